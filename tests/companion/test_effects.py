"""Effects: what each kind does to those to whom it can happen, on a real game."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.rules.entries import corpus
from companion.vestige.blocks import ATTRIBUTES
from companion.vestige.cards import CARD_KINDS
from companion.vestige.vocabulary.effects import EFFECTS, RESULTS, Effect
from tests.companion.cards import effect
from tests.companion.games import ROOK, AnyGame, competitive, move, play, reasons

PRINTED = {"regions": {"Oasis": 1, "Garage": 4, "Clinic": 2}, "speed": {3: 2, 4: 3}}
BEFORE = (
    *(move("set_leverage", who=who, to=12) for who in ("Ana", "Ben", "Ear", "Rook")),
    *(move("set_cards", who=who, kind="mercenary", to=to) for who, to in (("Ana", 1), ("Ear", 2), ("Rook", 1))),
    *(move("set_control", who=who, region=it) for who, it in (("Ana", "Garage"), ("Ear", "Oasis"), ("Rook", "Clinic"))),
    *(move("reveal_threat", nemesis=who, name="X") for who in ("Ear", "Rook")),
    *(move("gain_attribute", who=who, attribute="might", count=to) for who, to in (("Ana", 3), ("Ear", 1))),
)


def game_of(*given: dict[str, Any], **changes: Any) -> AnyGame:
    """Ana and Ben against Ear and Rook. Ear does this whenever people say so."""
    ear = {"id": "ear", "name": "Ear", "triggered": [{"when": "people_say", "words": "It rains.", "do": given}]}
    chosen = {"nemeses": [{"pack": ear}, ROOK], "printed": PRINTED, "depth": "everything"}
    return play(competitive(**(chosen | changes)), *BEFORE)


def it_rains(game: AnyGame, by: str | None = "Ana") -> AnyGame:
    return play(game, move("use_ability", nemesis="Ear", ability=1, by=by))


def numbers(game: AnyGame) -> dict[str, Any]:
    """Everything on the table that an effect can change."""
    table, found = game.table, {}
    for it in table.competitors:
        found |= {f"leverage {it.name}": it.leverage, f"speed {it.name}": it.speed, f"threat {it.name}": it.threat}
        found |= {f"{kind} {it.name}": it.count(kind) for kind in CARD_KINDS}
        found |= {f"{name} {it.name}": it.blocks.get(name, 0) for name in ATTRIBUTES}
    return found | {region: table.controller(region) for region in PRINTED["regions"]}


def changes(before: AnyGame, after: AnyGame) -> dict[str, Any]:
    old = numbers(before)
    return {name: value for name, value in numbers(after).items() if value != old[name]}


def reminders(game: AnyGame) -> list[str]:
    return [reminder.text for reminder in game.table.reminders]


MERCENARY, MIGHT = {"kind": "mercenary", "count": 2}, {"attribute": "might", "count": 2}
EVERYBODY = ("owner", "the_player", "each_player", "each_other_nemesis")

# What happens; to whom; what is different then.
CASES: list[tuple[str, Any, str, dict[str, Any]]] = [
    ("gain_leverage", {"fixed": 3}, "owner", {"leverage Ear": 15}),
    ("gain_leverage", {"fixed": 3}, "the_player", {"leverage Ana": 15}),
    ("gain_leverage", {"fixed": 3}, "each_player", {"leverage Ana": 15, "leverage Ben": 15}),
    ("gain_leverage", {"fixed": 3}, "each_other_nemesis", {"leverage Rook": 15}),
    ("lose_leverage", {"per": ["threat", "cards.mercenary"]}, "owner", {"leverage Ear": 10}),
    ("lose_leverage", {"per": ["cards.any"], "of": "the_player"}, "the_player", {"leverage Ana": 11}),
    ("lose_leverage", {"fixed": 20}, "each_player", {"leverage Ana": 0, "leverage Ben": 0}),
    ("lose_leverage", {"fixed": 1}, "each_other_nemesis", {"leverage Rook": 11}),
    ("gain_card", MERCENARY, "owner", {"mercenary Ear": 4}),
    ("gain_card", MERCENARY, "the_player", {"mercenary Ana": 3}),
    ("gain_card", MERCENARY, "each_player", {"mercenary Ana": 3, "mercenary Ben": 2}),
    ("gain_card", MERCENARY, "each_other_nemesis", {"mercenary Rook": 3}),
    ("lose_card", {"kind": "mercenary"}, "owner", {"mercenary Ear": 1}),
    ("lose_card", {"kind": "mercenary"}, "the_player", {}),
    ("lose_card", {"kind": "mercenary"}, "each_player", {}),
    ("lose_card", MERCENARY, "each_other_nemesis", {"mercenary Rook": 0}),
    ("give_card", {"kind": "mercenary"}, "owner", {"mercenary Ear": 1, "mercenary Ana": 2}),
    ("gain_control", {"region": "Garage"}, "owner", {"Garage": "Ear", "leverage Ear": 16}),
    ("gain_control", {"region": "Clinic"}, "the_player", {"Clinic": "Ana", "leverage Ana": 14}),
    ("lose_control", {"region": "Oasis"}, "owner", {"Oasis": None}),
    ("lose_control", {"region": "Garage"}, "the_player", {"Garage": None}),
    ("lose_control", {"region": "Garage"}, "each_player", {"Garage": None}),
    ("lose_control", {"region": "Clinic"}, "each_other_nemesis", {"Clinic": None}),
    ("gain_attribute", MIGHT, "owner", {"might Ear": 3}),
    ("gain_attribute", MIGHT, "the_player", {"might Ana": 5}),
    ("gain_attribute", MIGHT, "each_player", {"might Ana": 5, "might Ben": 2}),
    ("gain_attribute", MIGHT, "each_other_nemesis", {"might Rook": 2}),
    ("lose_attribute", MIGHT, "owner", {"might Ear": 0}),
    ("lose_attribute", MIGHT, "the_player", {"might Ana": 1}),
    ("lose_attribute", MIGHT, "each_player", {"might Ana": 1}),
    ("lose_attribute", MIGHT, "each_other_nemesis", {}),
    ("upgrade_speed", {"by": 2}, "owner", {}),
    ("upgrade_speed", {"by": 2}, "the_player", {"speed Ana": 4, "leverage Ana": 17}),
    ("upgrade_speed", {}, "each_player", {"speed Ana": 3, "leverage Ana": 14, "speed Ben": 3, "leverage Ben": 14}),
    ("add_threat", {"name": "Y"}, "owner", {"threat Ear": 2}),
    ("add_threat", {"name": "Y"}, "each_other_nemesis", {"threat Rook": 2}),
    ("remove_threat", {"name": "x"}, "owner", {"threat Ear": 0}),
    ("remove_threat", {}, "each_other_nemesis", {"threat Rook": 0}),
    *(("prompt", "Turn the coin over.", to, {}) for to in EFFECTS["prompt"].whom),
]


@pytest.mark.parametrize(
    ("kind", "given", "to", "different"), CASES, ids=[f"p. {EFFECTS[it[0]].page}: {it[0]} {it[2]}" for it in CASES]
)
def test_an_effect_changes_what_it_says_and_nothing_else(
    kind: str, given: Any, to: str, different: dict[str, Any]
) -> None:
    game = game_of({kind: given, "to": to})

    after = it_rains(game)

    assert changes(game, after) == different


def test_every_effect_is_tried_on_everybody_to_whom_it_can_happen() -> None:
    assert {(case[0], case[2]) for case in CASES} == {(kind, to) for kind, word in EFFECTS.items() for to in word.whom}


@pytest.mark.parametrize("kind", [kind for kind, word in EFFECTS.items() if "the_player" in word.whom])
def test_without_a_player_who_brought_it_about_it_is_left_to_people(kind: str) -> None:
    given = next(case[1] for case in CASES if case[0] == kind)
    game = game_of({kind: given, "to": "the_player"})

    after = it_rains(game, by=None)

    assert changes(game, after) == {}
    assert len(after.table.reminders) == 1


# What people have to do, and what cannot be done.


@pytest.mark.parametrize(
    ("given", "told"),
    [
        pytest.param(
            {"lose_card": {"kind": "mercenary"}, "to": "each_player"},
            ["Each player loses a mercenary (Ana): Ana chooses which one"],
            id="p. 16: a player chooses which card",
        ),
        pytest.param(
            {"add_threat": {}}, ["Ear gets a threat. Reveal it in its column."], id="p. 27: a threat from the stack"
        ),
        pytest.param({"prompt": "Turn the coin over."}, ["Ear: Turn the coin over."], id="words"),
        pytest.param(
            {"prompt": "Turn a coin over.", "to": "the_player"},
            ["Ana: Turn a coin over."],
            id="words for the player",
        ),
    ],
)
def test_what_people_do_is_a_reminder(given: dict[str, Any], told: list[str]) -> None:
    assert reminders(it_rains(game_of(given))) == told


def test_one_of_two_threats_is_chosen_by_people() -> None:
    game = play(game_of({"remove_threat": {}}), move("reveal_threat", nemesis="Ear", name="Y"))

    after = it_rains(game)

    assert changes(game, after) == {}
    assert reminders(after) == ["Ear loses a threat: choose which one"]


def test_words_come_with_their_usual_results() -> None:
    game = it_rains(game_of({"prompt": "Roll.", "results": ["leverage", "threat"], "to": "the_player"}))

    (reminder,) = game.table.reminders
    assert (reminder.who, reminder.results) == ("Ana", ("leverage", "threat"))


def test_attributes_of_players_are_left_to_people_where_blocks_are_not_mirrored() -> None:
    game = game_of({"gain_attribute": MIGHT, "to": "each_player"}, depth="cards")

    after = it_rains(game)

    assert changes(game, after) == {}
    assert reminders(after) == ["Each player gains 2 might (Ana)", "Each player gains 2 might (Ben)"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        pytest.param({"gain_control": {"region": "Oasis"}}, "Ear controls Oasis already", id="p. 17: its own region"),
        pytest.param({"lose_control": {"region": "Garage"}}, "Ear does not control Garage", id="p. 17: not its own"),
        pytest.param({"lose_card": {"kind": "artifact"}}, "Ear has no artifact to lose", id="p. 27: what it can"),
        pytest.param({"give_card": {"kind": "artifact"}}, "Ear has no artifact", id="p. 26: nothing to hand over"),
        pytest.param({"upgrade_speed": {}}, "has no speed counter", id="p. 12: a nemesis has no speed"),
        pytest.param({"add_threat": {"name": "x"}}, "x lies in the column of Ear already", id="p. 27: one that is out"),
        pytest.param({"remove_threat": {"name": "Z"}}, "Ear has no such threat", id="p. 27: one that is not"),
        pytest.param({"lose_attribute": MIGHT}, "it has 1, and loses what it can", id="p. 27: fewer than that"),
    ],
)
def test_what_cannot_be_done_is_said_with_the_reason(given: dict[str, Any], why: str) -> None:
    assert why in reasons(it_rains(game_of(given)))


def test_effects_happen_one_after_the_other_on_what_the_one_before_has_left() -> None:
    game = game_of(
        {"gain_card": {"kind": "artifact", "count": 3}}, {"gain_leverage": {"per": ["cards.artifact"], "times": 2}}
    )

    assert changes(game, it_rains(game)) == {"artifact Ear": 3, "leverage Ear": 18}


def test_the_numbers_behind_an_amount_are_told() -> None:
    game = game_of({"gain_leverage": {"per": ["cards.mercenary", "threat"], "times": 3}})

    assert "3 x 2 mercenaries x threat level 1" in reasons(it_rains(game))


def test_a_covert_op_does_not_hand_its_owner_a_card_of_its_own() -> None:
    op = {"id": "q", "name": "Quiet", "reward": [{"give_card": {"kind": "mercenary"}}, {"add_threat": {"name": "Y"}}]}
    game = play(game_of(), move("note_covert_op", who="Ana", op=0, name="Quiet", printed=op))

    after = play(game, move("complete_covert_op", who="Ana", op=0))

    assert changes(game, after) == {}
    assert "no card changes hands" in reasons(after)
    assert reminders(after) == ["Ana gets the threat Y. Reveal it in its column."]


# Words.


@pytest.mark.parametrize("kind", EFFECTS)
def test_an_effect_leads_to_its_rule_and_page(kind: str) -> None:
    entry = corpus()[EFFECTS[kind].rule]

    assert entry.game == "vestige"
    # Doing things by hand is the app's own word: no page has it.
    assert entry.page in (EFFECTS[kind].page, None)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        pytest.param({"gain_leverage": {"fixed": 1}, "to": "each_player"}, "Each player gains 1 leverage", id="each"),
        pytest.param(
            {"lose_leverage": {"per": ["speed"], "of": "the_player"}, "to": "the_player"},
            "The player loses 1 leverage for each speed of the player",
            id="of the player",
        ),
        pytest.param(
            {"gain_card": MERCENARY, "to": "each_other_nemesis"}, "Each other nemesis gains 2 mercenaries", id="others"
        ),
        pytest.param({"gain_attribute": MIGHT}, "Ear gains 2 might", id="attributes"),
        pytest.param({"lose_attribute": {"attribute": "guile"}}, "Ear loses 1 guile", id="an attribute"),
        pytest.param(
            {"upgrade_speed": {}, "to": "the_player"}, "The player moves the speed counter 1 space on", id="1"
        ),
        pytest.param({"upgrade_speed": {"by": 3}}, "Ear moves the speed counter 3 spaces on", id="3 spaces"),
        pytest.param({"add_threat": {"name": "Flood"}}, "Ear gets the threat Flood", id="a threat by name"),
        pytest.param({"remove_threat": {}}, "Ear loses a threat", id="a threat"),
        pytest.param({"prompt": "Turn it over.", "to": "the_player"}, "Turn it over.", id="words"),
    ],
)
def test_an_effect_says_what_a_card_would(given: dict[str, Any], sentence: str) -> None:
    assert Effect.model_validate(given).sentence("Ear") == sentence


@given(st.one_of(effect(kind) for kind in EFFECTS).map(Effect.model_validate))
def test_any_effect_can_be_said_and_happens(given: Effect) -> None:
    assert given.sentence("Ear").strip()
    assert given.kind in given.model_dump(exclude_defaults=True)

    after = it_rains(game_of(given.model_dump(mode="json", exclude_defaults=True)))

    assert reasons(after) or after.table.reminders


@pytest.mark.parametrize(
    ("given", "why"),
    [
        pytest.param({"add_threat": {}, "to": "each_player"}, "cannot happen to each_player", id="a player's threat"),
        pytest.param({"give_card": {"kind": "bounty"}, "to": "the_player"}, "to is owner", id="handed over to whom"),
        pytest.param({"gain_control": {"region": "Oasis"}, "to": "each_player"}, "owner or the_player", id="a region"),
        pytest.param({"gain_leverage": {"fixed": 1}, "results": ["card"]}, "results belong to a prompt", id="results"),
        pytest.param({"prompt": "a", "results": ["coin"]}, "Input should be", id="no such result"),
        pytest.param({"gain_leverge": {"fixed": 1}}, "is no effect", id="misspelt"),
        pytest.param({"gain_card": {"kind": "artifact", "count": 10}}, "less than or equal to 9", id="ten cards"),
    ],
)
def test_an_effect_that_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValidationError, match=why):
        Effect.model_validate(given)


def test_the_usual_results_have_words_for_their_buttons() -> None:
    assert set(RESULTS) == {"leverage", "card", "control", "attribute", "threat"}
    assert all(RESULTS.values())
