"""The end as people go through it: sheets that nobody tracked, and the words for what the base game adds."""

from collections.abc import Iterator

from companion.chronicles.commands import Command, Reconcile, SetColumn
from companion.chronicles.kinds import CIRCLES, KINDS, CardKind
from companion.chronicles.score import Extra, ScoredPlayer, ScoreRequest
from companion.chronicles.setup import COLOURS, SEATS, Setup
from companion.chronicles.table import Player, Table
from companion.frozen import Frozen


class Paper(Frozen):
    """What final scoring needs of a player's sheet and tableau."""

    honor: int = 0
    circles: dict[CardKind, int] = {}
    columns: tuple[int, ...] = ()
    agents: int = 0

    def tapped(self, kind: CardKind, circle: int) -> "Paper":
        """After a tap on a circle, counted from 1: a row is checked up to there, and the last one goes again."""
        checked = self.circles.get(kind, 0)
        return self.changed({"circles": {**self.circles, kind: circle - 1 if checked == circle else circle}})

    def turned(self, column: int) -> "Paper":
        """After a tap on the space for renown of a column: it lies there, or does not any more."""
        others = tuple(it for it in self.columns if it != column)
        return self.changed({"columns": others if column in self.columns else tuple(sorted((*others, column)))})

    def worth(self, column: int) -> int:
        """What renown on a column pays: 1 honor a checked circle (End-Game Honor Bonuses)."""
        return sum(circles >= column for circles in self.circles.values())


def paper_of(player: Player) -> Paper:
    """A player's sheet as it was tracked."""
    return Paper(
        honor=player.honor,
        circles={kind: player.checked(kind) for kind in KINDS if player.checked(kind)},
        columns=tuple(sorted(player.columns)),
        agents=player.agents,
    )


def entered(table: Table, papers: dict[str, Paper]) -> Iterator[Command]:
    """The corrections that make a table show these sheets; none where it does already."""
    now = {who: paper_of(table.player(who)) for who in papers}
    sheet = Reconcile(
        honor={who: paper.honor for who, paper in papers.items() if paper.honor != now[who].honor},
        circles={who: rows for who, paper in papers.items() if (rows := _changed(paper, now[who]))},
        vanquished={who: paper.agents for who, paper in papers.items() if paper.agents != now[who].agents},
    )
    if sheet.honor or sheet.circles or sheet.vanquished:
        yield sheet
    for who, paper in papers.items():
        for column in range(1, CIRCLES + 1):
            if (column in paper.columns) != (column in now[who].columns):
                yield SetColumn(who=who, column=column, placed=column in paper.columns)


def _changed(paper: Paper, now: Paper) -> dict[CardKind, int]:
    rows = {kind: paper.circles.get(kind, 0) for kind in KINDS}
    return {kind: circles for kind, circles in rows.items() if circles != now.circles.get(kind, 0)}


def said_before(table: Table) -> tuple[str, ...]:
    """What people have called the honor that they typed in at the end, the last words first."""
    words = [extra.what for extras in table.extras.values() for extra in extras]
    return tuple(dict.fromkeys(reversed(words)))


class Untracked(Frozen):
    """Somebody who played a game that nobody tracked; `id` is theirs while it is typed in."""

    id: int
    name: str = ""
    paper: Paper = Paper()
    extras: tuple[Extra, ...] = ()


def untracked_setup(people: tuple[Untracked, ...], rulings: dict[str, str]) -> Setup:
    """The setup of a game that is only scored. Raises ValidationError for names that are missing or there twice."""
    seats = [{"name": it.name.strip(), "color": COLOURS[place]} for place, it in enumerate(people[:SEATS])]
    return Setup.model_validate({"seats": seats, "rulings": rulings, "starts_at": "scoring"})


def untracked_request(people: tuple[Untracked, ...], rulings: dict[str, str]) -> ScoreRequest:
    """What the sheets come to so far; somebody without a name is called by the place."""
    names: list[str] = []
    for place, it in enumerate(people, start=1):
        name = it.name.strip() or f"Player {place}"
        names.append(name if name.casefold() not in map(str.casefold, names) else f"{name[:50]} ({place})")
    return ScoreRequest(
        game="chronicles",
        players=tuple(
            ScoredPlayer(
                name=name,
                honor=it.paper.honor,
                circles=it.paper.circles,
                renown_columns=it.paper.columns,
                dark_agents=it.paper.agents,
                extras=it.extras,
            )
            for name, it in zip(names, people, strict=True)
        ),
        rulings=rulings,
    )
