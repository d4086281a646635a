"""Who begins: the first seat, or one that is drawn."""

from typing import Any

import flet as ft

from companion.chance import as_typed
from companion.gathering import starting_player
from screens import buttons, fields, frame, marks, theme
from screens.guard import component
from screens.rules.word import explained
from screens.setup.drafting import Drafting


@component
def WhoBegins(drafting: Drafting[Any], rule: str) -> ft.Control:
    """The starting player, with a draw by lot. Its seed is shown, and typed it repeats the draw.

    `rule` is the entry about who begins.
    """
    typing, set_typing = ft.use_state(False)
    missing, set_missing = ft.use_state(False)
    typed: Any = ft.use_ref("")
    noting: Any = ft.use_ref(None)
    once = buttons.use_once()
    names = drafting.seating.names
    first = drafting.seating.places[0]
    drawn = bool(drafting.draft.seed) and starting_player(drafting.draft.seed, names) == first.called

    def note(text: str) -> None:
        typed.current = text

    if noting.current is None:
        noting.current = note

    def draw() -> None:
        set_typing(False)
        drafting.draw_who_begins()

    def type_a_seed() -> None:
        typed.current = ""
        set_missing(False)
        set_typing(True)

    def repeat() -> None:
        seed = as_typed(typed.current)
        set_missing(not seed)
        if seed:
            set_typing(False)
            drafting.draw_who_begins(seed)

    return theme.card(
        ft.Column(
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                explained(
                    ft.Row(
                        spacing=12,
                        controls=[
                            marks.badge(first.called, marks.of_seat(first.color, 0), human=True, size=36),
                            ft.Column(
                                spacing=0,
                                expand=True,
                                controls=[
                                    theme.heading(f"{first.called} begins"),
                                    *([theme.small(f"Drawn with the seed {drafting.draft.seed}")] if drawn else []),
                                ],
                            ),
                        ],
                    ),
                    rule,
                ),
                *(_seed_field(noting.current, missing) if typing else []),
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    run_spacing=theme.GAP,
                    controls=[
                        *(
                            [buttons.tonal("Draw with it", once(repeat), label="Draw with the seed that was typed")]
                            if typing
                            else []
                        ),
                        buttons.tonal(
                            "Draw again" if drawn else "Draw by lot",
                            once(draw),
                            icon=ft.Icons.CASINO_OUTLINED,
                            label="Draw again who begins" if drawn else "Draw by lot who begins",
                        ),
                        *([] if typing else [buttons.quiet("Type a seed", type_a_seed)]),
                    ],
                ),
            ],
        ),
        key="beginning",
    )


def _seed_field(note: Any, missing: bool) -> list[ft.Control]:
    return [
        fields.NameField("Seed", "", note, "Four letters and figures"),
        *([frame.fault("Type a seed first: any letters and figures.")] if missing else []),
    ]
