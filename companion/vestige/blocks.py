"""Where a player's 21 blocks can be, the main actions, and the outcome die: words and numbers (p. 8 to 16)."""

from typing import Literal, get_args

Attribute = Literal["ambition", "might", "cunning", "guile", "intrigue", "ingenuity"]
Primary = Literal["ambition", "might", "cunning"]
Secondary = Literal["guile", "intrigue", "ingenuity"]
Hex = Literal["potential", "influence", "conviction"]
Action = Literal["activate", "move", "visit", "job"]
Face = Literal["upgrade", "efficient", "strain", "sever"]

ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
PRIMARIES: tuple[Primary, ...] = get_args(Primary)
SECONDARIES: tuple[Secondary, ...] = get_args(Secondary)
DASHBOARD: tuple[Hex, ...] = get_args(Hex)
ACTIONS: tuple[Action, ...] = get_args(Action)
FACES: tuple[Face, ...] = get_args(Face)

BLOCKS = 21
"""Blocks of a player: 20 and the speed counter (p. 8)."""

WHITE_BLOCKS = 3
"""What the controller of The Bridge has besides (p. 31)."""

CHARGES = 3
"""Charges that an artifact can hold (p. 22)."""

POWERED = 2
"""Blocks from which on the passive ability of a chop bot is on, unless its card says otherwise (p. 19)."""

START: dict[str, int] = {"potential": 8, "influence": 8}
"""Where blocks begin. The other four are told by setup cards, whose text the rulebook does not give (p. 8)."""

MADE_OF: dict[Secondary, tuple[Primary, Primary]] = {
    "guile": ("ambition", "might"),
    "intrigue": ("ambition", "cunning"),
    "ingenuity": ("might", "cunning"),
}
"""Which two primary attributes lie beside a secondary one on the alchemy mat (p. 9, 20, 21)."""

RIGHT_OF: dict[str, Hex] = {"potential": "influence", "influence": "conviction"}
LEFT_OF: dict[str, Hex] = {"influence": "potential", "conviction": "influence"}

ACTION_WORDS: dict[Action, str] = {
    "activate": "Activate",
    "move": "Move",
    "visit": "Visit or rest",
    "job": "Job",
}
