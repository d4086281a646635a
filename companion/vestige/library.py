"""What is remembered from game to game: cards and printed values that somebody read once, triggers, names."""

from collections.abc import Container, Iterable
from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    ModelWrapValidatorHandler,
    SerializerFunctionWrapHandler,
    ValidationError,
    ValidationInfo,
    model_serializer,
    model_validator,
)

from companion.frozen import Frozen
from companion.saved import FROM_A_SAVE, from_a_save
from companion.vestige.box.cards import CARD, AnyCard, Kind, MasteryTile, RegionCard, SpeedSpace
from companion.vestige.box.ids import fresh_id
from companion.vestige.box.nemesis import Nemesis, ThreatCard
from companion.vestige.box.pack import bundled
from companion.vestige.regions import WITH_A_LOCK, RegionName, base_tiles, called, module_tiles
from companion.vestige.setup import MOST_TILE_CARDS, Printed, TriggerSpace, ascending
from companion.vestige.table import Table
from companion.vestige.unread import parted, put_back

Source = Literal["my_copy", "pack", "guess"]
SOURCES: dict[Source, str] = {"my_copy": "my copy", "pack": "a pack", "guess": "a guess"}


class Held(Frozen):
    """A card as it is kept: where it was read, the name of the pack it came with, and whether it is out of use."""

    card: AnyCard
    source: Source = "my_copy"
    pack: str | None = None
    retired: bool = False


class Binned(Frozen):
    """A card that was put away: as it was kept, and when that was, in ISO 8601."""

    held: Held
    discarded: str


class Library(Frozen):
    """Vestige's part of the library. `cards` are by id; what the rulebook states is not among them.

    `bin` has the cards that were put away, by places of its own: only `bin.py` looks into it.
    `threats` are names of threat cards by nemesis, as people typed them; `people` the names of seats, last one first.
    `collection` are the region tiles that the group owns, `locked` those on which it saw a lock (p. 6).
    `unread` is what only another version understands, by field, kept with the rest.
    """

    cards: dict[str, Held] = {}
    bin: dict[str, Binned] = {}
    triggers: Annotated[tuple[TriggerSpace, ...], AfterValidator(ascending)] = ()
    people: tuple[str, ...] = ()
    threats: dict[str, tuple[str, ...]] = {}
    collection: tuple[RegionName, ...] = base_tiles()
    locked: tuple[RegionName, ...] = ()
    unread: dict[str, Any] = {}

    @model_validator(mode="wrap")
    @classmethod
    def _as_far_as_it_fits(cls, saved: Any, handler: ModelWrapValidatorHandler[Self], info: ValidationInfo) -> Self:
        try:
            return handler(saved)
        except ValidationError as error:
            if not (from_a_save(info) and isinstance(saved, dict)):
                raise
            understood, unread = parted(saved, error)
        try:
            return handler(understood).changed({"unread": unread})
        except ValidationError:
            return handler({}).changed({"unread": saved})

    @model_serializer(mode="wrap")
    def _whole(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        told = handler(self)
        unread = told.pop("unread", None)
        return put_back(told, unread, _USUAL) if unread else told

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

    def of_kind(self, kind: Kind) -> tuple[Held, ...]:
        """The cards of a kind that are in use, by name."""
        found = (held for held in self.cards.values() if held.card.kind == kind and not held.retired)
        return tuple(sorted(found, key=lambda held: held.card.name.casefold()))

    def known(self, kind: Kind, name: str) -> AnyCard | None:
        """The card of a kind with this name, however its capitals were typed."""
        wanted = name.strip().casefold()
        return next(
            (
                held.card
                for held in self.cards.values()
                if held.card.kind == kind and not held.retired and held.card.name.casefold() == wanted
            ),
            None,
        )

    def nemeses(self) -> tuple[Nemesis, ...]:
        """Every nemesis that can be chosen: those that come with the app, then the person's own.

        An own card takes the place of one that comes with the app and has the same name.
        """
        own = tuple(held.card for held in self.of_kind("nemesis") if isinstance(held.card, Nemesis))
        named = {card.name.casefold() for card in own}
        return (*(card for card in bundled().values() if card.name.casefold() not in named), *own)


_USUAL: dict[str, Any] = Library().model_dump(mode="json")
_read: list[tuple[dict[str, Any], Library]] = []


def library_of(saved: dict[str, Any]) -> Library:
    """The library in its saved form, read. The one that was read last is not read again: it may hold 1,000 cards."""
    if not (_read and _read[0][0] is saved):
        _read[:] = [(saved, Library.model_validate(saved, context=FROM_A_SAVE))]
    return _read[0][1]


def saved_library(library: Library) -> dict[str, Any]:
    """The library in its saved form."""
    saved = library.model_dump(mode="json")
    _read[:] = [(saved, library)]
    return saved


def suggestions(
    library: Library, kind: Kind, letters: str, most: int = 6, lying: Container[str] = ()
) -> tuple[AnyCard, ...]:
    """Cards of a kind whose name begins with these letters, then those in which a later word does.

    Those that are `lying` on the table already are not offered.
    """
    cards = [held.card for held in library.of_kind(kind) if held.card.name not in lying]
    if kind == "nemesis":
        cards = list(library.nemeses())
    ranked = [(rank, card) for card in cards if (rank := fits(card.name, letters)) is not None]
    return tuple(card for _, card in sorted(ranked, key=lambda one: one[0])[:most])


def fitting(names: Iterable[str], letters: str) -> tuple[str, ...]:
    """The names that begin with these letters, then those in which a later word does, else in the order given."""
    ranked = [(rank, name) for name in names if (rank := fits(name, letters)) is not None]
    return tuple(name for _, name in sorted(ranked, key=lambda one: one[0]))


def fits(name: str, letters: str) -> int | None:
    """How well a name fits the letters that were typed: 0 if it begins with them, 1 if a later word does."""
    told, wanted = name.casefold(), letters.strip().casefold()
    if told.startswith(wanted):
        return 0
    return 1 if f" {wanted}" in told else None


def kept(library: Library, card: AnyCard, source: Source = "my_copy", pack: str | None = None) -> Library:
    """The library with a card, in place of the one with its id."""
    before = library.cards.get(card.id)
    retired = before.retired if before else False
    held = Held(card=card, source=source, pack=pack, retired=retired)
    return library.changed({"cards": {**library.cards, card.id: held}})


def without(library: Library, ids: Iterable[str]) -> Library:
    """The library without some cards."""
    gone = set(ids)
    return library.changed({"cards": {id: held for id, held in library.cards.items() if id not in gone}})


def retired(library: Library, id: str, retired: bool) -> Library:
    """The library with a card out of use, or in use again: it is not offered, and nothing of it is lost."""
    held = library.cards[id].changed({"retired": retired})
    return library.changed({"cards": {**library.cards, id: held}})


def duplicated(library: Library, card: AnyCard) -> tuple[Library, str]:
    """The library with a copy of a card under a name and id of its own, and that id."""
    if isinstance(card, MasteryTile | SpeedSpace):
        raise ValueError("there is one of each tile and space; change it instead")
    copy = named_apart(library, card)
    return kept(library, copy), copy.id


def named_apart(library: Library, card: AnyCard) -> AnyCard:
    """The card under an id and name that none in the library has, be it in use or out of use."""
    taken = {held.card.name.casefold() for held in library.cards.values() if held.card.kind == card.kind}
    number = 2
    while f"{card.name[:56]} {number}".casefold() in taken:
        number += 1
    name = f"{card.name[:56]} {number}"
    return CARD.validate_python({**card.model_dump(), "id": fresh_id(library.cards, name), "name": name})


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
