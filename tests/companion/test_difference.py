"""How two tables differ, in words, and what nobody may miss before accepting it."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given

from companion.past import Amended, Insert, Remove, amend, told_anew
from companion.vestige.automation import AUTOMATIONS
from companion.vestige.commands import COMMANDS
from companion.vestige.difference import differences, warnings
from companion.vestige.rulings import RULING_IDS
from companion.vestige.table import Competitor, Table, Turn
from tests.companion.evenings import evenings
from tests.companion.games import AnyGame, begin, competitive, gain, move, play, setup, solo, teams
from tests.companion.steps import steps

HELD = move("gain_card", who="Ana", kind="artifact", name="Shard", leverage=2)
MET = [move("reveal_condition", name=name, met=True) for name in "AB"]
SCORED = [move("begin_scoring"), move("finish")]


def said(game: AnyGame, *moves: Any) -> list[str]:
    """What differs after these moves, in sentences."""
    return [str(it) for it in differences(game.table, play(game, *moves).table)]


def everything() -> AnyGame:
    return play(competitive(), move("set_depth", depth="everything"), HELD)


@pytest.mark.parametrize(
    ("game", "given", "expected"),
    [
        pytest.param(solo(), gain("Ana", 3), ["Ana: leverage 0 becomes 3"], id="leverage"),
        pytest.param(solo(), move("set_speed", who="Ana", to=4), ["Ana: speed 2 becomes 4"], id="speed"),
        pytest.param(
            solo(),
            move("set_threat", nemesis="Bone", to=1),
            ["Bone: threat level 0 becomes 1", "Bone: threats nothing becomes Threat 1"],
            id="threats",
        ),
        pytest.param(
            solo(), move("set_control", region="Oasis", who="Bone"), ["Oasis nobody becomes Bone"], id="control"
        ),
        pytest.param(
            solo(), move("reveal_condition", name="Six"), ['condition "Six" nothing becomes open'], id="a condition"
        ),
        pytest.param(
            play(solo(), move("reveal_condition", name="Six")),
            move("meet_condition", name="Six"),
            ['condition "Six" open becomes met'],
            id="a met condition",
        ),
        pytest.param(competitive(), move("end_turn"), ["the turn Ana becomes Ben"], id="the turn"),
        pytest.param(
            solo(),
            move("read_printed", of="region:Jump Point", value=2),
            ["printed on Jump Point nothing becomes 2"],
            id="a printed value",
        ),
        pytest.param(
            competitive(),
            move("set_ruling", ruling="R5", option="yes"),
            ["ruling R5 No, it stops at 0 becomes Yes, it goes below 0"],
            id="a ruling",
        ),
        pytest.param(
            competitive(),
            move("set_automation", automation="visit_leverage", how="off"),
            ["automation of visits on becomes off"],
            id="an automation",
        ),
        pytest.param(
            solo(depth="everything"),
            move("gain_attribute", who="Bone", attribute="guile", count=2),
            ["Bone: guile 0 becomes 2"],
            id="blocks that somebody gives to a nemesis",
        ),
        pytest.param(
            begin(setup("solo", "Ana", nemeses=[{"name": "Rook", "threat_cards": 5}])),
            move("use_nemesis", nemesis="Rook", pack="bone"),
            ["Rook: its card not entered becomes Bone"],
            id="the card of a nemesis",
        ),
        pytest.param(competitive(), move("set_depth", depth="cards"), ["tracked score becomes cards"], id="the depth"),
        pytest.param(
            competitive(),
            move("gain_card", who="Ben", kind="mercenary", leverage=1),
            ["Ben: leverage 0 becomes 1", "Ben: mercenaries 0 becomes 1"],
            id="a card",
        ),
        pytest.param(
            play(competitive(), HELD),
            move("describe_card", who="Ana", card=1, name="Obelisk Heart Shard"),
            ["Ana: the name of Shard Shard becomes Obelisk Heart Shard"],
            id="the name of a card",
        ),
        pytest.param(
            competitive(),
            move("reorder_seats", order=["Ben", "Ana"]),
            ["the order of turns Ana, Ben becomes Ben, Ana"],
            id="the order of turns",
        ),
        pytest.param(
            competitive(),
            move("leave_table", who="Ben"),
            ["Ben: the seat there becomes gone"],
            id="a seat that is left",
        ),
        pytest.param(
            everything(),
            move("upgrade_block", who="Ana", source="influence"),
            ["Ana: influence 8 becomes 7", "Ana: conviction 0 becomes 1"],
            id="blocks",
        ),
        pytest.param(
            everything(),
            move("take_action", who="Ana", action="move"),
            ["Ana: actions taken in this turn nothing becomes move"],
            id="an action",
        ),
        pytest.param(
            competitive(),
            move("note_covert_op", who="Ana", op=0, name="Two regions", words="At the end"),
            ["Ana: what a covert op says as noted becomes noted otherwise"],
            id="p. 24: a covert op, of which nothing is told",
        ),
        pytest.param(
            competitive(),
            move("lay_out", tiles=[{"place": 1, "region": "Oasis", "face_up": False}]),
            ["place 1 of the map nothing becomes Oasis, face down"],
            id="the map",
        ),
        pytest.param(
            play(competitive(), move("begin_scoring")),
            move("score_covert_ops", who="Ana", values=[3, 2]),
            ["Ana: covert ops at the end nothing becomes 3 + 2"],
            id="what was entered for final scoring",
        ),
    ],
)
def test_a_difference_is_told(game: AnyGame, given: dict[str, Any], expected: list[str]) -> None:
    assert said(game, given) == expected


def test_what_waits_and_what_looks_wrong_is_told_too() -> None:
    told = differences(solo().table, play(solo(), gain("Ana", 10)).table)

    asked = [it.what for it in told if it.after == "asked"]
    assert any("turn over its endgame condition" in text for text in asked)


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        pytest.param([], [gain("Ana", 3)], (), id="nothing about the end"),
        pytest.param([], MET, ("Round 2 would be the last.",), id="p. 25: a last round"),
        pytest.param(MET, [], ("No last round would be set any more; it is round 2 now.",), id="none any more"),
        pytest.param(
            [move("set_round", to=3), *MET], MET, ("Round 2 would be the last, not round 4.",), id="another last round"
        ),
        pytest.param(
            [move("set_round", to=7)],
            [*MET, *[move("end_turn")] * 4],
            ("The game would end in round 2: it is round 7 now.",),
            id="an end that lies behind",
        ),
        pytest.param(
            [*MET, *[move("end_turn")] * 4],
            [move("set_round", to=3)],
            ("The game would not be over: it would go on in round 3.",),
            id="no end any more",
        ),
        pytest.param(
            [gain("Ana", 3), *SCORED],
            [gain("Ben", 3), *SCORED],
            ("The verdict would be: Ben wins. It is: Ana wins.",),
            id="another winner",
        ),
    ],
)
def test_a_change_of_the_end_is_a_warning(before: list[Any], after: list[Any], expected: tuple[str, ...]) -> None:
    tables = [play(competitive(), *moves).table for moves in (before, after)]

    assert warnings(*tables) == expected


def test_entries_that_read_otherwise_are_told_with_what_they_said() -> None:
    game = play(solo(), move("end_turn"), move("run_nemeses"), gain("Ana", 1))

    done = amend(game, [Insert(0, COMMANDS.validate_python(move("set_threat", nemesis="Bone", to=1)))])

    assert isinstance(done, Amended)
    assert [(was, entry.label) for was, entry in told_anew(game, done.game)] == [
        ("Bone gains 2 leverage", "Bone gains 2 leverage, 1 mercenary")
    ]


def test_an_entry_that_makes_no_sense_any_more_is_not_among_them() -> None:
    game = play(solo(), move("reveal_condition", name="Six"), move("meet_condition", name="Six"))

    done = amend(game, [Remove(0)])

    assert isinstance(done, Amended)
    assert [entry.label for entry in done.faulted] == ['Condition "Six" is met']
    assert told_anew(game, done.game) == ()


UNSEEN = ("next_id", "taken_this_turn", "owed", "reminders", "proposals", "gone")
"""What a table remembers and nobody sees as such: what waits shows as prompts and notices."""


def bare(table: Table) -> Table:
    """The table with what nobody sees left out, and what is the same to everybody said in one way."""
    blank: dict[str, Any] = {name: Table.model_fields[name].default for name in UNSEEN}
    triggers = tuple(
        it.changed({"condition_due": False, "covert_ops_due": (), "threats_due": {}}) for it in table.triggers
    )
    cards = {card.id for holder in table.competitors for card in holder.cards}
    done = Turn(
        actions={who: taken for who, taken in table.done.actions.items() if taken},
        resets={who: reset for who, reset in table.done.resets.items() if reset},
        used=tuple(sorted(cards.intersection(table.done.used))),
        boosted=tuple(sorted(table.done.boosted)),
    )
    agreed = {
        "rulings": {ruling: table.ruled(ruling) for ruling in RULING_IDS},
        "automation": {automation: table.how(automation) for automation in AUTOMATIONS},
    }
    untracked = () if table.depth == "everything" else ("blocks",)
    competitors = tuple(_bare(it, untracked) for it in table.competitors)
    return table.changed({**blank, **agreed, "triggers": triggers, "done": done, "competitors": competitors})


def _bare(it: Competitor, untracked: tuple[str, ...]) -> Competitor:
    cards = tuple(card.changed(dict.fromkeys(untracked, 0)) for card in sorted(it.cards, key=lambda card: card.id))
    blocks = {} if untracked else {place: count for place, count in it.blocks.items() if count}
    return it.changed({"cards": cards, "blocks": blocks})


@given(evenings())
def test_nothing_else_differs_means_that_nothing_else_does(evening: Any) -> None:
    tables = [game.table for game in steps(evening)]

    for before, after in pairwise(tables):
        if not differences(before, after):
            assert bare(before) == bare(after)
        assert differences(after, after) == ()


@given(evenings())
def test_there_and_back_the_same_things_differ(evening: Any) -> None:
    *_, last = steps(evening)
    first = evening[0].table

    there = {
        (it.whose, it.what, it.before, it.after) for it in differences(first, last.table) if "name of" not in it.what
    }
    back = {(it.whose, it.what, it.after, it.before) for it in differences(last.table, first)}

    numbers = {it for it in there if it[1] in ("leverage", "speed", "threat level", "the round")}
    assert numbers <= back


def test_teams_differ_by_their_sides_at_the_end() -> None:
    ends = [play(teams(), gain(who, 5), *SCORED).table for who in ("Ana", "Ben")]

    told = [str(it) for it in differences(*ends)]

    assert "Rust: final leverage 5 becomes 0" in told
    assert "the verdict Rust wins becomes Dust wins" in told
