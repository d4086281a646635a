"""An amount: a plain number, or so much for each of what the table shows."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.box.answers import (
    amount_number,
    fixed,
    for_each,
    is_fixed,
    with_amount_number,
    with_limit,
    with_measure,
    without_measure,
)
from companion.vestige.box.editing import Draft, Path
from companion.vestige.vocabulary.amounts import AMOUNT_OF
from companion.vestige.vocabulary.measures import spoken_measure
from screens import buttons, theme
from screens.guard import component
from screens.setup.picked import picked
from screens.tiles import fold
from screens.vestige.cards import look
from screens.vestige.cards.editing import Editing
from screens.vestige.cards.measure import Measure
from screens.vestige.cards.number import Number

_MOST_FACTORS = 3


@component
def AmountForm(editing: Editing, path: Path, amount: Draft, name: str = "How much") -> ft.Control:
    """The number, large; whether it counts for each; and what is counted."""
    slot, set_slot = ft.use_state(0)
    more, set_more = ft.use_state(False)
    once = buttons.use_once()

    def change(how: Callable[[Draft], Draft]) -> None:
        editing.put(path, how(editing.at(path, {})))

    def counted() -> None:
        set_slot(0)
        change(lambda now: for_each(now) if is_fixed(now) else now)

    def plain() -> None:
        change(lambda now: now if is_fixed(now) else fixed(now))

    each = not is_fixed(amount)
    return look.form(
        [
            Number(
                name=name,
                value=amount_number(amount),
                read=lambda: amount_number(editing.at(path, {})),
                on_value=lambda number: change(lambda now: with_amount_number(now, number)),
                lowest=1 if each else 0,
                highest=99 if each else 999,
                key="number",
            ),
            look.chips(
                [
                    picked("Just that", not each, plain, "A fixed number"),
                    picked("For each …", each, counted, "For each of something"),
                ]
            ),
            *(_each(amount, slot, set_slot, change, more, set_more, editing.regions, once) if each else []),
        ],
        key="amount",
    )


def _each(
    amount: Draft,
    slot: int,
    set_slot: Callable[[int], Any],
    change: Callable[[Callable[[Draft], Draft]], None],
    more: bool,
    set_more: Callable[[Any], Any],
    regions: tuple[str, ...],
    once: Callable[[buttons.Action], buttons.Action],
) -> list[ft.Control]:
    per = amount["per"]
    slot = min(slot, len(per) - 1)

    def another() -> None:
        change(lambda now: with_measure(now, len(now["per"]), "threat"))
        set_slot(len(per))

    def less() -> None:
        change(lambda now: without_measure(now, slot))
        set_slot(0)

    factors = [
        picked(f"× {spoken_measure(one, 1)}" if number else spoken_measure(one, 1), number == slot,
               partial(set_slot, number), f"Factor {number + 1}: {spoken_measure(one, 1)}")
        for number, one in enumerate(per)
    ]  # fmt: skip
    return [
        look.asked(
            "Counted",
            *([look.chips(factors)] if len(per) > 1 else []),
            Measure(
                measure=per[slot],
                on_measure=lambda one: change(lambda now: with_measure(now, slot, one)),
                own=regions,
                key=f"measure-{slot}-{len(per)}",
            ),
            look.chips(
                [
                    *([look.add("Times another", once(another), "Times another")] if len(per) < _MOST_FACTORS else []),
                    *([buttons.quiet(f"Without {spoken_measure(per[slot], 1)}", once(less))] if len(per) > 1 else []),
                ]
            ),
        ),
        fold("Every, at most, whose", _limits_said(amount), more, lambda: set_more(lambda before: not before)),
        *(_limits(amount, change) if more else []),
    ]


def _limits_said(amount: Draft) -> str:
    every = amount.get("every", 1)
    most = amount.get("at_most")
    parts = [
        "each one counts" if every == 1 else f"every {every} of them count once",
        "no limit" if most is None else f"at most {most}",
        AMOUNT_OF[amount.get("of", "owner")],
    ]
    return ", ".join(parts).capitalize()


def _limits(amount: Draft, change: Callable[[Callable[[Draft], Draft]], None]) -> list[ft.Control]:
    every = amount.get("every", 1)
    most = amount.get("at_most")
    held: dict[str, int] = {"every": every, "at_most": most or 0}

    def limit(which: str, number: int | None) -> None:
        held[which] = number or 0
        change(lambda now: with_limit(now, which, number))

    def whose(of: str) -> None:
        change(lambda now: with_limit(now, "of", of))

    return [
        look.asked(
            "One for every so many",
            Number(name="Every", value=every, read=lambda: held["every"], on_value=lambda to: limit("every", to),
                   lowest=1, highest=99, small=True, key="every"),
        ),
        look.asked(
            "At most",
            Number(name="At most", value=most or 0, read=lambda: held["at_most"],
                   on_value=lambda to: limit("at_most", to or None), small=True, key="at-most"),
            theme.small("0 is no limit."),
        ),
        look.asked(
            "Whose",
            look.chips(
                [
                    picked(words, amount.get("of", "owner") == of,
                           partial(whose, of), words)
                    for of, words in AMOUNT_OF.items()
                ]
            ),
        ),
    ]  # fmt: skip
