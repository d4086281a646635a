"""Where a game stands, in the words of CONTRACT: what `tableside play` prints."""

from typing import Any

from companion.game import Game
from companion.vestige.prompts import notices, prompts
from companion.vestige.table import Table, Trigger


def standing(game: Game[Any, Table, Any, Any]) -> dict[str, Any]:
    """Everything about a table that scripts and tests read. Names of fields are stable."""
    table = game.table
    return {
        "game": game.rules.id,
        "round": table.round,
        "phase": table.phase,
        "turn": table.turn,
        "final_round": table.final_round,
        "leverage": {competitor.name: competitor.leverage for competitor in table.competitors},
        "speed": {human.name: human.speed for human in table.humans},
        "conditions": {
            "open": [condition.name for condition in table.conditions if not condition.met],
            "met": [condition.name for condition in table.conditions if condition.met],
            "needed": table.needed,
        },
        "triggers": [_trigger(table, trigger) for trigger in table.triggers],
        "regions": {
            control.region: {
                "controller": control.controller,
                "leverage": table.printed.regions.get(control.region),
            }
            for control in table.regions
        },
        "cards": {competitor.name: competitor.counts for competitor in table.competitors},
        "nemeses": {
            nemesis.name: {"threat": nemesis.threat, "threats": [threat.name for threat in nemesis.threats]}
            for nemesis in table.nemeses
        },
        "prompts": [prompt.model_dump(mode="json", exclude_none=True) for prompt in prompts(table)],
        "notices": [notice.model_dump() for notice in notices(table)],
        "ledger": [
            {"label": entry.label, "because": [str(because) for because in entry.because]}
            for entry in game.ledger.standing
        ],
        "score": table.score.model_dump(mode="json") if table.score else None,
    }


def _trigger(table: Table, trigger: Trigger) -> dict[str, Any]:
    waiting = trigger.condition_due and table.final_round is None
    return {
        "at": trigger.at,
        "kind": trigger.kind,
        "reached_by": list(trigger.reached_by),
        "condition": trigger.condition or ("waiting" if waiting else "hidden"),
        "covert_ops_left": trigger.covert_ops_left,
        "threats_left": sum(trigger.threats_left.values()),
    }
