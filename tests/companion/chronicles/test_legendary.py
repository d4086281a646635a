"""Legendary tracks and cards, by headings of the rulebook."""

from typing import Any

import pytest

from companion.chronicles.prompts import prompts
from tests.companion.chronicles.games import (
    AnyGame,
    asked,
    begin,
    end_turn,
    labels,
    marks,
    move,
    noticed,
    played,
    player,
    refused,
    renown,
)

USE = move("use_legendary", who="Ana", track="courage")
ABUSE = move("abuse_legendary", who="Ana", track="courage")
OWED = "legendary:Ana:courage:1"


def titled(**changes: Any) -> AnyGame:
    """Ana has the legendary card of courage, 7 honor, and renown to place."""
    return played(begin(**changes), *marks("Ana", "courage", "courage", "courage"), renown("Ana", 4))


def filled() -> AnyGame:
    """The three spaces of Ana's card are filled, each with 2 honor on it."""
    use = USE | {"honor": 2}
    return played(titled(), use, end_turn(), use, end_turn(), use)


@pytest.mark.parametrize(
    ("count", "on_track", "honor", "cards"),
    [
        pytest.param(1, 1, 0, 0, id="(F) Gaining Legendary Titles: the first circle"),
        pytest.param(2, 2, 0, 0, id="(F) Gaining Legendary Titles: the second"),
        pytest.param(3, 3, 7, 1, id="Legendary Cards: the third brings the card and 7 honor"),
        pytest.param(4, 3, 8, 1, id="(F) Bonus Honor: 1 for a mark on a full track"),
        pytest.param(6, 3, 10, 1, id="(F) Bonus Honor: each time"),
    ],
)
def test_marks_fill_a_track_and_then_give_honor(count: int, on_track: int, honor: int, cards: int) -> None:
    game = begin()

    after = played(game, *marks("Ana", *("courage" for _ in range(count))))

    ana = player(after)
    assert (ana.marks["courage"], ana.honor, len(ana.legendary)) == (on_track, honor, cards)


@pytest.mark.parametrize(
    ("answer", "honor"),
    [
        pytest.param("one", 1, id="(F) Bonus Honor: 1"),
        pytest.param("three", 3, id="Resolving Chronicle Cards, Bonus: 3"),
    ],
)
def test_a_mark_on_a_full_track_pays_by_c1(answer: str, honor: int) -> None:
    game = played(titled(), move("set_ruling", ruling="C1", option=answer))

    after = played(game, *marks("Ana", "courage"))

    assert player(after).honor - player(game).honor == honor
    assert labels(after)[-1] == f"Ana marks courage ({honor} honor)"


def test_the_third_mark_reminds_of_the_power_and_asks_for_the_card() -> None:
    game = titled()

    described = played(
        game, move("describe_legendary", who="Ana", track="courage", name="Lion Heart", words="Move 2 spaces.")
    )

    (reminder,) = game.table.reminders
    assert "uses the power" in reminder.text
    assert asked(game)[0] == "legendary:Ana:courage"
    assert "legendary:Ana:courage" not in asked(described)
    assert player(described).legendary[0].title == "Lion Heart"
    assert player(described).legendary[0].words == "Move 2 spaces."
    assert player(game).legendary[0].used == 1


def test_a_card_that_the_game_knows_comes_with_its_words_and_its_honor() -> None:
    known = {"id": "lion", "name": "Lion Heart", "track": "courage", "words": "Roar.", "honor": [2, 3, 5]}
    game = titled(legendary_cards=[known])

    after = played(game, move("describe_legendary", who="Ana", track="courage", name="lion heart"))

    card = player(after).legendary[0]
    assert (card.words, card.honor) == ("Roar.", (2, 3, 5))


def test_a_card_of_another_track_is_noticed() -> None:
    game = titled()
    other = {"id": "owl", "name": "Owl", "track": "wisdom"}

    after = played(game, move("describe_legendary", who="Ana", track="courage", printed=other))

    assert noticed(after) == ["other_track"]


def test_renown_on_the_next_space_gives_its_honor_and_the_power() -> None:
    game = titled()

    after = played(game, USE | {"honor": 2})

    card = player(after).legendary[0]
    assert (card.renown, card.used, card.honor) == (1, 2, (2, None, 5))
    assert player(after).honor == 7 + 2
    assert player(after).renown == 3


