"""The page Events: the timeline, and dark agents."""
