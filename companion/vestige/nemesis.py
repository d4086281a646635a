"""Triggered abilities and turns of nemeses (p. 26, 27). The interpreter knows no nemesis by name."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from companion.frozen import Frozen
from companion.ledger import Because
from companion.ruling import ruled
from companion.vestige.box.nemesis import Level, Nemesis, Triggered
from companion.vestige.cards import CardKind, a, spoken
from companion.vestige.commands import GainLeverage, StepChoice
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.effects import amount_now, resolve
from companion.vestige.events import (
    CardGained,
    CardLost,
    ConditionMet,
    ControlLost,
    ControlTaken,
    CovertOpCompleted,
    Event,
    JobCompleted,
    LeverageGained,
    NemesisRead,
    RegionVisited,
    RoundBegun,
    SpeedSet,
    ThreatRemoved,
    ThreatRevealed,
    TriggerReached,
)
from companion.vestige.rulings import RULINGS
from companion.vestige.table import Competitor, Table
from companion.vestige.tableau import title
from companion.vestige.threats import setting_of
from companion.vestige.vocabulary.effects import EFFECTS, Effect
from companion.vestige.vocabulary.occasions import When


def answer(draft: Draft) -> None:
    """Lets every triggered ability answer to what has happened and was not answered yet, nemeses from left to right."""
    while draft.heard < len(draft.events):
        event, before = draft.events[draft.heard], draft.before[draft.heard]
        draft.heard += 1
        for happened in (heard(draft.table, event, before), ousted(draft.table, event, before)):
            for nemesis in draft.table.nemeses if happened else ():
                for ability in nemesis.pack.triggered if nemesis.pack else ():
                    if happened and listens(ability, nemesis.name, happened):
                        abide(draft, nemesis.name, ability.do, happened.by, happened.why)


@dataclass(frozen=True)
class Happening:
    """What abilities can answer to: the occasions that it is, who brought it about, and why, in words.

    `nemesis` is the one that it is about, if it is about one; `kind` and `region` are what it is about besides.
    """

    whens: tuple[When, ...]
    why: str
    by: str | None = None
    nemesis: str | None = None
    kind: CardKind | None = None
    region: str | None = None


# Occasions that are about the nemesis whose card it is, and those that are about any but it.
_ITS_OWN: frozenset[When] = frozenset(
    {"player_removes_threat", "nemesis_loses_control", "nemesis_gains_card", "threat_revealed"}
)
_ANOTHER: frozenset[When] = frozenset({"another_nemesis_gains_control"})


def listens(ability: Triggered, nemesis: str, happening: Happening) -> bool:
    """Whether an ability of a nemesis answers to this."""
    if ability.when not in happening.whens:
        return False
    if ability.when in _ITS_OWN and happening.nemesis != nemesis:
        return False
    if ability.when in _ANOTHER and happening.nemesis == nemesis:
        return False
    return ability.kind in (None, happening.kind) and ability.region in (None, happening.region)


def heard(table: Table, event: Event, before: Table) -> Happening | None:
    """What an event is to those that listen; None for one that nobody listens to. `before` it, the table was so."""
    gone = table.find(getattr(event, "who", "")) is None and hasattr(event, "who")
    if gone:
        # Who has left the table sets nothing off by leaving.
        return None
    match event:
        case ControlTaken(who=who, region=region, corrected=False):
            if table.competitor(who).human:
                return Happening(("player_gains_control",), f"{who} takes {region}", who, region=region)
            whens: tuple[When, ...] = ("nemesis_gains_control", "another_nemesis_gains_control")
            return Happening(whens, f"{who} takes {region}", who, who, region=region)
        case ControlLost(who=who, region=region):
            human = table.competitor(who).human
            when: When = "player_loses_control" if human else "nemesis_loses_control"
            return Happening((when,), f"{who} loses {region}", who, None if human else who, region=region)
        case RegionVisited(who=who, region=region) if table.competitor(who).human:
            return Happening(("player_visits_region",), f"{who} visits {region}", who, region=region)
        case CardGained(who=who, kind=kind, name=name, job=False):
            human = table.competitor(who).human
            when = "player_gains_card" if human else "nemesis_gains_card"
            why = f"{who} gains {name or a(spoken(kind))}"
            return Happening((when,), why, who if human else None, None if human else who, kind)
        case JobCompleted(who=who, card=id) if earned := before.competitor(who).card(id):
            # p. 15: a job that is done is a card gained.
            return Happening(("player_gains_card",), f"{who} gains {title(earned)}", who, None, earned.kind)
        case CardLost(who=who, card=id) if table.competitor(who).human:
            lost = before.competitor(who).card(id)
            if lost is None or lost.job:
                return None
            return Happening(("player_loses_card",), f"{who} loses {title(lost)}", who, None, lost.kind)
        case TriggerReached(who=who, trigger=trigger):
            return Happening(("player_reaches_trigger",), f"{who} reaches trigger {trigger}", who)
        case CovertOpCompleted(who=who):
            return Happening(("player_completes_covert_op",), f"{who} completes a covert op", who)
        case SpeedSet(who=who, to=to):
            return Happening(("player_upgrades_speed",), f"{who} is at speed {to}", who)
        case ThreatRemoved(nemesis=nemesis, name=name):
            return Happening(("player_removes_threat",), f"{name} is removed", None, nemesis)
        case ThreatRevealed(nemesis=nemesis, name=name, named=True):
            return Happening(("threat_revealed",), f"{name} is revealed", None, nemesis)
        case ConditionMet(name=name):
            return Happening(("condition_met",), f'"{name}" is met')
        case RoundBegun(round=number):
            return Happening(("round_begins",), f"round {number} begins")
        case _:
            return None


def ousted(table: Table, event: Event, before: Table) -> Happening | None:
    """What somebody's region taken by another is besides: its controller loses it (p. 17)."""
    if not isinstance(event, ControlTaken) or event.corrected:
        return None
    who, region = event.who, event.region
    holder = table.find(before.controller(region) or "")
    if holder is None or holder.name == who:
        return None
    why = f"{who} ousts {holder.name} from {region}"
    if holder.human:
        return Happening(("player_loses_control",), why, holder.name, region=region)
    return Happening(("nemesis_loses_control",), why, who, holder.name, region=region)


