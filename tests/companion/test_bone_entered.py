"""Bone, entered step by step as the editor does it, plays like the Bone that comes with the app."""

from typing import Any

from hypothesis import given

from companion.game import Refusal
from companion.vestige.box.answers import answered, for_each, with_bound, with_measure, with_word
from companion.vestige.box.editing import Draft, added, at, blank, card_in, put
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import bundled
from companion.vestige.box.parts import begun_condition, begun_row
from companion.vestige.commands import Command
from companion.vestige.library import Library
from companion.vestige.setup import Setup
from companion.vestige.table import Table
from companion.vestige.vocabulary.forms import new_ability, new_effect
from tests.companion.evenings import evenings
from tests.companion.games import AnyGame, begin

BONE = bundled()["bone"]


def entered() -> Nemesis:
    """Bone by the editor's own steps: a usual value each, and then what his cards say instead."""
    draft = blank(Library(), "nemesis", "Bone")
    draft = added(draft, ("triggered",), new_ability("player_gains_control"))
    draft = _rows(draft)
    draft = put(draft, ("game_end",), {"do": [new_effect("gain_leverage")]})
    amount = for_each(at(draft, ("game_end", "do", 0, "gain_leverage")))
    draft = put(draft, ("game_end", "do", 0, "gain_leverage"), with_measure(amount, 1, "threat"))
    draft = put(draft, ("goal",), {"condition": with_bound(begun_condition("nemesis"), "at_least", 9)})
    draft = _threats(draft)
    card = card_in(draft)
    assert isinstance(card, Nemesis)
    return card


def _rows(draft: Draft) -> Draft:
    for _ in range(3):
        draft = added(draft, ("levels",), begun_row(draft))
    for row in (0, 1):
        draft = put(draft, ("levels", row, "do", 0, "gain_leverage", "fixed"), 2)
    draft = added(draft, ("levels", 1, "do"), answered(new_effect("gain_card"), "kind", "mercenary"))
    draft = put(draft, ("levels", 2, "and_above"), True)
    return put(draft, ("levels", 2, "do", 0, "gain_leverage"), for_each({"fixed": 1}))


def _threats(draft: Draft) -> Draft:
    lord, man = BONE.threats
    draft = added(draft, ("threats",), {"name": lord.name})
    draft = added(draft, ("threats", 0, "immediately"), answered(new_effect("gain_card"), "kind", "smuggler"))
    region = answered(new_effect("gain_control"), "region", "Smugglers' Lair")
    draft = added(draft, ("threats", 0, "immediately"), region)
    draft = put(draft, ("threats", 0, "removal"), lord.removal)
    # Chosen as a gain first, then as a card that is handed over.
    gained = answered(new_effect("gain_card"), "kind", "smuggler")
    draft = added(draft, ("threats", 0, "on_removal"), with_word(gained, "give_card"))
    draft = added(draft, ("threats",), {"name": man.name, "removal": man.removal})
    prompt = answered(new_effect("prompt"), "words", man.on_removal[0].prompt)
    return added(draft, ("threats", 1, "on_removal"), prompt)


ENTERED = entered()


def with_card(setup: Setup, card: Nemesis) -> Setup:
    """The same game, with another card in the place of the Bone that comes with the app."""
    given: dict[str, Any] = setup.model_dump()
    for seat in given["nemeses"]:
        if seat["pack"] == "bone":
            seat["pack"] = card.model_dump()
    return Setup.model_validate(given)


def as_bone(table: Table) -> Table:
    """The table with the bundled card where a nemesis is run by the one that was entered."""
    for nemesis in table.nemeses:
        if nemesis.pack is not None and nemesis.pack.id == ENTERED.id:
            table = table.with_competitor(nemesis.name, lambda it: {"pack": BONE})
    return table


def test_what_was_entered_says_what_bone_says() -> None:
    assert ENTERED.id != BONE.id
    assert ENTERED.changed({"id": BONE.id, "source": BONE.source}) == BONE


@given(evenings())
def test_bone_entered_plays_like_bone(evening: tuple[AnyGame, list[Command]]) -> None:
    bundled_game, commands = evening
    mine = begin(with_card(bundled_game.setup, ENTERED))

    for command in commands:
        answers = bundled_game.act(command), mine.act(command)
        if isinstance(answers[0], Refusal) or isinstance(answers[1], Refusal):
            assert answers[0] == answers[1]
            continue
        bundled_game, mine = answers
        assert as_bone(mine.table) == bundled_game.table
        assert mine.ledger.entries[-1].because == bundled_game.ledger.entries[-1].because
        assert mine.ledger.entries[-1].label == bundled_game.ledger.entries[-1].label
