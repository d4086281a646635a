"""Pace: where leverage goes in the coming rounds."""
