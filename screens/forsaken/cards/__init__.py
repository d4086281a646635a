"""The cards of Forsaken."""
