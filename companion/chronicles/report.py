"""A game in words: its title, its verdict, where it stands, the result as text to share."""

from collections.abc import Mapping

from companion.chronicles.kinds import TRACKS, spoken
from companion.chronicles.prompts import prompts
from companion.chronicles.rulings import RULINGS
from companion.chronicles.score import Line, Score, Step
from companion.chronicles.table import Player, Table

STEPS: dict[Step, str] = {
    "honor": "Honor",
    "columns": "Columns",
    "dark_agents": "Dark agents",
    "extras": "Extras",
}
"""The steps of final scoring, in their order."""


RULE_OF_STEP: Mapping[Step, str] = {
    "honor": "chronicles-honor",
    "columns": "chronicles-columns",
    "dark_agents": "chronicles-dark-agents",
    "extras": "chronicles-game-end",
}
"""The rules entry that tells of a step."""


def titled(table: Table) -> str:
    """Who plays: `Ana, Ben, Cleo`."""
    return ", ".join(player.name for player in table.players)


def concluded(table: Table) -> str | None:
    """Who won, in one short line with all totals, once the game is over; None before."""
    return headline(table.score) if table.score else None


def headline(score: Score) -> str:
    """Who won, in one short line with all totals: `Ana wins (Ana 61, Ben 50)`; alone `Ana: 34 honor`."""
    if len(score.totals) == 1:
        return verdict_words(score)
    return f"{verdict_words(score)} ({', '.join(f'{who} {total}' for who, total in score.totals.items())})"


def verdict_words(score: Score) -> str:
    """The verdict in a few words. While values are unknown that may still pay, nobody has won yet."""
    winners = score.verdict.winners
    names = f"{', '.join(winners[:-1])} and {winners[-1]}" if len(winners) > 1 else winners[0]
    if len(score.totals) == 1:
        return f"{names}: {score.totals[names]} honor" if score.complete else f"{names} so far"
    if not score.complete:
        return f"{names} {'lead' if len(winners) > 1 else 'leads'} so far"
    return f"{names} {'tie' if len(winners) > 1 else 'wins'}"


def lines_of(score: Score, who: str, step: Step) -> tuple[Line, ...]:
    """The lines behind one figure: what a player got in one step, each with its reason."""
    return tuple(line for line in score.lines if line.step == step and line.who == who)


def steps_used(score: Score) -> tuple[Step, ...]:
    """The steps in which somebody got or lost something, in the order of scoring."""
    return tuple(step for step in STEPS if any(line.step == step and line.points for line in score.lines))


def points(score: Score, who: str) -> dict[Step, int]:
    """Where the honor of a player came from, by step."""
    return {step: sum(line.points for line in lines_of(score, who, step)) for step in STEPS}


def result_text(score: Score, title: str, day: str) -> str:
    """The result as plain text, made to be pasted into a message."""
    lines = [f"Vindication: Chronicles, {day}: {title}", headline(score), score.verdict.because, ""]
    for who, total in score.totals.items():
        parts = ", ".join(f"{STEPS[step].lower()} {number}" for step, number in points(score, who).items() if number)
        lines.append(f"{who} {total}: {parts}" if parts else f"{who} {total}")
    if not score.complete:
        lines.append("Something that may pay honor is still unread: the totals are not complete.")
    return "\n".join(lines)


def standing_text(table: Table, title: str, day: str) -> str:
    """Round and turn, everybody's honor with what is theirs, the open events, what is still to be done."""
    events = [board.event.name for board in table.timeline if board.event and board.event.name]
    # Which tokens lie open at the festival is of no use to those who are not there.
    waiting = [prompt.text for prompt in prompts(table) if prompt.kind != "festival_space"]
    lines = [
        f"Vindication: Chronicles, {day}: {title}",
        moment(table),
        "",
        *map(_standing, table.players),
        "",
        f"Events: {', '.join(events)}" if events else "Events: none is named",
    ]
    return "\n".join([*lines, *(["To do:", *(f"- {text}" for text in waiting)] if waiting else [])])


def _standing(player: Player) -> str:
    marks = ", ".join(f"{track} {player.marked(track)}" for track in TRACKS if player.marked(track))
    columns = " and ".join(str(column) for column in sorted(player.columns))
    parts = [
        *([f"{player.renown} renown"] if player.renown else []),
        *([f"renown on column {columns}"] if columns else []),
        *([f"marks on {marks}"] if marks else []),
        *([f"{player.agents} dark {'agent' if player.agents == 1 else 'agents'}"] if player.agents else []),
        *(f"legendary {spoken(card.track)}" for card in player.legendary),
    ]
    return f"{player.name} {player.honor}" + (f": {', '.join(parts)}" if parts else "")


def moment(table: Table) -> str:
    """Where a game stands in time: the round and whose turn it is, or what comes after."""
    match table.phase:
        case "players":
            return f"Round {table.round} · {table.turn}" if table.turn else f"Round {table.round}"
        case "scoring":
            return "Final scoring"
        case _:
            return "Game over"


def ruled_in_words(table: Table, ruling: str) -> str:
    """How this table rules, as a sentence part; empty for a ruling of another game."""
    if ruling not in RULINGS:
        return ""
    return next(option.text for option in RULINGS[ruling].options if option.id == table.ruled(ruling))
