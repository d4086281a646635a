"""What waits for one player, on the player board: what was just gained is answered where it was gained."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens.forsaken.table.prompts import asked, drawn
from screens.guard import component
from screens.live import use_live
from screens.prompts import Prompts
from screens.sitting import Sitting


@component
def Waiting(sitting: Sitting, who: str, open_sheet: Callable[..., Any]) -> ft.Control:
    """The player's own prompts, the first with its answers; no room where there are none."""
    use_live(sitting)
    card: Any = ft.use_ref(None)
    if card.current is None:
        card.current = drawn(sitting, open_sheet)
    found = asked(sitting, who)
    return ft.Container(
        visible=bool(found),
        content=Prompts(open_prompts=found, open_notices=(), card=card.current, all_shown=False, key="prompts"),
    )
