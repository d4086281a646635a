"""What the games look like: each has its pages, its menu and its ways in, and the frame around them is one."""

import flet as ft
import pytest

from companion.catalogue import GAMES
from companion.rules.entries import corpus
from companion.shelf import ShelfFault
from screens import routes
from screens.app import app_on
from screens.face import Face
from screens.faces import FACES
from screens.home.which import last_played_first
from screens.menu import places
from screens.share.discretion import may_keep_whole
from screens.share.presence import Presence
from tests.screens.chronicles_evening import ChroniclesEvening
from tests.screens.desks import Surroundings
from tests.screens.evening import DUEL, Evening, setup
from tests.screens.forsaken_evening import ForsakenEvening

EVERY = pytest.mark.parametrize("face", FACES.values(), ids=FACES)
OF_THE_FRAME = {"ledger", "rules", "settings", "seats", "reconcile", "phone"}
MORE = "More of this game"


def test_every_game_has_a_face_of_its_own():
    assert list(FACES) == list(GAMES)
    assert all(face.game == game for game, face in FACES.items())


@EVERY
def test_a_game_has_at_most_five_destinations_of_which_the_table_is_the_first(face: Face):
    tabs = [tab.id for tab in face.tabs]

    assert tabs[0] == "table"
    assert 2 <= len(tabs) <= 5
    assert len(set(tabs)) == len(tabs)


@EVERY
def test_every_page_that_a_game_leads_to_has_an_address(face: Face):
    led_to = {tab.id for tab in face.tabs} | {place.tab for place in places(face) if place.tab}

    assert led_to <= set(routes.TABS)


@EVERY
def test_a_line_of_the_menu_opens_a_page_or_does_something_and_its_entry_exists(face: Face):
    assert all(bool(place.tab) != (place.act is not None) for place in places(face))
    assert {place.rule for place in places(face) if place.rule} <= set(corpus())


@pytest.mark.parametrize("game", [Evening, ChroniclesEvening, ForsakenEvening])
def test_an_address_of_a_page_that_this_game_has_not_leads_to_its_table(unhurried, render, game):
    evening = game()
    rules = evening.game.rules.id
    own = {tab.id for tab in FACES[rules].tabs}
    foreign = next(tab for tab in ("fight", "events", "regions") if tab not in own)

    assert evening.open(render, foreign).texts() == evening.open(render, "table").texts()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["bar", "rail"])
def test_bar_and_rail_lead_to_the_pages_of_this_game(unhurried, render, size):
    screen = ChroniclesEvening().open(render, size=size)

    for label in ("Events", "Festival", "Ledger", "Rules", "Table"):
        assert label in screen.texts() or label in screen.names(), label
    assert "Map" not in screen.names()


def test_the_strip_of_a_game_says_its_own_moment_and_who_is_next(unhurried, render):
    screen = ChroniclesEvening().open(render)

    assert screen.sees("Round 1 · Ana")
    assert screen.sees("next Ben")
    assert not screen.sees("conditions met")


def test_the_menu_of_a_game_does_what_it_says(unhurried, render):
    night = ChroniclesEvening()
    screen = night.open(render)
    screen.tap(MORE)

    screen.tap("An end-game trigger is reached")

    assert night.table.triggers == 1


@pytest.mark.parametrize("game", [Evening, ChroniclesEvening, ForsakenEvening])
def test_any_game_is_tried_out_on_a_copy_that_changes_nothing(unhurried, render, game):
    evening = game()
    before = evening.table
    screen = evening.open(render, "try")

    screen.tap("Final scoring, now")

    assert screen.sees("Trying out")
    assert screen.sees("Final scoring")
    screen.tap("Throw it away")
    assert screen.sees("What this would change")
    screen.tap("Back to the game")
    assert evening.table == before


# Which game is it?


def test_the_game_that_was_begun_last_is_offered_first():
    around = Surroundings()
    assert last_played_first(around.desk) == tuple(GAMES)

    night = ChroniclesEvening()
    assert last_played_first(night.desk)[0] == "chronicles"
    around.begin()
    assert last_played_first(around.desk)[0] == "vestige"


def test_where_the_list_of_games_cannot_be_read_all_are_offered_all_the_same():
    around = Surroundings()
    around.shelf.failing.add("listings")

    with pytest.raises(ShelfFault):
        around.desk.listings()
    assert set(last_played_first(around.desk)) == set(GAMES)


