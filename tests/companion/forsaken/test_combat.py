"""A fight in the landing area: what dice are worth, what is dealt, who wins."""

from typing import Any

import pytest

from companion.forsaken.combat import Outcome, resolve, shifted, worths
from companion.forsaken.fight import Die, FightRolled, FightSide
from companion.forsaken.fight_dice import Part, advanced_dice, dice_for, modifiers
from tests.companion.forsaken.fighting import BARE, BOTH, DAMAGE, RULINGS, STRENGTH, TOWER, at_the_tower, die
from tests.companion.forsaken.games import AnyGame, begin, gain, move, played

HOUND = {"kind": "enemy", "id": "hound", "name": "Slag Hound", "dice": 4, "overwhelm": 3, "strength": 1, "shields": 2}
BLADE = {
    "kind": "weapon", "id": "blade", "name": "Blade", "dice": 3,
    "mod": {"type": "edge", "strength": 1, "damage": 2},
}  # fmt: skip
KIT = {"kind": "gear", "id": "kit", "name": "Omni-Kit", "dice": 1}


def side(*dice: dict[str, Any], **fields: Any) -> FightSide:
    return FightSide.model_validate({"dice": list(dice), **fields} if dice else fields)


def rolled(own: FightSide, other: FightSide, **fields: Any) -> FightRolled:
    return FightRolled.model_validate({"name": "Slag Hound", **fields}).changed({"own": own, "other": other})


def outcome(own: FightSide, other: FightSide, game: AnyGame | None = None, **fields: Any) -> Outcome:
    return resolve((game or at_the_tower()).table, "Ana", rolled(own, other, **fields))


@pytest.mark.parametrize(
    ("lying", "strength", "damage"),
    [
        pytest.param([die(STRENGTH)], 2, 0, id="The Dice Tower: strength alone"),
        pytest.param([die(BOTH)], 1, 1, id="The Dice Tower: both"),
        pytest.param([die(BARE)], 0, 0, id="The Dice Tower: a bare zone"),
        pytest.param([die(BOTH, "crit")], 2, 2, id="The Dice Tower: a crit doubles both"),
        pytest.param([die(STRENGTH, "crit"), die(DAMAGE)], 4, 1, id="The Dice Tower: dice add up"),
        pytest.param([die(STRENGTH, "blank")], 0, 0, id="ruling S5: a blank is worth nothing"),
        pytest.param([die(STRENGTH, "purge", advanced=True)], 0, 0, id="ruling S6: an X is worth nothing"),
        pytest.param(
            [die(BOTH, "purge", advanced=True), die(BOTH, "crit"), die(STRENGTH)], 2, 0,
            id="Combat: an X takes the other dice of its zone away",
        ),
    ],
)  # fmt: skip
def test_a_die_is_worth_what_its_zone_and_face_say(lying: list[dict[str, Any]], strength: int, damage: int) -> None:
    own, _ = worths(TOWER, RULINGS, side(*lying), side())

    assert (own.strength, own.damage) == (strength, damage)


@pytest.mark.parametrize(
    ("ruling", "face", "worth"),
    [
        pytest.param({}, "blank", 0, id="S5: nothing"),
        pytest.param({"S5": "zone"}, "blank", 2, id="S5: the zone"),
        pytest.param({}, "purge", 0, id="S6: nothing"),
        pytest.param({"S6": "zone"}, "purge", 2, id="S6: the zone"),
    ],
)
def test_what_the_rulebook_does_not_say_of_a_face_is_a_ruling(ruling: dict[str, str], face: str, worth: int) -> None:
    own, _ = worths(TOWER, RULINGS | ruling, side(die(STRENGTH, face)), side())

    assert own.strength == worth


def test_a_purge_takes_dice_of_both_sides_and_only_those_of_its_zone() -> None:
    own, other = worths(
        TOWER,
        RULINGS,
        side(die(STRENGTH), die(BOTH)),
        side(die(STRENGTH, "purge", advanced=True), die(STRENGTH), die(BOTH)),
    )

    assert [(it.strength, it.purged) for it in own.dice] == [(0, True), (1, False)]
    assert [(it.strength, it.purged) for it in other.dice] == [(0, False), (0, True), (1, False)]


def test_two_purges_in_a_zone_take_each_other_away() -> None:
    crosses = [die(STRENGTH, "purge", advanced=True)] * 2

    _, other = worths(TOWER, RULINGS | {"S6": "zone"}, side(), side(*crosses))

    assert [it.purged for it in other.dice] == [True, True]
    assert other.strength == 0


