"""Gear, weapons and mods, talents and statuses (Gear and Weapons)."""

from typing import Any

import pytest

from tests.companion.forsaken.games import AnyGame, Move, asked, begin, labels, move, noticed, played, player, refused


def gears(*names: str) -> list[Move]:
    return [move("gain_gear", who="Ana", name=name) for name in names]


def gear(game: AnyGame, name: str) -> int:
    """The id of a gear card of Ana's."""
    return next(card.id for card in player(game).gear if card.name == name)


def weapon(game: AnyGame, name: str) -> int:
    return next(card.id for card in player(game).weapons if card.name == name)


def weapons(*names: str, **fields: Any) -> list[Move]:
    return [move("gain_weapon", who="Ana", name=name, **fields) for name in names]


def a_mod(game: AnyGame, name: str, type: str) -> AnyGame:
    """The game after somebody has read the icons of a weapon."""
    read = move("describe_weapon", who="Ana", weapon=weapon(game, name), mod={"type": type, "strength": 1})
    return played(game, read)


def test_gear_goes_from_the_hand_to_the_discard_pile_and_back() -> None:
    game = played(begin(), *gears("Kit", "Rope"))

    out = played(game, move("play_gear", who="Ana", gear=gear(game, "Kit")))
    back = played(out, move("recover_gear", who="Ana"))

    assert [card.name for card in player(out).hand] == ["Rope"]
    assert [card.name for card in player(out).discard] == ["Kit"]
    assert player(back).discard == ()
    assert noticed(back) == []


def test_a_card_that_nobody_had_named_is_named_as_it_is_played() -> None:
    game = played(begin(), move("gain_gear", who="Ana"))
    (card,) = player(game).gear

    after = played(game, move("play_gear", who="Ana", gear=card.id, name="Kit"))

    assert [card.name for card in player(after).discard] == ["Kit"]
    assert labels(game)[-1] == "Ana gains a gear card"
    assert labels(after)[-1] == "Ana plays Kit"


def test_one_card_alone_can_be_recovered() -> None:
    game = played(begin(), *gears("Kit", "Rope"))
    out = played(game, *(move("play_gear", who="Ana", gear=card.id) for card in player(game).gear))

    back = played(out, move("recover_gear", who="Ana", gear=[gear(game, "Rope")]))

    assert [card.name for card in player(back).hand] == ["Rope"]
    assert labels(back)[-1] == "Ana recovers Rope"


def test_recovering_all_gear_in_the_middle_of_a_turn_is_told() -> None:
    game = played(begin(), *gears("Kit"))
    out = played(game, move("play_gear", who="Ana", gear=gear(game, "Kit")), move("act", who="Ana", action="move"))

    after = played(out, move("recover_gear", who="Ana"))

    assert "recovered_late" in noticed(after)
    assert [card.name for card in player(after).hand] == ["Kit"]


def test_playing_a_card_of_the_discard_pile_is_told() -> None:
    game = played(begin(), *gears("Kit"))
    once = move("play_gear", who="Ana", gear=gear(game, "Kit"))

    after = played(game, once, once)

    assert noticed(after) == ["gear_in_discard"]


def test_a_sixth_gear_card_asks_which_is_archived_counting_the_discard_pile() -> None:
    game = played(begin(), *gears("A", "B", "C", "D", "E"))
    out = played(game, move("play_gear", who="Ana", gear=gear(game, "A")))

    seven = played(out, *gears("F", "G"))
    six = played(seven, move("archive_gear", who="Ana", gear=gear(seven, "A")))
    five = played(six, move("archive_gear", who="Ana", gear=gear(seven, "G")))

    assert asked(out) == []
    assert [due.number for due in seven.table.waits("over_gear")] == [2]
    assert [due.number for due in six.table.waits("over_gear")] == [1]
    assert asked(five) == []
    assert (len(player(five).gear), player(five).archived) == (5, 2)


