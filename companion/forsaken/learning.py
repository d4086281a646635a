"""What a game teaches the library, and what the library tells a game: cards and boards read once, then remembered."""

from typing import Any

from companion.forsaken import commands as c
from companion.forsaken import events as e
from companion.forsaken.cards import CardSort
from companion.forsaken.lessons import LESSONS, read
from companion.forsaken.library import Library, joined_printed, library_of
from companion.forsaken.setup import Setup
from companion.forsaken.table import Table
from companion.library import met, saved_library


def learn(saved: dict[str, Any], event: e.Event, table: Table) -> dict[str, Any]:
    """The library with what an event teaches. `table` is the one after it: a card's name may have come before."""
    teaches = LESSONS.get(type(event))
    if teaches is None:
        # Most events teach nothing; reading the library for each of them would be felt in every tap.
        return saved
    library = library_of(saved)
    learnt = teaches(library, event, table)
    return saved if learnt is library or learnt == library else saved_library(learnt)


def learn_setup(saved: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """The library with what a setup teaches: who plays whom, what they begin with, and what was read off the box."""
    library = met(library_of(saved), (seat.name for seat in setup.seats))
    printed = setup.printed.changed({"decks": {**setup.printed.decks, **setup.decks}})
    library = library.changed({"printed": joined_printed(printed, library.printed)})
    for seat in setup.seats:
        cubes = {"scrap": seat.scrap, "particle": seat.particle}
        board = {"klass": seat.klass, "vitality": seat.vitality, "green": seat.green}
        library = read(library, "character", seat.character, board | cubes)
        library = read(library, "weapon", seat.weapon)
        library = read(library, "feat", seat.feat, {"letter": "S"})
        for gear in seat.gear:
            library = read(library, "gear", gear)
    for faction, persona in setup.personas.items():
        library = read(library, "persona", persona.name, {"faction": faction, "letter": persona.letter})
    if setup.rival is not None:
        library = read(library, "rival", setup.rival.name, {"pips": setup.rival.pips})
    return saved_library(read(library, "bounty", setup.bounty))


def recall(saved: dict[str, Any], table: Table, command: c.Command) -> c.Command:
    """A command with what the library knows of the card that it names: what the game uses from then on."""
    kind = _NAMES.get(type(command))
    if kind is not None:
        return _with_printed(library_of(saved), kind, _named(table, command), command)
    match command:
        case c.GainCard(kind=kind, name=str(name), words=None) | c.TakeSpoils(kind="talent" as kind, name=str(name)):
            return _with_words(library_of(saved), kind, name, command)
        case c.TakeJob(name=str(name)):
            return _with_words(library_of(saved), "job", name, command)
        case c.TakeRuin(name=str(name)):
            return _with_words(library_of(saved), "ruin", name, command)
        case _:
            return command


_NAMES: dict[type, CardSort] = {
    c.DescribeCharacter: "character",
    c.GainGear: "gear",
    c.PlayGear: "gear",
    c.DescribeGear: "gear",
    c.GainWeapon: "weapon",
    c.DescribeWeapon: "weapon",
    c.RevealBounty: "bounty",
    c.NamePersona: "persona",
    c.BeginChapter: "story",
    c.DrawPlot: "plot",
    c.DescribePlot: "plot",
    c.ChooseRival: "rival",
    c.ToEventRow: "encounter",
    c.ResolveDefeat: "defeat",
}
"""Commands that take a card as the library knows it, by the kind of card that they name."""


def _named(table: Table, command: Any) -> str | None:
    match command:
        case c.DescribeCharacter(who=who, character=None):
            player = table.find(who)
            return player.character if player else None
        case c.DescribeCharacter(character=str(name)) | c.BeginChapter(name=None, code=str(name)):
            return name
        case _:
            said: str | None = command.name
            return said


def _with_printed(library: Library, kind: CardSort, name: str | None, command: Any) -> c.Command:
    card = library.known(kind, name) if name and command.printed is None else None
    told: c.Command = command.changed({"printed": card}) if card else command
    return told


def _with_words(library: Library, kind: CardSort, name: str, command: Any) -> c.Command:
    """The command with what is known of the card, where whoever gave it said nothing of that."""
    card = library.known(kind, name)
    known = {"words": card.words, "gains": card.gains} if card else {}
    fitting = {
        field: value
        for field, value in known.items()
        if value and field in type(command).model_fields and field not in command.model_fields_set
    }
    told: c.Command = command.changed(fitting) if fitting else command
    return told
