"""Forsaken: its rules, its table and its words, for one to four people."""
