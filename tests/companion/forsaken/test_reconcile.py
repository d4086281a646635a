"""Values of a game of Forsaken brought in line with the table: one by one, or many at once."""

from typing import Any

import pytest

from companion.forsaken.difference import differences
from companion.forsaken.tracked import RECONCILIATION, corrected, correction, tracked
from tests.companion.forsaken.games import AnyGame, alone, asked, begin, gain, move, noticed, played, player, refused

TWO = begin("Ana", "Ben", decks={"thyrria": 12})
SOLO = played(alone(), move("draw_plot"), move("resolve_plot", vp=1), move("draw_plot"))
TOWER = {"zones": [{"name": "rim", "strength": 1}], "plain": {"crit": 1}}


def values(game: AnyGame) -> dict[str, Any]:
    return {it.name: it.value for it in tracked(game.table)}


def reasons(game: AnyGame) -> str:
    return "; ".join(because.text for because in game.ledger.entries[-1].because)


@pytest.mark.parametrize(
    ("game", "given", "expected"),
    [
        pytest.param(TWO, {"held": {"Ana": {"vp": 12}}}, {"vp:Ana": 12}, id="VP"),
        pytest.param(TWO, {"held": {"Ana": {"boosts": 2}}}, {"boosts:Ana": 2}, id="boosts"),
        pytest.param(TWO, {"held": {"Ben": {"Ebon Eye rep": 4}}}, {"ebon_eye_rep:Ben": 4}, id="rep"),
        pytest.param(TWO, {"vitality": {"Ana": 3}}, {"vitality:Ana": 3}, id="vitality"),
        pytest.param(
            TWO, {"fungalyte": {"Ana": 2}}, {"fungalyte:Ana": 2, "vitality:Ana": 6},
            id="fungalyte at full vitality pushes the tracker",
        ),
        pytest.param(TWO, {"infamy": {"Ben": 4}}, {"infamy:Ben": 4}, id="infamy"),
        pytest.param(TWO, {"legend": {"Ben": 30}}, {"legend:Ben": 30}, id="legend"),
        pytest.param(TWO, {"bounty": 3}, {"bounty": 3}, id="the bounty tracker"),
        pytest.param(TWO, {"decks": {"thyrria": 0}}, {"decks:Thyrria": 0}, id="an encounter deck"),
        pytest.param(TWO, {"decks": {"Port Ambition": 9}}, {"decks:Port Ambition": 9}, id="a deck counted now"),
        pytest.param(TWO, {"round": 4}, {"round": 4}, id="the round"),
        pytest.param(TWO, {"turn": "Ben"}, {"turn": "Ben"}, id="the turn"),
        pytest.param(SOLO, {"rival": 0}, {"rival": 0}, id="the rival's VP, down to none"),
        pytest.param(SOLO, {"plot": 3}, {"decks:Plot deck": 3}, id="the plot deck"),
    ],
)  # fmt: skip
def test_each_value_is_set_and_nothing_else(game: AnyGame, given: dict[str, Any], expected: dict[str, Any]) -> None:
    done = played(game, move("reconcile", **given))

    assert values(done) == values(game) | expected


def test_cubes_come_out_of_the_bag_and_go_back_into_it() -> None:
    there = played(TWO, move("reconcile", held={"Ana": {"scrap": 8, "particle": 2}}))
    gone = played(there, move("set_holding", who="Ana", what="scrap", to=3))

    assert there.table.bag == {"scrap": 21, "particle": 9}
    assert (player(gone).holds("scrap"), gone.table.bag["scrap"]) == (3, 26)


def test_all_of_it_is_one_entry_that_pays_nothing_and_sets_nothing_off() -> None:
    given = move(
        "reconcile", held={"Ana": {"vp": 20, "scrap": 10}}, vitality={"Ana": 0}, infamy={"Ana": 4}, legend={"Ana": 9}
    )

    done = played(TWO, given)

    assert len(done.ledger.entries) == 1
    assert done.table.ending is None
    assert "defeat" not in asked(done)
    assert player(done).holds("boosts") == 0


def test_what_somebody_puts_back_can_be_with_somebody_else_in_the_same_entry() -> None:
    game = played(TWO, move("set_holding", who="Ben", what="particle", to=11))

    done = played(game, move("reconcile", held={"Ana": {"particle": 11}, "Ben": {"particle": 0}}))

    assert (player(done).holds("particle"), player(done, "Ben").holds("particle")) == (11, 0)


