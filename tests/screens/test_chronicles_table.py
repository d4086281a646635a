"""The Table of Chronicles: who stands where, what is asked, what is in force, and the one thing to do next."""

import pytest

from companion.chronicles.prompts import prompts
from tests.screens.chronicles_evening import ChroniclesEvening


@pytest.fixture
def evening(unhurried):
    """Ana, Ben and Cleo before the first turn; nothing is asked about boards and spaces."""
    return ChroniclesEvening()


def gain(kind, who="Ana", **fields):
    return {"move": "gain_card", "who": who, "kind": kind, **fields}


def mark(track, times=1, who="Ana"):
    return [{"move": "mark_track", "who": who, "track": track}] * times


def test_who_is_on_comes_first_and_the_others_follow_in_the_order_of_turns(evening, render):
    screen = evening.moves({"move": "end_turn"}).open(render)

    names = [name for name in screen.names() if name.endswith("type a number")]
    assert names == [f"{who}: 0 honor, type a number" for who in ("Ben", "Cleo", "Ana")]


def test_honor_steps_collect_and_become_one_entry(evening, render):
    screen = evening.open(render)

    for _ in range(3):
        screen.tap("Ana: 1 more")
    screen.tap("+3: 0 becomes 3")

    assert evening.entries == ["Ana gains 3 honor"]
    assert screen.sees("Ana: 3 honor")


def test_honor_is_typed_lost_and_corrected_on_a_keypad(evening, render):
    screen = evening.open(render)

    screen.tap("Ben: 0 honor, type a number")
    screen.tap("Lose")
    screen.tap("4")
    screen.tap("Lose 4: becomes -4")

    assert evening.table.player("Ben").honor == -4


def test_honor_is_typed_with_a_word_on_what_for_which_is_not_there_the_next_time(evening, render):
    screen = evening.open(render)

    for _ in range(2):
        screen.tap("Ben: 0 honor, type a number" if not evening.entries else "Ben: 4 honor, type a number")
        screen.tap("4")
        if not evening.entries:
            screen.type_into("What for? (may stay empty)", " a  region ")
        screen.tap("Gain 4: becomes 4" if not evening.entries else "Gain 4: becomes 8")

    assert evening.entries == ["Ben gains 4 honor: a region", "Ben gains 4 honor"]


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        pytest.param("Ana gains a relic, 0 of 2 circles", "relic", id="How it works example"),
        pytest.param("Ana gains loot, 0 of 2 circles", "loot", id="loot"),
        pytest.param("Ana gains an exotic pet, 0 of 2 circles", "exotic_pet", id="exotic pet"),
        pytest.param("Ana gains a monster, 0 of 2 circles", "monster", id="monster"),
    ],
)
def test_one_tap_gains_a_card_of_its_kind(evening, render, key, kind):
    screen = evening.open(render)

    screen.tap(key)

    assert [card.kind for card in evening.table.player("Ana").cards] == [kind]
    assert evening.table.player("Ana").checked(kind) == 1
    assert screen.sees("reads to Ana")


def test_the_mark_of_a_chronicle_is_one_tap(evening, render):
    screen = evening.moves(gain("trait")).open(render)

    screen.tap("Ana: a mark on strength, 0 of 3 marks")

    assert evening.table.player("Ana").marked("strength") == 1
    assert evening.table.player("Ana").cards[0].mark == "strength"


def test_a_chronicle_may_give_no_mark_and_its_title_and_choice_are_noted(evening, render):
    screen = evening.moves(gain("trait")).open(render)

    screen.tap("Note its title")
    screen.type_into("Title of the chronicle", "Echoes")
    screen.tap("Option B")
    screen.tap("No mark")

    card = evening.table.player("Ana").cards[0]
    assert (card.chronicle, card.mark, card.chronicle_due) == ("Echoes", None, False)


def test_a_companion_asks_for_its_colour_with_the_colours_of_this_game_at_hand(evening, render):
    screen = evening.moves(gain("companion")).open(render)

    screen.tap("It is blue")

    assert evening.table.player("Ana").party == ("red", "blue")
    assert evening.table.player("Ana").checked("companion") == 1


def test_another_colour_is_typed(evening, render):
    screen = evening.moves(gain("companion")).open(render)

    screen.type_into("Another colour", "white")
    screen.tap("That is it")

    assert evening.table.player("Ana").party == ("red", "white")


def test_a_known_event_is_revealed_by_one_tap_and_stands_there_until_it_goes(evening, render):
    screen = evening.open(render)

    screen.tap("Say where it is")
    screen.type_into("Its places on this map, with commas", "Salt Inn")
    screen.tap("The event is Hostile Negotiations")

    assert evening.table.timeline[0].event.places == ("Salt Inn",)
    assert screen.sees("In force for everyone")
    assert screen.sees("Salt Inn")
    screen.tap("Undo")
    assert not screen.sees("In force for everyone")


