"""What a solo game asks: who the rival is, which plot card was drawn, what its line gave."""

from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.forsaken.cards import PlotLine
from companion.forsaken.commands import ChooseRival, DrawPlot, ResolvePlot
from companion.forsaken.kinds import PLOT_LINES
from companion.forsaken.prompts.kinds import Prompt
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.places.answers import leave, typed_or_none
from screens.forsaken.places.known import card_of, names
from screens.forsaken.places.parts import asks, chips, number_keys
from screens.forsaken.solo.pictures import MOST_PIPS, line_to_resolve
from screens.guard import memo
from screens.live import use_live
from screens.offers import NameOffers
from screens.prompts import Once, OpenSheet, act, prompt_card
from screens.rules.word import explained, held
from screens.sitting import Sitting, use_kept
from screens.tiles import tick
from screens.typed import use_typed

Known = tuple[str, ...]
FIRST_ABILITY = 3
"""The rival's ability is on no line before this one (Rival Abilities)."""


@memo
def PlotDraw(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The top card of the deck: a known one by a tap, another by its name, or without one."""
    use_live(sitting)
    typed = use_typed(sitting, prompt.key)
    table: Table = sitting.table
    lying = [card.name for card in table.plot.row]
    offered = tuple(name for name in names(sitting, "plot") if name not in lying)

    def draw(name: str | None) -> None:
        sitting.dispatch(DrawPlot(name=name))

    def submit() -> None:
        draw(typed_or_none(typed.held.text))

    return prompt_card(
        prompt,
        prompt.rule,
        [
            *_abiding(table),
            NameOffers(typed=typed.held, known=offered, pick=draw, once=once, label="Drawn: {}", key="offers"),
            typed.field("Its name (may stay empty)", submit),
        ],
        act("Drawn", once(submit), ft.Icons.STYLE),
        leave(sitting, prompt, once),
    )


def _abiding(table: Table) -> list[Any]:
    """Which line comes with the next card."""
    line = table.plot.line + 1
    words = f"It is card {line} in the row" + (": it loses the game." if line >= PLOT_LINES else f": line {line}.")
    return [explained(theme.body(words), "forsaken-action-lines")]


@memo
def PlotLineDone(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The line by its number, large. A line that was read is one tap; of another its VP, and its words if one likes."""
    use_live(sitting)
    typed = use_typed(sitting, prompt.key)
    ability, set_ability = use_kept(sitting.kept, f"ability:{prompt.key}", False)
    more, set_more = use_kept(sitting.kept, f"more:{prompt.key}", False)
    table: Table = sitting.table
    number = prompt.number or table.plot.line
    card = table.plot.row[-1] if table.plot.row else None
    line = card.printed.lines[number - 1] if card and card.printed and 0 < number <= PLOT_LINES else None

    def resolve(vp: int) -> None:
        words = typed_or_none(typed.held.text)
        read = PlotLine(words=words, vp=vp, ability=ability) if words or ability or (card and card.name) else None
        sitting.dispatch(ResolvePlot(vp=vp, line=read))

    def as_read() -> None:
        if line is not None:
            sitting.dispatch(ResolvePlot(vp=line.vp, line=line))

    rival = table.rival
    does = rival.printed.ability if rival and rival.printed else None
    reminder = [explained(theme.body(f"The ability: {does}"), "forsaken-rival-abilities")] if does else []
    if line is not None:
        return prompt_card(
            prompt,
            prompt.rule,
            [line_to_resolve(number, line), *(reminder if line.ability else [])],
            act(f"Done, {line.vp} VP for the rival" if line.vp else "Done", once(as_read)),
            leave(sitting, prompt, once),
        )
    return prompt_card(
        prompt,
        prompt.rule,
        [
            line_to_resolve(number, None),
            *(
                [
                    tick("The rival's ability is in it", does or "Do what the rival's card says.", ability,
                         lambda: set_ability(lambda now: not now))
                ]
                if number >= FIRST_ABILITY
                else []
            ),
            typed.words("What the line says")
            if more
            else chips([buttons.quiet("Write the line down", lambda: set_more(lambda _: True), ft.Icons.EDIT_NOTE)]),
            asks("vp", "VP it gives the rival", "forsaken-rival-vp",
                 number_keys("VP for the rival", "forsaken-rival-vp", None, once(resolve))),
        ],
        None,
        leave(sitting, prompt, once),
    )  # fmt: skip


class Choice(NamedTuple):
    """What was read off the rival's card so far."""

    pips: int | None = None
    plot: int | None = None


@memo
def WhichRival(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Who the rival is, its pips, and how many cards its plot deck has."""
    use_live(sitting)
    typed = use_typed(sitting, prompt.key)
    choice, change = use_kept(sitting.kept, f"choice:{prompt.key}", Choice())

    def put(field: str, to: int) -> None:
        change(lambda now: now._replace(**{field: to}))

    def choose(name: str | None) -> None:
        if name:
            card = card_of(sitting, "rival", name)
            plot = choice.plot or (len(card.plot) or None if card else None)
            sitting.dispatch(ChooseRival(name=name, pips=choice.pips, plot=plot))

    def submit() -> None:
        choose(typed.name(sitting.say))

    pips = chips(
        held(buttons.choice(str(count), count == choice.pips, partial(put, "pips", count), label=f"{count} pips"),
             "forsaken-rival-card")
        for count in range(1, MOST_PIPS + 1)
    )  # fmt: skip
    return prompt_card(
        prompt,
        prompt.rule,
        [
            asks("plot", "Cards in the plot deck", "forsaken-plot-deck",
                 number_keys("Plot cards", "forsaken-plot-deck", choice.plot, partial(put, "plot"), most=11,
                             more=False)),
            asks("rival", "Yellow pips of the rival", "forsaken-rival-card", pips),
            NameOffers(typed=typed.held, known=names(sitting, "rival"), pick=choose, once=once,
                       label="The rival is {}", key="offers"),
            typed.field("Name of the rival", submit),
        ],
        act("That is the rival", once(submit)),
        leave(sitting, prompt, once),
    )  # fmt: skip


ANSWERS: dict[str, Any] = {"plot_draw": PlotDraw, "plot_line": PlotLineDone, "rival": WhichRival}
"""What draws the card of a prompt, by its kind."""
