"""Forsaken for the commands without screens."""

from typing import Any, Literal

from companion.contract import Contract, PlayRequest
from companion.forsaken.commands import Command
from companion.forsaken.score import ScoreRequest
from companion.forsaken.scoring import score
from companion.forsaken.setup import Setup
from companion.forsaken.standing import standing


class ForsakenPlay(PlayRequest[Setup, Command]):
    """A game of Forsaken to be played again."""

    game: Literal["forsaken"]


def play_lines(result: dict[str, Any]) -> list[str]:
    """A table as people read it."""
    turn = f", {result['turn']} is on" if result["turn"] else ""
    ending, rival, plot = result["ending"], result["rival"], result["plot"]
    lines = [
        f"Round {result['round']}, {result['phase']}{turn}",
        *(f"{who:12} {vp:4} VP{_vitality(result['vitality'][who])}" for who, vp in result["vp"].items()),
    ]
    if rival:
        lines.append(f"{rival['name']:12} {rival['vp']:4} VP, plot row {len(plot['row'])} of 5")
    lines += [f"Event row: {card['name'] or 'not read yet'}" for card in result["event_row"]]
    if ending and result["phase"] == "players":
        lines.append(f"The end is set off; last turns: {', '.join(ending['last']) or 'none left'}")
    return lines


def _vitality(vitality: dict[str, Any]) -> str:
    if vitality["now"] is None:
        return ""
    return f", vitality {vitality['now']} of {vitality['maximum']}"


CONTRACT = Contract(
    score_request=ScoreRequest,
    play_request=ForsakenPlay,
    files={},
    score=score,
    standing=standing,
    play_lines=play_lines,
)
