"""Final scoring as people go through it (p. 25): its stages, what is still unknown, what is easily forgotten."""

from collections.abc import Iterator
from typing import Literal, get_args

from companion.frozen import Frozen
from companion.vestige.box.reference import card_of
from companion.vestige.cards import MASTERIES
from companion.vestige.commands import Command, ReadPrinted, ScoreBounties
from companion.vestige.covert_ops import flipped, in_hand, pays_now
from companion.vestige.figures import everybody_at, figures_of
from companion.vestige.finish import completed_bounties, request_of
from companion.vestige.leverage import printed_value
from companion.vestige.prompts import question
from companion.vestige.regions import region_tiles
from companion.vestige.score import ScoredCompetitor
from companion.vestige.scoring import figures_at_the_end, score
from companion.vestige.table import Competitor, CovertOp, Table
from companion.vestige.vocabulary.measures import Figures

Stage = Literal[
    "tracks",
    "holdings",
    "covert_ops",
    "bounties",
    "regions",
    "extras",
    "cards",
    "bonus",
    "tiles",
    "goals",
    "verdict",
]
STAGES: tuple[Stage, ...] = get_args(Stage)


def stages(table: Table, tracked: bool) -> tuple[Stage, ...]:
    """The stages of final scoring that apply to this table, in order.

    A game that nobody tracked begins with what its tracks and regions show; without a nemesis there is no goal.
    """
    left_out: set[Stage] = set()
    if tracked:
        left_out |= {"tracks", "holdings"}
    if not table.nemeses:
        left_out.add("goals")
    return tuple(stage for stage in STAGES if stage not in left_out)


class Unknown(Frozen):
    """A value that final scoring still lacks: `of` is the place to read it off, `bounty` counts a bounty from 0."""

    who: str
    question: str
    of: str | None = None
    bounty: int | None = None

    @property
    def key(self) -> str:
        """A name of its own for it."""
        return self.of or f"bounty:{self.who}:{self.bounty}"


def unknown(table: Table) -> tuple[Unknown, ...]:
    """What the result still lacks, in the order of scoring. Each is asked for once."""
    found: list[Unknown] = []
    for owed in table.owed:
        if printed_value(table, owed.of) is None:
            found.append(Unknown(who=owed.who, of=owed.of, question=question(table, owed.of)))
    for competitor in table.competitors:
        found.extend(_unread_bounties(table, competitor))
    for competitor in table.competitors:
        for region in table.controlled(competitor.name):
            if table.printed.regions.get(region) is None:
                of = f"region:{region}"
                found.append(Unknown(who=competitor.name, of=of, question=question(table, of)))
    claims = score(request_of(table)).mastery
    for mastery in MASTERIES:
        side = claims[mastery].side
        if side is not None and claims[mastery].points is None:
            of = f"mastery:{mastery}"
            found.append(Unknown(who=side, of=of, question=question(table, of)))
    return tuple({it.key: it for it in reversed(found)}.values())[::-1]


def bounties_of(table: Table, who: str) -> tuple[int | None, ...]:
    """What the bounties of a competitor pay: as entered, else as tracked; None for a value not read yet."""
    entered = table.sheet.bounties.get(who)
    if entered is not None:
        return entered
    return tuple(value for value, _ in completed_bounties(table, table.competitor(who)))


def _unread_bounties(table: Table, competitor: Competitor) -> list[Unknown]:
    values = bounties_of(table, competitor.name)
    return [
        Unknown(who=competitor.name, bounty=number, question=f"What does bounty {number + 1} of {competitor.name} pay?")
        for number, value in enumerate(values)
        if value is None
    ]


def answer(table: Table, asked: Unknown, value: int) -> Command:
    """The command that answers a question for a value."""
    if asked.bounty is None:
        return ReadPrinted(of=asked.of or "", value=value)
    values = list(bounties_of(table, asked.who))
    values[asked.bounty] = value
    return ScoreBounties(who=asked.who, values=tuple(values))


def offered_ops(table: Table, who: str) -> tuple[CovertOp, ...]:
    """Covert ops that a player noted, and whose value is not among those that were entered (p. 25).

    Nothing noted counts by itself: whether an objective is met shows when the card is flipped.
    """
    entered = list(table.sheet.covert_ops.get(who, ()))
    offered = []
    for op in in_hand(table.competitor(who)):
        if op.name is None:
            continue
        pays = pays_now(table, table.competitor(who), op)
        if pays in entered:
            entered.remove(pays)
        else:
            offered.append(op if op.leverage == pays else op.changed({"leverage": pays}))
    return tuple(offered)


def ops_left(table: Table, who: str) -> int:
    """How many covert ops a player has in hand for which no value was entered (p. 25)."""
    return max(len(in_hand(table.competitor(who))) - len(table.sheet.covert_ops.get(who, ())), 0)


