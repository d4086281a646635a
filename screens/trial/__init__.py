"""What if: the game tried out on a copy."""