def test_honor_that_nobody_has_read_is_owed_and_paid_when_it_is() -> None:
    game = played(titled(), USE)

    read = played(game, move("read_printed", of=OWED, value=2))
    told = played(game, move("describe_legendary", who="Ana", track="courage", honor=[2, 3, None]))

    assert player(game).honor == 7
    assert f"printed_value:{OWED}" in asked(game)
    for after in (read, told):
        assert player(after).honor == 9
        assert f"printed_value:{OWED}" not in asked(after)
    assert player(told).legendary[0].honor == (2, 3, 5)


def test_honor_that_was_left_out_is_not_paid_later() -> None:
    game = played(titled(), USE, move("dismiss_prompt", prompt=f"printed_value:{OWED}"))

    after = played(game, move("read_printed", of=OWED, value=2))

    assert player(after).honor == 7
    assert player(after).legendary[0].honor == (2, None, 5)


def test_honor_that_is_still_owed_when_scoring_begins_is_noticed() -> None:
    game = played(titled(), USE)

    scoring = played(game, move("begin_scoring"))
    read = played(scoring, move("read_printed", of=OWED, value=2))

    assert "owed" not in noticed(game)
    assert noticed(scoring) == ["owed"]
    assert noticed(read) == []
    assert player(read).honor == 9


def test_honor_that_is_read_before_the_space_is_filled_pays_once() -> None:
    game = played(titled(), move("read_printed", of=OWED, value=2))

    after = played(game, USE)

    assert player(game).honor == 7
    assert player(after).honor == 9


def test_the_last_space_gives_five_unless_the_card_shows_something_else() -> None:
    game = played(titled(), USE | {"honor": 1}, end_turn(), USE | {"honor": 1}, end_turn())

    as_told = played(game, USE)
    as_shown = played(game, USE | {"honor": 4})

    assert player(as_told).honor - player(game).honor == 5
    assert player(as_shown).honor - player(game).honor == 4


def test_a_filled_card_takes_no_more_renown_and_names_abuse() -> None:
    game = filled()

    refusal = refused(game, USE)

    assert refusal.where == "track"
    assert "abuse" in str(refusal)


def test_abuse_turns_a_renown_for_two_honor_at_most_three_times() -> None:
    game = filled()

    abused = played(game, ABUSE, ABUSE, ABUSE)

    card = player(abused).legendary[0]
    assert player(abused).honor == player(game).honor - 6
    assert (card.renown, card.flipped, card.used) == (3, 3, 7)
    assert refused(abused, ABUSE).where == "track"
    assert player(abused).renown_gained == player(game).renown_gained


@pytest.mark.parametrize("spaces", [0, 1, 2])
def test_a_power_cannot_be_abused_before_its_spaces_are_filled(spaces: int) -> None:
    game = played(titled(), *(USE | {"honor": 2} for _ in range(spaces)))

    refusal = refused(game, ABUSE)

    assert f"{spaces} of the three spaces" in str(refusal)


@pytest.mark.parametrize(
    "given",
    [USE, ABUSE, move("describe_legendary", who="Ana", track="courage"), move("read_printed", of=OWED, value=1)],
)
def test_there_is_no_card_before_the_third_mark(given: dict[str, Any]) -> None:
    game = played(begin(), *marks("Ana", "courage", "courage"))

    refusal = refused(game, given)

    assert "2 of 3 marks" in str(refusal)


@pytest.mark.parametrize("of", ["sun", "legendary:Ana:courage:4", "legendary:Ana:sun:1", "legendary:courage:1"])
def test_a_printed_value_that_does_not_exist_is_refused(of: str) -> None:
    game = titled()

    refusal = refused(game, move("read_printed", of=of, value=1))

    assert refusal.where == "of"


def test_a_name_with_colons_can_own_a_card() -> None:
    game = played(begin("A:B", "Ben"), *marks("A:B", *["vision"] * 3), renown("A:B", 1))

    after = played(
        game,
        move("use_legendary", who="A:B", track="vision"),
        move("read_printed", of="legendary:A:B:vision:1", value=4),
    )

    assert player(after, "A:B").honor == 11


def test_prompts_of_a_card_name_rules_of_this_game() -> None:
    game = played(titled(), USE)

    rules = {prompt.rule for prompt in prompts(game.table) if prompt.who == "Ana"}

    assert rules == {"chronicles-legendary-card", "chronicles-power-spaces", "chronicles-legendary-power"}
