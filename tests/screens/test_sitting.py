"""What one screen does with the changes of another: a tap that was on its way is not turned into something else."""

import pytest

from companion.past import Remove
from companion.vestige import commands as c
from screens import sitting as sittings
from screens.sitting import JUST_NOW, OUTDATED, Sitting
from tests.screens.ending import StillDevice
from tests.screens.evening import Evening

LONG = 3600.0


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


class Phone:
    """A screen over an evening, with a clock of its own."""

    def __init__(self, evening: Evening, clock: Clock) -> None:
        self.said: list[str] = []
        self.sitting = Sitting(evening.desk, evening.id, StillDevice(), self.said.append, print, clock)  # type: ignore[arg-type]
        self.sitting.watch()


GAIN = c.GainLeverage(who="Ana", amount=1)

TAPS = {
    "a command": lambda it: it.dispatch(GAIN),
    "undo": lambda it: it.undo(),
    "redo": lambda it: it.redo(),
    "undo to a place": lambda it: it.rewind(0),
    "a change of the past": lambda it: it.amend([Remove(place=0)]),
}


@pytest.fixture
def clock():
    return Clock()


def evening_with_an_undone_entry() -> Evening:
    evening = Evening().play(c.EndTurn(), c.SetTurn(who="Ana"))
    evening.desk.undo(evening.id)
    return evening


@pytest.mark.parametrize("tap", TAPS.values(), ids=TAPS)
def test_a_tap_right_after_a_change_from_elsewhere_is_not_carried_out_and_is_said(clock, tap):
    evening = evening_with_an_undone_entry()
    phone = Phone(evening, clock)
    evening.play(c.GainLeverage(who="Bone", amount=2))
    before = evening.game.revision

    clock.now += JUST_NOW - 0.01
    tap(phone.sitting)

    assert evening.game.revision == before
    assert phone.said == [OUTDATED]


@pytest.mark.parametrize("tap", [it for name, it in TAPS.items() if name != "redo"])
def test_a_little_later_it_is_meant_for_what_is_seen(clock, tap):
    evening = evening_with_an_undone_entry()
    phone = Phone(evening, clock)
    evening.play(c.GainLeverage(who="Bone", amount=2))
    before = evening.game.revision

    clock.now += JUST_NOW + 0.01
    tap(phone.sitting)

    assert evening.game.revision != before
    assert OUTDATED not in phone.said


def test_what_one_does_oneself_makes_nothing_outdated(clock):
    phone = Phone(Evening(), clock)

    for _ in range(3):
        assert phone.sitting.dispatch(GAIN)
    phone.sitting.undo()
    phone.sitting.redo()
    phone.sitting.rewind(1)
    assert phone.sitting.amend([Remove(place=0)])

    assert phone.said == []


def test_the_tap_of_one_phone_makes_that_of_the_other_outdated_and_not_its_own(clock):
    evening = Evening()
    here, there = Phone(evening, clock), Phone(evening, clock)

    assert here.sitting.dispatch(GAIN)
    assert not there.sitting.dispatch(GAIN)
    assert here.sitting.dispatch(GAIN)

    assert (here.said, there.said) == ([], [OUTDATED])
    assert evening.leverage["Ana"] == 2


def test_a_change_of_another_game_or_of_the_settings_makes_nothing_outdated(clock):
    evening = Evening()
    phone = Phone(evening, clock)

    other = evening.desk.begin("vestige", evening.game.setup).id
    evening.desk.act(other, GAIN)
    evening.desk.keep_settings({"theme": "light"})

    assert phone.sitting.dispatch(GAIN)


def test_a_screen_that_has_closed_notices_nothing_more(clock):
    evening = Evening()
    phone = Phone(evening, clock)

    phone.sitting.unwatch()
    evening.play(GAIN)

    assert phone.sitting.dispatch(GAIN)


def test_a_refusal_can_be_asked_for_beforehand_and_changes_nothing():
    evening = Evening()
    phone = Phone(evening, Clock())

    assert phone.sitting.refusal(c.SkipTurn(who="Bone")) == "Bone is a nemesis, which does not do this; name a player."
    assert phone.sitting.refusal(GAIN) == ""
    assert evening.entries == []


@pytest.mark.parametrize("tap", ["End Ana's turn", "Undo: Ana gains 1 leverage"])
def test_two_tabs_a_change_in_one_just_before_a_tap_in_the_other(unhurried, render, monkeypatch, tap):
    evening = Evening(mode="competitive", seats=({"name": "Ana"}, {"name": "Ben"}), nemeses=()).play(GAIN)
    here, there = evening.open(render), evening.open(render)
    monkeypatch.setattr(sittings, "JUST_NOW", LONG)

    here.tap("Ben: 1 more")
    here.tap("+1: 0 becomes 1")
    there.wait(0)
    there.tap(next(name for name in there.names() if name.startswith(tap.split(":")[0])))

    assert there.sees(OUTDATED)
    assert evening.entries == ["Ana gains 1 leverage", "Ben gains 1 leverage"]
    monkeypatch.setattr(sittings, "JUST_NOW", 0)
    there.tap("End Ana's turn")
    assert evening.entries[-1] == "Ana ends the turn"
