"""A measure, chosen by its subject."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.box.answers import subject_of
from companion.vestige.box.parts import regions_like
from companion.vestige.vocabulary.forms import measures_by_subject
from companion.vestige.vocabulary.measures import OF_A_REGION, spoken_measure, word
from screens.guard import component
from screens.rules.word import held
from screens.setup.picked import picked
from screens.setup.typed import Typed
from screens.vestige.cards import look

_FEW = 8


@component
def Measure(measure: str, on_measure: Callable[[str], Any], own: tuple[str, ...]) -> ft.Control:
    """Subjects as chips, and below them what can be counted of the chosen one. `own` are regions of the library."""
    subject, set_subject = ft.use_state(subject_of(measure))
    naming, set_naming = ft.use_state(measure.startswith(OF_A_REGION))

    def choose(chosen: str) -> None:
        set_naming(False)
        on_measure(chosen)

    def turn_to(chosen: str) -> None:
        set_naming(False)
        set_subject(chosen)

    offered = measures_by_subject()
    own_region = subject == subject_of(f"{OF_A_REGION}Oasis")
    return ft.Column(
        tight=True,
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            look.chips(
                [look.tab(name, name == subject, f"Subject: {name}", partial(turn_to, name)) for name in offered]
            ),
            look.chips(
                [
                    *[
                        held(
                            picked(
                                spoken_measure(one),
                                one == measure,
                                partial(choose, one),
                                f"Count: {spoken_measure(one)}",
                            ),
                            word(one).rule,
                        )
                        for one in offered[subject]
                    ],
                    *(
                        [
                            held(
                                picked("one region by its name", naming, lambda: set_naming(True), "Count one region"),
                                "regions",
                            )
                        ]
                        if own_region
                        else []
                    ),
                ]
            ),
            *(
                [
                    RegionName(
                        region=measure.removeprefix(OF_A_REGION) if measure.startswith(OF_A_REGION) else "",
                        on_region=lambda name: on_measure(f"{OF_A_REGION}{name}"),
                        own=own,
                        key="region",
                    )
                ]
                if naming and own_region
                else []
            ),
        ],
    )


@component
def RegionName(region: str, on_region: Callable[[str], Any], own: tuple[str, ...]) -> ft.Control:
    """A region by its name: typed, or tapped among those that begin so. `own` are regions that no rulebook lists."""
    letters, set_letters = ft.use_state("")
    everything, set_everything = ft.use_state(False)
    field, set_field = ft.use_state((0, region))
    told: Any = ft.use_ref(None)
    told.current = on_region
    same: Any = ft.use_ref(None)

    if same.current is None:

        def typed(text: str) -> None:
            set_letters(text)
            if text.strip():
                told.current(text.strip()[:60])

        same.current = typed

    def tap(name: str) -> None:
        set_letters("")
        # The field begins anew with what was tapped.
        set_field(lambda before: (before[0] + 1, name))
        on_region(name)

    names = regions_like(letters, own)
    shown = names if everything or letters else names[:_FEW]
    return ft.Column(
        tight=True,
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            Typed("Region", field[1], same.current, key=f"region-{field[0]}"),
            look.chips(
                [
                    *[picked(name, name == region, partial(tap, name), f"Region: {name}") for name in shown[:30]],
                    *(
                        [look.tab("All regions", False, "All regions", lambda: set_everything(True))]
                        if len(shown) < len(names)
                        else []
                    ),
                ]
            ),
        ],
    )
