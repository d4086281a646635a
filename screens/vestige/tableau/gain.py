"""A card or a job comes into a tableau: its kind, then what is printed on it."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.box.browsing import number_on
from companion.vestige.box.cards import AnyCard
from companion.vestige.cards import CARD_KINDS, JOB_KINDS, CardKind, JobKind, a, spoken
from companion.vestige.commands import GainCard, PickUpJob
from companion.vestige.glossary import entry_of_card
from companion.vestige.jobs import idle, usual
from companion.vestige.piles import called, lying_cards, seen
from companion.vestige.table import Table
from screens import amounts, buttons, theme
from screens.guard import component, memo
from screens.rules.word import explained, held, opener
from screens.same import use_same
from screens.sitting import Sitting
from screens.typed import use_typed_in
from screens.vestige.table.offers import Offers
from screens.vestige.tableau.kinds import PIGMENTS, sign, word

_JOB = "job"


@component
def Gain(sitting: Sitting, who: str, done: Callable[[], Any] = lambda: None) -> ft.Control:
    """The stacks, as on the table: a tap on one asks what is printed on the card; jobs ask under whom they go.

    `done` is called when a card has come.
    """
    asking, set_asking = ft.use_state("")
    once = buttons.use_once()
    human = sitting.table.competitor(who).human

    def pick(what: str) -> None:
        # A bounty pays nothing when it is gained, so there is nothing that must be read off it now.
        if what == "bounty":
            if sitting.dispatch(GainCard(who=who, kind="bounty")):
                done()
        else:
            set_asking(lambda before: "" if before == what else what)

    on_stack = use_same(lambda: once(pick))

    def close() -> None:
        set_asking("")

    def asked() -> list[Any]:
        if asking == _JOB:
            return [JobQuestion(sitting=sitting, who=who, close=close, key="job")]
        kind = next((one for one in CARD_KINDS if one == asking), None)
        if kind is None:
            return []
        return [GainQuestion(sitting=sitting, who=who, kind=kind, close=close, done=done, key=asking)]

    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[Stacks(who=who, jobs=human, asking=asking, on_stack=on_stack, key="stacks"), *asked()],
    )


@memo
def Stacks(who: str, jobs: bool, asking: str, on_stack: Callable[[str], Any]) -> ft.Control:
    """One button for each kind of card, and one for jobs."""
    job = [Stack(_JOB, "job", f"{who} picks up a job", asking == _JOB, on_stack, key=_JOB)] if jobs else []
    return ft.Row(
        wrap=True,
        spacing=6,
        run_spacing=6,
        controls=[
            *(
                Stack(kind, spoken(kind), f"{who} gains {a(spoken(kind))}", asking == kind, on_stack, key=kind)
                for kind in CARD_KINDS
            ),
            *job,
        ],
    )


@memo
def Stack(what: str, words: str, label: str, chosen: bool, on_stack: Callable[[str], Any]) -> ft.Control:
    """A stack of cards, by its sign and its word."""
    kind = next((one for one in CARD_KINDS if one == what), None)
    picture = (
        sign(kind, size=28) if kind else ft.Icon(ft.Icons.HOURGLASS_EMPTY, size=28, color=ft.Colors.ON_SURFACE_VARIANT)
    )
    plus = ft.Icon(ft.Icons.ADD, size=16, color=ft.Colors.ON_SURFACE_VARIANT)
    edge = ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE_VARIANT
    button = ft.TextButton(
        on_click=lambda: on_stack(what),
        on_long_press=opener(entry_of_card(kind) if kind else "pick-up-a-job"),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=7, vertical=8),
            bgcolor=ft.Colors.with_opacity(0.22, PIGMENTS[kind]) if kind else ft.Colors.SURFACE_CONTAINER,
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS, side=ft.BorderSide(2 if chosen else 1, edge)),
        ),
        content=ft.Semantics(
            label=f"{label}{', chosen' if chosen else ''}",
            exclude_semantics=True,
            content=ft.Column(
                tight=True,
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    # As wide as most words are, so that the stacks make a grid; larger text makes them wider.
                    ft.Row([picture, plus], spacing=2, width=66, alignment=ft.MainAxisAlignment.CENTER),
                    word(words, ft.Colors.ON_SURFACE),
                ],
            ),
        ),
    )
    return ft.MergeSemantics(button)


@component
def GainQuestion(
    sitting: Sitting, who: str, kind: CardKind, close: Callable[[], Any], done: Callable[[], Any]
) -> ft.Control:
    """What is printed on a card that is gained; one tap on a key is enough. Who likes types its name first."""
    typing, set_typing = ft.use_state(False)
    kept: Any = ft.use_ref(None)
    if kept.current is None:
        kept.current = {}
    typed = use_typed_in(kept.current, "name")
    once = buttons.use_once()

    def gain(printed: int | None, name: str = "") -> None:
        called_so = (name or typed.held.text).strip()[:60] or None
        if sitting.dispatch(GainCard(who=who, kind=kind, name=called_so, leverage=printed)):
            close()
            done()

    def pick(card: AnyCard) -> None:
        # A card whose leverage is known needs no more than its name.
        if number_on(card) is None:
            typed.put(card.name)
        else:
            gain(None, card.name)

    words = spoken(kind)
    before = seen(sitting.game.ledger.standing, sitting.table, kind)
    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                explained(theme.body(f"What leverage is printed on the {words}?"), "gained-cards-pay"),
                amounts.Keypad(
                    title="10 or more",
                    kinds=(("set", "Printed"),),
                    on_done=lambda way, value: gain(value),
                    key=f"keypad-{kind}",
                )
                if typing
                else amounts.printed_keys(once(gain), f"The {words} shows", lambda: set_typing(True)),
                typed.field("Name, if you like", lambda: None),
                *_known(before, once, gain),
                Offers(
                    desk=sitting.desk,
                    typed=typed.held,
                    kind=kind,
                    lying=lying_cards(sitting.table) | {it.name for it in before},
                    pick=pick,
                    once=once,
                    key="offers",
                ),
                ft.Row(
                    [
                        buttons.quiet("Read it later", once(lambda: gain(None))),
                        buttons.quiet("Cancel", close),
                    ],
                    wrap=True,
                ),
            ],
        ),
        padding=12,
    )


def _known(
    before: Any, once: Callable[[buttons.Action], buttons.Action], gain: Callable[[int | None, str], None]
) -> list[ft.Control]:
    """Cards that were here before: one tap gains one as it is known."""
    if not before:
        return []
    return [
        theme.small("Here before:"),
        ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
            controls=[
                buttons.tonal(
                    it.name if it.leverage is None else f"{it.name}  {it.leverage}",
                    once(partial(gain, it.leverage, it.name)),
                    label=f"{it.name}, {'not read yet' if it.leverage is None else f'printed {it.leverage}'}",
                )
                for it in before
            ],
        ),
    ]


@component
def JobQuestion(sitting: Sitting, who: str, close: Callable[[], Any]) -> ft.Control:
    """The kind of a job, then who does it. Where only one is free, the kind is enough."""
    kind, set_kind = ft.use_state("")
    once = buttons.use_once()
    table: Table = sitting.table

    def pick_up(job: JobKind, on: int | None) -> None:
        if sitting.dispatch(PickUpJob(who=who, kind=job, on=on)):
            close()

    def pick(job: JobKind) -> None:
        free = idle(table, who, job)
        if len(free) == 1:
            pick_up(job, free[0].id)
        else:
            set_kind(job)

    chosen = next((job for job in JOB_KINDS if job == kind), None)
    workers = [Workers(sitting=sitting, who=who, kind=chosen, pick_up=pick_up, key=f"on-{chosen}")] if chosen else []
    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                explained(theme.body("Which job is picked up?"), "pick-up-a-job"),
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    run_spacing=theme.GAP,
                    controls=[
                        held(
                            buttons.choice(f"{spoken(job).capitalize()} job", job == chosen, once(partial(pick, job))),
                            entry_of_card(job),
                        )
                        for job in JOB_KINDS
                    ],
                ),
                *workers,
                ft.Row([buttons.quiet("Cancel", close)]),
            ],
        ),
        padding=12,
    )


@component
def Workers(sitting: Sitting, who: str, kind: JobKind, pick_up: Callable[[JobKind, int | None], Any]) -> ft.Control:
    """Who is free for a job: those that usually do this kind first."""
    once = buttons.use_once()
    table: Table = sitting.table
    names = called(table.competitor(who))
    free = idle(table, who, kind)
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            explained(theme.small("Who is on it?" if free else "No contact or chop bot is free."), "who-can-do-a-job"),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    *(
                        (buttons.tonal if usual(card, kind) else buttons.quiet)(
                            names[card.id], once(partial(pick_up, kind, card.id)), label=f"{names[card.id]} is on it"
                        )
                        for card in free
                    ),
                    buttons.quiet("Nobody yet", once(partial(pick_up, kind, None))),
                ],
            ),
        ],
    )
