"""What a game of Chronicles teaches the library, and what the library tells a game."""

from typing import Any

import pytest

from companion.chronicles.commands import COMMANDS
from companion.chronicles.library import Library, known_setup, library_of
from companion.desk import Desk
from companion.game import Game
from storage.memory import MemoryShelf
from tests.companion.chronicles.games import end_turn, gains, marks, move, player, renown, setup

COURAGE = marks("Ana", "courage", "courage", "courage")
SPARK = {"name": "Banner of the Brave", "words": "Take a region.", "honor": (1, 3, 5)}


class Evening:
    """A desk, its library, and games that are played on it one after the other."""

    def __init__(self) -> None:
        ids = iter(range(1, 100))
        self.desk = Desk(MemoryShelf(), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: f"g{next(ids)}")

    @property
    def library(self) -> Library:
        return library_of(self.desk.library("chronicles"))

    def play(
        self, *moves: dict[str, Any], names: tuple[str, ...] = ("Ana", "Ben"), **more: Any
    ) -> Game[Any, Any, Any, Any]:
        """A new game that knows what the library does, after these moves."""
        told = {name: value for name, value in known_setup(self.library).items()}
        begun = self.desk.begin("chronicles", setup(*names, **told | more))
        game: Any = begun
        for one in moves:
            game = self.desk.act(begun.id, COMMANDS.validate_python(one))
            assert isinstance(game, Game), f"{one} is refused: {game}"
        return game


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_a_setup_teaches_who_plays_the_last_ones_first(evening: Evening) -> None:
    evening.play(names=("Ana", "Ben"))
    evening.play(names=("Cleo", "Ana"))

    assert evening.library.people == ("Cleo", "Ana", "Ben")


def test_a_setup_teaches_the_events_that_lie_open_and_what_was_read_off_the_box(evening: Evening) -> None:
    evening.play(events=("The Flood", "Trial and Error"), printed={"agent_honor": 1})
    evening.play()

    assert [it.card.name for it in evening.library.of_kind("event")] == ["The Flood"]
    assert evening.library.printed.agent_honor == 1


def test_a_legendary_card_is_learnt_once_and_told_to_the_next_game(evening: Evening) -> None:
    evening.play(*COURAGE, move("describe_legendary", who="Ana", track="courage", **SPARK))

    card = evening.library.known("legendary", "banner of the brave")
    assert (card.track, card.words, card.honor) == ("courage", "Take a region.", (1, 3, 5))
    next_game = evening.play(
        *COURAGE, move("describe_legendary", who="Ana", track="courage", name="banner of the brave")
    )

    lying = player(next_game).legend("courage")
    assert lying is not None
    assert (lying.words, lying.honor) == ("Take a region.", (1, 3, 5))


def test_a_card_that_was_written_down_during_a_game_is_told_to_that_game_too(evening: Evening) -> None:
    game = evening.play(*COURAGE)
    evening.play(*COURAGE, move("describe_legendary", who="Ana", track="courage", **SPARK))

    named = {"who": "Ana", "track": "courage", "name": SPARK["name"]}
    after: Any = evening.desk.act(game.id, COMMANDS.validate_python(move("describe_legendary", **named)))

    assert player(after).legend("courage").words == "Take a region."


def test_honor_that_is_read_off_a_space_is_learnt_with_the_name_of_the_card(evening: Evening) -> None:
    evening.play(
        *COURAGE,
        renown("Ana", 1),
        move("use_legendary", who="Ana", track="courage", honor=2),
        move("describe_legendary", who="Ana", track="courage", name="Banner"),
    )

    assert evening.library.known("legendary", "Banner").honor == (2, None, 5)


def test_a_legendary_card_without_a_name_stays_with_its_game(evening: Evening) -> None:
    evening.play(*COURAGE, renown("Ana", 1), move("use_legendary", who="Ana", track="courage", honor=2))

    assert evening.library.cards == {}


@pytest.mark.parametrize(
    ("command", "read"),
    [
        pytest.param(move("read_printed", of="renown", value=24), {"renown": 24}, id="Gaining Renown"),
        pytest.param(
            move("name_stack", kind="relic", stack="Curio Shoppe"),
            {"stacks": {"relic": "Curio Shoppe"}},
            id="Drawing Chronicle Cards",
        ),
    ],
)
def test_what_is_the_same_in_each_game_of_the_box_is_learnt(
    evening: Evening, command: dict[str, Any], read: dict[str, Any]
) -> None:
    evening.play(command)
    next_game = evening.play()

    for field, value in read.items():
        assert getattr(evening.library.printed, field) == value
        assert getattr(next_game.table.printed, field) == value


