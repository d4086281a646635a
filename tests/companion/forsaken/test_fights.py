"""Fights as they are written down: damage, who won, bounty, infamy, what has to be read."""

from typing import Any

import pytest

from companion.forsaken.prompts import prompts
from tests.companion.forsaken.fighting import BOTH, STRENGTH, at_the_tower, die, fight
from tests.companion.forsaken.games import (
    AnyGame,
    asked,
    begin,
    labels,
    move,
    noticed,
    played,
    player,
    refused,
)

TRACK = [{"gains": {"vp": 1}}, {"words": "read Z9"}, {"gains": {"scrap": 2}}, {}]
WON, LOST, TIED = ({"strength": 5}, {"strength": 3}), ({"strength": 2}, {"strength": 3}), ({"strength": 3},) * 2


def against_ben(own: dict[str, Any], other: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return fight(own, other, against="player", defender="Ben", **fields)


def hunting(*moves: dict[str, Any], **fields: Any) -> AnyGame:
    """A game with a bounty whose track was read, its tracker one space down."""
    setup = begin(bounty="Vex", **fields)
    return played(setup, move("describe_bounty", track=TRACK), move("advance_bounty"), *moves)


def infamous(**infamy: int) -> AnyGame:
    return played(begin(), *(move("set_infamy", who=who, to=to) for who, to in infamy.items()))


def of(game: AnyGame, kind: str) -> list[str | None]:
    """What the open prompts of a kind are about."""
    return [prompt.of for prompt in prompts(game.table) if prompt.kind == kind]


def test_the_damage_of_an_enemy_is_taken_and_its_entry_asked_for() -> None:
    game = played(begin(), fight({"strength": 5}, {"strength": 3, "damage": 2}))

    assert player(game).vitality == 6
    assert of(game, "reward") == ["Slag Hound (won)"]
    assert labels(game)[-1].startswith("Ana beats Slag Hound, 5 against 3")


@pytest.mark.parametrize(
    ("roll", "of_what"),
    [
        pytest.param(WON, "Slag Hound (won)", id="Combat: won"),
        pytest.param(({"strength": 5, "damage": 2}, {}), "Slag Hound (won with overwhelm)", id="Overwhelming an Enemy"),
        pytest.param(LOST, "Slag Hound (lost)", id="Combat: lost"),
    ],
)
def test_what_came_of_an_enemy_has_to_be_read(roll: tuple[dict[str, Any], dict[str, Any]], of_what: str) -> None:
    game = played(begin(), fight(*roll, overwhelm=2))

    assert of(game, "reward") == [of_what]


def test_dice_in_the_tower_are_counted() -> None:
    own = {"dice": [die(STRENGTH, "crit"), die(BOTH)]}
    other = {"dice": [die(BOTH), die(STRENGTH)]}

    game = played(at_the_tower(), fight(own, other))

    assert labels(game)[-1].startswith("Ana beats Slag Hound, 5 against 3")
    assert player(game).vitality == 7


def test_the_ledger_gives_each_number_its_reason() -> None:
    game = played(at_the_tower(), fight({"dice": [die(STRENGTH, "crit")]}, {"damage": 1, "shields": 2}))

    said = [reason.text for reason in game.ledger.standing[-1].because]

    assert "Ana: strength 4, 0 damage" in said
    assert "Ana, crit in the bridge, doubled: strength +4" in said
    assert "strength 4 against 0" in said


def test_an_action_and_the_encounter_of_the_turn_are_marked() -> None:
    game = played(begin(), fight(*WON, as_action=True), fight(*WON, encounter=True))

    assert game.table.done.actions == ("special",)
    assert (game.table.done.step, game.table.done.encountered) == ("encounter", True)


def test_defeat_comes_first_and_loses_the_fight() -> None:
    game = played(begin(), fight({"strength": 9}, {"damage": 8}))

    assert "defeat" in asked(game)
    assert of(game, "reward") == ["Slag Hound (lost)"]
    assert "forsaken-q-defeated-in-a-fight" in [reason.rule for reason in game.ledger.standing[-1].because]


def test_a_defeat_card_that_says_so_leaves_strength_to_decide() -> None:
    game = played(begin(), fight({"strength": 9}, {"damage": 8}, stands=True))

    assert of(game, "reward") == ["Slag Hound (won)"]


@pytest.mark.parametrize(
    ("won", "of_what"),
    [
        pytest.param(True, "Slag Hound (won with overwhelm)", id="S2: the table says won"),
        pytest.param(False, "Slag Hound (lost)", id="S2: the table says lost"),
    ],
)
def test_the_table_settles_equal_strength(won: bool, of_what: str) -> None:
    game = played(begin(), fight({"strength": 3, "damage": 2}, {"strength": 3}, overwhelm=2))
    waiting = asked(game)

    game = played(game, move("settle_fight", who="Ana", won=won))

    assert "fight_tie" in waiting
    assert "fight_tie" not in asked(game)
    assert of(game, "reward") == [of_what]
    assert game.table.tied == {}


def test_only_a_fight_that_waits_is_settled() -> None:
    refusal = refused(played(begin(), fight(*TIED)), move("settle_fight", who="Ben", won=True))

    assert (refusal.where, refusal.fit) == ("who", "one of Ana")


def test_a_beaten_bounty_gives_what_its_tracker_has_reached_and_is_archived() -> None:
    game = hunting(fight(*WON, against="bounty", as_action=True))

    assert (player(game).vp, player(game).holds("scrap")) == (1, 0)
    assert [reminder.text for reminder in game.table.reminders] == ["Ana, Vex: read Z9"]
    assert (game.table.bounty.name, game.table.bounty.space) == (None, 0)
    assert "bounty" in asked(game)
    assert game.table.done.actions == ("bounty",)


def test_the_reward_of_a_bounty_that_nobody_has_read_is_asked_for() -> None:
    game = played(begin(bounty="Vex"), fight(*WON, against="bounty"))

    assert of(game, "reward") == ["Vex (space 1 and those above)"]


@pytest.mark.parametrize(
    ("rolled", "says"),
    [
        pytest.param(fight(*WON), "read the encounter guide's entry for ", id="Encounter Cards: the guide has it"),
        pytest.param(fight(*WON, against="bounty"), "gains the rewards of ", id="Confront a Bounty: its card has them"),
    ],
)
def test_where_a_reward_stands_is_said(rolled: dict[str, Any], says: str) -> None:
    game = played(begin(), rolled)

    assert says in next(prompt.text for prompt in prompts(game.table) if prompt.kind == "reward")


@pytest.mark.parametrize(
    ("how", "space", "proposals"),
    [
        pytest.param("on", 2, 0, id="Confront a Bounty: its tracker advances"),
        pytest.param("ask", 1, 1, id="the app asks first"),
        pytest.param("off", 1, 0, id="people do it"),
    ],
)
def test_a_lost_fight_moves_the_bountys_tracker(how: str, space: int, proposals: int) -> None:
    game = hunting(fight(*LOST, against="bounty"), automation={"bounty": how})

    assert game.table.bounty.space == space
    assert len(game.table.proposals) == proposals
    assert game.table.bounty.name == "Vex"


def test_people_turn_the_next_bounty_up_where_they_want_to() -> None:
    game = hunting(fight(*WON, against="bounty"), automation={"bounty": "off"})

    assert game.table.bounty.name == "Vex"
    assert "bounty" not in asked(game)


def test_the_fourth_defeat_lets_a_bounty_escape() -> None:
    game = hunting(fight(*LOST, against="bounty"), fight(*LOST, against="bounty"))

    assert "bounty_escaped" in asked(game)
    assert game.table.bounty.name is None


def test_players_hurt_each_other_at_the_same_moment() -> None:
    game = played(begin(), against_ben({"strength": 4, "damage": 3}, {"strength": 1, "damage": 2}))

    assert (player(game).vitality, player(game, "Ben").vitality) == (6, 5)
    assert of(game, "reward") == []


@pytest.mark.parametrize(
    ("roll", "winner", "loser"),
    [
        pytest.param(WON, "Ana", "Ben", id="Infamy: the attacker wins"),
        pytest.param(LOST, "Ben", "Ana", id="Infamy: the defender wins"),
    ],
)
def test_who_beats_a_player_gains_legend_for_infamy(
    roll: tuple[dict[str, Any], dict[str, Any]], winner: str, loser: str
) -> None:
    game = played(infamous(**{loser: 3}), against_ben(*roll))

    assert player(game, winner).legend == 3
    assert (player(game, loser).infamy, player(game, loser).legend) == (1, 0)


def test_one_infamy_stays_as_it_is() -> None:
    game = played(infamous(Ben=1), against_ben(*WON))

    assert (player(game).legend, player(game, "Ben").infamy) == (1, 1)


def test_two_players_who_defeat_each_other_leave_it_to_the_table() -> None:
    game = played(infamous(Ben=2), against_ben({"strength": 4, "damage": 8}, {"strength": 3, "damage": 8}))
    waiting = asked(game)
    says = next(prompt.text for prompt in prompts(game.table) if prompt.kind == "fight_tie")

    game = played(game, move("settle_fight", who="Ana", won=True))

    assert waiting.count("defeat") == 2
    assert says == "Ana and Ben are both defeated. Who wins?"
    assert "fight_tie" in waiting
    assert (player(game).legend, player(game, "Ben").infamy) == (2, 1)


def test_a_reward_is_gained_and_its_words_are_kept() -> None:
    game = played(begin(), fight(*WON), move("take_reward", who="Ana", gains={"vp": 2}, words="take card C4"))

    assert player(game).vp == 2
    assert [reminder.text for reminder in game.table.reminders] == ["Ana: take card C4"]
    assert "reward" not in asked(game)


@pytest.mark.parametrize(
    ("given", "notice"),
    [
        pytest.param(fight({"dice": [die(1)] * 7}, {}), "dice", id="Combat: six dice at most"),
        pytest.param(
            against_ben({"dice": []}, {"dice": [die(1, advanced=True)]}), "advanced", id="Combat: no yellow dice"
        ),
    ],
)
def test_dice_that_nobody_rolls_are_noticed(given: dict[str, Any], notice: str) -> None:
    game = played(at_the_tower(), given)

    assert notice in noticed(game)


@pytest.mark.parametrize(
    ("given", "where", "fit"),
    [
        pytest.param(fight({}, {}, who="Zoe"), "who", "one of Ana, Ben, Cleo", id="nobody of that name"),
        pytest.param(
            fight({}, {}, against="player"), "rolled.defender", "one of Ben, Cleo", id="no defender was named"
        ),
        pytest.param(
            fight({}, {}, against="player", defender="Ana"), "rolled.defender", "one of Ben, Cleo", id="against oneself"
        ),
        pytest.param(fight({"dice": [die(5)]}, {}), "rolled", "1 to 4", id="a zone that is not there"),
    ],
)
def test_nonsense_is_refused_with_what_would_fit(given: dict[str, Any], where: str, fit: str) -> None:
    refusal = refused(at_the_tower(), given)

    assert (refusal.where, refusal.fit) == (where, fit)


def test_dice_need_a_tower_that_somebody_has_read() -> None:
    refusal = refused(begin(), fight({"dice": [die(1)]}, {}))

    assert refusal.fit == "read them first, or give strength and damage without dice"


def test_an_undone_fight_has_not_been() -> None:
    game = begin()

    fought = played(game, fight({"strength": 1}, {"strength": 3, "damage": 9}))

    assert fought.undo().table == game.table
