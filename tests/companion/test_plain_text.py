"""Names and words as plain text: what nobody sees goes or is refused, and every script stays as it was."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import headless
from companion.faults import BadInput
from companion.plain_text import cleaned, plain_line, plain_lines, unseen
from companion.vestige.box.pack import read_pack
from tests.companion.games import BONE, TRIGGERS
from tests.companion.test_pack_files import nemesis, pack
from tests.each import each

HOSTILE = {
    "an override of direction": "An\u202ea",
    "an embedding": "\u202bAna\u202c",
    "an isolate": "\u2066Ana\u2069",
    "a mark of direction": "Ana\u200f",
    "an Arabic mark of direction": "Ana\u061c",
    "a blank without width": "A\u200bna",
    "a joiner between letters": "A\u200dna",
    "a divider between letters": "A\u200cna",
    "a joiner of words": "A\u2060na",
    "a byte order mark": "\ufeffAna",
    "a soft hyphen": "A\u00adna",
    "a chooser behind a letter": "Ana\ufe0f",
    "a chooser of another plane": "Ana\U000e0101",
    "a Mongolian chooser": "Ana\u180b",
    "a filler": "Ana\u3164",
    "half a filler": "Ana\uffa0",
    "a tag": "Ana\U000e0041",
    "letters hidden behind a flag": "Ana\U000e0067\U000e0062\U000e007f",
    "a bell": "Ana\x07",
    "nothing": "A\x00na",
    "a colour of a terminal": "\x1bAna",
    "delete": "Ana\x7f",
    "half a letter": "An\ud800a",
}
"""All of these are Ana once what nobody sees is gone."""

ORDINARY = {
    "Hebrew with points": "שָׁלוֹם עוֹלָם",
    "Arabic with vowels": "السَّلامُ عَلَيْكُم",
    "Persian with dividers": "می\u200cخواهم کتاب\u200cها",
    "Devanagari with half letters": "क्\u200dष और क्\u200cष",
    "Bengali": "র\u200d্যাব",
    "Malayalam at the end of a word": "അവന്\u200d",
    "Tamil": "நன்றி",
    "Thai": "สวัสดีชาวโลก",
    "Japanese": "東京タワー・ガギグ",
    "Korean, taken apart": "\u1112\u1161\u11ab",
    "Mongolian": "ᠮᠣᠩᠭᠣᠯ\u180bᠠ",
    "accents that combine": "Jose\u0301 Z\u030c",
    "Polish, Turkish, Vietnamese": "Łódź İğne Việt",
    "marks of typography": "“Bone’s” – … · × ½ №",
    "blanks that do not break": "Voilà\u00a0! 12\u202f000",
    "a family": "👨\u200d👩\u200d👧\u200d👦",
    "a profession with a skin": "👩🏽\u200d⚕\ufe0f",
    "a heart on fire": "❤\ufe0f\u200d🔥",
    "a nod": "🙂\u200d↔\ufe0f",
    "a flag of a country": "🇮🇱",
    "a flag of a land": "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "a pirate": "🏴\u200d☠\ufe0f",
    "a key": "1\ufe0f\u20e3 #\ufe0f\u20e3",
    "a sign in black": "☎\ufe0e",
    "markup": "<b>Ana</b> **x** [a](javascript:b) {0} %s &lt; ../..",
    "nothing at all": "",
}


@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE)
def test_what_nobody_sees_is_taken_out(hostile: str) -> None:
    assert plain_line(hostile) == plain_lines(hostile) == "Ana"
    assert unseen(hostile) in hostile
    assert unseen(hostile) not in ("", "A", "n", "a")


@pytest.mark.parametrize("ordinary", ORDINARY.values(), ids=ORDINARY)
def test_ordinary_text_of_any_script_stays_as_it_was(ordinary: str) -> None:
    assert plain_line(ordinary) == plain_lines(ordinary) == ordinary
    assert unseen(ordinary) is None


@pytest.mark.parametrize(
    ("text", "lines", "line"),
    [
        pytest.param("a\nb", "a\nb", "a b", id="the usual end"),
        pytest.param("a\r\nb\rc", "a\nb\nc", "a b c", id="ends of other systems"),
        pytest.param("a\u2028b\u2029c\x85d", "a\nb\nc\nd", "a b c d", id="ends of Unicode"),
        pytest.param("a\tb", "a b", "a b", id="a tab"),
        pytest.param("a\r\u200b\nb", "a\nb", "a b", id="an end with nothing in the middle"),
    ],
)
def test_ends_of_lines_are_kept_in_words_and_are_blanks_in_names(text: str, lines: str, line: str) -> None:
    assert plain_lines(text) == lines
    assert plain_line(text) == line


def test_joiners_stay_only_between_what_they_join() -> None:
    assert plain_line("👩\u202e\u200d👧") == "👩\u200d👧"
    assert plain_line("\u200d👧 👩\u200d") == "👧 👩"
    assert plain_line("❤\ufe0f\ufe0f") == "❤\ufe0f"


def test_all_texts_of_a_save_are_cleaned_and_nothing_else() -> None:
    save = {
        "seats": ({"name": "An\u202ea", "color": None},),
        "leverage": {"An\u202ea": 3, "Ben": 4.5},
        "labels": ["Ana gains 3\u200f\nfor Oasis", True, [], {}],
    }

    again = cleaned(save)

    assert again == {
        "seats": [{"name": "Ana", "color": None}],
        "leverage": {"Ana": 3, "Ben": 4.5},
        "labels": ["Ana gains 3\nfor Oasis", True, [], {}],
    }
    assert list(again["leverage"]) == ["Ana", "Ben"]
    assert save["leverage"] == {"An\u202ea": 3, "Ben": 4.5}


def test_two_names_that_look_the_same_are_not_made_one() -> None:
    with pytest.raises(ValueError, match="two names that differ only in signs that nobody can see"):
        cleaned({"leverage": {"Ana": 1, "A\u200bna": 2}})


def test_what_is_deeper_than_the_stack_is_cleaned_too() -> None:
    deep: Any = "An\u202ea"
    for _ in range(20_000):
        deep = [deep]

    found = cleaned(deep)

    while isinstance(found, list):
        (found,) = found
    assert found == "Ana"


PIECES = [*HOSTILE.values(), *ORDINARY.values(), *"aא1#❤👩⚕🏴क्می🏽", "\u200c", "\u200d", "\ufe0e", "\ufe0f", "\u20e3"]
TEXTS = st.lists(st.sampled_from(PIECES) | st.text(max_size=3) | st.characters(), max_size=8).map("".join)
GONE = {*map(chr, range(32)), *map(chr, range(0x7F, 0xA0)), *"\u200b\u200e\u200f\u2028\u2029\ufeff\u2060\u00ad\u061c"}
TURNING = {*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}
HALVES = {chr(half) for half in range(0xD800, 0xE000)}


@given(TEXTS)
def test_plain_text_has_no_such_signs_and_stays_as_it_is(text: str) -> None:
    line, lines = plain_line(text), plain_lines(text)

    assert not set(line) & (GONE | TURNING | HALVES)
    assert set(lines) & (GONE | TURNING | HALVES) <= {"\n"}
    assert (plain_line(line), plain_lines(lines)) == (line, lines)
    assert unseen(line) is None
    assert unseen(lines, lines=True) is None
    assert (unseen(text) is None) == (line == text)


@given(st.recursive(st.none() | st.integers() | TEXTS, lambda part: st.lists(part) | st.tuples(part)))
def test_cleaning_twice_is_cleaning_once(value: Any) -> None:
    once = cleaned(value)

    assert cleaned(once) == once


# Files: refused, with the place.


def played(*moves: dict[str, Any], **changes: Any) -> Callable[[], object]:
    setup = {"mode": "solo", "seats": [{"name": "Ana"}], "nemeses": [BONE], "triggers": TRIGGERS} | changes
    return lambda: headless.play(json.dumps({"setup": setup, "moves": moves}))


def scored(**changes: Any) -> Callable[[], object]:
    ana = {"name": "Ana", "kind": "human", "leverage": 3} | changes
    return lambda: headless.score(json.dumps({"mode": "solo", "competitors": [ana]}))


FILES: dict[str, Callable[[str], tuple[Callable[[], object], str]]] = {
    "a seat": lambda it: (played(seats=[{"name": it}]), "setup.seats[0].name"),
    "a team": lambda it: (played(seats=[{"name": "Ana", "team": it}]), "setup.seats[0].team"),
    "a nemesis run by hand": lambda it: (played(nemeses=[{"name": it}]), "setup.nemeses[0].name"),
    "a region": lambda it: (played({"move": "take_control", "who": "Ana", "region": it}), "moves[0].region"),
    "a condition": lambda it: (played({"move": "meet_condition", "name": it}), "moves[0].name"),
    "a threat": lambda it: (
        played({"move": "reveal_threat", "nemesis": "Bone", "name": it}),
        "moves[0].name",
    ),
    "a reason": lambda it: (played({"move": "gain_leverage", "who": "Ana", "amount": 1, "why": it}), "moves[0].why"),
    "a note": lambda it: (played({"move": "reconcile", "leverage": {"Ana": 1}, "note": it}), "moves[0].note"),
    "a name of a field": lambda it: (played({"move": "reconcile", "leverage": {it: 1}}), "moves[0].leverage"),
    "words of a covert op": lambda it: (
        played({"move": "note_covert_op", "who": "Ana", "op": 0, "name": "Op", "words": it}),
        "moves[0].words",
    ),
    "a competitor": lambda it: (scored(name=it), "competitors[0].name"),
    "words of a bounty": lambda it: (scored(bounty_words=[it]), "competitors[0].bounty_words[0]"),
    "a pack": lambda it: (lambda: read_pack(pack(name=it)), "name"),
    "an author": lambda it: (lambda: read_pack(pack(author=it)), "author"),
    "notes of a pack": lambda it: (lambda: read_pack(pack(notes=it)), "notes"),
    "a card": lambda it: (lambda: read_pack(pack(nemesis(name=it))), "cards[0].name"),
    "words of a card": lambda it: (lambda: read_pack(pack(nemesis(words=it))), "cards[0].words"),
}


@each([(way, hostile) for way in FILES for hostile in HOSTILE.values()], ascii)
def test_a_file_with_what_nobody_sees_is_refused_with_the_place(way: str, hostile: str) -> None:
    read, where = FILES[way](hostile)

    with pytest.raises(BadInput) as refused:
        read()

    (fault,) = {str(fault) for fault in refused.value.faults}
    assert fault.startswith(f"{where}: ")
    assert "control character (U+" in fault or "no readable text" in fault


@pytest.mark.parametrize("ordinary", [text for text in ORDINARY.values() if text])
def test_a_file_with_ordinary_text_of_any_script_is_read(ordinary: str) -> None:
    played(seats=[{"name": ordinary}])()

    assert read_pack(pack(name=ordinary)).name == ordinary
