"""The games that the corpus tells of, in the order in which they are searched and browsed."""

from collections.abc import Mapping
from typing import Literal

GameId = Literal["vestige", "chronicles", "forsaken"]

GAMES: Mapping[GameId, str] = {
    "vestige": "Vestige",
    "chronicles": "Vindication: Chronicles",
    "forsaken": "Forsaken",
}
SHORT: Mapping[GameId, str] = {**GAMES, "chronicles": "Chronicles"}
"""What a game is called where there is little room."""
