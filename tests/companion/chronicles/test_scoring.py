"""Final scoring of Chronicles, by the headings of its rulebook; and the commands of the end."""

from typing import Any

import pytest
from pydantic import ValidationError

from companion.chronicles.kinds import KINDS
from companion.chronicles.report import headline, moment, points, result_text, standing_text, steps_used
from companion.chronicles.result import result
from companion.chronicles.score import Score, ScoreRequest
from companion.chronicles.scoring import score, standing_score
from tests.companion.chronicles.games import begin, gains, marks, move, played, refused

FULL = dict.fromkeys(KINDS, 2)


def scored(*players: dict[str, Any], **more: Any) -> Score:
    named = [{"name": name} | player for name, player in zip(("Ana", "Ben", "Cleo"), players, strict=False)]
    return score(ScoreRequest.model_validate({"game": "chronicles", "players": named, **more}))


@pytest.mark.parametrize(
    ("player", "total"),
    [
        pytest.param({}, 0, id="nothing is known"),
        pytest.param({"honor": 31}, 31, id="honor of play"),
        pytest.param({"honor": -4}, -4, id="Abusing Legendary Powers: below zero"),
        pytest.param({"circles": FULL}, 0, id="End-Game Honor Bonuses: no renown, no honor"),
        pytest.param({"circles": FULL, "renown_columns": [1]}, 6, id="End-Game Honor Bonuses: all first circles"),
        pytest.param({"circles": FULL, "renown_columns": [2]}, 6, id="End-Game Honor Bonuses: all second circles"),
        pytest.param({"circles": FULL, "renown_columns": [2, 1]}, 12, id="End-Game Honor Bonuses: the whole sheet"),
        pytest.param({"circles": {"relic": 1, "loot": 2}, "renown_columns": [1]}, 2, id="(E): first circles"),
        pytest.param({"circles": {"relic": 1, "loot": 2}, "renown_columns": [2]}, 1, id="(E): second circles"),
        pytest.param({"renown_columns": [1, 2]}, 0, id="(E): empty columns"),
        pytest.param({"dark_agents": 3}, 3, id="Dark Agents: 1 honor each"),
        pytest.param({"extras": [{"what": "Base game", "honor": 8}, {"what": "A curse", "honor": -3}]}, 5, id="extras"),
    ],
)
def test_the_end_pays_what_the_rulebook_says(player: dict[str, Any], total: int) -> None:
    assert scored(player).totals == {"Ana": total}


@pytest.mark.parametrize(
    ("said", "kind"),
    [("Relics", "relic"), ("pets", "exotic_pet"), ("Exotic pet", "exotic_pet"), ("monsters", "monster")],
)
def test_kinds_are_written_as_people_say_them(said: str, kind: str) -> None:
    request = ScoreRequest.model_validate({"game": "chronicles", "players": [{"name": "Ana", "circles": {said: 2}}]})

    assert request.players[0].circles == {kind: 2}


def test_every_line_says_who_why_and_by_which_rule() -> None:
    lines = scored(
        {"honor": 9, "circles": {"relic": 2}, "renown_columns": [1], "dark_agents": 1,
         "extras": [{"what": "Base game", "honor": 4}]}
    ).lines  # fmt: skip

    assert [(line.step, line.points, line.rule) for line in lines] == [
        ("honor", 9, "chronicles-honor"),
        ("columns", 1, "chronicles-columns"),
        ("dark_agents", 1, "chronicles-dark-agents"),
        ("extras", 4, "chronicles-game-end"),
    ]
    assert [line.because for line in lines] == [
        "honor when the game ended",
        "renown on column 1: 1 checked circle, 1 honor each",
        "1 dark agent in the tableau, 1 honor each",
        "Base game",
    ]


def test_most_honor_wins() -> None:
    verdict = scored({"honor": 30}, {"honor": 28, "dark_agents": 3}, {"honor": 2}).verdict

    assert (verdict.winners, verdict.reason) == (("Ben",), "most_honor")
    assert verdict.because == "Ben has the most honor: 31, against Ana 30, Cleo 2"


@pytest.mark.parametrize(
    ("ruling", "how"),
    [
        pytest.param({}, "they share the victory (C2)", id="C2, the default"),
        pytest.param({"C2": "table"}, "the table settles it by the base game's rule (C2)", id="C2, the other answer"),
    ],
)
def test_all_who_tie_are_named(ruling: dict[str, str], how: str) -> None:
    verdict = scored({"honor": 30}, {"honor": 30}, {"honor": 2}, rulings=ruling).verdict

    assert (verdict.winners, verdict.reason) == (("Ana", "Ben"), "tie")
    assert verdict.because == f"Ana and Ben tie for most honor at 30: {how}"


