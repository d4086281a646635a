"""Vindication: Chronicles: the rules and the table."""
