"""Pages of Forsaken."""

from collections.abc import Callable
from typing import Any

from companion.forsaken.library import Library as LibraryOfForsaken
from companion.forsaken.shelves import CARD as CARD_OF_FORSAKEN
from companion.library import kept, saved_library
from screens import routes
from screens.preferences import prefer
from tests.companion.forsaken.fighting import tower
from tests.screens.evening import Evening
from tests.screens.forsaken_evening import ALONE, ForsakenEvening
from tests.screens.pages import NEXT, Page, evening

NEW_FORSAKEN = routes.new("forsaken")
MORE_DICE = "Ana: 1 of the dice more"


def boarded(*more: dict[str, Any]) -> ForsakenEvening:
    """Forsaken: Ana's loop has six spaces, and something of everything lies around her board."""
    given = {"vp": 6, "scrap": 2, "boosts": 1, "cartel_rep": 2, "infamy": 1, "damage": 2, "fungalyte": 1}
    return ForsakenEvening().moves(
        {"move": "describe_character", "who": "Ana", "spaces": 6, "lap_vp": 2},
        {"move": "describe_space", "who": "Ana", "space": 1, "gains": {"boosts": 1}},
        {"move": "gain", "who": "Ana", "gains": given},
        {"move": "gain_gear", "who": "Ana", "name": "Grapple"},
        {"move": "gain_weapon", "who": "Ana", "name": "Blade", "role": "equipped"},
        {"move": "gain_weapon", "who": "Ana", "name": "Scope", "role": "mod"},
        {"move": "gain_card", "who": "Ana", "kind": "status", "name": "Marked"},
        {"move": "take_job", "who": "Ana", "faction": "cartel", "name": "Cargo"},
        {"move": "gain_grudge", "who": "Ana", "faction": "sanction"},
        {"move": "act", "who": "Ana", "action": "move"},
        *more,
    )


def board_of_forsaken(*taps: str) -> Page:
    """The player board of Forsaken, with what is opened on it or in its place."""
    return Page(f"forsaken: board, {' - '.join(taps)}", boarded, "table", ("Ana Chapter 1", *taps))


def pressed(**gains: int) -> Callable[[], ForsakenEvening]:
    """Forsaken: Ana has gained something that asks for more."""
    return lambda: ForsakenEvening().moves({"move": "gain", "who": "Ana", "gains": gains})


def visited() -> ForsakenEvening:
    """Forsaken: Ana has cubes, rep and a transponder; the bounty's track was read, the tower's zones too."""
    track = [{"gains": {"vp": 1}}, {"words": "A card of the queue."}, {}]
    zones = [{"name": "Ledge", "strength": 2}]
    return ForsakenEvening(printed={"tower": {"zones": zones}}).moves(
        {"move": "gain", "who": "Ana", "gains": {"scrap": 3, "particle": 2, "transponders": 1, "cartel_rep": 3}},
        {"move": "reveal_bounty", "name": "Jagga", "landmark": "The Flats"},
        {"move": "describe_bounty", "track": track},
        {"move": "to_event_row", "name": "Storm", "event": "Moving costs 1.", "finale": "1 VP."},
        {"move": "lay_cubes", "place": "The Docks", "scrap": 1},
        {"move": "set_deck", "planet": "thyrria", "to": 2},
    )


def owed() -> ForsakenEvening:
    """Forsaken: spoils, a free card, a ruin card and a job wait to be named, a landmark and a bounty too."""
    return visited().moves(
        {"move": "play_cantina", "who": "Ana", "strength": 4, "house": 1, "particle": 1},
        {"move": "use_headquarters", "who": "Ana", "faction": "cartel"},
        {"move": "use_ruins", "who": "Ana"},
        {"move": "connect", "who": "Ana", "faction": "sanction"},
        {"move": "advance_bounty", "escaped": True},
    )


def scored_forsaken(*more: dict[str, Any]) -> ForsakenEvening:
    """Forsaken: Ana and Ben tie, a finale and two entries of the guide wait, Cleo has got something besides."""
    return ForsakenEvening().moves(
        {"move": "reconcile", "held": {"Ana": {"vp": 9, "scrap": 2}, "Ben": {"vp": 9}}},
        {"move": "finish_story", "who": "Ben"},
        {"move": "to_event_row", "name": "Heist", "finale": "2 VP for most scrap"},
        {"move": "begin_scoring"},
        {"move": "score_extras", "who": "Cleo", "extras": [{"what": "A talent", "vp": 2}]},
        *more,
    )


def plotted(*more: dict[str, Any]) -> ForsakenEvening:
    """Forsaken alone: two plot cards lie in the row, and the rival is on again."""
    turn = ({"move": "end_turn"}, {"move": "draw_plot", "name": "A Debt"}, {"move": "resolve_plot", "vp": 1})
    return ForsakenEvening(**ALONE).moves(*turn, *turn, {"move": "end_turn"}, *more)


