"""Commands in, events out: each command is handed to the module that owns its subject."""

from collections.abc import Callable
from typing import Any

from companion.game import Decision, Refusal
from companion.ledger import Because
from companion.vestige import commands as c
from companion.vestige import (
    control,
    endgame,
    finish,
    labels,
    leverage,
    nemesis,
    tableau,
    threats,
    triggers,
    turns,
)
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import (
    AutomationSet,
    Event,
    LeverageSet,
    PromptSettled,
    RulingSet,
    SpeedSet,
    TriggersPlaced,
)
from companion.vestige.prompts import prompts
from companion.vestige.table import Table


def decide(table: Table, command: c.Command) -> Decision[Event] | Refusal:
    """What comes of a command. A refusal is for nonsense only: whatever a table could do is done, with a notice."""
    draft = Draft(table, draws=getattr(command, "draws", ()))
    try:
        _HANDLERS[type(command)](draft, command)
        nemesis.answer(draft)
    except Nonsense as nonsense:
        return nonsense.refusal
    label = labels.label(table, command, tuple(draft.events))
    return Decision(label=label, events=tuple(draft.events), because=tuple(draft.because))


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


def _dismiss(draft: Draft, command: c.DismissPrompt) -> None:
    if all(prompt.key != command.prompt for prompt in prompts(draft.table)):
        raise Nonsense(
            "prompt", f'there is no open prompt "{command.prompt}"', "see the table's prompts for their keys"
        )
    draft.emit(PromptSettled(prompt=command.prompt))


def _accept(draft: Draft, command: c.AcceptProposal) -> None:
    proposal = next((it for it in draft.table.proposals if it.id == command.proposal), None)
    if proposal is None:
        raise Nonsense("proposal", f"there is no open proposal {command.proposal}", "see the table's prompts")
    draft.emit(PromptSettled(prompt=f"proposal:{proposal.id}"), Because(rule="automation", text=proposal.text))
    accepted = c.COMMANDS.validate_python(proposal.command)
    _HANDLERS[type(accepted)](draft, accepted)


_HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.GainLeverage: _gain_leverage,
    c.LoseLeverage: _lose_leverage,
    c.SetLeverage: lambda draft, it: leverage.correct(draft, it.who, it.to),
    c.RevealCondition: lambda draft, it: endgame.reveal(draft, it.name, it.trigger, it.met),
    c.MeetCondition: lambda draft, it: endgame.meet(draft, it.name),
    c.UnmeetCondition: lambda draft, it: endgame.unmeet(draft, it.name),
    c.DrawCovertOp: lambda draft, it: triggers.draw_covert_op(draft, it.who, it.trigger),
    c.RevealThreat: lambda draft, it: threats.reveal_threat(draft, it.nemesis, it.name, it.trigger),
    c.RemoveThreat: lambda draft, it: threats.remove_threat(draft, it.nemesis, it.name, it.by, it.card),
    c.SetThreat: lambda draft, it: threats.set_level(draft, it.nemesis, it.to),
    c.TakeControl: lambda draft, it: control.take(draft, it.who, it.region, it.leverage),
    c.LoseControl: lambda draft, it: control.lose(draft, it.region, it.recovered),
    c.SetControl: lambda draft, it: control.correct(draft, it.region, it.who),
    c.Visit: lambda draft, it: control.visit(draft, it.who, it.region, it.leverage),
    c.GainCard: lambda draft, it: tableau.gain_card(draft, it.who, it.kind, it.name, it.leverage),
    c.LoseCard: lambda draft, it: tableau.lose_card(draft, it.who, it.kind, it.name, it.lose_leverage),
    c.UpgradeSpeed: lambda draft, it: tableau.upgrade_speed(draft, it.who, it.by),
    c.SetSpeed: _set_speed,
    c.EndTurn: lambda draft, it: turns.end_turn(draft, it.who),
    c.RunNemeses: lambda draft, it: turns.run_nemeses(draft, it.choices),
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
