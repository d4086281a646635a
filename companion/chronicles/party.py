"""Cards that join a tableau: what they check on the character sheet, and the colours of the party."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import commands as c
from companion.chronicles import honor, renown, tale
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.events import CardGained, CircleChecked, ColourNamed
from companion.chronicles.honor import gain_honor, lose_honor
from companion.chronicles.kinds import CIRCLES, CardKind, a, spoken
from companion.chronicles.table import Player
from companion.ledger import Because

__all__ = ["HANDLERS", "colours", "gain_card", "gain_honor", "lose_honor", "unnamed"]

_TIMES = ("first", "second", "third")


def colours(player: Player) -> tuple[str, ...]:
    """The different colours in a party, as far as they are known."""
    return tuple(dict.fromkeys(colour.casefold() for colour in player.party if colour is not None))


def unnamed(player: Player) -> tuple[int | None, ...]:
    """Companions whose colour matters now and is not known, by their cards; None is the one of the start.

    It matters from the second companion on, and no longer once both circles are checked.
    """
    if len(player.party) < 2 or player.checked("companion") >= CIRCLES:
        return ()
    first = (None,) if player.party[0] is None else ()
    return (*first, *(card.id for card in player.cards if card.kind == "companion" and card.colour is None))


def gain_card(draft: Draft, who: str, kind: CardKind, name: str | None = None, colour: str | None = None) -> None:
    """A card joins a tableau: the circle it checks, then its chronicle ((A-D) Gaining Renown ...)."""
    before = draft.player(who)
    if colour is not None and kind != "companion":
        raise Nonsense("colour", f"only a companion has a colour, {a(kind)} has none", "leave it out")
    id = draft.new_id()
    draft.emit(CardGained(who=who, card=id, kind=kind, name=name, colour=colour))
    if kind == "companion":
        _colour_counts(draft, who, before)
    else:
        _card_counts(draft, who, kind)
    card = draft.player(who).card(id)
    assert card is not None
    tale.draw(draft, who, card)


def _card_counts(draft: Draft, who: str, kind: CardKind) -> None:
    """The first and the second card of a kind check a circle each."""
    checked = draft.player(who).checked(kind)
    if checked < CIRCLES:
        _check(draft, who, kind, Because(rule="chronicles-circles", text=f"{_TIMES[checked]} {spoken(kind)}"))
    else:
        draft.say("chronicles-circles", f"both circles of {spoken(kind, 2)} are checked")


def _colour_counts(draft: Draft, who: str, before: Player) -> None:
    """A second and a third colour in the party check a circle each; a colour that is there already checks nothing.

    Colours that are still unknown are left out of the count: it can only grow once they are named.
    """
    player = draft.player(who)
    known = len(colours(player))
    grown = known > max(len(colours(before)), 1)
    if grown and player.checked("companion") < min(known - 1, CIRCLES):
        text = f"a {_TIMES[min(known, len(_TIMES)) - 1]} colour in the party"
        _check(draft, who, "companion", Because(rule="chronicles-companions", text=text))
    elif player.checked("companion") >= CIRCLES:
        draft.say("chronicles-companions", "both circles of companions are checked")
    elif unnamed(player):
        draft.say("chronicles-companions", "a circle is decided once the colours are known")
    else:
        draft.say("chronicles-companions", "no new colour in the party: no circle")


def _check(draft: Draft, who: str, kind: CardKind, because: Because) -> None:
    """The next circle of a row; the last one gives 1 renown."""
    draft.emit(CircleChecked(who=who, kind=kind), because)
    if draft.player(who).checked(kind) < CIRCLES:
        return
    why = "every colour of companion" if kind == "companion" else f"two {spoken(kind, 2)}"
    if draft.automates("row_renown", f"{who} gains 1 renown: {why}", c.GainRenown(who=who, amount=1, why=why)):
        renown.gain(draft, who, 1, Because(rule="chronicles-gain-renown", text=f"{who} takes 1 renown: {why}"))


def name_colour(draft: Draft, command: c.NameColour) -> None:
    """The colour of a companion is known, and with it whether a circle is checked."""
    before = draft.player(command.who)
    if command.card is not None:
        card = before.card(command.card)
        if card is None or card.kind != "companion":
            held = ", ".join(str(it.id) for it in before.cards if it.kind == "companion")
            raise Nonsense(
                "card",
                f"{command.who} has no companion {command.card}",
                f"one of {held}" if held else "without a card it is the starting companion",
            )
    draft.emit(ColourNamed(who=command.who, card=command.card, colour=command.colour))
    _colour_counts(draft, command.who, before)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    **honor.HANDLERS,
    c.GainCard: lambda draft, it: gain_card(draft, it.who, it.kind, it.name, it.colour),
    c.NameColour: name_colour,
}
