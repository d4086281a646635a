"""A turn: actions, rest, the encounter step, its end and whose turn is next (The Action Step; The Encounter Step)."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import board, ending, solo
from companion.forsaken import commands as c
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import (
    ActionSpent,
    DeckSet,
    EncounterHad,
    EncountersBegun,
    RoundBegun,
    TurnBegun,
)
from companion.forsaken.kinds import ACTIONS_A_TURN, PLANET_NAMES, Action, Gain
from companion.forsaken.table import Table
from companion.ledger import Because


def spend(draft: Draft, who: str, action: Action, note: str = "") -> None:
    """Something took an action: it is ticked off, or proposed, or left to people."""
    text = f"{who} spends an action: {note or action}"
    if draft.automates("actions", text, c.Act(who=who, action=action, note=note or None)):
        tick(draft, who, action, note)


def tick(draft: Draft, who: str, action: Action, note: str = "") -> None:
    """An action is ticked off for the player who is on; a fourth one and one that comes too late are told."""
    draft.player(who)
    if not mine(draft, who, "forsaken-action-step", "spends an action"):
        return
    done = draft.table.done
    if done.step == "encounter":
        text = f"{who} spends an action, but the action step is over."
        draft.notice("action_late", "forsaken-action-step", text)
    elif len(done.actions) >= ACTIONS_A_TURN:
        text = f"{who} spends action {len(done.actions) + 1}: a turn has {ACTIONS_A_TURN}."
        draft.notice("fourth_action", "forsaken-action-step", text)
    number = len(done.actions) + 1
    text = f"action {number} of {ACTIONS_A_TURN}: {note or action}"
    draft.emit(ActionSpent(action=action), Because(rule="forsaken-action-step", text=text))


def mine(draft: Draft, who: str, rule: str, does: str) -> bool:
    """Whether it is this player's turn; if not, a notice says so."""
    on = draft.table.turn
    if on == who:
        return True
    if on is not None:
        draft.notice("other_turn", rule, f"{who} {does}, but it is the turn of {on}.")
    return False


def spend_boost(draft: Draft, command: c.SpendBoost) -> None:
    """A boost moves by two as a free action, for as long as actions can be taken."""
    player, done = draft.player(command.who), draft.table.done
    if mine(draft, command.who, "forsaken-boosts", "spends a boost") and (
        done.step == "encounter" or len(done.actions) >= ACTIONS_A_TURN
    ):
        text = f"{command.who} spends a boost with no action left: free actions are over, too."
        draft.notice("boost_late", "forsaken-q-boost-after-last-action", text)
    if not player.holds("boosts"):
        draft.notice("short", "forsaken-boosts", f"{command.who} has no boosts, and has moved with one.")
        return
    board.pay(draft, command.who, {"boosts": 1}, "a free move of 2", "forsaken-boosts")


def rest(draft: Draft, command: c.Rest) -> None:
    """Heals 2 and gives 1 boost, for all actions that are left; the encounter step follows at once."""
    who = command.who
    gains: dict[Gain, int] = {"heal": 2, "boosts": 1}
    board.gain(draft, who, gains, "rest", "forsaken-rest")
    if not mine(draft, who, "forsaken-rest", "rests"):
        return
    if draft.table.how("actions") == "on":
        done = draft.table.done
        left = ACTIONS_A_TURN - len(done.actions) if done.step == "action" else 1
        for _ in range(max(1, left)):
            tick(draft, who, "rest")
    draft.emit(EncountersBegun(rested=True), Because(rule="forsaken-rest", text="the encounter step follows at once"))


def summon_transport(draft: Draft, command: c.SummonTransport) -> None:
    """From a landmark to the landing pad of the Transport Hub, for 1: a scrap, or a particle if there is no scrap."""
    player = draft.player(command.who)
    paid = {what: count for what, count in (("scrap", command.scrap), ("particle", command.particle)) if count}
    if not paid:
        paid = {"particle": 1} if player.holds("particle") and not player.holds("scrap") else {"scrap": 1}
    board.pay(draft, command.who, paid, "transport", "forsaken-take-transport")
    spend(draft, command.who, "transport", "summon transport")


