"""A score of Chronicles as people look at it."""

from companion.chronicles.report import RULE_OF_STEP, STEPS, steps_used, verdict_words
from companion.chronicles.score import Score
from companion.chronicles.table import Table
from companion.result import Line, Result, Step


def result(table: Table, score: Score) -> Result:
    """What screens show of a score: the filed one, or the one that the table would come to now."""
    return Result(
        members={who: who for who in score.totals},
        totals=score.totals,
        steps=tuple(Step(id=step, title=STEPS[step], rule=RULE_OF_STEP[step]) for step in steps_used(score)),
        lines=tuple(Line(**line.model_dump()) for line in score.lines),
        words=verdict_words(score),
        because=score.verdict.because,
        settled=score.complete,
        rule="chronicles-tie" if score.verdict.reason == "tie" else "chronicles-game-end",
        scoring_rule="chronicles-game-end",
        points_rule="chronicles-honor",
    )