@pytest.mark.parametrize(
    ("game", "given", "before"),
    [
        pytest.param(TWO, move("set_holding", who="Ana", what="vp", to=9), "Ana had 0 VP", id="VP"),
        pytest.param(TWO, move("set_vitality", who="Ana", to=1), "Ana had 8 vitality", id="vitality"),
        pytest.param(TWO, move("set_fungalyte", who="Ana", to=1), "Ana had 0 fungalyte", id="fungalyte"),
        pytest.param(TWO, move("set_infamy", who="Ana", to=1), "Ana had 0 infamy", id="infamy"),
        pytest.param(
            TWO, move("set_grudges", who="Ana", faction="cartel", to=1), "0 grudges of the Mezmora Cartel", id="grudges"
        ),
        pytest.param(TWO, move("set_legend", who="Ana", to=5), "Ana had gone 0 steps", id="legend"),
        pytest.param(TWO, move("set_chapter", who="Ana", to=2), "Ana was in chapter 1", id="a chapter"),
        pytest.param(TWO, move("set_actions", actions=["move"]), "spent before: none", id="actions"),
        pytest.param(TWO, move("set_bounty", space=2), "the bounty tracker was 0 spaces down", id="the bounty"),
        pytest.param(TWO, move("set_yards", tiles=[2, 3, 4]), "scrapyard 1", id="scrap tiles"),
        pytest.param(TWO, move("set_deck", planet="thyrria", to=3), "12 cards were in the deck", id="a deck"),
        pytest.param(TWO, move("set_deck", planet="mycoid_verge", to=3), "nobody had counted", id="a deck, first"),
        pytest.param(TWO, move("set_round", to=3), "it was round 1", id="the round"),
        pytest.param(SOLO, move("set_rival", vp=7), "Grash had 1 VP", id="the rival"),
        pytest.param(SOLO, move("set_plot", deck=2), "6 in the deck, 2 in the row, 0 archived", id="the plot"),
    ],
)
def test_a_correction_says_what_was_before(game: AnyGame, given: dict[str, Any], before: str) -> None:
    done = played(game, given)

    assert before in reasons(done)
    assert {because.rule for because in done.ledger.entries[-1].because} == {"corrections"}
    assert differences(game.table, done.table) != ()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        pytest.param(move("set_grudges", who="Ana", faction="Ebon Eye", to=2), {"ebon_eye": 2}, id="grudges"),
        pytest.param(move("set_grudges", who="Ana", faction="cartel", to=0), {}, id="none as before"),
    ],
)
def test_grudges_lie_in_their_slots(given: dict[str, Any], shown: dict[str, int]) -> None:
    assert player(played(TWO, given)).grudges == shown


def test_the_length_changes_the_threshold_and_ends_nothing() -> None:
    game = played(TWO, gain(vp=13))

    done = played(game, move("set_length", to="short"))

    assert (done.table.threshold, done.table.ending) == (12, None)
    assert "the threshold was 15 VP and is 12 VP" in reasons(done)


def test_what_the_tower_shows_is_known_from_then_on() -> None:
    done = played(TWO, move("describe_tower", tower=TOWER))

    assert [zone.name for zone in done.table.printed.tower.zones] == ["rim"]
    assert done.table.printed.tower.advanced is None


@pytest.mark.parametrize(
    ("given", "left"),
    [
        pytest.param(move("set_plot", row=1), (7, 1, 0), id="a card that was not drawn is in the deck again"),
        pytest.param(move("set_plot", row=3), (5, 3, 0), id="a card that was drawn came off the deck"),
        pytest.param(move("set_plot", row=1, archived=1), (6, 1, 1), id="a card that was archived is not"),
        pytest.param(move("set_plot", deck=2, row=2), (2, 2, 0), id="the deck as it was counted"),
    ],
)
def test_the_plot_is_as_it_lies_there(given: dict[str, Any], left: tuple[int, int, int]) -> None:
    plot = played(SOLO, given).table.plot

    assert (plot.deck, len(plot.row), plot.archived) == left


UNREAD = begin("Ana", "Ben", vitality=None, green=None)
TRACKED_BOUNTY = played(TWO, move("reveal_bounty", name="Krell"), move("describe_bounty", track=[{}, {}, {}]))