def test_an_event_is_learnt_by_its_name_and_its_reward_when_somebody_takes_it(evening: Evening) -> None:
    game = evening.play(move("reveal_event", name="The Flood"), move("resolve_event", who="Ana", board=1))
    due = game.table.rewards[0]
    reward = {"renown": 1, "marks": ["vision"], "honor": 2}
    evening.desk.act(game.id, COMMANDS.validate_python(move("take_reward", who="Ana", event=due.event, **reward)))

    card = evening.library.known("event", "The Flood")
    assert (card.renown, card.marks, card.honor) == (1, ("vision",), 2)
    next_game = evening.play(move("reveal_event", name="the flood"), move("resolve_event", who="Ben", board=1))

    assert next_game.table.rewards == ()
    assert player(next_game, "Ben").renown == 1
    assert player(next_game, "Ben").marked("vision") == 1


def test_a_reward_that_is_said_while_an_event_is_resolved_is_learnt_as_well(evening: Evening) -> None:
    evening.play(move("reveal_event", name="The Flood"), move("resolve_event", who="Ana", board=1, renown=2))

    assert evening.library.known("event", "The Flood").renown == 2


def test_an_event_of_the_app_becomes_the_persons_own_with_the_reward_that_they_read(evening: Evening) -> None:
    evening.play(
        move("reveal_event", name="Miara, Music, and Mead"),
        move("resolve_event", who="Ana", board=1, renown=1, marks=["courage"]),
    )

    own = evening.library.known("event", "Miara, Music, and Mead")
    assert (own.renown, own.marks) == (1, ("courage",))
    assert own.deed is not None
    assert own.id not in evening.library.of_the_app()


def test_an_event_of_the_app_is_not_copied_when_it_is_only_seen(evening: Evening) -> None:
    evening.play(move("reveal_event", name="trial and error"))

    assert evening.library.cards == {}


def test_a_chronicle_teaches_which_mark_a_choice_gives_and_the_next_game_need_not_be_told(evening: Evening) -> None:
    evening.play(*gains("Ana", "relic"), move("take_chronicle", who="Ana", mark="vision", title="Echoes", option="A"))
    evening.play(*gains("Ana", "relic"), move("take_chronicle", who="Ana", mark="strength", title="echoes", option="B"))

    card = evening.library.known("chronicle", "Echoes")
    assert (card.a, card.b) == ("vision", "strength")
    next_game = evening.play(*gains("Ana", "relic"), move("take_chronicle", who="Ana", title="Echoes", option="B"))

    assert player(next_game).marked("strength") == 1


def test_a_choice_that_was_made_blind_is_recalled_by_the_title_alone(evening: Evening) -> None:
    evening.play(*gains("Ana", "relic"), move("take_chronicle", who="Ana", mark="vision", title="Echoes", option="A"))
    game = evening.play(*gains("Ana", "trait"), names=("Ana",))
    card = player(game).cards[0].id
    evening.desk.act(game.id, COMMANDS.validate_python(move("choose_blind", who="Ana", card=card, option="A")))

    after: Any = evening.desk.act(game.id, COMMANDS.validate_python(move("take_chronicle", who="Ana", title="Echoes")))

    assert player(after).marked("vision") == 1


def test_a_choice_that_gives_no_mark_gives_none_whatever_the_library_knows(evening: Evening) -> None:
    evening.play(*gains("Ana", "relic"), move("take_chronicle", who="Ana", mark="vision", title="Echoes", option="A"))
    game = evening.play(
        *gains("Ana", "relic"), move("take_chronicle", who="Ana", mark=None, title="Echoes", option="A")
    )

    assert player(game).marks == {}
    assert evening.library.known("chronicle", "Echoes").a == "vision"


def test_what_has_nothing_to_teach_leaves_the_library_as_it_is(evening: Evening) -> None:
    evening.play()
    before = evening.desk.library("chronicles")

    evening.play(*gains("Ana", "relic", "relic"), end_turn())

    assert evening.library.cards == {}
    assert evening.desk.library("chronicles") == before
