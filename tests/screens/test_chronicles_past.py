"""The past of a game of Chronicles on screen: ledger, changes, reconcile, settings. The same pages as for Vestige."""

import pytest

from companion.catalogue import GAMES
from screens import routes
from screens.app import app_on
from screens.preferences import Preferences, automation_of_new_games, preferences, rulings_of_new_games
from tests.screens.chronicles_evening import ChroniclesEvening

GAINED = {"move": "gain_honor", "who": "Ana", "amount": 4}
RELIC = {"move": "gain_card", "who": "Ana", "kind": "relic"}
END = {"move": "end_turn"}


@pytest.fixture
def evening(unhurried):
    """Round 2: Ana has 4 honor and a relic."""
    return ChroniclesEvening().moves(GAINED, RELIC, END, END, END)


def has(evening, who="Ana"):
    return evening.table.player(who)


def test_the_ledger_is_divided_by_rounds_and_an_entry_shows_the_table_after_it(evening, render):
    screen = evening.open(render, "ledger")
    assert screen.sees("Round 1")

    screen.tap("1 Ana gains 4 honor")

    assert screen.sees("The table after entry 1")
    assert screen.sees("Ana: 4 honor, 0 renown")


def test_what_honor_was_for_stands_in_the_sentence_and_not_below_it_again(render):
    evening = ChroniclesEvening().moves(GAINED | {"why": "a region"}, RELIC)

    screen = evening.open(render, "ledger")

    assert screen.sees("Ana gains 4 honor: a region")
    assert "a region" not in screen.texts()
    assert "first relic" in screen.texts()


def test_a_forgotten_honor_of_round_1_in_four_taps(evening, render):
    screen = evening.open(render, "ledger")

    for tap in ("1 Ana gains 4 honor", "Add after this", "How much?: 2"):
        screen.tap(tap)
    assert screen.sees("Forgotten in round 1")
    assert screen.sees("Ana: honor 4 becomes 6")
    screen.tap("Accept")

    assert has(evening).honor == 6
    evening.desk.undo(evening.id)
    assert has(evening).honor == 4


@pytest.mark.parametrize(
    ("taps", "entry"),
    [
        pytest.param(("Card", "loot"), "Ana gains", id="a card"),
        pytest.param(("Mark", "courage"), "courage", id="a mark"),
        pytest.param(("Renown", "How many?: 1"), "renown", id="renown"),
        pytest.param(
            ("More that can be forgotten", "Dark agents", "Dark agents come", "Inn", "How many?: 2"),
            "Inn",
            id="dark agents",
        ),
        pytest.param(
            ("More that can be forgotten", "Event", "Event is missed: end-game trigger"),
            "trigger",
            id="an end-game trigger",
        ),
    ],
)
def test_what_was_forgotten_is_said_in_the_words_of_the_game(evening, render, taps, entry):
    screen = evening.open(render, "ledger")

    for tap in ("1 Ana gains 4 honor", "Add after this", *taps, "Accept"):
        screen.tap(tap)

    assert entry in evening.entries[1]


def test_a_relic_that_was_a_trait_changes_its_circle(evening, render):
    screen = evening.open(render, "ledger")

    screen.tap(next(name for name in screen.names() if name.startswith("2 ")))
    screen.tap("Change")
    screen.tap("trait")
    assert screen.sees("Ana: circles for relics 1 becomes 0")
    screen.tap("Accept")

    assert (has(evening).checked("relic"), has(evening).checked("trait")) == (0, 1)


def test_values_that_differ_become_one_correction(evening, render):
    screen = evening.open(render, "reconcile")
    assert "All true" not in screen.names()

    screen.tap("Ana: honor 4")
    screen.tap("Ana: honor, 1 more")
    screen.tap("All values of Ben")
    screen.tap("Ben: courage marks 0")
    screen.tap("Ben: courage marks, 1 more")
    assert screen.sees("Ben: marks of courage 0 becomes 1")
    screen.tap("Correct 2 values")

    assert (has(evening).honor, has(evening, "Ben").marked("courage")) == (5, 1)
    assert len(evening.entries) == 6


@pytest.mark.parametrize("typed", [False, True], ids=["offered", "typed"])
def test_dark_agents_of_a_region_that_had_none_are_taken_up(evening, render, typed):
    screen = evening.open(render, "reconcile")

    screen.tap("Dark agents elsewhere")
    if typed:
        screen.type_into("Or another one", "North Cape")
        screen.tap("Take this one")
    else:
        screen.tap("Monastery")
    region = "North Cape" if typed else "Monastery"
    for _ in range(2):
        screen.tap(f"{region}, 1 more")
    screen.tap("Correct 1 value")

    assert evening.table.agents_at(region) == 2


def test_whose_turn_it_is_is_set(evening, render):
    screen = evening.open(render, "reconcile")

    screen.tap("Turn Ana")
    screen.tap("Cleo")
    screen.tap("Correct 1 value")

    assert evening.table.turn == "Cleo"


def test_settings_of_a_game_are_those_of_its_own_rules(evening, render):
    screen = evening.open(render, "settings")
    assert not screen.sees("Can leverage fall below 0?")

    screen.tap("Finished rows On")
    screen.tap("Off It is left to you.")
    screen.tap("How much honor does a mark on a full track give?")
    assert screen.sees("C1: The text about the sheet says 1")
    screen.tap("3 honor")
    assert screen.sees("from when on?")
    screen.tap("From the start")

    assert evening.table.how("row_renown") == "off"
    assert evening.table.ruled("C1") == "three"
    assert evening.game.at(1).ruled("C1") == "three"


def test_settings_of_the_app_have_each_game_under_its_title_and_keep_the_answers_of_both(evening, render):
    screen = render(app_on(evening.desk), route=routes.SETTINGS)
    assert screen.texts().index("Vestige") < screen.texts().index("Vindication: Chronicles")

    for tap in (
        "Can leverage fall below 0?",
        "Yes, it goes below 0",
        "How much honor does a mark on a full track give?",
        "3 honor",
    ):
        screen.tap(tap)

    chosen = preferences(evening.desk)
    assert chosen.rulings == {"R5": "yes", "C1": "three"}
    assert rulings_of_new_games(chosen, GAMES["vestige"]) == {"R5": "yes"}
    assert rulings_of_new_games(chosen, GAMES["chronicles"]) == {"C1": "three"}


def test_a_game_begins_with_its_own_automations_only():
    chosen = Preferences(automation={"perks": "off", "triggers": "off"})

    assert automation_of_new_games(chosen, GAMES["chronicles"]) == {"perks": "off"}
    assert automation_of_new_games(chosen, GAMES["vestige"]) == {"triggers": "off", "nemesis_turn": "ask"}


def test_no_two_games_share_the_id_of_a_ruling_or_an_automation():
    ids = [id for rules in GAMES.values() for id in (*rules.rulings, *rules.automations)]

    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("tab", ["ledger", "reconcile", "settings"])
def test_everything_that_can_be_tapped_has_a_name(evening, render, tab):
    assert all(evening.open(render, tab).names())
