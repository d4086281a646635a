"""Threat cards: revealed, in the column, removed (p. 26, 27)."""

from typing import Any

import pytest

from companion.vestige.learning import learn
from companion.vestige.library import known_threats
from companion.vestige.prompts import prompts
from companion.vestige.standing import standing
from tests.companion.games import (
    BONE,
    AnyGame,
    asked,
    competitive,
    cooperative,
    leverage,
    move,
    play,
    refusal,
    solo,
)

LORD, MAN = "Syndicate Lord", "Man with the Plans"


def reveal(name: str, nemesis: str = "Bone", **fields: Any) -> dict[str, Any]:
    return move("reveal_threat", nemesis=nemesis, name=name, **fields)


def remove(name: str, nemesis: str = "Bone", **fields: Any) -> dict[str, Any]:
    return move("remove_threat", nemesis=nemesis, name=name, **fields)


def column(game: AnyGame, nemesis: str = "Bone") -> tuple[int, list[str]]:
    said = standing(game)["nemeses"][nemesis]
    return said["threat"], said["threats"]


@pytest.mark.parametrize(
    ("moves", "level", "names"),
    [
        pytest.param([], 0, [], id="p. 27: an empty column"),
        pytest.param([reveal("X")], 1, ["X"], id="p. 27: one more"),
        pytest.param([reveal("X"), reveal(MAN)], 2, ["X", MAN], id="p. 27: in the order of revealing"),
        pytest.param([reveal("X"), reveal("Y"), remove("X")], 1, ["Y"], id="p. 27: removed, one less"),
        pytest.param([reveal("X"), remove("X"), reveal("X")], 1, ["X"], id="p. 27: and back"),
        pytest.param([reveal("X"), reveal("X"), remove("X")], 1, ["X"], id="p. 27: two of one name"),
        pytest.param([reveal("syndicate lord")], 1, [LORD], id="p. 26: whatever the capitals"),
        pytest.param([reveal(LORD), remove("SYNDICATE LORD")], 0, [], id="p. 26: whatever the capitals, removed"),
        pytest.param([move("set_threat", nemesis="Bone", to=2)], 2, ["Threat 1", "Threat 2"], id="a correction up"),
        pytest.param(
            [reveal("X"), reveal("Y"), reveal("Z"), move("set_threat", nemesis="Bone", to=1)],
            1,
            ["X"],
            id="a correction down takes the last ones",
        ),
        pytest.param([reveal("X"), move("set_threat", nemesis="Bone", to=1)], 1, ["X"], id="a correction of nothing"),
    ],
)
def test_the_threat_level_is_the_number_of_cards_in_the_column(
    moves: list[dict[str, Any]], level: int, names: list[str]
) -> None:
    game = play(solo(), *moves)

    assert column(game) == (level, names)


def test_syndicate_lord_brings_a_smuggler_and_the_lair_at_once() -> None:
    game = play(solo(), reveal(LORD, draws=[2]))

    assert leverage(game) == {"Ana": 0, "Bone": 2 + 3}
    assert standing(game)["cards"]["Bone"] == {"smuggler": 1}
    assert standing(game)["regions"] == {"Smugglers' Lair": {"controller": "Bone", "leverage": 3}}


@pytest.mark.parametrize(
    ("printed", "draws", "bone", "questions"),
    [
        pytest.param({}, [], 0, 2, id="neither the smuggler nor the Lair is read"),
        pytest.param({}, [2], 2, 1, id="the Lair is not read"),
        pytest.param({"Smugglers' Lair": 3}, [], 3, 1, id="the smuggler is not read"),
    ],
)
def test_what_syndicate_lord_brings_is_asked_for_where_nobody_has_read_it(
    printed: dict[str, int], draws: list[int], bone: int, questions: int
) -> None:
    game = play(solo(printed={"regions": printed}), reveal(LORD, draws=draws))

    assert leverage(game)["Bone"] == bone
    assert asked(game) == [("printed_value",)] * questions


