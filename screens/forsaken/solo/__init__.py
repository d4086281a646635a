"""A solo game: the rival and the plot."""
