"""Which rules belong to the moment: what people would look up now, before they have typed anything."""

from collections.abc import Iterator, Mapping

from companion.vestige.closing import STAGES, Stage
from companion.vestige.glossary import entry_of_nemesis, entry_of_stage
from companion.vestige.prompts import notices, prompts
from companion.vestige.table import Table

MOST = 6

_ALSO_AT: Mapping[Stage, tuple[str, ...]] = {
    "tracks": ("scoring-order", "threat-level"),
    "holdings": ("regions-at-the-end",),
    "covert_ops": ("scoring-order", "complete-a-covert-op"),
    "bounties": ("bounty-lost", "bounties"),
    "regions": ("region-trench", "control"),
    "extras": ("region-rise", "nemesis-game-end"),
    "cards": ("mastery", "mastery-tie"),
    "bonus": ("region-ring", "mastery"),
    "tiles": ("mastery-tiles", "mastery-tie", "mastery-unclaimed"),
    "goals": ("unique-goal", "two-goals", "verdict"),
    "verdict": ("tie-for-most", "unique-goal"),
}
"""What belongs to a stage of final scoring besides the entry that is about it."""


def right_here(table: Table, stage: str = "") -> tuple[str, ...]:
    """Ids of rules entries for where the game stands, the most pressing first.

    `stage` is the one of final scoring that is being looked at, if any.
    """
    return tuple(dict.fromkeys(_now(table, stage)))[:MOST]


def _now(table: Table, stage: str) -> Iterator[str]:
    yield from (prompt.rule for prompt in prompts(table))
    yield from (notice.rule for notice in notices(table))
    match table.phase:
        case "scoring":
            yield from _of_the_stage(next((it for it in STAGES if it == stage), "covert_ops"))
            yield from _of_the_side(table)
            yield from ("scoring-order", "mastery", "verdict", "tie-for-most")
        case "over":
            yield from _of_the_stage("verdict")
            yield from ("mastery", "scoring-order")
        case "nemeses":
            yield from ("nemesis-turn", "difficulty", "triggered-ability", "nemesis-gains-cards")
            yield from (entry_of_nemesis(nemesis.name) for nemesis in table.nemeses)
            yield from ("remove-a-threat", "nemesis-takes-a-region")
        case _:
            if table.final_round is not None:
                yield from ("final-round", "no-condition-after-the-final-round", "scoring-order")
            if table.mode == "cooperative":
                yield from ("shared-turn", "card-transfer")
            yield from ("turn", "bonus-actions", "visit", "take-control", "recover-influence", "outcome-die")


def _of_the_stage(stage: Stage) -> Iterator[str]:
    yield entry_of_stage(stage)
    yield from _ALSO_AT[stage]


def _of_the_side(table: Table) -> Iterator[str]:
    if table.mode in ("teams", "cooperative"):
        yield "team-scoring"
    if table.nemeses and table.mode != "competitive":
        yield "two-cards-rule"
