"""Every page in every state: whatever can be tapped has a spoken name, and no picture button is too small."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft
import pytest

from companion.card_bin import binned as put_away
from companion.chronicles.library import Library as LibraryOfChronicles
from companion.chronicles.shelves import CARD as CARD_OF_CHRONICLES
from companion.forsaken.library import Library as LibraryOfForsaken
from companion.forsaken.shelves import CARD as CARD_OF_FORSAKEN
from companion.library import kept, retired, saved_library
from companion.vestige import commands as c
from companion.vestige.box.cards import CARD
from companion.vestige.box.census import SHELVES
from companion.vestige.library import Library, remember
from companion.vestige.mat import PLACES
from companion.vestige.regions import base_tiles
from companion.vestige.vocabulary.effects import RESULTS
from screens import routes, theme
from screens.app import app_on
from screens.preferences import prefer
from screens.share.invitation import Invitation, invitation
from screens.vestige.packs.arrival import KEPT_AS as IMPORTED_AS
from screens.vestige.packs.arrival import looked_at
from tests.companion.forsaken.fighting import tower
from tests.companion.games import BONE, ROOK
from tests.screens.chronicles_evening import ChroniclesEvening
from tests.screens.desks import Breakable, keep
from tests.screens.evening import CONDITION, DUEL, Evening
from tests.screens.forsaken_evening import ALONE, ForsakenEvening
from tests.screens.harness import Rendered, own_words, spoken, walk

ACTIONS = ("on_click", "on_tap", "on_select", "on_long_press")
INPUTS = (ft.TextField, ft.Checkbox, ft.Switch, ft.Radio, ft.Dropdown, ft.Slider)
PICTURES = (ft.IconButton, ft.FilledIconButton, ft.FilledTonalIconButton, ft.OutlinedIconButton)
PHONE, WIDE = (390, 844), (1280, 800)
NEXT = "Next"
MORE_DICE = "Ana: 1 of the dice more"
NEW_CHRONICLES = routes.new("chronicles")
NEW_FORSAKEN = routes.new("forsaken")
NEW, SCORE = routes.new("vestige"), routes.score("vestige")


@dataclass(frozen=True)
class Page:
    """A page in one state: how the evening came there, the address, and the taps that lead on."""

    name: str
    moment: Callable[[], Evening]
    address: str = "table"
    taps: tuple[str, ...] = ()
    invited: Invitation | None = None

    def __str__(self) -> str:
        return self.name


def evening(**changes: Any) -> Evening:
    return Evening(**changes)


def played(*commands: Any, **changes: Any) -> Callable[[], Evening]:
    return lambda: Evening(**changes).play(*commands)


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


def binned() -> Evening:
    """A game and a card in the bin."""
    it = Evening().over()
    it.desk.discard(it.id)
    away = put_away(kept(Library(), CARD.validate_python(LENS)), ["lens"], it.desk.time())
    it.desk.keep_library("vestige", saved_library(away))
    return it


def full_home() -> Evening:
    """A game over, one in play and one to resume, and one in the bin."""
    it = Evening().over()
    for _ in range(3):
        it.desk.begin("vestige", it.game.setup)
    it.desk.discard(it.desk.listings()[0].id)
    return it


def all_prompts() -> Evening:
    """Every kind of prompt waits."""
    ask = {"triggered_abilities": "ask", "threat_effects": "ask"}
    return (
        Evening(automation=ask)
        .first_trigger()
        .play(
            c.TakeControl(who="Ana", region="Oasis"),
            c.RevealThreat(nemesis="Bone", name="Syndicate Lord"),
        )
    )


def mirrored(depth: Any = "everything") -> Callable[[], Evening]:
    """Ana against Ben: a contact on a job, a bot, an artifact, a bounty, a noted covert op."""
    kinds: tuple[Any, ...] = ("smuggler", "chop_bot", "artifact", "augmentation", "bounty")
    return played(
        *(c.GainCard(who="Ana", kind=kind, leverage=0) for kind in kinds),
        c.PickUpJob(who="Ana", kind="artifact", on=1),
        c.TuckCard(who="Ana", card=4, under=1),
        c.NoteCovertOp(who="Ana", op=0, name="Two regions"),
        **DUEL,
        depth=depth,
    )


def out() -> Evening:
    return Evening().play(c.RevealCondition(name=CONDITION), c.RevealCondition(name="Dawn", met=True))


def scored() -> Evening:
    """Final scoring with something in every step."""
    return (
        Evening()
        .third_round()
        .play(
            c.GainCard(who="Ana", kind="bounty"),
            c.GainCard(who="Ana", kind="mercenary", leverage=2),
            c.TakeControl(who="Ana", region="Observatory"),
            c.BeginScoring(),
        )
    )


def duel() -> Evening:
    return Evening(**DUEL)


def signed() -> Evening:
    """Three entries of others, one of them taken back."""
    it = duel()
    for who in ("Ana", "Ben", "a watcher"):
        it.desk.act(it.id, c.GainLeverage(who="Ana", amount=2), by=who)
    it.desk.undo(it.id, by="Ben")
    return it


def choosing() -> Evening:
    """Ana has chosen her mastery bonus."""
    it = duel().play(c.BeginScoring())
    it.desk.drafts |= {f"scoring:{it.id}": "bonus", f"bonus:{it.id}": {"Ana": {"guile": 1}}}
    return it


SHARED = invitation("http://192.168.1.5:8550", pin=True)
SIX = ("Teams", NEXT, "3 teams of 2")


def mapped() -> Evening:
    """The map lies; one tile next to Ana's pawn is face down."""
    tiles = ({"place": place, "region": name} for place, name in zip(PLACES[1:], base_tiles()[1:], strict=True))
    return Evening(tiles=({"place": 1, "face_up": False}, *tiles)).play(
        c.TakeControl(who="Ana", region="Chop Shop"), c.MovePawn(who="Ana", spot="1-4-5")
    )