def abide(draft: Draft, nemesis: str, effects: tuple[Effect, ...], by: str | None, why: str) -> None:
    """An ability of a nemesis does what it says, unless people do that themselves."""
    how = draft.table.how("triggered_abilities")
    if how == "off":
        draft.say("automation", f"left to people: {', '.join(it.sentence(nemesis) for it in effects)}: {why}")
        return
    if not draft.may_answer():
        return
    setting = setting_of(nemesis, "triggered-ability", why, by)
    for effect in effects:
        amount = effect.gain_leverage
        if how == "ask" and amount and effect.to == "owner":
            number, _ = amount_now(draft, effect, setting)
            draft.propose(
                "triggered_abilities",
                f"{nemesis} gains {number}: {why}",
                GainLeverage(who=nemesis, amount=number, why=why),
            )
        elif how == "ask":
            draft.remind(f"{effect.sentence(nemesis)}: {why}")
        else:
            resolve(draft, effect, setting)


def use_ability(draft: Draft, nemesis: str, number: int, by: str | None) -> None:
    """People say that what an ability waits for has happened (p. 27)."""
    pack = draft.nemesis(nemesis).pack
    abilities = pack.triggered if pack else ()
    if not 1 <= number <= len(abilities):
        fit = f"1 to {len(abilities)}" if abilities else "it has none"
        raise Nonsense("ability", f"{nemesis} has no triggered ability {number}", fit)
    if by is not None:
        draft.human(by, "by")
    ability = abilities[number - 1]
    why = ability.words or "as people saw it"
    draft.say("triggered-ability", f"{nemesis}: {why}", 27)
    for effect in ability.do:
        resolve(draft, effect, setting_of(nemesis, "triggered-ability", why, by))


def use_card(draft: Draft, nemesis: str, card: Nemesis) -> None:
    """From now on the nemesis is run by this card; what happened before stays."""
    draft.nemesis(nemesis)
    because = Because(rule="pack", text=f"{card.name} as it was entered now; what happened before stays")
    draft.emit(NemesisRead(nemesis=nemesis, card=card), because)


