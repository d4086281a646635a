"""A game given out to be played again: it stands afterwards where it stands here, or says why not."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import headless
from companion.export import exported, tells_of_a_change
from companion.exports import given_out
from companion.faults import BadInput
from companion.game import Game, Record, Refusal
from companion.past import Insert, Remove, Replace, amend
from companion.vestige.commands import COMMANDS, Command
from companion.vestige.rulebook import VESTIGE
from companion.vestige.standing import standing
from tests.companion.games import AnyGame, begin, competitive, gain, move, play, refusal, setup, solo

PEOPLE = st.sampled_from(["Ana", "Ben"])
NUMBER = st.integers(1, 6)
# Cards by their ids, and what is asked for and taken up by its id: all that a changed past can get out of step.
BY_IDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "gain_card": {"who": PEOPLE, "kind": st.sampled_from(["smuggler", "mercenary"]), "leverage": st.just(1)},
    "pick_up_job": {"who": PEOPLE, "kind": st.just("artifact"), "on": st.none() | NUMBER},
    "complete_job": {"who": PEOPLE, "card": NUMBER, "leverage": st.just(2)},
    "transfer_card": {"who": PEOPLE, "card": NUMBER, "to": PEOPLE},
    "describe_card": {"who": PEOPLE, "card": NUMBER, "name": st.just("Fay"), "leverage": st.just(3)},
    "lose_card": {"who": PEOPLE, "kind": st.just("smuggler")},
    "take_control": {"who": PEOPLE, "region": st.just("Oasis")},
    "end_turn": {},
}


@st.composite
def cards(draw: st.DrawFn) -> AnyGame:
    """A duel with cards, of which the past was changed again and again, with some of it undone."""
    command = st.sampled_from(sorted(BY_IDS)).flatmap(
        lambda name: st.fixed_dictionaries({"move": st.just(name), **BY_IDS[name]}).map(COMMANDS.validate_python)
    )
    game = competitive()
    for _ in range(draw(st.integers(4, 14))):
        game = _further(draw, game, command)
    return game


def _further(draw: st.DrawFn, game: AnyGame, command: st.SearchStrategy[Command]) -> AnyGame:
    length = len(game.ledger.standing)
    kind = draw(st.sampled_from(["act", "act", "act", "insert", "replace", "remove", "undo"]))
    place = draw(st.integers(0, max(length - 1, 0)))
    if kind == "undo":
        return game.undo()
    if kind == "act" or not length:
        acted = game.act(draw(command))
        return game if isinstance(acted, Refusal) else acted
    change: Any = {
        "insert": lambda: Insert(place, draw(command)),
        "replace": lambda: Replace(place, draw(command)),
        "remove": lambda: Remove(place),
    }[kind]()
    amended = amend(game, [change])
    return game if isinstance(amended, Refusal) else amended.game


def as_played(game: AnyGame) -> dict[str, Any]:
    """Where a game stands, without the lines of changes and of what makes no sense any more: both are no moves."""
    moves = [entry for entry in game.ledger.standing if not tells_of_a_change(entry) and entry.fault is None]
    told = [{"label": entry.label, "because": [str(because) for because in entry.because]} for entry in moves]
    return {**standing(game), "ledger": told}


def same(game: AnyGame) -> None:
    """Asserts that the game stands again, played from its text, where it stands."""
    given_text = exported(game)

    again = headless.play(given_text.text)

    assert json.dumps(again) == json.dumps(as_played(game))
    assert not [note for note in given_text.notes if "since the past was changed" not in note]


@given(cards())
def test_cards_are_the_same_cards_again_however_the_past_was_changed(game: AnyGame) -> None:
    same(game)


def test_what_was_undone_is_no_move() -> None:
    game = play(competitive(), gain("Ana", 3), gain("Ben", 4)).undo()

    assert exported(game).form["moves"] == [{"move": "gain_leverage", "who": "Ana", "amount": 3}]


def test_a_changed_past_is_settled() -> None:
    game = play(competitive(), gain("Ana", 3), gain("Ben", 4))
    change = [Replace(0, COMMANDS.validate_python(gain("Ana", 5))), Remove(1)]

    form = exported(amend(game, change).game).form  # type: ignore[union-attr]

    assert form["moves"] == [{"move": "gain_leverage", "who": "Ana", "amount": 5}]
    assert set(form) == {"game", "setup", "moves"}


def test_a_forgotten_card_leaves_the_others_their_numbers() -> None:
    """Ben's bot is card 1 and is spoken of as such; Ana's smuggler, remembered later, came before it."""
    game = play(competitive(), move("gain_card", who="Ben", kind="chop_bot", leverage=0))
    smuggler = COMMANDS.validate_python(move("gain_card", who="Ana", kind="smuggler", leverage=0))
    changed = amend(game, [Insert(0, smuggler)]).game  # type: ignore[union-attr]
    game = play(changed, move("describe_card", who="Ben", card=1, name="Rusty"))

    form = exported(game).form

    assert form["ids"] == {"0": [2], "1": [1]}
    assert headless.play(json.dumps(form))["cards"] == {"Ana": {"smuggler": 1}, "Ben": {"chop_bot": 1}}
    with pytest.raises(BadInput, match="Ben has no card 1"):
        headless.play(json.dumps({key: value for key, value in form.items() if key != "ids"}))


def test_what_makes_no_sense_any_more_is_left_out_and_told() -> None:
    game = play(
        competitive(),
        move("gain_card", who="Ana", kind="smuggler", leverage=0),
        move("describe_card", who="Ana", card=1),
    )
    changed = amend(game, [Remove(0)]).game  # type: ignore[union-attr]

    given_text = exported(changed)

    (note,) = given_text.notes
    assert note.startswith("Entry 1 (")
    assert "makes no sense since the past was changed (Ana has no card 1" in note
    assert given_text.form["notes"] == [note]
    assert given_text.form["moves"] == []


def entry(command: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"label": "What they did", "command": command, "events": [], "because": [], "at": None, **more}


SIX = {"event": "leverage_gained", "who": "Ana", "amount": 6}


@pytest.mark.parametrize(
    ("saved", "notes"),
    [
        pytest.param(
            entry(gain("Ana", 5), events=[SIX]),
            ["Played again it comes out differently: Ana: leverage 6 becomes 5."],
            id="decided by other rules",
        ),
        pytest.param(
            entry(move("wish", who="Ana"), events=[SIX]),
            [
                "Entry 1 (What they did) is of another version of the app: it is left out.",
                "Played again it comes out differently: Ana: leverage 6 becomes 0.",
            ],
            id="a move that is gone",
        ),
        pytest.param(
            entry(gain("Zoe", 5)),
            [
                "Entry 1 (What they did) makes no sense to this version of the app "
                '(nobody at this table is called "Zoe"; one of Ana, Ben): it is left out.'
            ],
            id="a move that is refused now",
        ),
    ],
)
def test_an_old_game_says_how_it_comes_out_differently(saved: dict[str, Any], notes: list[str]) -> None:
    begun = competitive()
    record = Record.model_validate({**begun.record().model_dump(), "entries": [saved], "cursor": 1})

    given_text = exported(Game.restore(VESTIGE, record))

    assert list(given_text.notes) == notes
    assert headless.play(given_text.text)["phase"] == "players"


def test_a_set_up_that_only_another_version_knows_is_told() -> None:
    begun = competitive()
    saved = begun.record().model_dump()
    saved["setup"]["automation"] = {"brewing": "on"}
    game = Game.restore(VESTIGE, Record.model_validate(saved))

    given_text = given_out(game, "play")

    (note,) = given_text.notes
    assert note.startswith("This version of the app cannot play it again: setup.automation")
    assert note in json.loads(given_text.text)["notes"]


@pytest.mark.parametrize(
    ("ids", "says"),
    [
        pytest.param({"x": [1]}, "ids", id="no number of a move"),
        pytest.param({"0": [0]}, "ids.0[0]: 0 is too small", id="no id"),
        pytest.param({"0": "1"}, "ids.0", id="no list"),
    ],
)
def test_wrong_ids_are_told_in_one_sentence(ids: dict[str, Any], says: str) -> None:
    form = {"setup": setup("competitive", "Ana").model_dump(mode="json"), "moves": [], "ids": ids}

    with pytest.raises(BadInput, match=says.replace("[", r"\[")) as caught:
        headless.play(json.dumps(form))

    assert len(caught.value.faults) == 1


def test_ids_that_are_given_already_are_not_given_again() -> None:
    card = move("gain_card", who="Ana", kind="smuggler", leverage=0)
    form = {
        "setup": setup("competitive", "Ana").model_dump(mode="json"),
        "moves": [card, card, move("describe_card", who="Ana", card=8, name="Fay")],
        "ids": {"0": [7], "1": [7]},
    }

    assert headless.play(json.dumps(form))["cards"] == {"Ana": {"smuggler": 2}}


def test_a_game_with_a_nemesis_and_its_draws_draws_nothing_anew() -> None:
    game = play(solo(), gain("Ana", 12), move("end_turn"), move("run_nemeses", draws=[3]))
    drawn = exported(game).form["moves"][-1]

    assert drawn["draws"] == [3]
    same(game)
    assert refusal(begin(game.setup), move("describe_card", who="Ana", card=1))
