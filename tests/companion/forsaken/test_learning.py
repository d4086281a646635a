"""What a game of Forsaken teaches the library, and what the library tells a game."""

from typing import Any

import pytest

from companion.desk import Desk
from companion.forsaken.commands import COMMANDS
from companion.forsaken.library import Library, known_setup, library_of
from companion.game import Game
from storage.memory import MemoryShelf
from tests.companion.forsaken.games import gain, move, player, setup

Given = dict[str, Any]


class Evening:
    """A desk, its library, and games that are played on it one after the other."""

    def __init__(self) -> None:
        ids = iter(range(1, 100))
        self.desk = Desk(MemoryShelf(), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: f"g{next(ids)}")

    @property
    def library(self) -> Library:
        return library_of(self.desk.library("forsaken"))

    def known(self, kind: str, name: str) -> Any:
        return self.library.known(kind, name)

    def play(self, *moves: Given, names: tuple[str, ...] = ("Ana", "Ben"), **more: Any) -> Game[Any, Any, Any, Any]:
        """A new game that knows what the library does, after these moves."""
        begun = self.desk.begin("forsaken", setup(*names, **known_setup(self.library) | more))
        return self.on(begun, *moves)

    def on(self, game: Any, *moves: Given) -> Game[Any, Any, Any, Any]:
        """A game after some moves more."""
        for one in moves:
            after = self.desk.act(game.id, COMMANDS.validate_python(one))
            assert isinstance(after, Game), f"{one} is refused: {after}"
            game = after
        played: Game[Any, Any, Any, Any] = game
        return played


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_a_setup_teaches_who_plays_whom_and_what_lies_there(evening: Evening) -> None:
    seat = {"name": "Ana", "character": "Maren", "klass": "wise", "vitality": 9, "green": 4, "scrap": 2}
    evening.play(
        seats=[seat | {"gear": ["Rope"], "weapon": "Club", "feat": "First Blood"}],
        personas={"sanction": {"name": "Captain", "letter": "B"}},
        rival={"name": "Grash", "pips": 2},
        bounty="The Hound",
        decks={"thyrria": 40},
    )

    maren = evening.known("character", "maren")
    assert (maren.klass, maren.vitality, maren.green, maren.scrap) == ("wise", 9, 4, 2)
    assert (evening.known("persona", "Captain").faction, evening.known("persona", "Captain").letter) == (
        "sanction",
        "B",
    )
    assert evening.known("rival", "Grash").pips == 2
    assert evening.known("feat", "First Blood").letter == "S"
    for kind, name in (("gear", "Rope"), ("weapon", "Club"), ("bounty", "The Hound")):
        assert evening.known(kind, name) is not None
    assert evening.library.printed.decks == {"thyrria": 40}
    assert evening.library.people == ("Ana",)


def test_a_character_is_read_once_with_its_loop_and_comes_back_when_somebody_plays_it_again(evening: Evening) -> None:
    evening.play(
        move("describe_character", who="Ana", character="Maren", klass="fierce", spaces=3, lap_vp=2),
        move("describe_space", who="Ana", space=1, gains={"boosts": 1}),
        move("describe_space", who="Ana", space=2, words="Draw a card."),
    )

    card = evening.known("character", "Maren")
    assert (card.klass, card.vitality, card.lap_vp) == ("fierce", 8, 2)
    assert [space and (space.gains, space.words) for space in card.loop] == [
        None, ({"boosts": 1}, None), ({}, "Draw a card."),
    ]  # fmt: skip
    again = evening.play(seats=[{"name": "Cleo", "character": "maren"}])
    late = evening.play(move("describe_character", who="Ben", character="Maren"), names=("Ben",))

    for game, who in ((again, "Cleo"), (late, "Ben")):
        assert (player(game, who).klass, player(game, who).lap_vp, len(player(game, who).loop)) == ("fierce", 2, 3)


def test_a_space_that_nobody_reads_in_a_later_game_stays_as_it_was_read_before(evening: Evening) -> None:
    named = move("describe_character", who="Ana", character="Maren", spaces=2)
    evening.play(named, move("describe_space", who="Ana", space=1, gains={"vp": 1}))
    # An own loop of two spaces, none of which the new game knows.
    evening.play(
        move("describe_character", who="Ana", spaces=2), move("describe_character", who="Ana", character="Maren")
    )

    assert evening.known("character", "Maren").loop[1].gains == {"vp": 1}


