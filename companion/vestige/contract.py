"""Vestige for the commands without screens."""

from typing import Any, Literal

from companion.contract import Contract, PlayRequest
from companion.vestige.box.pack import PACK_FILE
from companion.vestige.commands import Command
from companion.vestige.score import ScoreRequest
from companion.vestige.scoring import score
from companion.vestige.setup import Setup
from companion.vestige.standing import standing


class VestigePlay(PlayRequest[Setup, Command]):
    """A game of Vestige to be played again."""

    game: Literal["vestige"] = "vestige"


def play_lines(result: dict[str, Any]) -> list[str]:
    """A table as people read it."""
    turn = f", {result['turn']} is on" if result["turn"] else ""
    conditions = result["conditions"]
    return [
        f"Round {result['round']}, {result['phase']}{turn}",
        f"Conditions: {len(conditions['met'])} of {conditions['needed']} met",
        *(f"{who:12} {leverage:4} leverage" for who, leverage in result["leverage"].items()),
        *(f"{region}: {held['controller']}" for region, held in result["regions"].items()),
    ]


CONTRACT = Contract(
    score_request=ScoreRequest,
    play_request=VestigePlay,
    files={"pack": PACK_FILE},
    score=score,
    standing=standing,
    play_lines=play_lines,
)
