"""A new game of Chronicles."""
