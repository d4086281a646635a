"""What happened in final scoring."""

from typing import Literal

from companion.game import Happened
from companion.vestige.score import Score
from companion.vestige.table import Sheet


class SheetFilled(Happened):
    """The scoring sheet as it stands now."""

    event: Literal["sheet_filled"] = "sheet_filled"
    sheet: Sheet


class GameFinished(Happened):
    """The result is kept as it was worked out: later versions of the rules do not change it."""

    event: Literal["game_finished"] = "game_finished"
    score: Score
