"""The nemeses' turn."""
