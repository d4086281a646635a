"""What people remember of a game of Forsaken, put together by answers; and commands taken apart to be changed."""

from typing import Any

import pytest
from hypothesis import given, settings

from companion.forsaken.commands import COMMANDS, Command
from companion.forsaken.recollection import RECOLLECTION
from companion.forsaken.table import Table
from companion.past import Amended, Insert, amend
from companion.recollection import Retold
from tests.companion.forsaken.evenings import evenings
from tests.companion.forsaken.games import AnyGame, alone, begin, move, played, player
from tests.companion.steps import steps

said, command, retold = RECOLLECTION.said, RECOLLECTION.command, RECOLLECTION.retold

TWO = begin("Ana", "Ben")
SOLO = alone()
READY = played(
    TWO,
    move("gain_gear", who="Ana", name="Kit"),
    move("gain_weapon", who="Ana", name="Saw"),
    move("gain_card", who="Ana", kind="talent", name="Swift"),
    move("take_job", who="Ana", faction="cartel", name="Haul"),
    move("to_event_row", name="Storm"),
)
(GEAR,), (WEAPON,), (CARD,), (JOB,), (FEAT,) = (
    [it.id for it in getattr(player(READY), pile)] for pile in ("gear", "weapons", "cards", "jobs", "feats")
)
EVENT = READY.table.event_row[0].id


def told(table: Table, what: str, /, **answers: Any) -> Retold:
    """What was said, answer by answer."""
    it = RECOLLECTION.turned(table, RECOLLECTION.begun(table, RECOLLECTION.subject_of(what)), what)
    for part, value in answers.items():
        it = said(table, it, part, value)
    return it


def as_given(it: Command | None) -> dict[str, Any] | None:
    return None if it is None else it.model_dump(exclude_defaults=True, mode="json") | {"move": it.move}


