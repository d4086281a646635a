"""How this app is set, for all games: theme, screen, and what new games begin with."""

from typing import Literal

from pydantic import ValidationError

from companion.desk import Desk
from companion.frozen import Frozen
from companion.vestige.automation import Automation, How
from companion.vestige.rulings import RulingId

# What the app asks about first, unless somebody has chosen otherwise: a nemesis turn is looked through at the table.
ASKED_FIRST: dict[Automation, How] = {"nemesis_turn": "ask"}


class Preferences(Frozen):
    """Settings as they are kept. Rulings and automation are what a new game begins with.

    `bookmarks` and `looked_up` are ids of rules entries, the newest first. `pack_name`, `pack_author` and `pack_notes`
    are what the last pack that was shared said of itself.
    """

    theme: Literal["dark", "light", "system"] = "dark"
    keep_awake: bool = True
    rulings: dict[RulingId, str] = {}
    automation: dict[Automation, How] = {}
    bookmarks: tuple[str, ...] = ()
    looked_up: tuple[str, ...] = ()
    pack_name: str = ""
    pack_author: str = ""
    pack_notes: str = ""


def preferences(desk: Desk) -> Preferences:
    """The settings on the desk. What does not fit this version falls back to its default, field by field."""
    saved = desk.settings()
    try:
        return Preferences.model_validate(saved)
    except ValidationError as error:
        faulty = {detail["loc"][0] for detail in error.errors()}
        return Preferences.model_validate({name: value for name, value in saved.items() if name not in faulty})


def prefer(desk: Desk, **changes: object) -> None:
    """Keeps some settings changed."""
    desk.keep_settings(preferences(desk).model_copy(update=changes).model_dump(mode="json"))


def automation_of_new_games(settings: Preferences) -> dict[Automation, How]:
    """What a new game begins with: the chosen settings over those of the app. What is not in it is on."""
    return {**ASKED_FIRST, **settings.automation}