class Step(Frozen):
    """One step of a nemesis turn, as people are told it.

    `now` is what it comes to at this moment, `why` the numbers behind it. `gains` is False for a loss,
    `by_people` True for a nemesis that is run by hand. `asks` says what people type in:
    an `amount` they may change, the `printed` leverage of a drawn card or a taken region, or nothing. `rule` is the
    entry of what it does.
    """

    id: str
    nemesis: str
    row: str
    says: str
    now: str
    why: str
    by_hand: str = ""
    asks: Literal["amount", "printed", "nothing"] = "nothing"
    amount: int | None = None
    printed: int | None = None
    skipped: bool = False
    gains: bool = True
    by_people: bool = False
    rule: str = "by-hand"

    @property
    def open(self) -> bool:
        """Whether it waits for something that only people can read off the table."""
        return (self.asks == "printed" and self.printed is None) or self.by_people


def gains(table: Table, steps: Iterable[Step]) -> dict[str, int]:
    """What each nemesis comes out with, as far as the steps are answered."""
    sums = {nemesis.name: 0 for nemesis in table.nemeses}
    for step in steps:
        if not step.skipped:
            number = (step.amount if step.asks == "amount" else step.printed) or 0
            sums[step.nemesis] += number if step.gains else -number
    return sums


def rows(pack: Nemesis, threat: int, table: Table) -> tuple[Level, ...]:
    """The rows that a nemesis resolves now (p. 27): nuisance the current one, menace all up to it, each once."""
    current = pack.row(threat)
    if table.difficulty == "nuisance":
        return (current,) if current else ()
    below = sorted((row for row in pack.levels if row.threat <= threat), key=lambda row: row.threat)
    return tuple(below if ruled(RULINGS, table.rulings, "R2") == "ascending" else reversed(below))


def why_these_rows(nemesis: Competitor, resolved: tuple[Level, ...], table: Table) -> str:
    """Why a nemesis resolves these rows and no others, in words, with the numbers used."""
    pack = nemesis.pack
    others = [row for row in (pack.levels if pack else ()) if row not in resolved]
    if not resolved:
        none = f"{nemesis.name} has no row for threat level {nemesis.threat}"
        return f"{none}, only {_named(others)}" if others else none
    level = f"{nemesis.name} is at threat level {nemesis.threat}"
    if table.difficulty == "nuisance":
        told = f"{level}; a nuisance resolves that row alone: {_named(resolved)}"
    elif len(resolved) == 1:
        told = f"{level}; a menace resolves it and all rows below: {_named(resolved)} alone"
    else:
        told = f"{level}; a menace resolves it and all rows below, in this order: {_named(resolved)} (R2)"
    return f"{told}. Not resolved: {_named(others)}" if others else told


def _named(rows: Iterable[Level]) -> str:
    """`row 0`, `rows 0, 1 and 2+`."""
    titles = [row.title.rpartition(" ")[2] for row in rows]
    return f"row {titles[0]}" if len(titles) == 1 else f"rows {', '.join(titles[:-1])} and {titles[-1]}"


def knows_its_rows(nemesis: Competitor) -> bool:
    """Whether the app knows what a nemesis does on its turn: a card of which no row was entered yet does not say."""
    return nemesis.pack is not None and bool(nemesis.pack.levels)


def take_turn(draft: Draft, nemesis: Competitor, choices: Mapping[str, StepChoice]) -> tuple[Step, ...]:
    """Resolves the rows of one nemesis, step by step, each on the table that the step before has left."""
    pack = nemesis.pack
    if pack is None or not knows_its_rows(nemesis) or draft.table.how("nemesis_turn") == "off":
        return (_by_hand(draft, nemesis, choices),)
    resolved = rows(pack, nemesis.threat, draft.table)
    draft.say("nemesis-row", why_these_rows(nemesis, resolved, draft.table), 27)
    return tuple(
        _step(draft, nemesis.name, row, number, effect, choices)
        for row in resolved
        for number, effect in enumerate(row.do)
    )


