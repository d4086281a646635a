"""Packs of cards: read in after a look at what would come, and put together for other people."""
