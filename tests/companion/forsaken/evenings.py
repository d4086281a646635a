"""Random games of Forsaken: setups, and commands that such tables might get, most of them sensible."""

from functools import cache
from typing import Any

from hypothesis import strategies as st

from companion.forsaken.automation import AUTOMATIONS
from companion.forsaken.commands import COMMANDS, Command
from companion.forsaken.kinds import (
    ACTIONS,
    CLASSES,
    FACTIONS,
    GAINS,
    HOLDINGS,
    PLANETS,
    SHOPS,
    THRESHOLDS,
)
from companion.forsaken.rulebook import FORSAKEN
from companion.forsaken.rulings import RULINGS
from companion.forsaken.setup import Setup
from companion.game import Game

AnyGame = Game[Any, Any, Any, Any]

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
LOOP: list[Any] = [{}, {"gains": {"boosts": 1}}, None, {"gains": {"legend": 1, "vp": 1}}, {"words": "Look ahead."}]
OWN_CARDS: list[dict[str, Any]] = [
    {
        "kind": "character", "id": "mandorax", "name": "Mandorax", "klass": "clever", "vitality": 7, "green": 3,
        "loop": LOOP, "lap_vp": 2, "talent": "Look twice.", "scrap": 2, "particle": 1,
    },
    {"kind": "weapon", "id": "saw", "name": "Saw", "dice": 3, "cost": 4, "mod": {"type": "barrel", "strength": 1}},
    {"kind": "gear", "id": "kit", "name": "Kit", "timing": "Before a roll", "dice": 1, "cost": 3},
    {
        "kind": "bounty", "id": "grub", "name": "Grub", "landmark": "The Pit", "dice": 4, "overwhelm": 3,
        "track": [{"gains": {"vp": 1}}, {"words": "A card."}, {}], "entry": "Z9",
    },
    {
        "kind": "persona", "id": "oz", "name": "Oz", "faction": "cartel", "letter": "A", "special": "Draw a card.",
        "path": ["Slag", "Dock", "Tower"],
    },
    {"kind": "plot", "id": "a", "name": "A", "objective": "Win a fight.", "lines": [{"vp": 1}, None, None, None, None]},
    {"kind": "rival", "id": "grash", "name": "Grash", "pips": 1, "ability": "Punish."},
    {"kind": "story", "id": "mx1", "name": "Pod", "chapter": 1, "feats": ["S"], "by_class": {"clever": "Z4"}},
]  # fmt: skip
TOWER: dict[str, Any] = {
    "zones": [{"name": "left", "strength": 1}, {"name": "right", "strength": 2, "damage": 1}],
    "plain": {"crit": 1, "blank": 1},
    "advanced": {"crit": 2, "purge": 1},
}


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    count = draw(st.integers(1, 4))
    rival = {"name": "Grash", "pips": 1, "plot": draw(st.none() | st.integers(2, 8))}
    known = draw(st.booleans())
    return Setup.model_validate(
        {
            "seats": [
                {
                    "name": name,
                    "character": "Mandorax" if number == 0 and draw(st.booleans()) else None,
                    "klass": draw(st.none() | st.sampled_from(CLASSES)),
                    "vitality": draw(st.none() | st.integers(3, 9)),
                    "green": draw(st.none() | st.integers(0, 3)),
                    "scrap": draw(st.integers(0, 3)),
                    "gear": draw(st.lists(st.sampled_from(["Kit", "Rope"]), max_size=2)),
                    "weapon": draw(st.none() | st.sampled_from(["Saw", "Pike"])),
                }
                for number, name in enumerate(PEOPLE[:count])
            ],
            "length": draw(st.sampled_from(sorted(THRESHOLDS))),
            "personas": draw(st.sampled_from([{}, {"cartel": {"name": "Oz", "letter": "A"}}])),
            "bounty": draw(st.none() | st.just("Grub")),
            "rival": rival if count == 1 and draw(st.booleans()) else None,
            "decks": draw(st.dictionaries(st.sampled_from(PLANETS), st.integers(0, 3), max_size=2)),
            "printed": {"tower": TOWER} if known else {},
            "cards": OWN_CARDS if known else [],
            "rulings": draw(
                st.dictionaries(st.sampled_from(sorted(RULINGS)), st.sampled_from(["default", "other"]), max_size=2)
            ),
            "automation": draw(
                st.dictionaries(st.sampled_from(sorted(AUTOMATIONS)), st.sampled_from(["on", "ask", "off"]), max_size=3)
            ),
        }
    )