def test_syndicate_lord_ousts_a_player_who_loses_nothing() -> None:
    game = play(solo(), move("take_control", who="Ana", region="Smugglers' Lair"), reveal(LORD, draws=[0]))

    # p. 17, 26: 3 for Ana, which she keeps; Bone 1 for her taking it and 3 for his.
    assert leverage(game) == {"Ana": 3, "Bone": 4}


def test_syndicate_lord_leaves_a_lair_that_bone_holds_already() -> None:
    game = play(solo(), move("take_control", who="Bone", region="Smugglers' Lair"), reveal(LORD, draws=[0]))

    assert leverage(game)["Bone"] == 3
    assert column(game)[0] == 1


def test_man_with_the_plans_does_nothing_at_once() -> None:
    game = play(solo(), reveal(MAN))

    assert leverage(game) == {"Ana": 0, "Bone": 0}
    assert asked(game) == []


def test_a_threat_that_no_pack_knows_has_words_only() -> None:
    game = play(cooperative(), reveal("Quiet Market"), reveal(LORD, nemesis="Rook"))

    assert column(game) == (1, ["Quiet Market"])
    assert column(game, "Rook") == (1, [LORD])
    assert leverage(game) == {"Ana": 0, "Ben": 0, "Bone": 0, "Rook": 0}


@pytest.mark.parametrize(
    ("trigger", "left", "due"),
    [pytest.param(1, 1, 1, id="from the stack"), pytest.param(None, 2, 2, id="from elsewhere")],
)
def test_a_threat_from_a_stack_is_one_fewer_there(trigger: int | None, left: int, due: int) -> None:
    game = play(solo(), move("gain_leverage", who="Ana", amount=10), reveal("X", trigger=trigger))

    assert standing(game)["triggers"][0]["threats_left"] == left
    assert asked(game).count(("reveal_threat", "Bone", 1)) == due


def test_a_stack_never_holds_fewer_than_no_threats() -> None:
    game = play(solo(), *[reveal(f"X{number}", trigger=1) for number in range(4)])

    assert standing(game)["triggers"][0]["threats_left"] == 0
    assert column(game)[0] == 4


def test_the_threats_of_one_nemesis_do_not_count_for_the_other() -> None:
    game = play(
        cooperative(), move("gain_leverage", who="Ana", amount=10), reveal("X", trigger=1), reveal("Y", trigger=1)
    )

    assert asked(game).count(("reveal_threat", "Bone", 1)) == 0
    assert asked(game).count(("reveal_threat", "Rook", 1)) == 1


@pytest.mark.parametrize(
    ("ruling", "ana"),
    [pytest.param("yes", 2, id="R7 yes: its leverage too"), pytest.param("no", 0, id="R7 no: the card alone")],
)
def test_removing_syndicate_lord_hands_over_a_smuggler_and_bone_keeps_its_leverage(ruling: str, ana: int) -> None:
    game = play(solo(rulings={"R7": ruling}), reveal(LORD, draws=[2]), remove(LORD, by="Ana"))

    assert leverage(game) == {"Ana": ana, "Bone": 5}
    assert standing(game)["cards"] == {"Ana": {"smuggler": 1}, "Bone": {}}
    # p. 26: the region is not given back.
    assert standing(game)["regions"]["Smugglers' Lair"]["controller"] == "Bone"


def test_the_smuggler_that_is_chosen_changes_hands() -> None:
    game = play(solo(), move("gain_card", who="Bone", kind="smuggler", name="Old", leverage=5), reveal(LORD, draws=[2]))

    first = play(game, remove(LORD, by="Ana", card=1))
    second = play(game, remove(LORD, by="Ana", card=2))

    assert leverage(first)["Ana"] == 5
    assert leverage(second)["Ana"] == 2
    assert [card.name for card in second.table.competitor("Bone").cards] == ["Old"]


