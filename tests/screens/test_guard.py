"""A part of the screen that fails says so, and the app lives on: Flet alone would freeze for good."""

import flet as ft
import pytest

from screens.app import app_on
from screens.guard import component, memo
from screens.vestige import face

FAULT = "could not be shown. Nothing is lost: every entry is kept."


@component
def Fragile(broken):
    if broken:
        raise ValueError("no such seat")
    return ft.Text("All is well")


@memo
def Remembered(number):
    if number == 2:
        raise ValueError("two is too many")
    return ft.Text(f"Number {number}")


def counting(part):
    """An app that draws `part` with a number that a button raises."""

    @component
    def Counting():
        number, set_number = ft.use_state(0)
        return ft.Column([part(number), ft.Button("One more", on_click=lambda: set_number(lambda before: before + 1))])

    return Counting


def test_a_part_that_fails_at_once_shows_a_card_with_its_name(render):
    screen = render(Fragile, True)

    assert screen.sees(f"This part of the screen (Fragile) {FAULT}")


def test_a_part_that_fails_later_shows_a_card_and_comes_back(render):
    screen = render(counting(lambda number: Fragile(number == 1)))

    assert screen.sees("All is well")
    screen.tap("One more")
    assert screen.sees(FAULT)
    screen.tap("One more")
    assert screen.sees("All is well")


def test_a_remembered_part_that_fails_shows_a_card_and_comes_back(render):
    screen = render(counting(lambda number: Remembered(number=number, key="it")))

    for _ in range(2):
        screen.tap("One more")
    assert screen.sees(FAULT)
    screen.tap("One more")
    assert screen.sees("Number 3")


def test_the_fault_is_written_to_the_log(render, caplog):
    render(Fragile, True)

    assert "The screen part Fragile could not be drawn" in caplog.text
    assert "no such seat" in caplog.text


@pytest.fixture
def broken_map(monkeypatch):
    monkeypatch.setattr(face, "MapPage", lambda **named: Fragile(True, key=named["key"]))


def test_when_one_page_fails_the_strip_and_the_way_to_the_others_stay(evening, render, broken_map):
    screen = evening.chop_shop_taken().open(render, "regions")

    assert screen.sees(FAULT)
    screen.tap("Undo: Ana takes Chop Shop")
    assert evening.leverage["Ana"] == 4
    screen.tap("Table")
    assert "End Ana's turn" in screen.names()
    screen.tap("Map")
    assert screen.sees(FAULT)


def test_a_page_that_fails_elsewhere_does_not_disturb_this_screen(evening, render, broken_map):
    there, here = evening.open(render, "regions"), evening.open(render)

    here.tap("End Ana's turn")
    there.wait(0)

    assert here.sees("Nemeses")
    assert there.sees("Nemeses")


def test_home_lives_when_a_game_page_has_failed(evening, render, broken_map):
    screen = render(app_on(evening.desk), route=f"/game/{evening.id}/regions")

    screen.tap("Home")

    assert "Resume" in screen.names()
