"""From the table to final scoring: what was tracked, what was entered, and what is still unknown (p. 25)."""

from typing import Any

from companion.ledger import Because
from companion.vestige.box.cards import BountyCard
from companion.vestige.box.nemesis import bounty_value
from companion.vestige.cards import spoken
from companion.vestige.commands import Finish
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import GameFinished, SheetFilled
from companion.vestige.figures import everybody_at, figures_of
from companion.vestige.leverage import printed_value
from companion.vestige.score import ScoredCompetitor, ScoredRegion, ScoreRequest
from companion.vestige.scoring import score
from companion.vestige.table import Competitor, Table


def request_of(table: Table) -> ScoreRequest:
    """What the table comes to as it stands, in the form that `score` takes."""
    return ScoreRequest(
        mode=table.mode,
        nemeses_form_team=table.nemesis_team,
        competitors=tuple(_scored(table, competitor) for competitor in table.competitors),
        mastery_tiles=dict(table.printed.mastery),
        rulings=table.rulings,
    )


def _scored(table: Table, competitor: Competitor) -> ScoredCompetitor:
    sheet, name = table.sheet, competitor.name
    tracked = completed_bounties(table, competitor)
    values = sheet.bounties.get(name)
    return ScoredCompetitor(
        name=name,
        kind="human" if competitor.human else "nemesis",
        team=competitor.team,
        pack=competitor.pack,
        threat=competitor.threat,
        speed=competitor.speed,
        leverage=competitor.leverage,
        covert_ops=sheet.covert_ops.get(name, ()),
        bounties=values if values is not None else tuple(value for value, _ in tracked),
        bounty_words=() if values is not None else tuple(words for _, words in tracked),
        regions=tuple(
            ScoredRegion(name=region, leverage=table.printed.regions.get(region)) for region in table.controlled(name)
        ),
        extras=sheet.extras.get(name, ()),
        cards=sheet.cards.get(name, competitor.counts),
        mastery_bonus=sheet.mastery_bonus.get(name, {}),
        goal_met=sheet.goals.get(name),
        figures=figures_of(table, competitor),
        owed=tuple(owed.why for owed in table.owed if owed.who == name and printed_value(table, owed.of) is None),
    )


def completed_bounties(table: Table, competitor: Competitor) -> tuple[tuple[int | None, str], ...]:
    """Each bounty of a tableau as it pays now: its value, None while unread, and its numbers in words.

    A value that was read off the card counts before a formula; a job in progress pays nothing (p. 22, 25).
    """
    sheet_cards = table.sheet.cards.get(competitor.name)
    figures = figures_of(table, competitor)
    if sheet_cards is not None:
        figures = figures.changed({"cards": sheet_cards})
    paid: list[tuple[int | None, str]] = []
    for card in competitor.cards:
        if card.kind != "bounty" or card.job:
            continue
        title = card.name or f"bounty {len(paid) + 1}"
        formula = card.printed.value if isinstance(card.printed, BountyCard) else None
        if card.leverage is None and formula is not None:
            value = formula.worth(figures, everybody_at(table), competitor.name)
            numbers = formula.shown(figures, everybody_at(table), competitor.name)
            paid.append((value, f"{title}: {bounty_value(formula)}: {numbers}" if formula.per else title))
        else:
            paid.append((card.leverage, title))
    return tuple(paid)


def fill(draft: Draft, who: str, part: str, value: Any) -> None:
    """Enters one part of the scoring sheet of one competitor, in place of what stood there."""
    draft.competitor(who)
    sheet = draft.table.sheet
    filled = sheet.changed({part: {**getattr(sheet, part), who: value}})
    draft.emit(SheetFilled(sheet=filled))


def finish(draft: Draft, command: Finish) -> None:
    """Final scoring, filed with the game. A game is filed once; undo takes it back."""
    if draft.table.phase == "over":
        raise Nonsense("move", "this game is filed already", "undo the filing to change it")
    for part in ("covert_ops", "bounties", "extras", "mastery_bonus"):
        for who, value in getattr(command, part).items():
            draft.competitor(who, f"{part}.{who}")
            fill(draft, who, part, value)
    request = request_of(draft.table)
    tiles = {**request.mastery_tiles, **command.mastery_tiles}
    result = score(request.changed({"mastery_tiles": tiles}))
    draft.emit(GameFinished(score=result), Because(rule="verdict", page=25, text=result.verdict.because))
    for mastery, claim in result.mastery.items():
        draft.say("mastery", f"{spoken(mastery)}: {claim.because}", 25)
