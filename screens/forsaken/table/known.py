"""The names that a prompt offers: what this game and the library know of such things."""

from companion.forsaken.prompts import Prompt
from companion.forsaken.table import Table
from screens.forsaken.places.known import names
from screens.sitting import Sitting


def free_characters(sitting: Sitting, who: str) -> tuple[str, ...]:
    """Characters that nobody else plays."""
    table: Table = sitting.table
    taken = {player.character for player in table.players if player.name != who}
    return tuple(name for name in names(sitting, "character") if name not in taken)


def known_names(sitting: Sitting, prompt: Prompt) -> tuple[str, ...]:
    """The names offered for a prompt on the Table; those of locations and worlds look up their own."""
    match prompt.kind:
        case "character":
            return free_characters(sitting, prompt.who or "")
        case "defeat":
            return names(sitting, "defeat")
        case "feat_name":
            return names(sitting, "feat")
        case _:
            return ()