@pytest.mark.parametrize(
    ("command", "kind", "name", "read"),
    [
        pytest.param(move("gain_card", who="Ana", kind="talent", name="Swift", words="Move 3."), "talent", "Swift",
                     {"words": "Move 3."}, id="Talents"),
        pytest.param(move("gain_card", who="Ana", kind="status", name="Marked", words="Hunted."), "status", "Marked",
                     {"words": "Hunted."}, id="Status Cards"),
        pytest.param(move("take_job", who="Ana", faction="cartel", name="Courier", words="Carry it."), "job", "Courier",
                     {"words": "Carry it."}, id="Take a Job"),
        pytest.param(move("to_event_row", name="Storm", event="No transport.", finale="1 VP."), "encounter", "Storm",
                     {"event": "No transport.", "finale": "1 VP."}, id="The Event Row"),
        pytest.param(move("reveal_bounty", name="The Hound", landmark="Shale"), "bounty", "The Hound",
                     {"landmark": "Shale"}, id="Confront a Bounty"),
        pytest.param(move("name_persona", faction="sanction", name="Captain", letter="C", special="Heal 3."), "persona",
                     "Captain", {"faction": "sanction", "letter": "C", "special": "Heal 3."}, id="Personas"),
        pytest.param(move("gain_gear", who="Ana", name="Rope"), "gear", "Rope", {"words": None}, id="Gear"),
        pytest.param(move("gain_weapon", who="Ana", name="Club"), "weapon", "Club", {"dice": None}, id="Weapons"),
        pytest.param(move("begin_chapter", who="Ana", chapter=2, name="The Turn", feats=["A"]), "story", "The Turn",
                     {"chapter": 2, "feats": ("A",)}, id="Personal Stories"),
        pytest.param(move("gain_feat", who="Ana", letter="A", name="Survey"), "feat", "Survey", {"letter": "A"},
                     id="Feats"),
    ],
)  # fmt: skip
def test_a_card_that_is_seen_is_remembered(evening: Evening, command: Given, kind: str, name: str, read: Given) -> None:
    evening.play(command)

    card = evening.known(kind, name)

    assert {field: getattr(card, field) for field in read} == read


def test_a_card_without_a_name_stays_with_its_game(evening: Evening) -> None:
    evening.play(
        move("gain_card", who="Ana", kind="talent", words="Move 3."),
        move("gain_gear", who="Ana"),
        move("take_job", who="Ana", faction="cartel"),
    )

    assert evening.library.cards == {}


def test_a_weapon_is_described_once_and_known_when_the_next_one_is_gained(evening: Evening) -> None:
    game = evening.play(move("gain_weapon", who="Ana", name="Club"))
    weapon = player(game).weapons[0].id
    evening.on(
        game, move("describe_weapon", who="Ana", weapon=weapon, dice=2, mod={"type": "blade", "strength": 1}, cost=4)
    )

    again = evening.play(move("gain_weapon", who="Ben", name="club", role="equipped"))

    lying = player(again, "Ben").weapons[0].printed
    assert lying is not None
    assert (lying.dice, lying.mod and lying.mod.type, lying.cost) == (2, "blade", 4)


def test_gear_is_described_once_and_known_when_it_is_gained_or_played_under_its_name(evening: Evening) -> None:
    game = evening.play(move("gain_gear", who="Ana", name="Rope"))
    evening.on(game, move("describe_gear", who="Ana", gear=player(game).gear[0].id, words="Climb.", dice=1))
    again = evening.play(move("gain_gear", who="Ben", name="rope"), move("gain_gear", who="Ana"))
    again = evening.on(again, move("play_gear", who="Ana", gear=player(again).gear[0].id, name="Rope"))

    for who in ("Ana", "Ben"):
        card = player(again, who).gear[0].printed
        assert card is not None
        assert (card.words, card.dice) == ("Climb.", 1)


def test_what_a_talent_or_a_job_says_need_not_be_typed_twice(evening: Evening) -> None:
    evening.play(
        move("gain_card", who="Ana", kind="talent", name="Swift", words="Move 3."),
        move("take_job", who="Ana", faction="cartel", name="Courier", words="Carry it."),
    )

    again = evening.play(
        move("gain_card", who="Ben", kind="talent", name="swift"),
        move("take_job", who="Ben", faction="sanction", name="Courier", words="Another."),
    )

    assert player(again, "Ben").cards[0].words == "Move 3."
    assert player(again, "Ben").jobs[0].words == "Another."
    assert evening.known("job", "Courier").words == "Another."


def test_a_bounty_keeps_its_track_for_the_next_time_that_it_lies_open(evening: Evening) -> None:
    track = [{}, {"gains": {"vp": 1}}]
    evening.play(move("reveal_bounty", name="The Hound"), move("describe_bounty", dice=4, overwhelm=7, track=track))

    again = evening.play(move("reveal_bounty", name="the hound"))

    assert again.table.bounty.printed is not None
    assert (again.table.bounty.printed.dice, again.table.bounty.printed.overwhelm) == (4, 7)
    assert again.table.bounty.spaces == 2


def test_a_persona_keeps_its_path(evening: Evening) -> None:
    path = ["Strip Mines", "Shale", "Docks"]
    evening.play(move("name_persona", faction="sanction", name="Captain", letter="C", path=path))

    again = evening.play(move("name_persona", faction="sanction", name="Captain"))

    assert again.table.persona("sanction").path == tuple(path)
    assert again.table.persona("sanction").letter == "C"


