"""What a game teaches the library, and what the library tells a game: cards and numbers read once, then remembered."""

from typing import Any

from companion.chronicles import commands as c
from companion.chronicles.cards import AnyCard, ChronicleCard, EventCard, LegendaryCard
from companion.chronicles.events import (
    ChronicleTaken,
    Event,
    EventRevealed,
    LegendaryDescribed,
    PrintedRead,
    RewardTaken,
    StackNamed,
)
from companion.chronicles.kinds import Track
from companion.chronicles.library import Library, library_of
from companion.chronicles.setup import Setup
from companion.chronicles.table import Choice, Gained, Table
from companion.library import fresh_id, kept, met, saved_library

_TEACHES = (ChronicleTaken, EventRevealed, LegendaryDescribed, PrintedRead, RewardTaken, StackNamed)


def learn(saved: dict[str, Any], event: Event, table: Table) -> dict[str, Any]:
    """The library with what an event teaches. `table` is the one after it: a card's name may have come before."""
    if not isinstance(event, _TEACHES):
        # Most events teach nothing; reading the library for each of them would be felt in every tap.
        return saved
    library = library_of(saved)
    learnt = _learnt(library, event, table)
    return saved if learnt is library or learnt == library else saved_library(learnt)


def learn_setup(saved: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """The library with what a setup teaches: who plays, and which events and printed numbers there are."""
    library = met(library_of(saved), (seat.name for seat in setup.seats))
    said = setup.printed.model_dump(exclude_none=True)
    stacks = {**library.printed.stacks, **setup.printed.stacks}
    library = library.changed({"printed": library.printed.changed({**said, "stacks": stacks})})
    for name in setup.events:
        library = _event_seen(library, name, None)
    return saved_library(library)


def _learnt(library: Library, event: Event, table: Table) -> Library:
    match event:
        case PrintedRead(of="agent", value=value):
            return _printed(library, {"agent_honor": value})
        case PrintedRead(of="renown", value=value):
            return _printed(library, {"renown": value})
        case PrintedRead(of=of) if of.startswith("legendary:"):
            # `legendary:Ana:courage:1`; a name may have colons of its own.
            who, _, track = of.removeprefix("legendary:").rpartition(":")[0].rpartition(":")
            return _legendary_seen(library, table, who, track)
        case LegendaryDescribed(who=who, track=track):
            return _legendary_seen(library, table, who, track)
        case StackNamed(kind=kind, stack=stack):
            return _printed(library, {"stacks": {**library.printed.stacks, kind: stack}})
        case EventRevealed(name=name, printed=printed):
            return _event_seen(library, name, printed)
        case RewardTaken(name=str(name)):
            return _reward_seen(library, name, event)
        case ChronicleTaken(who=who, card=id, mark=mark):
            card = _gained(table, who, id)
            return _chronicle_seen(library, card, mark) if card and card.chronicle else library
        case _:
            return library


def _printed(library: Library, read: dict[str, Any]) -> Library:
    return library.changed({"printed": library.printed.changed(read)})


def _legendary_seen(library: Library, table: Table, who: str, track: str) -> Library:
    """A legendary card that has a name: what was read of it now, over what was known of it before."""
    player = table.find(who)
    lying = next((card for card in player.legendary if card.track == track), None) if player else None
    if lying is None or not lying.name:
        return library
    known = library.known("legendary", lying.name) or LegendaryCard(id="", name=lying.name)
    honor = tuple(read if read is not None else before for read, before in zip(lying.honor, known.honor, strict=True))
    return _put(library, known.changed({"track": lying.track, "words": lying.words or known.words, "honor": honor}))


def _event_seen(library: Library, name: str, printed: EventCard | None) -> Library:
    """An event by its name. One that comes with the app, or is known already, teaches nothing new."""
    if _known_event(library, name) is not None:
        return library
    return _put(library, (printed or EventCard(id="", name=name)).changed({"id": "", "name": name}))


def _reward_seen(library: Library, name: str, reward: RewardTaken) -> Library:
    """What an event gave. One that comes with the app is not changed: the person has a card of their own from now."""
    known = _known_event(library, name) or EventCard(id="", name=name)
    return _put(library, known.changed({"renown": reward.renown, "marks": reward.marks, "honor": reward.honor}))


def _known_event(library: Library, name: str) -> EventCard | None:
    wanted = name.strip().casefold()
    return next((card for card in library.events() if card.name.casefold() == wanted), None)


def _chronicle_seen(library: Library, card: Gained, mark: Track | None) -> Library:
    """A chronicle by its title, with the mark that the option gave that was chosen."""
    assert card.chronicle is not None
    known = library.known("chronicle", card.chronicle) or ChronicleCard(id="", name=card.chronicle)
    option = {"A": "a", "B": "b"}[card.chosen] if card.chosen else None
    return _put(library, known.changed({option: mark} if option and mark else {}))


def _put(library: Library, card: AnyCard) -> Library:
    """The library with a card as it was seen on the table: what was a guess is none any more."""
    held = library.cards.get(card.id)
    if held is not None:
        return library if held.card == card else kept(library, card, "my_copy", held.pack)
    return kept(library, card.changed({"id": fresh_id(card.name, library.cards, library.of_the_app())}))


def recall(saved: dict[str, Any], table: Table, command: c.Command) -> c.Command:
    """A command with what the library knows of the card that it names: what the game uses from then on."""
    library = library_of(saved)
    match command:
        case c.DescribeLegendary(name=str(name), printed=None):
            card = library.known("legendary", name)
            return command.changed({"printed": card}) if card else command
        case c.RevealEvent(name=name, printed=None):
            card = library.known("event", name)
            return command.changed({"printed": card}) if card else command
        case c.TakeChronicle(title=str(title)) if "mark" not in command.model_fields_set:
            mark = known_mark(library, title, command.option or _chosen(table, command))
            return command.changed({"mark": mark}) if mark else command
        case _:
            return command


def known_mark(library: Library, title: str, option: Choice | None) -> Track | None:
    """The mark that an option of a chronicle gives, as far as somebody has seen it."""
    card: ChronicleCard | None = library.known("chronicle", title)
    if card is None or option is None:
        return None
    return card.a if option == "A" else card.b


def _chosen(table: Table, command: c.TakeChronicle) -> Choice | None:
    """What was chosen before the card was turned."""
    player = table.find(command.who)
    due = (card for card in player.cards if card.chronicle_due) if player else ()
    id = command.card if command.card is not None else next((card.id for card in due), None)
    card = _gained(table, command.who, id) if id is not None else None
    return card.chosen if card else None


def _gained(table: Table, who: str, id: int) -> Gained | None:
    player = table.find(who)
    return player.card(id) if player else None
