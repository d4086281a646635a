"""Pace: the coming rounds by hand, and that they are what really playing them would bring."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.game import Game
from companion.rules.entries import corpus
from companion.vestige.box.pack import read_pack
from companion.vestige.commands import RunNemeses, StepChoice
from companion.vestige.pace import MOST_ROUNDS_AHEAD, ROUNDS_AHEAD, Pace, in_words, pace
from companion.vestige.rulebook import VESTIGE
from companion.vestige.table import Table
from tests.companion.evenings import evenings
from tests.companion.games import BONE, ROOK, AnyGame, Move, competitive, cooperative, gain, move, play, solo, teams
from tests.companion.steps import after

END, NEMESES = move("end_turn"), move("run_nemeses", draws=[0] * 9)
ROUND = (END, NEMESES)


def of(game: AnyGame) -> Pace:
    return pace(game.table, game.ledger.standing)


def course(game: AnyGame, name: str) -> tuple[int, ...]:
    """The leverage of a side, or of a member of one: now and after each coming round."""
    sides = of(game).sides
    everybody = {it.name: it for side in sides for it in (*side.members, side)}
    return everybody[name].points


def assumed(game: AnyGame) -> str:
    return " ".join(it.text for it in of(game).assumes)


def steps(*by: int, start: int = 0) -> tuple[int, ...]:
    """Leverage after each of these gains, from `start` on."""
    return tuple(start + sum(by[:number]) for number in range(len(by) + 1))


def bone(difficulty: str, threat: int, regions: int, *read: int) -> AnyGame:
    """Bone at 0 leverage with so many threats and regions; Ana has drawn cards with these leverages."""
    held = ("Oasis", "Garage", "Smugglers' Lair")[:regions]
    return play(
        solo(difficulty=difficulty),
        move("set_threat", nemesis="Bone", to=threat),
        *(move("set_control", region=region, who="Bone") for region in held),
        *(move("gain_card", who="Ana", kind="lawmaker", leverage=leverage) for leverage in read),
    )


# p. 26, 27: threat 0 +2; threat 1 +2 and a mercenary; threat 2 and above +1 for each region.
BONES = [
    ("nuisance", 0, 0, (), 2),
    ("nuisance", 0, 3, (), 2),
    ("nuisance", 1, 0, (), 2),
    ("nuisance", 1, 0, (3,), 2 + 3),
    ("nuisance", 1, 0, (3, 4), 2 + 4),
    ("nuisance", 1, 0, (3, 4, 3), 2 + 3),
    ("nuisance", 2, 0, (), 0),
    ("nuisance", 2, 3, (9,), 3),
    ("nuisance", 7, 2, (), 2),
    ("menace", 0, 3, (), 2),
    ("menace", 1, 0, (), 2 + 2),
    ("menace", 1, 0, (2,), 2 + 2 + 2),
    ("menace", 2, 1, (), 2 + 2 + 1),
    ("menace", 2, 3, (2, 3), 2 + 2 + 3 + 3),
    ("menace", 5, 3, (), 2 + 2 + 3),
]


@pytest.mark.parametrize(("difficulty", "threat", "regions", "read", "each_round"), BONES)
def test_bone_goes_on_with_the_rows_that_it_resolves_now_p26_p27(difficulty, threat, regions, read, each_round):
    game = bone(difficulty, threat, regions, *read)

    assert course(game, "Bone") == steps(*[each_round] * ROUNDS_AHEAD)


@pytest.fixture
def with_pack() -> Callable[[str], AnyGame]:
    """A solo game against Tide, whose one row is this."""

    def begun(row: str) -> AnyGame:
        text = f'id = "tide"\nname = "Tide"\nsource = "a test"\n[[levels]]\nthreat = 0\nand_above = true\ndo = [{row}]'
        return play(
            solo(
                nemeses=[{"pack": read_pack(text, "tide.toml").nemeses[0]}],
                automation={"nemesis_turn": "off", "card_leverage": "off"},
            ),
            move("gain_card", who="Ana", kind="smuggler", leverage=2),
        )

    return begun


CARD, PER_CARD = '{ gain_card = { kind = "mercenary" } }', '{ gain_leverage = { per = ["cards.mercenary"] } }'
OASIS, PER_REGION = '{ gain_control = { region = "Oasis" } }', '{ gain_leverage = { per = ["regions_controlled"] } }'
MARKET = '{ gain_control = { region = "Market" } }'
TIDES = [
    pytest.param(f"{CARD}, {PER_CARD}", (3, 4, 5, 6, 7, 8), "", id="the cards of one round count in the next"),
    pytest.param(f"{PER_CARD}, {CARD}", (2, 3, 4, 5, 6, 7), "", id="each row on what the one before has left"),
    pytest.param(f"{OASIS}, {PER_REGION}", (2, 1, 1, 1, 1, 1), "", id="a region is taken once, p. 17"),
    pytest.param('{ lose_leverage = { fixed = 1 } }', (0,) * 6, "", id="leverage stops at 0, R5"),
    pytest.param(MARKET, (0,) * 6, "Nobody has read what is printed on Market: it counts 0.", id="an unread region"),
    pytest.param('{ prompt = "Turn the tide" }', (0,) * 6, "by hand: Tide: Turn the tide", id="what people do by hand"),
    pytest.param('{ gain_card = { kind = "bounty" } }', (0,) * 6, "", id="a bounty pays at the end only, p. 22"),
]  # fmt: skip


@pytest.mark.parametrize(("row", "gained", "says"), TIDES)
def test_what_a_nemesis_gains_in_one_round_counts_on_in_the_next(with_pack, row, gained, says):
    game = with_pack(row)

    assert course(game, "Tide") == steps(*gained)
    assert says in assumed(game)
    assert ("Left out" in assumed(game)) == ("prompt" in row)
    assert ("Each card that a nemesis draws counts 2" in assumed(game)) == ("mercenary" in row and "gain_card" in row)


def test_where_no_card_was_read_a_drawn_one_counts_nothing_and_that_is_said():
    game = bone("menace", 1, 0)

    assert "Each card that a nemesis draws counts 0, as none has been read in this game yet." in assumed(game)
    assert "menace" in [it.rule for it in of(game).assumes]


READ = [
    ("a lost card", (move("gain_card", who="Ana", kind="artifact", leverage=4),
                     move("lose_card", who="Ana", kind="artifact", how="severed")), 4, 1),
    ("one that was read later", (move("gain_card", who="Ana", kind="artifact"),
                                 move("read_printed", of="card:1", value=5)), 5, 1),
    ("one that was described", (move("gain_card", who="Ana", kind="artifact"),
                                move("describe_card", who="Ana", card=1, leverage=3)), 3, 1),
    ("a bounty", (move("gain_card", who="Ana", kind="bounty", leverage=9),), 0, 0),
    ("a region", (move("read_printed", of="region:Market", value=9),), 0, 0),
    ("a card twice", (move("gain_card", who="Ana", kind="artifact", leverage=4),
                      move("transfer_card", who="Ana", card=1, to="Ben"),
                      move("gain_card", who="Ben", kind="artifact", leverage=1)), 3, 2),
]  # fmt: skip


@pytest.mark.parametrize(("read", "average", "cards"), [it[1:] for it in READ], ids=[it[0] for it in READ])
def test_the_average_is_of_all_cards_that_were_read_in_this_game(read, average, cards):
    game = play(cooperative(difficulty="nuisance"), move("set_threat", nemesis="Bone", to=1), *read)

    bones = course(game, "Bone")

    assert bones[1] - bones[0] == 2 + average
    assert (f"average of the {cards} card" in assumed(game)) == bool(cards)


def rounds(*leverage: int) -> list[Move]:
    """Rounds in which Ana gains so much each, against Bone, to the end."""
    return [it for amount in leverage for it in (gain("Ana", amount), *ROUND)]


BEN = move("join_table", name="Ben")
AFTER = [
    ("before anything has happened", [], (0, 0, 0, 0, 0, 0, 0)),
    ("the first round counts as it is", [gain("Ana", 6)], (6, 6, 12, 18, 24, 30, 36)),
    ("a round has begun", rounds(8, 4), (12, 18, 24, 30, 36, 42, 48)),
    ("less was gained in it than usual so far", [*rounds(8, 4), gain("Ana", 2)], (14, 18, 24, 30, 36, 42, 48)),
    ("more was gained in it", [*rounds(8, 4), gain("Ana", 9)], (21, 21, 27, 33, 39, 45, 51)),
    ("the turn is over", [*rounds(8, 4), gain("Ana", 3), END], (15, 15, 20, 25, 30, 35, 40)),
    ("halves go up", rounds(2, 3), (5, 8, 10, 13, 15, 18, 20)),
    ("something was lost", [*rounds(8, 4), move("lose_leverage", who="Ana", amount=5)], (7, 18, 24, 30, 36, 42, 48)),
    ("the app came late to the table", [move("set_leverage", who="Ana", to=15), move("set_round", to=4)],
     (15, 20, 25, 30, 35, 40, 45)),
    ("the other way round", [move("set_round", to=4), move("set_leverage", who="Ana", to=15)],
     (15, 20, 25, 30, 35, 40, 45)),
    ("a slip of this round is set right", [*rounds(5), gain("Ana", 50), move("set_leverage", who="Ana", to=5)],
     (5, 10, 15, 20, 25, 30, 35)),
    ("so is one of an earlier round", [*rounds(5), move("set_leverage", who="Ana", to=7)],
     (7, 14, 21, 28, 35, 42, 49)),
    ("another name", [*rounds(5), move("rename_seat", who="Ana", to="Eva"), gain("Eva", 1)],
     (6, 10, 15, 20, 25, 30, 35)),
    ("the final round is set", [*rounds(8, 4), move("set_final_round", to=4)], (12, 18, 24)),
    ("this is the final round", [*rounds(8, 4), move("set_final_round", to=3)], (12, 18)),
    ("the final round has passed", [*rounds(8, 4), move("set_final_round", to=3), move("set_round", to=5)], (12, 15)),
    ("the game is being scored", [*rounds(8, 4), move("begin_scoring")], (12,)),
]  # fmt: skip


@pytest.mark.parametrize(("moves", "expected"), [it[1:] for it in AFTER], ids=[it[0] for it in AFTER])
def test_a_player_goes_on_with_the_average_of_the_rounds_so_far(moves, expected):
    game = play(solo(), *moves)

    assert of(game).sides[0].points == expected


SEATS = [
    ("Ana has had her turn, Ben has not", "competitive", [gain("Ana", 4), END, gain("Ben", 1)],
     {"Ana": (4, 4, 8), "Ben": (1, 1, 2)}),
    ("both in round two", "competitive", [gain("Ana", 4), END, gain("Ben", 2), END, gain("Ana", 8), END],
     {"Ana": (12, 12, 18), "Ben": (2, 4, 6)}),
    ("Cleo came in round two", "competitive",
     [gain("Ana", 4), END, END, move("join_table", name="Cleo"), gain("Cleo", 3), END, END, END],
     {"Ana": (4, 6, 8), "Ben": (0, 0, 0), "Cleo": (3, 6, 9)}),
    ("Cleo came, and it is still her first round", "competitive",
     [END, END, END, END, move("join_table", name="Cleo"), gain("Cleo", 3)], {"Cleo": (3, 3, 6)}),
    ("Cleo came late under another name", "competitive",
     [END, END, move("join_table", name="Cleo"), move("rename_seat", who="Cleo", to="Dan"), gain("Dan", 3), END, END,
      END], {"Dan": (3, 6, 9)}),
    ("Ben has gone", "competitive", [END, gain("Ben", 5), END, move("leave_table", who="Ben")], {"Ben": (5, 5, 5)}),
    ("Ben was away for a round", "competitive",
     [END, gain("Ben", 4), END, move("leave_table", who="Ben"), END, move("return_to_table", who="Ben")],
     {"Ben": (4, 8, 12)}),
    ("the players share their turn, p. 29", "cooperative",
     [gain("Ana", 3), gain("Ben", 4), END, NEMESES, gain("Ana", 1)],
     {"Ana": (4, 6, 9), "Ben": (4, 8, 12), "Players": (8, 14, 21)}),
    ("the shared turn is over", "cooperative", [gain("Ana", 3), END], {"Ana": (3, 3, 6)}),
    ("somebody sat down while the nemeses were on", "cooperative",
     [gain("Ana", 3), END, move("join_table", name="Cleo"), NEMESES, gain("Cleo", 2)], {"Cleo": (2, 2, 4)}),
    ("teams go together, p. 25", "teams", [gain("Ana", 4), END, gain("Ben", 1), END, gain("Cleo", 2), END, END],
     {"Rust": (6, 12, 18), "Dust": (1, 2, 3), "Cleo": (2, 4, 6)}),
    ("a nemesis without a pack goes by its average", "cooperative",
     [END, NEMESES, gain("Rook", 4), END, NEMESES, gain("Rook", 1)], {"Rook": (5, 6, 8)}),
]  # fmt: skip
MODES = {"competitive": competitive, "cooperative": cooperative, "teams": teams}


@pytest.mark.parametrize(("mode", "moves", "expected"), [it[1:] for it in SEATS], ids=[it[0] for it in SEATS])
def test_everybody_goes_by_the_rounds_that_it_has_played(mode, moves, expected):
    game = play(MODES[mode](), *moves)

    assert {name: course(game, name)[:3] for name in expected} == expected


def test_what_a_side_of_several_comes_to_is_told_of_each_of_them_too():
    sides = of(play(cooperative(), gain("Ana", 3), gain("Ben", 1))).sides

    assert [(side.name, side.human, [one.name for one in side.members]) for side in sides] == [
        ("Players", True, ["Ana", "Ben"]),
        ("Nemeses", False, ["Bone", "Rook"]),
    ]


def test_two_nemeses_that_are_no_team_are_told_apart():
    sides = of(solo(nemeses=[BONE, ROOK])).sides

    assert [side.name for side in sides] == ["Ana", "Bone", "Rook"]


def cleo(*nemeses: Move) -> list[Move]:
    """Cleo comes in round three and gains more than Ana ever did."""
    ana = [gain("Ana", 4), END, END, *nemeses]
    return [*ana, *ana, move("join_table", name="Cleo"), END, END, gain("Cleo", 6), END, *nemeses]


FIVE = ("Oasis", "Garage", "Market", "Chop Shop", "Smugglers' Lair")
FIVE_REGIONS = [move("set_control", region=region, who="Bone") for region in FIVE]
CROSSINGS = [
    ("Bone catches up", solo, [*rounds(9, 0, 0), move("set_threat", nemesis="Bone", to=2), *FIVE_REGIONS],
     ["Bone would pass Ana in round 5"]),
    ("Ana catches up", solo, [*rounds(3), gain("Bone", 4)], ["Ana would pass Bone in round 5"]),
    ("nobody catches up", solo, [*rounds(9)], []),
    ("level now, so nobody passes", solo, [*rounds(3), move("set_leverage", who="Bone", to=3)], []),
    ("two players without a nemesis, one of whom came late", competitive, cleo(), ["Cleo would pass Ana in round 4"]),
    ("the players together", cooperative, [gain("Bone", 7), gain("Ana", 2), gain("Ben", 2), END],
     ["The players would pass the nemeses in round 4"]),
    ("not after the final round", solo, [*rounds(3), gain("Bone", 4), move("set_final_round", to=4)], []),
    ("the game is being scored", solo, [*rounds(3), gain("Bone", 4), move("begin_scoring")], []),
]  # fmt: skip


@pytest.mark.parametrize(("mode", "moves", "expected"), [it[1:] for it in CROSSINGS], ids=[it[0] for it in CROSSINGS])
def test_it_is_told_who_would_pass_whom_and_when(mode, moves, expected):
    game = play(mode(), *moves)

    told = of(game)

    assert [str(crossing) for crossing in told.crossings] == expected
    assert all(text in in_words(told) for text in expected)


def test_players_do_not_race_each_other_where_there_are_nemeses():
    game = play(competitive(nemeses=[BONE]), *cleo(NEMESES))

    assert {side.name: side.points[:2] for side in of(game).sides} == {
        "Ana": (8, 11), "Ben": (0, 0), "Cleo": (6, 12), "Bone": (6, 8),
    }  # fmt: skip
    assert of(game).crossings == ()


ASSUMED = [
    (solo, [], "The final round is not set yet: 6 rounds, this one included."),
    (solo, [move("set_final_round", to=4)], "The game ends after round 4."),
    (solo, [move("set_final_round", to=90)], f"The final round, 90, is far away: {MOST_ROUNDS_AHEAD} rounds"),
    (solo, [], "Nuisance: a nemesis resolves the row of its threat level alone."),
    (solo, [move("set_threat", nemesis="Bone", to=2)], "Threat levels stay: Bone at 2."),
    (solo, [], "no triggered ability answers to it"),
    (solo, rounds(8, 5), "Ana goes on with 6.5 a round, the average of 2 rounds."),
    (solo, rounds(8), "Ana goes on with 8 a round, the average of 1 round."),
    (solo, [gain("Ana", 3)], "Ana goes on with 3 a round, as in this first one so far."),
    (cooperative, [], "Rook, whose rows the app does not know, goes on with 0 a round"),
    (competitive, [END, END, move("leave_table", who="Ben")], "Ben has gone and gains nothing more."),
    (solo, [move("take_control", who="Ana", region="Market")], "waits for a printed value is not in it (Market)."),
    (solo, [], "Nothing of final scoring is in it."),
]


@pytest.mark.parametrize(("mode", "moves", "text"), ASSUMED)
def test_what_the_numbers_take_for_granted_is_said(mode, moves, text):
    assert text in assumed(play(mode(), *moves))


def test_a_game_that_is_scored_has_no_rounds_to_come_and_assumes_nothing():
    told = of(play(solo(), *rounds(4), move("begin_scoring")))

    assert (told.rounds, told.assumes, told.final_round) == ((), (), None)
    assert in_words(told) == "Leverage now: Ana 4, Bone 2."


def test_the_final_round_is_marked_only_where_it_is_looked_at():
    assert of(play(solo(), move("set_final_round", to=3))).final_round == 3
    assert of(solo()).final_round is None
    assert of(play(solo(), move("set_final_round", to=90))).final_round is None


# What holds in every game.


@given(evenings())
def test_pace_can_be_asked_of_every_game_and_begins_with_what_the_track_shows(evening) -> None:
    game = after(evening)

    told = of(game)

    competitors = {it.name: it for side in told.sides for it in side.members or (side,)}
    assert {name: it.points[0] for name, it in competitors.items()} == {
        one.name: one.leverage for one in game.table.competitors
    }
    assert all(len(it.points) == len(told.rounds) + 1 for it in (*told.sides, *competitors.values()))
    assert bool(told.rounds) == (game.table.phase in ("players", "nemeses"))
    assert all(it.rule in corpus() and it.text[-1] == "." for it in told.assumes)
    assert all(it.round in told.rounds for it in told.crossings)


@given(evenings())
def test_the_nemeses_stand_where_really_taking_those_turns_would_bring_them(evening) -> None:
    game = after(evening)
    told = of(game)
    table: Table = game.table.changed({"automation": {}})
    skipped = {f"{one.name}/by-hand/0": StepChoice(skip=True) for one in table.nemeses}
    card = next((int(it.text.split("counts ")[1].split(",")[0]) for it in told.assumes if "draws counts" in it.text), 0)

    for number in range(1, len(told.rounds) + 1 if table.nemeses else 0):
        decision = VESTIGE.decide(table, RunNemeses(draws=(card,) * 99, choices=skipped))
        for event in decision.events:
            table = VESTIGE.evolve(table, event)
        courses = {it.name: it for side in told.sides for it in side.members or (side,)}
        for one in table.nemeses:
            if one.pack:
                assert courses[one.name].points[number] == one.leverage


@given(st.data())
def test_bone_never_falls_back_and_is_the_faster_the_more_threats_and_regions_it_has(data: Any) -> None:
    threat, regions = data.draw(st.integers(0, 4)), data.draw(st.integers(0, 2))
    read = data.draw(st.lists(st.integers(0, 6), max_size=3))
    less, more = bone("menace", threat, regions, *read), bone("menace", threat + 1, regions + 1, *read)

    slow, fast = course(less, "Bone"), course(more, "Bone")

    assert list(slow) == sorted(slow)
    assert all(one <= other for one, other in zip(slow, fast, strict=True))


@given(st.lists(st.integers(0, 12), min_size=1, max_size=5))
def test_a_player_who_never_loses_never_falls_back_and_goes_at_the_average(gained: list[int]) -> None:
    game = play(solo(), *rounds(*gained))

    points = course(game, "Ana")

    assert list(points) == sorted(points)
    assert abs(points[-1] - sum(gained) * (1 + ROUNDS_AHEAD / len(gained))) <= 0.5


@given(evenings())
def test_asking_changes_nothing(evening) -> None:
    game = after(evening)
    assert isinstance(game, Game)
    before = game.record(), game.table

    of(game)

    assert (game.record(), game.table) == before
