"""A game given out: shared with people, or handed to other apps."""
