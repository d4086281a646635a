"""How a game of Vestige is set up (p. 6, 7, 26, 28, 29): everything that is settled before the first turn."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, ValidationInfo, field_validator, model_validator

from companion.automation import How
from companion.faults import nearest
from companion.frozen import Frozen
from companion.saved import OR_KEPT, from_a_save
from companion.vestige.automation import Automation
from companion.vestige.box.cards import RegionCard
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.reference import NemesisReference, card_of
from companion.vestige.cards import Mastery
from companion.vestige.regions import RegionName
from companion.vestige.rulings import RULING_IDS, RULINGS, RulingId

Mode = Literal["competitive", "teams", "solo", "cooperative"]
Difficulty = Literal["nuisance", "menace"]
TriggerKind = Literal["magenta", "white"]
# How much of the table the app mirrors, each more than the one before.
Depth = Literal["score", "cards", "everything"]

Name = Annotated[str, Field(min_length=1, max_length=60)]
Count = Annotated[int, Field(strict=True, ge=0, le=9999)]
COLOURS = ("green", "blue", "purple", "orange")
# The box has four colours; who plays with more people has pieces of others.
MORE_COLOURS = ("yellow", "red", "teal", "brown")
TRIGGERS = 5
MOST_TILE_CARDS = 40


class Seat(Frozen):
    """A person at the table."""

    name: Name
    color: str | None = None
    team: Name | None = None


class NemesisSeat(Frozen):
    """A nemesis and its column. Without a pack, or if its pack is gone, it is run by hand, from its cards.

    `threat_cards` is how many threat cards belong to it: every stack gets a fifth of them, rounded down (p. 26).
    """

    pack: NemesisReference | None = None
    name: Name | None = None
    threat_cards: Count = 0

    @model_validator(mode="before")
    @classmethod
    def _named_by_its_card(cls, given: Any) -> Any:
        # The name of a pack that comes with the app is saved too: one day that pack may be gone.
        pack = given.get("pack") if isinstance(given, dict) else None
        card = card_of(pack) if isinstance(pack, str) else None
        return {**given, "name": card.name} if card and given.get("name") is None else given

    @model_validator(mode="after")
    def _named(self) -> "NemesisSeat":
        if self.pack is None and self.name is None:
            raise ValueError("a nemesis needs a pack or a name; give it one of them")
        return self

    @property
    def called(self) -> str:
        """The name at the table: the given one, or the pack's."""
        return self.name or (self.card.name if self.card else re.sub(r"[-_]", " ", str(self.pack)).title())

    @property
    def card(self) -> Nemesis | None:
        """Its card; None for one that is run by hand."""
        return card_of(self.pack)

    @property
    def lacks_its_pack(self) -> bool:
        """Whether it had a pack that this version does not have."""
        return self.pack is not None and self.card is None


class TriggerSpace(Frozen):
    """Where a trigger stands on the leverage track, and its kind: magenta holds covert ops too."""

    at: Annotated[int, Field(strict=True, ge=1, le=999)]
    kind: TriggerKind


def ascending(triggers: tuple[TriggerSpace, ...]) -> tuple[TriggerSpace, ...]:
    """The same triggers. Raises ValueError when two share a space or one stands before its predecessor."""
    for number, (before, after) in enumerate(pairwise(triggers), start=2):
        if after.at == before.at:
            raise ValueError(f"triggers {number - 1} and {number} both stand at {after.at}; give each its own space")
        if after.at < before.at:
            raise ValueError(
                f"trigger {number} stands at {after.at}, before trigger {number - 1} at {before.at}; "
                "list them in the order in which a disc reaches them"
            )
    return triggers


TilePlace = Annotated[int, Field(strict=True, ge=1, le=19)]


class SetupTile(Frozen):
    """A region tile in one of the 19 places of the map mat. `region` None: it lies face down and nobody knows it."""

    place: TilePlace
    region: RegionName | None = None
    face_up: bool = True


def in_places(tiles: tuple[SetupTile, ...]) -> tuple[SetupTile, ...]:
    """The same tiles in the order of their places. Raises ValueError where two lie in one place."""
    counted = Counter(tile.place for tile in tiles)
    if twice := [place for place, count in counted.items() if count > 1]:
        raise ValueError(f"two tiles lie in place {twice[0]}; give each of the places 1 to 19 one tile")
    return tuple(sorted(tiles, key=lambda tile: tile.place))


class Printed(Frozen):
    """Printed values that are known: leverage of regions, mastery tiles and speed spaces."""

    regions: dict[RegionName, Count] = {}
    mastery: dict[Annotated[Mastery, OR_KEPT], Count] = {}
    speed: dict[int, Count] = {}


