"""The map: its tiles as a picture and as a list, and how they are laid out."""
