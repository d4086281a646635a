"""What Forsaken looks like."""

from typing import Any

import flet as ft

from companion.desk import Desk
from companion.forsaken.commands import BeginScoring
from companion.forsaken.table import Table
from screens.face import FREELY, LEDGER, RULES, WHAT_IF, Face, Go, Place, Say, Tab, Trial
from screens.forsaken.cards.library import CARDS
from screens.forsaken.end.look import FORSAKEN as LOOK
from screens.forsaken.end.page import EndPage
from screens.forsaken.end.untracked import ScoreAGame
from screens.forsaken.fight.page import FightPage
from screens.forsaken.places.page import PlacesPage
from screens.forsaken.setup.new_game import NewGame
from screens.forsaken.sign import sign
from screens.forsaken.solo.page import RivalPage
from screens.forsaken.table.page import TablePage
from screens.forsaken.world.page import WorldPage
from screens.sitting import Sitting

_LOOKED_AT = "page that was looked at"


def _page(tab: str, sitting: Sitting, revision: int, wide: bool) -> Any:
    if tab in ("table", "places", "fight", "world", "rival"):
        # What belongs to the moment hangs on it: see `right_here`.
        sitting.kept[_LOOKED_AT] = tab
    match tab:
        case "table":
            return TablePage(sitting=sitting, revision=revision, wide=wide, key="table")
        case "places":
            return PlacesPage(sitting=sitting, revision=revision, wide=wide, key="places")
        case "fight":
            return FightPage(sitting=sitting, revision=revision, wide=wide, key="fight")
        case "world":
            return WorldPage(sitting=sitting, revision=revision, wide=wide, key="world")
        case "rival" if sitting.table.rival is not None:
            return RivalPage(sitting=sitting, revision=revision, wide=wide, key="rival")
        case "end":
            return EndPage(sitting=sitting, revision=revision, wide=wide, key="end")
        case _:
            return None


def _trials(table: Table) -> tuple[Trial, ...]:
    """What can be tried out on this table."""
    if table.phase == "over":
        return (FREELY,)
    moves = (BeginScoring(),) if table.phase == "players" else ()
    words = "Who would win if the game ended here."
    return (Trial("Final scoring, now", words, ft.Icons.FLAG_OUTLINED, tab="end", moves=moves), FREELY)


def _setup(desk: Desk, say: Say, go: Go) -> Any:
    return NewGame(desk=desk, say=say, go=go, key="new-forsaken")


def _score(desk: Desk, say: Say, go: Go) -> Any:
    return ScoreAGame(desk=desk, say=say, go=go, key="score-forsaken")


FORSAKEN = Face(
    game="forsaken",
    about="Three worlds, a bounty on the run, and a story of your own.",
    picture=sign,
    tabs=(
        Tab("table", "Table", ft.Icons.GRID_VIEW_OUTLINED, ft.Icons.GRID_VIEW_ROUNDED),
        Tab("places", "Places", ft.Icons.STOREFRONT_OUTLINED, ft.Icons.STOREFRONT),
        Tab("fight", "Fight", ft.Icons.CASINO_OUTLINED, ft.Icons.CASINO),
        LEDGER,
        RULES,
    ),
    page=_page,
    whole=lambda tab, sitting, revision, wide: None,
    menu=(
        Place(
            "The rival",
            "The plot row, its objective, and the next card.",
            ft.Icons.PERSON_SEARCH_OUTLINED,
            "forsaken-rival-turn",
            tab="rival",
            there=lambda table: table.rival is not None,
        ),
        Place(
            "The worlds",
            "Bounty, personas, event row, scrap tiles and decks.",
            ft.Icons.PUBLIC,
            "forsaken-factions",
            tab="world",
        ),
        Place(
            "The end",
            "Final scoring, or where it would stand.",
            ft.Icons.FLAG_OUTLINED,
            "forsaken-game-end",
            tab="end",
        ),
        WHAT_IF,
    ),
    below=lambda sitting: [],
    trials=_trials,
    settings=lambda sitting, revision: [],
    settings_words="Round, rulings, automation.",
    joining="With nothing noted yet, and last in the order of turns.",
    stage=lambda sitting: sitting.kept.get(_LOOKED_AT, ""),
    setup=_setup,
    score=_score,
    cards=CARDS,
    look=LOOK,
)