def moves(of: Setup) -> st.SearchStrategy[Command]:
    """Commands that such a table might get: most of them sensible, some of them nonsense."""
    return _moves(tuple(seat.name for seat in of.seats))


@cache
def _moves(seats: tuple[str, ...]) -> st.SearchStrategy[Command]:
    who = st.sampled_from([*seats, *seats, *seats, "Nobody"])
    card, small, few, tiny = st.integers(1, 45), st.integers(0, 4), st.integers(0, 9), st.integers(0, 2)
    faction, planet, names = st.sampled_from(FACTIONS), st.sampled_from(PLANETS), st.sampled_from(["Eve", "Ana", "ben"])
    things = st.sampled_from(["Kit", "Rope", "Saw", "Pike", "Grub", "A", "Oz"])
    name, words = st.none() | things, st.none() | st.just("Do it.")
    gains = st.dictionaries(st.sampled_from(GAINS), st.integers(1, 4), min_size=1, max_size=3)
    maybe_gains: st.SearchStrategy[dict[Any, int]] = st.just({}) | gains
    extras = st.lists(st.fixed_dictionaries({"what": st.just("Finale"), "vp": st.integers(-3, 6)}), max_size=2)
    die = st.fixed_dictionaries(
        {
            "zone": st.integers(1, 3),
            "face": st.sampled_from(["plain", "crit", "blank", "purge"]),
            "advanced": st.booleans(),
        }
    )
    side = st.fixed_dictionaries(
        {"dice": st.none() | st.lists(die, max_size=4), "strength": small, "damage": small, "shields": tiny}
    )
    against = st.sampled_from(["enemy", "bounty", "player"])
    rolled = st.fixed_dictionaries(
        {
            "against": against, "name": name, "defender": st.none() | who, "own": side, "other": side,
            "overwhelm": st.none() | small,
        }
    )  # fmt: skip
    kinds = ("defeat", "over_gear", "over_resources", "loop_space", "character", "job", "reward", "queue", "plot_draw")
    keys = st.builds("{}:{}".format, st.sampled_from((*kinds, "by_hand", "proposal", "feat_name")), card)
    cubes = {"scrap": small, "particle": tiny}
    kind = st.sampled_from(["gear", "weapon", "data"])
    fields: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        "gain": {"who": who, "gains": gains, "why": words},
        "lose": {"who": who, "losses": gains},
        "scrounge": {"who": who, **cubes},
        "return_cubes": {"who": who, **cubes},
        "lay_cubes": {"place": things, **cubes},
        "pick_up_cubes": {"place": things, "who": st.none() | who, **cubes},
        "describe_character": {
            "who": who, "character": st.none() | st.just("Mandorax"), "vitality": st.none() | few,
            "green": st.none() | small, "spaces": st.none() | st.integers(1, 6), "lap_vp": st.none() | tiny,
            "printed": st.sampled_from([None, OWN_CARDS[0]]),
        },
        "describe_space": {"who": who, "space": few, "gains": maybe_gains, "words": words},
        "resolve_defeat": {"who": who, "vitality": st.none() | small, "loses_turn": st.booleans(), "to": name},
        "gain_grudge": {"who": who, "faction": faction},
        "pay_grudge": {"who": who, "faction": faction, "paid": maybe_gains},
        "gain_gear": {"who": who, "name": name, "printed": st.sampled_from([None, OWN_CARDS[2]])},
        "play_gear": {"who": who, "gear": card, "name": name},
        "recover_gear": {"who": who, "gear": st.lists(card, max_size=2, unique=True)},
        "archive_gear": {"who": who, "gear": card},
        "describe_gear": {"who": who, "gear": card, "name": name, "dice": st.none() | tiny, "words": words},
        "gain_weapon": {
            "who": who, "name": name, "role": st.sampled_from(["equipped", "mod", "aside"]),
            "printed": st.sampled_from([None, OWN_CARDS[1]]),
        },
        "arrange_weapons": {"who": who, "equipped": st.none() | card, "mods": st.lists(card, max_size=2, unique=True)},
        "describe_weapon": {"who": who, "weapon": card, "name": name, "dice": st.none() | small},
        "archive_weapon": {"who": who, "weapon": card},
        "gain_card": {"who": who, "kind": st.sampled_from(["talent", "status"]), "name": name, "words": words},
        "archive_card": {"who": who, "card": card},
        "act": {"who": who, "action": st.sampled_from(ACTIONS)},
        "spend_boost": {"who": who},
        "rest": {"who": who},
        "summon_transport": {"who": who, **cubes},
        "begin_encounters": {"who": who},
        "draw_encounter": {"who": who, "planet": planet, "name": name, "last": st.sampled_from([False] * 5 + [True])},
        "skip_encounter": {"who": who, "why": words},
        "end_turn": {"who": st.none() | who},
        "set_actions": {"actions": st.lists(st.sampled_from(ACTIONS), max_size=4)},
        "visit_clinic": {"who": who},
        "use_transport_hub": {"who": who, "to": name, **cubes},
        "use_headquarters": {"who": who, "faction": faction},
        "take_spoils": {
            "who": who, "faction": st.none() | faction, "kind": st.sampled_from(["gear", "weapon", "talent"]),
            "name": name,
        },
        "buy": {
            "who": who, "at": st.sampled_from(SHOPS), **cubes,
            "cards": st.lists(
                st.fixed_dictionaries({"kind": kind, "name": name, "cost": st.none() | small}), min_size=1, max_size=2
            ),
        },
        "take_free_card": {"who": who, "kind": kind, "name": name},
        "roll_scrapyard": {"who": who, "yard": st.integers(1, 4), "strength": small, "damage": tiny, **cubes},
        "play_cantina": {"who": who, "strength": few, "house": few, "damage": tiny, **cubes},
        "use_ruins": {"who": who},
        "take_ruin": {"who": who, "name": name, "gains": maybe_gains, "words": words},
        "set_yards": {"tiles": st.lists(st.integers(1, 4), max_size=3, unique=True)},
        "name_yard": {"yard": st.integers(1, 3), "name": things},
        "set_deck": {"planet": planet, "to": small},
        "connect": {
            "who": who, "faction": faction, "bonus": st.sampled_from(["main", "special", "none"]), **cubes,
            "gains": maybe_gains, "job": st.booleans(),
        },
        "take_job": {"who": who, "faction": st.none() | faction, "name": name, "keeps_old": st.booleans()},
        "complete_job": {"who": who, "job": card, "gains": st.none() | maybe_gains},
        "drop_job": {"who": who, "job": card},
        "name_persona": {
            "faction": faction, "name": name, "letter": st.none() | st.sampled_from("AB"),
            "path": st.sampled_from([None, ["Slag", None, "Tower"]]),
            "printed": st.sampled_from([None, OWN_CARDS[4]]),
        },
        "move_persona": {"faction": faction, "to": st.none() | st.integers(1, 3)},
        "reveal_bounty": {"name": things, "landmark": name, "printed": st.sampled_from([None, OWN_CARDS[3]])},
        "describe_bounty": {"name": name, "dice": st.none() | small, "overwhelm": st.none() | small},
        "advance_bounty": {"why": words, "escaped": st.booleans()},
        "set_bounty": {"space": small},
        "take_reward": {"who": who, "gains": maybe_gains, "words": words},
        "to_event_row": {"name": name, "event": words, "finale": words},
        "leave_event_row": {"event": card},
        "fight": {"who": who, "rolled": rolled, "as_action": st.booleans(), "encounter": st.booleans()},
        "settle_fight": {"who": who, "won": st.booleans()},
        "begin_chapter": {
            "who": who, "chapter": st.integers(1, 3), "code": name,
            "feats": st.lists(st.sampled_from("SAB"), max_size=2),
            "printed": st.sampled_from([None, OWN_CARDS[7]]),
        },
        "gain_feat": {"who": who, "letter": st.none() | st.sampled_from("SAB"), "name": name},
        "name_feat": {"who": who, "feat": card, "name": things, "words": words},
        "complete_feat": {"who": who, "feat": card},
        "read_vignette": {"who": who, "entry": name},
        "finish_story": {"who": who},
        "draw_plot": {"name": name, "printed": st.sampled_from([None, OWN_CARDS[5]])},
        "resolve_plot": {"vp": small, "line": st.sampled_from([None, {"vp": 1, "words": "Gain.", "ability": True}])},
        "describe_plot": {"card": card, "name": things, "objective": words},
        "complete_objective": {},
        "rival_gains": {"vp": st.integers(-3, 6), "why": words},
        "set_rival": {"vp": st.integers(0, 30)},
        "choose_rival": {"name": things, "plot": st.none() | st.integers(1, 8)},
        "name_ability": {"words": st.just("Punish.")},
        "set_plot": {"deck": st.none() | few, "row": st.none() | small, "archived": st.none() | small},
        "reach_end": {"why": st.sampled_from(["threshold", "deck", "story", "table"]), "who": st.none() | who},
        "revoke_end": {},
        "lose_to_plot": {"how": st.sampled_from(["row", "deck"])},
        "count_cool_stuff": {"who": who, "cool_stuff": st.dictionaries(st.sampled_from(["rep", "gear"]), small)},
        "begin_scoring": {},
        "settle_finale": {"event": card, "vp": st.dictionaries(who, st.integers(-2, 4), max_size=2)},
        "score_finale": {"who": who, "finale": extras},
        "score_extras": {"who": who, "extras": extras},
        "finish": {"extras": st.dictionaries(who, extras, max_size=1)},
        "set_holding": {"who": who, "what": st.sampled_from(HOLDINGS), "to": few},
        "set_vitality": {"who": who, "to": few},
        "set_fungalyte": {"who": who, "to": small},
        "set_infamy": {"who": who, "to": small},
        "set_grudges": {"who": who, "faction": faction, "to": tiny},
        "set_legend": {"who": who, "to": few},
        "set_chapter": {"who": who, "to": st.integers(1, 3)},
        "set_round": {"to": st.integers(1, 4) | st.just(999)},
        "set_length": {"to": st.sampled_from(sorted(THRESHOLDS))},
        "describe_tower": {"tower": st.just(TOWER)},
        "reconcile": {
            "held": st.dictionaries(who, st.dictionaries(st.sampled_from(HOLDINGS), few, max_size=2), max_size=2),
            "vitality": st.dictionaries(who, few, max_size=1),
            "infamy": st.dictionaries(who, small, max_size=1),
            "legend": st.dictionaries(who, few, max_size=1),
            "rival": st.none() | few,
            "bounty": st.none() | small,
        },
        "dismiss_prompt": {"prompt": keys},
        "accept_proposal": {"proposal": card},
        "set_ruling": {"ruling": st.sampled_from(sorted(RULINGS)), "option": st.sampled_from(["default", "other"])},
        "set_automation": {
            "automation": st.sampled_from(sorted(AUTOMATIONS)),
            "how": st.sampled_from(["on", "ask", "off"]),
        },
        "skip_turn": {"who": who},
        "set_turn": {"who": who},
        "reorder_seats": {"order": st.permutations(seats)},
        "rename_seat": {"who": who, "to": names},
        "leave_table": {"who": who, "scored": st.booleans()},
        "return_to_table": {"who": who},
        "join_table": {"name": names},
    }  # fmt: skip
    often = ["gain", "end_turn", "scrounge", "fight", "buy", "connect", "draw_plot", "take_job", "gain_gear"] * 3
    often += ["gain_weapon", "begin_chapter", "draw_encounter", "describe_character", "describe_space"] * 2
    one = st.sampled_from([*fields, *often]).flatmap(
        lambda name: st.fixed_dictionaries({"move": st.just(name), **fields[name]})
    )
    # A round of the people at the table, so that turns pass.
    passing = st.fixed_dictionaries({"move": st.just("end_turn")})
    return st.one_of(one, one, one, one, one, passing).map(COMMANDS.validate_python)


@st.composite
def evenings(draw: st.DrawFn) -> tuple[AnyGame, list[Command]]:
    """A game before its first turn, and what people ask of it."""
    chosen = draw(setups())
    begun = Game.begin(FORSAKEN, chosen, id="g", created="2026-11-01T20:00:00")
    return begun, draw(st.lists(moves(chosen), max_size=30))
