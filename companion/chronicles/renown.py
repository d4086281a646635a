"""Renown: gained from the supply, placed for good in one of four ways (4 Ways to Leverage Your Renown)."""

from collections.abc import Callable
from typing import Any, Literal

from companion.chronicles import commands as c
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.events import RenownGained, RenownPlaced
from companion.chronicles.kinds import CIRCLES, POWER_SPACES, TRACKS, Track
from companion.chronicles.table import Legendary, Player, Table
from companion.frozen import Frozen
from companion.ledger import Because

Place = Literal["column", "status", "legendary", "festival"]


class Way(Frozen):
    """A way to place renown now: where, what it `gives` in words, whether it is `open`, and if not why (`why_not`).

    `column` and `track` are what the command asks for besides the name; `rule` is the entry that tells of it.
    """

    on: Place
    title: str
    gives: str
    rule: str
    open: bool = True
    why_not: str = ""
    column: int | None = None
    track: Track | None = None


def ways(table: Table, who: str) -> tuple[Way, ...]:
    """The four ways of placing renown, each column and each legendary card by itself.

    Who holds no renown finds them open all the same: the tokens on the table may say otherwise.
    """
    player = table.player(who)
    columns = tuple(_column(player, number) for number in range(1, CIRCLES + 1))
    cards = tuple(_power(card) for card in player.legendary) or (_NO_CARD,)
    return (*columns, _status(player), *cards, _FESTIVAL)


def _column(player: Player, number: int) -> Way:
    taken = number in player.columns
    return Way(
        on="column",
        column=number,
        title=f"Column {number}",
        gives=f"{player.column(number)} honor at the end as it stands",
        rule="chronicles-columns",
        open=not taken,
        why_not="its renown lies there already" if taken else "",
    )


def _status(player: Player) -> Way:
    few = sum(not player.full(track) for track in TRACKS) < MIDDLE_MARKS
    why_not = "its renown lies there already" if player.status else "fewer than two tracks have an open circle"
    shut = player.status or few
    return Way(
        on="status",
        title="Middle of the status",
        gives=f"{MIDDLE_MARKS} marks, once a game",
        rule="chronicles-renown-in-the-middle",
        open=not shut,
        why_not=why_not if shut else "",
    )


def _power(card: Legendary) -> Way:
    full = card.renown >= POWER_SPACES
    honor = None if full else card.honor[card.renown]
    gives = "the power once more"
    if not full:
        gives = f"the power of {card.title} and {'the honor shown' if honor is None else f'{honor} honor'}"
    why_not = "its three spaces are filled: the power can only be abused"
    return Way(
        on="legendary",
        track=card.track,
        title=card.title[:1].upper() + card.title[1:],
        gives=gives,
        rule="chronicles-power-spaces",
        open=not full,
        why_not=why_not if full else "",
    )


MIDDLE_MARKS = 2
"""Marks for the renown in the middle of the legendary status."""

_NO_CARD = Way(
    on="legendary",
    title="Legendary card",
    gives="its power and the honor shown",
    rule="chronicles-power-spaces",
    open=False,
    why_not="no legendary card yet",
)
_FESTIVAL = Way(
    on="festival",
    title="Firewind Festival",
    gives="1 vendor token, from the shoreline",
    rule="chronicles-firewind-visit",
)


def supply(table: Table) -> int | None:
    """Renown tokens that nobody has gained yet; None while nobody has counted those of the box.

    Below 0 where more were gained than there are.
    """
    if table.printed.renown is None:
        return None
    return table.printed.renown - sum(player.renown_gained for player in (*table.players, *table.gone))


def gain(draft: Draft, who: str, amount: int, because: Because | None = None) -> None:
    """A player takes renown tokens from the supply (Gaining Renown)."""
    draft.player(who)
    draft.emit(RenownGained(who=who, amount=amount), because)


def place(
    draft: Draft,
    who: str,
    on: Place,
    *,
    column: int | None = None,
    track: Track | None = None,
    because: Because | None = None,
) -> None:
    """A player places 1 renown for good (Placing Renown Tokens).

    Who holds none takes one first, so that what was gained is always what is held and what lies somewhere.
    """
    player = draft.player(who)
    if not player.renown:
        draft.notice(
            "renown_missing", "chronicles-gain-renown",
            f"{who} held no renown: one was taken, though nobody entered where it came from.",
        )  # fmt: skip
        gain(draft, who, 1)
    if draft.table.done.placed.get(who):
        draft.notice(
            "second_renown", "chronicles-q-two-renown", f"{who} has placed renown before in this turn: once is allowed."
        )
    out_of_turn(draft, who, "places renown", "chronicles-place-renown")
    draft.emit(RenownPlaced(who=who, on=on, column=column, track=track), because)


def out_of_turn(draft: Draft, who: str, does: str, rule: str) -> None:
    """A notice where a player does on another's turn what belongs to the own one."""
    on = draft.table.turn
    if on is not None and on != who:
        draft.notice("other_turn", rule, f"{who} {does}, but it is the turn of {on}.")


def place_on_column(draft: Draft, who: str, column: int) -> None:
    """1 renown over a column: each of its checked circles is 1 honor at the end ((E) End-Game Honor Bonuses)."""
    player = draft.player(who)
    if column in player.columns:
        raise Nonsense(
            "column",
            f"column {column} of {who} has its renown already",
            _elsewhere(draft.table, who) or "one fits there",
        )
    text = f"{player.column(column)} honor at the end as it stands"
    place(draft, who, "column", column=column, because=Because(rule="chronicles-columns", text=text))


def _elsewhere(table: Table, who: str) -> str:
    """Where renown may still be placed, in words."""
    return ", ".join(way.title for way in ways(table, who) if way.open)


def _gain_renown(draft: Draft, command: c.GainRenown) -> None:
    because = Because(rule="chronicles-renown", text=command.why) if command.why else None
    gain(draft, command.who, command.amount, because)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.GainRenown: _gain_renown,
    c.PlaceOnColumn: lambda draft, it: place_on_column(draft, it.who, it.column),
}
