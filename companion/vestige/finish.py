"""From the table to final scoring: what was tracked, what was entered, and what is still unknown (p. 25)."""

from typing import Any

from companion.ledger import Because
from companion.vestige.cards import spoken
from companion.vestige.commands import Finish
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import GameFinished, SheetFilled
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
    tracked = completed_bounties(competitor)
    return ScoredCompetitor(
        name=name,
        kind="human" if competitor.human else "nemesis",
        team=competitor.team,
        pack=competitor.pack,
        threat=competitor.threat,
        speed=competitor.speed,
        leverage=competitor.leverage,
        covert_ops=sheet.covert_ops.get(name, ()),
        bounties=sheet.bounties.get(name, tracked),
        regions=tuple(
            ScoredRegion(name=region, leverage=table.printed.regions.get(region)) for region in table.controlled(name)
        ),
        extras=sheet.extras.get(name, ()),
        cards=sheet.cards.get(name, competitor.counts),
        mastery_bonus=sheet.mastery_bonus.get(name, {}),
        goal_met=sheet.goals.get(name),
        owed=tuple(owed.why for owed in table.owed if owed.who == name and printed_value(table, owed.of) is None),
    )


def completed_bounties(competitor: Competitor) -> tuple[int | None, ...]:
    """End values of the bounties in a tableau, None while unread; a job in progress pays nothing (p. 22, 25)."""
    return tuple(card.leverage for card in competitor.cards if card.kind == "bounty" and not card.job)


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