def test_an_event_is_revealed_by_the_name_that_was_typed(evening, render):
    screen = evening.open(render)

    screen.type_into("Name of the event", "Flood")
    screen.tap("Revealed")

    assert evening.table.timeline[0].event.name == "Flood"


def test_the_reward_of_an_event_is_put_together_and_taken(evening, render):
    evening.moves(
        {"move": "reveal_event", "board": 1, "name": "Flood"}, {"move": "resolve_event", "who": "Ana", "board": 1}
    )
    screen = evening.open(render, size=(1280, 800))
    choose(screen, "Ana: what does Flood give?")

    screen.tap("2 renown as reward")
    screen.tap("Mark of wisdom as reward, 0 of 3 marks")
    screen.tap("Mark of wisdom as reward, 0 of 3 marks, 1 chosen")
    screen.tap("Reward: 1 honor less")
    screen.tap("That is it")

    ana = evening.table.player("Ana")
    assert (ana.renown, ana.marked("wisdom"), ana.honor) == (2, 2, -1)


def test_dark_agents_come_to_the_regions_that_are_named(evening, render):
    evening.moves({"move": "reveal_event", "board": 1, "name": "A Darkness Below"})
    screen = evening.open(render, size=(1280, 800))
    choose(screen, "Which regions are these?")

    screen.type_into("Regions, with commas", "North Abbey, South Abbey,")
    screen.tap("Placed")

    assert {it.region: it.count for it in evening.table.agents} == {"North Abbey": 2, "South Abbey": 2}
    assert screen.sees("2 dark agents are on it")


def test_a_space_of_the_festival_takes_a_token_of_the_stack(evening, render):
    screen = evening.open(render, size=(1280, 800))
    choose(screen, "Festival: which token lies in the space of inspiration?")

    screen.tap("Space of inspiration: Crystals")

    assert evening.table.festival["inspiration"] == "crystals"


def test_printed_honor_is_one_tap_and_is_paid_at_once(evening, render):
    evening.moves(*mark("courage", 3), {"move": "gain_renown", "who": "Ana"})
    evening.moves({"move": "use_legendary", "who": "Ana", "track": "courage"})
    screen = evening.open(render, size=(1280, 800))
    choose(screen, "How much honor does space 1")
    before = evening.table.player("Ana").honor

    screen.tap(next(name for name in screen.names() if name.startswith("How much honor") and name.endswith(": 2")))

    assert evening.table.player("Ana").honor == before + 2


def test_what_is_done_by_hand_is_done_with_one_tap(evening, render):
    screen = evening.moves(*mark("courage", 3)).open(render, size=(1280, 800))
    choose(screen, "uses the power of")

    screen.tap("Done")

    assert "by_hand" not in [prompt.kind for prompt in prompts(evening.table)]


def test_a_proposal_is_accepted_or_left(unhurried, render):
    evening = ChroniclesEvening(automation={"row_renown": "ask"}).moves(gain("relic"), gain("relic"))
    screen = evening.open(render, size=(1280, 800))
    choose(screen, "gains 1 renown")

    screen.tap("Do it")

    assert evening.table.player("Ana").renown == 1


def choose(screen, text):
    """Opens the prompt with these words, if it is not the first one."""
    name = next((name for name in screen.names() if text in name and not name.startswith("Leave")), None)
    if name is not None and "What is" not in name:
        screen.tap(name)


def test_the_end_of_a_turn_brings_on_the_next(evening, render):
    screen = evening.open(render)

    screen.tap("End Ana's turn")

    assert evening.table.turn == "Ben"
    assert "End Ben's turn" in screen.names()


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ([{"move": "begin_scoring"}], "Go to final scoring"),
        ([{"move": "begin_scoring"}, {"move": "finish"}], "See the result"),
    ],
)
def test_when_the_game_has_ended_the_table_leads_to_the_end(evening, render, moves, words):
    screen = evening.moves(*moves).open(render)

    screen.tap(words)

    assert words not in screen.names()


@pytest.mark.parametrize("size", [(320, 700), (390, 844), (1280, 800)])
def test_the_table_has_the_same_actions_at_every_width(evening, render, size):
    names = evening.open(render, size=size).names()

    for name in ("End Ana's turn", "Ana: 1 more", "Ben: 1 more", "Ana gains a relic, 0 of 2 circles", "Ledger"):
        assert names.count(name) == 1


def test_a_second_renown_in_one_turn_is_a_notice(evening, render):
    evening.moves({"move": "gain_renown", "who": "Ana", "amount": 2})
    screen = evening.moves(*({"move": "place_on_column", "who": "Ana", "column": it} for it in (1, 2))).open(render)

    assert screen.sees("once is allowed")
