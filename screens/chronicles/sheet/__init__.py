"""The character sheet of a player: circles, renown, legendary tracks, legendary cards."""
