"""What is remembered from game to game."""

from typing import Any

import pytest

from companion.desk import Desk
from companion.vestige.commands import COMMANDS
from companion.vestige.events import EVENTS
from companion.vestige.learning import learn, learn_setup
from companion.vestige.library import Library, library_of
from companion.vestige.regions import base_tiles
from storage.memory import MemoryShelf
from tests.companion.games import BONE, TRIGGERS, begin, gain, leverage, move, play, setup

TABLE = begin(setup("solo", "Ana", nemeses=[BONE, {"name": "Rook"}])).table


def learnt(*events: dict[str, Any], saved: dict[str, Any] | None = None) -> Library:
    library = saved or {}
    for event in events:
        library = learn(library, EVENTS.validate_python(event), TABLE)
    return Library.model_validate(library)


def read(of: str, value: int) -> dict[str, Any]:
    return {"event": "printed_value_read", "of": of, "value": value}


@pytest.mark.parametrize(
    ("event", "field", "value"),
    [
        pytest.param(read("region:Oasis", 3), "printed.regions", {"Oasis": 3}, id="a region"),
        pytest.param(read("speed:5", 6), "printed.speed", {5: 6}, id="a speed space"),
        pytest.param(read("mastery:guile", 7), "printed.mastery", {"guile": 7}, id="a tile"),
        pytest.param(read("card:3", 7), "printed.regions", {}, id="a card without a name stays with its game"),
        pytest.param(
            {"event": "threat_revealed", "nemesis": "Bone", "name": "X"}, "threats", {"Bone": ("X",)}, id="a threat"
        ),
        pytest.param({"event": "leverage_gained", "who": "Ana", "amount": 1}, "threats", {}, id="nothing to remember"),
    ],
)
def test_an_event_teaches_what_is_printed(event: dict[str, Any], field: str, value: object) -> None:
    library = learnt(event)

    found: Any = library
    for part in field.split("."):
        found = getattr(found, part)
    assert found == value


def test_a_value_that_is_read_again_takes_the_place_of_the_first() -> None:
    library = learnt(read("region:Oasis", 3), read("region:Oasis", 1), read("region:Garage", 2))

    assert library.printed.regions == {"Oasis": 1, "Garage": 2}


def test_a_threat_is_remembered_once_for_each_nemesis() -> None:
    seen = [{"event": "threat_revealed", "nemesis": name, "name": "X"} for name in ("Bone", "Bone", "Rook")]

    assert learnt(*seen).threats == {"Bone": ("X",), "Rook": ("X",)}


def test_moved_triggers_are_remembered() -> None:
    moved = [{**space, "at": space["at"] + 1} for space in TRIGGERS]

    library = learnt({"event": "triggers_placed", "triggers": moved})

    assert [space.at for space in library.triggers] == [11, 19, 27, 35, 43]


def test_a_setup_teaches_names_the_last_ones_first_and_where_the_triggers_stand() -> None:
    library = learn_setup({}, setup("competitive", "Ana", "Ben"))
    library = learn_setup(library, setup("competitive", "Cleo", "Ana"))

    assert library["people"] == ["Cleo", "Ana", "Ben"]
    assert library["triggers"] == TRIGGERS


def test_a_game_that_is_only_scored_leaves_the_triggers_alone() -> None:
    library = learn_setup({}, setup("competitive", "Ana"))

    after = learn_setup(library, setup("competitive", "Ben", triggers=[], starts_at="scoring"))

    assert after["triggers"] == TRIGGERS


def test_no_more_than_twenty_people_are_remembered() -> None:
    library: dict[str, Any] = {}
    for number in range(30):
        library = learn_setup(library, setup("competitive", f"P{number}"))

    assert len(library["people"]) == 20
    assert library["people"][0] == "P29"


def test_what_the_library_knows_pays_in_the_next_game() -> None:
    library = learnt(read("region:Generator", 5))

    game = begin(setup("solo", "Ana", nemeses=[BONE], printed=library.printed.model_dump(mode="json")))

    assert leverage(play(game, move("take_control", who="Ana", region="Generator")))["Ana"] == 5
    assert leverage(play(game, gain("Ana", 1)))["Ana"] == 1


def test_what_does_not_fit_in_a_library_is_kept_and_stops_nothing_from_being_learnt() -> None:
    taught = learn({"people": 5}, EVENTS.validate_python(read("region:Oasis", 3)), TABLE)

    assert library_of(taught).printed.regions == {"Oasis": 3}
    assert taught["people"] == 5


def test_a_level_that_was_only_set_teaches_no_names_of_threats() -> None:
    desk = Desk(MemoryShelf(), now=lambda: "2026-11-30T20:00:00+00:00", new_id=lambda: "g")
    desk.begin("vestige", setup("solo", "Ana", nemeses=[BONE]))

    desk.act("g", COMMANDS.validate_python(move("set_threat", nemesis="Bone", to=2)))

    assert Library.model_validate(desk.library("vestige")).threats == {}


@pytest.mark.parametrize(
    ("event", "owned"),
    [
        pytest.param({"event": "tile_turned", "place": 3, "region": "The Ring"}, ("The Ring",), id="turned over"),
        pytest.param(
            {"event": "tiles_laid_out", "tiles": [{"place": 1, "region": "The Wound"}, {"place": 2, "face_up": False}]},
            ("The Wound",),
            id="laid out",
        ),
        pytest.param({"event": "tile_turned", "place": 3, "region": "Oasis"}, (), id="a base tile is owned anyway"),
        pytest.param({"event": "tile_turned", "place": 3}, (), id="nobody named it"),
        pytest.param({"event": "tile_turned", "place": 3, "region": "Ours"}, (), id="a tile of one's own"),
    ],
)
def test_a_tile_of_the_module_that_lies_on_the_table_is_owned(event: dict[str, Any], owned: tuple[str, ...]) -> None:
    assert learnt(event).collection == (*base_tiles(), *owned)


def test_so_is_one_that_a_setup_names() -> None:
    taught = learn_setup({}, setup("competitive", "Ana", tiles=[{"place": 1, "region": "The Rise"}]))

    assert Library.model_validate(taught).collection == (*base_tiles(), "The Rise")
