"""A score of Vestige as people look at it."""

from companion.result import Line, Result, Step
from companion.vestige.glossary import entry_of_scoring_step, entry_of_verdict
from companion.vestige.report import STEPS, settled, steps_used, verdict_words
from companion.vestige.score import Score
from companion.vestige.table import Table


def result(table: Table, score: Score) -> Result:
    """What screens show of a score: the filed one, or the one that the table would come to now."""
    return Result(
        members=score.sides,
        totals=score.totals,
        steps=tuple(Step(id=step, title=STEPS[step], rule=entry_of_scoring_step(step)) for step in steps_used(score)),
        lines=tuple(Line(**line.model_dump()) for line in score.lines),
        words=verdict_words(score),
        because=score.verdict.because,
        settled=settled(score),
        rule=entry_of_verdict(score.verdict),
        scoring_rule="scoring",
        points_rule="leverage",
    )