OF_FORSAKEN: dict[str, dict[str, Any]] = {
    "character": {"klass": "wise", "vitality": 8, "loop": [{"gains": {"vp": 2}}, {"words": "Draw a feat."}, {}, None]},
    "weapon": {"dice": 3, "mod": {"type": "scope", "strength": -1}},
    "bounty": {"landmark": "The Shale Flats", "dice": 5, "track": [{}, {"gains": {"vp": 1, "legend": 1}}]},
    "plot": {"objective": "Visit the Uplink.", "lines": [{"vp": 2, "ability": True}, None, None, None, None]},
    "ruin": {"gains": {"boosts": 2}},
}


def at_the_tower() -> ForsakenEvening:
    """Forsaken: the dice tower was read, and Ana has the VP for a yellow die against her."""
    vp = {"move": "set_holding", "who": "Ana", "what": "vp", "to": 7}
    return ForsakenEvening(bounty="Vex").moves({"move": "describe_tower", "tower": tower()}, vp)


def of_forsaken() -> Evening:
    """The library of Forsaken has some cards and one zone of the tower, and is the one that is looked at."""
    it = Evening()
    library = LibraryOfForsaken.model_validate({"printed": {"tower": {"zones": [{"name": "Ledge", "strength": 2}]}}})
    for kind, given in OF_FORSAKEN.items():
        card = CARD_OF_FORSAKEN.validate_python({"kind": kind, "id": kind, "name": kind.capitalize(), **given})
        library = kept(library, card)
    it.desk.keep_library("forsaken", saved_library(library))
    prefer(it.desk, library="forsaken")
    return it


def card_of_forsaken(kind: str, *taps: str) -> Page:
    """A card of Forsaken on its page, with what is opened over it."""
    named = f"forsaken: a card, {' - '.join((kind, *taps))}"
    return Page(named, of_forsaken, routes.card(kind, "forsaken"), taps)


FORSAKEN = [
    Page("forsaken: the end is set off, alone", lambda: ForsakenEvening(**ALONE), "end", ("The end is set off",)),
    Page("forsaken: last turns", pressed(vp=15), "end"),
    Page("forsaken: final scoring", scored_forsaken, "end"),
    Page("forsaken: final scoring, more VP", scored_forsaken, "end", ("More VP for Ben",)),
    Page("forsaken: the result", lambda: scored_forsaken({"move": "finish"}), "end"),
    Page("forsaken: score a finished game, a rival", evening, routes.score("forsaken"), ("Against a rival",)),
    Page("forsaken: table", boarded),
    Page("forsaken: table, gains", boarded, "table", ("Ana holds", "gain 1 legend")),
    Page("forsaken: table, actions", boarded, "table", ("Ana has spent actions on",)),
    Page("forsaken: table, encounter", lambda: boarded({"move": "begin_encounters", "who": "Ana"})),
    Page("forsaken: table, a space", lambda: boarded({"move": "gain", "who": "Ana", "gains": {"legend": 2}})),
    board_of_forsaken("Weapons", "Rep and jobs"),
    board_of_forsaken("Talents and statuses", "Infamy"),
    board_of_forsaken("space 2 of the loop"),
    board_of_forsaken("Read Ana's board"),
    Page("forsaken: places", visited, "places"),
    Page("forsaken: places, spoils", owed, "places", ("more to do", "looks at two spoils")),
    Page("forsaken: worlds", visited, "world"),
    Page("forsaken: worlds, the bounty", visited, "world", ("What the bounty's card",)),
    Page("forsaken: worlds, cubes", visited, "world", ("Lay cubes",)),
    Page("forsaken: rival", plotted, "rival"),
    Page("forsaken: rival, a plot card", plotted, "rival", ("Plot card 1",)),
    Page("forsaken: fight, reading the tower", ForsakenEvening, "fight", ("Read the dice tower for", "Add a zone")),
    Page("forsaken: fight, a die", at_the_tower, "fight", (MORE_DICE, "the pit, 1 strength", "white die of Ana")),
    Page("forsaken: library", of_forsaken, routes.LIBRARY),
    Page("forsaken: shelf", of_forsaken, routes.shelf("weapon", "forsaken")),
    card_of_forsaken("character", "Space 4 of the loop"),
    card_of_forsaken("plot", "Line 1"),
    Page("forsaken: new game, characters", evening, NEW_FORSAKEN, (NEXT, "story of a class module")),
    Page("forsaken: new game, checklist", evening, NEW_FORSAKEN, (NEXT, NEXT, NEXT, NEXT)),
]
"""One of each kind."""

