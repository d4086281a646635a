"""Rules looked up: the page, the sheet over any page, and the small marks that lead there."""
