"""The rival of a solo game and its plot (Solo Mode)."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken import ending
from companion.forsaken.cards import PlotCard
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import (
    AbilityNamed,
    GameLost,
    PlotDescribed,
    PlotDrawn,
    PlotReset,
    PlotResolved,
    RivalChosen,
    RivalMoved,
)
from companion.forsaken.kinds import PLOT_LINES
from companion.forsaken.pieces import LaidPlot, Plot, Rival
from companion.ledger import Because


def the_rival(draft: Draft) -> Rival:
    """The rival of this game; a game without one has no plot."""
    if draft.table.rival is None:
        fit = "choose a rival first" if draft.table.solo else "rivals play in solo games only"
        raise Nonsense("move", "nobody is the rival in this game", fit)
    return draft.table.rival


def after_turn(draft: Draft) -> None:
    """The rival is on after each turn of the player: the next plot card (Solo Gameplay)."""
    table = draft.table
    if table.rival is None or table.phase != "players":
        return
    text = f"{table.rival.name} is on: draw a plot card"
    if draft.automates("rival", text, c.DrawPlot()) and not table.waits("plot_draw"):
        draft.ask("plot_draw", because=Because(rule="forsaken-rival-turn", text=f"{table.rival.name} is on"))


def _draw(draft: Draft, command: c.DrawPlot) -> None:
    """Into the row; the fifth card there, or a deck without one, loses the game (Solo Overview and Objective)."""
    the_rival(draft)
    table = draft.table
    if table.phase != "players":
        raise Nonsense("move", "no plot card is drawn any more", "the game is over or being scored")
    draft.settle("plot_draw")
    if table.plot.deck == 0:
        lost = Because(rule="forsaken-solo-loss", text="a plot card has to be drawn and the deck is empty")
        draft.emit(GameLost(how="deck"), lost)
        ending.lost(draft)
        return
    _drop_line(draft, "The line of the plot card before was not entered.")
    card = draft.new_id()
    draft.emit(PlotDrawn(card=card, name=command.name, printed=command.printed))
    line = draft.table.plot.line
    if line >= PLOT_LINES:
        text = f"{PLOT_LINES} plot cards lie in the row, and every fifth line loses the game"
        draft.emit(GameLost(how="row"), Because(rule="forsaken-solo-loss", text=text))
        ending.lost(draft)
        return
    reason = Because(rule="forsaken-action-lines", text=f"{line} in the row: line {line} is resolved")
    draft.ask("plot_line", number=line, of=command.name, because=reason)


def _drop_line(draft: Draft, text: str) -> None:
    """A line that still waits cannot be entered any more: that is told."""
    if draft.table.waits("plot_line"):
        draft.notice("plot_line", "forsaken-action-lines", text)
        draft.settle("plot_line")


def _resolve(draft: Draft, command: c.ResolvePlot) -> None:
    """The line is done: what it gave the rival, and its ability if the line has one."""
    rival = the_rival(draft)
    due = draft.settle("plot_line")
    if due is None or not draft.table.plot.row:
        raise Nonsense("move", "no plot card waits for its line", "draw one first")
    card = draft.table.plot.row[-1]
    number = draft.table.plot.line
    draft.emit(PlotResolved(card=card.id))
    if command.line is not None and card.name:
        printed = card.printed or PlotCard(id="", name=card.name)
        lines = tuple(command.line if place == number else line for place, line in enumerate(printed.lines, start=1))
        draft.emit(PlotDescribed(card=card.id, printed=printed.changed({"lines": lines})))
    if command.vp:
        gains(draft, command.vp, f"line {number}")
    if command.line is not None and command.line.ability:
        does = rival.printed.ability if rival.printed else None
        text = f"{rival.name} uses the ability on its card" + (f": {does}" if does else "")
        draft.remind(text, "forsaken-rival-abilities")


def gains(draft: Draft, vp: int, why: str) -> None:
    """The rival's tracker moves, never below 0; whether it can set off the end is the table's to say (S3)."""
    rival = the_rival(draft)
    to = max(0, rival.vp + vp)
    draft.emit(
        RivalMoved(vp=to),
        Because(
            rule="forsaken-rival-vp", text=f"{rival.name} goes from {rival.vp} to {to} VP" + (f": {why}" if why else "")
        ),
    )
    if draft.table.ruled("S3") == "yes" and rival.vp < draft.table.threshold <= to:
        ending.reach(draft, "threshold", None)


def _rival_gains(draft: Draft, command: c.RivalGains) -> None:
    gains(draft, command.vp, command.why or "")


def _objective(draft: Draft, command: c.CompleteObjective) -> None:
    """The first card's objective is done: it is archived, the others go back (Plot Objectives and Resetting the Plot
    Deck)."""
    the_rival(draft)
    plot = draft.table.plot
    if not plot.row:
        raise Nonsense("move", "no plot card lies in the row, so there is no objective", "draw one first")
    _drop_line(draft, "The line of the last plot card was not entered before its row was cleared.")
    back = len(plot.row) - 1
    text = f"{plot.row[0].title} is archived, {back} {'goes' if back == 1 else 'go'} back into the deck"
    draft.emit(PlotReset(), Because(rule="forsaken-reset-plot-deck", text=text))


def deck_after_reset(plot: Plot) -> int | None:
    """Cards in the plot deck once the objective is done: all of the row but its first go back. None if uncounted."""
    return None if plot.deck is None else plot.deck + max(len(plot.row) - 1, 0)


def _laid(draft: Draft, id: int) -> LaidPlot:
    found = next((card for card in draft.table.plot.row if card.id == id), None)
    if found is None:
        there = ", ".join(f"{card.id} ({card.title})" for card in draft.table.plot.row)
        raise Nonsense(
            "card", f"no plot card {id} lies in the row", f"one of {there}" if there else "there is none yet"
        )
    return found


def _describe(draft: Draft, command: c.DescribePlot) -> None:
    card = _laid(draft, command.card)
    printed = command.printed or card.printed or PlotCard(id="", name=command.name)
    read = {"objective": command.objective} if command.objective else {}
    draft.emit(PlotDescribed(card=card.id, name=command.name, printed=printed.changed({"name": command.name, **read})))


def _choose(draft: Draft, command: c.ChooseRival) -> None:
    if not draft.table.solo:
        raise Nonsense("move", f"{len(draft.table.players)} players are at the table", "rivals play in solo games only")
    player = draft.table.players[0]
    if command.name.casefold() in (player.name.casefold(), (player.character or "").casefold()):
        raise Nonsense("name", f'"{command.name}" cannot be your rival and yourself', "choose another")
    card = command.printed
    pips = command.pips or (card.pips if card else None)
    draft.emit(RivalChosen(name=command.name, pips=pips, plot=command.plot, printed=card))


def _ability(draft: Draft, command: c.NameAbility) -> None:
    the_rival(draft)
    draft.emit(AbilityNamed(words=command.words))


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.DrawPlot: _draw,
    c.ResolvePlot: _resolve,
    c.DescribePlot: _describe,
    c.CompleteObjective: _objective,
    c.RivalGains: _rival_gains,
    c.ChooseRival: _choose,
    c.NameAbility: _ability,
}