def many() -> Evening:
    seats = tuple({"name": name} for name in ("Ana", "Ben", "Cem", "Dee", "Eve", "Finn"))
    return Evening(mode="competitive", seats=seats, nemeses=(BONE, ROOK, {"name": "Happy"}), depth="everything")


def together() -> Evening:
    seats = ({"name": "Ana"}, {"name": "Ben"})
    return Evening(mode="cooperative", seats=seats).play(
        c.TakeAction(who="Ana", action="move"), c.ResetAction(who="Ana", action="move")
    )


def teams() -> Evening:
    seats = tuple({"name": name, "team": team} for name, team in zip("ABCD", ("Rust", "Dust") * 2, strict=True))
    return Evening(mode="teams", seats=seats)


def gone() -> Evening:
    return many().play(c.LeaveTable(who="Ben"), c.LeaveTable(who="Cem", scored=False))


def past() -> Evening:
    """Round 3, with a long past."""
    return Evening().third_round()


WARDEN = {
    "kind": "nemesis", "id": "warden", "name": "Ash Warden",
    "levels": [{"threat": 0, "and_above": True, "do": [{"gain_leverage": {"per": ["round"]}}]}],
    "triggered": [{"when": "people_say", "words": "A player rests.", "do": [{"gain_leverage": {"fixed": 1}}]}],
}  # fmt: skip
LENS = {"kind": "artifact", "id": "lens", "name": "Lens", "leverage": 4}


def boxed(**changes: Any) -> Evening:
    """Cards in the library, one of them a nemesis that has changed since the game began."""
    it = Evening(**changes)
    keep(it.desk, WARDEN | {"words": "Newer"}, LENS)
    return it


def backed_up() -> Evening:
    """One game went another way since the backup, one is not here any more, and one is as it was."""
    it = Evening().play(c.GainLeverage(who="Ana", amount=2))
    others = [it.desk.begin("vestige", it.game.setup).id for _ in range(2)]
    it.desk.back_up()
    it.desk.undo(it.id)
    it.desk.discard(others[0])
    it.desk.empty_bin()
    return it.play(c.GainLeverage(who="Ana", amount=3))


def unsaved() -> Evening:
    """The disk is full, and there is something to be put away too."""
    it = Evening(Breakable())
    it.shelf.failing.update(("write", "append"))
    it.desk._told.append("A game was changed by another Tableside")
    return it.play(c.GainLeverage(who="Ana", amount=3))


def coming(text: str) -> Callable[[], Evening]:
    """Cards are about to be imported."""

    def moment() -> Evening:
        it = boxed()
        it.desk.drafts[IMPORTED_AS] = looked_at(text)
        return it

    return moment


PACK = json.dumps({"id": "p", "name": "Two", "author": "Ana", "cards": [LENS | {"leverage": 5}, WARDEN | {"id": "w"}]})


def stocked(**changes: Any) -> Evening:
    """The library has a card of each kind that is offered in these games, one of them out of use."""
    it = Evening(**changes)
    library = remember(Library(), "region:Oasis", 3, "guess")
    for given in (
        {"kind": "smuggler", "id": "veil", "name": "Veil", "leverage": 3, "words": "Looks away."},
        {"kind": "smuggler", "id": "moth", "name": "Moth"},
        {"kind": "condition", "id": "dawn", "name": "Dawn", "words": "The sun is up."},
        {"kind": "covert_op", "id": "quiet", "name": "Quiet"},
        {"kind": "nemesis", "id": "warden", "name": "Warden"},
    ):
        library = kept(library, CARD.validate_python(given))
    it.desk.keep_library("vestige", saved_library(retired(library, "moth", True)))
    return it


def holding_veil() -> Evening:
    return stocked(depth="cards").play(c.GainCard(who="Ana", kind="smuggler", name="Veil"))


def watched() -> Evening:
    two = {"measure": "regions_controlled", "whose": "any_player", "at_least": 1}
    card = {"kind": "condition", "id": "two", "name": "One region", "condition": two}
    printed = CARD.validate_python(card)
    return Evening(**DUEL).play(
        c.RevealCondition(name="One region", printed=printed), c.TakeControl(who="Ana", region="Oasis", leverage=1)
    )