@pytest.mark.parametrize(
    ("address", "game", "leads_to"),
    [
        (routes.NEW, "Vestige", "Who plays?"),
        (routes.SCORE, "Vestige", "Begin scoring"),
        (routes.NEW, "Forsaken", "Seats, in the order of turns"),
        (routes.SCORE, "Forsaken", "Against a rival"),
    ],
)
def test_a_tile_leads_to_the_first_step_of_its_game(evening, render, address, game, leads_to):
    screen = render(app_on(evening.desk), route=address)
    assert screen.sees("Vindication: Chronicles")

    screen.tap(game)

    assert screen.sees(leads_to)


@EVERY
def test_a_tile_says_which_game_it_is_in_a_line(evening, render, face: Face):
    screen = render(app_on(evening.desk), route=routes.NEW)

    assert screen.sees(GAMES[face.game].title)
    assert screen.sees(face.about)


# Home


def test_home_says_how_a_game_of_chronicles_stands(unhurried, render):
    night = ChroniclesEvening().moves({"move": "gain_honor", "who": "Ben", "amount": 12})

    screen = render(app_on(night.desk))

    for words in ("Ana, Ben, Cleo", "Ben 12", "Round 1 · Ana"):
        assert screen.sees(words)
    screen.tap("Resume")
    assert screen.sees("Undo: Ben gains 12 honor")


def test_home_says_how_a_game_of_forsaken_stands_beside_those_of_the_others(unhurried, render):
    night = ForsakenEvening().moves({"move": "gain", "who": "Ben", "gains": {"vp": 12}})
    for other in (Evening(), ChroniclesEvening()):
        night.desk.begin(other.GAME, other.set_up())

    screen = render(app_on(night.desk))

    for words in ("Round 1 · Ana · Ana 0, Ben 12, Cleo 0", "Ana against Bone", "Resume"):
        assert screen.sees(words), words


# Phones


def test_who_chooses_a_seat_in_a_game_without_secrets_is_told_that_there_are_none(unhurried, render):
    phone = ChroniclesEvening().phone(render, "1")

    assert phone.sees("Nothing in this game is secret")
    phone.tap("Ben")
    phone.tap("Play as Ben")
    assert phone.sees("Round 1 · Ana")


def test_a_phone_may_keep_the_file_of_a_game_without_secrets_while_it_is_played(unhurried, render):
    kept = []
    evening = ChroniclesEvening()
    vestige = evening.desk.begin("vestige", setup())
    phones = Presence(id_of=lambda page: "1")

    @ft.component
    def looks():
        phones.arrived(ft.context.page)
        kept.append((may_keep_whole(evening.desk, evening.id), may_keep_whole(evening.desk, vestige.id)))
        return ft.Text("looked")

    render(looks)

    assert kept[-1] == (True, False)


# Seats


@pytest.mark.parametrize("game", [Evening, ChroniclesEvening, ForsakenEvening])
def test_seats_of_any_game_are_moved_renamed_left_and_taken(unhurried, render, game):
    evening = game(**(DUEL if game is Evening else {}))
    screen = evening.open(render, "seats")

    screen.tap("Ben: one seat earlier")
    assert [one.name for one in evening.table.humans][:2] == ["Ben", "Ana"]
    screen.tap("Somebody joins")
    screen.type_into("Name", "Dan")
    screen.tap("Sit down")
    assert evening.table.humans[-1].name == "Dan"
    screen.tap("Dan")
    screen.tap("Dan leaves the table")
    screen.tap("It is taken off the table")

    assert evening.entries[-2:] == ["Dan joins the table", "Dan leaves the table"]
    assert [one.name for one in evening.table.gone] == ["Dan"]


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (ChroniclesEvening, "With one companion, and last in the order of turns."),
        (ForsakenEvening, "With nothing noted yet, and last in the order of turns."),
    ],
)
def test_what_somebody_has_who_joins_late_is_said_in_the_words_of_the_game(unhurried, render, game, words):
    screen = game().open(render, "seats")

    screen.tap("Somebody joins")

    assert screen.sees(words)
    assert screen.sees("yellow")
    assert not screen.sees("leverage")
