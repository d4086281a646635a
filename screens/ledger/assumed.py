"""Values that the app worked out and nobody has looked at: which they are, and their mark."""

import flet as ft

from companion.tracked import Assuming
from screens.sitting import Sitting


def assumed_in(sitting: Sitting) -> frozenset[str]:
    """The assumed values of this game by name, such as `leverage:Ana`: worked out once for each entry."""
    known: Assuming | None = sitting.kept.get("assumed")
    if known is None:
        known = sitting.kept["assumed"] = sitting.game.rules.reconciliation.assumed()
    return known.of(sitting.game.ledger)


def hollow_dot(said: bool = True) -> ft.Control:
    """The mark of an assumed value. Where a name beside it says so, it is for the eye alone."""
    ring = ft.Container(width=9, height=9, border_radius=5, border=ft.Border.all(1.5, ft.Colors.ON_SURFACE_VARIANT))
    if not said:
        return ft.Semantics(exclude_semantics=True, content=ring)
    return ft.Semantics(label="assumed", container=True, exclude_semantics=True, content=ring)
