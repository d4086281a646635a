"""Vestige's part of the library: cards and printed values that somebody read once, triggers, tiles, names."""

from collections.abc import Container, Hashable, Iterable, Mapping
from typing import Annotated, Any, ClassVar, Self

from pydantic import AfterValidator, ValidationError, ValidationInfo, model_validator

from companion.library import Binned as AnyBinned
from companion.library import Held as AnyHeld
from companion.library import Library as LibraryOfAGame
from companion.library import Source, both, kept, named_apart, read_library, without
from companion.saved import FROM_A_SAVE
from companion.vestige.box.cards import CARD, AnyCard, MasteryTile, RegionCard, SpeedSpace
from companion.vestige.box.ids import fresh_id
from companion.vestige.box.nemesis import Nemesis, ThreatCard
from companion.vestige.box.pack import bundled
from companion.vestige.regions import WITH_A_LOCK, RegionName, base_tiles, called, module_tiles
from companion.vestige.setup import MOST_TILE_CARDS, Printed, TriggerSpace, ascending
from companion.vestige.table import Table


class Held(AnyHeld):
    """A card of Vestige as it is kept."""

    card: AnyCard


class Binned(AnyBinned):
    """A card of Vestige that was put away."""

    held: Held


class Library(LibraryOfAGame):
    """Vestige's part of the library. What the rulebook states is not among its cards.

    `threats` are names of threat cards by nemesis, as people typed them. `collection` are the region tiles that the
    group owns, `locked` those on which it saw a lock (p. 6).
    """

    HELD: ClassVar[type[AnyHeld]] = Held
    BINNED: ClassVar[type[AnyBinned]] = Binned

    cards: dict[str, Held] = {}
    bin: dict[str, Binned] = {}
    triggers: Annotated[tuple[TriggerSpace, ...], AfterValidator(ascending)] = ()
    threats: dict[str, tuple[str, ...]] = {}
    collection: tuple[RegionName, ...] = base_tiles()
    locked: tuple[RegionName, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _from_values_alone(cls, saved: Any, info: ValidationInfo) -> Any:
        # Libraries of version 0.3 and before knew printed values alone.
        if not (isinstance(saved, dict) and "printed" in saved):
            return saved
        printed = Printed.model_validate(saved["printed"], context=info.context)
        cards = dict(saved.get("cards", {}))
        for of, value in values(printed):
            card = _as_card(of, value, cards)
            cards[card["id"]] = {"card": card}
        return {name: value for name, value in saved.items() if name != "printed"} | {"cards": cards}

    @property
    def printed(self) -> Printed:
        """The printed values of regions, mastery tiles and speed spaces that somebody has read."""
        regions, mastery, speed = {}, {}, {}
        for held in self.cards.values():
            card = held.card
            if isinstance(card, RegionCard | MasteryTile | SpeedSpace) and card.leverage is not None:
                match card:
                    case RegionCard(name=name):
                        regions[name] = card.leverage
                    case MasteryTile(mastery=colour):
                        mastery[colour] = card.leverage
                    case SpeedSpace(space=space):
                        speed[space] = card.leverage
        return Printed(regions=regions, mastery=mastery, speed=speed)

    @classmethod
    def of_the_app(cls) -> Mapping[str, Nemesis]:
        """The nemeses that come with the app."""
        return bundled()

    @classmethod
    def called(cls, card: Any) -> Hashable:
        """There is one of each mastery tile and speed space, whatever it is called."""
        match card:
            case SpeedSpace(space=space):
                return "speed", space
            case MasteryTile(mastery=colour):
                return "mastery", colour
            case _:
                return super().called(card)

    @classmethod
    def in_its_place(cls, card: Any) -> bool:
        """Region tiles, mastery tiles and speed spaces are there once."""
        return isinstance(card, RegionCard | MasteryTile | SpeedSpace)

    @classmethod
    def printed_on(cls, card: Any) -> int | None:
        """The leverage of a tile or space."""
        return card.leverage if isinstance(card, RegionCard | MasteryTile | SpeedSpace) else None

    def with_what_else(self, other: Self) -> dict[str, Any]:
        """Places of triggers, threats by name, tiles and locks of the other where this one has none."""
        return super().with_what_else(other) | {
            "triggers": self.triggers or other.triggers,
            "threats": {
                nemesis: both(self.threats.get(nemesis, ()), other.threats.get(nemesis, ()))
                for nemesis in (*self.threats, *other.threats)
            },
            "collection": both(self.collection, other.collection),
            "locked": both(self.locked, other.locked),
        }

    def nemeses(self) -> tuple[Nemesis, ...]:
        """Every nemesis that can be chosen: those that come with the app, then the person's own.

        An own card takes the place of one that comes with the app and has the same name.
        """
        return self.choices("nemesis")


def library_of(saved: dict[str, Any]) -> Library:
    """The library in its saved form, read."""
    return read_library(Library, saved)


def duplicated(library: Library, card: AnyCard) -> tuple[Library, str]:
    """The library with a copy of a card under a name and id of its own, and that id."""
    if isinstance(card, MasteryTile | SpeedSpace):
        raise ValueError("there is one of each tile and space; change it instead")
    copy = named_apart(library, card)
    return kept(library, copy), copy.id


def remember(library: Library, of: str, value: int, source: Source = "my_copy") -> Library:
    """The library with a printed value set: `of` is `region:Oasis`, `speed:5` or `mastery:guile`."""
    return kept(library, _tile_of(library, of, value), source)


def forget(library: Library, of: str) -> Library:
    """The library without a printed value. The app will ask for it again when it matters."""
    card = _tile(library, of)
    if card is None:
        return library
    if card.words or (isinstance(card, RegionCard) and card.at_end):
        return kept(library, card.changed({"leverage": None}), library.cards[card.id].source)
    return without(library, [card.id])


def values(printed: Printed) -> tuple[tuple[str, int], ...]:
    """Printed values by their place: `region:Oasis`, `speed:5`, `mastery:guile`."""
    return (
        *((f"region:{name}", value) for name, value in printed.regions.items()),
        *((f"speed:{space}", value) for space, value in printed.speed.items()),
        *((f"mastery:{colour}", value) for colour, value in printed.mastery.items()),
    )


def tile_card(library: Library, of: str) -> RegionCard | MasteryTile | SpeedSpace | None:
    """The card of a tile by its place, such as `region:Oasis`; None where nobody has written anything of it down."""
    return _tile(library, of)


def _tile(library: Library, of: str) -> RegionCard | MasteryTile | SpeedSpace | None:
    place, _, name = of.partition(":")
    for held in library.cards.values():
        match held.card:
            case RegionCard() as card if place == "region" and card.name == called(name):
                return card
            case SpeedSpace() as card if place == "speed" and str(card.space) == name:
                return card
            case MasteryTile() as card if place == "mastery" and card.mastery == name:
                return card
    return None


def _tile_of(library: Library, of: str, value: int) -> RegionCard | MasteryTile | SpeedSpace:
    """The tile or space at a place with a value: the one that is known already, or a new one."""
    known = _tile(library, of)
    if known is not None:
        return known.changed({"leverage": value})
    # Its name may be one that only an earlier version let in, in a game that goes on.
    card = CARD.validate_python(_as_card(of, value, library.cards), context=FROM_A_SAVE)
    assert isinstance(card, RegionCard | MasteryTile | SpeedSpace)
    return card


def _as_card(of: str, value: int, taken: Container[str]) -> dict[str, Any]:
    """A tile or space with a value in its saved form, under an id that is not taken."""
    place, _, name = of.partition(":")
    field = {"region": "name", "speed": "space", "mastery": "mastery"}[place]
    said = int(name) if place == "speed" else name
    return {"kind": place, "id": fresh_id(taken, f"{place} {name}"), field: said, "leverage": value}


def place_triggers(library: Library, triggers: tuple[TriggerSpace, ...]) -> Library:
    """The library with the triggers at other places; none at all to be asked again."""
    return library.changed({"triggers": triggers})


def own(library: Library, tile: str, owned: bool) -> Library:
    """The library with a region tile in the group's collection, or out of it; what is not owned carries no lock."""
    collection = _with(library.collection, called(tile), owned)
    locked = library.locked if owned else _with(library.locked, called(tile), False)
    return library.changed({"collection": collection, "locked": locked})


def lock(library: Library, tile: str, locked: bool) -> Library:
    """The library with a lock seen on a region tile, or none after all (p. 6). Who sees a tile owns it."""
    collection = _with(library.collection, called(tile), True) if locked else library.collection
    return library.changed({"collection": collection, "locked": _with(library.locked, called(tile), locked)})


def locks_marked(library: Library) -> str:
    """How many of the 13 locks are marked, in words: `9 of 13 marked`."""
    return f"{len(library.locked)} of {WITH_A_LOCK} marked"


def seen(library: Library, regions: Iterable[str | None]) -> Library:
    """The library after tiles of the module were seen on the table."""
    for region in regions:
        if region in module_tiles() and region not in library.collection:
            library = own(library, region, True)
    return library


def _with(tiles: tuple[str, ...], tile: str, there: bool) -> tuple[str, ...]:
    """Tiles in the order of the rulebook's list, with or without one of them."""
    known = (*base_tiles(), *module_tiles())
    wanted = {*tiles, tile} if there else {*tiles} - {tile}
    own_names = sorted(wanted.difference(known))
    return (*(name for name in known if name in wanted), *own_names)


def known_threats(saved: dict[str, Any], table: Table, nemesis: str) -> tuple[str, ...]:
    """Threat cards that can still come out for a nemesis: its card's, then those that people typed before."""
    competitor = table.competitor(nemesis)
    library = library_of(saved)
    card = library.known("nemesis", competitor.pack.name if competitor.pack else nemesis)
    names = [threat.name for it in (competitor.pack, card) if isinstance(it, Nemesis) for threat in it.threats]
    names = list(dict.fromkeys((*names, *library.threats.get(nemesis, ()))))
    lying = {threat.name for threat in competitor.threats}
    return tuple(name for name in names if name not in lying)


def known_threat(saved: dict[str, Any], table: Table, nemesis: str, name: str) -> ThreatCard | None:
    """What is printed on a threat of a nemesis, as far as its card in this game or the library's knows."""
    competitor = table.competitor(nemesis)
    card = library_of(saved).known("nemesis", competitor.pack.name if competitor.pack else nemesis)
    found = (it.threat(name) for it in (competitor.pack, card) if isinstance(it, Nemesis))
    return next((threat for threat in found if threat is not None), None)


def newest(library: Library, card: Nemesis) -> Nemesis:
    """A nemesis as the library has it now, by its id, else by its name; as it is given where the library has none."""
    held = library.cards.get(card.id)
    found = held.card if held else library.known("nemesis", card.name)
    return found if isinstance(found, Nemesis) else card


def tile_cards(library: Library) -> tuple[RegionCard, ...]:
    """Region tiles of which somebody has entered what they give their controller at game end, for a setup."""
    found = (held.card for held in library.of_kind("region"))
    given = tuple(card for card in found if isinstance(card, RegionCard) and card.at_end is not None)
    return given[:MOST_TILE_CARDS]


def made(given: dict[str, Any]) -> AnyCard | None:
    """A card out of what was typed at a table; None for what no card could hold, such as a name of control signs."""
    try:
        return CARD.validate_python(given)
    except ValidationError:
        return None
