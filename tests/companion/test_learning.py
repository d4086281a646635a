"""Cards and values typed once: what a game teaches the library, and what the library tells the next game."""

from typing import Any

import pytest

from companion.desk import Desk
from companion.game import Refusal
from companion.library import kept, saved_library
from companion.past import Insert
from companion.vestige.box.cards import CARD, AnyCard
from companion.vestige.commands import COMMANDS
from companion.vestige.library import Library, library_of
from storage.memory import MemoryShelf
from tests.companion.games import BONE, Move, move, setup

GAME = "g"


def desk_with(*cards: AnyCard, nemeses: list[dict[str, Any]] | None = None) -> Desk:
    """A desk whose library holds these cards, with a solo game on it."""
    desk = Desk(MemoryShelf(), now=lambda: "2026-11-30T20:00:00+00:00", new_id=lambda: GAME)
    library = Library()
    for card in cards:
        library = kept(library, card)
    desk.library("vestige")
    desk.keep_library("vestige", saved_library(library))
    desk.begin("vestige", setup("solo", "Ana", nemeses=nemeses or [BONE]))
    return desk


def after(desk: Desk, *moves: Move) -> Any:
    """The table after these moves on the desk."""
    for one in moves:
        assert not isinstance(desk.act(GAME, COMMANDS.validate_python(one)), Refusal)
    return desk.game(GAME).table


def known(desk: Desk, kind: Any, name: str) -> dict[str, Any]:
    """What the library says of a card, empty for one that it does not know."""
    card = library_of(desk.library("vestige")).known(kind, name)
    told = card.model_dump(exclude_defaults=True) if card else {}
    return {field: value for field, value in told.items() if field not in ("id", "kind")}


def card(**fields: Any) -> AnyCard:
    return CARD.validate_python({"id": "x", **fields})


VEIL = card(kind="smuggler", name="Veil", leverage=3, words="Looks away.")
SIX = card(kind="condition", name="Six of them", words="Somebody holds six regions.",
           condition={"measure": "regions_controlled", "whose": "any_player", "at_least": 6})  # fmt: skip
QUIET = card(kind="covert_op", name="Quiet", words="Three smugglers.", reward=[{"gain_leverage": {"fixed": 5}}])


@pytest.mark.parametrize(
    ("moves", "kind", "name", "learnt"),
    [
        pytest.param([move("gain_card", who="Ana", kind="lawmaker", name="Dispatch", leverage=2)],
                     "lawmaker", "Dispatch", {"name": "Dispatch", "leverage": 2}, id="a card with its value"),
        pytest.param([move("gain_card", who="Ana", kind="lawmaker", name="Dispatch"),
                      move("read_printed", of="card:1", value=4)],
                     "lawmaker", "Dispatch", {"name": "Dispatch", "leverage": 4}, id="a value read later"),
        pytest.param([move("gain_card", who="Ana", kind="lawmaker", leverage=2),
                      move("describe_card", who="Ana", card=1, name="Dispatch")],
                     "lawmaker", "Dispatch", {"name": "Dispatch", "leverage": 2}, id="a name read later"),
        pytest.param([move("gain_card", who="Ana", kind="lawmaker", leverage=2)],
                     "lawmaker", "Dispatch", {}, id="a card without a name"),
        pytest.param([move("gain_card", who="Bone", kind="smuggler", name="Veil", leverage=1)],
                     "smuggler", "Veil", {"name": "Veil", "leverage": 1}, id="a card of a nemesis"),
        pytest.param([move("gain_card", who="Ana", kind="bounty", name="The Fence", leverage=6)],
                     "bounty", "The Fence", {"name": "The Fence", "value": {"fixed": 6}}, id="p. 22: a bounty"),
        pytest.param([move("pick_up_job", who="Ana", kind="artifact", name="Lens"),
                      move("complete_job", who="Ana", card=1, leverage=4)],
                     "artifact", "Lens", {"name": "Lens", "leverage": 4}, id="p. 15: a job that was completed"),
        pytest.param([move("reveal_condition", name="Six of them", trigger=1)],
                     "condition", "six OF them", {"name": "Six of them"}, id="p. 25: a condition by its name"),
        pytest.param([move("note_covert_op", who="Ana", op=0, name="Quiet", words="Three smugglers.", leverage=5)],
                     "covert_op", "Quiet", {"name": "Quiet", "words": "Three smugglers.",
                                            "reward": ({"gain_leverage": {"fixed": 5}},)}, id="p. 24: a covert op"),
        pytest.param([move("reveal_threat", nemesis="Bone", name="Quiet Market",
                           printed={"name": "Quiet Market", "removal": "Pay 2 might."})],
                     "nemesis", "Rook", {}, id="a threat of another nemesis"),
        pytest.param([move("gain_card", who="Ana", kind="lawmaker", name="a\u0007b", leverage=1)],
                     "lawmaker", "a\u0007b", {}, id="a name that no card can have"),
    ],
)  # fmt: skip
def test_what_is_typed_at_a_table_is_remembered(
    moves: list[Move], kind: str, name: str, learnt: dict[str, Any]
) -> None:
    desk = desk_with()

    after(desk, *moves)

    assert known(desk, kind, name) == learnt


