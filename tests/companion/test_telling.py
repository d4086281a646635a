"""What a nemesis's card says in sentences."""

from typing import Any

import pytest

from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import bundled
from companion.vestige.box.telling import SECTIONS, told, watched


def card(**fields: Any) -> Nemesis:
    return Nemesis.model_validate({"id": "warden", "name": "Ash Warden"} | fields)


ONE = {"gain_leverage": {"fixed": 1}}


def test_bone_says_what_stands_on_page_27() -> None:
    said = [(it.section, it.level, it.text) for it in told(bundled()["bone"], "Bone")]

    assert said == [
        ("triggered", "", "When a player gains control of a region: Bone gains 1 leverage."),
        ("rows", "0", "Bone gains 2 leverage."),
        ("rows", "1", "Bone gains 2 leverage. Bone gains a mercenary."),
        ("rows", "2+", "Bone gains 1 leverage for each region Bone controls."),
        ("game_end", "", "Bone gains 1 leverage for each region Bone controls x threat level of Bone."),
        ("goal", "", "Bone has at least 9 regions controlled."),
    ]


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        pytest.param({"levels": [{"threat": 0, "do": []}]}, "Nothing.", id="a row that does nothing"),
        pytest.param({"levels": [{"threat": 0, "do": [{"prompt": "move its pawn"}]}]}, "Move its pawn.", id="by hand"),
        pytest.param({"goal": {"words": "Nobody has a bounty."}}, "Nobody has a bounty.", id="a goal in words"),
        pytest.param({"setup": ["Lay out the ash cloth."]}, "Lay out the ash cloth.", id="a step of the set-up"),
        pytest.param({"joins": [{"name": "Cinder", "kind": "smuggler", "count": 2, "leverage": 3, "words": "Burns."}]},
                     "Cinder, 2 smugglers, 3 leverage: Burns.", id="cards that join a stack"),
        pytest.param({"triggered": [{"when": "player_visits_region", "region": "Oasis",
                                     "do": [ONE | {"to": "the_player"}]}]},
                     "When a player visits Oasis: the player gains 1 leverage.", id="an ability about a player"),
        pytest.param({"triggered": [{"when": "people_say", "words": "A player rests.", "do": [ONE]}]},
                     "A player rests: Warden gains 1 leverage.", id="an ability in words, by its name at the table"),
    ],
)  # fmt: skip
def test_each_part_is_a_sentence(fields: dict[str, Any], text: str) -> None:
    (said,) = told(card(**fields), "Warden")

    assert said.text == text
    assert said.section in SECTIONS


def test_rows_stand_by_their_level_however_they_were_written() -> None:
    levels = [{"threat": 3, "and_above": True, "do": [ONE]}, {"threat": 0, "do": [ONE]}]

    assert [it.level for it in told(card(levels=levels), "Ash Warden")] == ["0", "3+"]


@pytest.mark.parametrize(
    ("effect", "names"),
    [
        pytest.param(ONE, False, id="its own gain"),
        pytest.param(ONE | {"to": "the_player"}, True, id="a gain of the player"),
        pytest.param({"give_card": {"kind": "smuggler"}}, True, id="a card for the player"),
        pytest.param({"gain_leverage": {"per": ["cards.any"], "of": "the_player"}}, True, id="what the player has"),
        pytest.param(ONE | {"to": "each_player"}, False, id="a gain of everybody"),
    ],
)
def test_what_people_watch_for_keeps_its_number_and_says_whether_it_names_a_player(effect: Any, names: bool) -> None:
    abilities = [
        {"when": "round_begins", "do": [ONE]},
        {"when": "people_say", "words": "A player rests next to it.", "do": [effect]},
    ]

    (found,) = watched(card(triggered=abilities), "Ash Warden")

    assert (found.number, found.when, found.names_player) == (2, "A player rests next to it", names)
