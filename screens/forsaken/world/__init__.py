"""What lies on the board for all: the bounty, personas, scrap tiles, encounter decks, the event row."""
