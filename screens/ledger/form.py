"""What happened, put together by taps: what it was about, who, how much."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.recollection import Answer, Ask, Recollection, Retold, Value
from screens import amounts, buttons, marks, theme
from screens.fields import NameField
from screens.guard import component
from screens.ledger.chip import chip, wrapped
from screens.rules.word import held

COMMON = 4
"""So many subjects are offered at once: the most common ones."""
MANY = 9
"""So many answers are shown at once when one of them was chosen."""


@component
def Form(
    recollection: Recollection, table: Any, told: Retold, on_told: Callable[[Retold], Any], fixed: bool
) -> ft.Control:
    """The form. `table` is that of the moment; `fixed` leaves the subject as it is, for an entry that is changed."""
    more, set_more = ft.use_state(False)
    subject = recollection.subject_of(told.what)
    about_it = recollection.subjects[subject] if subject else None
    moves = about_it.moves if about_it else (told.what,)
    words = recollection.words

    def tell(part: str) -> Callable[[Value], None]:
        return lambda value: on_told(recollection.said(table, told, part, value))

    there = recollection.there(table)
    common = [one for number, one in enumerate(there) if number < COMMON or one == subject or more]
    rest = [buttons.quiet("More", lambda: set_more(True), label="More that can be forgotten")]
    about = [
        *[_subject(recollection, table, one, one == subject, on_told) for one in common],
        *(rest if len(common) < len(there) else []),
    ]
    what = [
        held(
            chip(
                words[one],
                one == told.what,
                lambda one=one: on_told(recollection.turned(table, told, one)),
                label=f"{about_it.title} {words[one]}" if about_it else words[one],
            ),
            about_it.rule if about_it else "printed-values",
        )
        for one in moves
    ]
    asked = recollection.asks(table, told)
    return ft.Column(
        tight=True,
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *([] if fixed else [wrapped(about)]),
            *([wrapped(what)] if len(what) > 1 else []),
            *[_asked(table, told, ask, tell(ask.part)) for ask in asked],
        ],
    )


def _subject(
    recollection: Recollection, table: Any, subject: str, chosen: bool, on_told: Callable[[Retold], Any]
) -> ft.Control:
    it = recollection.subjects[subject]
    return held(chip(it.title, chosen, lambda: on_told(recollection.begun(table, subject))), it.rule)


def _asked(table: Any, told: Retold, ask: Ask, tell: Callable[[Value], None]) -> ft.Control:
    value = told.get(ask.part)
    key = f"{told.what}-{ask.part}"
    if ask.kind == "number":
        answer = Number(
            words=ask.words, value=value, least=ask.least, tell=tell, needed=ask.needed, large=ask.large, key=key
        )
    elif ask.kind == "name":
        answer = Naming(words=ask.words, value=told.word(ask.part), answers=ask.answers, tell=tell, key=key)
    else:
        answer = Choosing(table=table, words=ask.words, value=value, answers=ask.answers, tell=tell, key=key)
    label = [] if ask.kind == "name" else [theme.small(ask.words)]
    return ft.Column(
        key=f"ask-{key}",
        tight=True,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[*label, answer],
    )


@component
def Choosing(
    table: Any, words: str, value: Value, answers: tuple[Answer, ...], tell: Callable[[Value], None]
) -> ft.Control:
    """One of several. A long list folds behind the chosen one."""
    opened, set_opened = ft.use_state(False)
    if not answers:
        return theme.body("There was nothing of the kind then.")
    there = next((answer for answer in answers if answer.value == value), None)
    folded = len(answers) > MANY and there is not None and not opened

    def choose(one: Value) -> None:
        set_opened(False)
        tell(one)

    shown = [there] if folded and there else answers
    controls = [_answer(table, answer, answer == there, choose) for answer in shown]
    if folded:
        controls.append(buttons.quiet("Another one", lambda: set_opened(True), label=f"{words} Another one"))
    return wrapped(controls)


def _answer(table: Any, answer: Answer, chosen: bool, choose: Callable[[Value], None]) -> ft.Control:
    competitor = table.find(str(answer.value)) if answer.competitor else None
    if competitor is None:
        return chip(answer.words, chosen, lambda: choose(answer.value))
    mark = marks.mark(table, competitor, 24)
    # With a picture in it, a button would be a button in a button to a screen reader.
    return ft.MergeSemantics(held(chip(answer.words, chosen, lambda: choose(answer.value), mark=mark), "competitor"))


@component
def Number(
    words: str, value: int | None, least: int, tell: Callable[[Value], None], needed: bool, large: bool
) -> ft.Control:
    """A number: one key for a small one, a keypad for more digits, which a `large` one begins with."""
    typing, set_typing = ft.use_state(large and value is None)

    def typed(_: str, number: int) -> None:
        if number >= least:
            set_typing(False)
            tell(number)

    if typing:
        return amounts.Keypad(title=words, kinds=(("set", "It was"),), on_done=typed)
    keys = amounts.printed_keys(tell, words, lambda: set_typing(True), value, lowest=max(least, 0))
    if value is None or (needed and value < 10):
        return keys
    more = [buttons.quiet("Not known", lambda: tell(None))] if not needed else []
    large = [theme.number(str(value), size=theme.TITLE + 6, color=ft.Colors.PRIMARY)] if value >= 10 else []
    return ft.Column([keys, ft.Row([*large, *more])], tight=True, spacing=4)


@component
def Naming(words: str, value: str, answers: tuple[Answer, ...], tell: Callable[[Value], None]) -> ft.Control:
    """A name: known ones are one tap, others are typed."""
    field, renew = ft.use_state((0, value))
    latest: Any = ft.use_ref(None)
    latest.current = tell
    heard: Any = ft.use_ref(None)
    if heard.current is None:
        # One function for all renders: Flet puts a field that is drawn again back to its first text.
        heard.current = lambda text: latest.current(text)
    number, initial = field

    def choose(name: Value) -> None:
        renew((number + 1, str(name)))
        tell(name)

    known = [chip(it.words, it.value == value, lambda it=it: choose(it.value)) for it in answers]
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *([wrapped(known)] if known else []),
            NameField(label=words, initial=initial, on_text=heard.current, key=f"name-{number}"),
        ],
    )
