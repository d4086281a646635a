"""The tab *End* over a game on a desk, as the app shows it."""

from typing import Any

import flet as ft

from companion.vestige.setup import Setup
from screens.guard import component
from screens.share.presence import Alone
from screens.sitting import Sitting, use_desk
from screens.vestige.end.end import End
from tests.companion.games import TRIGGERS
from tests.screens.desks import Surroundings


class StillDevice:
    """A phone that does nothing by itself."""

    phone = Alone()

    def kept(self, what: str) -> dict[str, Any]:
        return {}

    def tap(self) -> None: ...

    def stay_awake(self, awake: bool) -> None: ...


@component
def EndPage(sitting: Sitting, wide: bool = False) -> ft.Control:
    """The tab, drawn again when the game changes."""
    revision = use_desk(sitting.desk, lambda: sitting.game.revision)
    return End(sitting=sitting, revision=revision, wide=wide, key="end")


def sitting_at(around: Surroundings, game_id: str) -> Sitting:
    return Sitting(around.desk, game_id, StillDevice(), around.said.append, around.went.append)  # type: ignore[arg-type]


def begin(
    around: Surroundings, mode: str, seats: str, nemeses: tuple[dict[str, Any], ...] = (), tracked: bool = True
) -> str:
    """A game of these seats (`Ana/Rust Ben/Dust`), tracked from round one or only scored."""
    people = [dict(zip(("name", "team"), seat.split("/"), strict=False)) for seat in seats.split()]
    given = {"mode": mode, "seats": people, "nemeses": nemeses}
    given |= {"triggers": TRIGGERS} if tracked else {"starts_at": "scoring"}
    return around.desk.begin("vestige", Setup.model_validate(given)).id


def at_stage(around: Surroundings, game_id: str, stage: str) -> Sitting:
    """A sitting whose scoring is at a stage, as after a reload there."""
    around.desk.drafts[f"scoring:{game_id}"] = stage
    return sitting_at(around, game_id)
