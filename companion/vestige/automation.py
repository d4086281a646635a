"""What the app does by itself, and how each of it is set: do it, ask first, leave it to people."""

from collections.abc import Mapping
from typing import Literal, get_args

Automation = Literal[
    "triggers",
    "final_round",
    "control_leverage",
    "visit_leverage",
    "card_leverage",
    "triggered_abilities",
    "threat_effects",
    "nemesis_turn",
]
How = Literal["on", "ask", "off"]

AUTOMATIONS: tuple[Automation, ...] = get_args(Automation)
HOWS: tuple[How, ...] = get_args(How)

MEANING: dict[Automation, tuple[str, str]] = {
    "triggers": ("Triggers", "A disc that reaches a trigger opens its stack."),
    "final_round": ("Final round", "Enough met conditions announce the final round."),
    "control_leverage": ("Taking control", "The printed leverage of a region is gained with its control."),
    "visit_leverage": ("Visits", "A visit pays the region's controller."),
    "card_leverage": ("Gaining cards", "A gained card pays its printed leverage."),
    "triggered_abilities": ("Triggered abilities", "Nemeses answer to what happens."),
    "threat_effects": ("Threats", "A revealed threat does what it says at once."),
    "nemesis_turn": ("Nemesis turn", "The rows of each nemesis are worked out."),
}


def known_automation(automation: Mapping[Automation, How]) -> dict[Automation, How]:
    """The settings that this version knows: a save of another one may hold more."""
    return {kind: how for kind, how in automation.items() if kind in AUTOMATIONS and how in HOWS}
