"""The corpus itself: complete, linked, short enough to be read at the table."""

import re
from collections import Counter
from functools import cache

import pytest

from companion.faults import BadInput
from companion.rules.entries import RuleEntry, asked_about, chapters, corpus, entry, read, read_all
from companion.rules.games import GAMES
from companion.vestige.glossary import entry_of_region
from companion.vestige.regions import region_tiles
from companion.vestige.rulings import RULINGS
from tests.each import each

ENTRIES = corpus()
LEAST = {"vestige": 150, "chronicles": 50, "forsaken": 100}

# The words that the app itself uses, as its screens say them.
OWN_WORDS = (
    "table", "seat", "player", "competitor", "leverage", "trigger", "stack", "condition", "covert op", "threat",
    "threat level", "region", "control", "visit", "tableau", "contact", "chop bot", "job", "mastery", "verdict",
    "ruling", "printed value", "ledger", "entry", "undo", "prompt", "notice", "pack", "library", "correction",
)  # fmt: skip


def by_id(one: RuleEntry) -> str:
    return one.id


@pytest.mark.parametrize(("game", "least"), LEAST.items())
def test_each_game_has_its_entries(game: str, least: int) -> None:
    assert sum(one.game == game for one in ENTRIES.values()) >= least


def test_vestige_answers_forty_questions_from_the_middle_of_a_game() -> None:
    assert sum(one.game == "vestige" and one.kind == "question" for one in ENTRIES.values()) >= 40


@each(ENTRIES.values(), by_id)
def test_entry_is_short_and_whole(one: RuleEntry) -> None:
    ruling = " ".join((one.ruling.default, one.ruling.other)) if one.ruling else ""
    assert len(f"{one.title} {one.text} {ruling}".split()) <= 160
    assert len(one.detail.split()) <= 120
    assert len(one.title) <= 70
    assert 1 <= len(re.findall(r"[.!?](?= |$)", one.answer)) <= 3, "the answer is one or two sentences"
    assert one.answer[-1] in ".!?"
    assert one.page is not None or one.no_page.endswith(".")
    assert one.aliases, "somebody calls it something else"


@each(ENTRIES.values(), by_id)
def test_see_also_leads_on_and_back(one: RuleEntry) -> None:
    assert one.see_also, "leads nowhere"
    assert one.id not in one.see_also
    assert len(set(one.see_also)) == len(one.see_also) <= 8
    for id in one.see_also:
        assert ENTRIES[id].game == one.game
        assert one.id in reached(id), f"{id} does not lead back"


@cache
def reached(id: str) -> set[str]:
    found, waiting = {id}, [id]
    while waiting:
        one = ENTRIES[waiting.pop()]
        for following in (*one.see_also, *(asked.id for asked in asked_about(one.id))):
            if following not in found:
                found.add(following)
                waiting.append(following)
    return found


def test_no_entry_is_an_orphan() -> None:
    """From each entry of a game one comes to each other."""
    for game in GAMES:
        of_game = {one.id for one in ENTRIES.values() if one.game == game}
        assert of_game - reached(min(of_game)) == set()


@pytest.mark.parametrize("word", OWN_WORDS)
def test_each_word_of_the_app_has_an_entry(word: str) -> None:
    def names(one: RuleEntry) -> set[str]:
        called = {one.title.casefold(), *(alias.casefold() for alias in one.aliases), one.id.replace("-", " ")}
        return {re.sub(r"^(an?|the) ", "", it).removesuffix("s") for it in called}

    assert [one.id for one in ENTRIES.values() if one.game == "vestige" and word in names(one)]


def test_every_ruling_is_explained_by_one_entry_with_its_two_answers() -> None:
    explained = {one.ruling.id: one for one in ENTRIES.values() if one.ruling}
    assert set(explained) == {*RULINGS, "C1", "C2", "S1"}
    for id, ruling in RULINGS.items():
        told = explained[id].ruling
        assert told is not None
        assert (told.default, told.other) == tuple(option.text for option in ruling.options)
        assert explained[id].page == ruling.page
    assert Counter(one.ruling.id for one in ENTRIES.values() if one.ruling).most_common(1)[0][1] == 1


@pytest.mark.parametrize("tile", [tile for tile in region_tiles()], ids=lambda tile: tile.name)
def test_every_region_has_an_entry_with_its_page(tile) -> None:  # type: ignore[no-untyped-def]
    for name in tile.tiles:
        one = entry(entry_of_region(name))
        assert one.kind == "region"
        assert one.page == tile.page


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_stands_in_a_chapter(game: str) -> None:
    listed = [one.id for ones in chapters(game).values() for one in ones]  # type: ignore[arg-type]
    assert sorted(listed) == sorted(one.id for one in ENTRIES.values() if one.game == game)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("entry = [", "is no valid TOML"),
        ('game = "vestige"\n[[entry]]\nid = "x"\ntitle = "X"\nsection = "S"\nanswer = "A."', "needs a page"),
        ('game = "chess"\n[[entry]]\nid = "x"\ntitle = "X"\nsection = "S"\nanswer = "A."\npage = 1', "chess"),
        (
            'game = "vestige"\n[[entry]]\nid = "X x"\ntitle = "X"\nsection = "S"\nanswer = "A."\npage = 1',
            "entry X x.id",
        ),
        ('game = "vestige"\n[[entry]]\nid = "x"\ntitle = "X"\nsection = "S"\nanswer = "A."\npage = 0', "too small"),
    ],
)
def test_a_faulty_entry_is_told_with_its_place(text: str, fault: str) -> None:
    with pytest.raises(BadInput, match=re.escape(fault)) as told:
        read("vestige/some.toml", text)
    assert str(told.value).startswith("vestige/some.toml")


def test_an_unknown_id_is_told_with_the_nearest() -> None:
    with pytest.raises(BadInput, match="did you mean mastery-tie"):
        entry("mastery-tei")


def test_what_is_kept_is_what_the_files_say() -> None:
    assert tuple(ENTRIES.values()) == read_all()
