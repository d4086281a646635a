"""What locations, factions, bounty, plot and fights ask for; what of them looks wrong."""

from collections.abc import Callable, Iterator, Mapping

from companion.forsaken.combat import is_tie
from companion.forsaken.kinds import FACTION_NAMES, PLOT_LINES
from companion.forsaken.prompts.kinds import Notice, Prompt, PromptKind
from companion.forsaken.table import Due, Table

THIN_DECK = 1
"""So many plot cards left are few: one more reset may leave nothing to draw."""


def _faction(due: Due) -> str:
    return FACTION_NAMES[due.faction] if due.faction else "a faction"


def _line(table: Table, due: Due) -> str:
    number = due.number or table.plot.line
    card = table.plot.row[-1] if table.plot.row else None
    line = card.printed.lines[number - 1] if card and card.printed and 1 <= number <= PLOT_LINES else None
    resolve = f"Resolve line {number} of {card.title if card else 'the plot card'}."
    # What a line that was read says stands below, with its VP: nothing is asked.
    return resolve if line else f"{resolve} How many VP does the rival gain?"


def _reward(due: Due) -> str:
    """A bounty's rewards are on its card, those of other enemies in the guide."""
    if due.number is not None:
        return f"{due.who} gains the rewards of {due.of or 'the bounty'}. What are they?"
    return f"{due.who}: read the encounter guide's entry for {due.of or 'the fight'}. What does it give?"


def _tie(table: Table, due: Due) -> str:
    """Nobody has won where strengths are the same, and where both players were defeated."""
    them, rolled = due.of or "the enemy", table.tied.get(due.who or "")
    if rolled is None or is_tie(table, rolled):
        return f"{due.who} and {them} have the same strength. Who wins?"
    return f"{due.who} and {them} are both defeated. Who wins?"


def _queue(table: Table, due: Due) -> str:
    gaps = due.number or 1
    return f"Fill {'a gap' if gaps == 1 else f'{gaps} gaps'} of the asset queue at the end of the turn."


_DUE: Mapping[PromptKind, tuple[str, Callable[[Table, Due], str]]] = {
    "job": (
        "forsaken-take-a-job",
        lambda t, due: (
            f"{due.who} draws a job for the {_faction(due)}: keep it, or keep the one drawn after it. "
            "What is it called?"
        ),
    ),
    "spoils": (
        "forsaken-spoils",
        lambda t, due: f"{due.who} looks at two spoils of the {_faction(due)}. Which one is kept?",
    ),
    "free_card": ("forsaken-use-cantina", lambda t, due: f"{due.who} takes one card of the queue for nothing. Which?"),
    "ruin": ("forsaken-use-ruins", lambda t, due: f"{due.who} draws a ruin card. What does it give?"),
    "reward": (
        "forsaken-overwhelm",
        lambda t, due: _reward(due),
    ),
    "fight_tie": (
        "forsaken-q-fight-tie",
        _tie,
    ),
    "bounty_escaped": (
        "forsaken-bounty-escapes",
        lambda t, due: f"{due.of or 'The bounty'} has escaped: read its entry in the encounter guide.",
    ),
    "bounty": ("forsaken-bounty", lambda t, due: "Which bounty lies open now, and where is it?"),
    "plot_draw": (
        "forsaken-rival-turn",
        lambda t, due: f"{t.rival.name if t.rival else 'The rival'} is on: draw the top plot card into the row.",
    ),
    "plot_line": ("forsaken-action-lines", _line),
    "queue": ("forsaken-queue-refill", _queue),
}


def prompts(table: Table) -> tuple[Prompt, ...]:
    """Open prompts of the world, in the order in which people would do them."""
    return (
        *(
            _prompt(table, due)
            for kind in _DUE
            if kind != "queue"
            for due in table.waits(kind)
            if _can_be_answered(table, due)
        ),
        *_derived(table),
        *(_prompt(table, due) for due in table.waits("queue") if _is_time_to_refill(table, due)),
    )


def _can_be_answered(table: Table, due: Due) -> bool:
    """No plot card is drawn any more once the game is being scored."""
    return due.kind != "plot_draw" or table.phase == "players"


def _is_time_to_refill(table: Table, due: Due) -> bool:
    """Gaps of the queue are filled when the turn ends, not before; behind the last turn nobody needs them."""
    return table.phase == "players" and (table.turn != due.who or table.done.step == "encounter")


def _prompt(table: Table, due: Due) -> Prompt:
    kind = next(kind for kind in _DUE if kind == due.kind)
    rule, text = _DUE[kind]
    return Prompt(
        kind=kind,
        key=f"{due.kind}:{due.id}",
        due=due.id,
        who=due.who,
        faction=due.faction,
        number=due.number,
        of=due.of,
        rule=rule,
        text=text(table, due),
    )


def _derived(table: Table) -> Iterator[Prompt]:
    if table.phase != "players":
        return
    if table.solo and table.rival is None:
        yield Prompt(
            kind="rival",
            key="rival",
            rule="forsaken-solo-setup",
            text="You play alone. Which rival is it, and how many plot cards are in its deck?",
        )
    for persona in table.personas:
        if persona.landmark is None:
            yield Prompt(
                kind="persona_path",
                key=f"persona_path:{persona.faction}:{persona.at}",
                faction=persona.faction,
                number=persona.at,
                rule="forsaken-patrol-path",
                text=f"{persona.name or FACTION_NAMES[persona.faction]} walks on. "
                f"Which is landmark {persona.at + 1} of the path on its card?",
            )
    done = table.done
    if table.turn and done.step == "encounter" and not done.encountered and not done.vignette:
        yield Prompt(
            kind="encounter",
            key=f"encounter:{table.round}:{table.turn}",
            who=table.turn,
            rule="forsaken-encounter-step",
            text=f"{table.turn}: a node beside you draws the planet's top card. Without one there is no encounter.",
        )


def notices(table: Table) -> tuple[Notice, ...]:
    """How near a solo game is to being lost, and what it was lost to."""
    return tuple(_plot_notices(table))


def _plot_notices(table: Table) -> Iterator[Notice]:
    plot = table.plot
    if table.lost is not None:
        how = "a fifth plot card lies in the row" if table.lost == "row" else "the plot deck had no card to draw"
        yield Notice(kind="lost", rule="forsaken-solo-loss", text=f"The game is lost: {how}.")
        return
    if table.rival is None or table.phase != "players":
        return
    if plot.line == PLOT_LINES - 1:
        yield Notice(
            kind="plot_row",
            rule="forsaken-q-solo-delay-reset",
            text="Four plot cards lie in the row: do the objective this turn, or the fifth card loses the game.",
        )
    if plot.deck is not None and plot.deck <= THIN_DECK:
        left = "no card" if plot.deck == 0 else "one card"
        text = f"The plot deck has {left} left. If a card must be drawn and there is none, the game is lost."
        yield Notice(kind="plot_deck", rule="forsaken-solo-loss", text=text)
