"""What a game looks like: its pages, its part of the menu, and the ways in. One `Face` a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.desk import Desk
from screens.ending.look import Look
from screens.library.cards import Cards
from screens.sitting import Sitting

Say = Callable[[str], None]
Go = Callable[[str], None]


@dataclass(frozen=True)
class Tab:
    """A destination of the bar below a game, or of the rail beside it."""

    id: str
    label: str
    icon: ft.IconData
    chosen: ft.IconData


@dataclass(frozen=True)
class Place:
    """A line of a game's menu: it opens the page `tab`, or does something (`act`) where there is no page.

    `rule` is the entry about it, empty where it is no matter of the rules; `there` says whether it is of use at a
    table as it stands.
    """

    title: str
    words: str
    icon: ft.IconData
    rule: str = ""
    tab: str = ""
    act: Callable[[Sitting], Any] | None = None
    there: Callable[[Any], bool] = lambda table: True


@dataclass(frozen=True)
class Trial:
    """A way into *What if*: `moves` are made on the copy before people see it, and this page is open then."""

    title: str
    words: str
    icon: ft.IconData
    tab: str = "table"
    moves: tuple[Any, ...] = ()


LEDGER = Tab("ledger", "Ledger", ft.Icons.RECEIPT_LONG_OUTLINED, ft.Icons.RECEIPT_LONG)
RULES = Tab("rules", "Rules", ft.Icons.AUTO_STORIES_OUTLINED, ft.Icons.AUTO_STORIES)
"""Destinations that every game has; the frame draws them."""

WHAT_IF = Place(
    "What if", "Try something on a copy and throw it away.", ft.Icons.SCIENCE_OUTLINED, "what-if", tab="try"
)
FREELY = Trial("Anything", "Play on from here on your own, and take back as you like.", ft.Icons.GESTURE)


@dataclass(frozen=True)
class Face:
    """What a game looks like, beside what every game has: strip, ledger, rules, seats, reconcile, settings, phones.

    `tabs` are at most five destinations, "table" the first of them. `page` draws a tab of its own, also one that no
    destination leads to; None for any other. `whole` does the same for a page without strip and bar. `menu` are its
    own lines, `below` what stands under them. `trials` are what people may want to try out on a table. `settings` are
    parts of the page *Settings of this game*, before rulings and automations; `settings_words` says in the menu what
    can be set. `joining` is what somebody who sits down late is told. `stage` is the stage of final scoring that is
    on the screen, for *right here*. `setup` is the page for a new game, `score` the one for a game that was not
    tracked. `about` is a line on the game and `picture` a drawing of that size, both for its tile. `cards` are its
    cards in the library. `look` is how its results look.
    """

    game: str
    about: str
    picture: Callable[[int], ft.Control]
    tabs: tuple[Tab, ...]
    page: Callable[[str, Sitting, int, bool], Any]
    whole: Callable[[str, Sitting, int, bool], Any]
    menu: tuple[Place, ...]
    below: Callable[[Sitting], list[ft.Control]]
    trials: Callable[[Any], tuple[Trial, ...]]
    settings: Callable[[Sitting, int], list[ft.Control]]
    settings_words: str
    joining: str
    stage: Callable[[Sitting], str]
    setup: Callable[[Desk, Say, Go], Any]
    score: Callable[[Desk, Say, Go], Any]
    cards: Cards
    look: Look
