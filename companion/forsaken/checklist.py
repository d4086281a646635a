"""The set-up of exactly this game, line by line (Game Setup, Solo Setup, Class Module Setup): only what applies."""

from collections.abc import Iterator

from companion.attendance import in_a_row
from companion.checklist import Task
from companion.forsaken.cards import BountyCard, CharacterCard, PersonaCard, RivalCard
from companion.forsaken.kinds import CUBES, FACTION_NAMES, FACTIONS, PERSONA_STARTS, THRESHOLDS
from companion.forsaken.setup import ChosenRival, Seat, Setup


def checklist(setup: Setup) -> tuple[Task, ...]:
    """What people do to set this game up, in order."""
    return tuple(Task(id=id, text=text, page=None, rule=rule) for id, text, rule in _lines(setup))


Line = tuple[str, str, str]
"""The id of a line, its words, and its rules entry."""


def _lines(setup: Setup) -> Iterator[Line]:
    yield "boards", "Thyrria in the middle, a moon at either side: portals of one colour meet", "forsaken-setup-boards"
    yield "assets", "Asset cards shuffled, five of them face up beside the deck: the queue", "forsaken-setup-assets"
    yield "spoils", "Spoils sorted by faction, each deck shuffled and face down", "forsaken-setup-factions"
    yield "personas", _personas(setup), "forsaken-setup-factions"
    yield "tower", "The dice tower, all 14 dice beside it", "forsaken-dice-tower"
    yield "bounty", _bounty(setup), "forsaken-setup-bounty"
    yield (
        "encounters",
        "Encounter cards by their codes: T, P and M are three shuffled decks, R goes to the Reserve",
        "forsaken-setup-encounter-decks",
    )
    yield "reserve", "The Reserve at hand, unshuffled: R, C and L cards, S tokens", "forsaken-reserve"
    yield "standees", _standees(setup), "forsaken-setup-personas"
    yield "yards", "A scrap tile at each scrapyard, none on Port Ambition", "forsaken-setup-scrap-and-bag"
    yield (
        "bag",
        f"{CUBES['scrap']} scrap and {CUBES['particle']} particles mixed in the bag",
        "forsaken-setup-scrap-and-bag",
    )
    yield from _people(setup)
    if setup.rival is not None:
        yield from _solo(setup, setup.rival)


def _personas(setup: Setup) -> str:
    chosen = [setup.personas.get(faction) for faction in FACTIONS]
    if not all(persona and persona.name for persona in chosen):
        return "One persona at random on each spoils deck, no two with the same letter"
    said = [f"{it.name} ({it.letter})" if it.letter else it.name for it in chosen if it and it.name]
    return f"Face up on the spoils decks: {in_a_row(said)}"


def _bounty(setup: Setup) -> str:
    card: BountyCard | None = setup.card("bounty", setup.bounty)
    landmark = card.landmark if card else None
    deck = f"{setup.bounty} on top of the bounty deck" if setup.bounty else "Bounty cards shuffled, the deck face up"
    return f"{deck}: tracker on the topmost space, standee at {landmark or 'the landmark it names'}"


def _standees(setup: Setup) -> str:
    places = []
    for faction in FACTIONS:
        chosen = setup.personas.get(faction)
        card: PersonaCard | None = setup.card("persona", chosen.name) if chosen else None
        places.append(f"{FACTION_NAMES[faction]} at {(card.path[0] if card else None) or PERSONA_STARTS[faction]}")
    return f"Persona standees where their paths begin: {in_a_row(places)}"


def _people(setup: Setup) -> Iterator[Line]:
    alone, threshold = len(setup.seats) == 1, THRESHOLDS[setup.length]
    rule = "forsaken-setup-player"
    if not alone:
        yield "first", "Who begins is settled; turns go clockwise", "forsaken-first-player"
    yield (
        "trays",
        ("A player board" if alone else "A player board each")
        + ": legend tracker on the Legend space, vitality tracker at the top, ten markers, two reference cards",
        rule,
    )
    yield (
        "pieces",
        "From the board's back: cubes out of the bag, gear in hand, the weapon in its slot, the figure on its landmark",
        rule,
    )
    yield "stories", _stories(setup), "forsaken-story"
    whose = "Your" if alone else "Each player's"
    yield "feats", f"{whose} feat deck: one of its S feats at random, face up", "forsaken-starter-feat"
    for number, seat in enumerate(setup.seats, start=1):
        if seat.module:
            yield f"module:{number}", _module(setup, seat), "forsaken-class-module-setup"
    yield (
        "track",
        f"{'VP tracker' if alone else 'VP trackers'} beside the track: {threshold} VP set off the end",
        "forsaken-game-length",
    )


def _stories(setup: Setup) -> str:
    own = [seat.name for seat in setup.seats if not seat.module]
    if len(own) == len(setup.seats):
        whose = "The story deck" if len(own) == 1 else "The story decks"
    else:
        whose = f"Character story of {in_a_row(own)}" if own else "The story deck of the class module"
    return f"{whose} in the tray, chapter 1 face up"


def _module(setup: Setup, seat: Seat) -> str:
    card: CharacterCard | None = setup.card("character", seat.character)
    klass = seat.klass or (card.klass if card else None)
    branch = f"; branches of the class {klass}" if klass else ""
    return f"{seat.name}: story and feats of {seat.module}, the character's own story stays in the box{branch}"


def _solo(setup: Setup, rival: ChosenRival) -> Iterator[Line]:
    card: RivalCard | None = setup.card("rival", rival.name)
    yield "rival", f"{rival.name} face up beside the board", "forsaken-solo-setup"
    letters = f" {', '.join(card.plot)}" if card and card.plot else " as the rival card lists them"
    count = f" ({rival.plot})" if rival.plot else ""
    yield "plot", f"Plot cards{letters}{count} shuffled, face down beside the rival", "forsaken-plot-deck"
    if card and card.setup:
        yield "rival-setup", f"{rival.name}: {card.setup}", "forsaken-solo-setup"
    yield "rival-track", f"A spare VP tracker for {rival.name}", "forsaken-rival-vp"
