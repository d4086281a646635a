"""Chronicles for the commands without screens."""

from typing import Any, Literal

from companion.chronicles.commands import Command
from companion.chronicles.event_tokens import agents_in_words
from companion.chronicles.score import ScoreRequest
from companion.chronicles.scoring import score
from companion.chronicles.setup import Setup
from companion.chronicles.standing import standing
from companion.contract import Contract, PlayRequest


class ChroniclesPlay(PlayRequest[Setup, Command]):
    """A game of Chronicles to be played again."""

    game: Literal["chronicles"]


def play_lines(result: dict[str, Any]) -> list[str]:
    """A table as people read it."""
    turn = f", {result['turn']} is on" if result["turn"] else ""
    return [
        f"Round {result['round']}, {result['phase']}{turn}",
        *(
            f"{who:12} {honor:4} honor, {result['renown'][who]['held']} renown in hand"
            for who, honor in result["honor"].items()
        ),
        *(f"Event board {it['board']}: {it['event'] or 'not read yet'}" for it in result["timeline"]),
        *(f"{region}: {agents_in_words(count)}" for region, count in result["agents"].items()),
        *(f"{region}: no visits" for region in result["closed"]),
    ]


CONTRACT = Contract(
    score_request=ScoreRequest,
    play_request=ChroniclesPlay,
    files={},
    score=score,
    standing=standing,
    play_lines=play_lines,
)
