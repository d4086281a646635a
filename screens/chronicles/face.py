"""What Chronicles looks like."""

from typing import Any

import flet as ft

from companion.chronicles.commands import BeginScoring, ReachTrigger
from companion.chronicles.table import Table
from companion.desk import Desk
from screens.chronicles.cards.library import CARDS
from screens.chronicles.end.look import CHRONICLES as LOOK
from screens.chronicles.end.page import EndPage
from screens.chronicles.end.untracked import ScoreAGame
from screens.chronicles.events.page import EventsPage
from screens.chronicles.festival.page import FestivalPage
from screens.chronicles.setup.new_game import NewGame
from screens.chronicles.sign import sign
from screens.chronicles.table.page import TablePage
from screens.chronicles.table.shroud import ShroudPage
from screens.face import FREELY, LEDGER, RULES, WHAT_IF, Face, Go, Place, Say, Tab, Trial
from screens.sitting import Sitting

_LOOKED_AT = "page that was looked at"


def _page(tab: str, sitting: Sitting, revision: int, wide: bool) -> Any:
    if tab in ("table", "events", "festival"):
        # What belongs to the moment hangs on it: see `right_here`.
        sitting.kept[_LOOKED_AT] = tab
    match tab:
        case "table":
            return TablePage(sitting=sitting, revision=revision, wide=wide, key="table")
        case "events":
            return EventsPage(sitting=sitting, revision=revision, wide=wide, key="events")
        case "festival":
            return FestivalPage(sitting=sitting, revision=revision, wide=wide, key="festival")
        case "end":
            return EndPage(sitting=sitting, revision=revision, wide=wide, key="end")
        case _:
            return None


def _whole(tab: str, sitting: Sitting, revision: int, wide: bool) -> Any:
    if tab == "shroud" and sitting.table.phase != "over":
        return ShroudPage(sitting=sitting, revision=revision, wide=wide, key="shroud")
    return None


def _trials(table: Table) -> tuple[Trial, ...]:
    """What can be tried out on this table."""
    if table.phase == "over":
        return (FREELY,)
    moves = (BeginScoring(),) if table.phase == "players" else ()
    words = "Who would win if the game ended here."
    return (Trial("Final scoring, now", words, ft.Icons.FLAG_OUTLINED, tab="end", moves=moves), FREELY)


def _setup(desk: Desk, say: Say, go: Go) -> Any:
    return NewGame(desk=desk, say=say, go=go, key="new-chronicles")


def _score(desk: Desk, say: Say, go: Go) -> Any:
    return ScoreAGame(desk=desk, say=say, go=go, key="score-chronicles")


CHRONICLES = Face(
    game="chronicles",
    about="Deeds that become stories, legends, events and the festival.",
    picture=sign,
    tabs=(
        Tab("table", "Table", ft.Icons.GRID_VIEW_OUTLINED, ft.Icons.GRID_VIEW_ROUNDED),
        Tab("events", "Events", ft.Icons.VIEW_CAROUSEL_OUTLINED, ft.Icons.VIEW_CAROUSEL),
        Tab("festival", "Festival", ft.Icons.LOCAL_FIRE_DEPARTMENT_OUTLINED, ft.Icons.LOCAL_FIRE_DEPARTMENT),
        LEDGER,
        RULES,
    ),
    page=_page,
    whole=_whole,
    menu=(
        Place(
            "An end-game trigger is reached",
            "The oldest event is missed, the boards move.",
            ft.Icons.HOURGLASS_BOTTOM,
            "chronicles-end-game-trigger",
            act=lambda sitting: sitting.dispatch(ReachTrigger()),
            there=lambda table: table.phase == "players",
        ),
        Place(
            "The end",
            "Final scoring, or where it would stand.",
            ft.Icons.FLAG_OUTLINED,
            "chronicles-game-end",
            tab="end",
        ),
        WHAT_IF,
    ),
    below=lambda sitting: [],
    trials=_trials,
    settings=lambda sitting, revision: [],
    settings_words="Round, rulings, automation.",
    joining="With one companion, and last in the order of turns.",
    stage=lambda sitting: sitting.kept.get(_LOOKED_AT, ""),
    setup=_setup,
    score=_score,
    cards=CARDS,
    look=LOOK,
)
