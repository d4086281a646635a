"""The player board: the legend loop, vitality, what lies on the tray and around it."""
