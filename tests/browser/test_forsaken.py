"""Evenings of Forsaken in a real browser: three people to a tie, and one alone who loses to the plot, or wins."""

import pytest

from storage.shelf import FileShelf
from tests.browser import evening, games
from tests.browser.process import Server
from tests.browser.screen import Screen

GRASH = {"name": "Grash", "pips": 1, "plot": 8}
"""A rival with eight plot cards."""


def plot(turns: int, vp: int = 1) -> list[dict[str, object]]:
    """So many turns of the player, each with the rival's turn behind it."""
    turn: list[dict[str, object]] = [
        {"move": "end_turn"},
        {"move": "draw_plot", "name": "A long list"},
        {"move": "resolve_plot", "vp": vp},
    ]
    return turn * turns


def end_turn(screen: Screen, who: str) -> None:
    """From the actions to the end of a turn without an encounter."""
    screen.tap("On to the encounter")
    screen.tap(f"End {who}'s turn")


def typed(screen: Screen, who: str, before: int, vp: int) -> None:
    """A gain of VP typed on the keypad."""
    screen.tap(f"{who}: {before} VP, type a number")
    for digit in str(vp):
        screen.tap(digit, hurried=True)
    screen.tap(f"Gain {vp}")
    screen.sees(f"{who}: {before + vp} VP, type a number")


def result(server: Server) -> str:
    """What the list of games says of the one game."""
    (listing,) = FileShelf(server.data).listings()
    assert listing.game == "forsaken"
    assert listing.finished
    return listing.result or ""


def test_three_people_play_from_setup_to_a_tie_that_cool_stuff_settles(phone: Screen, server: Server):
    phone.open()
    evening.new_game(phone, "Forsaken")
    phone.sees("Seats, in the order of turns")
    for number, name in enumerate(("Ana", "Ben", "Cleo"), start=1):
        if number > 1:
            phone.tap("Add a player")
        phone.type_into(f"Player {number}", name)
    evening.onward(phone, "Who plays whom?")
    evening.onward(phone, "How long shall it be?")
    phone.tap("Short: 12 VP, stories stay open")
    evening.onward(phone, "Which personas?")
    evening.onward(phone, "Set up the table")
    phone.tap("Start")
    phone.sees("3 actions left")

    # Ana scrounges; two of her cubes will settle a tie.
    evening.go_to(phone, "Places")
    phone.tap("Scrapyard: 3 with a tile")
    phone.tap("Scrapyard 2 is where it is, scrap tile")
    phone.tap("Strength: 2")
    phone.tap("Ana gets 2 scrap, 0 yellow")
    phone.sees("Undo: Ana rolls strength 2 at scrapyard 2")
    evening.go_to(phone, "Table")
    phone.sees("2 actions left")
    typed(phone, "Ana", 0, 11)
    phone.tap("On to the encounter")
    phone.tap("Ana draws an encounter of Thyrria at a settlement")
    phone.sees("The encounter of this turn is had.")
    phone.tap("End Ana's turn")

    # Ben sets off the end; Cleo and Ana have one last turn each.
    typed(phone, "Ben", 0, 12)
    phone.sees("The end is set off: one last turn for Cleo and Ana")
    end_turn(phone, "Ben")
    phone.sees("Cleo's last turn, then Ana")
    end_turn(phone, "Cleo")
    phone.sees("Ana's last turn, then final scoring")
    typed(phone, "Ana", 11, 1)
    end_turn(phone, "Ana")

    # Ana and Ben have 12 VP each, and Ana has two cubes.
    phone.tap("Go to final scoring")
    phone.sees("Ana has 2 pieces of cool stuff, Ben none")
    phone.tap("File the result")
    phone.sees("Ana wins")

    assert "Ana" in result(server)


def test_a_fifth_plot_card_loses_a_solo_game(phone: Screen, server: Server):
    games.forsaken(server.data, "Ana", parts=plot(4), rival=GRASH)
    phone.open("/game/evening/table")
    phone.sees("do the objective this turn, or the fifth card loses the game")
    end_turn(phone, "Ana")
    phone.tap("Draw")

    phone.sees("The game is lost: a fifth plot card lies in the row.")
    phone.tap("Go to final scoring")
    phone.tap("File the result")
    phone.sees("Grash wins")

    assert "Grash" in result(server)


@pytest.mark.long
def test_a_solo_game_is_won_with_the_objective_done_in_time(phone: Screen, server: Server):
    games.forsaken(server.data, "Ana", parts=plot(4), rival=GRASH)
    phone.open("/game/evening/table")
    phone.tap("Grash, the rival: 4 VP, 4 of 5 plot cards in the row, 4 in the deck")
    phone.tap("Objective done")
    phone.sees("In the deck: 7. Archived: 1.")
    evening.go_to(phone, "Table")
    typed(phone, "Ana", 0, 15)
    end_turn(phone, "Ana")
    phone.tap("Go to final scoring")
    phone.tap("File the result")
    phone.sees("Ana wins")

    assert "Ana wins" in result(server)