def by_hand() -> Evening:
    """A prompt of which anything may come."""
    toll = {"name": "Toll", "immediately": [{"prompt": "Something happens.", "results": list(RESULTS)}]}
    warden = {"kind": "nemesis", "id": "warden", "name": "Warden", "threats": [toll]}
    return Evening(nemeses=({"pack": warden, "threat_cards": 5},)).play(c.RevealThreat(nemesis="Warden", name="Toll"))


EVERY_PART = {
    "kind": "nemesis",
    "id": "tide",
    "name": "Tide",
    "triggered": [{"when": "player_gains_card", "kind": "artifact", "do": [{"gain_leverage": {"fixed": 1}}]}],
    "levels": [{"threat": 1, "and_above": True, "do": [{"gain_leverage": {"per": ["threat", "speed"]}}]}],
    "game_end": {"do": [{"prompt": "Turn every tile.", "results": ["card"]}]},
    "goal": {"condition": {"all": [{"measure": "threat", "at_least": 2}, {"measure": "round", "at_most": 9}]}},
    "threats": [{"name": "Undertow", "immediately": [{"gain_control": {"region": "Oasis"}}], "removal": "Wait."}],
    "threat_cards": 7,
    "setup": ["Shuffle."],
    "joins": [{"name": "Coin", "kind": "artifact"}],
    "words": "From the second box.",
    "source": "A sheet of paper",
}


def editing(given: dict[str, Any]) -> Callable[[], Evening]:
    """The library has this card."""

    def moment() -> Evening:
        it = Evening()
        named = {} if given["kind"] in ("mastery", "speed") else {"name": "One"}
        card = CARD.validate_python({"id": "one", **named, **given})
        it.desk.keep_library("vestige", saved_library(kept(Library(), card)))
        return it

    return moment


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


