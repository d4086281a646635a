"""What a game teaches the library, and what the library tells a game: values and cards typed once, then remembered."""

from typing import Any

from companion.library import kept, met, saved_library
from companion.vestige import commands as c
from companion.vestige.box.cards import (
    AnyCard,
    BountyCard,
    CovertOpCard,
    EndgameCard,
    TableauCard,
)
from companion.vestige.box.ids import fresh_id
from companion.vestige.box.nemesis import Nemesis, ThreatCard
from companion.vestige.box.pack import bundled
from companion.vestige.cards import CardKind
from companion.vestige.events import (
    CardDescribed,
    CardGained,
    ConditionRevealed,
    CovertOpNoted,
    Event,
    JobCompleted,
    PrintedValueRead,
    ThreatRevealed,
    TilesLaidOut,
    TileTurned,
    TriggersPlaced,
)
from companion.vestige.library import Library, library_of, made, remember, seen
from companion.vestige.setup import Setup
from companion.vestige.table import Card, Table

_TEACHES = (
    PrintedValueRead,
    TriggersPlaced,
    ThreatRevealed,
    TilesLaidOut,
    TileTurned,
    CardGained,
    CardDescribed,
    JobCompleted,
    ConditionRevealed,
    CovertOpNoted,
)


def learn(saved: dict[str, Any], event: Event, table: Table) -> dict[str, Any]:
    """The library with what an event teaches. `table` is the one after it: a card's name may have come before."""
    if not isinstance(event, _TEACHES):
        # Most events teach nothing; reading the library for each of them would be felt in every tap.
        return saved
    library = library_of(saved)
    learnt = _learnt(library, event, table)
    return saved if learnt is library or learnt == library else saved_library(learnt)


