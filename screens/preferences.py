"""How this app is set, for all games: theme, screen, and what new games begin with."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import ValidationError

from companion.automation import How, known_automation
from companion.catalogue import GAMES
from companion.desk import Desk
from companion.frozen import Frozen
from companion.game import Rules
from companion.ruling import known_rulings
from companion.saved import FROM_A_SAVE, OR_KEPT

AnyRules = Rules[Any, Any, Any, Any]


class Preferences(Frozen):
    """Settings as they are kept. Rulings and automation are what new games begin with, by ids, which differ from game
    to game.

    `bookmarks` and `looked_up` are ids of rules entries, the newest first. `library` is the game whose cards were
    looked at last. `pack_name`, `pack_author` and `pack_notes`
    are what the last pack that was shared said of itself.
    """

    theme: Literal["dark", "light", "system"] = "dark"
    keep_awake: bool = True
    rulings: dict[str, str] = {}
    automation: dict[str, Annotated[How, OR_KEPT]] = {}
    bookmarks: tuple[str, ...] = ()
    looked_up: tuple[str, ...] = ()
    library: str = ""
    pack_name: str = ""
    pack_author: str = ""
    pack_notes: str = ""


def preferences(desk: Desk) -> Preferences:
    """The settings on the desk. What does not fit this version falls back to its default, field by field."""
    found = _read(desk.settings())
    rulings: dict[str, str] = {}
    automation: dict[str, How] = {}
    for rules in GAMES.values():
        rulings |= known_rulings(rules.rulings, found.rulings)
        automation |= known_automation(rules.automations, found.automation)
    return found.model_copy(update={"rulings": rulings, "automation": automation})


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


def rulings_of_new_games(settings: Preferences, rules: AnyRules) -> dict[str, str]:
    """The answers with which a new game begins. What is not in it has its default."""
    return known_rulings(rules.rulings, settings.rulings)


def automation_of_new_games(settings: Preferences, rules: AnyRules) -> dict[str, How]:
    """What a new game begins with: the chosen settings over those of the app. What is not in it is on."""
    first = {id: does.first for id, does in rules.automations.items() if does.first != "on"}
    return first | known_automation(rules.automations, settings.automation)
