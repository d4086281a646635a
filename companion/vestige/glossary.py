"""Which rules entry explains a word of the game: what a screen opens for a region, a card, a mode.

Only what does not carry its entry itself, as rulings, automations, prompts and notices do.
"""

import re
from collections.abc import Mapping
from functools import cache

from companion.vestige.cards import CardKind, Mastery
from companion.vestige.closing import Stage
from companion.vestige.regions import called, region_tiles
from companion.vestige.score import Step as ScoringStep
from companion.vestige.score import Verdict
from companion.vestige.setup import Difficulty, Mode, TriggerKind
from companion.vestige.table import Phase

_CARDS: Mapping[CardKind, str] = {
    "lawmaker": "lawmakers",
    "mercenary": "mercenaries",
    "smuggler": "smugglers",
    "bounty": "bounties",
    "artifact": "artifacts",
    "augmentation": "augmentations",
    "chop_bot": "chop-bots",
}
_PHASES: Mapping[Phase, str] = {
    "players": "rounds",
    "nemeses": "nemesis-turn",
    "scoring": "scoring",
    "over": "verdict",
}
_THREATS = {"syndicate lord": "syndicate-lord", "man with the plans": "man-with-the-plans"}
_STAGES: Mapping[Stage, str] = {
    "tracks": "leverage",
    "holdings": "control",
    "covert_ops": "covert-ops-at-the-end",
    "bounties": "bounties-at-the-end",
    "regions": "regions-at-the-end",
    "extras": "extras-at-the-end",
    "cards": "mastery-cards",
    "bonus": "mastery-bonus",
    "tiles": "mastery",
    "goals": "goals-at-the-end",
    "verdict": "verdict",
}
_SCORING_STEPS: Mapping[ScoringStep, str] = {
    "leverage": "leverage",
    "covert_ops": "covert-ops-at-the-end",
    "bounties": "bounties-at-the-end",
    "regions": "regions-at-the-end",
    "extras": "extras-at-the-end",
    "game_end": "nemesis-game-end",
    "mastery": "mastery",
    "owed": "printed-values",
}
_VERDICTS: Mapping[str, str] = {"most_leverage": "verdict", "tie": "tie-for-most", "goal": "goals-at-the-end"}
_ROWS = {"bone": "bone-rows"}
_GAME_ENDS = {"bone": "bone-game-end"}
_GOALS = {"bone": "bone-goal"}
_NEMESES = {"bone": "bone", "dunecrest": "dunecrest-and-happy", "happy": "dunecrest-and-happy"}


def entry_of_region(name: str) -> str:
    """The entry of a region tile by its name at the table; the one about all regions for a tile of one's own."""
    return _regions().get(called(name), "regions")


def entry_of_card(kind: CardKind) -> str:
    """The entry of a kind of card."""
    return _CARDS[kind]


def entry_of_mastery(mastery: Mastery) -> str:
    """The entry of a mastery: that of its attribute, or of the tiles for the one that the rulebook does not name."""
    return "mastery-tiles" if mastery == "chop_bots" else mastery


def entry_of_mode(mode: Mode) -> str:
    """The entry of a way to play."""
    return mode


def entry_of_difficulty(difficulty: Difficulty) -> str:
    """The entry of how hard nemeses are."""
    return difficulty


def entry_of_trigger(kind: TriggerKind) -> str:
    """The entry of a kind of trigger."""
    return f"{kind}-trigger"


def entry_of_nemesis(name: str) -> str:
    """The entry of a nemesis by its name; the one about all nemeses for one that the rulebook does not know."""
    return _NEMESES.get(_folded(name), "nemesis")


def entry_of_rows(nemesis: str) -> str:
    """The entry of what a nemesis does on its turn, by the nemesis's name."""
    return _ROWS.get(_folded(nemesis), "nemesis-row")


def entry_of_game_end(nemesis: str) -> str:
    """The entry of what a nemesis gains in final scoring, by its name."""
    return _GAME_ENDS.get(_folded(nemesis), "nemesis-game-end")


def entry_of_goal(nemesis: str) -> str:
    """The entry of a nemesis's unique goal, by its name."""
    return _GOALS.get(_folded(nemesis), "unique-goal")


def entry_of_stage(stage: Stage) -> str:
    """The entry of a stage of final scoring."""
    return _STAGES[stage]


def entry_of_scoring_step(step: ScoringStep) -> str:
    """The entry of a place where points come from."""
    return _SCORING_STEPS[step]


def entry_of_verdict(verdict: Verdict) -> str:
    """The entry of the reason for which somebody won, or nobody."""
    return _VERDICTS[verdict.reason]


def entry_of_threat(name: str) -> str:
    """The entry of a threat by its name; the one about all threats for one that the rulebook does not show."""
    return _THREATS.get(_folded(name), "threat")


def entry_of_phase(phase: Phase) -> str:
    """The entry of where a game stands in time."""
    return _PHASES[phase]


def entry_of_printed(of: str) -> str:
    """The entry about a printed value such as `region:Oasis`, `card:12`, `speed:3` or `mastery:might`."""
    match of.split(":", 1):
        case ["region", name]:
            return entry_of_region(name)
        case ["card", _]:
            return "gained-cards-pay"
        case ["speed", _]:
            return "speed-upgrade"
        case ["mastery", _]:
            return "mastery-tiles"
        case _:
            return "printed-values"


@cache
def _regions() -> Mapping[str, str]:
    return {name: _entry_called(tile.name) for tile in region_tiles() for name in tile.tiles}


def _entry_called(region: str) -> str:
    words = re.findall(r"[a-z]+", region.casefold().removeprefix("the ").replace("'", ""))
    return "-".join(("region", *words))


def _folded(name: str) -> str:
    return name.strip().casefold()
