"""Final scoring, line by line, and the verdict (p. 25 to 29)."""

from typing import Any

import pytest
from pydantic import ValidationError

from companion.vestige.report import settled
from companion.vestige.score import Score, ScoreRequest
from companion.vestige.scoring import score


def human(name: str, **fields: Any) -> dict[str, Any]:
    return {"name": name, "kind": "human", **fields}


def bone(name: str = "Bone", regions: int = 0, worth: int = 1, **fields: Any) -> dict[str, Any]:
    held = [{"name": f"{name} {number}", "leverage": worth} for number in range(regions)]
    return {"name": name, "kind": "nemesis", "pack": "bone", "regions": held, **fields}


def rook(**fields: Any) -> dict[str, Any]:
    return {"name": "Rook", "kind": "nemesis", **fields}


def scored(mode: str, *competitors: dict[str, Any], **changes: Any) -> Score:
    return score(ScoreRequest.model_validate({"mode": mode, "competitors": list(competitors), **changes}))


@pytest.mark.parametrize(
    ("fields", "total"),
    [
        pytest.param({}, 0, id="p. 25: nothing at all"),
        pytest.param({"leverage": 12}, 12, id="p. 10: what the track shows"),
        pytest.param({"covert_ops": [5, 3]}, 8, id="p. 25: covert ops"),
        pytest.param({"bounties": [6, 4, 2]}, 12, id="p. 25: bounties"),
        pytest.param({"regions": [{"name": "A", "leverage": 2}, {"name": "B", "leverage": 3}]}, 5, id="p. 25: regions"),
        pytest.param({"extras": [{"what": "The Rise", "leverage": 4}]}, 4, id="p. 31: extras"),
        pytest.param({"extras": [{"what": "A debt", "leverage": -4}], "leverage": 9}, 5, id="an extra that costs"),
        pytest.param({"cards": {"mercenary": 9}}, 0, id="p. 25: cards pay nothing by themselves"),
        pytest.param(
            {"leverage": 1, "covert_ops": [2], "bounties": [3], "regions": [{"name": "A", "leverage": 4}]},
            10,
            id="p. 25: all of it",
        ),
    ],
)
def test_a_player_gains_what_step_one_lists(fields: dict[str, Any], total: int) -> None:
    result = scored("competitive", human("Ana", **fields), human("Ben"))

    assert result.before_mastery["Ana"] == total


@pytest.mark.parametrize(
    ("threat", "regions", "worth", "total"),
    [
        pytest.param(0, 3, 2, 6, id="p. 26: threat 0 multiplies to nothing"),
        pytest.param(1, 3, 2, 9, id="p. 26: three regions, threat 1"),
        pytest.param(2, 3, 2, 12, id="p. 26: three regions, threat 2"),
        pytest.param(4, 0, 0, 0, id="p. 26: no region"),
        pytest.param(10, 2, 0, 20, id="p. 26: two regions, threat 10"),
    ],
)
def test_bone_gains_regions_times_threat_on_top_of_their_leverage(
    threat: int, regions: int, worth: int, total: int
) -> None:
    result = scored("solo", human("Ana"), bone(regions=regions, worth=worth, threat=threat))

    assert result.before_mastery["Bone"] == total


@pytest.mark.parametrize(
    ("mode", "competitors", "changes", "sides"),
    [
        pytest.param("competitive", [human("Ana"), bone(), rook()], {}, ["Ana", "Bone", "Rook"], id="p. 27: alone"),
        pytest.param("solo", [human("Ana"), bone(), rook()], {}, ["Ana", "Bone", "Rook"], id="p. 28: solo, alone"),
        pytest.param(
            "solo", [human("Ana"), bone(), rook()], {"nemeses_form_team": True}, ["Ana", "Nemeses"], id="p. 28: a team"
        ),
        pytest.param(
            "competitive",
            [human("Ana"), human("Ben"), bone()],
            {"nemeses_form_team": True},
            ["Ana", "Ben", "Bone"],
            id="p. 28: forming a team is a choice of solo play",
        ),
        pytest.param("cooperative", [human("Ana"), bone(), rook()], {}, ["Players", "Nemeses"], id="p. 29: two sides"),
        pytest.param(
            "teams",
            [human("Ana", team="Rust"), human("Ben", team="Dust"), bone(), rook()],
            {},
            ["Rust", "Dust", "Nemeses"],
            id="p. 28: a team more",
        ),
        pytest.param(
            "competitive",
            [human("Ana", team="Rust"), human("Ben", team="Rust")],
            {},
            ["Ana", "Ben"],
            id="no teams here",
        ),
    ],
)
def test_competitors_score_for_their_side(
    mode: str, competitors: list[dict[str, Any]], changes: dict[str, Any], sides: list[str]
) -> None:
    result = scored(mode, *competitors, **changes)

    assert list(result.totals) == sides


