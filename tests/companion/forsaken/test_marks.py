"""The marks of the VP track from which enemies roll advanced dice."""

import pytest

from companion.forsaken.marks import advanced_marks
from tests.companion.forsaken.games import begin


@pytest.mark.parametrize(
    ("ruled", "marks"),
    [
        pytest.param("six_and_eleven", (6, 11), id="Advanced Dice, quick reference"),
        pytest.param("six", (6,), id="Advanced Dice, combat chapter"),
    ],
)
def test_the_table_settles_where_the_marks_are(ruled, marks):
    game = begin(rulings={"S1": ruled})

    found = advanced_marks(game.table)

    assert found == marks
