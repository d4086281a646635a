"""Fourth step: where the triggers stand on the mat."""

import flet as ft

from companion.vestige.glossary import entry_of_trigger
from companion.vestige.placing import misplaced, unusual
from screens import buttons, theme
from screens.rules.word import beside, explained
from screens.vestige.setup.draft import Draft, Drafting
from screens.vestige.setup.places import Kinds, Places, TriggerPlaces
from screens.vestige.setup.placing_track import PlacingTrack, sign


def triggers_step(drafting: Drafting, draft: Draft, attempt: int, insist: bool) -> list[ft.Control]:
    """Typed once, remembered for every later game; then only shown, with a way to change them.

    `attempt` counts how often the person has tried to go on.
    """
    if draft.placing or misplaced(draft.places):
        return [
            where_the_triggers_stand(),
            theme.body(
                "Read the five numbers off your mat. They are kept for every later game.",
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
            TriggerPlaces(
                places=draft.places,
                kinds=draft.kinds,
                on_change=lambda places, kinds: drafting.change(places=places, kinds=kinds, placing=True),
                insist=insist,
                key=f"places-{attempt}",
            ),
        ]
    return [
        where_the_triggers_stand(),
        theme.body("As you read them off your mat.", color=ft.Colors.ON_SURFACE_VARIANT),
        *known_triggers(draft.places, draft.kinds),
        ft.Row(
            [buttons.tonal("Change", lambda: drafting.change(placing=True), label="Change where the triggers stand")]
        ),
    ]


def where_the_triggers_stand() -> ft.Control:
    """The heading over the places of the triggers."""
    return beside(theme.heading("Where the triggers stand"), "triggers", "a trigger")


def known_triggers(places: Places, kinds: Kinds) -> list[ft.Control]:
    """Where the triggers stand, as a picture and in words."""
    note = unusual(kinds)
    return [
        PlacingTrack(places=places, kinds=kinds),
        ft.Row(
            wrap=True,
            spacing=theme.PAD,
            controls=[
                explained(
                    ft.Row(tight=True, spacing=10, controls=[sign(kind, 10), theme.body(f"{at} {kind}")]),
                    entry_of_trigger(kind),
                )
                for at, kind in zip(places, kinds, strict=True)
            ],
        ),
        *([theme.small(note)] if note else []),
    ]
