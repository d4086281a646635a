"""What a player board shows, read once: the numbers of its track and loop, and each space of the ring."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.forsaken.cards import LoopSpace
from companion.forsaken.commands import DescribeCharacter, DescribeSpace, SetLegend
from companion.forsaken.kinds import GAINS
from companion.forsaken.loop import title
from companion.forsaken.player import Player
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.board.forms import form, words_of
from screens.forsaken.board.gain import gains_picker
from screens.forsaken.places.parts import number_keys
from screens.forsaken.signs import sign_of
from screens.forsaken.table.known import free_characters
from screens.guard import component
from screens.keys import picture_key
from screens.offers import NameOffers
from screens.rules.word import held
from screens.sitting import Sitting, use_kept
from screens.typed import Typed, use_typed

Values = dict[str, int | None]


class Asked(NamedTuple):
    """A number of the board: how a command names it, its sign, what it is called, its entry, how far its keys go."""

    id: str
    sign: str
    title: str
    rule: str
    most: int


NUMBERS = (
    Asked("vitality", "vitality", "Highest vitality", "forsaken-vitality", 12),
    Asked("green", "fungalyte", "Green slots", "forsaken-fungalyte", 9),
    Asked("spaces", "legend", "Spaces of the loop", "forsaken-legend", 17),
    Asked("lap_vp", "vp", "VP of a lap", "forsaken-legend", 5),
)


def known_values(player: Player) -> Values:
    """What is known of the board so far."""
    return {
        "vitality": player.most,
        "green": player.green,
        "spaces": len(player.loop) or None,
        "lap_vp": player.lap_vp,
    }


def numbers_form(
    who: str, values: Values, at: int, choose: Callable[[int], Any], set_value: Callable[[str, int], Any]
) -> ft.Control:
    """The four numbers as tiles; the keys below are for the one that is chosen, and lead on to the next."""
    asked = NUMBERS[at]
    across = 2 if (ft.context.page.width or 390) < 350 else 4
    tiles = [_tile(number, one, values[one.id], number == at, partial(choose, number))
             for number, one in enumerate(NUMBERS)]  # fmt: skip
    rows = [tiles[start : start + across] for start in range(0, len(tiles), across)]

    def read(value: int) -> None:
        set_value(asked.id, value)
        if value <= asked.most:
            choose((at + 1) % len(NUMBERS))

    return ft.Column(
        tight=True,
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *[ft.Row(row, spacing=6) for row in rows],
            theme.body(asked.title),
            number_keys(f"{who}, {asked.title.lower()}", asked.rule, values[asked.id], read, asked.most),
        ],
    )


def _tile(number: int, asked: Asked, value: int | None, chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    shown = "?" if value is None else str(value)
    return picture_key(
        f"{asked.title}: {'not read yet' if value is None else value}{', chosen' if chosen else ''}",
        asked.rule,
        ft.Row(
            [sign_of(asked.sign, 24), theme.number(shown, size=theme.TITLE, color=ft.Colors.ON_SURFACE)],
            tight=True,
            spacing=8,
        ),
        on_click,
        key=str(number),
        expand=True,
        padding=ft.Padding.symmetric(horizontal=4, vertical=10),
        chosen=chosen,
        centred=True,
    )


def first_unread(values: Values) -> int:
    """The number that is asked for first."""
    return next((number for number, one in enumerate(NUMBERS) if values[one.id] is None), 0)


def described(who: str, values: Values, name: str | None) -> DescribeCharacter:
    """The command for what was read; what was not stays as it was."""
    return DescribeCharacter(
        who=who,
        character=name,
        vitality=values["vitality"],
        green=values["green"],
        spaces=values["spaces"] or None,
        lap_vp=values["lap_vp"],
    )


@component
def CharacterForm(sitting: Sitting, who: str, close: Callable[..., Any]) -> ft.Control:
    """Who somebody plays and what the board shows; a known character brings everything with the name."""
    table: Table = sitting.table
    player = table.find(who)
    start: Values = known_values(player) if player else dict.fromkeys((one.id for one in NUMBERS), None)
    values, change = use_kept(sitting.kept, f"board values:{who}", start)
    at, choose = ft.use_state(first_unread(start))
    name = use_typed(sitting, f"character:{who}")
    once = buttons.use_once()
    if player is None:
        return theme.body(f"{who} is not at this table any more.")

    def set_value(what: str, value: int) -> None:
        change(lambda now: {**now, what: value})

    def keep(called: str | None) -> None:
        given = described(who, values, called)
        if sitting.dispatch(given):
            sitting.kept.pop(f"board values:{who}", None)
            name.clear()
            close()

    def take(called: str) -> None:
        """A name that is offered is taken at once; what the library does not know of the board is still asked for."""
        if sitting.dispatch(described(who, values, called)):
            read = known_values(sitting.table.player(who))
            name.clear()
            change(lambda _: read)
            choose(first_unread(read))
            if None not in read.values():
                sitting.kept.pop(f"board values:{who}", None)
                close()

    return form(
        "character",
        f"{who}'s board",
        "forsaken-player-board",
        NameOffers(typed=name.held, known=free_characters(sitting, who), pick=take, once=once, label="It is {}",
                   key="offers"),
        name.field(f"Character: {player.character or 'not said'}", lambda: keep(words_of(name))),
        numbers_form(who, values, at, choose, set_value),
        buttons.primary("That is it", once(lambda: keep(words_of(name))), icon=ft.Icons.CHECK),
    )  # fmt: skip


def space_fields(typed: Typed, gains: Any, change: Any, what: str) -> Sequence[Any]:
    """What is printed beside a space: counted gains by signs, the rest in words."""
    return (gains_picker(gains, change, GAINS, title=what), typed.words("What else it says (may stay empty)"))


@component
def SpaceForm(sitting: Sitting, who: str, space: int, close: Callable[..., Any]) -> ft.Control:
    """One space of the loop: read in, or put right; and the tracker can be laid there."""
    table: Table = sitting.table
    player = table.find(who)
    printed = player.loop[space] if player and space < len(player.loop) else None
    known = printed or LoopSpace()
    gains, change = use_kept(sitting.kept, f"space:{who}:{space}", dict(known.gains))
    typed = use_typed(sitting, f"space:{who}:{space}")
    once = buttons.use_once()
    if player is None or space >= len(player.loop):
        return theme.body("That space is not there any more.")
    if not typed.held.text and known.words:
        typed.held.text = known.words

    def keep(given: DescribeSpace) -> None:
        if sitting.dispatch(given):
            sitting.kept.pop(f"space:{who}:{space}", None)
            typed.clear()
            close()

    def here() -> None:
        if sitting.dispatch(SetLegend(who=who, to=(player.lap or 0) * len(player.loop) + space)):
            close()

    name = title(space)[:1].upper() + title(space)[1:] if space else "Legend space"
    return form(
        "legend",
        name,
        "forsaken-legend",
        theme.small("Clockwise from the Legend space. What lies there is gained when it is reached or passed."),
        *space_fields(typed, gains, change, name),
        buttons.primary(
            "That is it",
            once(lambda: keep(DescribeSpace(who=who, space=space, gains=gains, words=words_of(typed)))),
            icon=ft.Icons.CHECK,
        ),
        ft.Row(
            wrap=True,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            controls=[
                buttons.quiet("Nothing is printed there", once(lambda: keep(DescribeSpace(who=who, space=space)))),
                held(buttons.quiet("The tracker lies here", once(here), icon=ft.Icons.MY_LOCATION), "corrections"),
            ],
        ),
    )