@pytest.mark.parametrize(
    ("competitors", "winners", "reason"),
    [
        pytest.param([human("Ana", leverage=3), human("Ben", leverage=2)], ("Ana",), "most_leverage", id="p. 25: most"),
        pytest.param([human("Ana", leverage=3), human("Ben", leverage=3)], (), "tie", id="p. 25: a tie for most"),
        pytest.param(
            [human("Ana", leverage=3), human("Ben", leverage=2), human("Cleo", leverage=2)],
            ("Ana",),
            "most_leverage",
            id="p. 25: a tie below",
        ),
        pytest.param([human("Ana"), human("Ben")], (), "tie", id="p. 25: nobody has anything"),
        pytest.param([human("Ana", leverage=2), bone(leverage=3)], ("Bone",), "most_leverage", id="p. 27: a nemesis"),
        pytest.param([human("Ana", leverage=3), bone(leverage=3)], (), "tie", id="p. 25: a tie with a nemesis"),
        pytest.param([human("Ana", leverage=99), bone(regions=8)], ("Ana",), "most_leverage", id="p. 26: eight"),
        pytest.param([human("Ana", leverage=99), bone(regions=9)], ("Bone",), "goal", id="p. 26: nine"),
        pytest.param([human("Ana", leverage=99), bone(regions=10)], ("Bone",), "goal", id="p. 26: ten"),
        pytest.param([human("Ana", leverage=9), bone(regions=9)], ("Bone",), "goal", id="p. 27: a goal before a tie"),
        pytest.param([human("Ana", regions=bone(regions=9)["regions"])], ("Ana",), "most_leverage", id="p. 26: Bone's"),
        pytest.param([human("A"), rook(regions=bone(regions=9)["regions"])], ("Rook",), "most_leverage", id="no goal"),
    ],
)
def test_the_verdict_knows_goals_ties_and_most_leverage(
    competitors: list[dict[str, Any]], winners: tuple[str, ...], reason: str
) -> None:
    result = scored("competitive", *competitors)

    assert (result.verdict.winners, result.verdict.reason) == (winners, reason)


TWO_GOALS = [human("Ana", leverage=99), bone(regions=9), bone("Marrow", regions=9, leverage=1)]


@pytest.mark.parametrize(
    ("changes", "winners"),
    [
        pytest.param({}, ("Bone", "Marrow"), id="R9 all: both"),
        pytest.param({"rulings": {"R9": "most_leverage"}}, ("Marrow",), id="R9 most_leverage: the one with more"),
        pytest.param({"nemeses_form_team": True}, ("Nemeses",), id="p. 28: their team"),
        pytest.param({"nemeses_form_team": True, "rulings": {"R9": "most_leverage"}}, ("Nemeses",), id="p. 28: still"),
    ],
)
def test_two_goals_are_settled_by_ruling_or_team(changes: dict[str, Any], winners: tuple[str, ...]) -> None:
    result = scored("solo", *TWO_GOALS, **changes)

    assert (result.verdict.winners, result.verdict.reason) == (winners, "goal")


def test_two_goals_with_as_much_leverage_both_win_under_either_ruling() -> None:
    even = [human("Ana"), bone(regions=9), bone("Marrow", regions=9)]

    result = scored("solo", *even, rulings={"R9": "most_leverage"})

    assert result.verdict.winners == ("Bone", "Marrow")


def test_the_ruling_on_two_goals_weighs_those_with_a_goal_only() -> None:
    result = scored("solo", human("Ana"), bone(regions=9), rook(leverage=99), rulings={"R9": "most_leverage"})

    assert result.verdict.winners == ("Bone",)


def test_one_goal_of_two_nemeses_wins_for_the_team() -> None:
    result = scored("cooperative", human("Ana", leverage=99), bone(regions=9), rook())

    assert result.verdict.winners == ("Nemeses",)


def test_the_lines_come_in_the_order_of_the_rulebook_and_mastery_last() -> None:
    result = scored(
        "solo",
        human("Ana", leverage=1, covert_ops=[1], bounties=[1], regions=[{"name": "A", "leverage": 1}],
              extras=[{"what": "B", "leverage": 1}], cards={"bounty": 1}),
        bone(regions=1, threat=1),
        mastery_tiles={"guile": 7},
    )  # fmt: skip

    steps = [(line.who, line.step) for line in result.lines]
    assert steps == [
        *[("Ana", step) for step in ("leverage", "covert_ops", "bounties", "regions", "extras")],
        *[("Bone", step) for step in ("leverage", "regions", "game_end")],
        ("Ana", "mastery"),
    ]