MORE_OF_FORSAKEN = [
    Page("forsaken: how near the end is", boarded, "end"),
    Page("forsaken: the end is set off", boarded, "end", ("The end is set off",)),
    Page("forsaken: last turns left out", pressed(vp=15), "end", ("Begin final scoring",)),
    Page("forsaken: final scoring, a tracker", scored_forsaken, "end", ("VP tracker of Ana",)),
    Page("forsaken: final scoring, cool stuff", scored_forsaken, "end", ("Count the cool stuff of Ben",)),
    Page("forsaken: final scoring, alone", lambda: plotted({"move": "begin_scoring"}), "end"),
    Page("forsaken: score a finished game", evening, routes.score("forsaken")),
    Page("forsaken: score a finished game, VP", evening, routes.score("forsaken"), ("0 VP, type",)),
    Page("forsaken: score a finished game, two", evening, routes.score("forsaken"), ("Add a player",)),
    Page(
        "forsaken: score a finished game, a tie",
        evening,
        routes.score("forsaken"),
        ("Against a rival", "The rival: 0 VP, type", "4", "Set 4", "0 VP, type", "4", "Set 4"),
    ),
    Page("forsaken: table, losses", boarded, "table", ("Ana holds", "Lose or pay")),
    Page("forsaken: table, vitality", boarded, "table", ("heal or take damage",)),
    Page("forsaken: table, a number", boarded, "table", ("Ana: 6 VP, type a number",)),
    Page("forsaken: table, last turns", pressed(vp=15)),
    Page("forsaken: table, alone", lambda: ForsakenEvening(**ALONE)),
    Page("forsaken: table, a defeat", pressed(damage=8)),
    Page("forsaken: table, a full tray", pressed(scrap=8, particle=2)),
    Page("forsaken: table, a loop", pressed(legend=2)),
    board_of_forsaken("Grapple in hand"),
    board_of_forsaken("gains a gear card"),
    board_of_forsaken("Weapons", "Blade, equipped"),
    board_of_forsaken("Weapons", "gains a weapon"),
    board_of_forsaken("Talents and statuses", "gains a talent or a status"),
    board_of_forsaken("Rep and jobs", "takes a job"),
    board_of_forsaken("Rep and jobs", "a grudge comes or goes"),
    board_of_forsaken("feat S; name it"),
    board_of_forsaken("begin chapter 2"),
    *[
        Page(f"forsaken: places, {place}", visited, "places", (place, *taps))
        for place, *taps in (
            ("Bazaar: Up", "Cost: 4", "Pay 4 in another"),
            ("Clinic:",),
            ("Transport Hub:",),
            ("Headquarters:",),
            ("Scrapyard:", "A die lies in Ledge"),
            ("Cantina:",),
            ("Connect:", "With the Mezmora Cartel"),
        )
    ],
    Page("forsaken: places, a job", owed, "places", ("What it wants",)),
    Page("forsaken: places, a free card", owed, "places", ("more to do", "takes one card of the queue")),
    Page("forsaken: places, a ruin card", owed, "places", ("more to do", "draws a ruin card", "What else it says")),
    Page("forsaken: worlds, a bounty is asked for", owed, "world"),
    Page("forsaken: worlds, the next bounty", visited, "world", ("Next bounty",)),
    Page("forsaken: worlds, a persona", visited, "world", ("Sanction: what the persona",)),
    Page("forsaken: worlds, a deck", visited, "world", ("Encounters of Thyrria", "Count again")),
    Page("forsaken: worlds, into the event row", visited, "world", ("A card joins the row",)),
    Page("forsaken: worlds, a scrapyard's name", visited, "world", ("Name scrapyard 1",)),
    Page("forsaken: rival, a line", lambda: plotted({"move": "draw_plot"}), "rival", ("Write the line down",)),
    Page("forsaken: rival, its ability", plotted, "rival", ("What the rival's ability",)),
    Page("forsaken: rival, counts", plotted, "rival", ("Correct the plot's counts",)),
    Page("forsaken: rival, VP", plotted, "rival", ("Grash: 2 VP",)),
    Page("forsaken: fight, no tower was read", ForsakenEvening, "fight", ("Ana, strength on the dice: 3",)),
    Page("forsaken: fight", at_the_tower, "fight", (MORE_DICE, "the bridge, 2 strength", "Why")),
    Page("forsaken: fight, a number", at_the_tower, "fight", ("Ana fights Vex", "Vex: Overwhelm target")),
    Page("forsaken: library, a zone", of_forsaken, routes.LIBRARY, ("Ledge: 2 strength",)),
    *[card_of_forsaken(kind) for kind in OF_FORSAKEN],
    card_of_forsaken("weapon", "Shields"),
    card_of_forsaken("ruin", "Gives: 2 boosts"),
    Page("forsaken: new game, seats", evening, NEW_FORSAKEN),
    Page("forsaken: new game, length and rival", evening, NEW_FORSAKEN, (NEXT, NEXT, "Legendary: 18 VP")),
    Page("forsaken: new game, personas", evening, NEW_FORSAKEN, (NEXT, NEXT, NEXT, "Sanction: nobody named yet")),
]
"""The same kinds in every other state: they take long, and show seldom what the others do not."""
