"""A game in words: its title, its verdict, where it stands, the result as text to share."""

from collections.abc import Mapping

from companion.forsaken.ending import waiting, why_in_words
from companion.forsaken.kinds import FACTIONS, REP, counted
from companion.forsaken.player import Player
from companion.forsaken.prompts import prompts
from companion.forsaken.rulings import RULINGS
from companion.forsaken.score import Line, Score, Step
from companion.forsaken.table import Table

STEPS: dict[Step, str] = {"vp": "VP before the end", "finale": "Finales", "extras": "Other effects"}
"""The steps of final scoring, in their order."""

RULE_OF_STEP: Mapping[Step, str] = {
    "vp": "forsaken-victory-points",
    "finale": "forsaken-finale",
    "extras": "forsaken-final-scoring",
}
"""The rules entry that tells of a step."""


def titled(table: Table) -> str:
    """Who plays: `Ana, Ben, Cleo`; alone with the rival: `Ana against Grash`."""
    names = ", ".join(player.name for player in table.players)
    return f"{names} against {table.rival.name}" if table.rival else names


def concluded(table: Table) -> str | None:
    """Who won, in one short line with all totals, once the game is over; None before."""
    return headline(table.score) if table.score else None


def headline(score: Score) -> str:
    """Who won, in one short line with all totals: `Ana wins (Ana 17, Ben 15)`; alone without a rival `Ana: 17 VP`."""
    if len(score.totals) == 1:
        return verdict_words(score)
    return f"{verdict_words(score)} ({', '.join(f'{who} {total}' for who, total in score.totals.items())})"


def verdict_words(score: Score) -> str:
    """The verdict in a few words. While something may still pay, nobody has won yet."""
    winners, reason = score.verdict.winners, score.verdict.reason
    names = f"{', '.join(winners[:-1])} and {winners[-1]}" if len(winners) > 1 else winners[0]
    if len(score.totals) == 1:
        return f"{names}: {score.totals[names]} VP" if score.complete else f"{names} so far"
    if reason == "plot":
        return f"{names} wins by the plot"
    if not score.complete:
        return f"{names} {'lead' if len(winners) > 1 else 'leads'} so far"
    if reason == "cool_stuff":
        return f"{names} wins by cool stuff"
    return f"{names} share the victory" if reason == "shared" and len(winners) > 1 else f"{names} wins"


def lines_of(score: Score, who: str, step: Step) -> tuple[Line, ...]:
    """The lines behind one figure: what somebody got in one step, each with its reason."""
    return tuple(line for line in score.lines if line.step == step and line.who == who)


def steps_used(score: Score) -> tuple[Step, ...]:
    """The steps in which somebody got or lost something, in the order of scoring."""
    return tuple(step for step in STEPS if any(line.step == step and line.points for line in score.lines))


def points(score: Score, who: str) -> dict[Step, int]:
    """Where somebody's VP came from, by step."""
    return {step: sum(line.points for line in lines_of(score, who, step)) for step in STEPS}


def result_text(score: Score, title: str, day: str) -> str:
    """The result as plain text, made to be pasted into a message."""
    because = f"{score.verdict.because[:1].upper()}{score.verdict.because[1:]}"
    lines = [f"Forsaken, {day}: {title}", headline(score), because, ""]
    for who, total in score.totals.items():
        parts = ", ".join(f"{STEPS[step]} {number}" for step, number in points(score, who).items() if number)
        lines.append(f"{who} {total}: {parts}" if parts else f"{who} {total}")
    if not score.complete:
        lines.append("Something that may give VP is still unread: the totals are not complete.")
    return "\n".join(lines)


def standing_text(table: Table, title: str, day: str) -> str:
    """Round and turn, everybody's VP with what is theirs, the event row, what is still to be done."""
    rows = [card.title for card in table.event_row]
    todo = [prompt.text for prompt in prompts(table)]
    ending = table.ending
    lines = [
        f"Forsaken, {day}: {title}",
        moment(table),
        *([_end_in_words(table, waiting(table))] if ending and table.phase == "players" else []),
        "",
        *map(_standing, table.players),
        *([f"{table.rival.name} {table.rival.vp}: plot row {len(table.plot.row)} of 5"] if table.rival else []),
        "",
        f"Event row: {', '.join(rows)}" if rows else "Event row: empty",
    ]
    return "\n".join([*lines, *(["To do:", *(f"- {text}" for text in todo)] if todo else [])])


def _end_in_words(table: Table, last: tuple[str, ...]) -> str:
    ending = table.ending
    why = why_in_words(table, ending.why, ending.by) if ending else ""
    left = f"last turns of {', '.join(last)}" if last else "nobody has a turn left"
    return f"{why[:1].upper()}{why[1:]}: {left}"


def _standing(player: Player) -> str:
    held = [
        counted(what, player.holds(what))
        for what in ("scrap", "particle", "boosts", "visions", "transponders", *(REP[it] for it in FACTIONS))
        if player.holds(what)
    ]
    parts = [*held, *([f"chapter {player.story.chapter}"] if player.story.chapter > 1 else [])]
    return f"{player.name} {player.vp}" + (f": {', '.join(parts)}" if parts else "")


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