def ops_completed(table: Table, who: str) -> int:
    """How many covert ops a player has completed: flipped in the middle of the game, or paid at its end (p. 24, 25)."""
    competitor = table.find(who)
    return (len(flipped(competitor)) if competitor else 0) + len(table.sheet.covert_ops.get(who, ()))


class Forgotten(Frozen):
    """A region or nemesis that gives somebody something at the end: `amount` is what it comes to, where known."""

    who: str
    what: str
    kind: Literal["extra", "mastery_bonus"]
    text: str
    page: int
    amount: int | None = None

    @property
    def title(self) -> str:
        """Whose it is and of what: `Ana controls The Rise`."""
        return self.what if self.what.startswith(self.who) else f"{self.who} controls {self.what}"


def easily_forgotten(table: Table) -> tuple[Forgotten, ...]:
    """Effects at the end that nobody has entered as an extra: of regions (p. 31), tiles and nemeses."""
    tiles = {name: tile for tile in region_tiles() for name in tile.tiles}
    found = [*_of_tile_cards(table), *_of_nemeses(table)]
    own = {card.name for card in table.tile_cards}
    for control in table.regions:
        tile = tiles.get(control.region)
        entered = {extra.what for extra in table.sheet.extras.get(control.controller, ())}
        if tile is None or tile.at_end is None or control.region in entered or control.region in own:
            continue
        completed = ops_completed(table, control.controller)
        amount = tile.per_covert_op * completed if tile.per_covert_op else None
        found.append(
            Forgotten(who=control.controller, what=control.region, kind=tile.at_end, text=tile.effect,
                      page=tile.page, amount=amount)
        )  # fmt: skip
    return tuple(found)


def _of_tile_cards(table: Table) -> Iterator[Forgotten]:
    """Tiles that somebody has entered with an amount at game end, for whoever controls them."""
    for card in table.tile_cards:
        who = table.controller(card.name)
        if card.at_end is None or who is None or _entered(table, who, card.name):
            continue
        own = figures_of(table, table.competitor(who))
        amount = card.at_end.worth(own, everybody_at(table), who)
        shown = card.at_end.shown(own, everybody_at(table), who)
        text = f"At game end {card.at_end.sentence(who)}: {shown}"
        yield Forgotten(who=who, what=card.name, kind="extra", text=text, page=31, amount=amount)


def _of_nemeses(table: Table) -> Iterator[Forgotten]:
    """What nemeses do at game end besides gaining and losing leverage: people carry it out."""
    for nemesis in table.nemeses:
        effects = nemesis.pack.game_end.do if nemesis.pack and nemesis.pack.game_end else ()
        for number, effect in enumerate(effects, start=1):
            amount = effect.gain_leverage or effect.lose_leverage
            what = f"{nemesis.name[:40]} at game end, {number}"
            if (amount is None or effect.to == "the_player") and not _entered(table, nemesis.name, what):
                text = effect.sentence(nemesis.name)
                yield Forgotten(who=nemesis.name, what=what, kind="extra", text=text, page=26)


def _entered(table: Table, who: str, what: str) -> bool:
    return any(extra.what == what for extra in table.sheet.extras.get(who, ()))


class GoalStanding(Frozen):
    """How near a nemesis is to its unique goal (p. 27). `met` None: people have to look at its card.

    `said` is what people have said of it themselves, in place of what its pack counts.
    """

    nemesis: str
    text: str
    met: bool | None
    said: bool | None = None


def goals(table: Table) -> tuple[GoalStanding, ...]:
    """The unique goal of each nemesis, from left to right."""
    request = request_of(table)
    everybody = figures_at_the_end(request)
    return tuple(_goal(competitor, everybody) for competitor in request.competitors if competitor.kind == "nemesis")


def _goal(competitor: ScoredCompetitor, everybody: tuple[Figures, ...]) -> GoalStanding:
    card = card_of(competitor.pack)
    goal = card.goal if card else None
    said = competitor.goal_met
    if goal is None or goal.condition is None:
        text = goal.words if goal and goal.words else "Its goal stands on its own card."
        return GoalStanding(nemesis=competitor.name, text=text, met=said, said=said)
    own = next(figures for figures in everybody if figures.name == competitor.name)
    met = goal.condition.met(own, everybody) if said is None else said
    return GoalStanding(nemesis=competitor.name, text=goal.condition.shown(own, everybody), met=met, said=said)


def what_ends(table: Table) -> str:
    """What sets the final round of this game, in words (p. 25, 28)."""
    if table.final_round is not None:
        left = table.final_round - table.round
        if left <= 0:
            return "It is on now. After it comes final scoring."
        return f"This is round {table.round}. After round {table.final_round} comes final scoring."
    missing = table.needed - table.met
    if missing <= 0:
        return f"{table.met} of {table.needed} are met, yet no last round is set."
    more = "One more" if missing == 1 else f"{missing} more"
    return f"{more} to be met; the round after that is the last (p. {28 if table.mode == 'solo' else 25})."