def learn_setup(saved: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """The library with what a setup teaches: the places of the triggers, the names of the people, tiles they own."""
    library = met(library_of(saved), (seat.name for seat in setup.seats))
    learnt = seen(library, (tile.region for tile in setup.tiles))
    return saved_library(learnt.changed({"triggers": setup.triggers or library.triggers}))


def _learnt(library: Library, event: Event, table: Table) -> Library:
    match event:
        case PrintedValueRead(of=of, value=value):
            place, _, id = of.partition(":")
            return _card_seen(library, table, int(id)) if place == "card" else remember(library, of, value)
        case TriggersPlaced(triggers=triggers):
            return library.changed({"triggers": triggers})
        case ThreatRevealed(nemesis=nemesis, name=name, named=True, printed=printed):
            return _threat_seen(library, table, nemesis, name, printed)
        case TilesLaidOut(tiles=tiles):
            return seen(library, (tile.region for tile in tiles))
        case TileTurned(region=region):
            return seen(library, (region,))
        case CardGained(card=id) | CardDescribed(card=id) | JobCompleted(card=id):
            return _card_seen(library, table, id)
        case ConditionRevealed(name=name, printed=printed):
            return _named(library, printed or library.known("condition", name), {"kind": "condition", "name": name})
        case CovertOpNoted(name=name, words=words, leverage=pays, printed=printed):
            return _covert_op_seen(library, name, words, pays, printed)
        case _:
            return library


def _card_seen(library: Library, table: Table, id: int) -> Library:
    """A card of a tableau that has a name: its printed leverage is remembered by it."""
    card = next((it for one in table.competitors for it in one.cards if it.id == id), None)
    if card is None or not card.name:
        return library
    known = card.printed or library.known(card.kind, card.name)
    if card.kind == "bounty":
        value = {"value": {"fixed": card.leverage}} if card.leverage is not None else {}
        formula = isinstance(known, BountyCard) and known.value is not None and known.value.fixed is None
        return _named(library, known, {"kind": "bounty", "name": card.name} | ({} if formula else value))
    leverage = {"leverage": card.leverage} if card.leverage is not None else {}
    return _named(library, known, {"kind": card.kind, "name": card.name} | leverage)


def _covert_op_seen(
    library: Library, name: str, words: str | None, pays: int | None, printed: CovertOpCard | None
) -> Library:
    known = printed or library.known("covert_op", name)
    given: dict[str, Any] = {"kind": "covert_op", "name": name}
    if words:
        given["words"] = words
    rewarded = isinstance(known, CovertOpCard) and known.reward
    if pays is not None and not rewarded:
        given["reward"] = [{"gain_leverage": {"fixed": pays}}]
    return _named(library, known, given)


def _threat_seen(library: Library, table: Table, nemesis: str, name: str, printed: ThreatCard | None) -> Library:
    names = library.threats.get(nemesis, ())
    known = names if name in names else (*names, name)
    library = library.changed({"threats": {**library.threats, nemesis: known}})
    if printed is None:
        return library
    column = table.find(nemesis)
    called = column.pack.name if column and column.pack else nemesis
    card = library.known("nemesis", called)
    if card is None:
        # One that comes with the app is not changed: the person has a card of their own from now on.
        shown = next((it for it in bundled().values() if it.name == called), None)
        card = made({**(shown.model_dump() if shown else {}), "kind": "nemesis", "name": called,
                     "id": fresh_id(library.cards, called)})  # fmt: skip
    if not isinstance(card, Nemesis):
        return library
    others = tuple(threat for threat in card.threats if threat.name.casefold() != name.casefold())
    return _put(library, card.changed({"threats": (*others, printed)}))


def _named(library: Library, known: AnyCard | None, given: dict[str, Any]) -> Library:
    """The library with a card that was seen: what is known of it stays, what was read now is added."""
    if known is not None and known.id in library.cards:
        known = library.cards[known.id].card
    id = known.id if known is not None else fresh_id(library.cards, given["name"])
    before = known.model_dump() if known is not None else {}
    card = made({**before, **given, "id": id})
    if card is None or (card == known and id in library.cards):
        return library
    return _put(library, card)


def _put(library: Library, card: AnyCard) -> Library:
    """The library with a card as it was seen on the table: a value that was a guess is none any more."""
    held = library.cards.get(card.id)
    return kept(library, card, "my_copy", held.pack if held else None)


def recall(saved: dict[str, Any], table: Table, command: c.Command) -> c.Command:
    """A command with what the library knows of the card that it names: the version that the game uses from then on."""
    library = library_of(saved)
    match command:
        case c.GainCard(name=str(name), kind=kind):
            return _with_card(command, _in_tableau(library, table, kind, name))
        case c.PickUpJob(name=str(name), kind=kind):
            card = _in_tableau(library, table, kind, name)
            return command.changed({"printed": card}) if card and command.printed is None else command
        case c.DescribeCard(name=str(name), who=who, card=id):
            held = _held(table, who, id)
            return _with_card(command, _in_tableau(library, table, held.kind, name)) if held else command
        case c.CompleteJob(who=who, card=id, leverage=None):
            held = _held(table, who, id)
            card = _in_tableau(library, table, held.kind, held.name) if held and held.name else None
            known = card.leverage if isinstance(card, TableauCard) else None
            return command.changed({"leverage": known}) if known is not None else command
        case c.RevealCondition(name=name, printed=None):
            found = library.known("condition", name)
            return command.changed({"printed": found}) if isinstance(found, EndgameCard) else command
        case c.NoteCovertOp(name=name, printed=None):
            op = library.known("covert_op", name)
            if not isinstance(op, CovertOpCard):
                return command
            return command.changed({"printed": op, "words": command.words or op.words})
        case c.RevealThreat(nemesis=nemesis, name=name, printed=None):
            threat = _threat(library, table, nemesis, name)
            return command.changed({"printed": threat}) if threat else command
        case _:
            return command


def _with_card(command: c.GainCard | c.DescribeCard, card: TableauCard | BountyCard | None) -> c.Command:
    if card is None or (command.printed is not None and command.printed.name == card.name):
        return command
    known = card.leverage if isinstance(card, TableauCard) else None
    leverage = command.leverage if command.leverage is not None else known
    return command.changed({"printed": card, "leverage": leverage})


def _in_tableau(library: Library, table: Table, kind: CardKind, name: str) -> TableauCard | BountyCard | None:
    """A card by its kind and name: of the library, else one that a nemesis at this table has added to a stack."""
    found = library.known(kind, name)
    if isinstance(found, TableauCard | BountyCard):
        return found
    for nemesis in table.nemeses:
        for joining in nemesis.pack.joins if nemesis.pack else ():
            if joining.kind == kind and joining.name.casefold() == name.strip().casefold():
                given = {"kind": kind, "id": fresh_id(library.cards, joining.name), "name": joining.name,
                         "words": joining.words}  # fmt: skip
                worth = {"fixed": joining.leverage} if joining.leverage is not None else None
                card = made(given | ({"value": worth} if kind == "bounty" else {"leverage": joining.leverage}))
                return card if isinstance(card, TableauCard | BountyCard) else None
    return None


def _held(table: Table, who: str, id: int) -> Card | None:
    holder = table.find(who)
    return holder.card(id) if holder else None


def _threat(library: Library, table: Table, nemesis: str, name: str) -> ThreatCard | None:
    """A threat that the nemesis's card in this game does not have, but the library's does."""
    column = table.find(nemesis)
    if column is None or (column.pack and column.pack.threat(name)):
        return None
    card = library.known("nemesis", column.pack.name if column.pack else nemesis)
    return card.threat(name) if isinstance(card, Nemesis) else None
