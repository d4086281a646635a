"""Random games: setups in all modes, and commands that such tables might get, most of them sensible."""

from functools import cache
from typing import Any

from hypothesis import strategies as st

from companion.vestige.automation import AUTOMATIONS
from companion.vestige.blocks import ACTIONS, ATTRIBUTES, DASHBOARD, FACES, SECONDARIES
from companion.vestige.cards import CARD_KINDS, JOB_KINDS, MASTERIES
from companion.vestige.commands import COMMANDS, Command
from companion.vestige.rulings import RULINGS
from companion.vestige.setup import Setup
from tests.companion.games import AnyGame, begin

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
REGIONS = ("Chop Shop", "Oasis", "Garage", "Smugglers' Lair", "The Rise")
THREATS = ("Syndicate Lord", "Man with the Plans", "Quiet Market", "Threat 1")
CONDITIONS = ("A", "B", "C", "D")

# A nemesis of one's own with something of every kind: what it does to a table follows no single rule.
ASH: dict[str, Any] = {
    "kind": "nemesis",
    "id": "ash",
    "name": "Ash",
    "triggered": [
        {"when": "player_gains_control", "region": "Oasis",
         "do": [{"lose_leverage": {"fixed": 2}, "to": "the_player"}]},
        {"when": "player_gains_card", "kind": "lawmaker", "do": [{"gain_attribute": {"attribute": "might"}}]},
        {"when": "people_say", "words": "A fire breaks out.",
         "do": [{"prompt": "Turn a tile.", "results": ["control"]}]},
        {"when": "round_begins", "do": [{"gain_leverage": {"per": ["leverage_behind"], "every": 2, "at_most": 5}}]},
    ],
    "levels": [
        {"threat": 0, "do": [{"gain_leverage": {"per": ["attribute.might", "players"]}}]},
        {"threat": 2, "and_above": True,
         "do": [{"gain_control": {"region": "The Rise"}}, {"add_threat": {"name": "Toll"}}]},
    ],
    "game_end": {"do": [{"lose_leverage": {"per": ["region.Garage"]}, "to": "each_player"}]},
    "goal": {"condition": {"any": [{"measure": "threats", "at_least": 4}, {"measure": "round", "at_least": 9}]}},
    "threats": [{"name": "Toll", "immediately": [{"lose_card": {"kind": "smuggler"}, "to": "each_player"}],
                 "on_removal": [{"give_card": {"kind": "artifact"}}]}],
}  # fmt: skip
WATCHED: dict[str, Any] = {
    "kind": "condition",
    "id": "b",
    "name": "B",
    "condition": {"measure": "leverage", "whose": "any_player", "at_least": 20},
}
SECRET: dict[str, Any] = {
    "kind": "covert_op",
    "id": "eve",
    "name": "Eve",
    "condition": {"measure": "speed", "whose": "holder", "at_least": 3},
    "reward": [{"gain_leverage": {"per": ["speed"]}}, {"upgrade_speed": {}}, {"gain_card": {"kind": "bounty"}}],
}
BOUNTY: dict[str, Any] = {"kind": "bounty", "id": "fay", "name": "Fay", "value": {"per": ["cards.any"], "times": 2}}

amounts = st.integers(0, 12) | st.sampled_from([30, 200, 9999])
rulings = st.dictionaries(st.sampled_from(sorted(RULINGS)), st.sampled_from(["default", "other"]), max_size=4)
automation = st.dictionaries(st.sampled_from(sorted(AUTOMATIONS)), st.sampled_from(["on", "ask", "off"]), max_size=3)
nemeses = st.lists(
    st.sampled_from(
        [
            {"pack": "bone", "threat_cards": 10},
            {"pack": "bone", "name": "Marrow", "threat_cards": 7},
            {"name": "Rook", "threat_cards": 5},
            {"pack": ASH, "name": "Ash", "threat_cards": 5},
            {"name": "Crow", "threat_cards": 3},
        ]
    ),
    unique_by=lambda seat: seat.get("name", "Bone"),
    max_size=3,
)


@st.composite
def triggers(draw: st.DrawFn) -> list[dict[str, Any]]:
    places = draw(st.lists(st.integers(1, 60), min_size=5, max_size=5, unique=True))
    kinds = draw(st.permutations(["magenta", "magenta", "magenta", "white", "white"]))
    return [{"at": at, "kind": kind} for at, kind in zip(sorted(places), kinds, strict=True)]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    mode = draw(st.sampled_from(["competitive", "teams", "solo", "cooperative"]))
    fewest = {"solo": 1, "teams": 2}.get(mode, 1)
    people = PEOPLE[: 1 if mode == "solo" else draw(st.integers(fewest, 4))]
    needed = nemeses.filter(bool) if mode in ("solo", "cooperative") else nemeses
    return Setup.model_validate(
        {
            "mode": mode,
            "seats": [{"name": name, "team": ("Rust", "Dust")[at % 2]} for at, name in enumerate(people)],
            "nemeses": draw(needed),
            "difficulty": draw(st.sampled_from(["nuisance", "menace"])),
            "nemeses_form_team": draw(st.booleans()),
            "triggers": draw(triggers()),
            "printed": {"regions": draw(st.dictionaries(st.sampled_from(REGIONS), st.integers(0, 6)))},
            "rulings": draw(rulings),
            "automation": draw(automation),
            "depth": draw(st.sampled_from(["score", "cards", "everything"])),
        }
    )


