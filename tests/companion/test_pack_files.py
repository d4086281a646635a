"""Pack files: read as they were written, or refused with every fault at once."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from companion.faults import BadInput
from companion.vestige.box.cards import AnyCard, Pack
from companion.vestige.box.pack import MOST_FAULTS, bundled, read_pack, written
from tests.companion.cards import cards, packs


def faults(text: str | bytes, where: str = "") -> list[str]:
    with pytest.raises(BadInput) as caught:
        read_pack(text, where)
    return [str(fault) for fault in caught.value.faults]


def pack(*given: Any, **fields: Any) -> str:
    """A pack of these cards, as a file."""
    return json.dumps({"id": "p", "name": "P", "cards": given} | fields)


def nemesis(id: str = "tide", **fields: Any) -> dict[str, Any]:
    return {"kind": "nemesis", "id": id, "name": id.title()} | fields


@given(packs())
def test_a_pack_reads_as_it_was_written(given: Pack) -> None:
    text = written(given)

    assert read_pack(text) == given
    assert read_pack(text.encode()) == given
    assert written(read_pack(text)) == text


@given(cards())
def test_one_card_alone_reads_as_a_pack_of_one(card: AnyCard) -> None:
    alone = json.dumps(card.model_dump(mode="json"))

    assert read_pack(alone).cards == (card,)


def test_a_card_that_names_no_kind_is_a_nemesis() -> None:
    assert read_pack('{"id": "tide", "name": "Tide"}').nemeses[0].name == "Tide"


def test_a_byte_order_mark_is_no_fault() -> None:
    assert read_pack(b"\xef\xbb\xbf" + pack(nemesis()).encode()).name == "P"


def test_the_nemeses_that_come_with_the_app_are_packs_as_others() -> None:
    for card in bundled().values():
        assert read_pack(json.dumps(card.model_dump(mode="json"))).cards == (card,)


def test_every_fault_of_every_card_is_told_at_once_and_in_order() -> None:
    text = pack(
        nemesis(levels=[{"threat": 1, "do": [{"gain_card": {"kind": "mercenry"}}, {"gain_levrage": {"fixed": 1}}]}]),
        {"kind": "bounty", "id": "b", "name": "B", "value": {"per": ["cards.artefact"]}},
        {"kind": "tyrant", "id": "t", "name": "T"},
        {"kind": "speed", "id": "s"},
        nemesis("bone"),
        version=0,
        colour="red",
    )

    assert faults(text, "ours.json") == [
        "ours.json: version: 0 is too small; a whole number from 1",
        "ours.json: colour: is not a known field; check its spelling or leave it out",
        'ours.json: cards[0].levels[0].do[0].gain_card.kind: "mercenry" is no card kind; did you mean mercenary?',
        'ours.json: cards[0].levels[0].do[1]: "gain_levrage" is no effect; did you mean gain_leverage?',
        'ours.json: cards[1].value.per[0]: "cards.artefact" is no measure; did you mean cards.artifact?',
        'ours.json: cards[2].kind: "tyrant" is no kind of card; one of 13: nemesis, condition, covert_op, bounty, '
        "lawmaker, mercenary, smuggler, chop_bot, artifact, augmentation, region, mastery, ...",
        "ours.json: cards[3].space: is missing; give it a value",
        'ours.json: cards[4].id: "bone" is a card that comes with Tableside and cannot be replaced; another id',
    ]


def test_of_very_many_faults_a_hundred_are_told_and_that_there_are_more() -> None:
    told = faults(pack(*[{"kind": "speed", "id": "s"}] * 500))

    assert len(told) == MOST_FAULTS + 1
    assert told[-1] == f"pack: has more faults than these {MOST_FAULTS}; mend them first"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param(
            pack(format=2),
            "format: 2 is newer than this version of Tableside reads (1); "
            "update Tableside, or ask for the pack in an older format",
            id="the next one",
        ),
        pytest.param(json.dumps(nemesis(format=7, wings=2)), "format: 7 is newer", id="of a card alone"),
        pytest.param(pack({"kind": "weather"}, format=3, rain=1), "format: 3 is newer", id="with what it alone knows"),
    ],
)
def test_a_pack_of_a_newer_format_is_refused_with_its_number(text: str, told: str) -> None:
    (fault,) = faults(text)

    assert fault.startswith(told)


@pytest.mark.parametrize("format", [0, -1, "1", 1.5, None, []], ids=repr)
def test_a_format_that_there_never_was_is_a_fault(format: Any) -> None:
    assert [fault for fault in faults(pack(format=format)) if fault.startswith("format: ")]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        pytest.param([nemesis("a"), nemesis("a")], 'two cards have the id "a" (A and A)', id="in one pack"),
        pytest.param([nemesis("bone")], '"bone" is a card that comes with Tableside', id="as one that comes with it"),
        pytest.param(
            [{"kind": "speed", "id": "bone", "space": 5}], '"bone" is a card that comes', id="of another kind"
        ),
    ],
)
def test_ids_that_clash_are_refused(given: list[Any], told: str) -> None:
    (fault,) = faults(pack(*given))

    assert told in fault


def test_the_very_card_that_comes_with_the_app_is_no_clash() -> None:
    bone = bundled()["bone"]

    assert read_pack(written(Pack(id="p", name="P", cards=(bone,)))).cards == (bone,)
    assert bundled()["bone"] == bone


# What no card has.


@pytest.mark.parametrize(
    "sign",
    ["\x00", "\x07", "\t", "\r", "\x1b[31m", "\x7f", "\x85", "\u2028", "\u202e", "\u2066", "\ud800"],
    ids=ascii,
)
def test_signs_that_nobody_can_see_are_refused_wherever_they_stand(sign: str) -> None:
    said = f"a{sign}b"
    places: list[Callable[[], str]] = [
        lambda: pack(nemesis(name=said)),
        lambda: pack(nemesis(words=said)),
        lambda: pack(nemesis(setup=[said])),
        lambda: pack(nemesis(game_end={"do": [{"prompt": said}]})),
        lambda: pack(nemesis(game_end={"do": [{"gain_control": {"region": said}}]})),
        lambda: pack(nemesis(game_end={"do": [{"gain_leverage": {"per": [f"region.{said}"]}}]})),
        lambda: pack(nemesis(triggered=[{"when": "player_visits_region", "region": said}])),
        lambda: pack(nemesis(threats=[{"name": said}])),
        lambda: pack({"kind": "region", "id": "r", "name": said}),
        lambda: pack(name=said),
        lambda: pack(author=said),
        lambda: pack(notes=said),
    ]

    for text in places:
        (fault,) = faults(text())
        assert fault.isprintable()
        assert "control character" in fault or "no readable text" in fault


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(nemesis(game_end={"do": [{"\ud800": 1}]}), "cards[0].game_end.do[0]", id="an effect"),
        pytest.param(
            nemesis(game_end={"do": [{"gain_leverage": {"per": ["\ud800"]}}]}),
            "cards[0].game_end.do[0].gain_leverage.per[0]",
            id="a measure",
        ),
        pytest.param(
            nemesis(game_end={"do": [{"gain_card": {"kind": "\ud800"}}]}),
            "cards[0].game_end.do[0].gain_card.kind",
            id="a kind of card",
        ),
        pytest.param(nemesis(**{"\ud800": 1}), "cards[0]", id="a field"),
    ],
)
def test_half_a_letter_is_refused_where_it_stands(given: dict[str, Any], where: str) -> None:
    (fault,) = faults(pack(given))

    assert fault.startswith(f"{where}: ")
    assert "no readable text" in fault


def test_words_may_have_several_lines_and_names_may_not() -> None:
    assert read_pack(pack(nemesis(words="one\ntwo"))).nemeses[0].words == "one\ntwo"
    assert "control character (U+000A)" in faults(pack(nemesis(name="one\ntwo")))[0]


@pytest.mark.parametrize("said", ["<script>alert(1)</script>", "**b** [x](http://x)", "{who} %s", "' OR 1=1 --"])
def test_markup_is_text_as_any_other(said: str) -> None:
    card = read_pack(pack(nemesis(name=said, words=said, game_end={"do": [{"prompt": said}]}))).nemeses[0]

    assert (card.name, card.words) == (said, said)
    assert card.game_end is not None
    assert card.game_end.do[0].sentence("Tide") == said


def test_a_field_that_stands_twice_is_no_silent_loss() -> None:
    text = '{"id": "x", "name": "X", "goal": {"words": "a", "words": "b"}}'

    (told,) = faults(text)
    assert told.startswith('pack: is no valid JSON ("words" stands twice in one object); ')


def test_a_blank_name_is_none() -> None:
    assert faults(pack(nemesis(name="  "))) == ["cards[0].name: is empty; give it a name"]
