"""Locations: what people do there, and the bookkeeping that comes with it."""
