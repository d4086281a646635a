"""Which rules belong to the moment: what people would look up now, before they have typed anything."""

from collections.abc import Iterator

from companion.vestige.closing import Stage
from companion.vestige.prompts import notices, prompts
from companion.vestige.table import Table

MOST = 6

_STAGES: dict[Stage, tuple[str, ...]] = {
    "tracks": ("scoring-order", "leverage", "threat-level"),
    "holdings": ("regions-at-the-end", "control"),
    "covert_ops": ("covert-ops-at-the-end", "scoring-order", "complete-a-covert-op"),
    "bounties": ("bounties-at-the-end", "bounty-lost", "bounties"),
    "regions": ("regions-at-the-end", "region-trench", "control"),
    "extras": ("extras-at-the-end", "region-rise", "nemesis-game-end"),
    "cards": ("mastery", "mastery-tie", "mastery-cards"),
    "bonus": ("mastery-bonus", "region-ring", "mastery"),
    "tiles": ("mastery-tiles", "mastery-tie", "mastery-unclaimed"),
    "goals": ("unique-goal", "two-goals", "verdict"),
    "verdict": ("verdict", "tie-for-most", "unique-goal"),
}


def right_here(table: Table, stage: str = "") -> tuple[str, ...]:
    """Ids of rules entries for where the game stands, the most pressing first. Not every nemesis's has an entry.

    `stage` is the one of final scoring that is being looked at, if any.
    """
    return tuple(dict.fromkeys(_now(table, stage)))[:MOST]


def _now(table: Table, stage: str) -> Iterator[str]:
    yield from (prompt.rule for prompt in prompts(table))
    yield from (notice.rule for notice in notices(table))
    match table.phase:
        case "scoring":
            yield from next((found for name, found in _STAGES.items() if name == (stage or "covert_ops")), ())
            yield from _of_the_side(table)
            yield from ("scoring-order", "mastery", "verdict", "tie-for-most")
        case "over":
            yield from _STAGES["verdict"]
            yield from ("mastery", "scoring-order")
        case "nemeses":
            yield from ("nemesis-turn", "difficulty", "triggered-ability", "nemesis-gains-cards")
            # A nemesis that the rulebook tells of has an entry under the name of its pack; of others there is none.
            yield from (nemesis.pack for nemesis in table.nemeses if nemesis.pack)
            yield from ("remove-a-threat", "nemesis-takes-a-region")
        case _:
            if table.final_round is not None:
                yield from ("final-round", "no-condition-after-the-final-round", "scoring-order")
            if table.mode == "cooperative":
                yield from ("shared-turn", "card-transfer")
            yield from ("turn", "bonus-actions", "visit", "take-control", "recover-influence", "outcome-die")


def _of_the_side(table: Table) -> Iterator[str]:
    if table.mode in ("teams", "cooperative"):
        yield "team-scoring"
    if table.nemeses and table.mode != "competitive":
        yield "two-cards-rule"
