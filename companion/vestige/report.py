"""A game in words: its title, its verdict, and the result as text to share."""

from companion.vestige.cards import MASTERIES, spoken
from companion.vestige.score import Score, Step
from companion.vestige.setup import Setup
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


def titled(setup: Setup) -> str:
    """The sides of a game: `Ana against Bone`."""
    people = ", ".join(seat.name for seat in setup.seats)
    nemeses = ", ".join(nemesis.called for nemesis in setup.nemeses)
    return f"{people} against {nemeses}" if nemeses else people


def concluded(table: Table) -> str | None:
    """The verdict in words, None before the game is over."""
    return headline(table.score) if table.score else None


def headline(score: Score) -> str:
    """Who won, in one short line with the totals of all sides."""
    winners = " and ".join(score.verdict.winners)
    totals = ", ".join(f"{side} {total}" for side, total in score.totals.items())
    if not winners:
        return f"A tie, everyone loses ({totals})"
    verb = "win" if len(score.verdict.winners) > 1 or winners in ("Players", "Nemeses") else "wins"
    return f"{winners} {verb} ({totals})"


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
