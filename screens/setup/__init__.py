"""What the new game of every game is made of: seats, colours, the list of what to set up."""
