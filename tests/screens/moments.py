"""Moments of Vestige and of the app itself, to be looked at on their pages."""

import json
from collections.abc import Callable
from typing import Any

from companion.card_bin import binned as put_away
from companion.library import kept, retired, saved_library
from companion.vestige import commands as c
from companion.vestige.box.cards import CARD
from companion.vestige.library import Library, remember
from companion.vestige.mat import PLACES
from companion.vestige.regions import base_tiles
from companion.vestige.vocabulary.effects import RESULTS
from screens import routes
from screens.share.invitation import invitation
from screens.vestige.packs.arrival import KEPT_AS as IMPORTED_AS
from screens.vestige.packs.arrival import looked_at
from tests.companion.games import BONE, ROOK
from tests.screens.desks import Breakable, keep
from tests.screens.evening import CONDITION, DUEL, Evening
from tests.screens.pages import NEXT

NEW, SCORE = routes.new("vestige"), routes.score("vestige")


def played(*commands: Any, **changes: Any) -> Callable[[], Evening]:
    return lambda: Evening(**changes).play(*commands)


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