def moves(of: Setup) -> st.SearchStrategy[Command]:
    """Commands that such a table might get: most of them sensible, some of them nonsense."""
    return _moves(of.names, tuple(seat.name for seat in of.seats))


@cache
def _moves(names_at_table: tuple[str, ...], seats: tuple[str, ...]) -> st.SearchStrategy[Command]:
    who = st.sampled_from([*names_at_table, *names_at_table, "Nobody", "Players"])
    region, threat = st.sampled_from(REGIONS), st.sampled_from(THREATS)
    condition = st.sampled_from(CONDITIONS)
    number, kind = st.integers(1, 5), st.sampled_from(CARD_KINDS)
    printed = st.none() | st.integers(0, 6)
    values = st.lists(st.integers(0, 9), max_size=2)
    draws = st.lists(st.integers(0, 5), max_size=2)
    bonus = st.dictionaries(st.sampled_from(MASTERIES), st.integers(0, 2), max_size=2)
    extras = st.lists(st.fixed_dictionaries({"what": st.just("The Rise"), "leverage": st.none() | st.integers(-3, 6)}))
    places = st.one_of(
        region.map(lambda name: f"region:{name}"),
        st.integers(1, 6).map(lambda id: f"card:{id}"),
        st.integers(3, 7).map(lambda space: f"speed:{space}"),
        st.sampled_from(MASTERIES).map(lambda name: f"mastery:{name}"),
    )
    keys = st.one_of(
        places.map(lambda of: f"printed_value:{of}"),
        st.builds("reveal_condition:{}".format, number),
        st.builds("draw_covert_op:{}:{}".format, number, who),
        st.builds("reveal_threat:{}:{}".format, number, who),
        st.builds("by_hand:{}".format, number),
        condition.map("looks_met:{}".format),
        st.builds("proposal:{}".format, number),
    )
    card, place, counts = st.integers(1, 8), st.integers(1, 19), st.integers(0, 3)
    block_places = st.sampled_from([*DASHBOARD, *ATTRIBUTES]) | card.map("card:{}".format)
    names = st.sampled_from(["Eve", "Fay", "Ana", "ben"])
    steps = st.builds("{}/{}/{}".format, who, st.sampled_from([0, 1, 2, "by-hand"]), st.sampled_from([0, 1]))
    choice = st.fixed_dictionaries({"skip": st.booleans(), "amount": printed, "printed": printed})
    fields: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        "gain_leverage": {"who": who, "amount": amounts},
        "lose_leverage": {"who": who, "amount": amounts},
        "set_leverage": {"who": who, "to": st.integers(-5, 60)},
        "reveal_condition": {
            "name": condition,
            "trigger": st.none() | number,
            "met": st.booleans(),
            "printed": st.sampled_from([None, WATCHED]),
        },
        "meet_condition": {"name": condition},
        "unmeet_condition": {"name": condition},
        "draw_covert_op": {"who": who, "trigger": number},
        "reveal_threat": {"nemesis": who, "name": threat, "trigger": st.none() | number, "draws": draws},
        "remove_threat": {"nemesis": who, "name": threat, "by": st.none() | who, "card": st.integers(1, 3)},
        "set_threat": {"nemesis": who, "to": st.integers(0, 4)},
        "take_control": {"who": who, "region": region, "leverage": printed},
        "lose_control": {"region": region, "recovered": st.booleans()},
        "set_control": {"region": region, "who": st.none() | who},
        "visit": {"who": who, "region": region, "leverage": printed},
        "gain_card": {"who": who, "kind": kind, "leverage": printed, "printed": st.sampled_from([None, BOUNTY])},
        "lose_card": {
            "who": who,
            "kind": kind,
            "lose_leverage": st.integers(0, 4),
            "how": st.sampled_from([None, "severed", "recovered"]),
        },
        "upgrade_speed": {"who": who, "by": st.integers(1, 3)},
        "set_speed": {"who": who, "to": st.integers(0, 6)},
        "end_turn": {"who": st.none() | who},
        "run_nemeses": {"draws": draws, "choices": st.dictionaries(steps, choice, max_size=2)},
        "read_printed": {"of": places, "value": st.integers(0, 6)},
        "set_off_trigger": {"who": who, "trigger": number},
        "place_triggers": {"triggers": triggers()},
        "dismiss_prompt": {"prompt": keys},
        "accept_proposal": {"proposal": st.integers(1, 4)},
        "set_round": {"to": st.integers(1, 4) | st.just(999)},
        "set_final_round": {"to": st.none() | st.integers(1, 6)},
        "set_automation": {
            "automation": st.sampled_from(sorted(AUTOMATIONS)),
            "how": st.sampled_from(["on", "ask", "off"]),
        },
        "set_ruling": {"ruling": st.sampled_from(sorted(RULINGS)), "option": st.sampled_from(["default", "other"])},
        "pick_up_job": {"who": who, "kind": st.sampled_from(JOB_KINDS), "on": st.none() | card},
        "complete_job": {"who": who, "card": card, "leverage": printed},
        "tuck_card": {"who": who, "card": card, "under": st.none() | card},
        "transfer_card": {"who": who, "card": card, "to": who},
        "describe_card": {"who": who, "card": card, "name": st.none() | names, "leverage": printed},
        "note_covert_op": {
            "who": who,
            "op": st.just(0) | card,
            "name": names,
            "leverage": printed,
            "printed": st.sampled_from([None, SECRET]),
        },
        "use_ability": {"nemesis": who, "ability": st.integers(1, 5), "by": st.none() | who},
        "use_nemesis": {"nemesis": who, "pack": st.sampled_from(["bone", ASH])},
        "complete_covert_op": {"who": who, "op": st.just(0) | card, "leverage": st.integers(0, 6)},
        "move_blocks": {"who": who, "source": st.none() | block_places, "target": st.none() | block_places},
        "set_blocks": {"who": who, "place": block_places, "to": st.integers(0, 22)},
        "upgrade_block": {"who": who, "source": st.sampled_from(["potential", "influence"])},
        "downgrade_block": {"who": who, "source": st.sampled_from(["influence", "conviction"])},
        "gain_attribute": {"who": who, "attribute": st.sampled_from(ATTRIBUTES), "count": st.integers(1, 3)},
        "use_attribute": {"who": who, "attribute": st.sampled_from(ATTRIBUTES), "count": st.integers(1, 3)},
        "convert_attributes": {"who": who, "into": st.sampled_from(SECONDARIES)},
        "activate": {"who": who, "card": card, "attributes": st.fixed_dictionaries({"might": st.integers(1, 2)})},
        "charge": {"who": who, "card": card, "count": st.integers(1, 4)},
        "use_charge": {"who": who, "card": card},
        "take_action": {"who": who, "action": st.sampled_from(ACTIONS)},
        "reset_action": {"who": who, "action": st.sampled_from(ACTIONS)},
        "mark_used": {"who": who, "card": card, "used": st.booleans()},
        "boost_speed": {"who": who},
        "roll_outcome": {"who": who, "face": st.sampled_from(FACES), "job": st.none() | card},
        "choose_outcome": {"who": who, "face": st.sampled_from(FACES)},
        "skip_turn": {"who": who},
        "set_turn": {"who": who},
        "reorder_seats": {"order": st.permutations(seats)},
        "rename_seat": {"who": who, "to": names},
        "leave_table": {"who": who, "scored": st.booleans()},
        "return_to_table": {"who": who},
        "join_table": {"name": names, "team": st.sampled_from([None, "Rust"])},
        "lay_out": {"tiles": st.just([{"place": at, "region": name} for at, name in enumerate(REGIONS, start=1)])},
        "turn_tile": {"place": place, "region": st.none() | region, "face_up": st.booleans()},
        "swap_tiles": {"place": place, "other": place},
        "move_pawn": {"who": who, "spot": st.none() | st.sampled_from(["1-2", "5-6-10", "99"])},
        "set_cards": {"who": who, "kind": kind, "to": st.integers(0, 4)},
        "reconcile": {
            "leverage": st.dictionaries(who, st.integers(-5, 60), max_size=2),
            "controllers": st.dictionaries(region, st.none() | who, max_size=2),
            "cards": st.dictionaries(who, st.dictionaries(kind, counts, max_size=2), max_size=1),
            "blocks": st.dictionaries(who, st.dictionaries(block_places, counts, max_size=2), max_size=1),
            "met": st.dictionaries(condition, st.booleans(), max_size=2),
        },
        "set_depth": {"depth": st.sampled_from(["score", "cards", "everything"])},
        "confirm_values": {},
        "begin_scoring": {},
        "score_covert_ops": {"who": who, "values": values},
        "score_bounties": {"who": who, "values": st.lists(st.none() | st.integers(0, 9), max_size=2)},
        "score_extras": {"who": who, "extras": extras},
        "score_cards": {"who": who, "counts": st.dictionaries(kind, st.integers(0, 4), max_size=3)},
        "score_mastery_bonus": {"who": who, "bonus": bonus},
        "score_goal": {"nemesis": who, "met": st.booleans()},
        "finish": {"mastery_tiles": st.dictionaries(st.sampled_from(MASTERIES), printed, max_size=3)},
    }
    often = ["gain_leverage", "take_control", "end_turn", "run_nemeses", "gain_card"] * 2
    return st.sampled_from([*fields, *often]).flatmap(
        lambda name: st.fixed_dictionaries({"move": st.just(name), **fields[name]}).map(COMMANDS.validate_python)
    )


@st.composite
def evenings(draw: st.DrawFn) -> tuple[AnyGame, list[Command]]:
    """A game before its first turn, and what people ask of it."""
    chosen = draw(setups())
    return begin(chosen), draw(st.lists(moves(chosen), max_size=25))