def test_a_shifted_die_keeps_its_face() -> None:
    assert shifted(Die(zone=BARE, face="crit"), STRENGTH) == Die(zone=STRENGTH, face="crit")


def test_each_number_has_its_reason() -> None:
    own, _ = worths(TOWER, RULINGS, side(die(BOTH, "crit"), die(BARE), strength=1), side(shields=1))

    assert own.parts == (
        Part(what="crit in the pit, doubled: strength", amount=2, rule="forsaken-crit"),
        Part(what="crit in the pit, doubled: damage", amount=2, rule="forsaken-crit"),
        Part(what="the floor", amount=0, rule="forsaken-zones"),
        Part(what="modifiers: strength", amount=1, rule="forsaken-modifiers"),
        Part(what="shields of the other side: damage", amount=-1, rule="forsaken-shields"),
    )


@pytest.mark.parametrize(
    ("damage", "shields", "dealt"),
    [
        pytest.param(3, 1, 2, id="Combat summary: shields prevent damage"),
        pytest.param(1, 3, 0, id="never less than nothing"),
        pytest.param(2, -1, 2, id="shields below nothing hurt nobody more"),
        pytest.param(-2, 0, 0, id="modifiers below nothing heal nobody"),
    ],
)
def test_shields_prevent_damage(damage: int, shields: int, dealt: int) -> None:
    came = outcome(side(damage=damage), side(shields=shields))

    assert came.own.dealt == dealt


@pytest.mark.parametrize(
    ("own", "other", "won", "tie"),
    [
        pytest.param(5, 4, True, False, id="Combat: the stronger side wins"),
        pytest.param(4, 5, False, False, id="Combat: the weaker side loses"),
        pytest.param(4, 4, None, True, id="S2: the table says it"),
    ],
)
def test_strength_decides_who_wins(own: int, other: int, won: bool | None, tie: bool) -> None:
    came = outcome(side(strength=own), side(strength=other))

    assert (came.won, came.tie) == (won, tie)


def test_whoever_was_attacked_wins_ties_where_the_table_plays_so() -> None:
    game = at_the_tower(rulings={"S2": "opponent"})

    came = outcome(side(strength=4), side(strength=4), game)

    assert (came.won, came.rule) == (False, "forsaken-q-fight-tie")


@pytest.mark.parametrize(
    ("strength", "damage", "target", "overwhelmed"),
    [
        pytest.param(5, 3, 3, True, id="Overwhelming an Enemy: met and won"),
        pytest.param(5, 2, 3, False, id="Overwhelming an Enemy: not met"),
        pytest.param(3, 3, 3, False, id="Overwhelming an Enemy: met and lost"),
        pytest.param(4, 3, 3, False, id="Overwhelming an Enemy: met and tied"),
        pytest.param(5, 9, None, False, id="Overwhelming an Enemy: no target"),
    ],
)
def test_an_enemy_is_overwhelmed_by_a_win_that_meets_its_target(
    strength: int, damage: int, target: int | None, overwhelmed: bool
) -> None:
    came = outcome(side(strength=strength, damage=damage), side(strength=4), overwhelm=target)

    assert came.overwhelmed is overwhelmed


def test_shields_keep_an_enemy_from_being_overwhelmed() -> None:
    came = outcome(side(strength=5, damage=3), side(shields=1), overwhelm=3)

    assert (came.won, came.overwhelmed) == (True, False)


def test_who_is_defeated_loses_whatever_the_strength() -> None:
    came = outcome(side(strength=9), side(damage=8))

    assert (came.won, came.defeated, came.rule) == (False, ("Ana",), "forsaken-q-defeated-in-a-fight")


def test_strength_counts_where_the_defeat_card_leaves_a_player_in_the_fight() -> None:
    came = outcome(side(strength=9), side(damage=8), stands=True)

    assert (came.won, came.defeated) == (True, ("Ana",))


def test_nobody_is_defeated_on_a_track_that_was_not_read() -> None:
    came = outcome(side(strength=9), side(damage=8), begin(vitality=None))

    assert (came.won, came.defeated) == (True, ())


@pytest.mark.parametrize(
    ("own", "other", "won", "defeated"),
    [
        pytest.param({"strength": 1, "damage": 8}, {"strength": 9}, True, ("Ben",), id="the defender is defeated"),
        pytest.param({"strength": 9}, {"damage": 8}, False, ("Ana",), id="the attacker is defeated"),
        pytest.param({"strength": 9, "damage": 8}, {"damage": 8}, None, ("Ana", "Ben"), id="both are"),
    ],
)
def test_between_players_both_can_be_defeated(
    own: dict[str, Any], other: dict[str, Any], won: bool | None, defeated: tuple[str, ...]
) -> None:
    came = outcome(side(**own), side(**other), against="player", defender="Ben", overwhelm=0)

    assert (came.won, came.defeated, came.overwhelmed) == (won, defeated, False)


