"""Hostile packs: refused before they do harm; cards that set each other off for ever are stopped with a reason."""

import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from companion.vestige.box.pack import LARGEST, bundled, read_pack
from companion.vestige.draft import MOST_ANSWERS, MOST_EVENTS
from tests.companion.games import AnyGame, gain, move, play, reasons, solo
from tests.companion.test_pack_files import faults, nemesis, pack

A_SECOND = 1.0
MEMORY = 100_000_000
"""Bytes: a hundred times the largest file."""

_HEAD = 'id = "x"\nname = "X"\n'


def _effects(number: int, effect: Any) -> str:
    return pack(nemesis(levels=[{"threat": 0, "do": [effect] * number}]))


HOSTILE: dict[str, tuple[Callable[[], str | bytes], str, str]] = {
    "50 MB": (lambda: "x" * 50_000_000, "", "is larger than 1,000,000 bytes"),
    "50 MB of bytes": (lambda: b"[" * 50_000_000, "", "is larger than 1,000,000 bytes"),
    "50 MB of TOML": (lambda: "#" * 50_000_000, "x.toml", "is larger than 150,000 bytes"),
    "lists 10,000 deep": (lambda: "[" * 10_000 + "]" * 10_000, "", "nested too deeply"),
    "lists 10,000 deep in a pack": (lambda: pack().replace("[]", "[" * 10_000 + "]" * 10_000), "", "too deeply"),
    "objects 10,000 deep": (lambda: '{"a":' * 10_000 + "1" + "}" * 10_000, "", "nested too deeply"),
    "as deep as a file can be": (lambda: "[" * (LARGEST // 2) + "]" * (LARGEST // 2), "", "nested too deeply"),
    "conditions 400 deep": (
        lambda: pack(nemesis(goal={"condition": 0})).replace("0", '{"all":[' * 400 + "]}" * 400),
        "",
        "nested too deeply",
    ),
    "conditions 5 deep": (
        lambda: pack(nemesis(goal={"condition": 0})).replace(
            "0", '{"all":[' * 4 + '{"measure":"threat","exactly":1}' + "]}" * 4
        ),
        "",
        "joined 5 deep; at most 4",
    ),
    "TOML lists 10,000 deep": (lambda: _HEAD + "a=" + "[" * 10_000 + "]" * 10_000, "x.toml", "nested too deeply"),
    "TOML tables 10,000 deep": (lambda: _HEAD + "a=" + "{a=" * 10_000 + "1" + "}" * 10_000, "x.toml", "too deeply"),
    "a TOML key of 10,000 parts": (lambda: _HEAD + "a." * 9_999 + "a=1", "x.toml", "nested too deeply"),
    "a TOML key of quoted parts": (lambda: _HEAD + "\"a\" . 'b'. " * 9_999 + "a=1", "x.toml", "nested too deeply"),
    "a TOML heading of 500 parts": (
        lambda: "[" + "a." * 500 + "a]\n" + "".join(f"b{at}=1\n" for at in range(15_000)),
        "x.toml",
        "nested too deeply",
    ),
    "a TOML file full of short keys": (
        lambda: "".join(f"b{at}=1\n" for at in range(16_000)),
        "x.toml",
        "has more than 5000",
    ),
    "a million effects": (
        lambda: _effects(1, {"prompt": "a"}).replace('{"prompt": "a"}', ", ".join(['{"prompt": "a"}'] * 1_000_000)),
        "",
        "is larger than 1,000,000 bytes",
    ),
    "a million effects that are none": (
        lambda: pack(nemesis(levels=[{"threat": 0, "do": [0]}])).replace("[0]", f"[{'{},' * 300_000}1]"),
        "",
        "has more than 5000 values",
    ),
    "as many effects as a card can have": (lambda: _effects(4_900, {}), "", "has more faults"),
    "as many misspelt words as a card can have": (
        lambda: pack(nemesis(game_end={"do": [{"gain_leverage": {"per": ["regions_controled"] * 4_900}}]})),
        "",
        "did you mean regions_controlled",
    ),
    "300,000 cards that are none": (lambda: pack().replace("[]", f"[{'{},' * 300_000}1]"), "", "has 300001 items"),
    "300 cards full of nothing": (
        lambda: pack(*[nemesis(levels=[{"threat": at, "do": [{}] * 20} for at in range(20)])] * 300),
        "",
        "has more faults",
    ),
    "2,000 cards of no kind": (lambda: pack(*[{"kind": f"mercenry{at}"} for at in range(2_000)]), "", "mercenary?"),
    "60,000 fields of a pack": (lambda: pack(**{f"k{at}": 1 for at in range(60_000)}), "", "has more than 5000"),
    "60,000 fields of a card": (lambda: pack(nemesis(**{f"k{at}": 1 for at in range(60_000)})), "", "has more than"),
    "a name of 10,000 characters": (lambda: pack(nemesis(name="x" * 10_000)), "", "is too long; at most 60"),
    "words of 10,000 characters": (lambda: pack(nemesis(words="x" * 10_000)), "", "is too long; at most 600"),
    "an id of 10,000 characters": (lambda: pack(nemesis("x" * 10_000)), "", "is not written as it should be"),
    "a field of 900,000 characters": (lambda: pack(**{"x" * 900_000: 1}), "", "is not a known field"),
    "a kind of 900,000 characters": (lambda: pack(nemesis(kind="x" * 900_000)), "", "is no kind of card"),
    "a word of 900,000 characters": (
        lambda: _effects(1, {"prompt": "a", "to": "x" * 900_000}),
        "",
        "is not allowed here",
    ),
    "a number of 4,000 digits": (lambda: pack(version=10**4_000), "", "is too large"),
    "a number of 100,000 digits": (lambda: pack(version=0).replace(" 0", " " + "9" * 100_000), "", "no valid JSON"),
    "a number beyond all": (lambda: pack(version=0).replace(" 0", " 1e999"), "", "is not a whole number"),
    "no number": (lambda: pack(version=float("nan")), "", "NaN is no number"),
    "bytes that are no text": (lambda: b"\xff\xfe{}", "", "is no UTF-8 text"),
    "a text": (lambda: '"cards"', "", "is no JSON object"),
    "nothing": (lambda: "", "", "is no valid JSON"),
}


@pytest.mark.parametrize(("make", "where", "told"), HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_file_is_refused_in_words_and_at_once(make: Callable[[], str | bytes], where: str, told: str) -> None:
    text = make()
    bundled()

    began = time.process_time()
    said = faults(text, where)
    took = time.process_time() - began

    assert any(told in fault for fault in said), said[:3]
    assert all(len(fault) < 1000 and fault.isprintable() for fault in said)
    assert took < A_SECOND


@pytest.mark.parametrize("name", ["50 MB", "as deep as a file can be", "300 cards full of nothing"])
def test_a_hostile_file_takes_little_memory(name: str) -> None:
    make, where, _ = HOSTILE[name]
    text = make()

    tracemalloc.start()
    try:
        faults(text, where)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert most < MEMORY


def test_the_largest_pack_that_is_allowed_is_read_within_a_second() -> None:
    several = [
        nemesis(f"n{at}", levels=[{"threat": 0, "do": [{"gain_leverage": {"fixed": 1}}]}]) for at in range(2_000)
    ]
    text = pack(*several)

    began = time.process_time()
    found = read_pack(text)
    took = time.process_time() - began

    assert len(found.cards) == 2_000
    assert took < A_SECOND


# Cards that set each other off.


def endless(id: str, when: str, **effect: Any) -> dict[str, Any]:
    return nemesis(id, triggered=[{"when": when, "do": [effect]}], levels=[{"threat": 0, "do": [effect]}])


def against(*given: dict[str, Any]) -> AnyGame:
    return solo(nemeses=[{"pack": card} for card in given])


def at_most(game: AnyGame, *moves: dict[str, Any]) -> AnyGame:
    """The game after these moves, which may not take long."""
    began = time.process_time()
    after = play(game, *moves)
    assert time.process_time() - began < A_SECOND
    return after


MERCENARIES = {"gain_card": {"kind": "mercenary", "count": 9}}
GREEDY = [{**MERCENARIES, "to": to} for to in ("owner", "each_player", "each_other_nemesis")] * 6
THREATS = [{"name": f"T{at}", "immediately": [{"add_threat": {"name": f"T{at + 1}"}}] * 20} for at in range(40)]


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        pytest.param(
            against(endless("a", "nemesis_gains_card", **MERCENARIES)), [move("run_nemeses")], id="one by itself"
        ),
        pytest.param(
            against(
                endless("a", "another_nemesis_gains_control", gain_control={"region": "Oasis"}),
                endless("b", "another_nemesis_gains_control", gain_control={"region": "Oasis"}),
            ),
            [move("take_control", who="A", region="Oasis")],
            id="two after each other",
        ),
        pytest.param(
            against(endless("a", "player_reaches_trigger", gain_leverage={"fixed": 9}, to="each_player")),
            [gain("Ana", 10)],
            id="a player at the triggers",
        ),
        pytest.param(
            against(nemesis("a", threats=THREATS)),
            [move("reveal_threat", nemesis="A", name="T0")],
            id="threats in a row",
        ),
        pytest.param(
            against(nemesis("a", threats=[{"name": "T", "immediately": [{"add_threat": {"name": "T"}}]}])),
            [move("reveal_threat", nemesis="A", name="T")],
            id="a threat that brings itself",
        ),
        pytest.param(
            against(
                nemesis(
                    "a",
                    triggered=[{"when": "threat_revealed", "do": [{"remove_threat": {"name": "T"}}]},
                               {"when": "player_removes_threat", "do": [{"add_threat": {"name": "T"}}]}],
                )
            ),
            [move("reveal_threat", nemesis="A", name="T")],
            id="a threat that comes and goes",
        ),
        pytest.param(
            against(*(nemesis(id, triggered=[{"when": when, "do": GREEDY} for when in (
                "player_gains_card", "nemesis_gains_card")] * 4) for id in "abc")),
            [move("gain_card", who="Ana", kind="mercenary", leverage=0), move("run_nemeses")],
            id="everything that a card can do, nine times",
        ),
        pytest.param(
            against(*(nemesis(id, levels=[{"threat": 0, "do": GREEDY}]) for id in "abc")),
            [move("run_nemeses")],
            id="rows that give and give",
        ),
        pytest.param(
            against(
                nemesis("a", triggered=[{"when": "people_say", "words": "It rains.", "do": GREEDY}]),
                nemesis("b", triggered=[{"when": "player_gains_card", "do": GREEDY}]),
            ),
            [move("use_ability", nemesis="A", ability=1, by="Ana")],
            id="what people see",
        ),
    ],
)  # fmt: skip
def test_cards_that_set_each_other_off_are_stopped(game: AnyGame, moves: list[dict[str, Any]]) -> None:
    after = at_most(game, *moves)

    events = after.ledger.entries[-1].events
    assert len(events) <= MOST_EVENTS + 200
    # The game goes on.
    assert play(after, gain("Ana", 1)).table.competitor("Ana").leverage > 0


@pytest.mark.parametrize(
    ("card", "given", "why"),
    [
        pytest.param(
            endless("a", "nemesis_gains_card", gain_card={"kind": "mercenary"}),
            move("gain_card", who="A", kind="mercenary"),
            f"stopped after {MOST_ANSWERS}",
            id="again and again",
        ),
        pytest.param(
            nemesis("a", triggered=[{"when": "nemesis_gains_card", "do": GREEDY}]),
            move("gain_card", who="A", kind="mercenary"),
            f"stopped after {MOST_EVENTS} things",
            id="more and more",
        ),
    ],
)
def test_what_was_stopped_is_said_once_with_its_reason(card: dict[str, Any], given: dict[str, Any], why: str) -> None:
    after = play(against(card), given)

    assert reasons(after).count(why) == 1
