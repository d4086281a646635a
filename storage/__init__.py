"""What survives: games, printed values and settings on disk."""
