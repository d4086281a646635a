"""The small vocabulary in which cards are data: measures, amounts, conditions, effects, occasions. Never code."""