TIDE, ONE = routes.card("tide"), routes.card("one")
KINDS_OF_CARD: tuple[dict[str, Any], ...] = (
    {"kind": "condition", "condition": {"measure": "threat", "at_least": 2}},
    {"kind": "covert_op", "reward": [{"gain_leverage": {"fixed": 1}}], "words": "Wait."},
    {"kind": "bounty", "value": {"per": ["cards.artifact"]}},
    {"kind": "smuggler", "leverage": 12},
    {"kind": "region", "leverage": 2},
    {"kind": "mastery", "mastery": "guile"},
    {"kind": "speed", "space": 5},
)
HOME, GAMES = "/", "/game/g1"
PAGES = [
    Page("home, empty", binned, HOME),
    Page("home, full", full_home, HOME),
    Page("home, about a game", full_home, HOME, ("More about Ana against Bone",)),
    Page("home, share or export", full_home, HOME, ("More about Ana against Bone", "Share or export")),
    Page("which new game", evening, routes.NEW),
    Page("which game to score", evening, routes.SCORE),
    Page("new game", evening, NEW),
    Page("new game, seat", evening, NEW, (NEXT,)),
    Page("new game, seats", evening, NEW, ("Competitive", NEXT)),
    Page("new game, six seats", evening, NEW, SIX),
    Page("new game, a colour", evening, NEW, (*SIX, "Player 6 is red")),
    Page("new game, the order", evening, NEW, (*SIX, "Change the order")),
    Page("new game, nobody has a name", evening, NEW, (*SIX, NEXT)),
    Page("new game, with or without nemeses", evening, NEW, ("Competitive", NEXT, "Take away seat 2", NEXT)),
    Page("new game, who begins", duel, NEW, ("As last time", "Draw by lot")),
    Page("new game, a seed", duel, NEW, ("As last time", "Type a seed")),
    Page("new game, nemeses", evening, NEW, (NEXT, NEXT)),
    Page("new game, triggers", evening, NEW, (NEXT, NEXT, NEXT)),
    Page("new game, checklist", evening, NEW, (NEXT, NEXT, NEXT, NEXT)),
    Page("score a finished game", evening, SCORE),
    Page("score a finished game, teams", evening, SCORE, ("In teams",)),
    Page("settings", evening, routes.SETTINGS),
    Page("backups", backed_up, routes.BACKUPS),
    Page("backups, none yet", evening, routes.BACKUPS),
    Page("backups, what restoring would do", backed_up, routes.BACKUPS, ("Look inside and restore",)),
    Page("backups, restored", backed_up, routes.BACKUPS, ("Look inside and restore", "Restore 2 games")),
    Page("home, nothing can be saved", unsaved, HOME),
    Page("table, nothing can be saved", unsaved, taps=("Nothing can be saved",)),
    Page("bin, empty", evening, routes.BIN),
    Page("bin, full", binned, routes.BIN),
    Page("bin, asking", binned, routes.BIN, ("Empty the bin",)),
    Page("bin, from the library", binned, routes.BIN_OF_LIBRARY),
    Page("library, something in the bin", binned, routes.LIBRARY),
    Page("a card in the bin", binned, routes.card("lens")),
    Page("a game that there is not", evening, "/game/lost/table"),
    Page("table, first turn", evening),
    Page("table, a pending change", evening, taps=("Ana: 1 more",)),
    Page("table, two people", played(**DUEL)),
    Page("table, three nemeses", played(nemeses=(BONE, ROOK, {"name": "Happy"}))),
    Page("table, six seats and three nemeses", many),
    Page("table, six seats, a pending change in a row", many, taps=("Eve: 1 more",)),
    Page("table, a shared turn", together),
    Page("table, teams", teams),
    Page("table, more of this game", evening, taps=("More of this game",)),
    Page("seats", many, "seats"),
    Page("seats, one of them", many, "seats", ("Ben",)),
    Page("seats, somebody leaves", many, "seats", ("Ben", "Ben leaves the table")),
    Page("seats, somebody is gone", gone, "seats", ("Ben has gone",)),
    Page("seats, somebody joins", teams, "seats", ("Somebody joins",)),
    Page("table, every prompt", all_prompts, taps=("more to do",)),
    Page("table, a covert op", all_prompts, taps=("more to do", "Ana draws a covert op")),
    Page("table, a printed value", all_prompts, taps=("more to do", "What leverage is printed on Oasis?")),
    Page("table, a proposal", all_prompts, taps=("more to do", "Bone gains 1: Ana takes Oasis?")),
    Page("table, by hand", all_prompts, taps=("more to do", "at once: Bone gains a smuggler")),
    Page("table, a threat", all_prompts, taps=("Leave out: Trigger 1: turn",)),
    Page("table, keypad", evening, taps=("Ana: 0 leverage",)),
    Page("table, keypad for a value", all_prompts, taps=("more to do", "printed on Oasis?", "10 or more")),
    Page("table, sheet of a player", scored, taps=("Ana ",)),
    Page("table, sheet of a player gaining a card", evening, taps=("Ana 10 to", "Ana gains a lawmaker")),
    Page("table, keypad for a card", evening, taps=("Ana 10 to", "Ana gains a lawmaker", "10 or more")),
    Page("tableau, cards", mirrored("cards"), taps=("Ana 10 to", "smuggler,")),
    Page("tableau, how a card is lost", mirrored("cards"), taps=("Ana 10 to", "smuggler,", "Ana loses smuggler")),
    Page("tableau, handing over", mirrored("cards"), taps=("Ana 10 to", "smuggler,", "is handed to")),
    Page("tableau, which job", mirrored("cards"), taps=("Ana 10 to", "Ana picks up a job", "Bounty job")),
    Page("tableau, gaining a card", mirrored("cards"), taps=("Ana 10 to", "Ana gains a lawmaker")),
    Page("tableau, noting a covert op", mirrored("cards"), taps=("Ana 10 to", "Change the note of")),
    Page("tableau, flipping a covert op", mirrored("cards"), taps=("Ana 10 to", "Ana flips covert op 1")),
    Page("tableau, dashboard", mirrored(), taps=("Ana 10 to", "Might: 0", "Ana, might: 1 more")),
    Page("tableau, a job", mirrored(), taps=("Ana 10 to", "Ana: Cards", "artifact job, in", "Rolled at the table")),
    Page("tableau, other gains", mirrored(), taps=("Ana 10 to", "Ana: Cards", "smuggler,", "gives something else")),
    Page("tableau, a name", mirrored(), taps=("Ana 10 to", "Ana: Cards", "bounty, pays", "name and value")),
    Page("tableau, covert ops", mirrored(), taps=("Ana 10 to", "Ana: Covert ops", "Show Ana's covert ops")),
    Page("table, sheet of a nemesis", lambda: Evening().two_threats(), taps=("Bone Threat level 2",)),
    Page("table, a message", evening, taps=("Bone Threat level 0", "Reveal the threat that was typed")),
    Page("table, last round", lambda: Evening().last_round_known()),
    Page("table, nemeses' turn", lambda: Evening().bones_turn()),
    Page("table, nemeses' turn, keypad", lambda: Evening().bones_turn(), taps=("10 or more",)),
    Page("table, nemeses' turn, an amount", played(c.EndTurn(), automation={"nemesis_turn": "ask"})),
    Page("table, nemeses' turn, all settled", played(c.EndTurn())),
    Page("table, nemeses' turn, by hand", played(c.EndTurn(), nemeses=(ROOK,))),
    Page("table, scoring", scored),
    Page("table, over", lambda: Evening().over()),
    Page("regions", lambda: Evening().third_round(), "regions"),
    Page("regions, a sheet", lambda: Evening().third_round(), "regions", ("Smugglers' Lair,",)),
    Page("regions, keypad", evening, "regions", ("Chop Shop,", "10 or more")),
    Page("map", mapped, "regions"),
    Page("map, a tile", mapped, "regions", ("Place 5:", "Ana's pawn: move")),
    Page("map, a tile that lies face down", mapped, "regions", ("Place 1:",)),
    Page("map, a list", mapped, "regions", ("Show as a list",)),
    Page("map, swapping", mapped, "regions", ("Place 5:", "Swap with another tile")),
    Page("map, laying it out", evening, "regions", ("Lay the map out", "Deal the map at random", "Type a seed")),
    Page("map, naming a tile", evening, "regions", ("Lay the map out", "Place 5:")),
    Page("map, own tiles", evening, "regions", ("Lay the map out", "Your tiles")),
    Page("new game, the map", evening, NEW, (NEXT, NEXT, NEXT, NEXT, "A map at random")),
    Page("library", stocked, routes.LIBRARY),
    Page("library, empty", evening, routes.LIBRARY),
    Page("library, a new card", stocked, routes.LIBRARY, ("New card",)),
    Page("library, the name of a new card", stocked, routes.LIBRARY, ("New card", "Smugglers")),
    Page("library, a new mastery tile", stocked, routes.LIBRARY, ("New card", "Mastery tiles")),
    Page("library, own tiles", evening, routes.LIBRARY, ("Mark your region tiles",)),
    Page("library, triggers", evening, routes.LIBRARY, ("Change where the triggers stand",)),
    *[Page(f"shelf, {kind}", stocked, routes.shelf(kind)) for kind in SHELVES],
    Page("shelf, out of use", stocked, routes.shelf("smuggler"), ("1 out of use",)),
    Page("shelf, a value", stocked, routes.shelf("region"), ("Oasis, printed 3",)),
    Page("shelf, a value of two digits", stocked, routes.shelf("region"), ("Oasis, printed 3", "10 or more")),
    Page("shelf, a speed space", stocked, routes.shelf("speed"), ("Another space",)),
    Page("table, offered conditions", lambda: stocked().first_trigger(), taps=("Dawn",)),
    Page("end, a known condition", lambda: stocked(), "end", ("Add a condition", "Dawn")),
    Page("table, a condition that looks met", watched),
    *[
        Page(f"table, what comes of a prompt: {result}", by_hand, taps=(f"Warden: {RESULTS[result]}",))
        for result in RESULTS
    ],
    Page("end, conditions that are watched", watched, "end"),
    Page("tableau, an offered card", lambda: stocked(depth="cards"), taps=("Ana 10 to", "Ana gains a smuggler")),
    Page("tableau, what a card says", holding_veil, taps=("Ana 7 to", "Veil, smuggler")),
    Page("end, no condition", evening, "end"),
    Page("end, conditions", out, "end"),
    Page("end, a new condition", out, "end", ("Add a condition",)),
    Page("end, the last round by hand", out, "end", ("Set the last round by hand",)),
    Page("end, asking", out, "end", ("End the game here",)),
    Page("end, last round", lambda: Evening().last_round_known(), "end"),
    *[Page(f"end, scoring, stage {number + 1}", scored, "end", (NEXT,) * number) for number in range(7)],
    Page("end, over", lambda: Evening().over(), "end"),
    Page("end, share or export", lambda: Evening().over(), "end", ("More ways to share or export",)),
    Page("end, the picture", lambda: Evening().over(), "end", ("Share as picture",)),
    Page("ledger, empty", evening, "ledger"),
    Page("ledger", lambda: Evening().third_round(), "ledger"),
    Page("ledger, an entry", lambda: Evening().third_round(), "ledger", ("2 Ana takes Chop Shop",)),
    Page("ledger, adding", lambda: Evening().third_round(), "ledger", ("2 Ana takes Chop Shop", "Add after this")),
    *[
        Page(
            f"ledger, adding: {subject}",
            past,
            "ledger",
            ("Something was forgotten in round 1", "More that can", subject),
        )
        for subject in ("Region", "Card", "Condition", "Threat", "Speed", "Covert op", "Turn and round")
    ],
    Page("ledger, a preview", past, "ledger", ("Something was forgotten in round 1", "How much?: 1")),
    Page("ledger, a keypad", past, "ledger", ("Something was forgotten in round 1", "How much?: 10 or more")),
    Page("ledger, taking out", past, "ledger", ("2 Ana takes Chop Shop", "Take out")),
    Page("reconcile", past, "reconcile"),
    Page("reconcile, a value", past, "reconcile", ("Ana: leverage 11", "Ana: leverage, 1 more")),
    Page("reconcile, a keypad", past, "reconcile", ("Ana: leverage 11", "type a number")),
    Page("reconcile, a controller", past, "reconcile", ("Chop Shop Ana", "Bone")),
    Page("reconcile, another region", past, "reconcile", ("Another region",)),
    Page("reconcile, everything", mirrored(), "reconcile", ("All values of Ana",)),
    Page("rules", evening, "rules"),
    Page("rules, every prompt", all_prompts, "rules"),
    Page("rules, a chapter", evening, "rules", ("Final scoring (",)),
    Page("rules, an entry", evening, "rules", ("Your turn ",)),
    Page("rules, from home", evening, routes.RULES),
    Page("rules, one game", evening, routes.RULES, ("Search Forsaken",)),
    Page("pace", lambda: Evening().third_round(), "pace"),
    Page("pace, final scoring", scored, "pace"),
    Page("what if", evening, "try"),
    Page("what if, lost", evening, "copy"),
    Page("what if, the nemeses' turn", evening, "try", ("The nemeses' turn, now",)),
    Page("what if, final scoring", evening, "try", ("Final scoring, now",)),
    Page("what if, what would change", evening, "try", ("Anything", "End Ana's turn", "Throw it away")),
    Page("a card that comes with the app", evening, routes.card("bone")),
    Page("a card that there is not", evening, routes.card("lost")),
    *[Page(f"a card, {given['kind']}", editing(given), ONE) for given in KINDS_OF_CARD],
    Page("a card, nemesis", editing(EVERY_PART), TIDE),
    Page("a card, its words", editing(EVERY_PART), TIDE, ("Threat level 1+: add an effect",)),
    Page("a card, an amount", editing(EVERY_PART), TIDE, ("Threat level 1+: Tide", "Every, at most")),
    Page("a card, a number", editing(EVERY_PART), TIDE, ("Threat level 1+: Tide", "How much: 1, choose", "10 or more")),
    Page("a card, by hand", editing(EVERY_PART), TIDE, ("At game end: Turn",)),
    Page("a card, a row", editing(EVERY_PART), TIDE, ("Threat level 1+: change",)),
    Page("a card, an occasion", editing(EVERY_PART), TIDE, ("Ability 1: When",)),
    Page("a card, all occasions", editing(EVERY_PART), TIDE, ("Ability 1: When", "Another occasion")),
    Page("a card, a goal", editing(EVERY_PART), TIDE, ("Goal: ",)),
    Page("a card, a threat", editing(EVERY_PART), TIDE, ("Undertow: open",)),
    Page("a card, a region", editing(EVERY_PART), TIDE, ("Undertow: open", "Undertow, at once: Tide", "All regions")),
    Page("a card, one that joins a stack", editing(EVERY_PART), TIDE, ("Joins a stack: 1",)),
    Page("a card, a condition", editing(KINDS_OF_CARD[0]), ONE, ("Met when: ", "Subject: Blocks")),
    Page("a card, trying it", editing(EVERY_PART), TIDE, ("Try it", "Leverage: 12")),
    Page("a card, more", editing(EVERY_PART), TIDE, ("More",)),
    Page("a card, sharing", editing(EVERY_PART), TIDE, ("More", "Share")),
    Page("a card, deleting", editing(EVERY_PART), TIDE, ("More", "Delete")),
    Page("join", evening, routes.INVITE, invited=SHARED),
    Page("join, not shared", evening, routes.INVITE),
    Page("who sits at this phone", many, "phone", invited=SHARED),
    Page("who sits at this phone, some do", many, "phone", ("Ana", "Ben"), SHARED),
    Page("who sits at this phone, otherwise", many, "phone", ("Ana", "Play as Ana", "More", "Seats at this"), SHARED),
    Page("covert ops at another phone", mirrored("cards"), "table", ("Only watch", "Ana 10 to trigger 1"), SHARED),
    Page("bonuses at other phones", choosing, "end", ("Ben", "Play as Ben"), SHARED),
    Page("ledger, who did what", signed, "ledger", ("Only watch",), SHARED),
    Page("ledger, who took it back", signed, "ledger", ("Only watch", "undone by Ben"), SHARED),
    Page("share or export, not yet", full_home, HOME, ("More about Ana against Bone", "Share or export"), SHARED),
    Page("backups, of others", evening, routes.BACKUPS, invited=SHARED),
    Page("import", evening, routes.IMPORT),
    Page("import, faults", coming(PACK.replace("5", '"five"')), routes.IMPORT),
    Page("import, a preview", coming(PACK), routes.IMPORT),
    Page("import, it has come", coming(PACK), routes.IMPORT, ("Lens: Keep both", "Import 1 card")),
    Page("new game, an own nemesis", boxed, NEW, (NEXT, NEXT, "Add Ash Warden")),
    Page("score a finished game, an own nemesis", boxed, SCORE, ("Ash Warden",)),
    Page(
        "table, the card of a nemesis",
        lambda: boxed(nemeses=({"pack": WARDEN},)),
        taps=("Ash Warden Threat level 0", "What its card says"),
    ),
    Page("table, a nemesis without a card", lambda: Evening(nemeses=(ROOK,)), taps=("Rook Threat level 0",)),
    Page("game settings", evening, "settings"),
    Page("game settings, round", evening, "settings", ("Change the round",)),
    Page("game settings, a ruling", past, "settings", ("Can leverage fall below 0?", "Yes, it goes below 0")),
    Page("game settings, triggers", evening, "settings", ("Change where the triggers stand",)),
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
    Page("forsaken: how near the end is", boarded, "end"),
    Page("forsaken: the end is set off", boarded, "end", ("The end is set off",)),
    Page("forsaken: the end is set off, alone", lambda: ForsakenEvening(**ALONE), "end", ("The end is set off",)),
    Page("forsaken: last turns", pressed(vp=15), "end"),
    Page("forsaken: last turns left out", pressed(vp=15), "end", ("Begin final scoring",)),
    Page("forsaken: final scoring", scored_forsaken, "end"),
    Page("forsaken: final scoring, more VP", scored_forsaken, "end", ("More VP for Ben",)),
    Page("forsaken: final scoring, a tracker", scored_forsaken, "end", ("VP tracker of Ana",)),
    Page("forsaken: final scoring, cool stuff", scored_forsaken, "end", ("Count the cool stuff of Ben",)),
    Page("forsaken: final scoring, alone", lambda: plotted({"move": "begin_scoring"}), "end"),
    Page("forsaken: the result", lambda: scored_forsaken({"move": "finish"}), "end"),
    Page("forsaken: score a finished game", evening, routes.score("forsaken")),
    Page("forsaken: score a finished game, VP", evening, routes.score("forsaken"), ("0 VP, type",)),
    Page("forsaken: score a finished game, two", evening, routes.score("forsaken"), ("Add a player",)),
    Page(
        "forsaken: score a finished game, a tie",
        evening,
        routes.score("forsaken"),
        ("Against a rival", "The rival: 0 VP, type", "4", "Set 4", "0 VP, type", "4", "Set 4"),
    ),
    Page("forsaken: score a finished game, a rival", evening, routes.score("forsaken"), ("Against a rival",)),
    Page("forsaken: table", boarded),
    Page("forsaken: table, gains", boarded, "table", ("Ana holds", "gain 1 legend")),
    Page("forsaken: table, losses", boarded, "table", ("Ana holds", "Lose or pay")),
    Page("forsaken: table, vitality", boarded, "table", ("heal or take damage",)),
    Page("forsaken: table, actions", boarded, "table", ("Ana has spent actions on",)),
    Page("forsaken: table, a number", boarded, "table", ("Ana: 6 VP, type a number",)),
    Page("forsaken: table, encounter", lambda: boarded({"move": "begin_encounters", "who": "Ana"})),
    Page("forsaken: table, last turns", pressed(vp=15)),
    Page("forsaken: table, alone", lambda: ForsakenEvening(**ALONE)),
    Page("forsaken: table, a defeat", pressed(damage=8)),
    Page("forsaken: table, a full tray", pressed(scrap=8, particle=2)),
    Page("forsaken: table, a loop", pressed(legend=2)),
    Page("forsaken: table, a space", lambda: boarded({"move": "gain", "who": "Ana", "gains": {"legend": 2}})),
    board_of_forsaken("Weapons", "Rep and jobs"),
    board_of_forsaken("Talents and statuses", "Infamy"),
    board_of_forsaken("space 2 of the loop"),
    board_of_forsaken("Read Ana's board"),
    board_of_forsaken("Grapple in hand"),
    board_of_forsaken("gains a gear card"),
    board_of_forsaken("Weapons", "Blade, equipped"),
    board_of_forsaken("Weapons", "gains a weapon"),
    board_of_forsaken("Talents and statuses", "gains a talent or a status"),
    board_of_forsaken("Rep and jobs", "takes a job"),
    board_of_forsaken("Rep and jobs", "a grudge comes or goes"),
    board_of_forsaken("feat S; name it"),
    board_of_forsaken("begin chapter 2"),
    Page("forsaken: places", visited, "places"),
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
    Page("forsaken: places, spoils", owed, "places", ("more to do", "looks at two spoils")),
    Page("forsaken: places, a free card", owed, "places", ("more to do", "takes one card of the queue")),
    Page("forsaken: places, a ruin card", owed, "places", ("more to do", "draws a ruin card", "What else it says")),
    Page("forsaken: worlds", visited, "world"),
    Page("forsaken: worlds, a bounty is asked for", owed, "world"),
    Page("forsaken: worlds, the bounty", visited, "world", ("What the bounty's card",)),
    Page("forsaken: worlds, the next bounty", visited, "world", ("Next bounty",)),
    Page("forsaken: worlds, a persona", visited, "world", ("Sanction: what the persona",)),
    Page("forsaken: worlds, a deck", visited, "world", ("Encounters of Thyrria", "Count again")),
    Page("forsaken: worlds, into the event row", visited, "world", ("A card joins the row",)),
    Page("forsaken: worlds, cubes", visited, "world", ("Lay cubes",)),
    Page("forsaken: worlds, a scrapyard's name", visited, "world", ("Name scrapyard 1",)),
    Page("forsaken: rival", plotted, "rival"),
    Page("forsaken: rival, a line", lambda: plotted({"move": "draw_plot"}), "rival", ("Write the line down",)),
    Page("forsaken: rival, a plot card", plotted, "rival", ("Plot card 1",)),
    Page("forsaken: rival, its ability", plotted, "rival", ("What the rival's ability",)),
    Page("forsaken: rival, counts", plotted, "rival", ("Correct the plot's counts",)),
    Page("forsaken: rival, VP", plotted, "rival", ("Grash: 2 VP",)),
    Page("forsaken: fight, no tower was read", ForsakenEvening, "fight", ("Ana, strength on the dice: 3",)),
    Page("forsaken: fight, reading the tower", ForsakenEvening, "fight", ("Read the dice tower for", "Add a zone")),
    Page("forsaken: fight", at_the_tower, "fight", (MORE_DICE, "the bridge, 2 strength", "Why")),
    Page("forsaken: fight, a die", at_the_tower, "fight", (MORE_DICE, "the pit, 1 strength", "white die of Ana")),
    Page("forsaken: fight, a number", at_the_tower, "fight", ("Ana fights Vex", "Vex: Overwhelm target")),
    Page("forsaken: library", of_forsaken, routes.LIBRARY),
    Page("forsaken: library, a zone", of_forsaken, routes.LIBRARY, ("Ledge: 2 strength",)),
    Page("forsaken: shelf", of_forsaken, routes.shelf("weapon", "forsaken")),
    *[card_of_forsaken(kind) for kind in OF_FORSAKEN],
    card_of_forsaken("character", "Space 4 of the loop"),
    card_of_forsaken("weapon", "Shields"),
    card_of_forsaken("plot", "Line 1"),
    card_of_forsaken("ruin", "Gives: 2 boosts"),
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
    Page("forsaken: new game, seats", evening, NEW_FORSAKEN),
    Page("forsaken: new game, characters", evening, NEW_FORSAKEN, (NEXT, "story of a class module")),
    Page("forsaken: new game, length and rival", evening, NEW_FORSAKEN, (NEXT, NEXT, "Legendary: 18 VP")),
    Page("forsaken: new game, personas", evening, NEW_FORSAKEN, (NEXT, NEXT, NEXT, "Sanction: nobody named yet")),
    Page("forsaken: new game, checklist", evening, NEW_FORSAKEN, (NEXT, NEXT, NEXT, NEXT)),
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


def shown(page: Page, size: tuple[int, int], render: Callable[..., Rendered]) -> Rendered:
    """The page on a screen. A tap that leads nowhere, or a frozen screen, fails here."""
    it = page.moment()
    address = page.address if page.address.startswith("/") else routes.game(it.id, page.address)
    screen = render(app_on(it.desk, page.invited), route=address, size=size)
    for tap in page.taps:
        # Several may have these words in their name; all of them lead to the same kind of place.
        names = screen.names()
        screen.tap(tap if tap in names else next((name for name in names if tap in name), tap))
    return screen


def interactive(control: Any) -> bool:
    return isinstance(control, (*INPUTS, *PICTURES)) or any(getattr(control, event, None) for event in ACTIONS)


def name_of(control: Any, above: tuple[Any, ...]) -> str:
    """The name that a screen reader says. A tooltip alone does not reach it (FLET, 2.4)."""
    if isinstance(control, PICTURES):
        merged = [outer for outer in above[-2:] if isinstance(outer, (ft.MergeSemantics, ft.Semantics))]
        said = " ".join(word for inner, _ in walk(control.icon) for word in own_words(inner))
        return said or " ".join(word for outer in merged for word in own_words(outer))
    if isinstance(control, ft.TextField):
        return control.label or control.hint_text or ""
    return spoken(control, above)


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_everything_that_can_be_tapped_has_a_name_and_room_for_a_thumb(unhurried, render, page):
    check(shown(page, PHONE, render))


@pytest.mark.parametrize("page", [page for page in PAGES if not page.taps], ids=str)
def test_so_has_everything_on_a_wide_screen(unhurried, render, page):
    check(shown(page, WIDE, render))


def check(screen: Rendered) -> None:
    found = [(control, above) for control, above in screen.everything() if interactive(control)]
    nameless = [type(control).__name__ for control, above in found if not name_of(control, above).strip()]
    small = [
        name_of(control, above)
        for control, above in found
        if isinstance(control, PICTURES) and min(control.width or 0, control.height or 0) < theme.TOUCH
    ]
    assert found
    assert not nameless, screen.tree()
    assert not small
    assert not screen.sees("This part of the screen")


def test_the_pages_here_are_all_addresses_of_the_app():
    addresses = {page.address for page in PAGES}

    assert addresses >= {routes.HOME, routes.NEW, routes.SCORE, routes.SETTINGS, routes.BIN, routes.RULES, *routes.TABS}
    assert addresses >= {routes.LIBRARY, *(routes.shelf(kind) for kind in SHELVES)}


def test_a_nameless_button_would_be_noticed(render):
    bare = render(lambda page: page.add(ft.IconButton(icon=ft.Icons.ADD, tooltip="Add")))

    assert [name_of(control, above) for control, above in bare.everything() if interactive(control)] == [""]
