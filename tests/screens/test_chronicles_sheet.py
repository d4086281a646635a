"""The character sheet: circles, renown, tracks, legendary cards, each under a thumb."""

import pytest

from tests.screens.chronicles_evening import ChroniclesEvening


@pytest.fixture
def evening(unhurried):
    """Ana, Ben and Cleo, before the first turn."""
    return ChroniclesEvening()


@pytest.fixture
def open_sheet(evening, render):
    """Opens the character sheet of Ana after some moves."""

    def opened(*moves, who="Ana"):
        screen = evening.moves(*moves).open(render)
        screen.tap(next(name for name in screen.names() if name.startswith(f"{who}: the character sheet")))
        return screen

    return opened


def renown(amount):
    return {"move": "gain_renown", "who": "Ana", "amount": amount}


def marks(track, times):
    return [{"move": "mark_track", "who": "Ana", "track": track}] * times


def on_sheet(screen, text):
    """The last thing with these words: the sheet lies over the Table, which has some of them too."""
    found = [target for target in screen._targets() if text in target.name]
    assert found, f"{text!r} is not there:\n{screen.tree()}"
    target = found[-1]
    assert not target.disabled
    screen._send(target.control, target.event, target.properties, target.data)


def test_a_row_gains_a_card_and_the_second_gives_renown_once(evening, open_sheet):
    screen = open_sheet()

    for count in (0, 1, 2):
        on_sheet(screen, f"Ana gains a relic, {count} of 2 circles")

    ana = evening.table.player("Ana")
    assert (len(ana.cards), ana.checked("relic"), ana.renown) == (3, 2, 1)


def test_what_a_gained_card_asks_is_answered_on_the_sheet(evening, open_sheet):
    screen = open_sheet()

    on_sheet(screen, "Ana gains a companion")
    on_sheet(screen, "It is green")
    on_sheet(screen, "Ana: a mark on vision")

    ana = evening.table.player("Ana")
    assert ana.party == ("red", "green")
    assert ana.marked("vision") == 1


def test_a_tap_on_an_attribute_gives_a_mark_and_the_third_a_legendary_card(evening, open_sheet):
    screen = open_sheet()

    for _ in range(3):
        on_sheet(screen, "Ana marks courage")

    ana = evening.table.player("Ana")
    assert (ana.marked("courage"), ana.honor, [card.track for card in ana.legendary]) == (3, 7, ["courage"])
    assert screen.sees("Legendary courage")


def test_a_column_says_what_it_is_worth_and_takes_one_renown(evening, open_sheet):
    screen = open_sheet(renown(1), {"move": "set_circles", "who": "Ana", "kind": "relic", "to": 1})

    on_sheet(screen, "Ana, column 1: place renown: 1 honor at the end as it stands")

    assert evening.table.player("Ana").columns == (1,)
    assert screen.sees("Ana, column 1: renown lies there, 1 honor at the end as it stands")


def test_the_middle_asks_for_two_different_tracks(evening, open_sheet):
    screen = open_sheet(renown(1))

    on_sheet(screen, "Ana: place renown in the middle")
    assert screen.sees("Choose two tracks")
    on_sheet(screen, "Ana marks wisdom")
    assert screen.sees("Choose one more track")
    on_sheet(screen, "Ana marks strength")

    ana = evening.table.player("Ana")
    assert (ana.status, ana.marked("wisdom"), ana.marked("strength")) == (True, 1, 1)
    assert screen.sees("renown lies in the middle")


def test_a_track_that_was_picked_is_given_back_by_a_second_tap(evening, open_sheet):
    screen = open_sheet(renown(1))

    on_sheet(screen, "Ana: place renown in the middle")
    on_sheet(screen, "Ana marks wisdom")
    on_sheet(screen, "Ana marks wisdom, 0 of 3, chosen")
    on_sheet(screen, "No renown in the middle")
    on_sheet(screen, "Ana marks vision")

    assert evening.table.player("Ana").marks == {"vision": 1}
    assert not evening.table.player("Ana").status


def test_the_ways_of_renown_say_what_each_gives_now(evening, render):
    evening.moves(renown(2), *marks("courage", 3))
    screen = evening.open(render)

    screen.tap("Ana: 2 renown; place renown")

    assert screen.sees("Renown: 2 held")
    for words in ("Column 1: 0 honor at the end as it stands", "2 marks, once a game", "from the shoreline"):
        assert any(words in name for name in screen.names()), words


def test_a_way_that_is_closed_says_why_and_cannot_be_tapped(evening, render):
    screen = evening.moves(renown(1)).open(render)

    screen.tap("Ana: 1 renown; place renown")

    closed = "Ana places renown, Legendary card: Not now: no legendary card yet"
    assert closed in screen.texts()
    assert closed not in screen.names()


def test_from_the_ways_the_middle_leads_to_the_choice_on_the_sheet(evening, render):
    screen = evening.moves(renown(1)).open(render)

    screen.tap("Ana: 1 renown; place renown")
    screen.tap("Ana places renown, Middle of the status")

    assert screen.sees("Choose two tracks")


def test_a_power_is_used_again_with_renown_then_abused(evening, open_sheet):
    honor = {"move": "describe_legendary", "who": "Ana", "track": "courage", "name": "Lion", "honor": (1, 2, 5)}
    screen = open_sheet(*marks("courage", 3), honor, renown(3))

    for words in ("+1 honor", "+2 honor", "+5 honor"):
        on_sheet(screen, f"Lion: Use again: 1 renown, {words}")
    on_sheet(screen, "Lion: Abuse it: lose 2 honor")

    ana = evening.table.player("Ana")
    assert (ana.renown, ana.honor, ana.legend("courage").flipped) == (0, 7 + 1 + 2 + 5 - 2, 1)
    assert screen.sees("space 1: 1 honor, turned over")


def test_a_legendary_card_is_written_down_with_its_three_spaces(evening, open_sheet):
    screen = open_sheet(*marks("courage", 3))

    on_sheet(screen, "Legendary courage: name, power and spaces")
    screen.type_into("What it is called", "Lion")
    screen.type_into("What its power does", "Roar.")
    on_sheet(screen, "Space 1: 2")
    on_sheet(screen, "Space 2: 3")
    on_sheet(screen, "That is it")

    card = evening.table.player("Ana").legend("courage")
    assert (card.name, card.words, card.honor) == ("Lion", "Roar.", (2, 3, 5))


def test_a_card_that_was_entered_by_mistake_is_taken_out_and_its_circle_stays(evening, open_sheet):
    screen = open_sheet({"move": "gain_card", "who": "Ana", "kind": "monster"})

    on_sheet(screen, "Tableau")
    on_sheet(screen, "Take monster out of the tableau")

    ana = evening.table.player("Ana")
    assert (ana.cards, ana.checked("monster")) == ((), 1)


def test_the_sheet_of_somebody_who_was_renamed_says_so(evening, open_sheet):
    screen = open_sheet(who="Ana")

    evening.moves({"move": "rename_seat", "who": "Ana", "to": "Anna"})
    screen.wait(0)

    assert screen.sees("Ana is not at this table any more.")