@pytest.mark.parametrize(
    ("players", "told"),
    [
        pytest.param([], "at least 1", id="nobody"),
        pytest.param([{"name": f"P{number}"} for number in range(6)], "at most 5", id="six players"),
        pytest.param([{"name": "Ana"}, {"name": "ana"}], 'two players are called "Ana"', id="one name twice"),
        pytest.param(
            [{"name": "Ana", "circles": {"relic": 3}}], "less than or equal to 2", id="three circles in a row"
        ),
        pytest.param([{"name": "Ana", "circles": {"potion": 1}}], "relic", id="a kind that there is not"),
        pytest.param([{"name": "Ana", "renown_columns": [1, 1]}], "a column is there twice", id="a column twice"),
        pytest.param([{"name": "Ana", "renown_columns": [3]}], "less than or equal to 2", id="a third column"),
        pytest.param([{"name": "Ana", "dark_agents": -1}], "greater than or equal to 0", id="agents below zero"),
        pytest.param([{"name": "Ana", "honor": "9"}], "valid integer", id="honor in words"),
    ],
)
def test_what_no_table_can_show_is_refused(players: list[dict[str, Any]], told: str) -> None:
    with pytest.raises(ValidationError, match=told):
        ScoreRequest.model_validate({"game": "chronicles", "players": players})


# From the table


def test_the_end_begins_when_people_say_so_and_is_filed_once() -> None:
    game = played(begin(), move("begin_scoring"))

    over = played(game, move("finish"))

    assert (game.table.phase, game.table.turn) == ("scoring", None)
    assert over.table.phase == "over"
    assert refused(game, move("begin_scoring")).what == "the game is being scored already"
    assert refused(over, move("begin_scoring")).where == "move"
    assert refused(over, move("finish")).what == "this game is filed already"
    assert refused(over, move("score_extras", who="Ana", extras=[])).what == "this game is filed already"


def test_a_game_is_scored_as_it_stands_on_the_table() -> None:
    game = played(
        begin(),
        *gains("Ana", "relic", "relic", "monster"),
        move("place_on_column", who="Ana", column=1),
        move("set_vanquished", who="Ben", to=2),
        *marks("Ben", "courage", "courage", "courage"),
        move("score_extras", who="Cleo", extras=[{"what": "Base game", "honor": 5}]),
        move("finish"),
    )

    assert game.table.score is not None
    # 2 first circles under renown; 7 for the legendary card and 2 agents; 5 typed in.
    assert game.table.score.totals == {"Ana": 2, "Ben": 9, "Cleo": 5}
    assert game.rules.concluded(game.table) == "Ben wins (Ana 2, Ben 9, Cleo 5)"
    assert game.ledger.entries[-1].label == "Final scoring"


def test_extras_take_the_place_of_those_before_also_at_the_filing() -> None:
    game = played(begin(), move("score_extras", who="Ana", extras=[{"what": "Slip", "honor": 50}]))

    game = played(game, move("finish", extras={"Ana": [{"what": "Base game", "honor": 5}]}))

    assert game.table.extras["Ana"][0].what == "Base game"
    assert game.table.score.totals["Ana"] == 5


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(move("finish", extras={"Eve": []}), "extras.Eve", id="finish"),
        pytest.param(move("score_extras", who="Eve", extras=[]), "who", id="score_extras"),
    ],
)
def test_nobody_scores_who_is_not_at_the_table(given: dict[str, Any], where: str) -> None:
    refusal = refused(begin(), given)

    assert refusal.where == where
    assert "Eve" in refusal.what


def test_honor_that_nobody_has_read_leaves_the_result_open() -> None:
    game = played(
        begin(),
        *marks("Ana", "vision", "vision", "vision"),
        move("gain_renown", who="Ana"),
        move("use_legendary", who="Ana", track="vision"),
        move("finish"),
    )

    assert not game.table.score.complete
    assert headline(game.table.score) == "Ana leads so far (Ana 7, Ben 0, Cleo 0)"
    assert game.table.score.verdict.because.endswith(", as far as the values are known")


