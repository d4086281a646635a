"""Pages of Vindication: Chronicles."""

from typing import Any

from companion.chronicles.library import Library as LibraryOfChronicles
from companion.chronicles.shelves import CARD as CARD_OF_CHRONICLES
from companion.library import kept, saved_library
from screens import routes
from screens.preferences import prefer
from tests.screens.chronicles_evening import ChroniclesEvening
from tests.screens.evening import Evening
from tests.screens.pages import NEXT, Page, evening

NEW_CHRONICLES = routes.new("chronicles")


def chronicled() -> Evening:
    """Chronicles: Ana has gained 4 honor and a relic."""
    gained = {"move": "gain_honor", "who": "Ana", "amount": 4}
    return ChroniclesEvening().moves(gained, {"move": "gain_card", "who": "Ana", "kind": "relic"})


def ended(*more: dict[str, Any]) -> ChroniclesEvening:
    """Chronicles: final scoring, in which Ana gains something that was typed in."""
    objectives = {"move": "score_extras", "who": "Ana", "extras": [{"what": "Objectives", "honor": 5}]}
    column = {"move": "set_column", "who": "Ana", "column": 1, "placed": True}
    return ChroniclesEvening().moves(column, {"move": "begin_scoring"}, objectives, *more)


def tied() -> ChroniclesEvening:
    """Chronicles: all three have the most honor, and the table settles that itself."""
    return ChroniclesEvening(rulings={"C2": "table"}).moves({"move": "finish"})


def storied() -> ChroniclesEvening:
    """Chronicles: every kind of prompt waits but the shroud, and Ana has a legendary card with renown on it."""
    gained = {"move": "gain_card", "who": "Ana"}
    automation = {"row_renown": "ask"}
    return ChroniclesEvening(events=["Flood", "A Darkness Below"], automation=automation).moves(
        *[gained | {"kind": kind} for kind in ("relic", "relic", "companion")],
        *[{"move": "mark_track", "who": "Ana", "track": "courage"}] * 3,
        {"move": "gain_renown", "who": "Ana", "amount": 2},
        {"move": "use_legendary", "who": "Ana", "track": "courage"},
        {"move": "resolve_event", "who": "Ana", "board": 1},
    )


def alone() -> ChroniclesEvening:
    """Chronicles: a solo game whose first chronicle waits for the shroud."""
    gained = {"move": "gain_card", "who": "Ana", "kind": "relic"}
    return ChroniclesEvening(seats=[{"name": "Ana"}]).moves(gained)


def crossed() -> ChroniclesEvening:
    """Chronicles: two events, dark agents, a region closed, a conviction and tokens at the festival."""
    return ChroniclesEvening(events=["Flood", "Hostile Negotiations"], festival={"courage": "honor"}).moves(
        {"move": "place_agents", "region": "Inn", "count": 2},
        {"move": "invest", "who": "Ana"},
        {"move": "take_token", "who": "Ana", "token": "wild"},
    )


OF_CHRONICLES: dict[str, dict[str, Any]] = {
    "legendary": {"track": "courage", "words": "Take a region."},
    "event": {"deed": "Pay 3 strength.", "renown": 1, "agents": 2},
    "chronicle": {"a": "vision"},
}


def of_chronicles() -> Evening:
    """The library of Chronicles has a card of each kind, and is the one that is looked at."""
    it = Evening()
    library = LibraryOfChronicles()
    for kind, given in OF_CHRONICLES.items():
        card = CARD_OF_CHRONICLES.validate_python({"kind": kind, "id": kind, "name": kind.capitalize(), **given})
        library = kept(library, card)
    it.desk.keep_library("chronicles", saved_library(library))
    prefer(it.desk, library="chronicles")
    return it


