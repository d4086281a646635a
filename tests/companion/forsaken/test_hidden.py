"""Gear is hidden in the hand until it is played: no line names it, and what names it is kept from other phones."""

from typing import Any

import pytest

from tests.companion.forsaken.games import AnyGame, Move, begin, labels, move, played, player, refused

KIT = move("gain_gear", who="Ana", name="Omni-Kit")


def in_hand(*moves: Move) -> AnyGame:
    return played(begin(), KIT, *moves)


def described(game: AnyGame, **fields: Any) -> AnyGame:
    return played(game, move("describe_gear", who="Ana", gear=player(game).gear[0].id, **fields))


def test_the_ledger_names_gear_only_once_it_is_played() -> None:
    game = described(in_hand(), timing="Before you roll")

    before = [text for entry in game.ledger.standing for text in (entry.label, *(it.text for it in entry.because))]
    after = labels(played(game, move("play_gear", who="Ana", gear=player(game).gear[0].id)))

    assert not [text for text in before if "Omni-Kit" in text]
    assert after[-1] == "Ana plays Omni-Kit"


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(in_hand(), id="Gear and Weapons: gained"),
        pytest.param(described(in_hand(), dice=1), id="Gear and Weapons: read"),
        pytest.param(in_hand(move("leave_table", who="Ana", scored=False)), id="Gear and Weapons: taken along"),
    ],
)
def test_each_event_that_names_gear_in_a_hand_is_secret(game: AnyGame) -> None:
    events = [event for entry in game.ledger.standing for event in entry.events]
    naming = [event for event in events if "Omni-Kit" in event.model_dump_json()]

    assert naming
    assert all(game.rules.secret(event) for event in naming)
    assert game.rules.secrets == "forsaken-gear"


def test_a_refusal_names_no_gear_in_a_hand() -> None:
    refusal = refused(in_hand(), move("archive_gear", who="Ana", gear=999))

    assert "in hand" in str(refusal)
    assert "Omni-Kit" not in str(refusal)


def test_weapons_lie_open() -> None:
    game = played(begin(), move("gain_weapon", who="Ana", name="Pulse Rifle", role="equipped"))

    assert not [event for entry in game.ledger.standing for event in entry.events if game.rules.secret(event)]
