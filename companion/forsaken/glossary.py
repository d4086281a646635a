"""Which rules entry explains a word of the game.

Only what does not carry its entry itself, as rulings, automations and notices do.
"""

from collections.abc import Mapping

from companion.forsaken.cards import CardSort
from companion.forsaken.kinds import Action, CoolStuff, Faction, Gain
from companion.forsaken.table import Phase

_GAINS: Mapping[Gain, str] = {
    "vp": "forsaken-victory-points",
    "scrap": "forsaken-resources",
    "particle": "forsaken-particles",
    "boosts": "forsaken-boosts",
    "visions": "forsaken-visions",
    "transponders": "forsaken-transponders",
    "cartel_rep": "forsaken-reputation",
    "ebon_eye_rep": "forsaken-reputation",
    "sanction_rep": "forsaken-reputation",
    "legend": "forsaken-legend",
    "infamy": "forsaken-infamy",
    "fungalyte": "forsaken-fungalyte",
    "heal": "forsaken-healing",
    "damage": "forsaken-taking-damage",
}

_ACTIONS: Mapping[Action, str] = {
    "move": "forsaken-move",
    "connect": "forsaken-connect",
    "interact": "forsaken-interact",
    "rest": "forsaken-rest",
    "transport": "forsaken-take-transport",
    "bounty": "forsaken-bounty",
    "special": "forsaken-special-actions",
}

_FACTIONS: Mapping[Faction, str] = {
    "cartel": "forsaken-cartel",
    "ebon_eye": "forsaken-ebon-eye",
    "sanction": "forsaken-sanction",
}

_CARDS: Mapping[CardSort, str] = {
    "character": "forsaken-player-board",
    "weapon": "forsaken-weapons",
    "gear": "forsaken-gear",
    "talent": "forsaken-talents",
    "status": "forsaken-status-cards",
    "data": "forsaken-data",
    "ruin": "forsaken-use-ruins",
    "defeat": "forsaken-injury",
    "job": "forsaken-jobs",
    "enemy": "forsaken-combat-bar",
    "bounty": "forsaken-bounty",
    "persona": "forsaken-personas",
    "story": "forsaken-story",
    "feat": "forsaken-feats",
    "plot": "forsaken-action-lines",
    "rival": "forsaken-rival-card",
    "encounter": "forsaken-encounter-cards",
}

_COOL_STUFF: Mapping[CoolStuff, str] = {
    "talents": "forsaken-talents",
    "statuses": "forsaken-status-cards",
    "gear": "forsaken-gear",
    "weapons": "forsaken-weapons",
    "mods": "forsaken-mods",
    "resources": "forsaken-resources",
    "rep": "forsaken-reputation",
    "visions": "forsaken-visions",
    "transponders": "forsaken-transponders",
    "boosts": "forsaken-boosts",
}

_PHASES: Mapping[Phase, str] = {
    "players": "forsaken-turn",
    "scoring": "forsaken-final-scoring",
    "over": "forsaken-game-end",
}


def entry_of_gain(what: Gain) -> str:
    """The entry of something that is gained or held: VP, cubes, rep, legend, infamy, damage."""
    return _GAINS[what]


def entry_of_action(action: Action) -> str:
    """The entry of an action of a turn."""
    return _ACTIONS[action]


def entry_of_faction(faction: Faction) -> str:
    """The entry of a faction."""
    return _FACTIONS[faction]


def entry_of_card(kind: CardSort) -> str:
    """The entry about what cards of a kind are for."""
    return _CARDS[kind]


def entry_of_cool_stuff(kind: CoolStuff) -> str:
    """The entry about what counts in a tie."""
    return _COOL_STUFF[kind]


def entry_of_phase(phase: Phase) -> str:
    """The entry of where a game stands in time."""
    return _PHASES[phase]
