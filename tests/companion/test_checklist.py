"""The set-up of exactly this game (p. 6, 7, 26, 28, 29)."""

import pytest

from companion.rules.entries import corpus
from companion.vestige.box.pack import pack_of
from companion.vestige.checklist import Task, checklist, open_conditions
from companion.vestige.setup import Setup
from tests.companion.games import BONE, ROOK, TRIGGERS, setup

SOLO = setup("solo", "Ana", nemeses=[BONE])
COMPETITIVE = setup("competitive", "Ana", "Ben")


def lines(chosen: Setup) -> dict[str, str]:
    return {task.id: task.text for task in checklist(chosen)}


@pytest.mark.parametrize(
    ("chosen", "count"),
    [
        pytest.param(COMPETITIVE, 1, id="p. 7: competitive"),
        pytest.param(setup("competitive", "Ana", nemeses=[BONE]), 1, id="p. 26: competitive with a nemesis"),
        pytest.param(SOLO, 0, id="p. 28: solo"),
        pytest.param(setup("teams", "A/R", "B/D"), 0, id="p. 28: teams"),
        pytest.param(setup("cooperative", "Ana", nemeses=[BONE]), 0, id="p. 7: cooperative, R1 no"),
        pytest.param(
            setup("cooperative", "Ana", nemeses=[BONE], rulings={"R1": "yes"}), 1, id="p. 29: cooperative, R1 yes"
        ),
        pytest.param(setup("solo", "Ana", nemeses=[BONE], rulings={"R1": "yes"}), 0, id="R1 is about cooperative play"),
    ],
)
def test_a_condition_is_open_at_the_start_where_the_mode_says_so(chosen: Setup, count: int) -> None:
    assert open_conditions(chosen) == count
    assert ("open-condition" in lines(chosen)) is bool(count)


@pytest.mark.parametrize(
    ("chosen", "line", "words"),
    [
        pytest.param(SOLO, "covert-ops", "1 covert op on each", id="p. 7: one player"),
        pytest.param(COMPETITIVE, "covert-ops", "2 covert ops on each", id="p. 7: two players"),
        pytest.param(SOLO, "tiles", "all face up", id="p. 26: with a nemesis"),
        pytest.param(COMPETITIVE, "tiles", "face down", id="p. 7: without one"),
        pytest.param(SOLO, "colours", "of one colour", id="p. 6: one colour"),
        pytest.param(COMPETITIVE, "colours", "of one colour for each player", id="p. 6: a colour each"),
        pytest.param(
            setup("competitive", *"ABC", seats=[{"name": "A", "color": "teal"}, {"name": "B", "color": "blue"}]),
            "colours",
            "for each player; teal from elsewhere, as the box has four colours",
            id="p. 6: a colour that the box has not",
        ),
        pytest.param(COMPETITIVE, "starting-player", "Ana begins; clockwise from there Ben", id="p. 10: two"),
        pytest.param(
            setup("competitive", "Cleo", "Dan", "Ana", "Ben"),
            "starting-player",
            "Cleo begins; clockwise from there Dan, Ana and Ben",
            id="p. 10: four",
        ),
        pytest.param(
            setup("teams", "A/Rust", "B/Dust", "C/Rust", "D/Dust"),
            "teams",
            "Rust: A and C; Dust: B and D. Everyone has blocks, a pawn and a disc of their own",
            id="p. 28: who is in which team",
        ),
        pytest.param(
            setup("cooperative", "Ana", "Ben", nemeses=[BONE]), "team", "All players are one team", id="p. 29: together"
        ),
        pytest.param(
            setup("competitive", "Ana", "Ben", nemeses=[BONE]),
            "nemesis-mat",
            "in clear view, best to the right of Ana, who begins",
            id="p. 26: beside the starting player",
        ),
        pytest.param(SOLO, "nemesis-mat", "Nemesis mat in clear view", id="p. 26: one person"),
        pytest.param(SOLO, "threats:Bone", "2 threats face down in each", id="p. 26: ten threats"),
        pytest.param(setup("solo", "Ana", nemeses=[ROOK]), "threats:Rook", "1 threat face down", id="p. 26: five"),
        pytest.param(
            setup("solo", "Ana", nemeses=[{"pack": "bone", "threat_cards": 13}]),
            "threats:Bone",
            "3 set aside",
            id="p. 26: thirteen",
        ),
        pytest.param(
            setup("solo", "Ana", nemeses=[{"pack": "bone", "threat_cards": 4}]),
            "threats:Bone",
            "too few",
            id="p. 26: four",
        ),
    ],
)
def test_a_line_says_what_this_game_needs(chosen: Setup, line: str, words: str) -> None:
    assert words in lines(chosen)[line]


@pytest.mark.parametrize(
    ("kinds", "words"),
    [
        pytest.param(["magenta"] * 5, "the five magenta triggers: 10, 18, 26, 34 and 42", id="p. 7: all five"),
        pytest.param(["white"] * 4 + ["magenta"], "the magenta triggers: 42", id="p. 7: a single one"),
        pytest.param(["white"] * 5, None, id="p. 7: none, so nothing to lay there"),
    ],
)
def test_covert_ops_lie_where_people_saw_magenta_triggers(kinds: list[str], words: str | None) -> None:
    triggers = [space | {"kind": kind} for space, kind in zip(TRIGGERS, kinds, strict=True)]

    found = lines(setup("competitive", "Ana", triggers=triggers)).get("covert-ops", "")

    assert words in found if words else found == ""


