"""Forsaken on the screen: its pages, its signs, its cards."""