CHRONICLES = [
    Page("chronicles: library", of_chronicles, routes.LIBRARY),
    Page("chronicles: library, a new card", of_chronicles, routes.LIBRARY, ("New card",)),
    Page("chronicles: library, a number", of_chronicles, routes.LIBRARY, ("Renown tokens in the box",)),
    Page("chronicles: library, a stack", of_chronicles, routes.LIBRARY, ("Relic: its stack",)),
    *[Page(f"chronicles: shelf, {kind}", of_chronicles, routes.shelf(kind, "chronicles")) for kind in OF_CHRONICLES],
    *[Page(f"chronicles: a card, {kind}", of_chronicles, routes.card(kind, "chronicles")) for kind in OF_CHRONICLES],
    Page("chronicles: a card, its name", of_chronicles, routes.card("event", "chronicles"), ("Its name",)),
    Page("chronicles: a card, its words", of_chronicles, routes.card("event", "chronicles"), ("What resolves it",)),
    Page("chronicles: a card, a number", of_chronicles, routes.card("event", "chronicles"), ("Renown: 1",)),
    Page("chronicles: a card, honor", of_chronicles, routes.card("event", "chronicles"), ("Honor: 0",)),
    Page("chronicles: a card, more", of_chronicles, routes.card("event", "chronicles"), ("More",)),
    Page("chronicles: a card of the app", evening, routes.card("trial-and-error", "chronicles")),
    Page("chronicles: a card that there is not", evening, routes.card("lost", "chronicles")),
    Page("chronicles: ledger", chronicled, "ledger"),
    Page("chronicles: ledger, an entry", chronicled, "ledger", ("1 Ana gains 4 honor",)),
    Page("chronicles: ledger, adding", chronicled, "ledger", ("1 Ana gains 4 honor", "Add after this", "Card", "loot")),
    Page("chronicles: reconcile", chronicled, "reconcile"),
    Page("chronicles: reconcile, agents", chronicled, "reconcile", ("Dark agents elsewhere",)),
    Page("chronicles: settings", chronicled, "settings"),
    Page("chronicles: if it ended now", chronicled, "end"),
    Page("chronicles: end the game here", chronicled, "end", ("End the game here",)),
    Page("chronicles: final scoring", ended, "end"),
    Page("chronicles: final scoring, more honor", ended, "end", ("More honor for Ben",)),
    Page("chronicles: final scoring, a sheet", ended, "end", ("Sheet of Ana",)),
    Page("chronicles: the result", lambda: ended({"move": "finish"}), "end"),
    Page("chronicles: a figure", lambda: ended({"move": "finish"}), "end", ("Extras of Ana",)),
    Page("chronicles: a tie", tied, "end"),
    Page("chronicles: score a finished game", evening, routes.score("chronicles")),
    Page("chronicles: score a finished game, honor", evening, routes.score("chronicles"), ("0 honor, type",)),
    Page("chronicles: score a finished game, two", evening, routes.score("chronicles"), ("Add a player",)),
    Page("chronicles: seats", chronicled, "seats"),
    Page("chronicles: a seat", chronicled, "seats", ("Cleo",)),
    Page("chronicles: somebody leaves", chronicled, "seats", ("Cleo", "Cleo leaves the table")),
    Page("chronicles: somebody joins", chronicled, "seats", ("Somebody joins",)),
    Page("chronicles: menu", chronicled, "table", ("More of this game",)),
    Page("chronicles: what if", chronicled, "try"),
    Page("chronicles: new game, seats", evening, NEW_CHRONICLES),
    Page("chronicles: new game, a colour", evening, NEW_CHRONICLES, ("Player 1 is red",)),
    Page("chronicles: new game, what lies open", evening, NEW_CHRONICLES, (NEXT, "Board 1", "Courage: Not named yet")),
    Page("chronicles: new game, checklist", evening, NEW_CHRONICLES, (NEXT, NEXT)),
    Page("chronicles: events, one to turn over", chronicled, "events"),
    Page("chronicles: events", crossed, "events"),
    Page("chronicles: events, resolving", crossed, "events", ("Board 1", "Somebody resolves it")),
    Page("chronicles: events, where", crossed, "events", ("Board 1", "Say where Flood is")),
    Page("chronicles: events, agents come", crossed, "events", ("Dark agents come",)),
    Page("chronicles: events, vanquishing", crossed, "events", ("More about Inn",)),
    Page("chronicles: table", chronicled),
    Page("chronicles: table, what is in force", crossed),
    Page("chronicles: table, every prompt", storied),
    Page("chronicles: table, a title", chronicled, taps=("Note its title",)),
    Page("chronicles: table, a colour", storied, taps=("more to do", "what colour is")),
    Page("chronicles: table, a legendary card", storied, taps=("more to do", "draws a legendary card")),
    Page("chronicles: table, a value", storied, taps=("more to do", "How much honor does space 1", "10 or more")),
    Page("chronicles: table, an event", storied, taps=("more to do", "Turn an event over", "Say where it is")),
    Page("chronicles: table, a reward", storied, taps=("more to do", "what does Flood give")),
    Page("chronicles: table, agents", storied, taps=("more to do", "Which regions are these")),
    Page("chronicles: table, a space", storied, taps=("more to do", "the space of wisdom")),
    Page("chronicles: table, keypad", chronicled, taps=("Ana: 4 honor",)),
    Page("chronicles: table, renown", storied, taps=("Ana: 1 renown; place",)),
    Page("chronicles: sheet", storied, taps=("Ana: the character sheet",)),
    Page("chronicles: sheet, two tracks", storied, taps=("Ana: the character", "Ana: place renown in the middle")),
    Page("chronicles: sheet, a card's words", storied, taps=("Ana: the character", "name, power and spaces")),
    Page("chronicles: shroud", alone, "shroud"),
    Page("chronicles: shroud, turned", alone, "shroud", ("Choose option A",)),
    Page("chronicles: shroud, nothing waits", chronicled, "shroud"),
    Page("chronicles: festival", crossed, "festival"),
    Page("chronicles: festival, a visit", crossed, "festival", ("Courage: Honor",)),
    Page("chronicles: festival, a token", crossed, "festival", ("Wisdom: Not named yet",)),
    Page("chronicles: festival, a wild token", crossed, "festival", ("Ana uses Wild",)),
    Page("chronicles: festival, another token", crossed, "festival", ("Ben has another token",)),
]
"""Each of them in every state that has something else to tap."""
