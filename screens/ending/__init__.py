"""The end of any game: the verdict, where the points came from, and how the result is shared."""