@pytest.mark.parametrize(
    ("fields", "changes", "complete"),
    [
        pytest.param({}, {}, True, id="nothing is unknown"),
        pytest.param({"regions": [{"name": "A"}]}, {}, False, id="a region that nobody read"),
        pytest.param({"bounties": [None]}, {}, False, id="a bounty that nobody read"),
        pytest.param({"extras": [{"what": "A"}]}, {}, False, id="an extra without an amount"),
        pytest.param({"owed": ["Ana enters speed 5"]}, {}, False, id="a gain that is still owed"),
        pytest.param({"cards": {"bounty": 1}}, {}, False, id="a tile that nobody read"),
        pytest.param(
            {"cards": {"bounty": 1}}, {"mastery_tiles": {"guile": None}}, False, id="a tile said to be unknown"
        ),
        pytest.param({"cards": {"bounty": 1}}, {"mastery_tiles": {"guile": 0}}, True, id="a tile worth nothing"),
        pytest.param({}, {"mastery_tiles": {"guile": None}}, True, id="an unknown tile that nobody claims"),
    ],
)
def test_a_result_is_complete_when_nothing_in_it_is_unknown(
    fields: dict[str, Any], changes: dict[str, Any], complete: bool
) -> None:
    result = scored("competitive", human("Ana", leverage=5, **fields), human("Ben"), **changes)

    assert result.complete is complete
    assert result.totals == {"Ana": 5, "Ben": 0}


@pytest.mark.parametrize(
    ("ana", "ben", "stands"),
    [
        pytest.param({"leverage": 9, "bounties": [None]}, {"leverage": 5}, True, id="it can only add to the winner"),
        pytest.param({"leverage": 5}, {"leverage": 2, "bounties": [None]}, False, id="it may lift the other"),
        pytest.param({"leverage": 5, "bounties": [None]}, {"leverage": 5}, False, id="it may break the tie"),
        pytest.param({"leverage": 9, "owed": ["x"]}, {"leverage": 5}, False, id="it may be a loss"),
        pytest.param({"leverage": 9}, {"leverage": 5}, True, id="all is known"),
    ],
)
def test_a_verdict_stands_where_no_unknown_value_can_change_it(
    ana: dict[str, Any], ben: dict[str, Any], stands: bool
) -> None:
    assert settled(scored("competitive", human("Ana", **ana), human("Ben", **ben))) is stands


@pytest.mark.parametrize(
    ("mode", "competitors", "words"),
    [
        pytest.param("competitive", [human("Ana"), human("ana")], "two competitors", id="one name twice"),
        pytest.param("solo", [human("Ana"), human("Ben"), bone()], "one person", id="two in solo play"),
        pytest.param("teams", [human("Ana", team="A"), human("Ben")], "no team", id="somebody without a team"),
        pytest.param("competitive", [human("Ana", leverage=-1)], "R5", id="below zero"),
        pytest.param("competitive", [], "at least 1", id="nobody"),
        pytest.param("teams", [human("Ana", team="Ben"), human("Ben", team="Ana")], "two sides", id="borrowed names"),
        pytest.param(
            "teams", [human("Ana", team="Nemeses"), human("B", team="C"), rook()], "two sides", id="their name"
        ),
        pytest.param("cooperative", [human("Ana"), {**rook(), "name": "Players"}], "two sides", id="the players' name"),
    ],
)
def test_a_game_that_cannot_have_been_is_refused(mode: str, competitors: list[dict[str, Any]], words: str) -> None:
    with pytest.raises(ValidationError, match=words):
        scored(mode, *competitors)


def test_a_team_may_bear_the_name_of_one_of_its_own() -> None:
    result = scored("teams", human("Ana", team="Ana", cards={"bounty": 1}), human("Ben", team="Ana"),
                    human("Cleo", team="Dust"), mastery_tiles={"guile": 7})  # fmt: skip

    assert result.totals == {"Ana": 7, "Dust": 0}


@pytest.mark.parametrize(
    ("nemeses", "winners", "reason"),
    [
        pytest.param([rook(goal_met=True)], ("Rook",), "goal", id="p. 27: people read it off a card that no pack has"),
        pytest.param([rook(goal_met=False)], ("Ana",), "most_leverage", id="p. 27: people say it is not met"),
        pytest.param([bone(regions=9, goal_met=False)], ("Ana",), "most_leverage", id="people count before the pack"),
        pytest.param([bone(regions=9)], ("Bone",), "goal", id="p. 26: nobody says anything, the pack counts"),
    ],
)
def test_what_people_say_of_a_goal_counts_before_the_pack(
    nemeses: list[dict[str, Any]], winners: tuple[str, ...], reason: str
) -> None:
    result = scored("solo", human("Ana", leverage=99), *nemeses)

    assert (result.verdict.winners, result.verdict.reason) == (winners, reason)