def begin_encounters(draft: Draft, command: c.BeginEncounters) -> None:
    """The action step is over."""
    draft.player(command.who)
    if mine(draft, command.who, "forsaken-encounter-step", "goes on to encounters"):
        if draft.table.done.step == "encounter":
            raise Nonsense("move", "the encounter step is on already", "have an encounter, or end the turn")
        draft.emit(EncountersBegun())


def encounter(draft: Draft, who: str, name: str | None = None, *, skipped: bool = False) -> None:
    """The turn's one encounter is had, or skipped; a second one, and one after a vignette, are told."""
    if not mine(draft, who, "forsaken-encounter-step", "has an encounter"):
        return
    done = draft.table.done
    if done.step == "action":
        draft.emit(EncountersBegun())
    if done.vignette and not skipped:
        text = f"{who} has read a vignette this turn: no encounter any more."
        draft.notice("after_vignette", "forsaken-q-vignette-then-encounter", text)
    elif done.encountered and not skipped:
        draft.notice("second_encounter", "forsaken-encounter-step", f"{who} has had an encounter this turn already.")
    draft.emit(EncounterHad(name=name, skipped=skipped))


def draw_encounter(draft: Draft, command: c.DrawEncounter) -> None:
    """The top card of a planet's deck; the last one sets off the end."""
    draft.player(command.who)
    encounter(draft, command.who, command.name)
    deck, planet = draft.table.decks[command.planet], PLANET_NAMES[command.planet]
    if deck == 0:
        text = f"The deck of {planet} was empty already."
        draft.notice("deck_empty", "forsaken-q-deck-runs-out", text)
        return
    left = 0 if command.last else None if deck is None else deck - 1
    if left is not None:
        text = f"{left} left in the deck of {planet}"
        draft.emit(DeckSet(planet=command.planet, to=left), Because(rule="forsaken-encounter-step", text=text))
    if left == 0:
        ending.reach(draft, "deck", command.who)


def skip_encounter(draft: Draft, command: c.SkipEncounter) -> None:
    """No encounter this turn."""
    draft.player(command.who)
    draft.say("forsaken-q-skip-encounter", command.why or "no encounter this turn")
    encounter(draft, command.who, skipped=True)


def due(table: Table) -> str:
    """Why no turn is on, in words."""
    return "the game is being scored" if table.phase == "scoring" else "the game is over"


def advance(draft: Draft, who: str | None = None) -> None:
    """The next player after `who` (without it, after whoever is on); behind the last one the next round begins."""
    table = draft.table
    names = [player.name for player in table.players]
    current = who or table.turn
    place = names.index(current) + 1 if current in names else len(names)
    # Once the end is set off only those are on who still have their last turn.
    left = ending.waiting(table) or tuple(player.name for player in table.playing)
    following = next((name for name in names[place:] if name in left), None)
    if following is None:
        following = next((name for name in names if name in left), None)
        draft.emit(
            RoundBegun(round=table.round + 1),
            Because(rule="forsaken-turn", text=f"all have had their turn: round {table.round + 1}"),
        )
    draft.emit(TurnBegun(who=following), Because(rule="forsaken-turn", text=f"{following or 'nobody'} is next"))


def end_turn(draft: Draft, command: c.EndTurn) -> None:
    """A turn is over; whose it is not is told. Scoring begins if it was the last one; alone, the rival is on."""
    table = draft.table
    if table.phase != "players":
        raise Nonsense("move", "no turn can end any more", due(table))
    who = command.who or table.turn
    if command.who is not None:
        draft.player(command.who)
        if command.who != table.turn:
            draft.say("forsaken-turn", f"it was the turn of {table.turn or 'nobody'}")
    if who is not None and ending.after_turn(draft, who):
        return
    if table.rival is not None:
        solo.after_turn(draft)
    advance(draft, command.who)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.Act: lambda draft, it: tick(draft, it.who, it.action, it.note or ""),
    c.SpendBoost: spend_boost,
    c.Rest: rest,
    c.SummonTransport: summon_transport,
    c.BeginEncounters: begin_encounters,
    c.DrawEncounter: draw_encounter,
    c.SkipEncounter: skip_encounter,
    c.EndTurn: end_turn,
}
