"""Chronicle cards: drawn for a gained card, read by the player to the right, or hidden by the shroud."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import commands as c
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.events import ChosenBlind, ChronicleDue, ChronicleTaken, StackNamed
from companion.chronicles.kinds import LIKELY_STACKS, CardKind, spoken
from companion.chronicles.legendary import mark
from companion.chronicles.table import Gained, Table
from companion.ledger import Because


def reader(table: Table, who: str) -> str | None:
    """Who reads a chronicle to `who`: the player to the right, whose turn comes before; nobody where one is alone.

    Turns go to the left, so the one before in turn order sits to the right (Drawing Chronicle Cards).
    """
    names = [player.name for player in table.players]
    if who not in names:
        return None
    place = names.index(who)
    before = [*reversed(table.players[:place]), *reversed(table.players[place + 1 :])]
    return next((player.name for player in before if not player.away), None)


def stack_in_words(table: Table, kind: CardKind) -> str:
    """The stack of a kind's chronicles, said as a guess where only its name tells (Drawing Chronicle Cards)."""
    named = table.printed.stacks.get(kind)
    return f"the stack {named}" if named else f"the stack {LIKELY_STACKS[kind]} (a guess)"


def draw(draft: Draft, who: str, card: Gained) -> None:
    """A gained card brings its chronicle (Chronicle Cards)."""
    text = f"{who} draws a chronicle for {card.title}"
    if draft.automates("chronicles", text, c.DrawChronicle(who=who, card=card.id)):
        draft.emit(ChronicleDue(who=who, card=card.id))


def _draw_for(draft: Draft, command: c.DrawChronicle) -> None:
    card = _named(draft, command.who, command.card)
    draft.emit(
        ChronicleDue(who=command.who, card=card.id),
        Because(rule="chronicles-draw-a-chronicle", text=f"for {card.title}"),
    )


def _named(draft: Draft, who: str, id: int | None) -> Gained:
    """A card in a tableau; without its number the oldest one whose chronicle is still to come."""
    player = draft.player(who)
    due = [card for card in player.cards if card.chronicle_due]
    if id is None:
        if not due:
            raise Nonsense("card", f"no chronicle of {who} is still to come", "name the card that it belongs to")
        return due[0]
    card = player.card(id)
    if card is None:
        held = ", ".join(f"{it.id} ({it.name or spoken(it.kind)})" for it in player.cards)
        raise Nonsense("card", f"{who} has no card {id}", f"one of {held}" if held else f"{who} has gained no card")
    return card


def choose_blind(draft: Draft, command: c.ChooseBlind) -> None:
    """An option is chosen while the shroud hides what comes of it (Using Chronicles in Solo Player Mode)."""
    card = _named(draft, command.who, command.card)
    draft.emit(
        ChosenBlind(who=command.who, card=card.id, option=command.option),
        Because(rule="chronicles-shroud", text=f"option {command.option}, before the result was seen"),
    )


def take(draft: Draft, command: c.TakeChronicle) -> None:
    """A chronicle is resolved: its mark, if the choice gave one (Resolving Chronicle Cards)."""
    who = command.who
    card = _named(draft, who, command.card)
    if not card.chronicle_due and (card.mark or card.chronicle):
        text = f"{who} has had a chronicle for {card.title} before: each card draws one."
        draft.notice("second_chronicle", "chronicles-draw-a-chronicle", text)
    draft.emit(ChronicleTaken(who=who, card=card.id, mark=command.mark, title=command.title, option=command.option))
    about = f"the chronicle of {card.title}"
    if command.mark is None:
        draft.say("chronicles-resolve-a-chronicle", f"{about} gives no mark")
    else:
        reason = Because(rule="chronicles-resolve-a-chronicle", text=f"{about} gives a mark on {command.mark}")
        mark(draft, who, command.mark, reason)


def _name_stack(draft: Draft, command: c.NameStack) -> None:
    draft.emit(
        StackNamed(kind=command.kind, stack=command.stack),
        Because(rule="chronicles-chronicle-stacks", text="as the box shows it"),
    )


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.DrawChronicle: _draw_for,
    c.ChooseBlind: choose_blind,
    c.TakeChronicle: take,
    c.NameStack: _name_stack,
}
