"""The result as a table for spreadsheets: every line of the scoring, then the mastery tiles and the totals.

The form is that of RFC 4180: commas, quotation marks where they are needed, lines that end with CR LF.
"""

import csv
import io

from companion.plain_text import plain_line
from companion.vestige.cards import MASTERIES, spoken
from companion.vestige.report import STEPS, settled
from companion.vestige.score import Score

COLUMNS = ("who", "side", "step", "what", "points", "because")
# What a spreadsheet takes for the beginning of a formula.
_FORMULA = ("=", "+", "-", "@")

Cell = str | int | None


def result_csv(score: Score) -> str:
    """The result, a row for each line. Points that nobody knows are empty."""
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for row in _rows(score):
        rows.writerow([safe(cell) for cell in row])
    return written.getvalue()


def _rows(score: Score) -> list[tuple[Cell, ...]]:
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
    return [*lines, *tiles, *totals]


def safe(cell: Cell) -> Cell:
    """A cell on one line that no spreadsheet takes for a formula: an apostrophe keeps it text. Numbers stay numbers."""
    if not isinstance(cell, str):
        return cell
    plain = plain_line(cell)
    # Some spreadsheets look behind blanks.
    return f"'{plain}" if plain.lstrip().startswith(_FORMULA) else plain
