"""Rules questions answered: entries in our own words for all three games, and the search over them."""
