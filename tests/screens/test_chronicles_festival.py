"""The page Festival of Chronicles: the board, a visit, tokens in tableaus."""

import pytest

from companion.chronicles.kinds import TRACKS
from companion.chronicles.vendors import VENDOR_IDS, VENDORS
from screens.chronicles import glyphs
from screens.drawn import steps
from tests.screens.chronicles_evening import ChroniclesEvening

LAID = dict(zip(TRACKS, ("honor", "wild", "loot", "mount", "teleport", "crystals"), strict=True))


@pytest.fixture
def evening(unhurried):
    """Six tokens lie on the board; Ana is on and holds a renown."""
    return ChroniclesEvening(festival=LAID).moves({"move": "gain_renown", "who": "Ana", "amount": 2})


def ana(evening):
    return evening.table.player("Ana")


def test_the_board_shows_what_lies_in_each_space_and_how_many_are_stacked(evening, render):
    screen = evening.open(render, "festival")

    assert "Knowledge: Free loot" in screen.names()
    assert screen.sees("6 tokens in the stack")


def test_each_token_says_what_it_does_in_our_words(evening, render):
    held = [token for token in VENDOR_IDS if token not in LAID.values()]
    took = [{"move": "take_token", "who": "Ana", "token": token} for token in held]
    screen = evening.moves(*took).open(render, "festival")

    for space, token in LAID.items():
        screen.tap(f"{space.capitalize()}: {VENDORS[token].title}")

    assert [token for token in VENDOR_IDS if not screen.sees(VENDORS[token].effect)] == []


def test_a_space_that_nobody_has_named_asks_for_its_token(unhurried, render):
    evening = ChroniclesEvening(festival={"wisdom": "wild"})
    screen = evening.open(render, "festival")

    screen.tap("Courage: Not named yet")
    assert "Wild lies in courage" not in screen.names()
    screen.tap("Mount lies in courage")

    assert evening.table.festival["courage"] == "mount"


def test_a_visit_takes_a_token_for_a_renown(evening, render):
    screen = evening.open(render, "festival")

    screen.tap("Knowledge: Free loot")
    screen.tap("Ana takes Free loot")

    assert (ana(evening).tokens, ana(evening).renown, ana(evening).festival) == (("loot",), 1, 1)
    assert evening.table.festival["knowledge"] is None
    assert screen.sees("Tap a space to visit")


def test_somebody_else_can_be_the_one_who_visits(evening, render):
    screen = evening.open(render, "festival")

    screen.tap("Knowledge: Free loot")
    screen.tap("It is Ben who visits")
    screen.tap("Ben takes Free loot")

    assert evening.table.player("Ben").tokens == ("loot",)


def test_a_conviction_is_left_there_on_a_visit(evening, render):
    screen = evening.open(render, "festival")

    screen.tap("Knowledge: Free loot")
    screen.tap("Ana leaves 1 conviction at the festival")
    screen.tap("Ana takes Free loot")

    assert ana(evening).invested
    assert screen.sees("Conviction of Ana")


def test_two_tokens_use_the_conviction_up(evening, render):
    screen = evening.moves({"move": "invest", "who": "Ana"}).open(render, "festival")

    screen.tap("Knowledge: Free loot")
    screen.tap("Vision: Mount")
    screen.tap("Ana takes Free loot and Mount")

    assert (ana(evening).tokens, ana(evening).invested) == (("loot", "mount"), False)


def test_the_conviction_draws_chosen_tokens_anew(evening, render):
    screen = evening.moves({"move": "invest", "who": "Ana"}).open(render, "festival")

    screen.tap("Knowledge: Free loot")
    screen.tap("Ana takes the conviction back and draws Free loot anew")

    assert (evening.table.festival["knowledge"], ana(evening).invested) == (None, False)
    assert "loot" in evening.table.stack


def test_attributes_that_were_said_lead_to_a_notice_and_not_to_a_refusal(evening, render):
    screen = evening.open(render, "festival")

    screen.tap("Knowledge: Free loot")
    screen.tap("Ana has courage")
    screen.tap("Ana takes Free loot")

    assert ana(evening).tokens == ("loot",)
    assert "chronicles-q-token-without-attribute" in [it.rule for it in evening.table.done.noticed]


def test_what_was_said_of_one_player_is_not_said_of_the_next(evening, render):
    screen = evening.open(render, "festival")
    screen.tap("Knowledge: Free loot")
    screen.tap("It is Ben who visits")
    screen.tap("Ben has wisdom")
    screen.tap("Ben leaves 1 conviction at the festival")
    said = {"has wisdom, chosen", "leaves 1 conviction at the festival, chosen"}
    assert {f"Ben {it}" for it in said} <= set(screen.names())

    screen.tap("It is Cleo who visits")

    assert not {f"Cleo {it}" for it in said} & set(screen.names())


def test_who_visits_is_chosen_for_one_turn_alone(evening, render):
    screen = evening.open(render, "festival")
    screen.tap("Knowledge: Free loot")
    screen.tap("It is Cleo who visits")

    screen.tap("Cleo takes Free loot", meanwhile=lambda: evening.moves({"move": "end_turn"}))

    assert "It is Ben who visits, chosen" in screen.names()


def test_a_token_is_used_and_goes_back_into_the_stack(evening, render):
    screen = evening.moves({"move": "take_token", "who": "Ana", "token": "honor"}).open(render, "festival")

    screen.tap("Ana uses Honor")

    assert (ana(evening).honor, ana(evening).tokens) == (3, ())
    assert "honor" in evening.table.stack


def test_a_wild_token_asks_what_it_works_as(evening, render):
    screen = evening.moves({"move": "take_token", "who": "Ana", "token": "wild"}).open(render, "festival")

    screen.tap("Ana uses Wild")
    assert "It works as Wild" not in screen.names()
    screen.tap("It works as Honor")

    assert (ana(evening).honor, ana(evening).tokens) == (3, ())


def test_a_token_that_came_unseen_is_put_right(evening, render):
    screen = evening.open(render, "festival")

    screen.tap("Ben has another token")
    screen.tap("Ben has Teleport")

    assert evening.table.player("Ben").tokens == ("teleport",)
    assert evening.table.festival["strength"] is None


def test_a_token_in_a_space_is_put_right(evening, render):
    screen = evening.open(render, "festival")

    screen.tap("Knowledge: Free loot")
    screen.tap("Another token lies in knowledge")
    screen.tap("Free pet lies in knowledge")

    assert evening.table.festival["knowledge"] == "pet"


def test_what_was_chosen_stays_when_the_phone_is_turned(evening, render):
    screen = evening.open(render, "festival")
    screen.tap("Knowledge: Free loot")

    screen.resize(900, 390)

    assert "Ana takes Free loot" in screen.names()


@pytest.mark.parametrize(
    "glyph", [*glyphs.KINDS.values(), *glyphs.TRACKS.values(), *glyphs.TOKENS.values()], ids=lambda glyph: glyph[:14]
)
def test_every_drawing_stays_on_its_field_and_every_step_has_its_numbers(glyph):
    strokes = [steps(part.strip().lstrip("~! ")) for part in glyph.split("|")]

    for sort, numbers in (step for stroke in strokes for step in stroke):
        assert len(numbers) == {"M": 2, "L": 2, "Q": 4, "O": 3, "Z": 0}[sort]
        assert all(0 <= number <= 24 for number in numbers)