@pytest.mark.parametrize(
    ("game", "what", "answers", "expected"),
    [
        pytest.param(TWO, "gain", {"amount": 2}, move("gain", who="Ana", gains={"vp": 2}), id="VP of who is on"),
        pytest.param(
            TWO, "gain", {"who": "Ben", "what": "damage", "amount": 3}, move("gain", who="Ben", gains={"damage": 3}),
            id="damage of somebody else",
        ),
        pytest.param(
            TWO, "lose", {"what": "boosts", "amount": 1}, move("lose", who="Ana", losses={"boosts": 1}), id="a boost"
        ),
        pytest.param(TWO, "scrounge", {"particle": 2}, move("scrounge", who="Ana", particle=2), id="cubes of the bag"),
        pytest.param(
            TWO, "set_holding", {"what": "visions", "amount": 0}, move("set_holding", who="Ana", what="visions", to=0),
            id="a count",
        ),
        pytest.param(TWO, "set_vitality", {"amount": 4}, move("set_vitality", who="Ana", to=4), id="vitality"),
        pytest.param(TWO, "resolve_defeat", {}, move("resolve_defeat", who="Ana"), id="a defeat"),
        pytest.param(TWO, "set_legend", {"amount": 12}, move("set_legend", who="Ana", to=12), id="legend"),
        pytest.param(TWO, "visit_clinic", {"who": "Ben"}, move("visit_clinic", who="Ben"), id="the Clinic"),
        pytest.param(
            TWO, "use_headquarters", {"faction": "sanction"}, move("use_headquarters", who="Ana", faction="sanction"),
            id="a headquarters",
        ),
        pytest.param(
            TWO, "roll_scrapyard", {"yard": 2, "strength": 3, "damage": 1, "scrap": 3},
            move("roll_scrapyard", who="Ana", yard=2, strength=3, damage=1, scrap=3), id="a Scrapyard",
        ),
        pytest.param(
            TWO, "play_cantina", {"strength": 4, "house": 2, "scrap": 3},
            move("play_cantina", who="Ana", strength=4, house=2, scrap=3), id="the Cantina",
        ),
        pytest.param(
            TWO, "buy", {"kind": "gear", "at": "bazaar", "name": " Kit ", "scrap": 2},
            move("buy", who="Ana", at="bazaar", cards=[{"kind": "gear", "name": "Kit"}], scrap=2), id="a purchase",
        ),
        pytest.param(TWO, "use_transport_hub", {"scrap": 1}, move("use_transport_hub", who="Ana", scrap=1), id="Hub"),
        pytest.param(TWO, "gain_gear", {"who": "Ben"}, move("gain_gear", who="Ben"), id="gear"),
        pytest.param(READY, "play_gear", {}, move("play_gear", who="Ana", gear=GEAR), id="the one gear card in hand"),
        pytest.param(TWO, "recover_gear", {}, move("recover_gear", who="Ana"), id="gear at a pylon"),
        pytest.param(
            TWO, "gain_weapon", {"name": "Saw", "role": "mod"}, move("gain_weapon", who="Ana", name="Saw", role="mod"),
            id="a weapon",
        ),
        pytest.param(TWO, "gain_weapon", {}, move("gain_weapon", who="Ana"), id="a weapon that lies aside"),
        pytest.param(READY, "archive_weapon", {}, move("archive_weapon", who="Ana", weapon=WEAPON), id="one weapon"),
        pytest.param(
            TWO, "gain_card", {"kind": "status"}, move("gain_card", who="Ana", kind="status"), id="a status card"
        ),
        pytest.param(READY, "archive_card", {}, move("archive_card", who="Ana", card=CARD), id="the one card"),
        pytest.param(
            TWO, "gain_grudge", {"faction": "cartel"}, move("gain_grudge", who="Ana", faction="cartel"), id="a grudge"
        ),
        pytest.param(
            TWO, "connect", {"faction": "cartel", "scrap": 2},
            move("connect", who="Ana", faction="cartel", scrap=2), id="the Cartel's bonus draws cubes",
        ),
        pytest.param(
            TWO, "connect", {"faction": "cartel", "scrap": 2, "bonus": "special"},
            move("connect", who="Ana", faction="cartel", bonus="special"), id="its special bonus does not",
        ),
        pytest.param(TWO, "take_job", {"name": "Haul"}, move("take_job", who="Ana", name="Haul"), id="a special job"),
        pytest.param(READY, "complete_job", {}, move("complete_job", who="Ana", job=JOB), id="the one job"),
        pytest.param(READY, "complete_feat", {}, move("complete_feat", who="Ana", feat=FEAT), id="the one feat"),
        pytest.param(
            TWO, "begin_chapter", {"chapter": 2}, move("begin_chapter", who="Ana", chapter=2), id="the second chapter"
        ),
        pytest.param(
            TWO, "read_vignette", {"entry": "Z4"}, move("read_vignette", who="Ana", entry="Z4"), id="a vignette"
        ),
        pytest.param(TWO, "reveal_bounty", {"name": "Krell"}, move("reveal_bounty", name="Krell"), id="a bounty"),
        pytest.param(TWO, "advance_bounty", {}, move("advance_bounty"), id="the bounty tracker goes down"),
        pytest.param(TWO, "to_event_row", {"name": "Rain"}, move("to_event_row", name="Rain"), id="the event row"),
        pytest.param(READY, "leave_event_row", {}, move("leave_event_row", event=EVENT), id="the one card there"),
        pytest.param(
            TWO, "move_persona", {"faction": "ebon_eye", "to": 3}, move("move_persona", faction="ebon_eye", to=3),
            id="a persona on its patrol",
        ),
        pytest.param(SOLO, "draw_plot", {"name": "C"}, move("draw_plot", name="C"), id="a plot card"),
        pytest.param(SOLO, "resolve_plot", {"amount": 0}, move("resolve_plot"), id="a line that gives nothing"),
        pytest.param(SOLO, "rival_gains", {"amount": 2}, move("rival_gains", vp=2), id="VP of the rival"),
        pytest.param(TWO, "act", {"action": "bounty"}, move("act", who="Ana", action="bounty"), id="an action"),
        pytest.param(
            TWO, "draw_encounter", {"planet": "thyrria"}, move("draw_encounter", who="Ana", planet="thyrria"),
            id="an encounter",
        ),
        pytest.param(TWO, "end_turn", {}, move("end_turn", who="Ana"), id="the end of a turn"),
        pytest.param(TWO, "set_round", {"amount": 4}, move("set_round", to=4), id="the round"),
    ],
)  # fmt: skip
def test_answers_make_a_command(game: AnyGame, what: str, answers: dict[str, Any], expected: dict[str, Any]) -> None:
    it = command(game.table, told(game.table, what, **answers))

    assert as_given(it) == expected


