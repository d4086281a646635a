"""What holds in every game of Forsaken, whatever people do in play: random moves, nonsense among them."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.forsaken.kinds import CUBES, GEAR_LIMIT, INFAMY_LIMIT, REP, REP_LIMIT, RESOURCE_LIMIT, RESOURCES
from companion.forsaken.prompts import prompts
from companion.game import Game
from companion.rules.entries import corpus
from tests.companion.forsaken.games import AnyGame, Move, act, begin, move

PEOPLE = ("Ana", "Ben")
LOOP = [{"gains": {"boosts": 1}}, {"gains": {"legend": 1, "scrap": 2}}, None, {"gains": {"infamy": 2}}, {"words": "!"}]
BOARD = {"kind": "character", "id": "m", "name": "Mandorax", "vitality": 5, "green": 2, "loop": LOOP, "lap_vp": 1}

who = st.sampled_from(PEOPLE)
id = st.integers(1, 30)
cubes = st.integers(0, 5)
few = st.integers(1, 6)
GAINED = ("vp", "scrap", "particle", "cartel_rep", "legend", "infamy", "fungalyte", "heal", "damage", "boosts")
# Few people, short tracks and a small loop, so that limits are met in one evening.
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(lambda who, what, n: move("gain", who=who, gains={what: n}), who, st.sampled_from(GAINED), few),
    st.builds(lambda who, what, n: move("lose", who=who, losses={what: n}), who,
              st.sampled_from(("vp", "scrap", "particle", "infamy", "fungalyte")), few),
    st.builds(lambda who, scrap, particle: move("scrounge", who=who, scrap=scrap, particle=particle), who, cubes,
              cubes),
    st.builds(lambda who, scrap, particle: move("return_cubes", who=who, scrap=scrap, particle=particle), who, cubes,
              cubes),
    st.builds(lambda scrap, particle: move("lay_cubes", place="pit", scrap=scrap, particle=particle), cubes, cubes),
    st.builds(lambda who, scrap: move("pick_up_cubes", place="pit", who=who, scrap=scrap), st.none() | who, cubes),
    st.builds(lambda who, what, to: move("set_holding", who=who, what=what, to=to), who, st.sampled_from(RESOURCES),
              few),
    st.builds(lambda who: move("describe_character", who=who, printed=BOARD), who),
    st.builds(lambda who, space: move("describe_space", who=who, space=space, gains={"legend": 2}), who, cubes),
    st.builds(lambda who, vitality: move("resolve_defeat", who=who, vitality=vitality), who, st.none() | cubes),
    st.builds(lambda who, to: move("set_vitality", who=who, to=to), who, cubes),
    st.builds(lambda who: move("gain_gear", who=who), who),
    st.builds(lambda who, gear: move("play_gear", who=who, gear=gear), who, id),
    st.builds(lambda who, gear: move("archive_gear", who=who, gear=gear), who, id),
    st.builds(lambda who, name: move("gain_weapon", who=who, name=name, role="equipped"), who, st.sampled_from("ab")),
    st.builds(lambda who, feat: move("complete_feat", who=who, feat=feat), who, id),
    st.builds(lambda who, number: move("begin_chapter", who=who, chapter=number, feats=["S", "A"]), who,
              st.integers(1, 3)),
    st.builds(lambda who: move("rest", who=who), who),
    st.builds(lambda who: move("summon_transport", who=who), who),
    st.just(move("draw_encounter", who="Ana", planet="thyrria")),
    st.just(move("end_turn")),
)  # fmt: skip
# Long evenings: limits are met late.
GAMES = st.lists(MOVES, min_size=15, max_size=40)


def evening(moves: list[Move]) -> AnyGame:
    """The game after these moves; what is refused changes nothing."""
    game = begin(*PEOPLE, vitality=None, green=None, decks={"thyrria": 4})
    for given_move in moves:
        answer = act(game, given_move)
        game = answer if isinstance(answer, Game) else game
    return game


@given(GAMES)
def test_every_cube_of_the_box_is_in_the_bag_on_a_tray_or_on_the_board(moves: list[Move]) -> None:
    table = evening(moves).table

    for what, total in CUBES.items():
        trays = sum(player.holds(what) for player in table.players)
        loose = sum(getattr(place, what) for place in table.loose)
        assert table.bag[what] + trays + loose == total
        assert table.bag[what] >= 0
        assert all(getattr(place, what) >= 0 for place in table.loose)


@given(GAMES)
def test_what_is_above_a_limit_is_asked_for(moves: list[Move]) -> None:
    table = evening(moves).table

    open_prompts: Any = {(prompt.kind, prompt.who): prompt.number for prompt in prompts(table)}
    for player in table.players:
        over = {"over_gear": len(player.gear) - GEAR_LIMIT, "over_resources": player.resources - RESOURCE_LIMIT}
        corrected = any(given_move["move"] == "set_holding" for given_move in moves)
        for kind, excess in over.items():
            if excess > 0 and not (corrected and kind == "over_resources"):
                assert open_prompts[(kind, player.name)] == excess
            elif excess <= 0:
                assert (kind, player.name) not in open_prompts


@given(GAMES)
def test_no_track_leaves_its_bounds(moves: list[Move]) -> None:
    table = evening(moves).table

    for player in table.players:
        assert player.vp >= 0
        assert player.infamy <= INFAMY_LIMIT
        assert all(player.holds(rep) <= REP_LIMIT for rep in REP.values())
        assert all(count >= 0 for count in player.held.values())
        if player.most is not None and player.vitality is not None and player.maximum is not None:
            assert player.vitality <= player.maximum <= player.most
        if player.weapons:
            assert sum(weapon.role == "equipped" for weapon in player.weapons) == 1


@given(GAMES)
def test_nothing_shares_an_id_with_anything_else(moves: list[Move]) -> None:
    table = evening(moves).table

    ids = [
        *(it.id for player in table.players for it in (*player.gear, *player.weapons, *player.cards, *player.feats)),
        *(due.id for due in table.due),
        *(reminder.id for reminder in table.reminders),
    ]
    assert len(ids) == len(set(ids))
    assert max(ids, default=0) < table.next_id


@given(GAMES)
def test_every_prompt_has_a_key_of_its_own_and_every_reason_leads_to_an_entry(moves: list[Move]) -> None:
    game = evening(moves)

    keys = [prompt.key for prompt in prompts(game.table)]
    rules = {prompt.rule for prompt in prompts(game.table)}
    rules |= {reason.rule for entry in game.ledger.standing for reason in entry.because}
    assert len(keys) == len(set(keys))
    assert rules <= set(corpus())
