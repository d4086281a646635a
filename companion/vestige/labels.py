"""What the ledger calls an entry: one sentence in the words that people at the table would use."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from companion import attendance
from companion.ledger import Because
from companion.vestige import commands as c
from companion.vestige import events as happened
from companion.vestige.automation import AUTOMATIONS
from companion.vestige.blocks import ACTION_WORDS
from companion.vestige.cards import a, counted, spoken
from companion.vestige.prompts import prompts
from companion.vestige.table import Table

_PAYING = (
    c.TakeControl
    | c.Visit
    | c.GainCard
    | c.CompleteJob
    | c.CompleteCovertOp
    | c.ChooseOutcome
    | c.UpgradeSpeed
    | c.RevealThreat
    | c.RemoveThreat
    | c.UseAbility
)


def label(table: Table, command: c.Command, events: tuple[happened.Event, ...]) -> str:
    """The sentence for one command, given what came of it."""
    words = _SENTENCES[type(command)](table, command)
    if isinstance(command, c.RunNemeses):
        return "; ".join(_changes(nemesis.name, events) for nemesis in table.nemeses)
    if isinstance(command, c.LoseLeverage):
        lost = -_leverage(events).get(command.who, 0)
        return words if lost == command.amount else f"{command.who} loses {lost} of {command.amount} leverage"
    if isinstance(command, _PAYING) or (isinstance(command, c.LoseCard) and command.how):
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
    name = _card(table, command.who, command.card) if command.card else command.name or a(spoken(command.kind))
    how = {"severed": ", severed", "recovered": ", recovered"}.get(command.how or "", "")
    return f"{command.who} loses {name}{cost}{how}"


def _card(table: Table, who: str, card_id: int | None) -> str:
    holder = table.find(who)
    card = holder.card(card_id) if holder and card_id is not None else None
    return (card.name or a(spoken(card.kind))) if card else "a card"


def _moved(table: Table, it: c.MoveBlocks) -> str:
    places = [_block_place(table, it.who, place) for place in (it.source, it.target)]
    if it.source is None:
        return f"{it.who} places {counted(it.count, 'block')} in {places[1]}"
    if it.target is None:
        return f"{it.who} takes {counted(it.count, 'block')} from {places[0]}"
    return f"{it.who} moves {counted(it.count, 'block')} from {places[0]} to {places[1]}"


def _block_place(table: Table, who: str, place: str | None) -> str:
    kind, _, card_id = (place or "elsewhere").partition(":")
    return _card(table, who, int(card_id)) if kind == "card" else kind


def _tile(table: Table, place: int) -> str:
    tile = next((tile for tile in table.tiles if tile.place == place), None)
    return tile.region if tile and tile.region else f"the tile in place {place}"


def _activated(table: Table, it: c.Activate) -> str:
    gains = ", ".join(f"{count} {attribute}" for attribute, count in it.attributes.items())
    return f"{it.who} activates {_card(table, it.who, it.card)}{f' ({gains})' if gains else ''}"


def _reconciled(table: Table, it: c.Reconcile) -> str:
    parts = [f"{who} {to}" for who, to in it.leverage.items()]
    parts += [f"{who} at threat level {to}" for who, to in it.threat.items()]
    parts += [f"{who} at speed {to}" for who, to in it.speed.items()]
    parts += [f"{region}: {who or 'nobody'}" for region, who in it.controllers.items()]
    parts += [f"{who} {counted(n, kind)}" for who, kinds in it.cards.items() for kind, n in kinds.items()]
    parts += [
        f"{who} {n} {_block_place(table, who, at)}" for who, at_all in it.blocks.items() for at, n in at_all.items()
    ]
    parts += [f'"{name}" {"met" if met else "not met"}' for name, met in it.met.items()]
    parts += [f"round {it.round}"] if it.round is not None else []
    parts += [f"{it.turn} is on"] if it.turn is not None else []
    note = f" ({it.note})" if it.note else ""
    return f"Correction: {', '.join(parts) or 'nothing differs'}{note}"


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
    c.PickUpJob: lambda t, it: (
        f"{it.who} picks up {it.name or a(spoken(it.kind))} job"
        if not it.name
        else f"{it.who} picks up the job {it.name}"
    ),
    c.CompleteJob: lambda t, it: f"{it.who} completes {_card(t, it.who, it.card)}",
    c.TuckCard: lambda t, it: (
        f"{it.who} puts {_card(t, it.who, it.card)} under {_card(t, it.who, it.under)}"
        if it.under is not None
        else f"{it.who} puts {_card(t, it.who, it.card)} by itself"
    ),
    c.TransferCard: lambda t, it: f"{it.who} hands {_card(t, it.who, it.card)} to {it.to}",
    c.DescribeCard: lambda t, it: f"{it.who}: {_card(t, it.who, it.card)} is read",
    c.NoteCovertOp: lambda t, it: f"{it.who} notes a covert op",
    c.CompleteCovertOp: lambda t, it: f"{it.who} completes {it.name or 'a covert op'}",
    c.MoveBlocks: _moved,
    c.SetBlocks: lambda t, it: f"Correction: {it.who} has {it.to} in {_block_place(t, it.who, it.place)}",
    c.UpgradeBlock: lambda t, it: f"{it.who} upgrades a block of {it.source}",
    c.DowngradeBlock: lambda t, it: f"{it.who} downgrades a block of {it.source}",
    c.GainAttribute: lambda t, it: f"{it.who} gains {it.count} {it.attribute}",
    c.UseAttribute: lambda t, it: f"{it.who} uses {it.count} {it.attribute}",
    c.ConvertAttributes: lambda t, it: f"{it.who} converts to 1 {it.into}",
    c.Activate: _activated,
    c.Charge: lambda t, it: f"{it.who} charges {_card(t, it.who, it.card)} with {it.count}",
    c.UseCharge: lambda t, it: f"{it.who} uses {_card(t, it.who, it.card)}",
    c.TakeAction: lambda t, it: f"{it.who}: {ACTION_WORDS[it.action].lower()}",
    c.ResetAction: lambda t, it: f"{it.who} resets {ACTION_WORDS[it.action].lower()}",
    c.MarkUsed: lambda t, it: f"{it.who}: {_card(t, it.who, it.card)} {'is used' if it.used else 'was not used'}",
    c.BoostSpeed: lambda t, it: f"{it.who} boosts speed by 2",
    c.RollOutcome: lambda t, it: f"{it.who} rolls {it.face}",
    c.ChooseOutcome: lambda t, it: f"{it.who}: {it.face} counts",
    **attendance.SENTENCES,
    c.LayOut: lambda t, it: "The map is laid out",
    c.TurnTile: lambda t, it: f"{it.region or _tile(t, it.place)} is turned face {'up' if it.face_up else 'down'}",
    c.SwapTiles: lambda t, it: f"{_tile(t, it.place)} and {_tile(t, it.other)} swap places",
    c.MovePawn: lambda t, it: f"{it.who} moves on the map",
    c.SetCards: lambda t, it: f"Correction: {it.who} has {counted(it.to, it.kind)}",
    c.Reconcile: _reconciled,
    c.SetDepth: lambda t, it: f"Tracked from now on: {it.depth}",
    c.ConfirmValues: lambda t, it: "All values are true",
    c.UpgradeSpeed: lambda t, it: f"{it.who} upgrades speed by {it.by}",
    c.SetSpeed: lambda t, it: f"Correction: {it.who} has speed {it.to}",
    c.EndTurn: _ended,
    c.RunNemeses: lambda t, it: "",
    c.UseAbility: lambda t, it: f"{it.nemesis}: triggered ability {it.ability}",
    c.UseNemesis: lambda t, it: f"{it.nemesis} is run by its card from now on",
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
    c.SetAutomation: lambda t, it: f"{AUTOMATIONS[it.automation].title}: {it.how}",
    c.BeginScoring: lambda t, it: "The game ends here",
    c.ScoreCovertOps: lambda t, it: f"{it.who}: covert ops pay {sum(it.values)}",
    c.ScoreBounties: lambda t, it: f"{it.who}: bounties pay {sum(value or 0 for value in it.values)}",
    c.ScoreExtras: lambda t, it: f"{it.who}: extras pay {sum(extra.leverage or 0 for extra in it.extras)}",
    c.ScoreCards: lambda t, it: f"{it.who}: {counted(sum(it.counts.values()), 'card')} counted for mastery",
    c.ScoreMasteryBonus: lambda t, it: f"{it.who}: mastery bonus of {sum(it.bonus.values())}",
    c.ScoreGoal: lambda t, it: f"{it.nemesis}: goal {'met' if it.met else 'not met'}",
    c.Finish: lambda t, it: "Final scoring",
}
