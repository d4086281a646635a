"""Where a game of Chronicles stands, in the manner of CONTRACT: what `tableside play` prints."""

from typing import Any

from companion.chronicles.kinds import KINDS, TRACKS
from companion.chronicles.prompts import notices, prompts
from companion.chronicles.table import Player, Table
from companion.chronicles.timeline import closed
from companion.game import Game


def standing(game: Game[Any, Table, Any, Any]) -> dict[str, Any]:
    """Everything about a table that scripts and tests read. Names of fields are stable."""
    table = game.table
    players = table.players
    return {
        "game": game.rules.id,
        "round": table.round,
        "phase": table.phase,
        "turn": table.turn,
        "triggers": table.triggers,
        "honor": {player.name: player.honor for player in players},
        "renown": {
            player.name: {"held": player.renown, "placed": player.placed, "gained": player.renown_gained}
            for player in players
        },
        "circles": {player.name: {kind: player.checked(kind) for kind in KINDS} for player in players},
        "party": {player.name: list(player.party) for player in players},
        "cards": {player.name: _cards(player) for player in players},
        "columns": {player.name: sorted(player.columns) for player in players},
        "marks": {player.name: {track: player.marked(track) for track in TRACKS} for player in players},
        "status": {player.name: player.status for player in players},
        "legendary": {
            player.name: {
                card.track: {
                    "name": card.name,
                    "honor": list(card.honor),
                    "renown": card.renown,
                    "flipped": card.flipped,
                    "used": card.used,
                }
                for card in player.legendary
            }
            for player in players
        },
        "events": {player.name: [event.name for event in player.events] for player in players},
        "dark_agents": {player.name: player.agents for player in players},
        "timeline": [
            {
                "board": board.number,
                "event": board.event.name if board.event else None,
                "places": list(board.event.places) if board.event else [],
            }
            for board in table.timeline
        ],
        "agents": {agents.region: table.agents_at(agents.region) for agents in table.agents},
        "closed": sorted(it.region for it in closed(table)),
        "festival": {
            "spaces": dict(table.festival),
            "stack": len(table.stack) - sum(token is None for token in table.festival.values()),
            "tokens": {player.name: list(player.tokens) for player in players},
            "invested": [player.name for player in players if player.invested],
        },
        "prompts": [prompt.model_dump(mode="json", exclude_none=True) for prompt in prompts(table)],
        "notices": [notice.model_dump() for notice in notices(table)],
        "ledger": [
            {"label": entry.label, "because": [str(because) for because in entry.because]}
            for entry in game.ledger.standing
        ],
        "score": table.score.model_dump(mode="json") if table.score else None,
    }


def _cards(player: Player) -> dict[str, int]:
    counts = {kind: sum(card.kind == kind for card in player.cards) for kind in KINDS}
    return {kind: count for kind, count in counts.items() if count}
