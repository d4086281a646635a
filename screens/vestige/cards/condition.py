"""A condition: what is measured, whose, and compared with which number; or several of them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.faults import Fault
from companion.vestige.box.answers import (
    BOUNDS,
    bound_number,
    bound_of,
    condition_says,
    joint_of,
    parts_of,
    with_bound,
    with_joint,
    with_part,
    with_part_changed,
    without_part,
)
from companion.vestige.box.editing import Draft, Path
from companion.vestige.box.parts import begun_condition, faults_at, whose_of
from companion.vestige.vocabulary.conditions import WHOSE
from screens import buttons, theme
from screens.guard import component
from screens.setup.picked import picked
from screens.vestige.cards import look
from screens.vestige.cards.editing import Editing
from screens.vestige.cards.measure import Measure
from screens.vestige.cards.number import Number

_JOINTS = {"all": "all of these", "any": "any of these"}
_MOST = 9


@component
def ConditionForm(editing: Editing, path: Path, condition: Draft, faults: Sequence[Fault]) -> ft.Control:
    """The condition with its sentence above. Of several, one is open; what is joined deeper is shown as it says."""
    opened, set_opened = ft.use_state(0)
    once = buttons.use_once()
    kind = editing.draft["kind"]
    who = editing.who
    joint, parts = joint_of(condition), parts_of(condition)
    here = min(opened, len(parts) - 1)

    def change(how: Callable[[Draft], Draft]) -> None:
        editing.put(path, how(editing.at(path, {})))

    def more() -> None:
        change(lambda now: with_part(now, begun_condition(kind)))
        set_opened(len(parts))

    def less(place: int) -> None:
        change(lambda now: without_part(now, place))
        set_opened(0)

    def join(one: str) -> None:
        change(lambda now: with_joint(now, one))

    def part(how: Callable[[Draft], Draft]) -> None:
        change(lambda now: with_part_changed(now, here, how(parts_of(now)[here])))

    return look.form(
        [
            look.shown_large(condition_says(condition, who), faults_at(faults, path)),
            *(
                [
                    look.chips(
                        [picked(words, joint == one, partial(join, one), words) for one, words in _JOINTS.items()]
                    ),
                    *[
                        _part(one, number, number == here, who, set_opened, once(less))
                        for number, one in enumerate(parts)
                    ],
                ]
                if joint
                else []
            ),
            *(
                []
                if joint_of(parts[here])
                else _single(editing, path, here, parts[here], whose_of(kind, parts[here].get("whose", "")), part)
            ),
            *(
                [ft.Row([look.add("And something else", once(more), "And something else")], wrap=True)]
                if len(parts) < _MOST
                else []
            ),
        ],
        key="condition",
    )


def _part(
    part: Draft,
    number: int,
    opened: bool,
    who: str,
    set_opened: Callable[[int], Any],
    less: Callable[[int], Any],
) -> ft.Control:
    sentence = condition_says(part, who) or "This does not fit yet."
    return ft.Row(
        key=f"part-{number}",
        spacing=0,
        controls=[
            ft.Container(
                expand=True,
                content=look.line(
                    "condition", sentence, f"Part {number + 1}: {sentence}", lambda: set_opened(number), strong=opened
                ),
            ),
            buttons.icon(ft.Icons.CLOSE, f"Without part {number + 1}", lambda: less(number)),
        ],
    )


def _single(
    editing: Editing,
    path: Path,
    here: int,
    part: Draft,
    whose: Sequence[Any],
    change: Callable[[Callable[[Draft], Draft]], None],
) -> list[ft.Control]:
    bound = bound_of(part)

    def read() -> int:
        return bound_number(parts_of(editing.at(path, {}))[here])

    def now_whose(part: Draft) -> str:
        return str(part.get("whose", "this_nemesis"))

    def to(whose: str) -> None:
        change(lambda now: now if now_whose(now) == whose else {**now, "whose": whose})

    def compare(bound: str) -> None:
        change(lambda now: with_bound(now, bound, bound_number(now)))

    def count(measure: str) -> None:
        change(lambda now: now if now.get("measure") == measure else {**now, "measure": measure})

    words = {**WHOSE, "this_nemesis": editing.who}
    return [
        Number(
            name="The number",
            value=bound_number(part),
            read=read,
            on_value=lambda number: change(lambda now: with_bound(now, bound_of(now), number)),
            key=f"number-{here}",
        ),
        look.chips(
            [
                picked(said, bound == one, partial(compare, one),
                       f"Compared: {said}")
                for one, said in BOUNDS.items()
            ]
        ),
        look.asked(
            "Whose",
            look.chips(
                [
                    picked(words[one], now_whose(part) == one, partial(to, one), f"Whose: {words[one]}")
                    for one in whose
                ]
            ),
        ),
        look.asked(
            "Counted",
            Measure(
                measure=part.get("measure", ""),
                on_measure=count,
                own=editing.regions,
                key=f"measure-{here}",
            ),
        ),
    ]  # fmt: skip


@component
def ConditionSheet(
    editing: Editing,
    path: Path,
    condition: Draft | None,
    faults: Sequence[Fault],
    title: str,
    without: str,
    drop: Callable[[], Any],
    done: Callable[[], Any],
) -> ft.Control:
    """The content of a sheet for a condition; `without` is how one does without it."""
    once = buttons.use_once()
    return look.opened(
        [
            theme.small(title),
            *(
                [ConditionForm(editing=editing, path=path, condition=condition, faults=faults, key="condition")]
                if condition
                else []
            ),
        ],
        "condition",
        once(done),
        without,
        once(drop),
    )
