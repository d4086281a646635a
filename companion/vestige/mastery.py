"""Mastery: who has strictly the most cards of a colour (p. 25, 28, 29)."""

from collections.abc import Mapping

from companion.frozen import Frozen
from companion.ruling import ruled
from companion.vestige.cards import CARD_OF, Mastery, spoken
from companion.vestige.rulings import RULINGS
from companion.vestige.score import Claim, ScoreRequest, has


class Holding(Frozen):
    """What one side holds of a colour."""

    cards: int = 0
    bonus: int = 0

    @property
    def total(self) -> int:
        return self.cards + self.bonus

    def __str__(self) -> str:
        return f"{self.cards} and a bonus of {self.bonus}" if self.bonus else str(self.cards)


def holdings(request: ScoreRequest, mastery: Mastery) -> dict[str, Holding]:
    """Cards and bonuses of a colour, by side. Incomplete jobs are not cards and are not counted (p. 25)."""
    held: dict[str, Holding] = {}
    for competitor in request.competitors:
        side = request.side(competitor)
        before = held.get(side, Holding())
        held[side] = Holding(
            cards=before.cards + competitor.cards.get(CARD_OF[mastery], 0),
            bonus=before.bonus + competitor.mastery_bonus.get(mastery, 0),
        )
    return held


def claim(request: ScoreRequest, mastery: Mastery) -> Claim:
    """Who claims the tile of a colour, and why nobody else does."""
    held = holdings(request, mastery)
    kind = spoken(CARD_OF[mastery], 2)
    most = max(holding.total for holding in held.values())
    if most == 0:
        return Claim(side=None, points=0, because=f"nobody has {kind}: unclaimed")
    leaders = [side for side, holding in held.items() if holding.total == most]
    if len(leaders) > 1:
        return Claim(side=None, points=0, because=f"{' and '.join(leaders)} tie at {most} {kind}: unclaimed")
    side = leaders[0]
    if missing := _short_of_two(request, side, held[side]):
        return Claim(side=None, points=0, because=missing)
    tile = request.mastery_tiles.get(mastery)
    return Claim(side=side, points=tile, because=_most(side, held, kind, tile))


def _short_of_two(request: ScoreRequest, side: str, holding: Holding) -> str:
    """Against a nemesis team a side of players needs two cards (p. 28, 29); R6 says whether a bonus is one."""
    if not request.nemesis_team or side == "Nemeses":
        return ""
    counting = holding.total if ruled(RULINGS, request.rulings, "R6") == "yes" else holding.cards
    if counting >= 2:
        return ""
    return f"{side} {has(side)} the most with {holding}, but 2 are needed against a team of nemeses: unclaimed"


def _most(side: str, held: Mapping[str, Holding], kind: str, tile: int | None) -> str:
    others = ", ".join(f"{other} {holding}" for other, holding in held.items() if other != side)
    worth = f"the tile is worth {tile}" if tile is not None else "what the tile is worth is not known yet"
    return f"{side} {has(side)} the most {kind} with {held[side]}{f' ({others})' if others else ''}; {worth}"
