"""Screens of one part of the evening."""
