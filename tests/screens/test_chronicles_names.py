"""Names on the Table of Chronicles: several in one field, those that are offered, pictures in words."""

import pytest

from companion.chronicles.prompts import prompts
from screens.chronicles.sheet.pictures import held, in_words
from screens.chronicles.table.known import known_names
from screens.chronicles.table.places import places_in
from screens.sitting import Sitting
from tests.screens.chronicles_evening import ChroniclesEvening


class Quiet:
    """A device that keeps what is half done and tells nobody."""

    def kept(self, game_id):
        return {}


def offered(evening, kind):
    """The names that the first prompt of a kind offers."""
    prompt = next(it for it in prompts(evening.table) if it.kind == kind)
    return known_names(Sitting(evening.desk, evening.id, Quiet(), print, print), prompt)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        pytest.param("Inn", ("Inn",), id="one"),
        pytest.param(" North  Abbey ,South Abbey, ", ("North Abbey", "South Abbey"), id="two, with a comma too many"),
        pytest.param("Inn, Inn", ("Inn",), id="the same twice"),
        pytest.param(" , ", (), id="nothing"),
    ],
)
def test_names_between_commas_are_read_once_each(text, names):
    assert places_in(text) == names


def test_the_colours_of_all_parties_are_offered_for_a_companion():
    evening = ChroniclesEvening().moves({"move": "gain_card", "who": "Ana", "kind": "companion"})

    assert offered(evening, "colour") == ("red", "blue", "green")


def test_an_event_that_lies_open_or_was_resolved_is_not_offered():
    evening = ChroniclesEvening(events=["A Darkness Below", "Hostile Negotiations"])
    evening.moves({"move": "resolve_event", "who": "Ana", "board": 2})

    names = offered(evening, "reveal_event")

    assert "Mysterious Anomalies" in names
    assert not {"A Darkness Below", "Hostile Negotiations"} & set(names)


def test_a_legendary_card_that_somebody_has_is_not_offered_again():
    marks = [{"move": "mark_track", "who": who, "track": "courage"} for who in ("Ana", "Ben") for _ in range(3)]
    cards = [{"id": name, "name": name, "track": "courage"} for name in ("Lion", "Wolf")]
    evening = ChroniclesEvening(legendary_cards=cards).moves(
        *marks, {"move": "describe_legendary", "who": "Ana", "track": "courage", "name": "Lion"}
    )

    assert offered(evening, "legendary") == ("Wolf",)


def test_the_small_pictures_are_told_in_words():
    evening = ChroniclesEvening().moves(
        {"move": "gain_card", "who": "Ana", "kind": "relic"}, {"move": "mark_track", "who": "Ana", "track": "vision"}
    )

    assert in_words(held(evening.table.player("Ana"))) == "Circles: relic 1. Marks: vision 1"
    assert in_words(held(evening.table.player("Ben"))) == "Circles: none. Marks: none"