@pytest.mark.parametrize(
    ("ruling", "vp", "dice"),
    [
        pytest.param("six_and_eleven", 5, 0, id="S1: below 6"),
        pytest.param("six_and_eleven", 6, 1, id="S1: from 6"),
        pytest.param("six_and_eleven", 10, 1, id="S1: below 11"),
        pytest.param("six_and_eleven", 11, 2, id="S1: from 11"),
        pytest.param("six", 5, 0, id="S1, 6 alone: below 6"),
        pytest.param("six", 14, 1, id="S1, 6 alone: never two"),
    ],
)
def test_enemies_roll_advanced_dice_by_the_players_vp(ruling: str, vp: int, dice: int) -> None:
    game = played(begin(rulings={"S1": ruling}), gain(vp=vp))

    assert advanced_dice(game.table, "Ana") == dice
    assert advanced_dice(game.table, "Ben") == 0


def armed(dice: int = 3, **fields: Any) -> AnyGame:
    """A game in which Ana's weapon and an enemy were read, and Ana holds a gear card that adds a die."""
    card = BLADE | {"dice": dice}
    game = begin(cards=[card, HOUND, KIT], **fields)
    return played(
        game,
        move("gain_weapon", who="Ana", name="Blade", role="equipped"),
        move("gain_gear", who="Ana", name="Omni-Kit"),
    )


def test_the_dice_of_both_sides_have_their_reasons() -> None:
    game = played(armed(), gain(vp=7))
    gear = game.table.player("Ana").gear[0].id

    own, other = dice_for(game.table, "Ana", rolled(side(), side()), (gear,))
    held = dice_for(game.table, "Ana", rolled(side(), side()))[0]
    game = played(game, move("play_gear", who="Ana", gear=gear))
    with_gear, _ = dice_for(game.table, "Ana", rolled(side(), side()), (gear,))

    assert (own.plain, held.plain, with_gear.plain) == (3, 3, 4)
    assert [part.what for part in with_gear.parts] == ["Blade", "Omni-Kit"]
    assert (other.plain, other.advanced) == (4, 1)
    assert [part.what for part in other.parts] == ["Slag Hound", "advanced, at 7 VP of Ana"]


def test_a_player_rolls_six_dice_at_most_and_an_enemy_more() -> None:
    game = played(armed(dice=9), gain(vp=11))

    own, other = dice_for(game.table, "Ana", rolled(side(), side()))

    assert own.plain == 6
    assert own.parts[-1] == Part(what="6 at most", amount=-3, rule="forsaken-q-more-than-six-dice")
    assert other.plain is not None
    assert other.plain + other.advanced == 6


def test_players_roll_no_advanced_dice_against_each_other() -> None:
    game = played(armed(), gain(vp=12))

    own, other = dice_for(game.table, "Ana", rolled(side(), side(), against="player", defender="Ben"))

    assert (own.plain, own.advanced) == (3, 0)
    assert (other.plain, other.advanced) == (None, 0)


def test_dice_that_nobody_has_read_are_not_made_up() -> None:
    own, other = dice_for(begin().table, "Ana", rolled(side(), side()))

    assert (own.plain, other.plain) == (None, None)


def test_mods_and_printed_icons_are_modifiers() -> None:
    game = played(armed(), move("gain_weapon", who="Ana", name="Blade", role="mod"))

    own, other = modifiers(game.table, "Ana", rolled(side(), side()))

    assert (own.strength, own.damage, own.shields) == (1, 2, 0)
    assert (other.strength, other.damage, other.shields) == (1, 0, 2)
    assert [part.what for part in own.parts] == ["Blade: strength", "Blade: damage"]


def test_every_reason_names_a_rules_entry(corpus_ids: frozenset[str]) -> None:
    game = played(armed(dice=9), gain(vp=11), move("gain_weapon", who="Ana", name="Blade", role="mod"))
    given = rolled(side(strength=1, damage=9), side(damage=9, shields=1))
    fought = [resolve(game.table, "Ana", given), outcome(side(strength=2), side()), outcome(side(), side())]
    parts = [
        part for it in (*dice_for(game.table, "Ana", given), *modifiers(game.table, "Ana", given)) for part in it.parts
    ]
    parts += [part for it in fought for part in (*it.own.parts, *it.other.parts)]

    assert parts
    assert {part.rule for part in parts} | {it.rule for it in fought} <= corpus_ids
