"""Saves of other versions: words that this one does not know are kept and shown as such, and play goes on."""

import json
from collections.abc import Callable
from copy import deepcopy
from itertools import count
from typing import Any

import pytest

from companion.desk import Desk
from companion.faults import BadInput
from companion.game import Game, Refusal
from companion.headless import play
from companion.library import kept, saved_library
from companion.past import Insert
from companion.shelf import ShelfFault
from companion.unread import unread_in_words
from companion.vestige.box import reference
from companion.vestige.box.cards import CARD
from companion.vestige.commands import COMMANDS
from companion.vestige.library import Library, library_of
from companion.vestige.prompts import notices
from storage.memory import MemoryShelf
from tests.companion.games import BONE, TRIGGERS, gain, move, setup

Saved = dict[str, Any]


def desk_on(shelf: MemoryShelf) -> Desk:
    ids = count(1)
    return Desk(shelf, now=lambda: "2026-11-30T20:00:00+00:00", new_id=lambda: f"game-{next(ids)}")


def do(desk: Desk, game: str, *moves: Saved) -> None:
    """Plays on. Nothing may be refused."""
    for given in moves:
        after = desk.act(game, COMMANDS.validate_python(given))
        assert isinstance(after, Game), f"{given} is refused: {after}"


def saved_game(shelf: MemoryShelf, change: Callable[[Saved], Any]) -> str:
    """The id of a solo game of Ana against Bone, whose save was then changed as another version might write it."""
    desk = desk_on(shelf)
    game = desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE], rulings={"R5": "yes"})).id
    ruling, asking = (
        move("set_ruling", ruling="R8", option="no"),
        move("set_automation", automation="triggers", how="ask"),
    )
    do(desk, game, gain("Ana", 11), ruling, asking, move("take_control", who="Ana", region="Oasis"))
    raw = deepcopy(shelf.read(game).model_dump())
    change(raw)
    shelf.write(type(shelf.read(game)).model_validate(raw))
    return game


def nemesis(**changes: Any) -> Callable[[Saved], None]:
    return lambda raw: raw["setup"]["nemeses"][0].update(changes)


def in_setup(field: str, **changes: Any) -> Callable[[Saved], None]:
    return lambda raw: raw["setup"][field].update(changes)


def in_event(entry: int, **changes: Any) -> Callable[[Saved], None]:
    return lambda raw: raw["entries"][entry]["events"][0].update(changes)


def one_more(field: str, entry: Saved) -> Callable[[Saved], None]:
    return lambda raw: raw["entries"][0][field].append(entry)


UNKNOWN = {
    "a pack that is gone": nemesis(pack="dust-king", name="The Dust King"),
    "a pack that is gone, before names were saved": nemesis(pack="dust-king", name=None),
    "a ruling": in_setup("rulings", R77="maybe"),
    "an answer to a ruling": in_setup("rulings", R1="perhaps"),
    "an automation": in_setup("automation", tidying="ask"),
    "a way to automate": in_setup("automation", triggers="when_asked_twice"),
    "a mastery colour": lambda raw: raw["setup"]["printed"]["mastery"].update(luck=4),
    "a ruling that was set": in_event(1, ruling="R77", option="maybe"),
    "an answer that was set": in_event(1, option="perhaps"),
    "an automation that was set": in_event(2, automation="tidying"),
    "a value of a mastery tile that was read": one_more(
        "events", {"event": "printed_value_read", "of": "mastery:luck", "value": 4}
    ),
    "a rule that is no entry": one_more("because", {"rule": "tidy-tables", "text": "the table is tidy"}),
    "a command": lambda raw: raw["entries"][0].update(command={"move": "sell_seat", "who": "Ana"}),
    "a region": lambda raw: raw["setup"]["printed"]["regions"].update({"The Attic": 3}),
}


@pytest.mark.parametrize("change", UNKNOWN.values(), ids=UNKNOWN)
def test_a_save_with_an_unknown_word_opens_is_played_to_the_verdict_and_keeps_the_word(change: Any) -> None:
    shelf = MemoryShelf()
    game = saved_game(shelf, change)
    before = shelf.read(game)
    name = "Bone" if before.setup["nemeses"][0]["pack"] == "bone" else "Dust King"

    desk = desk_on(shelf)
    opened = desk.game(game)
    assert opened.record().setup | {"nemeses": []} == before.setup | {"nemeses": []}
    assert opened.record().entries == before.entries

    do(desk, game, move("end_turn"), move("run_nemeses"), move("visit", who="Ana", region="Oasis"),
       move("set_ruling", ruling="R1", option="yes"), move("begin_scoring"), move("finish"))  # fmt: skip
    shelf.write(desk.game(game).record())
    again = desk_on(shelf).game(game)
    assert again.table == desk.game(game).table
    assert again.record().entries[:4] == before.entries
    assert again.setup.nemeses[0].called.endswith(name)


