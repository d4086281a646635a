"""A game in words."""

import pytest

from companion.vestige import report
from companion.vestige.report import concluded, headline, points, result_text, titled
from companion.vestige.score import ScoreRequest
from companion.vestige.scoring import score
from companion.vestige.setup import Setup
from companion.vestige.table import new_table
from tests.companion.games import BONE, ROOK, competitive, gain, move, play, setup, solo
from tests.companion.test_scoring import bone, human, rook, scored


@pytest.mark.parametrize(
    ("chosen", "title"),
    [
        pytest.param(setup("solo", "Ana", nemeses=[BONE]), "Ana against Bone", id="solo"),
        pytest.param(setup("competitive", "Ana", "Ben"), "Ana, Ben", id="competitive"),
        pytest.param(
            setup("cooperative", "Ana", "Ben", nemeses=[BONE, ROOK]), "Ana, Ben against Bone, Rook", id="co-op"
        ),
        pytest.param(
            setup("teams", "Ana/Rust", "Ben/Dust", "Cleo/Rust", nemeses=[BONE]),
            "Rust (Ana, Cleo) against Dust (Ben) against Bone",
            id="teams",
        ),
    ],
)
def test_a_title_names_the_sides(chosen: Setup, title: str) -> None:
    assert titled(new_table(chosen)) == title


def test_a_title_follows_a_new_name() -> None:
    assert titled(play(solo(), move("rename_seat", who="Ana", to="Eve")).table) == "Eve against Bone"


@pytest.mark.parametrize(
    ("result", "line"),
    [
        pytest.param(
            scored("competitive", human("Ana", leverage=5), human("Ben")), "Ana wins (Ana 5, Ben 0)", id="one winner"
        ),
        pytest.param(
            scored("competitive", human("Ana"), human("Ben")), "A tie, everyone loses (Ana 0, Ben 0)", id="p. 25: a tie"
        ),
        pytest.param(
            scored("cooperative", human("Ana", leverage=5), rook()), "Players win (Players 5, Nemeses 0)", id="a team"
        ),
        pytest.param(
            scored("solo", human("Ana"), bone(regions=9), bone("Marrow", regions=9)),
            "Bone and Marrow win (Ana 0, Bone 9, Marrow 9)",
            id="R9: two",
        ),
    ],
)
def test_a_headline_says_who_won_and_with_how_much(result: object, line: str) -> None:
    assert headline(result) == line


def test_a_verdict_that_unknown_values_could_change_is_not_called_one() -> None:
    result = scored("competitive", human("Ana", leverage=5), human("Ben", bounties=[None]))

    assert "wins" not in headline(result)
    assert "so far" in headline(result)


def test_a_game_has_no_verdict_before_it_is_filed() -> None:
    game = play(solo(), gain("Ana", 5))

    assert concluded(game.table) is None
    assert concluded(play(game, move("finish")).table) == "Ana wins (Ana 5, Bone 0)"


def test_the_points_of_a_side_are_told_apart_by_step() -> None:
    result = scored(
        "cooperative",
        human("Ana", leverage=5, bounties=[2], cards={"bounty": 1}),
        human("Ben", leverage=4, cards={"bounty": 1}),
        bone(regions=2, threat=1),
        mastery_tiles={"guile": 7},
    )

    assert points(result, "Players") == {"leverage": 9, "bounties": 2, "mastery": 7}
    assert points(result, "Nemeses") == {"leverage": 0, "regions": 2, "game_end": 2}
    assert sum(points(result, "Players").values()) == result.totals["Players"]


def test_a_result_can_be_pasted_into_a_message() -> None:
    result = scored("solo", human("Ana", leverage=41, cards={"bounty": 2}), bone(leverage=38, threat=2, regions=3),
                    mastery_tiles={"guile": 7})  # fmt: skip

    text = result_text(result, "Ana against Bone", "2026-11-30").splitlines()

    assert text[0] == "Vestige, 2026-11-30: Ana against Bone"
    assert text[1] == "Ana wins (Ana 48, Bone 47)"
    assert "Ana 48: leverage track 41, mastery 7" in text
    assert "Bone 47: leverage track 38, regions 3, game end effects 6" in text
    assert text[-1] == "Mastery: guile Ana"


def test_a_result_with_unknown_values_says_so() -> None:
    result = scored("competitive", human("Ana", cards={"bounty": 1}), human("Ben"))

    assert "not complete" in result_text(result, "Ana, Ben", "2026-11-30")


def test_the_labels_of_the_ledger_are_sentences_that_people_would_say() -> None:
    game = play(
        solo(),
        gain("Ana", 4),
        move("take_control", who="Ana", region="Chop Shop"),
        move("visit", who="Bone", region="Chop Shop"),
        move("gain_card", who="Ana", kind="artifact", leverage=3),
        move("lose_card", who="Ana", kind="artifact", lose_leverage=3),
        move("upgrade_speed", who="Ana", by=1),
        move("reveal_threat", nemesis="Bone", name="Syndicate Lord", draws=[2]),
        move("end_turn"),
        move("run_nemeses", draws=[1]),
        move("set_leverage", who="Ana", to=7),
    )

    assert [entry.label for entry in game.ledger.entries] == [
        "Ana gains 4 leverage",
        "Ana takes Chop Shop (Ana +2, Bone +1)",
        "Bone visits Chop Shop (Ana +2)",
        "Ana gains an artifact (Ana +3)",
        "Ana loses an artifact and 3 leverage",
        "Ana upgrades speed by 1 (Ana +3)",
        "Bone: threat Syndicate Lord is revealed (Bone +5)",
        "Ana ends the turn",
        "Bone gains 3 leverage, 1 mercenary",
        "Correction: Ana has 7 leverage",
    ]


def test_the_table_and_the_sheet_score_alike() -> None:
    game = play(competitive(), gain("Ana", 9), move("take_control", who="Ana", region="Chop Shop"), move("finish"))
    sheet = ScoreRequest.model_validate(
        {"mode": "competitive",
         "competitors": [human("Ana", leverage=11, regions=[{"name": "Chop Shop", "leverage": 2}]), human("Ben")]}
    )  # fmt: skip

    assert game.table.score is not None
    assert game.table.score.totals == score(sheet).totals == {"Ana": 13, "Ben": 0}


def test_where_a_game_stands_and_its_last_round_are_said_in_words() -> None:
    game = play(
        solo(),
        *[move("reveal_condition", name=name, trigger=None, met=True) for name in "ABC"],
    )
    nemeses = play(game, move("end_turn"))
    second = play(nemeses, move("run_nemeses"))
    scoring = play(second, move("begin_scoring"))

    said = [(report.moment(it.table), report.last_round(it.table)) for it in (solo(), game, nemeses, second, scoring)]

    assert said == [
        ("Round 1 · Ana", ""),
        ("Round 1 · Ana", "Round 2 is the last"),
        ("Round 1 · Nemeses", "Round 2 is the last"),
        ("Round 2 · Ana", "This is the last round"),
        ("Final scoring", ""),
    ]
