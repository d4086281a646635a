"""A fight in the making: whom it is against, what both sides roll, and the dice that have come to rest so far."""

from functools import lru_cache
from typing import Literal

from companion.forsaken.cards import EnemyCard, Tower
from companion.forsaken.fight import Die, FightRolled, FightSide
from companion.forsaken.fight_dice import Dice, Modifiers, dice_for, modifiers, opponent, opponents_name
from companion.forsaken.odds import Odds, Pool, missing, odds
from companion.forsaken.player import Player
from companion.forsaken.table import Table
from companion.frozen import Frozen

SideNumber = Literal[0, 1]
"""0 is the player who fights, 1 whom the fight is against."""
What = Literal["plain", "advanced", "strength", "damage", "shields", "rolled_strength", "rolled_damage", "overwhelm"]
Part = Literal["encounter", "action", "neither"]

DICE: tuple[tuple[SideNumber, What], ...] = ((0, "plain"), (1, "plain"), (1, "advanced"))


class Said(Frozen):
    """A number that somebody has given for a side, in the place of what cards say."""

    side: SideNumber
    what: What
    number: int


class Lying(Frozen):
    """A die that has come to rest, and whose it is."""

    side: SideNumber
    die: Die


class Plan(Frozen):
    """A fight in the making. `gear` are ids of gear cards played for it; `typed` where strength and damage of the dice
    are given as numbers; `stands` and `part` as the table says."""

    against: Literal["enemy", "bounty", "player"] = "enemy"
    name: str | None = None
    defender: str | None = None
    printed: EnemyCard | None = None
    gear: tuple[int, ...] = ()
    said: tuple[Said, ...] = ()
    lying: tuple[Lying, ...] = ()
    typed: bool = False
    stands: bool = False
    part: Part | None = None

    @property
    def own(self) -> tuple[Said, ...]:
        """What was said of the fighter before the roll: it holds against whomever the fight is."""
        return tuple(it for it in self.said if it.side == 0 and not it.what.startswith("rolled"))

    def says(self, side: SideNumber, what: What, number: int) -> "Plan":
        """The plan after somebody has given this number."""
        others = tuple(it for it in self.said if (it.side, it.what) != (side, what))
        return self.changed({"said": (*others, Said(side=side, what=what, number=number))})

    def lands(self, side: SideNumber, die: Die) -> "Plan":
        """One more die lies in the landing area."""
        return self.changed({"lying": (*self.lying, Lying(side=side, die=die))})

    def with_die(self, number: int, die: Die | None) -> "Plan":
        """Another face or zone for a die that lies there; None takes it back, to be rolled again."""
        changed = (Lying(side=self.lying[number].side, die=die),) if die is not None else ()
        return self.changed({"lying": (*self.lying[:number], *changed, *self.lying[number + 1 :])})


class Planned:
    """A plan at a table: every number with what it rests on."""

    def __init__(self, table: Table, who: str, plan: Plan) -> None:
        self.table, self.who, self.plan = table, who, plan
        self._bare = FightRolled(against=plan.against, name=plan.name, defender=plan.defender)
        self.dice: tuple[Dice, Dice] = dice_for(table, who, self._bare, plan.gear, plan.printed)
        self.modifiers: tuple[Modifiers, Modifiers] = modifiers(table, who, self._bare, plan.printed)
        self.them = opponents_name(table, self._bare)
        self.names = (who, self.them)

    def number(self, side: SideNumber, what: What) -> int | None:
        """What somebody has said, else what cards say; None where neither is known."""
        said = next((it.number for it in self.plan.said if (it.side, it.what) == (side, what)), None)
        if said is not None:
            return said
        if what in ("plain", "advanced"):
            return self.dice[side].plain if what == "plain" else self.dice[side].advanced
        if what == "overwhelm":
            card = opponent(self.table, self._bare, self.plan.printed)
            return card.overwhelm if card else None
        return None if what.startswith("rolled") else int(getattr(self.modifiers[side], what))

    def count(self, side: SideNumber, what: What) -> int:
        """The same, with nothing for what is not known."""
        return self.number(side, what) or 0

    def left(self, side: SideNumber, what: What) -> int:
        """Dice of a kind that have not come to rest yet."""
        lying = sum(it.side == side and it.die.advanced == (what == "advanced") for it in self.plan.lying)
        return max(0, self.count(side, what) - lying)

    @property
    def by_numbers(self) -> bool:
        """Whether strength and damage of the dice are typed: by choice, or since nobody has read the tower."""
        return self.plan.typed or not self.table.printed.tower.zones

    @property
    def part(self) -> Part:
        """What the fight is in its turn: an action for the bounty, else the encounter that was not had yet."""
        if self.plan.part is not None:
            return self.plan.part
        if self.plan.against == "bounty":
            return "action"
        mine = self.table.turn == self.who and not self.table.done.encountered
        return "encounter" if mine else "neither"

    @property
    def pools(self) -> tuple[Pool, Pool]:
        """Both sides before the roll."""
        return self._pool(0, self.table.find(self.who)), self._pool(1, self._defender)

    @property
    def _defender(self) -> Player | None:
        return self.table.find(self.plan.defender or "") if self.plan.against == "player" else None

    def _pool(self, side: SideNumber, player: Player | None) -> Pool:
        return Pool(
            plain=self.count(side, "plain"),
            advanced=self.count(side, "advanced"),
            strength=self.count(side, "strength"),
            damage=self.count(side, "damage"),
            shields=self.count(side, "shields"),
            vitality=player.vitality if player else None,
        )

    @property
    def missing(self) -> tuple[str, ...]:
        """What somebody has to read before odds can be given."""
        sides: tuple[SideNumber, ...] = (0, 1)
        dice = tuple(f"the dice of {self.names[side]}" for side in sides if self.number(side, "plain") is None)
        own, other = self.pools
        return (*missing(self.table.printed.tower, own, other), *dice)

    @property
    def odds(self) -> Odds | None:
        """The chances before the roll; None where something is missing."""
        if self.missing:
            return None
        own, other = self.pools
        target = self.number(1, "overwhelm") if self.plan.against != "player" else None
        return _odds(self.table.printed.tower, self.table.ruled("S5"), self.table.ruled("S6"), own, other, target)

    @property
    def rolled(self) -> FightRolled:
        """The fight as it lies there now."""
        against = self.plan.against
        return FightRolled(
            against=against,
            name=self.plan.name if against == "enemy" else self.table.bounty.name if against == "bounty" else None,
            defender=self.plan.defender if against == "player" else None,
            own=self._side(0),
            other=self._side(1),
            overwhelm=self.number(1, "overwhelm") if against != "player" else None,
            stands=self.plan.stands,
        )

    def _side(self, side: SideNumber) -> FightSide:
        typed = self.by_numbers
        return FightSide(
            dice=None if typed else tuple(it.die for it in self.plan.lying if it.side == side),
            strength=self.count(side, "strength") + (self.count(side, "rolled_strength") if typed else 0),
            damage=self.count(side, "damage") + (self.count(side, "rolled_damage") if typed else 0),
            shields=self.count(side, "shields"),
        )

    @property
    def ready(self) -> bool:
        """Whether a result was entered: dice that lie, or numbers, of either side."""
        if not self.by_numbers:
            return bool(self.plan.lying)
        return any(it.what.startswith("rolled") for it in self.plan.said)


@lru_cache(maxsize=32)
def _odds(tower: Tower, blank: str, cross: str, own: Pool, other: Pool, target: int | None) -> Odds | None:
    # A page is drawn far more often than a side changes.
    return odds(tower, {"S5": blank, "S6": cross}, own, other, target)