def test_nothing_about_nemeses_is_asked_where_there_is_none() -> None:
    assert not [line for line in lines(COMPETITIVE) if "nemesis" in line or ":" in line]
    assert "threats:Bone" not in lines(setup("solo", "Ana", nemeses=[{"pack": "bone"}]))


ALWAYS = (
    "colours",
    "mats",
    "setup-card",
    "stacks",
    "jobs",
    "market",
    "tiles",
    "mastery",
    "covert-ops",
    "own-covert-op",
    "conditions",
)
BONE_LINES = ("nemesis-mat", "column:Bone", "threats:Bone", "cards:Bone")
ROOK_LINES = ("column:Rook", "threats:Rook", "cards:Rook")
TEAMS_OF = {
    4: ("A/Rust", "B/Dust", "C/Rust", "D/Dust"),
    5: ("A/Rust", "B/Dust", "C/Rust", "D/Dust", "E/Dust"),
    6: ("A/Rust", "B/Dust", "C/Ash", "D/Rust", "E/Dust", "F/Ash"),
}


def people(count: int) -> tuple[str, ...]:
    return tuple("ABCDEF"[:count])


@pytest.mark.parametrize(
    ("chosen", "more"),
    [
        pytest.param(setup("competitive", "A"), ("open-condition",), id="p. 7: one person"),
        *[
            pytest.param(
                setup("competitive", *people(count)),
                ("open-condition", "starting-player"),
                id=f"p. 7, 10: {count} against each other",
            )
            for count in range(2, 7)
        ],
        pytest.param(
            setup("competitive", "A", "B", nemeses=[BONE]),
            ("open-condition", "starting-player", *BONE_LINES),
            id="p. 26: two and Bone",
        ),
        *[
            pytest.param(
                setup("teams", *seats, nemeses=[BONE] if count == 6 else []),
                ("teams", "starting-player", *(BONE_LINES if count == 6 else ())),
                id=f"p. 28: teams of {count} people",
            )
            for count, seats in TEAMS_OF.items()
        ],
        pytest.param(SOLO, BONE_LINES, id="p. 28: solo"),
        pytest.param(
            setup("solo", "A", nemeses=[BONE, ROOK], nemeses_form_team=True),
            (*BONE_LINES, *ROOK_LINES),
            id="p. 28: solo against a team",
        ),
        pytest.param(setup("cooperative", "A", nemeses=[BONE]), BONE_LINES, id="p. 29: one person, cooperative"),
        *[
            pytest.param(
                setup("cooperative", *people(count), nemeses=[BONE, ROOK]),
                ("team", *BONE_LINES, *ROOK_LINES),
                id=f"p. 29: {count} together",
            )
            for count in range(2, 7)
        ],
        pytest.param(
            setup("cooperative", "A", "B", nemeses=[BONE], rulings={"R1": "yes"}),
            ("team", "open-condition", *BONE_LINES),
            id="p. 29: R1 yes",
        ),
    ],
)
def test_only_the_lines_that_apply_are_there(chosen: Setup, more: tuple[str, ...]) -> None:
    assert sorted(lines(chosen)) == sorted((*ALWAYS, *more))


@pytest.mark.parametrize("mode", ["competitive", "teams", "cooperative"])
@pytest.mark.parametrize("count", [4, 5, 6])
def test_a_magenta_stack_has_a_covert_op_for_each_person(mode: str, count: int) -> None:
    seats = TEAMS_OF[count] if mode == "teams" else people(count)
    chosen = setup(mode, *seats, nemeses=[BONE] if mode == "cooperative" else [])

    assert lines(chosen)["covert-ops"] == f"{count} covert ops on each of the three magenta triggers: 10, 26 and 42"


EVERYTHING = (
    *checklist(setup("cooperative", "Ana", "Ben", nemeses=[BONE, ROOK], rulings={"R1": "yes"})),
    *(task for task in checklist(setup("teams", *TEAMS_OF[4])) if task.id in ("teams", "starting-player")),
)


def test_every_line_has_its_own_name() -> None:
    assert len({task.id for task in EVERYTHING}) == len(EVERYTHING)


@pytest.mark.parametrize("task", EVERYTHING, ids=[task.id for task in EVERYTHING])
def test_a_line_names_the_page_of_the_entry_on_which_it_rests(task: Task) -> None:
    entry = corpus()[task.rule]

    assert (entry.game, entry.page) == ("vestige", task.page)


def test_what_the_cards_of_a_nemesis_add_rests_on_its_set_up() -> None:
    pack = pack_of("bone").model_copy(update={"setup": ("Two blocks on the Trench.",)})

    last = checklist(setup("solo", "Ana", nemeses=[{"pack": pack}]))[-1]

    assert (last.id, last.text, last.rule) == ("setup:Bone:1", "Bone: Two blocks on the Trench.", "nemesis-setup")