def test_the_rest_of_what_was_said_still_counts_beside_an_unknown_word() -> None:
    shelf = MemoryShelf()

    game = desk_on(shelf).game(saved_game(shelf, in_setup("rulings", R77="maybe", R9="most_leverage")))

    assert game.table.rulings == {"R5": "yes", "R9": "most_leverage", "R8": "no"}
    assert game.record().setup["rulings"] == {"R5": "yes", "R77": "maybe", "R9": "most_leverage"}


# A pack that is gone


@pytest.fixture
def without_packs(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Takes the packs that come with the app away, and brings them back."""
    there = reference.bundled

    def take(gone: bool) -> None:
        monkeypatch.setattr(reference, "bundled", (lambda: {}) if gone else there)

    return take


def test_a_nemesis_whose_pack_is_gone_is_run_from_its_cards_until_the_pack_is_back(without_packs: Any) -> None:
    shelf = MemoryShelf()
    game = saved_game(shelf, lambda raw: None)

    without_packs(True)
    desk = desk_on(shelf)
    opened = desk.game(game)
    assert [competitor.name for competitor in opened.table.nemeses] == ["Bone"]
    assert opened.table.nemeses[0].pack is None
    assert [it.text for it in notices(opened.table)] == ["Bone: its pack is gone, so run it from its cards."]
    do(desk, game, move("end_turn"), move("run_nemeses"))
    assert isinstance(desk.amend(game, [Insert(1, COMMANDS.validate_python(gain("Ana", 1)))]), Game)

    without_packs(False)
    back = desk_on(shelf).game(game)
    assert back.table.nemeses[0].pack == reference.bundled()["bone"]
    assert notices(back.table) == ()
    assert len(back.ledger.entries) == 7


def test_a_nemesis_whose_pack_is_gone_can_be_given_a_card() -> None:
    shelf = MemoryShelf()
    game = saved_game(shelf, nemesis(pack="dust-king", name="Dust King"))
    desk = desk_on(shelf)

    do(desk, game, move("use_nemesis", nemesis="Dust King", pack="bone"))

    assert notices(desk.game(game).table) == ()
    assert desk_on(shelf).game(game).table.nemeses[0].pack == reference.bundled()["bone"]


@pytest.mark.parametrize(
    ("setup_fields", "said"),
    [
        pytest.param({"nemeses": [{"pack": "bome"}]}, 'there is no pack "bome"; did you mean bone?', id="pack"),
        pytest.param({"rulings": {"R77": "yes"}}, 'there is no ruling "R77"', id="ruling"),
        pytest.param({"automation": {"tidying": "ask"}}, '"tidying" is not allowed here', id="automation"),
        pytest.param({"automation": {"triggers": "twice"}}, '"twice" is not allowed here', id="way to automate"),
        pytest.param({"printed": {"mastery": {"luck": 4}}}, '"luck" is not allowed here', id="mastery"),
    ],
)
def test_what_people_hand_in_is_still_refused_for_a_word_that_is_none(setup_fields: Saved, said: str) -> None:
    given = {"mode": "solo", "seats": [{"name": "Ana"}], "nemeses": [BONE], "triggers": TRIGGERS} | setup_fields

    with pytest.raises(BadInput) as refused:
        play(json.dumps({"setup": given}))

    assert said in str(refused.value)


# Where play cannot go on

UPDATE = "another version of Tableside wrote it: update this one"
CLOSED = {
    "an event": (in_event(0, event="seat_sold"), 'entries[0].events[0].event: "seat_sold" is not known'),
    "an event in a change of the past": (
        lambda raw: raw["entries"][3].update(
            edit={"splices": [{"at": 0, "put": [raw["entries"][0] | {"events": [{"event": "seat_sold"}]}]}]}
        ),
        'entries[3].edit.splices[0].put[0].events[0].event: "seat_sold" is not known',
    ),
    "a field of an event": (in_event(0, mood="good"), "entries[0].events[0].mood: is not a known field"),
    "a card kind": (
        lambda raw: raw["entries"][0]["events"].append(
            {"event": "card_gained", "who": "Ana", "card": 3, "kind": "hologram"}
        ),
        'entries[0].events[2].kind: "hologram" is not allowed here',
    ),
    "a mode": (lambda raw: raw["setup"].update(mode="duel"), 'setup.mode: "duel" is not allowed here'),
    "a word on a card": (
        nemesis(pack=reference.bundled()["bone"].model_dump(mode="json") | {"moods": ["good"]}),
        "setup.nemeses[0].pack.moods: is not a known field",
    ),
    "a game": (lambda raw: raw.update(game="elsewhere"), 'game: "elsewhere" is no game of this version'),
}


@pytest.mark.parametrize(("change", "said"), CLOSED.values(), ids=CLOSED)
def test_where_play_cannot_go_on_one_sentence_names_the_word_and_the_save_is_left_as_it_is(
    change: Any, said: str
) -> None:
    shelf = MemoryShelf()
    game = saved_game(shelf, change)
    before = shelf.read(game)
    desk = desk_on(shelf)

    with pytest.raises(ShelfFault) as fault:
        desk.game(game)

    assert (
        str(fault.value) == f"The game {game} does not fit this version: {said}; {UPDATE}. Its file is left as it is."
    )
    assert shelf.read(game) == before
    assert [listing.title for listing in desk.listings()] == ["Ana against Bone"]


# The library

HELD: Saved = {"source": "pack", "pack": "Of 2030", "retired": False}
EYE: Saved = {"kind": "artifact", "id": "eye", "name": "Glass eye", "words": None, "leverage": 2}
UNREAD: dict[str, tuple[Saved, str]] = {
    "a kind of card": (
        {"cards": {"deal": HELD | {"card": {"kind": "hologram", "id": "deal", "name": "Big Deal", "glow": 3}}}},
        "Big Deal (hologram)",
    ),
    "a word on a card": (
        {"cards": {"deal": HELD | {"card": EYE | {"id": "deal", "name": "Big Deal", "glow": 3}}}},
        "Big Deal (artifact)",
    ),
    "a mastery colour": (
        {"cards": {"luck": HELD | {"card": {"kind": "mastery", "id": "luck", "mastery": "luck"}}}},
        "luck (mastery)",
    ),
    "a source": ({"cards": {"deal": HELD | {"card": EYE | {"id": "deal"}, "source": "dream"}}}, "Glass eye (artifact)"),
    "a field": ({"decks": [["eye", "eye"]]}, "decks"),
    "a form of a field": ({"threats": [["Bone", "Toll"]]}, "threats"),
}


@pytest.mark.parametrize(("part", "said"), UNREAD.values(), ids=UNREAD)
def test_a_library_with_an_unknown_word_is_used_told_and_kept_whole(part: Saved, said: str) -> None:
    shelf = MemoryShelf()
    cards = {"eye": HELD | {"card": EYE}} | part.get("cards", {})
    shelf.keep_library({"vestige": {"people": ["Ben"]} | part | {"cards": cards}, "elsewhere": {"heroes": 4}})
    desk = desk_on(shelf)

    game = desk.begin("vestige", setup("competitive", "Ana", "Ben")).id
    do(desk, game, move("gain_card", who="Ana", kind="artifact", name="Glass eye"))
    do(desk, game, move("gain_card", who="Ben", kind="smuggler", name="Pip", leverage=1))

    library = library_of(desk.library("vestige"))
    assert unread_in_words(library.unread) == f"Kept, though this version does not understand it: {said}. " + (
        "Perhaps another version of Tableside wrote it: update this one."
    )
    assert {"eye", "pip"} <= set(library.cards)
    assert desk.game(game).table.competitor("Ana").leverage == 2
    after = shelf.library()
    assert after["elsewhere"] == {"heroes": 4}
    assert {field: after["vestige"][field] for field in part if field != "cards"} == {
        field: raw for field, raw in part.items() if field != "cards"
    }
    assert {id: after["vestige"]["cards"][id] for id in cards} == cards
    assert library_of(dict(after["vestige"])) == library


def test_a_card_that_is_not_understood_keeps_its_place_beside_a_new_one_of_its_name() -> None:
    raw = {"kind": "hologram", "id": "big-deal", "name": "Big Deal"}
    library = library_of({"cards": {"big-deal": HELD | {"card": raw}}})

    library = kept(library, CARD.validate_python(EYE | {"id": "big-deal", "name": "Big Deal"}))

    cards = saved_library(library)["cards"]
    assert cards["big-deal"]["card"]["kind"] == "artifact"
    assert cards["big-deal-2"] == HELD | {"card": raw | {"id": "big-deal-2"}}


def test_a_field_that_people_set_anew_takes_the_place_of_one_that_was_not_understood() -> None:
    library = library_of({"people": {"first": "Ben"}, "decks": 3})

    told = saved_library(library.changed({"people": ("Ana",)}))

    assert told["people"] == ["Ana"]
    assert told["decks"] == 3


def test_a_library_whose_cards_are_no_cards_at_all_is_kept_too() -> None:
    library = library_of({"cards": 7, "people": ["Ana"]})

    assert library.people == ("Ana",)
    assert saved_library(library)["cards"] == 7
    assert unread_in_words(library.unread).startswith("Kept, though this version does not understand it: cards.")


def test_nothing_is_said_where_everything_is_understood() -> None:
    assert unread_in_words(Library().unread) == ""


def test_an_unknown_word_is_no_card_for_those_who_write_packs() -> None:
    with pytest.raises(ValueError, match="hologram"):
        Library.model_validate({"cards": {"deal": HELD | {"card": {"kind": "hologram", "id": "deal", "name": "Deal"}}}})


def test_a_change_of_the_past_keeps_what_a_command_of_another_version_came_to() -> None:
    shelf = MemoryShelf()
    game = saved_game(shelf, lambda raw: raw["entries"][3].update(command={"move": "annex", "who": "Ana"}))
    desk = desk_on(shelf)

    after = desk.amend(game, [Insert(0, COMMANDS.validate_python(gain("Ana", 1)))])

    assert not isinstance(after, Refusal)
    assert desk.game(game).table.controlled("Ana") == ("Oasis",)
