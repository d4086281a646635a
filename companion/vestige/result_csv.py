"""The result as a table for spreadsheets: every line of the scoring, then the mastery tiles and the totals."""

from companion.result_csv import Cell
from companion.vestige.cards import MASTERIES, spoken
from companion.vestige.report import STEPS, settled
from companion.vestige.score import Score

COLUMNS = ("who", "side", "step", "what", "points", "because")


def result_rows(score: Score) -> list[tuple[Cell, ...]]:
    """The heading, and a row for each line."""

    def row(who: str, step: str, what: str, points: int | None, because: str) -> tuple[Cell, ...]:
        return (who, score.sides.get(who, who), step, what, points, because)

    # A tile that was claimed is a line of the scoring too; here it stands among the tiles, so that each counts once.
    lines = [
        row(line.who, line.step, STEPS[line.step], line.points, line.because)
        for line in score.lines
        if line.step != "mastery"
    ]
    tiles = [
        row(claim.side or "", "mastery", spoken(mastery).capitalize(), claim.points if claim.side else 0, claim.because)
        for mastery, claim in ((mastery, score.mastery[mastery]) for mastery in MASTERIES)
    ]
    won = score.verdict.winners if settled(score) else ()
    doubt = "" if score.complete else "some printed values are still unknown"
    totals = [
        row(side, "total", "Winner" if side in won else "Total", total, score.verdict.because if side in won else doubt)
        for side, total in score.totals.items()
    ]
    return [COLUMNS, *lines, *tiles, *totals]
