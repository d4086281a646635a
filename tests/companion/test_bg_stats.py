"""A play for BG Stats: the fields of its documented example, with the same kinds of values, and what a game says.

The example is that of https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/,
with names and numbers of our own.
"""

import json
import re
from datetime import UTC, datetime, timedelta, timezone
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.bg_stats import IN_THE_APP, ON_THE_WEB, Play, Player, link, play_data, play_file, player_id, stamp
from companion.game import Game
from companion.play_log import ended, play_of
from companion.vestige import commands as c
from companion.vestige.rulebook import VESTIGE
from tests.companion.games import ROOK, AnyGame, Move, competitive, cooperative, gain, move, play, setup, solo, teams

EXAMPLE: dict[str, Any] = {
    "board": "Night side",
    "durationMin": 95,
    "comments": "Down to the last bounty.",
    "game": {
        "bggId": 1234,
        "highestWins": True,
        "name": "Paper City",
        "noPoints": False,
        "sourceGameId": "paper-city",
    },
    "location": "At Cleo's",
    "playDate": "2026-11-30 21:35:00",
    "players": [
        {
            "startPlayer": True,
            "name": "Ana",
            "rank": 1,
            "role": "green",
            "score": 36,
            "sourcePlayerId": "a1",
            "winner": True,
        },
        {
            "startPlayer": False,
            "name": "Ben",
            "rank": 2,
            "role": "",
            "score": 31,
            "sourcePlayerId": "b2",
            "winner": False,
        },
    ],
    "sourceName": "Tableside",
    "sourcePlayId": "g1",
}
PLAY = Play(
    id="g1",
    game="paper-city",
    title="Paper City",
    over=datetime(2026, 11, 30, 21, 35, tzinfo=UTC),
    players=(
        Player("Ana", winner=True, starts=True, score=36, rank=1, role="green"),
        Player("Ben", winner=False, score=31, rank=2),
    ),
    minutes=95,
    board="Night side",
    comments="Down to the last bounty.",
)