def test_a_prompt_that_was_left_out_leaves_nothing_open() -> None:
    game = played(begin(), *marks("Ana", "vision", "vision", "vision"), move("gain_renown", who="Ana"))
    game = played(game, move("use_legendary", who="Ana", track="vision"))
    asked = "printed_value:legendary:Ana:vision:1"

    assert not standing_score(game.table).complete
    assert standing_score(played(game, move("dismiss_prompt", prompt=asked)).table).complete


# A tie that the table settles


def tied(**setup: Any) -> Any:
    honor = [move("gain_honor", who=who, amount=6) for who in ("Ana", "Ben")]
    return played(begin(rulings={"C2": "table"} | setup), *honor, move("finish"))


def test_a_tie_is_asked_about_until_the_table_has_settled_it() -> None:
    game = tied()

    asked = [prompt for prompt in game.rules.contract.standing(game)["prompts"] if prompt["kind"] == "tie"]
    settled = played(game, move("settle_tie", who="Ben"))

    assert asked[0]["text"] == "Ana and Ben tie for most honor: who wins by the base game's rule?"
    assert settled.table.score.verdict.winners == ("Ben",)
    assert settled.table.score.verdict.reason == "tie"
    assert settled.table.score.lines == game.table.score.lines
    assert headline(settled.table.score) == "Ben wins (Ana 6, Ben 6, Cleo 0)"
    assert not [it for it in game.rules.contract.standing(settled)["prompts"] if it["kind"] == "tie"]


def test_a_shared_victory_asks_nobody() -> None:
    game = tied(C2="shared")

    assert game.table.score.verdict.winners == ("Ana", "Ben")
    assert not [it for it in game.rules.contract.standing(game)["prompts"] if it["kind"] == "tie"]


@pytest.mark.parametrize(
    ("game", "who", "told"),
    [
        pytest.param(lambda: begin(), "Ana", "the game is not over yet", id="before the end"),
        pytest.param(lambda: tied(), "Cleo", '"Cleo" is not among those who tie', id="somebody who does not tie"),
        pytest.param(
            lambda: played(begin(), move("gain_honor", who="Ana", amount=1), move("finish")),
            "Ana", "nobody ties with Ana", id="no tie",
        ),
    ],
)  # fmt: skip
def test_only_a_tie_is_settled_and_only_among_those_who_tie(game: Any, who: str, told: str) -> None:
    assert refused(game(), move("settle_tie", who=who)).what == told


# In words


def test_a_result_is_told_with_the_steps_in_which_something_happened() -> None:
    result = scored({"honor": 30, "dark_agents": 2}, {"honor": 12})

    told = result_text(result, "Ana, Ben", "1 November 2026")

    assert steps_used(result) == ("honor", "dark_agents")
    assert points(result, "Ana") == {"honor": 30, "columns": 0, "dark_agents": 2, "extras": 0}
    assert told.splitlines() == [
        "Vindication: Chronicles, 1 November 2026: Ana, Ben",
        "Ana wins (Ana 32, Ben 12)",
        "Ana has the most honor: 32, against Ben 12",
        "",
        "Ana 32: honor 30, dark agents 2",
        "Ben 12: honor 12",
    ]


def test_one_person_alone_ends_with_a_number() -> None:
    alone = scored({"honor": 30})

    assert headline(alone) == "Ana: 30 honor"
    assert alone.verdict.because == "Ana ends with 30 honor"


def test_a_game_that_goes_on_is_told_with_what_is_open() -> None:
    game = played(begin("Ana", "Ben", events=("Storm",)), *gains("Ana", "relic"), *marks("Ben", "courage"))

    told = standing_text(game.table, "Ana, Ben", "1 November 2026")

    assert moment(game.table) == "Round 1 · Ana"
    assert "Ben 0: marks on courage 1" in told
    assert "Events: Storm" in told
    assert [line[:26] for line in told.split("To do:\n")[1].splitlines()] == [
        "- Ben draws from the stack",
        "- Turn an event over onto ",
    ]


def test_what_screens_show_of_a_score_is_the_score() -> None:
    game = played(begin(), move("gain_honor", who="Ana", amount=3), move("finish"))

    shown = result(game.table, game.table.score)

    assert shown.members == {"Ana": "Ana", "Ben": "Ben", "Cleo": "Cleo"}
    assert shown.totals == {"Ana": 3, "Ben": 0, "Cleo": 0}
    assert [step.title for step in shown.steps] == ["Honor"]
    assert shown.told("Ana") == "Ana 3: honor 3"
    assert (shown.words, shown.settled, shown.rule) == ("Ana wins", True, "chronicles-game-end")
