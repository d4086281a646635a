"""What the library has of Vestige alone: tiles and their values, triggers, packs of cards."""
