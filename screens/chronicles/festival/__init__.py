"""The page Festival: the board, and the tokens of each player."""