@pytest.mark.parametrize(
    ("game", "given", "where", "fits"),
    [
        pytest.param(TWO, move("reconcile", held={"Zoe": {"vp": 1}}), "held.Zoe", "Ana", id="nobody of that name"),
        pytest.param(TWO, move("reconcile", turn="Zoe"), "who", "Ana", id="a turn of nobody"),
        pytest.param(TWO, move("set_holding", who="Ana", what="particle", to=12), "to", "11", id="too many particles"),
        pytest.param(
            TWO, move("reconcile", held={"Ana": {"scrap": 20}, "Ben": {"scrap": 10}}), "held.Ana.scrap", "19",
            id="more scrap than the box has, together",
        ),
        pytest.param(UNREAD, move("set_vitality", who="Ana", to=3), "to", "board", id="Vitality: not read"),
        pytest.param(TWO, move("set_vitality", who="Ana", to=9), "to", "0 to 8", id="Vitality: above the track"),
        pytest.param(
            TWO, move("reconcile", vitality={"Ana": 8}, fungalyte={"Ana": 1}), "vitality.Ana", "0 to 7",
            id="Fungalyte: the maximum falls",
        ),
        pytest.param(TWO, move("set_fungalyte", who="Ana", to=4), "to", "0 to 3", id="Fungalyte: green slots only"),
        pytest.param(TWO, move("set_yards", tiles=[1, 2, 3, 4]), "tiles", "leave", id="Scrapyard: three tiles"),
        pytest.param(TRACKED_BOUNTY, move("set_bounty", space=3), "space", "0 to 2", id="Bounty: below the track"),
        pytest.param(TWO, move("set_rival", vp=3), "vp", "solo", id="no rival"),
        pytest.param(TWO, move("set_plot", deck=3), "move", "solo", id="no plot"),
        pytest.param(
            played(TWO, move("begin_scoring")), move("set_actions", actions=[]), "actions", "turn", id="no turn is on"
        ),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_its_place_and_what_fits(
    game: AnyGame, given: dict[str, Any], where: str, fits: str
) -> None:
    refusal = refused(game, given)

    assert refusal.where == where
    assert fits in str(refusal)


def test_what_agrees_is_left_as_it_is_without_a_reason() -> None:
    done = played(TWO, move("reconcile", held={"Ana": {"vp": 0}}, vitality={"Ana": 8}, round=1, turn="Ana", bounty=0))

    assert (done.ledger.entries[-1].events, reasons(done)) == ((), "")


@pytest.mark.parametrize(
    ("game", "there", "absent"),
    [
        pytest.param(TWO, ("round", "turn", "vp:Ana", "decks:Thyrria"), ("rival", "decks:Mycoid Verge"), id="players"),
        pytest.param(UNREAD, ("fungalyte:Ana",), ("vitality:Ana",), id="a track that was not read"),
        pytest.param(SOLO, ("rival", "decks:Plot deck", "round"), ("turn",), id="solo"),
        pytest.param(played(TWO, move("begin_scoring")), ("vp:Ana",), ("round", "turn"), id="scoring"),
    ],
)
def test_what_is_tracked_at_this_moment(game: AnyGame, there: tuple[str, ...], absent: tuple[str, ...]) -> None:
    names = list(values(game))

    assert set(there) <= set(names)
    assert not set(absent) & set(names)
    assert len(names) == len(set(names))


def test_a_correction_holds_what_was_typed_and_differs_also_for_a_name_with_a_colon() -> None:
    game = begin("Ana", "Ben: the bard")
    typed = {"vp:Ana": 0, "scrap:Ben: the bard": 2, "legend:Ana": 4, "bounty": 1, "turn": "Ana", "decks:Thyrria": 7}

    it = correction(game.table, typed, "  counted  twice ")

    assert it is not None
    assert (it.held, it.legend, it.decks) == ({"Ben: the bard": {"scrap": 2}}, {"Ana": 4}, {"thyrria": 7})
    assert (it.bounty, it.turn, it.note, corrected(it)) == (1, None, "counted twice", 4)


@pytest.mark.parametrize(
    "typed", [{"vp:Ana": 0, "bounty": 0, "decks:Thyrria": 12, "decks:Mycoid Verge": 0}, {"vp:Zoe": 4}]
)
def test_where_nothing_differs_there_is_no_correction(typed: dict[str, Any]) -> None:
    assert correction(TWO.table, typed) is None


@pytest.mark.parametrize(
    ("game", "offered"),
    [
        pytest.param(TWO, ("Port Ambition", "Mycoid Verge"), id="decks that nobody has counted"),
        pytest.param(
            alone(rival={"name": "Grash"}), ("Thyrria", "Port Ambition", "Mycoid Verge", "Plot deck"), id="solo"
        ),
    ],
)
def test_decks_that_nobody_has_counted_can_be_taken_up(game: AnyGame, offered: tuple[str, ...]) -> None:
    assert RECONCILIATION.offered(game.table) == offered
    assert {RECONCILIATION.more_of(game.table, title).value for title in offered} == {0}


def test_a_correction_is_no_notice() -> None:
    assert noticed(played(TWO, move("set_actions", actions=["move", "rest"]))) == []
