"""Ash Warden, as it stands on a sheet of paper: an invented nemesis, and what people type and tap to enter it."""

from typing import Any

NAME = "Ash Warden"

PAPER = """
Rows          0    gain 1 leverage
              1    gain a mercenary
              2+   gain 1 leverage for each region it controls
Triggered     a player gains control of a region: gain 1 leverage
Goal          control at least 5 regions
Cinder Oath   at once: gain a smuggler
              removal: with two lawmakers in your network, pay 2 might
Burnt Bridge  at once: take control of The Trench
              when removed: move one of your blocks to a region next to The Trench
"""
OATH, BRIDGE = "Cinder Oath", "Burnt Bridge"
REMOVE_OATH = "With two lawmakers in your network, pay 2 might."
AFTER_BRIDGE = "Move one of your blocks to a region next to The Trench."

CARD: dict[str, Any] = {
    "kind": "nemesis",
    "id": "ash-warden",
    "name": NAME,
    "triggered": [{"when": "player_gains_control", "do": [{"gain_leverage": {"fixed": 1}}]}],
    "levels": [
        {"threat": 0, "do": [{"gain_leverage": {"fixed": 1}}]},
        {"threat": 1, "do": [{"gain_card": {"kind": "mercenary"}}]},
        {"threat": 2, "and_above": True, "do": [{"gain_leverage": {"per": ["regions_controlled"]}}]},
    ],
    "goal": {"condition": {"measure": "regions_controlled", "at_least": 5}},
    "threats": [
        {"name": OATH, "immediately": [{"gain_card": {"kind": "smuggler"}}], "removal": REMOVE_OATH},
        {
            "name": BRIDGE,
            "immediately": [{"gain_control": {"region": "The Trench"}}],
            "on_removal": [{"prompt": AFTER_BRIDGE}],
        },
    ],
}
"""The same as data: what the editor has to make of it."""
