"""Occasions: the events that a triggered ability listens to (p. 27)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

When = Literal[
    "player_gains_control",
    "player_loses_control",
    "player_visits_region",
    "player_gains_card",
    "player_loses_card",
    "player_reaches_trigger",
    "player_completes_covert_op",
    "player_upgrades_speed",
    "player_removes_threat",
    "nemesis_gains_control",
    "another_nemesis_gains_control",
    "nemesis_loses_control",
    "nemesis_gains_card",
    "threat_revealed",
    "condition_met",
    "round_begins",
    "people_say",
]
WHENS: tuple[When, ...] = get_args(When)


@dataclass(frozen=True)
class Occasion:
    """One occasion: what a card says of it, its page and rule; whether it can be narrowed to a region or a kind."""

    words: str
    page: int
    rule: str
    of: Literal["region", "card"] | None = None


OCCASIONS: Mapping[When, Occasion] = {
    "player_gains_control": Occasion("a player gains control of {region}", 17, "take-control", "region"),
    "player_loses_control": Occasion("a player loses control of {region}", 17, "lose-control", "region"),
    "player_visits_region": Occasion("a player visits {region}", 13, "visit", "region"),
    "player_gains_card": Occasion("a player gains {card}", 21, "gained-cards-pay", "card"),
    "player_loses_card": Occasion("a player loses {card}", 16, "lose-a-card", "card"),
    "player_reaches_trigger": Occasion("a player's disc reaches a trigger", 25, "trigger-reached"),
    "player_completes_covert_op": Occasion("a player completes a covert op", 24, "complete-a-covert-op"),
    "player_upgrades_speed": Occasion("a player's speed rises", 12, "speed-upgrade"),
    "player_removes_threat": Occasion("a threat of {who} is removed", 27, "remove-a-threat"),
    "nemesis_gains_control": Occasion("a nemesis gains control of {region}", 27, "nemesis-takes-a-region", "region"),
    "another_nemesis_gains_control": Occasion(
        "another nemesis gains control of {region}", 27, "nemesis-takes-a-region", "region"
    ),
    "nemesis_loses_control": Occasion("{who} loses control of {region}", 27, "oust-a-nemesis", "region"),
    "nemesis_gains_card": Occasion("{who} gains {card}", 27, "nemesis-gains-cards", "card"),
    "threat_revealed": Occasion("a threat of {who} is revealed", 27, "threat-revealed"),
    "condition_met": Occasion("an endgame condition is met", 25, "condition-met"),
    "round_begins": Occasion("a round begins", 10, "rounds"),
    "people_say": Occasion("people see that it happens", 27, "triggered-ability"),
}
