"""A new game of Forsaken."""