def name_faults(names: Iterable[str]) -> list[str]:
    """Names that two competitors share. Names are how a table speaks, so each must be its own."""
    given = tuple(names)
    counted = Counter(name.casefold() for name in given)
    return [name for name in dict.fromkeys(given) if counted[name.casefold()] > 1]


def mixed_side(sides: Mapping[str, str], nemeses: Collection[str]) -> str | None:
    """A name that would stand for two sides at once, if there is one. `sides` are by competitor."""
    borrowed = [side for side in sides.values() if sides.get(side, side) != side]
    if borrowed:
        return borrowed[0]
    against = {sides[name] for name in nemeses}
    return next((side for name, side in sides.items() if name not in nemeses and side in against), None)


def settled_rulings(rulings: Any) -> Any:
    """Rulings with each answer in its saved form. Raises ValueError for an unknown ruling or answer."""
    if not isinstance(rulings, dict):
        return rulings
    for ruling in rulings:
        if ruling not in RULING_IDS:
            raise ValueError(f'there is no ruling "{ruling}"; {nearest(str(ruling), RULING_IDS)}')
    return {ruling: RULINGS[ruling].option_of(str(said)) for ruling, said in rulings.items()}


class Setup(Frozen):
    """One game's setup. `starts_at` scoring is a game that nobody tracked and that is only scored.

    `depth` is how much is tracked: *score* (leverage, triggers, conditions, regions, nemeses), *cards* (also each
    tableau) or *everything* (also blocks, attributes and actions). `tile_cards` are region tiles that give their
    controller something at game end, as somebody has entered them.
    """

    mode: Mode
    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=6)]
    nemeses: Annotated[tuple[NemesisSeat, ...], Field(max_length=3)] = ()
    difficulty: Difficulty = "nuisance"
    nemeses_form_team: bool = False
    depth: Depth = "score"
    tiles: Annotated[tuple[SetupTile, ...], Field(max_length=19), AfterValidator(in_places)] = ()
    triggers: Annotated[tuple[TriggerSpace, ...], AfterValidator(ascending)] = ()
    printed: Printed = Printed()
    tile_cards: Annotated[tuple[RegionCard, ...], Field(max_length=MOST_TILE_CARDS)] = ()
    rulings: dict[Annotated[RulingId, OR_KEPT], str] = {}
    automation: dict[Annotated[Automation, OR_KEPT], Annotated[How, OR_KEPT]] = {}
    starts_at: Literal["round_one", "scoring"] = "round_one"

    @field_validator("rulings", mode="before")
    @classmethod
    def _rulings(cls, rulings: Any, info: ValidationInfo) -> Any:
        return rulings if from_a_save(info) else settled_rulings(rulings)

    @model_validator(mode="after")
    def _fits(self) -> "Setup":
        if len(self.triggers) != TRIGGERS and not (self.starts_at == "scoring" and not self.triggers):
            raise ValueError(f"there are {len(self.triggers)} triggers; the track has five")
        if double := name_faults(self.names):
            raise ValueError(f'two competitors are called "{double[0]}"; give each a name of its own')
        if self.mode == "solo" and len(self.seats) != 1:
            raise ValueError(f"a solo game has {len(self.seats)} seats; one person plays it")
        if self.mode in ("solo", "cooperative") and not self.nemeses:
            raise ValueError(f"a {self.mode} game has no nemesis; it needs 1 to 3")
        if self.mode == "teams":
            without = [seat.name for seat in self.seats if not seat.team]
            if without:
                raise ValueError(f"{without[0]} is in no team; give every seat the name of its team")
            if len({seat.team for seat in self.seats}) < 2:
                raise ValueError("there is only one team; a team game needs two or three")
        if side := mixed_side(self.sides, [nemesis.called for nemesis in self.nemeses]):
            raise ValueError(f'"{side}" would be the name of two sides; give a competitor or a team another name')
        return self

    @property
    def names(self) -> tuple[str, ...]:
        """All competitors: seats in turn order, then nemeses from left to right."""
        return (*(seat.name for seat in self.seats), *(nemesis.called for nemesis in self.nemeses))

    @property
    def sides(self) -> dict[str, str]:
        """The side that each competitor scores for."""
        humans = {
            seat.name: "Players" if self.mode == "cooperative" else (self.mode == "teams" and seat.team) or seat.name
            for seat in self.seats
        }
        nemeses = {it.called: "Nemeses" if self.nemesis_team else it.called for it in self.nemeses}
        return humans | nemeses

    @property
    def nemesis_team(self) -> bool:
        """Whether the nemeses are one side: always in team and cooperative games, by choice in solo (p. 28, 29)."""
        return bool(self.nemeses) and (
            self.mode in ("teams", "cooperative") or (self.mode == "solo" and self.nemeses_form_team)
        )
