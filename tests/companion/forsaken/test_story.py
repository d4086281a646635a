"""Personal stories: feats, chapters, vignettes, class modules (Your Story Module; Class Modules)."""

from typing import Any

import pytest

from companion.forsaken.story import vignette_of
from tests.companion.forsaken.games import AnyGame, Move, asked, begin, labels, move, noticed, played, player, refused


def complete(feat: int) -> Move:
    return move("complete_feat", who="Ana", feat=feat)


def chapter(number: int, *feats: str, **fields: Any) -> Move:
    return move("begin_chapter", who="Ana", chapter=number, feats=feats, **fields)


def feats(game: AnyGame) -> list[int]:
    """The ids of Ana's feats."""
    return [feat.id for feat in player(game).feats]


def done(game: AnyGame) -> AnyGame:
    """The game after all feats of Ana are done."""
    return played(game, *(complete(feat) for feat in feats(game)))


CARD: dict[str, Any] = {"kind": "story", "id": "", "name": "Harsh Hand", "feats": ["S", "A"]}


def test_a_finished_feat_gives_two_vp_and_leads_to_the_vignette() -> None:
    game = begin()

    after = done(game)

    assert player(after).vp == 2
    assert asked(after) == ["story"]
    assert labels(after)[-1] == "Ana completes feat S (2 VP)"


def test_the_next_chapter_archives_the_last_one_and_brings_its_feats() -> None:
    game = played(done(begin()), move("read_vignette", who="Ana", entry="Z4"))

    after = played(game, chapter(2, "S", "A", code="MX-2", name="Splicer"))

    story = player(after).story
    assert (story.chapter, story.code, story.name) == (2, "MX-2", "Splicer")
    assert [(feat.letter, feat.done) for feat in player(after).feats] == [("S", False), ("A", False)]
    assert player(after).archived == 2
    assert asked(after) == ["feat_name"]


def test_who_begins_the_next_chapter_has_read_the_vignette_also_where_nobody_said_so() -> None:
    game = done(begin())

    after = played(game, chapter(2, "A"))
    second = done(after)

    assert after.table.done.vignette
    assert "story" not in asked(after)
    assert asked(second) == ["story"]


def test_an_s_feat_is_asked_for_by_name() -> None:
    game = played(begin(), chapter(2, "S"))
    (feat,) = feats(game)

    after = played(game, move("name_feat", who="Ana", feat=feat, name="Win a Bet"))

    assert asked(after) == []
    assert player(after).feats[0].title == "Win a Bet"


def test_a_lettered_feat_that_somebody_has_read_is_known() -> None:
    known = {"kind": "feat", "id": "f", "name": "Find the Pod", "letter": "B", "whose": "Mandorax"}
    game = played(begin(cards=[known]), move("describe_character", who="Ana", character="Mandorax"))

    after = played(game, chapter(2, "B"))

    assert [feat.name for feat in player(after).feats] == ["Find the Pod"]


def test_reading_the_card_of_this_chapter_archives_nothing() -> None:
    game = begin()

    after = played(game, chapter(1, printed={**CARD, "chapter": 1}))

    assert player(after).archived == 0
    assert [feat.letter for feat in player(after).feats] == ["S", "A"]
    assert labels(after)[-1] == "Ana reads chapter 1: Harsh Hand"


@pytest.mark.parametrize(
    ("needed", "asks"),
    [
        pytest.param(None, False, id="all feats"),
        pytest.param(1, True, id="one feat of two"),
        pytest.param(2, False, id="two feats of two"),
    ],
)
def test_a_story_card_says_how_many_feats_it_needs(needed: int | None, asks: bool) -> None:
    game = played(begin(), chapter(2, printed={**CARD, "needed": needed}))

    after = played(game, complete(feats(game)[0]))

    assert ("story" in asked(after)) == asks


@pytest.mark.parametrize(
    ("klass", "card", "entry"),
    [
        pytest.param("strong", {"by_class": {"strong": "Z31", "wise": "Z30"}}, "Z31", id="Class Module: strong"),
        pytest.param("wise", {"by_class": {"strong": "Z31", "wise": "Z30"}}, "Z30", id="Class Module: wise"),
        pytest.param(None, {"by_class": {"strong": "Z31"}}, None, id="a class that nobody has read"),
        pytest.param("clever", {"vignette": "Z4"}, "Z4", id="a character's own story"),
    ],
)
def test_the_vignette_is_the_one_of_the_class(klass: str | None, card: dict[str, Any], entry: str | None) -> None:
    board = [move("describe_character", who="Ana", klass=klass)] if klass else []
    game = played(begin(), *board, chapter(2, printed={**CARD, **card}))

    after = done(game)

    assert vignette_of(player(after)) == entry
    assert [due.of for due in after.table.waits("story")] == [entry]


def test_a_vignette_rules_out_an_encounter_in_the_own_turn_only() -> None:
    game = begin()

    own = played(game, move("read_vignette", who="Ana", entry="Z4"))
    another = played(game, move("read_vignette", who="Ben", entry="Z4"))

    assert (player(own).story.entry, own.table.done.vignette) == ("Z4", True)
    assert not another.table.done.vignette


FINISHED = [
    pytest.param([move("read_vignette", who="Ana")], id="the vignette of the last chapter"),
    pytest.param([move("finish_story", who="Ana")], id="said by the table"),
]


@pytest.mark.parametrize("moves", FINISHED)
def test_a_finished_story_sets_off_the_end(moves: list[Move]) -> None:
    game = done(played(begin(), chapter(3, "A")))

    after = played(game, *moves)

    assert asked(game) == ["story"]
    assert player(after).story.finished
    assert after.table.ending is not None
    assert (after.table.ending.why, after.table.ending.by) == ("story", "Ana")
    assert asked(after) == []


def test_a_story_that_is_finished_before_its_last_chapter_is_told() -> None:
    game = begin()

    after = played(game, move("finish_story", who="Ana"))

    assert "story_early" in noticed(after)


@pytest.mark.parametrize(
    ("before", "given", "where"),
    [
        pytest.param([], complete(99), "feat", id="a feat that is not there"),
        pytest.param([], move("name_feat", who="Ana", feat=99, name="X"), "feat", id="no feat to name"),
        pytest.param(
            [move("finish_story", who="Ana")], move("finish_story", who="Ana"), "move", id="a story finished twice"
        ),
    ],
)
def test_nonsense_about_stories_is_refused(before: list[Move], given: Move, where: str) -> None:
    game = played(begin(), *before)

    assert refused(game, given).where == where


def test_a_feat_is_done_once() -> None:
    game = done(begin())

    refusal = refused(game, complete(feats(game)[0]))

    assert refusal.where == "feat"
    assert refusal.fit
