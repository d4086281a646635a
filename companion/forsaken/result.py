"""A score of Forsaken as people look at it."""

from companion.forsaken.report import RULE_OF_STEP, STEPS, steps_used, verdict_words
from companion.forsaken.score import Score
from companion.forsaken.scoring import rule_of
from companion.forsaken.table import Table
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
        rule=rule_of(score),
        scoring_rule="forsaken-final-scoring",
        points_rule="forsaken-victory-points",
    )
