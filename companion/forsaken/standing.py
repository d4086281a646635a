"""Where a game of Forsaken stands, in the manner of CONTRACT: what `tableside play` prints."""

from typing import Any

from companion.forsaken.kinds import FACTIONS, HOLDINGS
from companion.forsaken.player import Player
from companion.forsaken.prompts import notices, prompts
from companion.forsaken.table import Table
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
        "length": table.length,
        "threshold": table.threshold,
        "actions": list(table.done.actions),
        "step": table.done.step,
        "vp": {player.name: player.vp for player in players},
        "vitality": {player.name: _vitality(player) for player in players},
        "legend": {player.name: _legend(player) for player in players},
        "infamy": {player.name: player.infamy for player in players},
        "grudges": {
            player.name: {faction: player.grudges.get(faction, 0) for faction in FACTIONS} for player in players
        },
        "holdings": {
            player.name: {what: player.holds(what) for what in HOLDINGS if what != "vp"} for player in players
        },
        "gear": {
            player.name: {
                "hand": [_card(gear) for gear in player.hand],
                "discard": [_card(gear) for gear in player.discard],
            }
            for player in players
        },
        "weapons": {
            player.name: [{**_card(weapon), "role": weapon.role} for weapon in player.weapons] for player in players
        },
        "cards": {player.name: [{**_card(card), "kind": card.kind} for card in player.cards] for player in players},
        "jobs": {player.name: [{**_card(job), "faction": job.faction} for job in player.jobs] for player in players},
        "story": {player.name: _story(player) for player in players},
        "cool_stuff": {player.name: dict(table.cool_stuff(player.name)) for player in players},
        "bounty": {"name": table.bounty.name, "landmark": table.bounty.landmark, "space": table.bounty.space},
        "personas": {
            persona.faction: {"name": persona.name, "landmark": persona.landmark, "at": persona.at + 1}
            for persona in table.personas
        },
        "yards": [yard.number for yard in table.yards if yard.tile],
        "bag": dict(table.bag),
        "decks": dict(table.decks),
        "event_row": [
            {"id": card.id, "name": card.name, "finale": card.finale, "settled": card.settled}
            for card in table.event_row
        ],
        **_alone(table),
        "ending": table.ending.model_dump(mode="json") if table.ending else None,
        "prompts": [prompt.model_dump(mode="json", exclude_none=True) for prompt in prompts(table)],
        "notices": [notice.model_dump() for notice in notices(table)],
        "ledger": [
            {"label": entry.label, "because": [str(because) for because in entry.because]}
            for entry in game.ledger.standing
        ],
        "score": table.score.model_dump(mode="json") if table.score else None,
    }


def _card(card: Any) -> dict[str, Any]:
    return {"id": card.id, "name": card.name}


def _vitality(player: Player) -> dict[str, Any]:
    """None where nobody has read the track."""
    return {"now": player.vitality, "maximum": player.maximum, "fungalyte": player.fungalyte}


def _legend(player: Player) -> dict[str, Any]:
    """Steps since the start; laps and space are None while nobody has counted the loop."""
    return {"steps": player.legend, "laps": player.lap, "space": player.at_space}


def _story(player: Player) -> dict[str, Any]:
    story = player.story
    return {
        "chapter": story.chapter,
        "name": story.name,
        "finished": story.finished,
        "feats": [{**_card(feat), "letter": feat.letter, "done": feat.done} for feat in player.feats],
    }


def _alone(table: Table) -> dict[str, Any]:
    """The rival and the plot; both None where nobody plays alone against one."""
    rival, plot = table.rival, table.plot
    if rival is None:
        return {"rival": None, "plot": None, "lost": None}
    return {
        "rival": {"name": rival.name, "vp": rival.vp, "pips": rival.pips},
        "plot": {
            "deck": plot.deck,
            "row": [{"id": card.id, "name": card.name, "done": card.done} for card in plot.row],
            "line": plot.line,
            "archived": plot.archived,
        },
        "lost": table.lost,
    }
