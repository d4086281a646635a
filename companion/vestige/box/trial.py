"""*Try it*: what a card would do on a sample table, worked out by the rules themselves. Nothing of it is kept."""

from collections.abc import Iterator
from typing import Any

from companion.frozen import Frozen
from companion.game import Refusal
from companion.vestige import commands as c
from companion.vestige.box.cards import AnyCard, BountyCard, CovertOpCard, EndgameCard, RegionCard
from companion.vestige.box.nemesis import Nemesis, bounty_value
from companion.vestige.decide import decide
from companion.vestige.difference import differences
from companion.vestige.draft import Draft
from companion.vestige.effects import Setting, resolve
from companion.vestige.figures import everybody_at, figures_of
from companion.vestige.finish import request_of
from companion.vestige.nemesis import abide, take_turn
from companion.vestige.score import Score
from companion.vestige.scoring import score
from companion.vestige.setup import Setup
from companion.vestige.table import Table, new_table
from companion.vestige.vocabulary.forms import occasion_says

ANA = "Ana"


class Sample(Frozen):
    """How the sample table stands: what Ana and the nemesis have of each thing that cards look at."""

    leverage: int = 12
    regions: int = 3
    cards: int = 2
    threat: int = 1


class Outcome(Frozen):
    """What one part of a card would do: what sets it off, what changes, and why, in words."""

    title: str
    changes: tuple[str, ...]
    because: tuple[str, ...] = ()


def tried(card: AnyCard, sample: Sample) -> tuple[Outcome, ...]:
    """Each part of a card on the sample table."""
    match card:
        case Nemesis():
            return tuple(_nemesis(_beside_ana(card), sample))
        case EndgameCard(condition=condition) if condition is not None:
            table = sample_table(sample)
            near = condition.distances(figures_of(table, table.humans[0]), everybody_at(table))
            met = condition.met(figures_of(table, table.humans[0]), everybody_at(table))
            title = f"Met when {condition.sentence()}"
            return (Outcome(title=title, changes=("It looks met." if met else "Not met yet.",), because=_said(near)),)
        case CovertOpCard():
            return tuple(_covert_op(card, sample))
        case BountyCard(value=amount) if amount is not None:
            table = sample_table(sample)
            return (_amount(f"Pays {bounty_value(amount)}", amount, table),)
        case RegionCard(at_end=amount) if amount is not None:
            table = sample_table(sample)
            return (_amount(f"At game end {amount.sentence(ANA)}", amount, table),)
        case _:
            return ()


def sample_table(sample: Sample, card: Nemesis | None = None) -> Table:
    """A solo table in the middle of a game: Ana against the nemesis whose card it is, or any."""
    given: dict[str, Any] = {
        "mode": "solo",
        "seats": [{"name": ANA}],
        "nemeses": [{"pack": card} if card else {"name": "Nemesis"}],
        "triggers": [{"at": 900 + number, "kind": "white"} for number in range(5)],
        "printed": {"regions": {f"Sample {number}": 1 for number in range(1, 21)}},
    }
    table = new_table(Setup.model_validate(given))
    foe = table.nemeses[0].name
    moves: list[Any] = [c.SetLeverage(who=who, to=sample.leverage) for who in (ANA, foe)]
    for number in range(sample.regions):
        moves.append(c.SetControl(region=f"Sample {2 * number + 1}", who=foe))
        moves.append(c.SetControl(region=f"Sample {2 * number + 2}", who=ANA))
    kinds = ("lawmaker", "mercenary", "smuggler", "artifact", "chop_bot", "bounty", "augmentation")
    moves.extend(c.SetCards(who=who, kind=kind, to=sample.cards) for who in (ANA, foe) for kind in kinds)
    moves.append(c.SetThreat(nemesis=foe, to=sample.threat))
    for move in moves:
        decided = decide(table, move)
        assert not isinstance(decided, Refusal)
        table = decided.table
    return table


def _beside_ana(card: Nemesis) -> Nemesis:
    """The card under a name that nobody else at the sample table has."""
    return card.changed({"name": f"{card.name} (nemesis)"}) if card.name.casefold() == ANA.casefold() else card


