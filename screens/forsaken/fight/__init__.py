"""Fights of Forsaken."""
