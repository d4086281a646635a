"""The set-up of exactly this game, line by line (p. 6, 7, 26, 28, 29): nothing that does not apply."""

from collections.abc import Iterator, Mapping, Sequence

from companion.checklist import Task as Task
from companion.ruling import ruled
from companion.vestige.box.reference import card_of
from companion.vestige.cards import counted, spoken
from companion.vestige.rulings import RULINGS
from companion.vestige.setup import COLOURS, Setup

# The rules entry of a line, by its id without the nemesis that it is about.
_ENTRIES: Mapping[str, str] = {
    "colours": "player-pieces",
    "mats": "setup",
    "setup-card": "setup-cards",
    "stacks": "card-stacks-setup",
    "jobs": "card-stacks-setup",
    "market": "chop-bot-market-setup",
    "tiles": "region-tiles-in-play",
    "mastery": "mastery-tiles-setup",
    "covert-ops": "covert-ops-setup",
    "own-covert-op": "covert-ops-setup",
    "conditions": "conditions-at-the-start",
    "open-condition": "conditions-at-the-start",
    "teams": "teams",
    "team": "cooperative",
    "starting-player": "starting-player",
    "nemesis-mat": "nemesis-setup",
    "column": "nemesis-blocks",
    "threats": "threats-in-the-stacks",
    "cards": "nemesis-setup",
    "setup": "nemesis-setup",
}
# How many magenta triggers a mat has is three; another one may differ, and people type what they see.
_COUNTS = ("", "", "two ", "three ", "four ", "five ")


def checklist(setup: Setup) -> tuple[Task, ...]:
    """What people do to set this game up, in order."""
    lines = (*_table(setup), *_nemeses(setup))
    return tuple(Task(id=id, text=text, page=page, rule=_ENTRIES[id.partition(":")[0]]) for id, page, text in lines)


def open_conditions(setup: Setup) -> int:
    """How many conditions are open at the start: 1 in competitive play, else none (p. 7, 28; R1 for cooperative)."""
    if setup.mode == "cooperative":
        return int(ruled(RULINGS, setup.rulings, "R1") == "yes")
    return int(setup.mode == "competitive")


def _table(setup: Setup) -> Iterator[tuple[str, int, str]]:
    people = len(setup.seats)
    each = "" if people == 1 else " for each player"
    yield "colours", 6, f"21 blocks, the discs and the pawn of one colour{each}{_beyond_the_box(setup)}"
    yield from _sides(setup)
    yield "mats", 6, "Map mat and alchemy mat in the middle"
    yield "setup-card", 6, f"One setup card{each}, drawn blind; do what it says"
    yield "stacks", 6, "Lawmakers, mercenaries and smugglers: shuffled, face down around the alchemy mat"
    yield "jobs", 6, "Bounties, artifacts and augmentations: shuffled, the top card of each turned up beside its stack"
    yield "market", 6, "Chop bots that nobody took: a stack, three of them face up"
    facing = "all face up" if setup.nemeses else "face down, those next to a pawn turned up"
    yield "tiles", 6, f"19 region tiles: the 13 with a lock and 6 others, mixed, {facing}"
    yield "mastery", 6, "Seven mastery tiles in their places on the alchemy mat"
    if magenta := [str(space.at) for space in setup.triggers if space.kind == "magenta"]:
        ops = f"{people} covert op{'s' if people > 1 else ''}"
        yield "covert-ops", 7, f"{ops} on each of the {_COUNTS[len(magenta)]}magenta triggers: {_listed(magenta)}"
    yield "own-covert-op", 7, f"One covert op{each}, kept secret"
    yield "conditions", 7, "One endgame condition, face down, on each of the five triggers"
    if open_conditions(setup):
        yield "open-condition", 7, "One more endgame condition face up in everyone's view"
    # p. 29: in cooperative play nobody begins, the players share one turn.
    if people > 1 and setup.mode != "cooperative":
        first, *others = (seat.name for seat in setup.seats)
        yield "starting-player", 10, f"{first} begins; clockwise from there {_listed(others)}"


def _sides(setup: Setup) -> Iterator[tuple[str, int, str]]:
    if setup.mode == "teams":
        members: dict[str, list[str]] = {}
        for seat in setup.seats:
            members.setdefault(seat.team or "", []).append(seat.name)
        teams = "; ".join(f"{team}: {_listed(names)}" for team, names in members.items())
        yield "teams", 28, f"{teams}. Everyone has blocks, a pawn and a disc of their own"
    if setup.mode == "cooperative" and len(setup.seats) > 1:
        yield "team", 29, "All players are one team. Everyone has blocks, a pawn and a disc of their own"


def _beyond_the_box(setup: Setup) -> str:
    """Which colours have to come from elsewhere: the box has four (p. 6)."""
    others = [seat.color for seat in setup.seats if seat.color and seat.color not in COLOURS]
    return f"; {_listed(others)} from elsewhere, as the box has four colours" if others else ""


def _listed(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _nemeses(setup: Setup) -> Iterator[tuple[str, int, str]]:
    if not setup.nemeses:
        return
    begins = len(setup.seats) > 1 and setup.mode != "cooperative"
    right = f", best to the right of {setup.seats[0].name}, who begins" if begins else ""
    yield "nemesis-mat", 26, f"Nemesis mat in clear view{right}"
    for nemesis in setup.nemeses:
        name = nemesis.called
        yield f"column:{name}", 26, f"{name}: powers on top of the column, blocks below, disc on the start of the track"
        stack, rest = divmod(nemesis.threat_cards, 5)
        if stack:
            aside = f"; {rest} set aside" if rest else ""
            yield (
                f"threats:{name}",
                26,
                f"{name}: {stack} threat{'s' if stack > 1 else ''} face down in each of the five stacks{aside}",
            )
        elif rest:
            yield f"threats:{name}", 26, f"{name}: {rest} threats are too few for five stacks, so all are set aside"
        card = card_of(nemesis.pack)
        joins = "cards with an ordinary back go into the ordinary stacks, shuffled"
        if card and card.joins:
            kinds = {one.kind: sum(it.count for it in card.joins if it.kind == one.kind) for one in card.joins}
            joins = "; ".join(
                f"{counted(count, kind)} into the {spoken(kind, 2)}, shuffled" for kind, count in kinds.items()
            )
        yield f"cards:{name}", 26, f"{name}: {joins}"
        for number, words in enumerate(card.setup if card else (), start=1):
            yield f"setup:{name}:{number}", 26, f"{name}: {words}"