def test_without_a_smuggler_nothing_changes_hands() -> None:
    game = play(solo(), reveal(LORD, draws=[2]), move("lose_card", who="Bone", kind="smuggler"), remove(LORD, by="Ana"))

    assert standing(game)["cards"] == {"Ana": {}, "Bone": {}}
    assert column(game)[0] == 0


@pytest.mark.parametrize(
    ("game", "by", "taker"),
    [
        pytest.param(solo(), None, "Ana", id="the only player"),
        pytest.param(competitive(nemeses=[BONE]), None, "Ana", id="whose turn it is"),
        pytest.param(competitive(nemeses=[BONE]), "Ben", "Ben", id="who is named"),
        pytest.param(cooperative(), "Ben", "Ben", id="who is named in a shared turn"),
        pytest.param(cooperative(), None, None, id="nobody is named in a shared turn"),
    ],
)
def test_the_card_goes_to_who_removed_the_threat(game: AnyGame, by: str | None, taker: str | None) -> None:
    after = play(game, reveal(LORD, draws=[2]), remove(LORD, by=by))

    cards = standing(after)["cards"]
    assert [name for name, counts in cards.items() if counts and name != "Bone"] == ([taker] if taker else [])
    assert cards["Bone"] == ({} if taker else {"smuggler": 1})


def test_what_removing_man_with_the_plans_allows_is_a_prompt_in_words() -> None:
    game = play(solo(), reveal(MAN), remove(MAN, by="Ana"))

    assert ["ambition" in prompt.text for prompt in prompts(game.table) if prompt.kind == "by_hand"] == [True]
    assert leverage(game) == {"Ana": 0, "Bone": 0}


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(reveal("X", nemesis="Ana"), "nemesis", id="a player has no threats"),
        pytest.param(reveal("X", nemesis="Zed"), "nemesis", id="nobody"),
        pytest.param(remove("X"), "name", id="one that is not in the column"),
        pytest.param(remove("Y", by="Ana"), "name", id="another one than is there"),
        pytest.param(move("set_threat", nemesis="Ana", to=1), "nemesis", id="a correction of a player"),
    ],
)
def test_nonsense_about_threats_is_refused(given: dict[str, Any], where: str) -> None:
    game = play(solo(), reveal("Z"))

    assert refusal(game, given).where == where


def test_a_nemesis_cannot_remove_a_threat() -> None:
    assert refusal(play(solo(), reveal("Z")), remove("Z", by="Bone")).where == "by"


def test_threats_that_are_left_to_people_do_nothing_by_themselves() -> None:
    off = play(solo(automation={"threat_effects": "off"}), reveal(LORD))
    ask = play(solo(automation={"threat_effects": "ask"}), reveal(LORD))

    assert leverage(off)["Bone"] == leverage(ask)["Bone"] == 0
    assert asked(off) == []
    assert len(ask.table.reminders) == 2


def test_threats_that_can_still_come_are_offered_by_name() -> None:
    game = play(solo(), reveal(LORD, draws=[0]))
    library = learn({}, game.ledger.entries[0].events[0], game.table)
    library = learn(library, play(game, reveal("Quiet Market")).ledger.entries[1].events[0], game.table)

    assert known_threats(library, game.table, "Bone") == (MAN, "Quiet Market")


def test_a_smuggler_that_nobody_has_read_is_asked_for_once_for_both() -> None:
    game = play(
        solo(),
        move("reveal_threat", nemesis="Bone", name="Syndicate Lord"),
        move("remove_threat", nemesis="Bone", name="Syndicate Lord", by="Ana"),
    )
    assert len([prompt for prompt in prompts(game.table) if prompt.kind == "printed_value"]) == 1

    read = play(game, move("read_printed", of="card:1", value=2))

    # p. 26: Bone keeps what the card gave him; R7: Ana gains it too. The Lair gave him 3.
    assert read.table.competitor("Bone").leverage == 5
    assert read.table.competitor("Ana").leverage == 2
    assert prompts(read.table) == ()
