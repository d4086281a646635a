"""Vestige on screen."""
