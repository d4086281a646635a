"""A game in words: its title, its verdict, and the result as text to share."""

from companion.vestige.cards import MASTERIES, spoken
from companion.vestige.rulings import RULING_IDS, RULINGS
from companion.vestige.score import Score, Step
from companion.vestige.table import Table

STEPS: dict[Step, str] = {
    "leverage": "Leverage track",
    "covert_ops": "Covert ops",
    "bounties": "Bounties",
    "regions": "Regions",
    "extras": "Extras",
    "game_end": "Game end effects",
    "mastery": "Mastery",
    "owed": "Not read yet",
}


def titled(table: Table) -> str:
    """The sides of a game: `Ana against Bone`, `Rust (Ana, Cleo) against Dust (Ben, Dan)`."""
    people = ", ".join(human.name for human in table.humans)
    if table.mode == "teams":
        teams = dict.fromkeys(human.team or human.name for human in table.humans)
        people = " against ".join(
            f"{team} ({', '.join(human.name for human in table.humans if human.team == team)})" for team in teams
        )
    nemeses = ", ".join(nemesis.name for nemesis in table.nemeses)
    return f"{people} against {nemeses}" if nemeses else people


def concluded(table: Table) -> str | None:
    """The verdict in words, None before the game is over."""
    return headline(table.score) if table.score else None


def headline(score: Score) -> str:
    """Who won, in one short line with the totals of all sides."""
    totals = ", ".join(f"{side} {total}" for side, total in score.totals.items())
    return f"{verdict_words(score)} ({totals})"


def verdict_words(score: Score) -> str:
    """The verdict in a few words; it is called one only where no value that is still unknown could change it."""
    winners = " and ".join(score.verdict.winners)
    several = len(score.verdict.winners) > 1 or winners in ("Players", "Nemeses")
    if not settled(score):
        return f"{winners} {'lead' if several else 'leads'} so far" if winners else "A tie so far"
    if not winners:
        return "A tie, everyone loses"
    return f"{winners} {'win' if several else 'wins'}"


def settled(score: Score) -> bool:
    """Whether the verdict stands, whatever the values turn out to be that nobody has read yet.

    A goal stands. A printed value can only add to a side, so that it cannot take the lead from its own side.
    """
    unread = [line for line in score.lines if line.points is None]
    if not unread or score.verdict.reason == "goal":
        return True
    # What is owed, and an extra without an amount, may turn out negative.
    if any(line.step in ("owed", "extras") for line in unread):
        return False
    return {score.sides.get(line.who, line.who) for line in unread} == set(score.verdict.winners)


def steps_used(score: Score) -> tuple[Step, ...]:
    """The steps in which somebody got, lost or may get something, in the order of scoring."""
    return tuple(step for step in STEPS if any(line.step == step and line.points != 0 for line in score.lines))


def points(score: Score, side: str) -> dict[Step, int]:
    """Where the known points of a side came from, by step."""
    sums: dict[Step, int] = {}
    for line in score.lines:
        if score.sides.get(line.who, line.who) == side:
            sums[line.step] = sums.get(line.step, 0) + (line.points or 0)
    return sums


def result_text(score: Score, title: str, day: str) -> str:
    """The result as plain text, made to be pasted into a message."""
    lines = [f"Vestige, {day}: {title}", headline(score), score.verdict.because, ""]
    for side in score.totals:
        parts = ", ".join(f"{STEPS[step].lower()} {number}" for step, number in points(score, side).items() if number)
        lines.append(f"{side} {score.totals[side]}: {parts}" if parts else f"{side} {score.totals[side]}")
    claims = [f"{spoken(it)} {score.mastery[it].side}" for it in MASTERIES if score.mastery[it].side]
    lines.append("Mastery: " + (", ".join(claims) if claims else "nobody"))
    if not score.complete:
        lines.append("Some printed values are still unknown: the totals are not complete.")
    return "\n".join(lines)


def moment(table: Table) -> str:
    """Where a game stands in time: the round and whose turn it is, or what comes after the last round."""
    match table.phase:
        case "players":
            return f"Round {table.round} · {table.turn}"
        case "nemeses":
            return f"Round {table.round} · Nemeses"
        case "scoring":
            return "Final scoring"
        case _:
            return "Game over"


def last_round(table: Table) -> str:
    """The announcement of the final round, empty while there is none to announce (p. 25)."""
    if table.final_round is None or table.phase not in ("players", "nemeses"):
        return ""
    last = table.round >= table.final_round
    return "This is the last round" if last else f"Round {table.final_round} is the last"


def ruled_in_words(table: Table, ruling: str) -> str:
    """How a table rules where the rulebook is silent, empty for a ruling that this game does not have."""
    id = next((id for id in RULING_IDS if id == ruling), None)
    return next(option.text for option in RULINGS[id].options if option.id == table.ruled(id)) if id else ""
