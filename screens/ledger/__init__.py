"""The ledger: the game in sentences."""