def test_a_threat_in_words_is_kept_with_its_nemesis() -> None:
    printed = {"name": "Toll", "removal": "Pay 2 might."}
    desk = desk_with(nemeses=[BONE, {"name": "Rook", "threat_cards": 5}])

    after(
        desk,
        move("reveal_threat", nemesis="Rook", name="Toll", printed=printed),
        move("reveal_threat", nemesis="Bone", name="Toll", printed=printed),
    )

    assert known(desk, "nemesis", "Rook") == {"name": "Rook", "threats": (printed,)}
    names = [threat["name"] for threat in known(desk, "nemesis", "Bone")["threats"]]
    assert names == ["Syndicate Lord", "Man with the Plans", "Toll"]
    # One card is offered for Bone: the person's own, which has his rows and the threat.
    assert [card.name for card in library_of(desk.library("vestige")).nemeses()] == ["Bone", "Rook"]


def test_a_known_card_pays_what_is_printed_on_it_without_being_asked() -> None:
    table = after(desk_with(VEIL), move("gain_card", who="Ana", kind="smuggler", name="veil"))

    assert table.competitor("Ana").leverage == 3
    assert table.owed == ()


def test_what_was_just_read_off_a_card_counts_before_what_was_known_and_corrects_it() -> None:
    desk = desk_with(VEIL)

    table = after(desk, move("gain_card", who="Ana", kind="smuggler", name="Veil", leverage=5))

    assert table.competitor("Ana").leverage == 5
    assert known(desk, "smuggler", "Veil") == {"name": "Veil", "leverage": 5, "words": "Looks away."}


def test_a_card_of_another_kind_with_the_same_name_is_another_card() -> None:
    table = after(desk_with(VEIL), move("gain_card", who="Ana", kind="lawmaker", name="Veil"))

    assert table.competitor("Ana").leverage == 0


def test_a_job_that_is_completed_pays_what_the_library_knows() -> None:
    lens = card(kind="artifact", name="Lens", leverage=4)

    table = after(
        desk_with(lens),
        move("pick_up_job", who="Ana", kind="artifact", name="Lens"),
        move("complete_job", who="Ana", card=1),
    )

    assert table.competitor("Ana").leverage == 4


def test_a_known_condition_is_watched_from_the_moment_it_comes_out() -> None:
    table = after(desk_with(SIX), move("reveal_condition", name="six of them", trigger=1))

    assert table.conditions[0].printed == SIX


def test_a_running_game_keeps_the_version_that_it_began_to_use() -> None:
    desk = desk_with(SIX)
    after(desk, move("reveal_condition", name="Six of them", trigger=1))
    changed = SIX.model_copy(update={"words": "Five are enough."})

    desk.keep_library("vestige", saved_library(kept(library_of(desk.library("vestige")), changed)))

    assert desk.game(GAME).table.conditions[0].printed == SIX


def test_a_covert_op_that_is_known_brings_its_words_and_what_it_gives() -> None:
    table = after(desk_with(QUIET), move("note_covert_op", who="Ana", op=0, name="Quiet"))

    op = table.competitor("Ana").covert_ops[0]
    assert (op.words, op.printed) == ("Three smugglers.", QUIET)


def test_a_card_that_a_nemesis_has_added_to_a_stack_is_known_by_its_name() -> None:
    nemesis = card(kind="nemesis", name="Ash", joins=[{"name": "Ember", "kind": "smuggler", "leverage": 2}])

    table = after(
        desk_with(nemeses=[{"pack": nemesis.model_dump(), "threat_cards": 0}]),
        move("gain_card", who="Ana", kind="smuggler", name="Ember"),
    )

    assert table.competitor("Ana").leverage == 2


def test_a_threat_that_was_entered_after_the_game_began_does_what_it_says() -> None:
    desk = desk_with(nemeses=[{"name": "Rook", "threat_cards": 5}])
    rook = card(kind="nemesis", name="Rook",
                threats=[{"name": "Toll", "immediately": [{"gain_leverage": {"fixed": 3}}]}])  # fmt: skip
    desk.keep_library("vestige", saved_library(kept(library_of(desk.library("vestige")), rook)))

    table = after(desk, move("reveal_threat", nemesis="Rook", name="Toll"))

    assert table.competitor("Rook").leverage == 3


def test_a_retired_card_tells_nothing() -> None:
    desk = desk_with(VEIL)
    library = library_of(desk.library("vestige"))
    held = library.cards["x"].model_copy(update={"retired": True})
    desk.keep_library("vestige", saved_library(library.changed({"cards": {"x": held}})))

    table = after(desk, move("gain_card", who="Ana", kind="smuggler", name="Veil"))

    assert table.competitor("Ana").leverage == 0
    assert len(table.owed) == 1


def test_what_was_forgotten_in_the_past_is_completed_from_the_library_too() -> None:
    desk = desk_with(VEIL)
    after(desk, move("gain_leverage", who="Ana", amount=1))
    forgotten = COMMANDS.validate_python(move("gain_card", who="Ana", kind="smuggler", name="Veil"))

    desk.amend(GAME, [Insert(0, forgotten)])

    assert desk.game(GAME).table.competitor("Ana").leverage == 4


def test_a_library_of_values_alone_as_it_was_saved_before_keeps_every_value() -> None:
    before = {"printed": {"regions": {"Oasis": 3}, "mastery": {"guile": 7}, "speed": {"5": 6}}, "people": ["Ana"]}

    library = library_of(before)

    assert library.printed.model_dump() == {"regions": {"Oasis": 3}, "mastery": {"guile": 7}, "speed": {5: 6}}
    assert library.people == ("Ana",)
    assert library_of(saved_library(library)) == library