@pytest.mark.parametrize(
    ("game", "what", "answers"),
    [
        pytest.param(TWO, "gain", {}, id="how much"),
        pytest.param(TWO, "connect", {}, id="with whom"),
        pytest.param(TWO, "buy", {"kind": "gear"}, id="where"),
        pytest.param(TWO, "roll_scrapyard", {"yard": 1}, id="the strength"),
        pytest.param(TWO, "play_gear", {}, id="no gear was in hand"),
        pytest.param(TWO, "reveal_bounty", {"name": "  "}, id="a name of nothing but blanks"),
        pytest.param(TWO, "set_infamy", {"amount": 9}, id="more than there can be"),
    ],
)
def test_what_is_missing_or_does_not_fit_makes_none(game: AnyGame, what: str, answers: dict[str, Any]) -> None:
    assert command(game.table, told(game.table, what, **answers)) is None


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(move("gain", who="Ana", gains={"scrap": 3}, why="a quest"), id="with what else was said"),
        pytest.param(move("gain", who="Ana", gains={"vp": 2, "legend": 1, "damage": 1}), id="several things"),
        pytest.param(move("lose", who="Ana", losses={"scrap": 2, "visions": 1}), id="several costs"),
        pytest.param(move("scrounge", who="Ben", scrap=2, particle=1), id="cubes"),
        pytest.param(move("gain_weapon", who="Ana", name="Saw", role="equipped"), id="with its place"),
        pytest.param(
            move("buy", who="Ana", at="armory", cards=[{"kind": "weapon", "cost": 4}, {"kind": "gear"}], particle=2),
            id="two cards",
        ),
        pytest.param(move("use_transport_hub", who="Ana", to="Slag Trench", scrap=1), id="where to"),
        pytest.param(move("connect", who="Ana", faction="sanction", bonus="special", gains={"vp": 1}), id="a bonus"),
        pytest.param(move("recover_gear", who="Ana", gear=[2, 3]), id="some gear"),
        pytest.param(move("gain_gear", who="Ana", name="Kit"), id="gear that was named"),
        pytest.param(move("begin_chapter", who="Ana", chapter=2, code="MX-2", feats=["A", "S"]), id="with its feats"),
        pytest.param(move("resolve_defeat", who="Ana", vitality=4, loses_turn=True, to="Clinic"), id="a defeat"),
    ],
)
def test_a_command_taken_apart_is_put_together_again(given: dict[str, Any]) -> None:
    before = COMMANDS.validate_python(given)
    it = retold(before)

    assert it is not None
    assert command(READY.table, it) == before


def test_of_several_things_one_can_be_another_number() -> None:
    it = retold(COMMANDS.validate_python(move("gain", who="Ana", gains={"vp": 2, "legend": 1})))

    assert it is not None
    assert as_given(command(TWO.table, said(TWO.table, it, "legend", 3))) == move(
        "gain", who="Ana", gains={"vp": 2, "legend": 3}
    )


@pytest.mark.parametrize(
    ("given", "part", "value", "expected"),
    [
        pytest.param(
            move("reveal_bounty", name="Krell", landmark="The Pit"), "name", "Grub", move("reveal_bounty", name="Grub"),
            id="another bounty lies elsewhere",
        ),
        pytest.param(
            move("connect", who="Ana", faction="sanction", bonus="special", gains={"vp": 1}), "faction", "ebon_eye",
            move("connect", who="Ana", faction="ebon_eye", bonus="special"), id="another persona gives another bonus",
        ),
        pytest.param(
            move("recover_gear", who="Ana", gear=[2]), "who", "Ben", move("recover_gear", who="Ben"),
            id="somebody else has other gear",
        ),
        pytest.param(
            move("buy", who="Ana", at="armory", cards=[{"kind": "gear"}, {"kind": "data"}]), "name", "Kit",
            move("buy", who="Ana", at="armory", cards=[{"kind": "gear", "name": "Kit"}, {"kind": "data"}]),
            id="the second card stays",
        ),
    ],
)  # fmt: skip
def test_what_does_not_belong_to_the_new_answer_is_left_out(
    given: dict[str, Any], part: str, value: str, expected: dict[str, Any]
) -> None:
    it = retold(COMMANDS.validate_python(given))

    assert it is not None
    assert as_given(command(TWO.table, said(TWO.table, it, part, value))) == expected


@pytest.mark.parametrize("given", [move("end_turn"), move("advance_bounty"), move("begin_scoring")])
def test_some_entries_can_only_be_taken_out(given: dict[str, Any]) -> None:
    assert retold(COMMANDS.validate_python(given)) is None


def test_gear_in_a_hand_is_not_named_to_whoever_looks_on() -> None:
    asked = RECOLLECTION.asks(READY.table, told(READY.table, "play_gear"))

    assert [answer.words for answer in asked[1].answers] == ["gear card 1"]


def test_a_rival_is_asked_about_in_a_solo_game_alone() -> None:
    assert "rival" in RECOLLECTION.there(SOLO.table)
    assert "rival" not in RECOLLECTION.there(TWO.table)


def test_everything_that_can_be_said_has_words_questions_and_fields() -> None:
    moves = {move for subject in RECOLLECTION.subjects.values() for move in subject.moves}

    assert moves < set(RECOLLECTION.words) == set(RECOLLECTION.fields)
    for one in RECOLLECTION.words:
        asked = {ask.part for ask in RECOLLECTION.asks(TWO.table, Retold(what=one))}
        assert set(RECOLLECTION.fields[one]) - {"scrap", "particle"} <= asked <= set(RECOLLECTION.parts)


@settings(max_examples=settings().max_examples // 3)
@given(evenings())
def test_the_first_things_that_come_to_mind_can_be_added_anywhere(evening: Any) -> None:
    *_, last = steps(evening)

    for place in range(0, len(last.ledger.standing) + 1, 6):
        table = last.at(place)
        it = command(table, said(table, RECOLLECTION.begun(table), "amount", 1))
        assert it is not None
        assert isinstance(amend(last, [Insert(place, it)]), Amended)
