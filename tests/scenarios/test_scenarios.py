"""Every game in `score/` and `play/`, as the commands answer it: games worked by hand.

`why` says from which page of the rulebook, or under which heading where it has no pages.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from companion import headless

HERE = Path(__file__).parent
Case = dict[str, Any]


def cases(kind: str) -> list[Any]:
    files = sorted((HERE / kind).glob("*.json"))
    return [pytest.param(json.loads(file.read_text(encoding="utf-8")), id=file.stem) for file in files]


def scored(result: dict[str, Any]) -> dict[str, Any]:
    """A score in the words of `expect`."""
    return {
        "totals": result["totals"],
        "complete": result["complete"],
        "winners": result["verdict"]["winners"],
        "reason": result["verdict"]["reason"],
        "lines": [[line["who"], line["step"], line["points"]] for line in result["lines"]],
        **(mastered(result) if "mastery" in result else {}),
    }


def mastered(result: dict[str, Any]) -> dict[str, Any]:
    return {
        "before_mastery": result["before_mastery"],
        "mastery": {colour: claim["side"] for colour, claim in result["mastery"].items()},
        "points": {colour: claim["points"] for colour, claim in result["mastery"].items() if claim["side"]},
    }


def stood(result: dict[str, Any]) -> dict[str, Any]:
    """A table in the words of `expect`."""
    games = {"vestige": of_vestige, "chronicles": of_chronicles, "forsaken": of_forsaken}
    return result | {
        **games[result["game"]](result),
        "prompts": in_any_order(short(prompt) for prompt in result["prompts"]),
        "noticed": in_any_order(notice["kind"] for notice in result["notices"]),
        **(scored(result["score"]) if result["score"] else {}),
    }


def of_vestige(result: dict[str, Any]) -> dict[str, Any]:
    return {
        "met": sorted(result["conditions"]["met"]),
        "regions": {region: held["controller"] for region, held in result["regions"].items()},
        "threat": {nemesis: column["threat"] for nemesis, column in result["nemeses"].items()},
        "covert_ops_left": [trigger["covert_ops_left"] for trigger in result["triggers"]],
        "threats_left": [trigger["threats_left"] for trigger in result["triggers"]],
    }


def of_chronicles(result: dict[str, Any]) -> dict[str, Any]:
    """Rows and tracks with nothing on them are left out; a board is its number and its event."""
    return {
        "circles": {who: {kind: n for kind, n in rows.items() if n} for who, rows in result["circles"].items()},
        "marks": {who: {track: n for track, n in tracks.items() if n} for who, tracks in result["marks"].items()},
        "timeline": [[board["board"], board["event"]] for board in result["timeline"]],
        "spaces": {space: token for space, token in result["festival"]["spaces"].items() if token},
        "stack": result["festival"]["stack"],
        "tokens": {who: tokens for who, tokens in result["festival"]["tokens"].items() if tokens},
        "invested": result["festival"]["invested"],
        "powers": {who: {track: card["used"] for track, card in cards.items()}
                   for who, cards in result["legendary"].items() if cards},
    }  # fmt: skip


def of_forsaken(result: dict[str, Any]) -> dict[str, Any]:
    """Names instead of cards with their numbers; holdings that somebody has."""
    return {
        "held": {who: {what: n for what, n in held.items() if n} for who, held in result["holdings"].items()},
        "hand": {who: [card["name"] for card in gear["hand"]] for who, gear in result["gear"].items()},
        "discard": {who: [card["name"] for card in gear["discard"]] for who, gear in result["gear"].items()},
        "wields": {who: [[it["name"], it["role"]] for it in stack] for who, stack in result["weapons"].items()},
        "tasks": {who: [[it["name"], it["faction"]] for it in jobs] for who, jobs in result["jobs"].items()},
        "chapter": {who: story["chapter"] for who, story in result["story"].items()},
        "standees": {faction: persona["at"] for faction, persona in result["personas"].items()},
        "last": result["ending"]["last"] if result["ending"] else None,
        "plot_row": len(result["plot"]["row"]) if result["plot"] else None,
        "plot_deck": result["plot"]["deck"] if result["plot"] else None,
        "because": [said for entry in result["ledger"] for said in entry["because"]],
    }


def short(prompt: dict[str, Any]) -> list[Any]:
    fields = {
        "reveal_condition": ("trigger",),
        "draw_covert_op": ("who", "trigger"),
        "reveal_threat": ("nemesis", "trigger"),
        "chronicle": ("who",),
        "shroud": ("who",),
        "colour": ("who",),
        "legendary": ("who", "track"),
        "reveal_event": ("board",),
        "event_reward": ("who",),
        "festival_space": ("track",),
        "over_resources": ("who", "number"),
        "over_gear": ("who", "number"),
        "defeat": ("who",),
        "finale": ("of",),
        "plot_line": ("number",),
    }
    return [prompt["kind"], *(prompt[field] for field in fields.get(prompt["kind"], ()))]


def in_any_order(prompts: Any) -> list[Any]:
    return sorted(prompts, key=str)


@pytest.mark.parametrize("case", cases("score"))
def test_a_finished_game_is_scored_as_worked_by_hand(case: Case) -> None:
    result = headless.score(json.dumps(case["input"])).model_dump(mode="json")

    said = scored(result)
    assert {field: said[field] for field in case["expect"]} == case["expect"], case["why"]


@pytest.mark.parametrize("case", cases("play"))
def test_a_played_game_stands_as_worked_by_hand(case: Case) -> None:
    expected = dict(case["expect"])
    if "prompts" in expected:
        expected["prompts"] = in_any_order(expected["prompts"])

    said = stood(headless.play(json.dumps(case["input"])))

    assert {field: said[field] for field in expected} == expected, case["why"]


@pytest.mark.parametrize("case", cases("score"))
def test_the_total_of_a_side_is_the_sum_of_its_lines(case: Case) -> None:
    result = headless.score(json.dumps(case["input"])).model_dump(mode="json")

    sums = dict.fromkeys(result["totals"], 0)
    for line in result["lines"]:
        sums[result.get("sides", {}).get(line["who"], line["who"])] += line["points"] or 0

    assert sums == result["totals"]


def test_there_are_games_of_both_kinds() -> None:
    assert len(cases("score")) >= 30
    assert len(cases("play")) >= 50
