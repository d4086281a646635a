"""What the app does by itself, and how each of it is set: do it, ask first, leave it to people."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

from companion.frozen import Frozen

How = Literal["on", "ask", "off"]
HOWS: tuple[How, ...] = get_args(How)


class Automated(Frozen):
    """Something that the app can do by itself: what it is called, what it does, the rules entry that it carries out.

    `first` is how it is set in a game that people begin on the screen, unless they have chosen otherwise.
    """

    title: str
    meaning: str
    rule: str
    first: How = "on"


Automations = Mapping[str, Automated]
"""All that the app can do by itself in a game, by ids."""


def known_automation(automations: Automations, settings: Mapping[Any, How]) -> dict[Any, How]:
    """The settings that this version knows: a save of another one may hold more."""
    return {kind: how for kind, how in settings.items() if kind in automations and how in HOWS}
