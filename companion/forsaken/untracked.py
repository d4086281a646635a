"""A game that nobody tracked, as people type in its end; and what people have called VP of the end before."""

from collections.abc import Iterator, Mapping

from companion.forsaken.commands import Command, CountCoolStuff, LoseToPlot, Reconcile, ScoreExtras, ScoreFinale
from companion.forsaken.kinds import PLOT_LINES, CoolStuff
from companion.forsaken.score import Extra, ScoredPlayer, ScoredRival, ScoreRequest
from companion.forsaken.setup import COLOURS, SEATS, Setup
from companion.forsaken.table import Lost, Table
from companion.frozen import Frozen


class Untracked(Frozen):
    """Somebody who played a game that nobody tracked; `id` is theirs while it is typed in."""

    id: int
    name: str = ""
    vp: int = 0
    finale: tuple[Extra, ...] = ()
    extras: tuple[Extra, ...] = ()
    cool_stuff: dict[CoolStuff, int] = {}

    @property
    def total(self) -> int:
        """VP with finales and other effects."""
        return self.vp + sum(extra.vp for extra in (*self.finale, *self.extras))

    @property
    def pieces(self) -> int:
        """Pieces of cool stuff that were counted."""
        return sum(self.cool_stuff.values())


class UntrackedRival(Frozen):
    """The rival of a solo game that nobody tracked; `lost` where the plot has won."""

    name: str = ""
    vp: int = 0
    lost: Lost | None = None


def untracked_setup(people: tuple[Untracked, ...], rival: UntrackedRival | None, rulings: Mapping[str, str]) -> Setup:
    """The setup of a game that is only scored. Raises ValidationError for names that are missing or there twice."""
    seats = [{"name": it.name.strip(), "color": COLOURS[place]} for place, it in enumerate(people[:SEATS])]
    against = {"rival": {"name": rival.name.strip()}} if rival else {}
    return Setup.model_validate({"seats": seats, "rulings": dict(rulings), "starts_at": "scoring", **against})


def untracked_request(
    people: tuple[Untracked, ...], rival: UntrackedRival | None, rulings: Mapping[str, str]
) -> ScoreRequest:
    """What was typed in comes to so far; somebody without a name is called by the place."""
    names: list[str] = []
    for place, it in enumerate(people, start=1):
        _named_apart(names, it.name.strip() or f"Player {place}", place)
    if rival:
        _named_apart(names, rival.name.strip() or "the rival", len(people) + 1)
    return ScoreRequest(
        game="forsaken",
        players=tuple(
            ScoredPlayer(name=name, vp=it.vp, finale=it.finale, extras=it.extras, cool_stuff=it.cool_stuff)
            for name, it in zip(names, people, strict=False)
        ),
        rival=ScoredRival(
            name=names[-1],
            vp=rival.vp,
            plot_row=PLOT_LINES if rival.lost == "row" else 0,
            deck_left=0 if rival.lost == "deck" else None,
        )
        if rival
        else None,
        rulings=dict(rulings),
    )


def _named_apart(names: list[str], name: str, place: int) -> None:
    taken = name.casefold() in map(str.casefold, names)
    names.append(f"{name[:50]} ({place})" if taken else name)


def entered(people: tuple[Untracked, ...], rival: UntrackedRival | None) -> Iterator[Command]:
    """The commands after which the game of `untracked_setup` stands as it was typed in."""
    held = {it.name.strip(): {"vp": it.vp} for it in people if it.vp}
    if held or (rival and rival.vp):
        yield Reconcile.model_validate({"held": held, "rival": rival.vp if rival and rival.vp else None})
    for it in people:
        who = it.name.strip()
        if it.finale:
            yield ScoreFinale(who=who, finale=it.finale)
        if it.extras:
            yield ScoreExtras(who=who, extras=it.extras)
        if it.pieces:
            yield CountCoolStuff(who=who, cool_stuff=it.cool_stuff)
    if rival and rival.lost:
        yield LoseToPlot(how=rival.lost)


def tied(people: tuple[Untracked, ...], rival: UntrackedRival | None) -> tuple[int, ...]:
    """The ids of the people who tie for most VP: only their cool stuff matters. At 0 nobody has typed yet."""
    if rival and rival.lost:
        return ()
    totals = [it.total for it in people] + ([rival.vp] if rival else [])
    most = max(totals, default=0)
    return tuple(it.id for it in people if it.total == most) if most > 0 and totals.count(most) > 1 else ()


def said_before(table: Table) -> tuple[str, ...]:
    """What people have called the VP that they typed in at the end, the last words first."""
    words = [extra.what for extras in (*table.finale.values(), *table.extras.values()) for extra in extras]
    return tuple(dict.fromkeys(reversed(words)))
