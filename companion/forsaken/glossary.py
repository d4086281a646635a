"""Which rules entry explains a word of the game.

Only what does not carry its entry itself, as rulings, automations and notices do.
"""

from collections.abc import Mapping
from typing import Literal, get_args

from companion.forsaken.cards import CardSort
from companion.forsaken.kinds import Action, CoolStuff, Faction, Gain
from companion.forsaken.prompts.kinds import PromptKind
from companion.forsaken.table import Phase

Location = Literal[
    "clinic", "transport_hub", "headquarters", "bazaar", "black_market", "armory", "uplink", "scrapyard", "cantina",
    "ruins", "pylon",
]  # fmt: skip
"""A place on the board where something can be done, in the order of the rulebook."""
LOCATIONS: tuple[Location, ...] = get_args(Location)

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

_LOCATIONS: Mapping[Location, str] = {
    "clinic": "forsaken-use-clinic",
    "transport_hub": "forsaken-use-transport-hub",
    "headquarters": "forsaken-use-headquarters",
    "bazaar": "forsaken-use-bazaar",
    "black_market": "forsaken-use-black-market",
    "armory": "forsaken-use-armory",
    "uplink": "forsaken-use-uplink",
    "scrapyard": "forsaken-use-scrapyard",
    "cantina": "forsaken-use-cantina",
    "ruins": "forsaken-use-ruins",
    "pylon": "forsaken-recover-gear",
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

_PROMPTS: Mapping[PromptKind, str] = {
    "defeat": "forsaken-defeat",
    "over_resources": "forsaken-q-over-eight-resources",
    "over_gear": "forsaken-gear-limit",
    "job": "forsaken-take-a-job",
    "spoils": "forsaken-spoils",
    "free_card": "forsaken-use-cantina",
    "ruin": "forsaken-use-ruins",
    "reward": "forsaken-winning-a-fight",
    "fight_tie": "forsaken-q-fight-tie",
    "bounty": "forsaken-bounty",
    "bounty_escaped": "forsaken-bounty-escapes",
    "character": "forsaken-player-board",
    "loop_space": "forsaken-legend",
    "persona_path": "forsaken-patrol-path",
    "feat_name": "forsaken-feats",
    "story": "forsaken-next-chapter",
    "rival": "forsaken-rival-card",
    "plot_draw": "forsaken-rival-turn",
    "plot_line": "forsaken-action-lines",
    "finale": "forsaken-finale",
    "resolution": "forsaken-end-game-resolution",
    "queue": "forsaken-queue-refill",
    "encounter": "forsaken-encounter-step",
    "proposal": "automation",
    "by_hand": "by-hand",
}


def entry_of_gain(what: Gain) -> str:
    """The entry of something that is gained or held: VP, cubes, rep, legend, infamy, damage."""
    return _GAINS[what]


def entry_of_action(action: Action) -> str:
    """The entry of an action of a turn."""
    return _ACTIONS[action]


def entry_of_location(location: Location) -> str:
    """The entry about what can be done at a location."""
    return _LOCATIONS[location]


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


def entry_of_prompt(kind: PromptKind) -> str:
    """The entry about what a prompt asks for."""
    return _PROMPTS[kind]
