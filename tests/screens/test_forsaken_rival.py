"""The page Rival of a solo game of Forsaken: the rival's turn, the plot row, the objective, both ways to lose."""

import pytest

from tests.screens.forsaken_evening import ALONE, ForsakenEvening

DEBT = {
    "kind": "plot", "id": "debt", "name": "A Debt", "objective": "Have 3 rep.",
    "lines": [{"words": "Advance the bounty.", "vp": 2}, None, {"vp": 1, "ability": True}, None, None],
}  # fmt: skip


def drawn(*names):
    """Turns of Ana, each followed by one of these plot cards, whose line gives the rival 1 VP."""
    turn = ({"move": "end_turn"}, None, {"move": "resolve_plot", "vp": 1})
    return [move or {"move": "draw_plot", "name": name} for name in names for move in turn]


@pytest.fixture
def evening(unhurried):
    """Ana has ended her first turn: Grash is on, with a plot deck of six."""
    return ForsakenEvening(**ALONE).moves({"move": "end_turn"})


def test_the_rival_s_turn_draws_a_card_and_resolves_the_line_of_its_number(evening, render):
    screen = evening.open(render, "rival")

    assert screen.sees("It is card 1 in the row: line 1.")
    screen.tap("Drawn")
    assert screen.sees("Line 1")
    screen.tap("VP for the rival: 2")

    assert (evening.table.rival.vp, evening.table.plot.deck, evening.table.plot.line) == (2, 5, 1)
    assert not evening.table.due


def test_a_known_card_says_its_line_and_its_vp(unhurried, render):
    evening = ForsakenEvening(**ALONE).knows(DEBT).moves({"move": "end_turn"})
    screen = evening.open(render, "rival")

    screen.tap("Drawn: A Debt")
    assert screen.sees("Advance the bounty.")
    screen.tap("Done, 2 VP for the rival")

    assert evening.table.rival.vp == 2


def test_a_line_with_the_ability_reminds_of_what_it_does(unhurried, render):
    ability = {"move": "name_ability", "words": "The bounty advances."}
    evening = ForsakenEvening(**ALONE).knows(DEBT).moves(ability, *drawn("One", "Two"), {"move": "end_turn"})
    screen = evening.open(render, "rival")

    screen.tap("Drawn: A Debt")

    assert screen.sees("The ability: The bounty advances.")


def test_a_line_that_is_written_down_is_kept_with_its_card(evening, render):
    evening.moves({"move": "draw_plot", "name": "A Debt"})
    screen = evening.open(render, "rival")

    screen.tap("Write the line down")
    screen.type_into("What the line says", "A persona walks on.")
    screen.tap("VP for the rival: 1")

    line = evening.table.plot.row[0].printed.lines[0]
    assert (line.words, line.vp) == ("A persona walks on.", 1)


def test_the_ability_is_offered_from_the_third_line_on(unhurried, render):
    before = ForsakenEvening(**ALONE).moves(*drawn("One"), {"move": "end_turn"}, {"move": "draw_plot"})
    after = ForsakenEvening(**ALONE).moves(*drawn("One", "Two"), {"move": "end_turn"}, {"move": "draw_plot"})

    assert not before.open(render, "rival").sees("The rival's ability is in it")
    assert after.open(render, "rival").sees("The rival's ability is in it")


def test_the_objective_says_what_comes_of_it_and_resets_the_row(unhurried, render):
    evening = ForsakenEvening(**ALONE).knows(DEBT).moves(*drawn("A Debt", "Two", "Three"))
    screen = evening.open(render, "rival")

    assert screen.sees("Have 3 rep.")
    assert screen.sees("A Debt is archived, 2 cards go back: the deck has 5 then.")
    screen.tap("Objective done")

    plot = evening.table.plot
    assert (plot.deck, plot.line, plot.archived) == (5, 0, 1)


def test_four_cards_in_the_row_warn_of_the_fifth(unhurried, render):
    evening = ForsakenEvening(**ALONE).moves(*drawn("One", "Two", "Three", "Four"))

    screen = evening.open(render, "rival")

    assert screen.sees("or the fifth card loses the game")
    assert screen.sees("(none fits any more)")


def test_a_thin_deck_warns_too(unhurried, render):
    alone = ALONE | {"rival": {"name": "Grash", "plot": 2}}

    screen = ForsakenEvening(**alone).moves(*drawn("One")).open(render, "rival")

    assert screen.sees("The plot deck has one card left.")


def test_the_rival_s_vp_are_stepped_and_typed(evening, render):
    screen = evening.open(render, "rival")

    screen.tap("Grash: 1 more")
    screen.tap("Grash: 1 more")
    screen.tap("+2: 0 becomes 2")
    assert evening.table.rival.vp == 2
    screen.tap("Grash: 2 VP, type a number")
    screen.tap("7")
    screen.tap("Correct to 7")

    assert evening.table.rival.vp == 7


def test_the_ability_is_read_in_by_words(evening, render):
    screen = evening.open(render, "rival")

    screen.tap("What the rival's ability does")
    screen.type_into("What its ability does", "Everybody loses a boost.")
    screen.tap("That is it")

    assert screen.sees("Everybody loses a boost.")


def test_a_plot_card_of_the_row_is_named_with_its_objective(unhurried, render):
    turn = [{"move": "end_turn"}, {"move": "draw_plot"}, {"move": "resolve_plot"}]
    evening = ForsakenEvening(**ALONE).moves(*turn)
    screen = evening.open(render, "rival")

    screen.tap("Plot card 1: A plot card")
    screen.type_into("Its name", "A Debt")
    screen.type_into("Its objective", "Have 3 rep.")
    screen.tap("That is it")

    card = evening.table.plot.row[0]
    assert (card.name, card.printed.objective) == ("A Debt", "Have 3 rep.")


@pytest.mark.long
def test_counts_of_the_plot_are_corrected(unhurried, render):
    evening = ForsakenEvening(**ALONE).moves(*drawn("One", "Two"))
    screen = evening.open(render, "rival")

    screen.tap("Correct the plot's counts")
    screen.tap("Cards in the row: 1")
    screen.tap("Cards in the plot deck: 3")
    screen.tap("Cards archived: 2")

    plot = evening.table.plot
    assert (plot.deck, plot.line, plot.archived) == (3, 1, 2)
