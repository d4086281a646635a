"""Commands in, events out: each command is handed to the module that owns its subject."""

from collections.abc import Callable
from typing import Any

from companion.agreements import asked, proposed
from companion.game import Decision, Ids, Refusal
from companion.ledger import Because
from companion.vestige import commands as c
from companion.vestige import (
    control,
    covert_ops,
    dashboard,
    endgame,
    finish,
    jobs,
    labels,
    layout,
    leverage,
    nemesis,
    outcome,
    tableau,
    threats,
    triggers,
    turns,
)
from companion.vestige.attendance import ATTENDANCE
from companion.vestige.box.reference import card_of
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import (
    AutomationSet,
    DepthSet,
    Event,
    LeverageSet,
    PromptSettled,
    RulingSet,
    SpeedSet,
    TriggersPlaced,
    ValuesConfirmed,
)
from companion.vestige.prompts import prompts
from companion.vestige.reconcile import reconcile
from companion.vestige.table import Table


def decide(table: Table, command: c.Command, ids: Ids | None = None) -> Decision[Event] | Refusal:
    """What comes of a command. A refusal is for nonsense only: whatever a table could do is done, with a notice.

    `ids` are given to what comes into being, the table's next ones without them.
    """
    draws = command.draws if isinstance(command, c.RevealThreat | c.RunNemeses) else ()
    draft = Draft(table, draws=draws, ids=ids)
    try:
        _HANDLERS[type(command)](draft, command)
        if not isinstance(command, c.CORRECTIONS):
            nemesis.answer(draft)
    except Nonsense as nonsense:
        return nonsense.refusal
    label = labels.label(table, command, tuple(draft.events))
    return Decision(label=label, events=tuple(draft.events), because=tuple(draft.because), table=draft.table)


def preview_nemeses(table: Table, choices: dict[str, c.StepChoice]) -> tuple[nemesis.Step, ...]:
    """The nemeses' turn, step by step, as it would go with these choices. Nothing happens yet."""
    return turns.run_nemeses(Draft(table), choices)


def _gain_leverage(draft: Draft, command: c.GainLeverage) -> None:
    draft.competitor(command.who)
    leverage.gain(draft, command.who, command.amount, _told(command.why))


def _lose_leverage(draft: Draft, command: c.LoseLeverage) -> None:
    leverage.lose(draft, command.who, command.amount, _told(command.why))


def _told(why: str | None) -> Because | None:
    return Because(rule="leverage", page=10, text=why) if why else None


def _set_speed(draft: Draft, command: c.SetSpeed) -> None:
    before = draft.human(command.who).speed
    draft.emit(
        SpeedSet(who=command.who, to=command.to),
        Because(rule="corrections", text=f"it was {before}; pays nothing"),
    )


def _place_triggers(draft: Draft, command: c.PlaceTriggers) -> None:
    if not draft.table.triggers:
        raise Nonsense("triggers", "this game is only scored and has no triggers", "start a new game")
    draft.emit(
        TriggersPlaced(triggers=command.triggers),
        Because(rule="corrections", text="where the mat shows them; sets nothing off"),
    )


def _set_ruling(draft: Draft, command: c.SetRuling) -> None:
    draft.emit(RulingSet(ruling=command.ruling, option=command.option))
    below = [competitor for competitor in draft.table.competitors if competitor.leverage < 0]
    for competitor in below if draft.table.ruled("R5") == "no" else ():
        draft.emit(
            LeverageSet(who=competitor.name, to=0),
            Because(rule="leverage-below-zero", text=f"{competitor.name} stops at 0 from now on (R5)", page=10),
        )


def _use_nemesis(draft: Draft, command: c.UseNemesis) -> None:
    card = card_of(command.pack)
    assert card is not None
    nemesis.use_card(draft, command.nemesis, card)


def _dismiss(draft: Draft, command: c.DismissPrompt) -> None:
    prompt = asked(prompts(draft.table), command.prompt)
    if prompt.condition:
        endgame.doubt(draft, prompt.condition)
    else:
        draft.emit(PromptSettled(prompt=prompt.key))


def _accept(draft: Draft, command: c.AcceptProposal) -> None:
    proposal = proposed(draft.table.proposals, command.proposal)
    draft.emit(PromptSettled(prompt=f"proposal:{proposal.id}"), Because(rule="automation", text=proposal.text))
    accepted = c.COMMANDS.validate_python(proposal.command)
    _HANDLERS[type(accepted)](draft, accepted)


_HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.GainLeverage: _gain_leverage,
    c.LoseLeverage: _lose_leverage,
    c.SetLeverage: lambda draft, it: leverage.correct(draft, it.who, it.to),
    c.RevealCondition: lambda draft, it: endgame.reveal(draft, it.name, it.trigger, it.met, it.printed),
    c.MeetCondition: lambda draft, it: endgame.meet(draft, it.name),
    c.UnmeetCondition: lambda draft, it: endgame.unmeet(draft, it.name),
    c.DrawCovertOp: lambda draft, it: triggers.draw_covert_op(draft, it.who, it.trigger),
    c.RevealThreat: lambda draft, it: threats.reveal_threat(draft, it.nemesis, it.name, it.trigger, it.printed),
    c.RemoveThreat: lambda draft, it: threats.remove_threat(draft, it.nemesis, it.name, it.by, it.card),
    c.SetThreat: lambda draft, it: threats.set_level(draft, it.nemesis, it.to),
    c.TakeControl: lambda draft, it: control.take(draft, it.who, it.region, it.leverage),
    c.LoseControl: lambda draft, it: control.lose(draft, it.region, it.recovered),
    c.SetControl: lambda draft, it: control.correct(draft, it.region, it.who),
    c.Visit: lambda draft, it: control.visit(draft, it.who, it.region, it.leverage),
    c.GainCard: lambda draft, it: tableau.gain_card(draft, it.who, it.kind, it.name, it.leverage, entered=it.printed),
    c.LoseCard: lambda draft, it: tableau.lose_card(draft, it.who, it.kind, it.name, it.lose_leverage, it.card, it.how),
    c.PickUpJob: lambda draft, it: jobs.pick_up(draft, it.who, it.kind, it.name, it.on, it.printed),
    c.CompleteJob: lambda draft, it: jobs.complete(draft, it.who, it.card, it.leverage),
    c.TuckCard: lambda draft, it: jobs.tuck(draft, it.who, it.card, it.under),
    c.TransferCard: lambda draft, it: jobs.transfer(draft, it.who, it.card, it.to),
    c.DescribeCard: lambda draft, it: tableau.describe(draft, it.who, it.card, it.name, it.leverage, it.printed),
    c.NoteCovertOp: lambda draft, it: covert_ops.note(draft, it.who, it.op, it.name, it.words, it.leverage, it.printed),
    c.CompleteCovertOp: lambda draft, it: covert_ops.complete(draft, it.who, it.op, it.name, it.leverage),
    c.MoveBlocks: lambda draft, it: dashboard.move(draft, it.who, it.source, it.target, it.count),
    c.SetBlocks: lambda draft, it: dashboard.set_blocks(draft, it.who, it.place, it.to),
    c.UpgradeBlock: lambda draft, it: dashboard.upgrade(draft, it.who, it.source),
    c.DowngradeBlock: lambda draft, it: dashboard.downgrade(draft, it.who, it.source),
    c.GainAttribute: lambda draft, it: dashboard.gain_attribute(draft, it.who, it.attribute, it.count),
    c.UseAttribute: lambda draft, it: dashboard.use_attribute(draft, it.who, it.attribute, it.count),
    c.ConvertAttributes: lambda draft, it: dashboard.convert(draft, it.who, it.into),
    c.Activate: lambda draft, it: dashboard.activate(draft, it.who, it.card, it.attributes),
    c.Charge: lambda draft, it: dashboard.charge(draft, it.who, it.card, it.count),
    c.UseCharge: lambda draft, it: dashboard.use_charge(draft, it.who, it.card),
    c.TakeAction: lambda draft, it: dashboard.take_action(draft, it.who, it.action),
    c.ResetAction: lambda draft, it: dashboard.reset_action(draft, it.who, it.action),
    c.MarkUsed: lambda draft, it: dashboard.mark_used(draft, it.who, it.card, it.used),
    c.BoostSpeed: lambda draft, it: dashboard.boost_speed(draft, it.who, it.source),
    c.RollOutcome: lambda draft, it: outcome.roll(draft, it.who, it.face, it.job),
    c.ChooseOutcome: lambda draft, it: outcome.choose(draft, it.who, it.face),
    **ATTENDANCE.handlers(),
    c.LayOut: lambda draft, it: layout.lay_out(draft, it.tiles),
    c.TurnTile: lambda draft, it: layout.turn(draft, it.place, it.region, it.face_up),
    c.SwapTiles: lambda draft, it: layout.swap(draft, it.place, it.other),
    c.MovePawn: lambda draft, it: layout.move_pawn(draft, it.who, it.spot),
    c.SetCards: lambda draft, it: tableau.set_cards(draft, it.who, it.kind, it.to),
    c.Reconcile: reconcile,
    c.SetDepth: lambda draft, it: draft.emit(
        DepthSet(depth=it.depth), Because(rule="depth", text=f"it was {draft.table.depth}; nothing is lost")
    ),
    c.ConfirmValues: lambda draft, it: draft.emit(
        ValuesConfirmed(), Because(rule="confirmed-values", text="somebody has looked at the table")
    ),
    c.UpgradeSpeed: lambda draft, it: tableau.upgrade_speed(draft, it.who, it.by),
    c.SetSpeed: _set_speed,
    c.EndTurn: lambda draft, it: turns.end_turn(draft, it.who),
    c.RunNemeses: lambda draft, it: turns.run_nemeses(draft, it.choices),
    c.UseAbility: lambda draft, it: nemesis.use_ability(draft, it.nemesis, it.ability, it.by),
    c.UseNemesis: _use_nemesis,
    c.ReadPrinted: lambda draft, it: leverage.read(draft, it.of, it.value),
    c.SetOffTrigger: lambda draft, it: triggers.set_off(draft, it.who, it.trigger),
    c.PlaceTriggers: _place_triggers,
    c.DismissPrompt: _dismiss,
    c.AcceptProposal: _accept,
    c.SetRound: lambda draft, it: turns.set_round(draft, it.to),
    c.SetFinalRound: lambda draft, it: endgame.set_final_round(draft, it.to),
    c.SetRuling: _set_ruling,
    c.SetAutomation: lambda draft, it: draft.emit(AutomationSet(automation=it.automation, how=it.how)),
    c.BeginScoring: lambda draft, it: turns.begin_scoring(draft),
    c.ScoreCovertOps: lambda draft, it: finish.fill(draft, it.who, "covert_ops", it.values),
    c.ScoreBounties: lambda draft, it: finish.fill(draft, it.who, "bounties", it.values),
    c.ScoreExtras: lambda draft, it: finish.fill(draft, it.who, "extras", it.extras),
    c.ScoreCards: lambda draft, it: finish.fill(draft, it.who, "cards", it.counts),
    c.ScoreMasteryBonus: lambda draft, it: finish.fill(draft, it.who, "mastery_bonus", it.bonus),
    c.ScoreGoal: lambda draft, it: finish.fill(draft, draft.nemesis(it.nemesis).name, "goals", it.met),
    c.Finish: finish.finish,
}