def _nemesis(card: Nemesis, sample: Sample) -> Iterator[Outcome]:
    table = sample_table(sample, card)
    for ability in card.triggered:
        when = ability.words or occasion_says(ability.when, card.name, ability.kind, ability.region)
        draft = Draft(table)
        abide(draft, card.name, ability.do, ANA, when)
        yield _outcome(f"When {when}", table, draft)
    for row in card.levels:
        # The row alone, whatever the difficulty: what stands in it is what is tried.
        alone = card.changed({"levels": (row,), "triggered": ()})
        start = _with_threats(table, card, alone, row.threat)
        draft = Draft(start)
        take_turn(draft, start.nemeses[0], {})
        yield _outcome(row.title, start, draft)
    for threat in card.threats:
        bare = _with_threats(table, card, card.changed({"triggered": ()}), sample.threat)
        decided = decide(bare, c.RevealThreat(nemesis=card.name, name=threat.name))
        if not isinstance(decided, Refusal) and threat.immediately:
            yield Outcome(title=f"{threat.name}, at once", changes=_changes(bare, decided.table),
                          because=tuple(str(reason) for reason in decided.because[1:]))  # fmt: skip
        if not isinstance(decided, Refusal) and threat.on_removal:
            away = decide(decided.table, c.RemoveThreat(nemesis=card.name, name=threat.name, by=ANA))
            if not isinstance(away, Refusal):
                yield Outcome(title=f"{threat.name} is removed", changes=_changes(decided.table, away.table),
                              because=tuple(str(reason) for reason in away.because[1:]))  # fmt: skip
    if card.game_end or card.goal:
        yield _end(card, table)


def _with_threats(table: Table, card: Nemesis, instead: Nemesis, threat: int) -> Table:
    """The sample table with the nemesis at a threat level, run by another card."""
    level = decide(table, c.SetThreat(nemesis=card.name, to=threat))
    assert not isinstance(level, Refusal)
    table = level.table
    return table.with_competitor(card.name, lambda it: {"pack": instead})


def _end(card: Nemesis, table: Table) -> Outcome:
    result: Score = score(request_of(table))
    lines = [line for line in result.lines if line.step == "game_end"]
    changes = [f"{line.who}: {line.points:+d}" for line in lines if line.points is not None]
    others = [effect.sentence(card.name) for effect in (card.game_end.do if card.game_end else ()) if effect.prompt]
    because = [line.because for line in lines]
    if card.goal and card.goal.condition:
        own, everybody = figures_of(table, table.nemeses[0]), everybody_at(table)
        met = "met" if card.goal.condition.met(own, everybody) else "not met"
        because.append(f"Its goal is {met}: {card.goal.condition.shown(own, everybody)}")
    elif card.goal and card.goal.words:
        because.append(f"Its goal, as people judge it: {card.goal.words}")
    return Outcome(title="At game end", changes=(*changes, *others) or ("Nothing changes.",), because=tuple(because))


def _covert_op(card: CovertOpCard, sample: Sample) -> Iterator[Outcome]:
    table = sample_table(sample)
    if card.condition is not None:
        own, everybody = figures_of(table, table.humans[0]), everybody_at(table)
        met = "It looks met." if card.condition.met(own, everybody) else "Not met yet."
        near = card.condition.distances(own, everybody)
        yield Outcome(title=f"Met when {card.condition.sentence(ANA)}", changes=(met,), because=_said(near))
    if card.reward:
        draft = Draft(table)
        for effect in card.reward:
            resolve(draft, effect, Setting(owner=ANA, rule="complete-a-covert-op", why=card.name, page=24, by=ANA))
        yield _outcome("Completed", table, draft)


def _amount(title: str, amount: Any, table: Table) -> Outcome:
    own, everybody = figures_of(table, table.humans[0]), everybody_at(table)
    shown = (amount.shown(own, everybody, ANA),) if amount.per else ()
    return Outcome(title=title, changes=(f"{ANA}: +{amount.worth(own, everybody, ANA)}",), because=shown)


def _outcome(title: str, before: Table, draft: Draft) -> Outcome:
    because = tuple(str(reason) for reason in draft.because)
    return Outcome(title=title, changes=_changes(before, draft.table), because=because)


def _changes(before: Table, after: Table) -> tuple[str, ...]:
    # A value that people would be asked for is no change of the table.
    found = (it for it in differences(before, after) if it.rule != "printed-values")
    return tuple(str(it) for it in found) or ("Nothing changes.",)


def _said(near: Any) -> tuple[str, ...]:
    return tuple(str(it) for it in near)
