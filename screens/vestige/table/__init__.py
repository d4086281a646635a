"""The table in play: strip, competitors, prompts, regions."""
