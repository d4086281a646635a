"""Every card that is no nemesis, on its page."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.faults import Fault
from companion.library import SOURCES, Source
from companion.vestige.box.answers import amount_says, condition_says, for_each
from companion.vestige.box.cards import Kind
from companion.vestige.box.editing import Draft
from companion.vestige.box.parts import begun_condition
from companion.vestige.cards import MASTERIES, spoken
from companion.vestige.glossary import entry_of_mastery
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import held
from screens.setup.picked import picked
from screens.vestige.cards import look, text
from screens.vestige.cards.amount import AmountForm
from screens.vestige.cards.editing import Editing, Opens, Place
from screens.vestige.cards.effect import effect_lines
from screens.vestige.cards.number import Number
from screens.vestige.cards.threat import Printed

_FLIPPED = {"at_once": "as soon as it is met", "game_end": "at game end"}
_READ: tuple[Source, ...] = ("my_copy", "guess")


@component
def PlainParts(editing: Editing, draft: Draft, faults: Sequence[Fault], opens: Opens) -> ft.Control:
    """Every part of a card of any kind but a nemesis."""
    kind: Kind = draft["kind"]
    parts: dict[str, Callable[[], list[Any]]] = {
        "condition": lambda: [_says(editing, "What it says"), _watched(editing, draft, opens, "Met when")],
        "covert_op": lambda: [
            _says(editing, "Its objective"),
            _flipped(editing, draft),
            look.part(
                "Its reward", "complete-a-covert-op", _boxed(effect_lines(editing, ("reward",), "Reward", opens))
            ),
            _watched(editing, draft, opens, "Looks met when"),
        ],
        "bounty": lambda: [
            look.part("What it pays at the end", "bounties-at-the-end", _amount(editing, draft, "value", "")),
            _says(editing, "What it says"),
        ],
        "region": lambda: [
            _leverage(editing, draft, "leverage-from-regions"),
            _says(editing, "What a visit does"),
            look.part("What it gives at game end", "regions-at-the-end", _amount(editing, draft, "at_end", "leverage")),
        ],
        "mastery": lambda: [
            _which(editing, draft),
            _leverage(editing, draft, "mastery-tiles"),
            _says(editing, "Notes"),
        ],
        "speed": lambda: [_space(editing, draft), _leverage(editing, draft, "speed-upgrade"), _says(editing, "Notes")],
    }
    own = parts.get(kind, lambda: [_leverage(editing, draft, "printed-values"), _says(editing, "What it does")])
    counts = kind not in ("condition", "covert_op")
    wrong = [fault for fault in faults if fault.where and fault.where != "name"]
    return ft.Column(
        tight=True,
        spacing=24,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[*own(), *([look.misfits(wrong)] if wrong else []), *([_source(editing)] if counts else [])],
    )


def _says(editing: Editing, title: str) -> ft.Control:
    return look.part(title, "library", [text.words(editing, ("words",), "In your words")])


def _boxed(lines: list[Any]) -> list[Any]:
    content = ft.Column(tight=True, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=lines)
    return [theme.card(content, padding=12)]


def _leverage(editing: Editing, draft: Draft, rule: str) -> ft.Control:
    return look.part(
        "Leverage printed on it",
        rule,
        [
            Printed(
                name="It shows",
                value=draft.get("leverage"),
                on_value=lambda value: editing.put(("leverage",), value),
                key="printed",
            )
        ],
    )


def _amount(editing: Editing, draft: Draft, field: str, unit: str) -> list[Any]:
    """An amount that may not be read yet."""
    amount = draft.get(field)
    if amount is None:
        return [
            look.chips(
                [
                    buttons.tonal("A fixed number", lambda: editing.put((field,), {"fixed": 1})),
                    buttons.tonal("So much for each …", lambda: editing.put((field,), for_each({"fixed": 1}))),
                ]
            )
        ]
    return [
        look.shown_large(amount_says(amount, None, unit), ()),
        AmountForm(editing=editing, path=(field,), amount=amount, name="It pays", key=f"amount-{field}"),
        ft.Row([buttons.quiet("Not read yet", lambda: editing.put((field,), None))], wrap=True),
    ]


def _watched(editing: Editing, draft: Draft, opens: Opens, title: str) -> ft.Control:
    """What the app may watch at the table."""
    condition = draft.get("condition")

    def begin() -> None:
        editing.put(("condition",), begun_condition(draft["kind"]))
        opens(Place("condition"))

    if condition is None:
        return look.part(
            title,
            "condition-met",
            [
                theme.small("The app can watch for it. Without, people say when it is met."),
                ft.Row([buttons.tonal("Let the app watch", begin, icon=ft.Icons.ADD)], wrap=True),
            ],
        )
    said = condition_says(condition, editing.who) or "This does not fit yet."
    said = f"{said[:1].upper()}{said[1:]}"
    line = look.line("condition", said, f"{title}: {said}", lambda: opens(Place("condition")))
    return look.part(title, "condition-met", _boxed([line]))


def _flipped(editing: Editing, draft: Draft) -> ft.Control:
    now = draft.get("flipped", "at_once")
    return look.part(
        "When it is flipped",
        "covert-ops",
        [
            look.chips(
                [
                    picked(words, now == one,
                           partial(editing.put, ("flipped",), one if one != "at_once" else None), words)
                    for one, words in _FLIPPED.items()
                ]
            )
        ],
    )  # fmt: skip


def _which(editing: Editing, draft: Draft) -> ft.Control:
    return look.part(
        "Which tile",
        "mastery-tiles",
        [
            look.chips(
                [
                    held(
                        picked(spoken(one), draft.get("mastery") == one,
                               partial(editing.put, ("mastery",), one), f"Tile: {spoken(one)}"),
                        entry_of_mastery(one),
                    )
                    for one in MASTERIES
                ]
            )
        ],
    )  # fmt: skip


def _space(editing: Editing, draft: Draft) -> ft.Control:
    return look.part(
        "Which space",
        "speed",
        [
            Number(
                name="Speed",
                value=draft.get("space", 0),
                read=lambda: editing.at(("space",), 0),
                on_value=lambda space: editing.put(("space",), space),
                highest=99,
                key="space",
            )
        ],
    )


def _source(editing: Editing) -> ft.Control:
    now = editing.source
    sources = (*_READ, *([now] if now not in _READ else []))
    return look.asked(
        "Where it was read",
        look.chips(
            [
                picked(SOURCES[one], one == now, partial(editing.say_source, one), f"Read off {SOURCES[one]}")
                for one in sources
            ]
        ),
    )
