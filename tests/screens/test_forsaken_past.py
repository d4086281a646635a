"""The past of a game of Forsaken on screen: ledger, changes, reconcile, settings. The same pages as for Vestige."""

import pytest

from companion.catalogue import GAMES
from screens.preferences import Preferences, automation_of_new_games
from tests.screens.forsaken_evening import ALONE, ForsakenEvening

GAINED = {"move": "gain", "who": "Ana", "gains": {"vp": 4}}
GEAR = {"move": "gain_gear", "who": "Ana", "name": "Kit"}
END = {"move": "end_turn"}


@pytest.fixture
def evening(unhurried):
    """Round 2: Ana has 4 VP and a gear card."""
    return ForsakenEvening().moves(GAINED, GEAR, END, END, END)


def has(evening, who="Ana"):
    return evening.table.player(who)


def test_the_ledger_is_divided_by_rounds_and_an_entry_shows_the_table_after_it(evening, render):
    screen = evening.open(render, "ledger")
    assert screen.sees("Round 1")

    screen.tap("1 Ana gains 4 VP")

    assert screen.sees("The table after entry 1")
    assert screen.sees("Ana: 4 VP, vitality 8 of 8")


def test_forgotten_vp_of_round_1_in_four_taps(evening, render):
    screen = evening.open(render, "ledger")

    for tap in ("1 Ana gains 4 VP", "Add after this", "How many?: 2"):
        screen.tap(tap)
    assert screen.sees("Forgotten in round 1")
    assert screen.sees("Ana: VP 4 becomes 6")
    screen.tap("Accept")

    assert has(evening).vp == 6
    evening.desk.undo(evening.id)
    assert has(evening).vp == 4


@pytest.mark.parametrize(
    ("taps", "entry"),
    [
        pytest.param(("Vitality", "At how much?: 5"), "vitality", id="vitality"),
        pytest.param(
            ("Locations", "Locations at a Scrapyard", "scrapyard 2", "How much strength?: 2"),
            "scrapyard 2",
            id="a Scrapyard",
        ),
        pytest.param(("More that can be forgotten", "Connecting and jobs", "Ebon Eye"), "Ebon Eye", id="a connection"),
    ],
)
def test_what_was_forgotten_is_said_in_the_words_of_the_game(evening, render, taps, entry):
    screen = evening.open(render, "ledger")

    for tap in ("1 Ana gains 4 VP", "Add after this", *taps, "Accept"):
        screen.tap(tap)

    assert entry.casefold() in evening.entries[1].casefold()


def test_vp_that_were_boosts_change_both(evening, render):
    screen = evening.open(render, "ledger")

    for tap in ("1 Ana gains 4 VP", "Change", "What? Another one", "boosts", "Accept"):
        screen.tap(tap)

    assert (has(evening).vp, has(evening).holds("boosts")) == (0, 4)


def test_values_that_differ_become_one_correction(evening, render):
    screen = evening.open(render, "reconcile")

    screen.tap("Ana: VP 4")
    screen.tap("Ana: VP, 1 more")
    screen.tap("All values of Ben")
    screen.tap("Ben: infamy 0")
    screen.tap("Ben: infamy, 1 more")
    assert screen.sees("Ben: infamy 0 becomes 1")
    screen.tap("Correct 2 values")

    assert (has(evening).vp, has(evening, "Ben").infamy) == (5, 1)
    assert len(evening.entries) == 6


def test_a_deck_that_nobody_had_counted_is_taken_up(evening, render):
    screen = evening.open(render, "reconcile")

    screen.tap("A deck that was counted")
    screen.tap("Port Ambition")
    for _ in range(2):
        screen.tap("Deck of Port Ambition, 1 more")
    screen.tap("Correct 1 value")

    assert evening.table.decks["port_ambition"] == 2


def test_where_all_decks_are_counted_none_is_offered(render, unhurried):
    decks = {"thyrria": 9, "port_ambition": 9, "mycoid_verge": 9}

    screen = ForsakenEvening(decks=decks, **ALONE).open(render, "reconcile")

    assert "A deck that was counted" not in screen.names()
    assert screen.sees("VP of Grash")


def test_settings_of_a_game_are_those_of_its_own_rules(evening, render):
    screen = evening.open(render, "settings")

    screen.tap("Patrols On")
    screen.tap("Off It is left to you.")
    screen.tap("What is a die with a blank face worth?")
    screen.tap("What its zone shows")
    screen.tap("From the start")

    assert evening.table.how("personas") == "off"
    assert evening.game.at(1).ruled("S5") == "zone"


def test_a_game_begins_with_its_own_automations_only():
    chosen = Preferences(automation={"personas": "off", "triggers": "off"})

    assert automation_of_new_games(chosen, GAMES["forsaken"]) == {"personas": "off"}


@pytest.mark.parametrize("tab", ["ledger", "reconcile", "settings"])
def test_everything_that_can_be_tapped_has_a_name(evening, render, tab):
    assert all(evening.open(render, tab).names())
