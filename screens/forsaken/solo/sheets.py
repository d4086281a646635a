"""Sheets of the page Rival: what a plot card shows, the ability, counts that are corrected."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import DescribePlot, NameAbility, SetPlot, SetRival
from companion.forsaken.kinds import PLOT_LINES
from companion.forsaken.table import Table
from screens import amounts, buttons, theme
from screens.forsaken.places.answers import typed_or_none
from screens.forsaken.places.known import names
from screens.forsaken.places.parts import asks, column, number_keys, titled
from screens.guard import component
from screens.live import use_live
from screens.offers import NameOffers
from screens.rules.word import explained
from screens.sitting import Sitting
from screens.typed import use_typed

MOST_PLOT = 11


@component
def PlotCardSheet(sitting: Sitting, card: int, close: Callable[[], Any]) -> ft.Control:
    """A card of the row: its name, its objective, and the lines that were read."""
    use_live(sitting)
    table: Table = sitting.table
    once = buttons.use_once()
    name, objective = use_typed(sitting, f"plot card {card}"), use_typed(sitting, f"objective of {card}")
    laid = next((it for it in table.plot.row if it.id == card), None)
    if laid is None:
        return theme.body("This card does not lie in the row any more.")
    printed = laid.printed

    def write(called: str | None) -> None:
        called = called or laid.name
        if called is None:
            name.name(sitting.say)
        elif sitting.dispatch(DescribePlot(card=card, name=called, objective=typed_or_none(objective.held.text))):
            name.clear()
            objective.clear()
            close()

    known = tuple(it for it in names(sitting, "plot") if it not in [one.name for one in table.plot.row])
    lines = printed.lines if printed else ()
    return column(
        titled("plot", laid.name or "A plot card", "forsaken-plot-row", "the plot row",
               (printed.objective if printed and printed.objective else "Its objective was not read yet.")),
        *(
            explained(theme.body(f"Line {number}: {line.words or 'no words'}, {line.vp} VP"), "forsaken-action-lines")
            for number, line in enumerate(lines, start=1)
            if line is not None
        ),
        NameOffers(typed=name.held, known=known, pick=write, once=once, label="It is {}", key="offers"),
        name.field("Another name" if laid.name else "Its name", lambda: write(typed_or_none(name.held.text))),
        objective.words("Its objective"),
        buttons.primary("That is it", once(lambda: write(typed_or_none(name.held.text))), icon=ft.Icons.CHECK),
    )  # fmt: skip


@component
def AbilitySheet(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """What the rival's ability does, in the words of whoever has read it."""
    use_live(sitting)
    table: Table = sitting.table
    rival = table.rival
    words = use_typed(sitting, "ability of the rival")
    once = buttons.use_once()
    before = rival.printed.ability if rival and rival.printed else None

    def write() -> None:
        said = typed_or_none(words.held.text)
        if said is None:
            sitting.say("Type what it does first.")
        elif sitting.dispatch(NameAbility(words=said)):
            words.clear()
            close()

    return column(
        titled("rival", rival.name if rival else "The rival", "forsaken-rival-abilities", "the rival's ability",
               before or "Its ability was not read yet."),
        words.words("What its ability does"),
        buttons.primary("That is it", once(write), icon=ft.Icons.CHECK),
    )  # fmt: skip


@component
def CountsSheet(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """Corrections: cards in the deck, in the row and archived, as they lie there."""
    use_live(sitting)
    table: Table = sitting.table
    once = buttons.use_once()
    plot = table.plot

    def put(field: str, to: int) -> None:
        sitting.dispatch(SetPlot.model_validate({field: to}))

    def keys(field: str, what: str, now: int | None, most: int) -> ft.Control:
        rule = "forsaken-plot-row" if field == "row" else "forsaken-plot-deck"
        shown = number_keys(what, rule, now, once(partial(put, field)), most=most, more=False)
        return asks("plot", what, rule, shown)

    return column(
        titled("plot", "As it lies there", "corrections", "a correction", "Sets nothing off."),
        keys("deck", "Cards in the plot deck", plot.deck, MOST_PLOT),
        keys("row", "Cards in the row", plot.line, PLOT_LINES),
        keys("archived", "Cards archived", plot.archived, MOST_PLOT),
        buttons.primary("Done", close, icon=ft.Icons.CHECK),
    )


def vp_pad(sitting: Sitting, close: Callable[[], Any]) -> Any:
    """The rival's VP, typed."""
    rival = sitting.table.rival

    def typed(way: str, number: int) -> None:
        if sitting.dispatch(SetRival(vp=number)):
            close()

    return amounts.Keypad(
        title=f"{rival.name}: VP",
        current=rival.vp,
        kinds=(("set", "Correct to"),),
        on_done=typed,
        most=99,
        key="rival-vp",
    )
