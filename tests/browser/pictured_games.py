"""Evenings of Chronicles and Forsaken that are laid out for the pictures of the docs."""

from pathlib import Path
from typing import Any

from companion.chronicles.kinds import TRACKS
from tests.browser import games


def lay_out_chronicles(data: Path) -> None:
    """Three people in the second turn, somebody alone with a card to be drawn, and a game that is over."""
    first = (
        {"move": "gain_honor", "who": "Ana", "amount": 12, "why": "a region"},
        *_card("Ana", "relic", "courage"),
        *_card("Ana", "relic", "courage"),
        {"move": "mark_track", "who": "Ana", "track": "courage"},
        {
            "move": "describe_legendary",
            "who": "Ana",
            "track": "courage",
            "name": "The Unbowed",
            "words": "Take 2 potential back as influence.",
            "honor": [2, 3, 5],
        },
        {"move": "place_on_column", "who": "Ana", "column": 1},
        {"move": "dismiss_prompt", "prompt": "by_hand:6"},
        *games.END_TURN,
    )
    second = (
        {"move": "gain_honor", "who": "Ben", "amount": 9, "why": "a monster"},
        {"move": "gain_honor", "who": "Cleo", "amount": 7, "why": "a region"},
        *_card("Ben", "companion", "vision", colour="blue"),
        *_card("Ben", "monster", "strength"),
        {"move": "gain_renown", "who": "Ben", "amount": 3},
        {"move": "place_event", "board": 1, "places": ["North Monastery", "South Monastery"]},
        {"move": "place_event", "board": 2, "places": ["Broken Mug Inn"]},
        {"move": "attend_festival", "who": "Ben", "spaces": ["vision"], "invest": True},
        {"move": "fill_space", "space": "vision", "token": "recall"},
    )
    begun: dict[str, Any] = {
        "events": ["A Darkness Below", "Hostile Negotiations"],
        "festival": dict(zip(TRACKS, ("honor", "loot", "teleport", "mount", "wild", "crystals"), strict=True)),
        "printed": {"agent_honor": 1},
    }
    end = ({"move": "begin_scoring"}, {"move": "finish", "extras": {"Cleo": [{"what": "Regions", "honor": 14}]}})
    games.chronicles(data, "Ana", "Ben", "Cleo", parts=(*first, *second), **begun)
    games.chronicles(data, "Ana", "Ben", "Cleo", parts=(*first, *second, *end), id="over", **begun)
    alone = ({"move": "gain_card", "who": "Ana", "kind": "trait"},)
    games.chronicles(data, "Ana", parts=alone, id="alone", **begun)


def _card(who: str, kind: str, mark: str, **fields: str) -> tuple[dict[str, Any], ...]:
    """A card with the mark of its chronicle."""
    return (
        {"move": "gain_card", "who": who, "kind": kind, **fields},
        {"move": "take_chronicle", "who": who, "mark": mark},
    )


def lay_out_forsaken(data: Path) -> None:
    """Three people in the second turn, somebody alone against Grash, and a game that is over."""
    loop = [
        {},
        {"gains": {"boosts": 1}},
        {},
        {"gains": {"heal": 2}},
        {"words": "Draw a card."},
        {},
        {"gains": {"vp": 1}},
        {},
    ]
    character = {
        "kind": "character", "id": "mx", "name": "Mandorax", "klass": "clever", "vitality": 8, "green": 3,
        "loop": loop, "lap_vp": 2, "talent": "Once a turn, shift one of your dice.",
    }  # fmt: skip
    weapons = [
        {"kind": "weapon", "id": "rifle", "name": "Rivet Gun", "dice": 3},
        {"kind": "weapon", "id": "saw", "name": "Bone Saw", "dice": 2, "mod": {"type": "Blade", "strength": 1}},
    ]
    enemy = {"kind": "enemy", "id": "hound", "name": "Slag Hound", "dice": 4, "overwhelm": 4}
    tower = {
        "zones": [
            {"name": name, "strength": strength, "damage": damage}
            for name, strength, damage in (
                ("top left", 1, 0), ("top", 2, 0), ("top right", 1, 1), ("left", 0, 1), ("middle", 1, 0),
                ("right", 2, 1),
            )
        ],
        "plain": {"crit": 1, "blank": 1},
        "advanced": {"crit": 2, "purge": 1},
    }  # fmt: skip
    begun: dict[str, Any] = {
        "cards": [character, *weapons, enemy],
        "printed": {"tower": tower},
        "bounty": "Wex",
        "personas": {"cartel": {"name": "Oz", "letter": "A"}},
    }
    first = (
        {"move": "describe_character", "who": "Ana", "character": "Mandorax", "printed": character},
        {"move": "gain", "who": "Ana", "gains": {"vp": 7, "scrap": 3, "particle": 2, "boosts": 1, "legend": 3}},
        {"move": "gain", "who": "Ana", "gains": {"cartel_rep": 2, "damage": 2, "fungalyte": 1, "visions": 1}},
        {"move": "gain_weapon", "who": "Ana", "name": "Rivet Gun", "printed": weapons[0]},
        {"move": "gain_weapon", "who": "Ana", "name": "Bone Saw", "role": "mod", "printed": weapons[1]},
        {"move": "gain_gear", "who": "Ana", "name": "Omni-Kit"},
        {"move": "take_job", "who": "Ana", "faction": "cartel", "name": "A quiet errand"},
        {"move": "gain", "who": "Ben", "gains": {"vp": 9, "scrap": 2, "sanction_rep": 3}},
        {"move": "gain", "who": "Cleo", "gains": {"vp": 5, "visions": 2}},
        {"move": "act", "who": "Ana", "action": "move"},
    )
    end = (
        {"move": "gain", "who": "Ana", "gains": {"vp": 8}},
        *({"move": "end_turn"} for _ in range(3)),
        {"move": "finish", "extras": {"Ben": [{"what": "Old debts", "vp": 3}]}},
    )
    games.forsaken(data, "Ana", "Ben", "Cleo", parts=first, **begun)
    games.forsaken(data, "Ana", "Ben", "Cleo", parts=(*first, *end), id="over", **begun)
    plot = {
        "kind": "plot", "id": "ledger", "name": "The long list", "objective": "Win a fight on a moon.",
        "lines": [{"vp": 1}, {"vp": 1},
                  {"vp": 2, "words": "The rival gains 2 VP; the bounty tracker goes down."}, None, None],
    }  # fmt: skip
    turn = ({"move": "end_turn"}, {"move": "draw_plot", "name": "The long list", "printed": plot})
    resolved = {"move": "resolve_plot", "vp": 1}
    alone = (
        {"move": "name_ability", "words": "Advance the bounty tracker."},
        *(step for _ in range(2) for step in (*turn, resolved)),
        *turn,
    )
    rival = {"name": "Grash", "pips": 2, "plot": 8}
    games.forsaken(data, "Ana", parts=alone, id="alone", rival=rival)
