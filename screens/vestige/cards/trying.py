"""*Try it*: what the card would do on a sample table, part by part."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.box.editing import Draft, card_in, faults_in
from companion.vestige.box.trial import Outcome, Sample, tried
from screens import theme
from screens.guard import component
from screens.rules.word import heading
from screens.vestige.cards import look
from screens.vestige.cards.number import Number

_SAMPLE = {
    "leverage": ("Leverage", 60),
    "regions": ("Regions", 9),
    "cards": ("Cards of each kind", 9),
    "threat": ("Threat level", 9),
}


@component
def Trying(draft: Draft) -> ft.Control:
    """The sample table by its numbers, and what each part of the card changes there."""
    sample, set_sample = ft.use_state(Sample())
    latest: Any = ft.use_ref(sample)
    latest.current = sample

    def change(field: str) -> Callable[[int], None]:
        return lambda number: set_sample(lambda before: before.changed({field: number}))

    card = card_in(draft)
    outcomes = tried(card, sample) if card else ()
    return look.form(
        [
            heading("Try it", "what-if"),
            theme.small("A sample table: Ana and the nemesis each have so much."),
            ft.Row(
                wrap=True,
                spacing=theme.PAD,
                run_spacing=theme.GAP,
                controls=[
                    ft.Column(
                        key=field,
                        tight=True,
                        spacing=0,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[
                            theme.small(words),
                            Number(
                                name=words,
                                value=getattr(sample, field),
                                read=lambda field=field: getattr(latest.current, field),
                                on_value=change(field),
                                highest=highest,
                                small=True,
                                key=f"number-{field}",
                            ),
                        ],
                    )
                    for field, (words, highest) in _SAMPLE.items()
                ],
            ),
            *([look.misfits(faults_in(draft))] if card is None else []),
            *([theme.body("Nothing on it is for the app to work out.")] if card and not outcomes else []),
            *[_outcome(number, outcome) for number, outcome in enumerate(outcomes)],
        ],
        key="trying",
    )


def _outcome(number: int, outcome: Outcome) -> ft.Control:
    return theme.card(
        theme.group(
            ft.Column(
                tight=True,
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    theme.small(outcome.title),
                    *[
                        ft.Text(change, size=theme.BODY, weight=ft.FontWeight.W_600, color=ft.Colors.ON_SURFACE)
                        for change in outcome.changes
                    ],
                    *[theme.small(because) for because in outcome.because],
                ],
            )
        ),
        padding=12,
        key=f"outcome-{number}",
    )
