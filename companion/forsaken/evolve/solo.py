"""Events of a solo game applied to the table."""

from companion.forsaken import events as happened
from companion.forsaken.cards import RivalCard
from companion.forsaken.evolve.root import evolve
from companion.forsaken.pieces import LaidPlot, Plot, Rival
from companion.forsaken.table import Table


@evolve.register
def _(event: happened.PlotDrawn, table: Table) -> Table:
    plot = table.plot
    card = LaidPlot(id=event.card, name=event.name, printed=event.printed)
    deck = None if plot.deck is None else max(0, plot.deck - 1)
    return table.changed({"plot": plot.changed({"deck": deck, "row": (*plot.row, card)})}).allotted(card.id)


@evolve.register
def _(event: happened.PlotResolved, table: Table) -> Table:
    row = tuple(card.changed({"done": True}) if card.id == event.card else card for card in table.plot.row)
    return table.changed({"plot": table.plot.changed({"row": row})})


@evolve.register
def _(event: happened.PlotDescribed, table: Table) -> Table:
    row = tuple(
        card.changed({"name": event.name or card.name, "printed": event.printed or card.printed})
        if card.id == event.card
        else card
        for card in table.plot.row
    )
    return table.changed({"plot": table.plot.changed({"row": row})})


@evolve.register
def _(event: happened.PlotReset, table: Table) -> Table:
    plot = table.plot
    back = max(0, len(plot.row) - 1)
    deck = None if plot.deck is None else plot.deck + back
    archived = plot.archived + min(1, len(plot.row))
    return table.changed({"plot": plot.changed({"deck": deck, "row": (), "archived": archived})})


@evolve.register
def _(event: happened.PlotSet, table: Table) -> Table:
    row = table.plot.row[: event.row]
    counted = tuple(LaidPlot(id=place, done=True) for place in range(len(row) + 1, event.row + 1))
    return table.changed({"plot": Plot(deck=event.deck, row=(*row, *counted), archived=event.archived)})


@evolve.register
def _(event: happened.RivalMoved, table: Table) -> Table:
    return table.changed({"rival": table.rival.changed({"vp": event.vp}) if table.rival else None})


@evolve.register
def _(event: happened.RivalChosen, table: Table) -> Table:
    vp = table.rival.vp if table.rival else 0
    rival = Rival(name=event.name, vp=vp, pips=event.pips, printed=event.printed)
    plot = table.plot if event.plot is None else table.plot.changed({"deck": event.plot})
    return table.changed({"rival": rival, "plot": plot})


@evolve.register
def _(event: happened.AbilityNamed, table: Table) -> Table:
    rival = table.rival
    if rival is None:
        return table
    printed = rival.printed or RivalCard(id="", name=rival.name)
    return table.changed({"rival": rival.changed({"printed": printed.changed({"ability": event.words})})})


@evolve.register
def _(event: happened.GameLost, table: Table) -> Table:
    return table.changed({"lost": event.how})
