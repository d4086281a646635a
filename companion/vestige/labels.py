"""What the ledger calls an entry: one sentence in the words that people at the table would use."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from companion.ledger import Because
from companion.vestige import commands as c
from companion.vestige import events as happened
from companion.vestige.automation import MEANING
from companion.vestige.cards import a, counted, spoken
from companion.vestige.prompts import prompts
from companion.vestige.table import Table


def label(table: Table, command: c.Command, events: tuple[happened.Event, ...]) -> str:
    """The sentence for one command, given what came of it."""
    words = _SENTENCES[type(command)](table, command)
    if isinstance(command, c.RunNemeses):
        return "; ".join(_changes(nemesis.name, events) for nemesis in table.nemeses)
    if isinstance(command, c.LoseLeverage):
        lost = -_leverage(events).get(command.who, 0)
        return words if lost == command.amount else f"{command.who} loses {lost} of {command.amount} leverage"
    if isinstance(command, c.TakeControl | c.Visit | c.GainCard | c.UpgradeSpeed | c.RevealThreat | c.RemoveThreat):
        paid = ", ".join(f"{who} {amount:+d}" for who, amount in _leverage(events).items() if amount)
        return f"{words} ({paid})" if paid else words
    return words


def announced(because: Sequence[Because]) -> str:
    """What happened by itself and wants a hand at the table: triggered abilities, in words. Empty if none did."""
    return "; ".join(reason.text for reason in because if reason.rule == "triggered-ability")


def _leverage(events: Iterable[happened.Event]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for event in events:
        if isinstance(event, happened.LeverageGained):
            sums[event.who] = sums.get(event.who, 0) + event.amount
        elif isinstance(event, happened.LeverageLost):
            sums[event.who] = sums.get(event.who, 0) - event.amount
    return sums


def _changes(who: str, events: tuple[happened.Event, ...]) -> str:
    """`Bone gains 5 leverage, 1 mercenary`; what a nemesis got out of its turn."""
    parts = []
    if leverage := _leverage(events).get(who, 0):
        parts.append(f"{leverage} leverage")
    kinds = [event.kind for event in events if isinstance(event, happened.CardGained) and event.who == who]
    parts.extend(counted(kinds.count(kind), kind) for kind in dict.fromkeys(kinds))
    parts.extend(event.region for event in events if isinstance(event, happened.ControlTaken) and event.who == who)
    return f"{who} gains {', '.join(parts)}" if parts else f"{who} gains nothing"


def _prompt(table: Table, command: c.DismissPrompt) -> str:
    text = next((prompt.text for prompt in prompts(table) if prompt.key == command.prompt), command.prompt)
    return f"Left out: {text}"


def _proposal(table: Table, command: c.AcceptProposal) -> str:
    return next((it.text for it in table.proposals if it.id == command.proposal), "Proposal taken up")


def _ended(table: Table, command: c.EndTurn) -> str:
    who = command.who or table.turn or ""
    return "The players end their turn" if table.mode == "cooperative" else f"{who} ends the turn"


def _lost_card(table: Table, command: c.LoseCard) -> str:
    cost = f" and {command.lose_leverage} leverage" if command.lose_leverage else ""
    return f"{command.who} loses {command.name or a(spoken(command.kind))}{cost}"


def _place(of: str) -> str:
    place, _, name = of.partition(":")
    return {"region": name, "speed": f"speed {name}", "mastery": f"the {spoken(name)} tile"}.get(place, "a card")


_SENTENCES: dict[type, Callable[[Table, Any], str]] = {
    c.GainLeverage: lambda t, it: f"{it.who} gains {it.amount} leverage",
    c.LoseLeverage: lambda t, it: f"{it.who} loses {it.amount} leverage",
    c.SetLeverage: lambda t, it: f"Correction: {it.who} has {it.to} leverage",
    c.RevealCondition: lambda t, it: f'Condition "{it.name}" is out{" and met" if it.met else ""}',
    c.MeetCondition: lambda t, it: f'Condition "{it.name}" is met',
    c.UnmeetCondition: lambda t, it: f'Correction: condition "{it.name}" is not met',
    c.DrawCovertOp: lambda t, it: f"{it.who} draws a covert op at trigger {it.trigger}",
    c.RevealThreat: lambda t, it: f"{it.nemesis}: threat {it.name} is revealed",
    c.RemoveThreat: lambda t, it: f"{it.nemesis}: threat {it.name} is removed{f' by {it.by}' if it.by else ''}",
    c.SetThreat: lambda t, it: f"Correction: {it.nemesis} is at threat level {it.to}",
    c.TakeControl: lambda t, it: f"{it.who} takes {it.region}",
    c.LoseControl: lambda t, it: (
        f"{t.controller(it.region)} {'takes the block back from' if it.recovered else 'loses'} {it.region}"
    ),
    c.SetControl: lambda t, it: f"Correction: {it.who or 'nobody'} controls {it.region}",
    c.Visit: lambda t, it: f"{it.who} visits {it.region}",
    c.GainCard: lambda t, it: f"{it.who} gains {it.name or a(spoken(it.kind))}",
    c.LoseCard: _lost_card,
    c.UpgradeSpeed: lambda t, it: f"{it.who} upgrades speed by {it.by}",
    c.SetSpeed: lambda t, it: f"Correction: {it.who} has speed {it.to}",
    c.EndTurn: _ended,
    c.RunNemeses: lambda t, it: "",
    c.ReadPrinted: lambda t, it: (
        f"{_place(it.of).capitalize() if it.of.startswith(('card', 'mastery')) else _place(it.of)} shows {it.value}"
    ),
    c.SetOffTrigger: lambda t, it: f"{it.who} reaches trigger {it.trigger}",
    c.PlaceTriggers: lambda t, it: f"Triggers stand at {', '.join(str(space.at) for space in it.triggers)}",
    c.DismissPrompt: _prompt,
    c.AcceptProposal: _proposal,
    c.SetRound: lambda t, it: f"Correction: this is round {it.to}",
    c.SetFinalRound: lambda t, it: f"Round {it.to} is the last" if it.to else "No final round is set",
    c.SetRuling: lambda t, it: f"Ruling {it.ruling}: {it.option.replace('_', ' ')}",
    c.SetAutomation: lambda t, it: f"{MEANING[it.automation][0]}: {it.how}",
    c.BeginScoring: lambda t, it: "The game ends here",
    c.ScoreCovertOps: lambda t, it: f"{it.who}: covert ops pay {sum(it.values)}",
    c.ScoreBounties: lambda t, it: f"{it.who}: bounties pay {sum(value or 0 for value in it.values)}",
    c.ScoreExtras: lambda t, it: f"{it.who}: extras pay {sum(extra.leverage or 0 for extra in it.extras)}",
    c.ScoreCards: lambda t, it: f"{it.who}: {counted(sum(it.counts.values()), 'card')} counted for mastery",
    c.ScoreMasteryBonus: lambda t, it: f"{it.who}: mastery bonus of {sum(it.bonus.values())}",
    c.ScoreGoal: lambda t, it: f"{it.nemesis}: goal {'met' if it.met else 'not met'}",
    c.Finish: lambda t, it: "Final scoring",
}
