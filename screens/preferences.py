"""How this app is set, for all games: theme, screen, and what new games begin with."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import ValidationError

from companion.desk import Desk
from companion.frozen import Frozen
from companion.saved import FROM_A_SAVE, OR_KEPT
from companion.vestige.automation import Automation, How, known_automation
from companion.vestige.rulings import RulingId, known_rulings

# What the app asks about first, unless somebody has chosen otherwise: a nemesis turn is looked through at the table.
ASKED_FIRST: dict[Automation, How] = {"nemesis_turn": "ask"}


class Preferences(Frozen):
    """Settings as they are kept. Rulings and automation are what a new game begins with.

    `bookmarks` and `looked_up` are ids of rules entries, the newest first. `pack_name`, `pack_author` and `pack_notes`
    are what the last pack that was shared said of itself.
    """

    theme: Literal["dark", "light", "system"] = "dark"
    keep_awake: bool = True
    rulings: dict[Annotated[RulingId, OR_KEPT], str] = {}
    automation: dict[Annotated[Automation, OR_KEPT], Annotated[How, OR_KEPT]] = {}
    bookmarks: tuple[str, ...] = ()
    looked_up: tuple[str, ...] = ()
    pack_name: str = ""
    pack_author: str = ""
    pack_notes: str = ""


def preferences(desk: Desk) -> Preferences:
    """The settings on the desk. What does not fit this version falls back to its default, field by field."""
    found = _read(desk.settings())
    known = {"rulings": known_rulings(found.rulings), "automation": known_automation(found.automation)}
    return found.model_copy(update=known)


def _read(saved: Mapping[str, Any]) -> Preferences:
    try:
        return Preferences.model_validate(saved, context=FROM_A_SAVE)
    except ValidationError as error:
        faulty = {detail["loc"][0] for detail in error.errors()}
        fitting = {name: value for name, value in saved.items() if name not in faulty}
        return Preferences.model_validate(fitting, context=FROM_A_SAVE)


def prefer(desk: Desk, **changes: object) -> None:
    """Keeps some settings changed. What another version has set, and this one does not know, stays as it is."""
    before, now = _read(desk.settings()), preferences(desk)
    chosen = now.model_copy(update=changes).model_dump(mode="json", include={*changes})
    for name in ("rulings", "automation"):
        if name in chosen:
            unknown = {id: how for id, how in getattr(before, name).items() if id not in getattr(now, name)}
            chosen[name] = {**unknown, **chosen[name]}
    desk.keep_settings({**now.model_dump(mode="json"), **desk.settings(), **chosen})


def automation_of_new_games(settings: Preferences) -> dict[Automation, How]:
    """What a new game begins with: the chosen settings over those of the app. What is not in it is on."""
    return {**ASKED_FIRST, **settings.automation}