def test_the_plot_and_the_rival_are_learnt_line_by_line(evening: Evening) -> None:
    told: Given = {"names": ("Ana",), "rival": {"name": "Grash", "pips": 1, "plot": 8}}
    line = {"words": "It hunts.", "vp": 2}
    game = evening.play(move("name_ability", words="Advance the bounty."), move("draw_plot", name="A Shadow"), **told)
    game = evening.on(
        game,
        move("describe_plot", card=game.table.plot.row[0].id, name="A Shadow", objective="Visit the Uplink."),
        move("resolve_plot", vp=2, line=line),
    )

    card = evening.known("plot", "A Shadow")
    assert card.objective == "Visit the Uplink."
    assert [it and (it.words, it.vp) for it in card.lines] == [("It hunts.", 2), None, None, None, None]
    assert evening.known("rival", "Grash").ability == "Advance the bounty."
    again = evening.play(move("draw_plot", name="a shadow"), **told)
    assert again.table.plot.row[0].printed.objective == "Visit the Uplink."


def test_an_enemy_is_known_after_its_first_fight_and_what_was_read_of_it_stays(evening: Evening) -> None:
    dice = [{"zone": 1}, {"zone": 2}, {"zone": 1, "advanced": True}]
    rolled = {"name": "Raider", "own": {"strength": 9}, "other": {"dice": dice, "strength": 1}, "overwhelm": 8}
    zones = [{"name": "Ledge", "strength": 1}, {"name": "Pit"}]
    evening.play(move("describe_tower", tower={"zones": zones}), move("fight", who="Ana", rolled=rolled))
    evening.play(move("fight", who="Ana", rolled=rolled | {"other": {"strength": 5}, "overwhelm": None}))

    card = evening.known("enemy", "Raider")

    assert (card.dice, card.strength, card.overwhelm) == (2, 1, 8)


def test_the_tower_and_the_yards_are_the_same_in_each_game_of_the_box(evening: Evening) -> None:
    tower = {"zones": [{"name": "Ledge", "strength": 2}], "plain": {"crit": 2, "blank": 1}}
    evening.play(move("describe_tower", tower=tower), move("name_yard", yard=2, name="Rust Bay"))

    again = evening.play()

    assert again.table.printed.tower.zones[0].strength == 2
    assert [yard.name for yard in again.table.yards[:3]] == [None, "Rust Bay", None]


def test_a_card_of_ones_own_is_corrected_by_what_is_read_later_and_no_guess_any_more(evening: Evening) -> None:
    evening.play(move("gain_card", who="Ana", kind="talent", name="Swift", words="Move 2."))
    evening.play(move("gain_card", who="Ana", kind="talent", name="Swift", words="Move 3."))

    assert [(held.card.words, held.source) for held in evening.library.of_kind("talent")] == [("Move 3.", "my_copy")]


def test_what_has_nothing_to_teach_leaves_the_library_as_it_is(evening: Evening) -> None:
    evening.play()
    before = evening.desk.library("forsaken")

    evening.play(gain("Ana", vp=2, scrap=1), move("end_turn"))

    assert evening.library.cards == {}
    assert evening.desk.library("forsaken") == before


@pytest.mark.parametrize(
    ("command", "kind", "name", "read"),
    [
        pytest.param(move("take_ruin", who="Ana", name="Vault", gains={"vp": 1}), "ruin", "Vault", {"gains": {"vp": 1}},
                     id="Ruins"),
        pytest.param(move("resolve_defeat", who="Ana", name="Left for Dead", vitality=4, loses_turn=True), "defeat",
                     "Left for Dead", {"vitality": 4, "loses_turn": True}, id="Defeat"),
        pytest.param(move("buy", who="Ana", at="armory", cards=[{"kind": "weapon", "name": "Club", "cost": 3}]),
                     "weapon", "Club", {"cost": 3}, id="Resources and Buying Assets"),
        pytest.param(move("take_free_card", who="Ana", kind="data", name="Map", words="Look."), "data", "Map",
                     {"words": "Look."}, id="Asset Cards"),
    ],
)  # fmt: skip
def test_a_card_that_goes_back_into_its_deck_is_remembered(
    evening: Evening, command: Given, kind: str, name: str, read: Given
) -> None:
    game = evening.play(gain("Ana", scrap=4), command)

    card = evening.known(kind, name)

    assert {field: getattr(card, field) for field in read} == read
    assert game.table.known(kind, name) is not None


def test_what_a_ruin_gives_need_not_be_typed_twice(evening: Evening) -> None:
    evening.play(move("take_ruin", who="Ana", name="Vault", gains={"vp": 2}))

    again = evening.play(move("take_ruin", who="Ben", name="vault"))

    assert player(again, "Ben").vp == 2
