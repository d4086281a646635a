"""What is in the box: cards and tiles as data, packs of them, and what can be done with them at a desk."""
