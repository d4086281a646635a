"""What Vestige looks like."""

from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.commands import SetDepth
from companion.vestige.setup import Depth
from screens.face import LEDGER, RULES, WHAT_IF, Face, Go, Place, Say, Tab
from screens.sitting import Sitting
from screens.vestige.end.end import End
from screens.vestige.end.look import VESTIGE as LOOK
from screens.vestige.end.scoring import scoring_place
from screens.vestige.end.untracked import ScoreAGame
from screens.vestige.library.cards import CARDS
from screens.vestige.map.page import MapPage
from screens.vestige.pace.page import PacePage
from screens.vestige.settings import settings
from screens.vestige.setup.depth import depth_part
from screens.vestige.setup.new_game import NewGame
from screens.vestige.sign import sign
from screens.vestige.table.table import TablePage
from screens.vestige.trials import trials


def _page(tab: str, sitting: Sitting, revision: int, wide: bool) -> Any:
    match tab:
        case "table":
            return TablePage(sitting=sitting, revision=revision, wide=wide, key="table")
        case "regions":
            return MapPage(sitting=sitting, revision=revision, wide=wide, key="regions")
        case "end":
            return End(sitting=sitting, revision=revision, wide=wide, key="end")
        case "pace":
            return PacePage(sitting=sitting, revision=revision, wide=wide, key="pace")
        case _:
            return None


def _depth(sitting: Sitting) -> list[ft.Control]:
    """The depth is changed in the menu itself, where its mark moves."""

    def deepen(to: Depth) -> None:
        if to != sitting.table.depth:
            sitting.dispatch(SetDepth(depth=to))

    return [depth_part(sitting.table.depth, deepen)]


def _setup(desk: Desk, say: Say, go: Go) -> Any:
    return NewGame(desk=desk, say=say, go=go, key="new-vestige")


def _score(desk: Desk, say: Say, go: Go) -> Any:
    return ScoreAGame(desk=desk, say=say, go=go, key="score-vestige")


VESTIGE = Face(
    game="vestige",
    about="An island of regions to control, and nemeses who want them too.",
    picture=sign,
    tabs=(
        Tab("table", "Table", ft.Icons.GRID_VIEW_OUTLINED, ft.Icons.GRID_VIEW_ROUNDED),
        Tab("regions", "Map", ft.Icons.HEXAGON_OUTLINED, ft.Icons.HEXAGON),
        Tab("end", "End", ft.Icons.FLAG_OUTLINED, ft.Icons.FLAG),
        LEDGER,
        RULES,
    ),
    page=_page,
    whole=lambda tab, sitting, revision, wide: None,
    menu=(
        Place("Pace", "Where everybody will be at this rate.", ft.Icons.SHOW_CHART, "pace", tab="pace"),
        WHAT_IF,
    ),
    below=_depth,
    trials=trials,
    settings=settings,
    settings_words="Round, triggers, rulings, automation.",
    joining="At 0 leverage, and last in the order of turns.",
    stage=lambda sitting: sitting.desk.drafts.get(scoring_place(sitting.game_id), ""),
    setup=_setup,
    score=_score,
    cards=CARDS,
    look=LOOK,
)
