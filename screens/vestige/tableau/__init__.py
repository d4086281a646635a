"""What lies before one player: cards, dashboard, attributes, covert ops."""
