"""The evening of Ana against Bone: brought to a certain point by commands, and the app opened over it."""

from collections.abc import Callable
from itertools import count
from typing import Any

from companion.desk import AnyGame, Desk
from companion.game import Game
from companion.vestige import commands as c
from companion.vestige.prompts import prompts
from companion.vestige.setup import Setup
from companion.vestige.table import Table
from screens import routes
from screens.app import app_on
from storage.memory import MemoryShelf
from tests.companion.games import BONE, TRIGGERS
from tests.screens.harness import Rendered

ANA = {"name": "Ana", "color": "green"}
CONDITION = "A faction controls six regions"
DUEL = {"mode": "competitive", "seats": ({"name": "Ana"}, {"name": "Ben"}), "nemeses": ()}
"""What makes a setup one of two people without a nemesis."""


def setup(**changes: Any) -> Setup:
    """Ana, green, against Bone on menace, and the triggers at 10, 18, 26, 34 and 42. No printed value was read yet."""
    evening = {"mode": "solo", "seats": (ANA,), "nemeses": (BONE,), "difficulty": "menace", "triggers": TRIGGERS}
    return Setup.model_validate(evening | changes)


class Evening:
    """One game on a desk. Methods named for a moment play up to it from the start."""

    GAME = "vestige"

    def __init__(self, shelf: MemoryShelf | None = None, **changes: Any) -> None:
        ids, seconds = count(1), count()
        self.shelf = shelf or MemoryShelf()
        self.desk = Desk(
            self.shelf, now=lambda: f"2026-11-30T20:{next(seconds):02}:00+00:00", new_id=lambda: f"g{next(ids)}"
        )
        self.id = self.desk.begin(self.GAME, self.set_up(**changes)).id

    def set_up(self, **changes: Any) -> Any:
        """The setup of this game."""
        return setup(**changes)

    # How it stands

    @property
    def game(self) -> AnyGame:
        return self.desk.game(self.id)

    @property
    def table(self) -> Table:
        return self.game.table

    @property
    def leverage(self) -> dict[str, int]:
        return {competitor.name: competitor.leverage for competitor in self.table.competitors}

    @property
    def entries(self) -> list[str]:
        """The ledger as far as it stands, in sentences."""
        return [entry.label for entry in self.game.ledger.standing]

    @property
    def asked(self) -> list[str]:
        """The kinds of the open prompts."""
        return [prompt.kind for prompt in prompts(self.table)]

    # How it is shown

    def open(self, render: Callable[..., Rendered], tab: str = "table", **named: Any) -> Rendered:
        """The whole app on another screen, at a page of this game."""
        return render(app_on(self.desk), route=routes.game(self.id, tab), **named)

    # How it goes on

    def play(self, *commands: Any) -> "Evening":
        """The same evening after these commands, none of which may be refused."""
        for command in commands:
            after = self.desk.act(self.id, command)
            assert isinstance(after, Game), f"{command} is refused: {after}"
        return self

    def chop_shop_taken(self) -> "Evening":
        """Round 1: Ana 6, Bone 1."""
        return self.play(c.GainLeverage(who="Ana", amount=4), c.TakeControl(who="Ana", region="Chop Shop"))

    def second_round(self) -> "Evening":
        """Round 2 begins: Ana 6, Bone 3."""
        return self.chop_shop_taken().play(c.EndTurn(), c.RunNemeses())

    def first_trigger(self) -> "Evening":
        """Round 2, Ana 11: a condition, two threats and a covert op are due at trigger 1."""
        return self.second_round().play(c.GainLeverage(who="Ana", amount=5))

    def two_threats(self) -> "Evening":
        """Everything about trigger 1 is done: Ana 11, Bone 8 at threat level 2."""
        return self.first_trigger().play(
            c.RevealCondition(name=CONDITION, trigger=1),
            c.RevealThreat(nemesis="Bone", name="Syndicate Lord", trigger=1, draws=(2,)),
            c.ReadPrinted(of="region:Smugglers' Lair", value=3),
            c.RevealThreat(nemesis="Bone", name="Quiet Market", trigger=1),
            c.DrawCovertOp(who="Ana", trigger=1),
        )

    def bones_turn(self) -> "Evening":
        """Round 2, the nemeses are on. Bone is at 8, threat level 2, with one region."""
        return self.two_threats().play(c.EndTurn())

    def third_round(self) -> "Evening":
        """Round 3 begins: Ana 11, Bone 14."""
        return self.bones_turn().play(c.RunNemeses(draws=(1,)))

    def last_round_known(self) -> "Evening":
        """Round 5: three conditions are met, so that round 6 is the last."""
        met = [c.RevealCondition(name=name, trigger=number, met=True) for number, name in enumerate("ABC", start=1)]
        return self.play(c.SetRound(to=5), *met)

    def scoring(self) -> "Evening":
        """Final scoring, right after the second round began."""
        return self.second_round().play(c.BeginScoring())

    def over(self) -> "Evening":
        """The result is filed."""
        return self.scoring().play(c.Finish())
