"""How two tables of Forsaken differ, in words, and what nobody may miss before accepting it."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings

from companion.forsaken.automation import AUTOMATIONS
from companion.forsaken.difference import differences, warnings
from companion.forsaken.player import Player
from companion.forsaken.rulings import RULINGS
from companion.forsaken.table import Table
from companion.rules.entries import corpus
from tests.companion.forsaken.evenings import evenings
from tests.companion.forsaken.games import AnyGame, alone, begin, gain, move, played
from tests.companion.steps import steps

TWO = begin("Ana", "Ben")
SOLO = played(alone(), move("draw_plot"))
ARMED = played(
    TWO,
    move("gain_gear", who="Ana", name="Kit"),
    move("gain_weapon", who="Ana", name="Saw"),
    move("take_job", who="Ana", faction="cartel", name="Haul"),
    move("to_event_row", name="Storm", event="It rains.", finale="It stops."),
)
GEAR, WEAPON = ARMED.table.player("Ana").gear[0].id, ARMED.table.player("Ana").weapons[0].id
FEAT, EVENT = ARMED.table.player("Ana").feats[0].id, ARMED.table.event_row[0].id


def said(game: AnyGame, *moves: Any) -> list[str]:
    """What differs after these moves, in sentences."""
    return [str(it) for it in differences(game.table, played(game, *moves).table)]


@pytest.mark.parametrize(
    ("game", "given", "expected"),
    [
        pytest.param(TWO, gain(vp=3), "Ana: VP 0 becomes 3", id="VP"),
        pytest.param(TWO, gain(scrap=2), "Ana: scrap 0 becomes 2", id="cubes"),
        pytest.param(TWO, gain(cartel_rep=1), "Ana: Cartel rep 0 becomes 1", id="rep"),
        pytest.param(TWO, gain(damage=3), "Ana: vitality 8 becomes 5", id="vitality"),
        pytest.param(TWO, gain(infamy=2), "Ana: infamy 0 becomes 2", id="infamy"),
        pytest.param(TWO, gain(fungalyte=1), "Ana: fungalyte 0 becomes 1", id="fungalyte"),
        pytest.param(TWO, gain(legend=2), "Ana: steps of legend 0 becomes 2", id="legend"),
        pytest.param(
            TWO, move("gain_grudge", who="Ana", faction="cartel"),
            "Ana: grudges of the Mezmora Cartel 0 becomes 1", id="a grudge",
        ),
        pytest.param(
            TWO, move("gain_gear", who="Ben", name="Kit"), "Ben: a gear card nothing becomes in hand", id="gear"
        ),
        pytest.param(
            ARMED, move("play_gear", who="Ana", gear=GEAR),
            "Ana: a gear card in hand becomes in the discard pile", id="gear that would be played",
        ),
        pytest.param(
            ARMED, move("describe_gear", who="Ana", gear=GEAR, words="Shift a die."),
            "Ana: what is known of a gear card as noted becomes noted otherwise", id="gear that was read",
        ),
        pytest.param(
            ARMED, move("arrange_weapons", who="Ana", mods=[WEAPON]),
            "Ana: the place of Saw equipped becomes a mod", id="a weapon",
        ),
        pytest.param(
            TWO, move("gain_card", who="Ana", kind="talent", name="Swift"),
            "Ana: Swift nothing becomes there", id="a talent",
        ),
        pytest.param(
            TWO, move("take_job", who="Ana", name="Haul"), "Ana: Haul nothing becomes there", id="a job"
        ),
        pytest.param(
            ARMED, move("complete_feat", who="Ana", feat=FEAT),
            "Ana: the state of feat S active becomes done", id="a feat",
        ),
        pytest.param(TWO, move("set_chapter", who="Ana", to=2), "Ana: the chapter 1 becomes 2", id="a chapter"),
        pytest.param(
            TWO, move("finish_story", who="Ana"), "Ana: the story not finished becomes finished", id="a story"
        ),
        pytest.param(
            TWO, move("describe_character", who="Ana", spaces=3, lap_vp=2),
            "Ana: spaces of the legend loop nothing becomes 3", id="a loop",
        ),
        pytest.param(
            played(TWO, move("describe_character", who="Ana", spaces=3)),
            move("describe_space", who="Ana", space=1, gains={"boosts": 1}),
            "Ana: space 1 of the legend loop nothing becomes 1 boost", id="a space of a loop",
        ),
        pytest.param(
            TWO, move("act", who="Ana", action="move"), "actions of this turn nothing becomes move", id="an action"
        ),
        pytest.param(
            TWO, move("begin_encounters", who="Ana"), "the step of this turn action becomes encounter", id="a step"
        ),
        pytest.param(TWO, move("end_turn"), "the turn Ana becomes Ben", id="the turn"),
        pytest.param(
            TWO, move("set_length", to="short"), "the length standard, 15 VP becomes short, 12 VP", id="the length"
        ),
        pytest.param(
            TWO, gain(vp=15), "the end was set off by nothing becomes VP at the threshold (Ana)", id="the end"
        ),
        pytest.param(TWO, gain(vp=15), "last turns still to come nothing becomes Ben", id="last turns"),
        pytest.param(
            TWO, move("fight", who="Ana", rolled={"name": "Ghoul", "own": {"strength": 3}, "other": {"strength": 3}}),
            "Ana: a fight of equal strength to be settled nothing becomes against Ghoul", id="a fight",
        ),
        pytest.param(TWO, move("reveal_bounty", name="Krell"), "the bounty nothing becomes Krell", id="a bounty"),
        pytest.param(
            TWO, move("set_bounty", space=2), "the bounty tracker, spaces down 0 becomes 2", id="the bounty tracker"
        ),
        pytest.param(
            TWO, move("name_persona", faction="sanction", name="Vex", path=["Mines", None, "Dock"]),
            "the path of the persona of the Sanction Empyriad Strip Mines, ?, ? becomes Mines, ?, Dock", id="a persona",
        ),
        pytest.param(
            TWO, move("move_persona", faction="cartel", to=2),
            "where the persona of the Mezmora Cartel is landmark 1 becomes landmark 2", id="a patrol",
        ),
        pytest.param(
            TWO, move("set_yards", tiles=[2, 3, 4]), "the scrap tile of scrapyard 1 there becomes not there", id="tiles"
        ),
        pytest.param(
            TWO, move("set_deck", planet="thyrria", to=9), "encounter cards of Thyrria not counted becomes 9",
            id="a deck",
        ),
        pytest.param(
            TWO, move("lay_cubes", place="Slag Trench", scrap=2), "scrap at Slag Trench 0 becomes 2", id="loose cubes"
        ),
        pytest.param(
            TWO, move("to_event_row", name="Storm"), "Storm nothing becomes in the event row", id="the event row"
        ),
        pytest.param(
            played(ARMED, move("begin_scoring")), move("settle_finale", event=EVENT, vp={"Ana": 2}),
            "whether the finale was done, of Storm no becomes yes", id="a finale",
        ),
        pytest.param(SOLO, move("draw_plot"), "cards in the plot row 1 becomes 2", id="the plot row"),
        pytest.param(
            SOLO, move("resolve_plot", vp=2), "the line of plot card 1 to be resolved becomes resolved", id="a line"
        ),
        pytest.param(SOLO, move("rival_gains", vp=2), "VP of the rival 0 becomes 2", id="the rival"),
        pytest.param(
            SOLO, move("name_ability", words="Punish."), "the card of the rival not read becomes read", id="an ability"
        ),
        pytest.param(
            SOLO, move("set_plot", deck=0), "cards in the plot deck 7 becomes 0", id="the plot deck"
        ),
        pytest.param(
            TWO, move("describe_tower", tower={"zones": [{"name": "rim", "strength": 1}], "plain": {"crit": 2}}),
            "zones of the dice tower nothing becomes rim: 1 strength, 0 damage, chance 1", id="the dice tower",
        ),
        pytest.param(
            TWO, move("set_ruling", ruling="S3", option="yes"),
            "ruling S3 No, only yours becomes Yes, the rival's, too", id="a ruling",
        ),
        pytest.param(
            TWO, move("set_automation", automation="limits", how="off"), "automation of limits on becomes off",
            id="an automation",
        ),
        pytest.param(
            TWO, move("leave_table", who="Ben"), "Ben: the seat there becomes gone", id="a seat that is left"
        ),
        pytest.param(
            TWO, move("reorder_seats", order=["Ben", "Ana"]), "the order of turns Ana, Ben becomes Ben, Ana",
            id="the order of turns",
        ),
        pytest.param(
            played(TWO, move("begin_scoring")), move("score_extras", who="Ana", extras=[{"what": "Ruin", "vp": 4}]),
            "Ana: extras at the end nothing becomes Ruin 4", id="extras",
        ),
    ],
)  # fmt: skip
def test_a_difference_is_told(game: AnyGame, given: dict[str, Any], expected: str) -> None:
    assert expected in said(game, given)


def test_what_waits_is_told_too() -> None:
    told = differences(TWO.table, played(TWO, gain(scrap=9)).table)

    assert any(it.after == "asked" for it in told)


def test_what_is_in_a_hand_is_not_named() -> None:
    named = move("describe_gear", who="Ana", gear=GEAR, name="Rope")

    assert not [
        it for it in said(ARMED, named, move("gain_gear", who="Ana", name="Net")) if "Rope" in it or "Net" in it
    ]


def test_cubes_that_came_out_of_the_bag_are_told_once() -> None:
    told = said(TWO, gain(scrap=2), move("lay_cubes", place="Slag Trench", particle=1))

    assert [it for it in told if "in the bag" in it] == []


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        pytest.param([], [move("begin_scoring")], ("The game would end in round 1.",), id="the game would end"),
        pytest.param(
            [move("begin_scoring")], [], ("The game would not be over: it would go on in round 1.",), id="or go on"
        ),
        pytest.param([], [move("end_turn")], (), id="nothing of the kind"),
    ],
)
def test_what_nobody_may_miss(before: list[Any], after: list[Any], expected: tuple[str, ...]) -> None:
    assert warnings(played(TWO, *before).table, played(TWO, *after).table) == expected


def test_another_winner_is_not_to_be_missed() -> None:
    end = [move("begin_scoring"), move("finish")]

    found = warnings(played(TWO, gain(vp=2), *end).table, played(TWO, gain("Ben", vp=2), *end).table)

    assert len(found) == 1
    assert found[0].startswith("The verdict would be: ")


def test_a_game_that_would_be_lost_to_the_plot_is_not_to_be_missed() -> None:
    lost = played(alone(), *[move("draw_plot")] * 5)

    assert "The game would be lost to the plot." in warnings(SOLO.table, lost.table)
    assert "The game would not be lost to the plot." in warnings(lost.table, SOLO.table)


UNSEEN = ("next_id", "reminders", "proposals", "dismissed", "due", "gone")
"""What a table remembers and nobody sees as such: what waits shows as prompts and notices."""


def bare(table: Table) -> Table:
    """The table with what nobody sees left out, and what is the same to everybody said in one way."""
    blank: dict[str, Any] = {name: Table.model_fields[name].default for name in UNSEEN}
    agreed = {
        "rulings": {ruling: table.ruled(ruling) for ruling in RULINGS},
        "automation": {automation: table.how(automation) for automation in AUTOMATIONS},
        "decks": {planet: cards for planet, cards in table.decks.items() if cards is not None},
        "loose": tuple(sorted((it for it in table.loose if it.scrap or it.particle), key=lambda it: it.place)),
        "event_row": tuple(sorted(table.event_row, key=lambda card: card.id)),
        "plot": table.plot.changed({"row": tuple(card.changed({"id": 0}) for card in table.plot.row)}),
        "done": table.done.changed({"noticed": ()}),
        "players": tuple(_bare(it) for it in table.players),
        "counted": {who: kinds for who, kinds in table.counted.items() if kinds and table.find(who)},
        **{
            part: {who: lines for who, lines in getattr(table, part).items() if lines and table.find(who)}
            for part in ("finale", "extras")
        },
    }
    return table.changed({**blank, **agreed})


def _bare(it: Player) -> Player:
    ordered = {part: tuple(sorted(getattr(it, part), key=lambda one: one.id)) for part in PILES}
    held = {what: count for what, count in it.held.items() if count}
    grudges = {faction: count for faction, count in it.grudges.items() if count}
    return it.changed({**ordered, "held": held, "grudges": grudges})


PILES = ("gear", "weapons", "cards", "jobs", "feats")


@settings(max_examples=settings().max_examples // 2)
@given(evenings())
def test_nothing_else_differs_means_that_nothing_else_does(evening: Any) -> None:
    tables = [game.table for game in steps(evening)]

    for before, after in pairwise(tables):
        told = differences(before, after)
        if not told:
            assert bare(before) == bare(after)
        assert all(it.rule in corpus() for it in told)
        assert differences(after, after) == ()