def kinds(value: Any) -> Any:
    """The structure of a value: its fields and lists, and the type of everything in them."""
    if isinstance(value, dict):
        return {key: kinds(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [kinds(inner) for inner in value]
    return type(value)


def test_a_play_has_the_fields_of_the_documented_example_with_values_of_the_same_kinds() -> None:
    # What nobody has said, and a number that would have to be right.
    expected = {key: value for key, value in EXAMPLE.items() if key != "location"}
    expected["game"] = {key: value for key, value in EXAMPLE["game"].items() if key != "bggId"}

    data = play_data(PLAY)

    assert kinds(data) == kinds(expected)
    for one in (data, expected):
        for player in one["players"]:
            del player["sourcePlayerId"]
    assert data == expected


def test_what_is_not_known_is_left_out_but_yes_or_no_is_always_said() -> None:
    bare = Play(id="g", game="v", title="V", over=PLAY.over, players=(Player("Ana", winner=False),))

    data = play_data(bare)

    assert "durationMin" not in data
    assert set(data["players"][0]) == {"name", "sourcePlayerId", "startPlayer", "winner", "role"}
    assert set(data["game"]) == {"name", "sourceGameId", "highestWins", "noPoints"}


@pytest.mark.parametrize("to", [IN_THE_APP, ON_THE_WEB])
@given(name=st.text(st.characters(codec="utf-8"), min_size=1, max_size=60))
def test_the_address_gives_back_what_was_put_into_it(to: str, name: str) -> None:
    told = Play(id="g", game="v", title=name, over=PLAY.over, players=(Player(name, winner=True),), comments=name)

    address = link(told, to)

    parts = urlsplit(address)
    assert (parts.scheme, parts.netloc, parts.path) == (to.split(":")[0], "app.bgstatsapp.com", "/createPlay.html")
    assert not parts.fragment
    assert re.fullmatch(r"data=[A-Za-z0-9._~%-]+", parts.query)
    assert json.loads(parse_qs(parts.query)["data"][0]) == play_data(told)


def test_somebody_is_known_again_by_name() -> None:
    assert player_id("Ana") == player_id(" ana ")
    assert player_id("Ana") != player_id("Ben")
    assert re.fullmatch(r"[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-A[0-9A-F]{3}-[0-9A-F]{12}", player_id("Zoë"))


@pytest.mark.parametrize(
    "moment",
    [
        pytest.param(datetime(2026, 11, 30, 21, 35, tzinfo=UTC), id="UTC"),
        pytest.param(datetime(2026, 12, 1, 3, 35, tzinfo=timezone(timedelta(hours=6))), id="six hours east"),
        pytest.param(datetime(2026, 11, 30, 21, 35), id="no zone"),
    ],
)
def test_a_moment_is_written_in_universal_time(moment: datetime) -> None:
    assert stamp(moment) == "2026-11-30 21:35:00"


def test_the_file_holds_the_same_play_in_lists_that_refer_to_each_other() -> None:
    file = json.loads(play_file(PLAY))

    (game,), (played,) = file["games"], file["plays"]
    people = {player["id"]: player["name"] for player in file["players"]}
    assert played["gameRefId"] == game["id"]
    assert game["name"] == "Paper City"
    assert [
        (people[one["playerRefId"]], one["score"], one["winner"], one["startPlayer"], one["rank"])
        for one in played["playerScores"]
    ] == [("Ana", "36", True, True, 1), ("Ben", "31", False, False, 2)]
    assert (played["playDate"], played["durationMin"], played["usesTeams"]) == ("2026-11-30 21:35:00", 95, False)
    assert file["locations"] == []
    assert len({played["uuid"], game["uuid"], *(player["uuid"] for player in file["players"])}) == 4


def test_the_same_game_given_out_twice_is_the_same_play() -> None:
    assert play_file(PLAY) == play_file(PLAY)
    assert json.loads(play_file(PLAY))["plays"][0]["uuid"] != json.loads(
        play_file(Play(**{**vars(PLAY), "id": "g2"}))
    )["plays"][0]["uuid"]  # fmt: skip


# What a game of Vestige says


def over(game: AnyGame, *moves: Move) -> AnyGame:
    return play(game, *moves, move("begin_scoring"), move("finish"))


def told(game: AnyGame) -> dict[str, tuple[bool, int | None, int | None]]:
    return {player.name: (player.winner, player.score, player.rank) for player in play_of(game).players}


@pytest.mark.parametrize(
    ("game", "moves", "says"),
    [
        pytest.param(solo(), [gain("Ana", 9)], {"Ana": (True, 9, 1)}, id="solo, won"),
        pytest.param(solo(), [gain("Bone", 9)], {"Ana": (False, 0, 2)}, id="solo, lost"),
        pytest.param(
            solo(),
            [gain("Ana", 9), move("score_goal", nemesis="Bone", met=True)],
            {"Ana": (False, 9, 2)},
            id="p. 26: a nemesis's goal beats leverage",
        ),
        pytest.param(
            competitive("Ana", "Ben", "Cleo"),
            [gain("Ben", 9), gain("Cleo", 4)],
            {"Ana": (False, 0, 3), "Ben": (True, 9, 1), "Cleo": (False, 4, 2)},
            id="each against each",
        ),
        pytest.param(
            competitive(),
            [gain("Ana", 4), gain("Ben", 4)],
            {"Ana": (False, 4, 1), "Ben": (False, 4, 1)},
            id="p. 25: a tie, everyone loses",
        ),
        pytest.param(
            teams(),
            [gain("Ana", 4), gain("Cleo", 3), gain("Ben", 5)],
            {"Ana": (True, 7, 1), "Ben": (False, 5, 2), "Cleo": (True, 7, 1), "Dan": (False, 5, 2)},
            id="p. 28: a team counts together",
        ),
        pytest.param(
            cooperative(),
            [gain("Ana", 4), gain("Ben", 3), gain("Bone", 9)],
            {"Ana": (False, 7, 2), "Ben": (False, 7, 2)},
            id="p. 29: all lose together",
        ),
        pytest.param(
            competitive(),
            [gain("Ana", 4), move("score_bounties", who="Ben", values=[None])],
            {"Ana": (False, 4, 1), "Ben": (False, 0, 2)},
            id="not settled: nobody has won yet",
        ),
    ],
)
def test_players_have_the_score_and_place_of_their_side(game: AnyGame, moves: list[Move], says: dict[str, Any]) -> None:
    assert told(over(game, *moves)) == says


def test_a_nemesis_is_no_player_but_the_variant_and_the_comment_tell_of_it() -> None:
    it = play_of(over(solo(difficulty="menace"), gain("Ana", 4), gain("Bone", 9)))

    assert [player.name for player in it.players] == ["Ana"]
    assert it.board == "Solo against Bone, menace"
    assert it.comments == (
        "Bone wins (Ana 4, Bone 9). Bone has the most leverage: 9, against Ana 4. Bone at threat level 0."
    )


@pytest.mark.parametrize(
    ("game", "board"),
    [
        pytest.param(competitive(), "Competitive", id="competitive"),
        pytest.param(teams(nemeses=[ROOK]), "Teams against Rook, nuisance", id="teams"),
        pytest.param(cooperative(), "Cooperative against Bone and Rook, nuisance", id="cooperative"),
    ],
)
def test_the_variant_is_named(game: AnyGame, board: str) -> None:
    assert play_of(over(game)).board == board


def test_teams_and_colours_are_told() -> None:
    people = play_of(over(teams())).players

    assert [player.team for player in people] == ["Rust", "Dust", "Rust", "Dust"]
    data = play_data(play_of(over(teams())))
    assert [player["role"] for player in data["players"]] == ["Rust", "Dust", "Rust", "Dust"]
    file = json.loads(play_file(play_of(over(teams()))))
    assert file["plays"][0]["usesTeams"]
    assert [one["team"] for one in file["plays"][0]["playerScores"]] == ["Rust", "Dust", "Rust", "Dust"]


def test_who_began_is_known_by_the_name_of_today() -> None:
    renamed = [move("rename_seat", who="Ana", to="Anna"), move("reorder_seats", order=["Ben", "Anna"])]

    people = play_of(over(competitive(), *renamed)).players

    assert {player.name: player.starts for player in people} == {"Ben": False, "Anna": True}


def lasting(minutes: float, **changes: Any) -> AnyGame:
    """A game of Ana and Ben that took so long."""
    begun = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)
    chosen = setup("competitive", "Ana", "Ben", **changes)
    game: Any = Game.begin(VESTIGE, chosen, id="g", created=begun.isoformat())
    for number, command in enumerate((c.BeginScoring(), c.Finish())):
        if number or game.table.phase != "scoring":
            game = game.act(command, at=(begun + timedelta(minutes=minutes * number)).isoformat())
    return game


@pytest.mark.parametrize(
    ("minutes", "told"),
    [
        pytest.param(95, 95, id="an evening"),
        pytest.param(2, None, id="typed in afterwards"),
        pytest.param(26 * 60, None, id="put aside for a night"),
        pytest.param(-30, None, id="a clock that was turned back"),
    ],
)
def test_how_long_it_took_is_only_told_where_the_times_make_sense(minutes: int, told: int | None) -> None:
    assert play_of(lasting(minutes)).minutes == told


def test_a_game_that_was_only_scored_took_nobody_knows_how_long_and_nobody_knows_who_began() -> None:
    it = play_of(lasting(60, starts_at="scoring", triggers=[]))

    assert it.minutes is None
    assert not any(player.starts for player in it.players)


def test_the_play_is_of_the_time_at_which_it_was_filed() -> None:
    filed = lasting(95)

    assert ended(filed) == datetime(2026, 11, 30, 21, 35, tzinfo=UTC)
    assert play_of(filed).over == ended(filed)


def test_a_game_that_goes_on_is_no_play() -> None:
    with pytest.raises(ValueError, match="not filed"):
        play_of(competitive())
