"""The end of Forsaken."""
