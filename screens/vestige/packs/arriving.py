"""What people read about cards that come: what is wrong with them, what they would change, what they have changed."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.box.cards import AnyCard
from companion.vestige.box.census import SHELVES
from companion.vestige.box.merge import CHOICES, Choice, Incoming, Outcome, counted_outcomes
from companion.vestige.cards import spoken
from companion.vestige.library import Library
from screens import buttons, routes, theme
from screens.guard import component
from screens.rules.word import explained
from screens.setup.picked import picked
from screens.vestige.packs.arrival import Arrival, chosen

Choose = Callable[[dict[str, Choice]], None]

_TITLES: dict[Outcome, str] = {
    "clash": "Not as yours",
    "update": "Newer than yours",
    "add": "New",
    "same": "The same as yours",
}
SEVERAL = 3
"""From so many cards on that are not as mine, all can be settled at once."""

FEW = 40
"""So many cards of a sort are shown at first; a tap shows more."""


def flaws(now: Arrival) -> list[Any]:
    """Everything that is wrong with what was read, each at its place. Nothing was changed."""
    if not now.flaws:
        return []
    what = f'"{now.name}"' if now.name else "This text"
    count = len(now.flaws)
    return [
        ft.Semantics(
            key="refused",
            live_region=True,
            container=True,
            content=theme.heading(
                f"{what} cannot be imported: {'one thing is' if count == 1 else f'{count} things are'} wrong. "
                "Nothing has changed."
            ),
        ),
        *[
            ft.Row(
                key=f"flaw-{number}",
                spacing=theme.GAP,
                vertical_alignment=ft.CrossAxisAlignment.START,
                controls=[
                    ft.Icon(ft.Icons.ERROR_OUTLINE, size=20, color=ft.Colors.ERROR),
                    ft.Column(
                        spacing=0,
                        expand=True,
                        controls=[*([theme.small(flaw.where)] if flaw.where else []), theme.body(flaw.text)],
                    ),
                ],
            )
            for number, flaw in enumerate(now.flaws)
        ],
    ]


def preview(
    now: Arrival,
    cards: tuple[Incoming, ...],
    choose: Choose,
    most: int,
    show_more: buttons.Action,
    begin_anew: buttons.Action,
) -> list[Any]:
    """What an import would do: in one line, then card by card, up to so many of each sort."""
    assert now.read is not None
    counted = counted_outcomes(cards)
    found: list[Any] = [
        _about(now, f"{counted[:1].upper()}{counted[1:]}"),
        ft.Row([buttons.quiet("Something else instead", begin_anew, label="Import something else")], key="instead"),
    ]
    for outcome, title in _TITLES.items():
        those = [it for it in cards if it.outcome == outcome]
        if not those:
            continue
        found.append(ft.Container(theme.heading(f"{title}: {len(those)}"), padding=ft.Padding.only(top=12)))
        if outcome == "same":
            found.append(theme.small(_names(those)))
            continue
        if outcome == "clash" and len(those) >= SEVERAL:
            found.append(_all_at_once(those, now, choose))
        found.extend(
            Coming(it=it, choice=chosen(it, now.choices), choose=choose, key=f"coming-{it.card.id}")
            for it in those[:most]
        )
        if len(those) > most:
            found.append(ft.Row([buttons.quiet(f"{len(those) - most} more", show_more, icon=ft.Icons.EXPAND_MORE)]))
    return found


def _names(those: list[Incoming]) -> str:
    names = ", ".join(it.card.name for it in those[:12])
    return f"{names} and {len(those) - 12} more" if len(those) > 12 else names


def _about(now: Arrival, words: str) -> ft.Control:
    assert now.read is not None
    pack = now.read
    by = f"by {pack.author}" if pack.author else ""
    return theme.card(
        ft.Column(
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Text(pack.name, size=theme.TITLE, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600),
                *([theme.small(by)] if by else []),
                *([theme.body(pack.notes)] if pack.notes else []),
                ft.Container(theme.body(f"{words}.", color=ft.Colors.PRIMARY), padding=ft.Padding.only(top=4)),
            ],
        ),
        key="about",
    )


def _all_at_once(those: list[Incoming], now: Arrival, choose: Choose) -> ft.Control:
    def all_of(choice: Choice) -> None:
        choose({it.card.id: choice for it in those})

    words: tuple[tuple[Choice, str], ...] = (("mine", "Keep all mine"), ("theirs", "Take all theirs"))
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            buttons.choice(
                text, all(chosen(it, now.choices) == choice for it in those), lambda choice=choice: all_of(choice)
            )
            for choice, text in words
        ],
    )


@component
def Coming(it: Incoming, choice: Choice, choose: Choose) -> ft.Control:
    """One card, and what happens to it: people decide where it is not as theirs."""
    card = it.card
    differs = f"Differs in {_listed(it.differs)}." if it.differs else ""
    return theme.card(
        ft.Column(
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                explained(_named(card), SHELVES[card.kind][1]),
                *([theme.small(differs)] if differs else []),
                *([_choices(it, choice, choose)] if it.choices else []),
            ],
        ),
        padding=12,
    )


def _named(card: AnyCard) -> ft.Control:
    return ft.Row(
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[theme.body(card.name, expand=True), theme.small(spoken(card.kind).capitalize())],
    )


def _choices(it: Incoming, choice: Choice, choose: Choose) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            picked(CHOICES[one], one == choice, partial(choose, {it.card.id: one}), f"{it.card.name}: {CHOICES[one]}")
            for one in it.choices
        ],
    )


def _listed(words: tuple[str, ...]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def came(
    now: Arrival,
    library: Library,
    back: buttons.Action | None,
    leave: Callable[[str], None],
    begin_anew: buttons.Action,
) -> list[Any]:
    """What has come, each card with a way to it, and the way `back` as long as there is one."""
    assert now.read is not None
    cards = [library.cards[id].card for id in now.ids if id in library.cards]
    return [
        ft.Semantics(key="came", live_region=True, container=True, content=_about(now, f"Imported: {now.came}")),
        ft.Row([buttons.tonal("Take back", back, icon=ft.Icons.UNDO, label="Take the import back")], key="back")
        if back
        else theme.small("The library has changed since, so this cannot be taken back any more."),
        *[
            ft.ListTile(
                key=f"came-{card.id}",
                title=ft.Text(card.name, size=theme.BODY),
                subtitle=ft.Text(spoken(card.kind).capitalize(), size=theme.SMALL),
                trailing=ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.ON_SURFACE_VARIANT),
                content_padding=ft.Padding.symmetric(horizontal=4),
                shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
                on_click=buttons.called(partial(leave, routes.card(card.id))),
            )
            for card in cards[:FEW]
        ],
        *([theme.small(f"And {len(cards) - FEW} more.")] if len(cards) > FEW else []),
        ft.Row([buttons.quiet("Import something else", begin_anew, icon=ft.Icons.ADD)], key="more"),
    ]
