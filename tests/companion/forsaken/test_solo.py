"""The rival and the plot (Solo Mode)."""

from hypothesis import given
from hypothesis import strategies as st

from companion.forsaken.table import Table
from companion.game import Refusal
from tests.companion.forsaken.games import (
    AnyGame,
    act,
    alone,
    asked,
    begin,
    end_turn,
    move,
    noticed,
    played,
    refused,
)

DRAW = move("draw_plot")


def drawn(game: AnyGame, times: int) -> AnyGame:
    """The game after so many plot cards, each with its line resolved."""
    for _ in range(times):
        game = played(game, DRAW, move("resolve_plot"))
    return game


def piles(table: Table) -> tuple[int | None, int, int]:
    """Plot cards in the deck, in the row, archived."""
    return table.plot.deck, len(table.plot.row), table.plot.archived


def test_the_rival_is_on_after_each_turn_of_the_player() -> None:
    game = played(alone(), end_turn())

    assert "plot_draw" in asked(game)
    assert "plot_draw" not in asked(played(game, DRAW))


def test_the_line_is_the_number_of_cards_in_the_row_and_pays_the_rival() -> None:
    game = drawn(alone(), 2)

    third = played(game, DRAW)
    after = played(third, move("resolve_plot", vp=2))

    assert third.table.waits("plot_line")[0].number == 3
    assert after.table.rival.vp == 2
    assert "plot_line" not in asked(after)


def test_a_line_with_the_ability_reminds_of_what_it_does() -> None:
    game = played(alone(), move("name_ability", words="Advance the bounty."), DRAW)

    after = played(game, move("resolve_plot", vp=1, line={"ability": True}))

    reminder = after.table.reminders[0]
    assert reminder.text == "Grash uses the ability on its card: Advance the bounty."


def test_a_fifth_card_in_the_row_loses_the_game() -> None:
    game = drawn(alone(), 4)

    lost = played(game, DRAW)

    assert "plot_row" in noticed(game)
    assert (game.table.lost, lost.table.lost) == (None, "row")
    assert lost.table.phase == "scoring"


def test_a_draw_from_an_empty_deck_loses_the_game_and_an_empty_deck_alone_does_not() -> None:
    game = drawn(alone(rival={"name": "Grash", "plot": 2}), 2)

    lost = played(game, DRAW)

    assert game.table.plot.deck == 0
    assert "plot_deck" in noticed(game)
    assert (game.table.lost, lost.table.lost) == (None, "deck")


def test_a_done_objective_archives_the_first_card_and_gives_the_others_back() -> None:
    game = drawn(alone(), 3)

    after = played(game, move("complete_objective"))

    assert piles(game.table) == (5, 3, 0)
    assert piles(after.table) == (7, 0, 1)


def test_there_is_no_objective_without_a_card_in_the_row() -> None:
    assert str(refused(alone(), move("complete_objective"))).startswith("no plot card lies in the row")


def test_the_rival_of_a_game_can_be_chosen_after_it_began() -> None:
    game = begin("Ana")

    after = played(game, move("choose_rival", name="Grash", plot=6))

    assert "rival" in asked(game)
    assert (after.table.rival.name, after.table.plot.deck) == ("Grash", 6)
    assert "rival" not in asked(after)


def test_rivals_play_in_solo_games_only() -> None:
    assert "rivals play in solo games only" in str(refused(begin(), move("choose_rival", name="Grash")))
    assert "rivals play in solo games only" in str(refused(begin(), DRAW))


def test_no_plot_card_is_asked_for_once_the_game_is_scored() -> None:
    game = played(alone(), end_turn(), move("gain", who="Ana", gains={"vp": 15}), end_turn())

    assert game.table.phase == "scoring"
    assert "plot_draw" not in asked(game)


def test_a_line_that_was_not_entered_before_its_row_is_cleared_is_noticed() -> None:
    cleared = played(alone(), DRAW, move("complete_objective"))

    assert "plot_line" in noticed(cleared)
    assert "plot_line" not in asked(cleared)


def test_nobody_is_the_rival_of_themselves() -> None:
    assert "cannot be your rival" in str(refused(begin("Ana"), move("choose_rival", name="ana")))


def test_whether_the_rivals_tracker_ends_the_game_is_the_tables_to_say() -> None:
    to_the_threshold = move("rival_gains", vp=15)

    kept = played(alone(), to_the_threshold)
    ended = played(alone(rulings={"S3": "yes"}), to_the_threshold)

    assert kept.table.ending is None
    assert ended.table.ending is not None
    # The player is on by then: that turn is the last one.
    assert ended.table.ending.last == ()
    assert played(ended, end_turn()).table.phase == "scoring"


@given(st.lists(st.sampled_from(["draw_plot", "resolve_plot", "complete_objective"]), max_size=14))
def test_plot_cards_in_deck_row_and_archive_add_up(moves: list[str]) -> None:
    game = alone()

    for name in moves:
        after = act(game, move(name))
        game = game if isinstance(after, Refusal) else after

        deck, row, archived = piles(game.table)
        assert deck is not None
        assert deck + row + archived == 8
        assert row <= 5