def test_what_a_gear_card_shows_is_put_together_from_what_is_read() -> None:
    game = played(begin(), *gears("Kit"))
    id = gear(game, "Kit")

    after = played(
        game,
        move("describe_gear", who="Ana", gear=id, timing="Before a roll", dice=1),
        move("describe_gear", who="Ana", gear=id, words="One die more.", cost=3),
    )

    (card,) = player(after).gear
    assert card.printed is not None
    read = card.printed
    assert (read.name, read.timing, read.dice, read.words, read.cost) == (
        "Kit", "Before a roll", 1, "One die more.", 3,
    )  # fmt: skip


def test_the_first_weapon_is_equipped_by_itself() -> None:
    game = begin()

    after = played(game, *weapons("Saw"))

    assert [(card.name, card.role) for card in player(after).weapons] == [("Saw", "equipped")]


TUCKED = [
    pytest.param(None, [], "aside", id="icons that nobody has read"),
    pytest.param("barrel", [], "mod", id="p. 11: the others serve as mods"),
    pytest.param("barrel", ["barrel"], "aside", id="one mod of each type"),
    pytest.param("barrel", ["grip"], "mod", id="another type"),
]


@pytest.mark.parametrize(("icons", "others", "role"), TUCKED)
def test_a_weapon_that_is_replaced_becomes_a_mod_where_it_can_be_one(
    icons: str | None, others: list[str], role: str
) -> None:
    game = played(begin(), *weapons("Saw"), *weapons(*others, role="mod"))
    for type in others:
        game = a_mod(game, type, type)
    game = a_mod(game, "Saw", icons) if icons else game

    after = played(game, *weapons("Rifle", role="equipped"))

    assert player(after).equipped is not None
    assert player(after).find_weapon(weapon(after, "Rifle")) == player(after).equipped
    assert [card.role for card in player(after).weapons if card.name == "Saw"] == [role]
    assert len(player(after).mods) == len(others) + (role == "mod")


def test_two_mods_of_one_type_are_told_for_as_long_as_they_are_there() -> None:
    game = played(begin(), *weapons("Saw"), *weapons("Lens", "Scope", role="mod"))
    twice = a_mod(a_mod(game, "Lens", "sight"), "Scope", "sight")

    once = played(twice, move("arrange_weapons", who="Ana", equipped=weapon(game, "Saw"), mods=[weapon(game, "Scope")]))

    assert noticed(twice) == ["mods"]
    assert noticed(once) == []
    assert {card.name: card.role for card in player(once).weapons} == {
        "Saw": "equipped", "Lens": "aside", "Scope": "mod",
    }  # fmt: skip


def test_talents_and_statuses_lie_beside_the_tray_until_they_are_taken_away() -> None:
    game = played(
        begin(),
        move("gain_card", who="Ana", kind="talent", name="Keen"),
        move("gain_card", who="Ana", kind="status", words="Bitten."),
    )
    keen, status = player(game).cards

    after = played(game, move("archive_card", who="Ana", card=keen.id))

    assert (keen.name, status.title, status.words) == ("Keen", "a status", "Bitten.")
    assert player(after).cards == (status,)
    assert labels(after)[-1] == "Ana loses Keen"


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(move("play_gear", who="Ana", gear=99), "gear", id="no such gear"),
        pytest.param(move("recover_gear", who="Ana"), "gear", id="an empty discard pile"),
        pytest.param(move("archive_gear", who="Ana", gear=99), "gear", id="no gear to archive"),
        pytest.param(move("describe_gear", who="Ana", gear=99), "gear", id="no gear to read"),
        pytest.param(move("arrange_weapons", who="Ana", equipped=99), "equipped", id="no such weapon"),
        pytest.param(move("arrange_weapons", who="Ana", mods=[99]), "mods", id="no such mod"),
        pytest.param(move("archive_weapon", who="Ana", weapon=99), "weapon", id="no weapon to archive"),
        pytest.param(move("archive_card", who="Ana", card=99), "card", id="no such card"),
    ],
)
def test_cards_that_nobody_has_are_refused(given: Move, where: str) -> None:
    game = begin()

    refusal = refused(game, given)

    assert refusal.where == where
    assert refusal.fit


def test_a_weapon_is_not_its_own_mod() -> None:
    game = played(begin(), *weapons("Saw"))
    saw = weapon(game, "Saw")

    refusal = refused(game, move("arrange_weapons", who="Ana", equipped=saw, mods=[saw]))

    assert refusal.where == "mods"