def _step(
    draft: Draft, nemesis: str, row: Level, number: int, effect: Effect, choices: Mapping[str, StepChoice]
) -> Step:
    step_id = f"{nemesis}/{row.threat}/{number}"
    choice = choices.get(step_id, StepChoice())
    setting = setting_of(nemesis, "nemesis-row", row.title, None, choice)
    amount = effect.gain_leverage or effect.lose_leverage
    worth, shown = amount_now(draft, effect, setting) if amount else (None, "")
    printed = choice.printed
    if printed is None and effect.gain_card and draft.draws:
        printed = draft.draws[0]
    asks = _asks(draft.table, nemesis, effect)
    if effect.gain_control and asks == "nothing" and draft.table.controller(effect.gain_control.region) != nemesis:
        printed = draft.table.printed.regions.get(effect.gain_control.region)
    if choice.skip:
        draft.say("nemesis-turn", f"{row.title} of {nemesis} was skipped: {effect.sentence(nemesis)}", 27)
    else:
        resolve(draft, effect, setting)
        answer(draft)
    number_now = choice.amount if choice.amount is not None else worth
    return Step(
        id=step_id,
        nemesis=nemesis,
        row=row.title,
        says=effect.sentence(nemesis),
        now=_now(nemesis, effect, number_now, printed),
        why=shown if amount and amount.per else "",
        by_hand=_hands(effect),
        asks=asks,
        amount=number_now,
        printed=printed,
        skipped=choice.skip,
        gains=effect.lose_leverage is None,
        rule=EFFECTS[effect.kind].rule,
    )


def _asks(table: Table, nemesis: str, effect: Effect) -> Literal["amount", "printed", "nothing"]:
    """What people are asked for: never a value that is known, or that nothing is gained for."""
    if effect.to != "owner":
        return "nothing"
    if effect.gain_leverage or effect.lose_leverage:
        return "amount"
    if effect.gain_card:
        return "nothing" if effect.gain_card.kind == "bounty" else "printed"
    if effect.gain_control is None or table.ruled("R3") == "no":
        return "nothing"
    region = effect.gain_control.region
    held = table.controller(region) == nemesis
    return "nothing" if held or region in table.printed.regions else "printed"


def _now(nemesis: str, effect: Effect, amount: int | None, printed: int | None) -> str:
    if effect.to != "owner":
        return effect.sentence(nemesis)
    if effect.gain_leverage:
        return f"{nemesis} +{amount}"
    if effect.lose_leverage:
        return f"{nemesis} -{amount}"
    if effect.gain_card or effect.gain_control:
        return f"{nemesis} +{printed}" if printed is not None else effect.sentence(nemesis)
    return "done by hand"


def _hands(effect: Effect) -> str:
    if effect.gain_card:
        kind = spoken(effect.gain_card.kind)
        return f"Draw the top {kind} and lay it below the column. Which leverage is printed on it?"
    if effect.gain_control:
        return f"Put a block of the nemesis on {effect.gain_control.region}."
    if effect.to != "owner":
        return "Do so at the table."
    return "Move its disc." if effect.gain_leverage or effect.lose_leverage else effect.prompt or ""


def _by_hand(draft: Draft, nemesis: Competitor, choices: Mapping[str, StepChoice]) -> Step:
    """A nemesis whose rows nobody has entered: people read its cards; what leverage it gained can be typed in."""
    step_id = f"{nemesis.name}/by-hand/0"
    choice = choices.get(step_id, StepChoice())
    text = f"{nemesis.name}: resolve the row of threat level {nemesis.threat} from its own card"
    if choice.amount:
        gained = LeverageGained(who=nemesis.name, amount=choice.amount)
        draft.emit(gained, Because(rule="nemesis-turn", page=27, text="as people said"))
    elif not choice.skip and step_id not in choices:
        draft.remind(text, Because(rule="nemesis-turn", page=27, text="the app does not know its rows"))
    return Step(
        id=step_id,
        nemesis=nemesis.name,
        row=f"Threat level {nemesis.threat}",
        says=text,
        now=f"{nemesis.name} +{choice.amount or 0}",
        why="",
        by_hand="Read the row off its card and do what it says; type the leverage that it gained.",
        asks="amount",
        amount=choice.amount or 0,
        skipped=choice.skip,
        by_people=True,
    )
