"""What the ledger says of play: honor, cards, chronicles, marks, renown, turns."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import commands as c
from companion.chronicles.automation import AUTOMATIONS
from companion.chronicles.kinds import a, spoken
from companion.chronicles.printed import space_of
from companion.chronicles.prompts import prompts
from companion.chronicles.rulings import RULINGS
from companion.chronicles.table import Table


def _why(command: Any) -> str:
    return f": {command.why}" if command.why else ""


def _gained(table: Table, command: c.GainCard) -> str:
    colour = f" ({command.colour})" if command.colour else ""
    return f"{command.who} gains {command.name or a(command.kind)}{colour}"


def _card(table: Table, who: str, id: int | None) -> str:
    """A card of a tableau as people call it; without its number the one whose chronicle is waited for longest."""
    player = table.find(who)
    cards = player.cards if player else ()
    due = (it for it in cards if it.chronicle_due)
    card = next(due, None) if id is None else next((it for it in cards if it.id == id), None)
    return card.title if card else "a card"


def _coloured(table: Table, command: c.NameColour) -> str:
    which = "the starting companion" if command.card is None else _card(table, command.who, command.card)
    return f"{command.who}: {which} is {command.colour}"


def _chronicle(table: Table, command: c.TakeChronicle) -> str:
    told = f'"{command.title}"' if command.title else "the chronicle"
    mark = f"a mark on {command.mark}" if command.mark else "no mark"
    return f"{command.who}: {told} of {_card(table, command.who, command.card)} gives {mark}"


def _legendary(table: Table, who: str, track: str) -> str:
    player = table.find(who)
    card = next((it for it in player.legendary if it.track == track), None) if player else None
    return card.title if card else f"legendary {track}"


def _described(table: Table, command: c.DescribeLegendary) -> str:
    name = command.name or (command.printed.name if command.printed else None)
    return f"{command.who}: the legendary card of {command.track} is {name or 'read'}"


def _read(table: Table, command: c.ReadPrinted) -> str:
    if command.of == "agent":
        return f"A vanquished dark agent gives {command.value} honor"
    if command.of == "renown":
        return f"The box holds {command.value} renown"
    space = space_of(command.of)
    if space is None:
        return f"{command.of} shows {command.value}"
    return f"{space.who}: space {space.number} of {_legendary(table, space.who, space.track)} shows {command.value}"


def _ruled(it: c.SetRuling) -> str:
    return next(option.text for option in RULINGS[it.ruling].options if option.id == it.option)


def _left_out(table: Table, command: c.DismissPrompt) -> str:
    text = next((prompt.text for prompt in prompts(table) if prompt.key == command.prompt), command.prompt)
    return f"Left out: {text}"


def _accepted(table: Table, command: c.AcceptProposal) -> str:
    return next((it.text for it in table.proposals if it.id == command.proposal), "Proposal taken up")


SENTENCES: dict[type, Callable[[Table, Any], str]] = {
    c.GainHonor: lambda t, it: f"{it.who} gains {it.amount} honor{_why(it)}",
    c.LoseHonor: lambda t, it: f"{it.who} loses {it.amount} honor{_why(it)}",
    c.GainCard: _gained,
    c.NameColour: _coloured,
    c.DrawChronicle: lambda t, it: f"{it.who} draws a chronicle for {_card(t, it.who, it.card)}",
    c.ChooseBlind: lambda t, it: f"{it.who} chooses {it.option} for {_card(t, it.who, it.card)}",
    c.TakeChronicle: _chronicle,
    c.NameStack: lambda t, it: f"Chronicles for {spoken(it.kind, 2)} come from the stack {it.stack}",
    c.MarkTrack: lambda t, it: f"{it.who} marks {it.track}{_why(it)}",
    c.DescribeLegendary: _described,
    c.GainRenown: lambda t, it: f"{it.who} gains {it.amount} renown{_why(it)}",
    c.PlaceOnColumn: lambda t, it: f"{it.who} places renown on column {it.column}",
    c.PlaceInStatus: lambda t, it: (
        f"{it.who} places renown in the middle of the status: {it.tracks[0]} and {it.tracks[1]}"
    ),
    c.UseLegendary: lambda t, it: f"{it.who} places renown on {_legendary(t, it.who, it.track)} and uses its power",
    c.AbuseLegendary: lambda t, it: f"{it.who} abuses the power of {_legendary(t, it.who, it.track)}",
    c.ReadPrinted: _read,
    c.EndTurn: lambda t, it: f"{it.who or t.turn or 'Nobody'} ends the turn",
    c.DismissPrompt: _left_out,
    c.AcceptProposal: _accepted,
    c.SetRuling: lambda t, it: f"Ruling {it.ruling}: {_ruled(it)}",
    c.SetAutomation: lambda t, it: f"{AUTOMATIONS[it.automation].title}: {it.how}",
}
