"""Bringing the table in line with what lies on it: one value, or many in one entry. Nothing is paid or set off."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken import events as happened
from companion.forsaken.attendance import ATTENDANCE
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.kinds import (
    CUBES,
    FACTION_NAMES,
    PLANET_NAMES,
    THRESHOLDS,
    Faction,
    Holding,
    Planet,
    Resource,
    counted,
    named,
)
from companion.forsaken.tracked import slots_of

_RULE = "corrections"
_UNPAID = "pays nothing and sets nothing off"
_TILES = 3
"""Scrap tiles in the box (Components)."""


def _set_holding(draft: Draft, who: str, what: Holding, to: int, where: str = "who") -> None:
    before = draft.player(who, where).holds(what)
    if what == "scrap" or what == "particle":
        _fits_the_bag(draft, what, before, to, where if where != "who" else "to")
    if before != to:
        draft.emit(happened.HoldingSet(who=who, what=what, to=to))
    draft.say(_RULE, f"{who} had {counted(what, before)}; {_UNPAID}")


def _fits_the_bag(draft: Draft, what: Resource, before: int, to: int, where: str) -> None:
    there = before + draft.table.bag.get(what, 0)
    if to > there:
        raise Nonsense(
            where,
            f"there are not {to} {named(what, to)}: the box has {CUBES[what]}, and others lie elsewhere",
            f"{there} at most",
        )


def _set_vitality(draft: Draft, who: str, to: int, where: str = "who") -> None:
    player = draft.player(who, where)
    place = where if where != "who" else "to"
    if player.maximum is None or player.vitality is None:
        raise Nonsense(place, f"nobody has read {who}'s vitality track", "say what the player board shows first")
    if to > player.maximum:
        covered = f", {player.fungalyte} of {player.most} under fungalyte" if player.fungalyte else ""
        raise Nonsense(place, f"{who}'s vitality is {player.maximum} at most{covered}", f"0 to {player.maximum}")
    if player.vitality != to:
        draft.emit(happened.WoundsSet(who=who, to=player.maximum - to))
    draft.say(_RULE, f"{who} had {player.vitality} vitality; {_UNPAID}")


def _set_fungalyte(draft: Draft, who: str, to: int, where: str = "who") -> None:
    player = draft.player(who, where)
    before, slots = player.fungalyte, slots_of(player)
    if to > slots:
        what = f"{who}'s vitality track has {slots} slots for fungalyte"
        raise Nonsense(where if where != "who" else "to", what, f"0 to {slots}")
    for _ in range(before, to):
        draft.emit(happened.FungalyteGained(who=who))
    for _ in range(to, before):
        draft.emit(happened.FungalyteLost(who=who))
    draft.say(_RULE, f"{who} had {before} fungalyte; {_UNPAID}")


def _set_infamy(draft: Draft, who: str, to: int, where: str = "who") -> None:
    before = draft.player(who, where).infamy
    if before != to:
        draft.emit(happened.InfamySet(who=who, to=to))
    draft.say(_RULE, f"{who} had {before} infamy; {_UNPAID}")


def _set_grudges(draft: Draft, who: str, faction: Faction, to: int) -> None:
    before = draft.player(who).grudges.get(faction, 0)
    if before != to:
        draft.emit(happened.GrudgesSet(who=who, faction=faction, to=to))
    draft.say(
        _RULE, f"{who} had {before} {'grudge' if before == 1 else 'grudges'} of the {FACTION_NAMES[faction]}; {_UNPAID}"
    )


def _set_legend(draft: Draft, who: str, to: int, where: str = "who") -> None:
    before = draft.player(who, where).legend
    if before != to:
        draft.emit(happened.LegendMoved(who=who, to=to))
    draft.say(_RULE, f"{who} had gone {before} steps round the loop; {_UNPAID}")


def _set_chapter(draft: Draft, who: str, to: int) -> None:
    before = draft.player(who).story.chapter
    if before != to:
        draft.emit(happened.ChapterSet(who=who, to=to))
    draft.say(_RULE, f"{who} was in chapter {before}; {_UNPAID}")


def _set_round(draft: Draft, to: int) -> None:
    before = draft.table.round
    if before != to:
        draft.emit(happened.RoundSet(round=to))
    draft.say(_RULE, f"it was round {before}")


def _set_length(draft: Draft, it: c.SetLength) -> None:
    before = draft.table.threshold
    if draft.table.length != it.to:
        draft.emit(happened.LengthSet(to=it.to))
    draft.say("forsaken-game-length", f"the threshold was {before} VP and is {THRESHOLDS[it.to]} VP")


def _describe_tower(draft: Draft, it: c.DescribeTower) -> None:
    before = draft.table.printed.tower
    if before != it.tower:
        draft.emit(happened.TowerDescribed(tower=it.tower))
    draft.say("printed-values", f"zones that were known before: {len(before.zones)}")


def _set_actions(draft: Draft, it: c.SetActions) -> None:
    if draft.table.turn is None:
        raise Nonsense("actions", "nobody is on", "begin a turn first")
    before = draft.table.done.actions
    if before != it.actions:
        draft.emit(happened.ActionsSet(actions=it.actions))
    draft.say(_RULE, f"spent before: {', '.join(before) or 'none'}")


def _set_bounty(draft: Draft, to: int, where: str = "space") -> None:
    bounty = draft.table.bounty
    if bounty.spaces is not None and to >= bounty.spaces:
        raise Nonsense(
            where, f"the track of {bounty.title} has {bounty.spaces} spaces", f"0 to {bounty.spaces - 1} spaces down"
        )
    if bounty.space != to:
        draft.emit(happened.BountyMoved(to=to))
    draft.say(_RULE, f"the bounty tracker was {bounty.space} spaces down; {_UNPAID}")


def _set_yards(draft: Draft, it: c.SetYards) -> None:
    tiles = tuple(sorted(set(it.tiles)))
    if len(tiles) > _TILES:
        raise Nonsense("tiles", f"the box has {_TILES} scrap tiles", "leave one scrapyard out")
    before = tuple(yard.number for yard in draft.table.yards if yard.tile)
    titles = ", ".join(yard.title for yard in draft.table.yards if yard.tile)
    if before != tiles:
        draft.emit(happened.YardsSet(tiles=tiles))
    draft.say(_RULE, f"scrap tiles were at {titles or 'no scrapyard'}")


def _set_deck(draft: Draft, planet: Planet, to: int) -> None:
    before = draft.table.decks.get(planet)
    if before != to:
        draft.emit(happened.DeckSet(planet=planet, to=to))
    words = "nobody had counted" if before is None else f"{before} cards were in"
    draft.say(_RULE, f"{words} the deck of {PLANET_NAMES[planet]}; {_UNPAID}")


def _set_rival(draft: Draft, to: int, where: str = "vp") -> None:
    rival = draft.table.rival
    if rival is None:
        raise Nonsense(where, "there is no rival at this table", "choose one first, in a solo game")
    if rival.vp != to:
        draft.emit(happened.RivalMoved(vp=to))
    draft.say(_RULE, f"{rival.name} had {rival.vp} VP; {_UNPAID}")


def _set_plot(draft: Draft, it: c.SetPlot, where: str = "") -> None:
    plot = draft.table.plot
    if draft.table.rival is None:
        raise Nonsense(where or "move", "there is no plot at this table", "choose a rival first, in a solo game")
    row = len(plot.row) if it.row is None else it.row
    deck = it.deck
    if deck is None and plot.deck is not None:
        # Cards of the row came off the deck. One that was archived instead is told apart.
        moved = row - len(plot.row) if it.archived is None else 0
        deck = max(0, plot.deck - moved)
    archived = plot.archived if it.archived is None else it.archived
    if (deck, row, archived) != (plot.deck, len(plot.row), plot.archived):
        draft.emit(happened.PlotSet(deck=deck, row=row, archived=archived))
    before = "an uncounted deck" if plot.deck is None else f"{plot.deck} in the deck"
    draft.say(_RULE, f"plot cards were {before}, {len(plot.row)} in the row, {plot.archived} archived; {_UNPAID}")


def reconcile(draft: Draft, it: c.Reconcile) -> None:
    """Sets every value that is given and differs. What goes back into the bag goes first: others may hold it now."""
    held = [(who, what, to) for who, row in it.held.items() for what, to in row.items()]
    for who, what, to in sorted(held, key=lambda one: one[2] - draft.player(one[0], f"held.{one[0]}").holds(one[1])):
        if draft.player(who).holds(what) != to:
            _set_holding(draft, who, what, to, f"held.{who}.{what}")
    # The maximum of vitality hangs on fungalyte.
    for who, tokens in it.fungalyte.items():
        if draft.player(who, f"fungalyte.{who}").fungalyte != tokens:
            _set_fungalyte(draft, who, tokens, f"fungalyte.{who}")
    for who, vitality in it.vitality.items():
        if draft.player(who, f"vitality.{who}").vitality != vitality:
            _set_vitality(draft, who, vitality, f"vitality.{who}")
    for who, infamy in it.infamy.items():
        if draft.player(who, f"infamy.{who}").infamy != infamy:
            _set_infamy(draft, who, infamy)
    for who, steps in it.legend.items():
        if draft.player(who, f"legend.{who}").legend != steps:
            _set_legend(draft, who, steps)
    _the_rest(draft, it)


def _the_rest(draft: Draft, it: c.Reconcile) -> None:
    table = draft.table
    if it.rival is not None and (table.rival is None or it.rival != table.rival.vp):
        _set_rival(draft, it.rival, "rival")
    if it.plot is not None and it.plot != table.plot.deck:
        _set_plot(draft, c.SetPlot(deck=it.plot), "plot")
    if it.bounty is not None and it.bounty != table.bounty.space:
        _set_bounty(draft, it.bounty, "bounty")
    for planet, cards in it.decks.items():
        if table.decks.get(planet) != cards:
            _set_deck(draft, planet, cards)
    if it.round is not None and it.round != table.round:
        _set_round(draft, it.round)
    if it.turn is not None and it.turn != table.turn:
        ATTENDANCE.set_turn(draft, it.turn)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.Reconcile: reconcile,
    c.SetHolding: lambda draft, it: _set_holding(draft, it.who, it.what, it.to),
    c.SetVitality: lambda draft, it: _set_vitality(draft, it.who, it.to),
    c.SetFungalyte: lambda draft, it: _set_fungalyte(draft, it.who, it.to),
    c.SetInfamy: lambda draft, it: _set_infamy(draft, it.who, it.to),
    c.SetGrudges: lambda draft, it: _set_grudges(draft, it.who, it.faction, it.to),
    c.SetLegend: lambda draft, it: _set_legend(draft, it.who, it.to),
    c.SetChapter: lambda draft, it: _set_chapter(draft, it.who, it.to),
    c.SetRound: lambda draft, it: _set_round(draft, it.to),
    c.SetLength: _set_length,
    c.DescribeTower: _describe_tower,
    c.SetActions: _set_actions,
    c.SetBounty: lambda draft, it: _set_bounty(draft, it.space),
    c.SetYards: _set_yards,
    c.SetDeck: lambda draft, it: _set_deck(draft, it.planet, it.to),
    c.SetRival: lambda draft, it: _set_rival(draft, it.vp),
    c.SetPlot: _set_plot,
}
"""What answers each correction."""
