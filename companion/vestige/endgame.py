"""Endgame conditions and the final round (p. 25, 28)."""

from companion.ledger import Because
from companion.vestige.box.cards import EndgameCard
from companion.vestige.commands import SetFinalRound
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import ConditionDoubted, ConditionMet, ConditionRevealed, ConditionUnmet, FinalRoundSet
from companion.vestige.table import EndCondition
from companion.vestige.triggers import trigger_at


def reveal(draft: Draft, name: str, trigger: int | None, met: bool, printed: EndgameCard | None = None) -> None:
    """A condition is out. One that is met already is flipped at once (p. 25)."""
    if any(condition.name == name for condition in draft.table.conditions):
        raise Nonsense("name", f'the condition "{name}" is out already', "give this one another name")
    if trigger is not None and (known := trigger_at(draft.table, trigger).condition):
        raise Nonsense(
            "trigger",
            f'the stack of trigger {trigger} held "{known}", and a stack holds one condition',
            "another trigger, or undo",
        )
    where = f"from the stack of trigger {trigger}" if trigger else "open from the start"
    draft.emit(
        ConditionRevealed(name=name, trigger=trigger, printed=printed),
        Because(rule="condition-revealed", page=25, text=where),
    )
    if met:
        meet(draft, name)


def _condition(draft: Draft, name: str) -> EndCondition:
    found = next((condition for condition in draft.table.conditions if condition.name == name), None)
    if found is None:
        names = ", ".join(condition.name for condition in draft.table.conditions) or "none is out yet"
        raise Nonsense(
            "name",
            f'no condition called "{name}" is out',
            f"one of {names}" if draft.table.conditions else names,
        )
    return found


def doubt(draft: Draft, name: str) -> None:
    """People say that a condition which looks met is not: nobody asks again."""
    draft.emit(
        ConditionDoubted(name=name),
        Because(rule="condition-met", page=25, text=f'"{name}" looks met; people say that it is not'),
    )


def meet(draft: Draft, name: str) -> None:
    """Flips a condition; the one that completes the number sets the final round."""
    if _condition(draft, name).met:
        draft.say("condition-stays-met", f'"{name}" is met already and stays so', 25)
        return
    draft.emit(ConditionMet(name=name), Because(rule="condition-met", page=25, text=f'"{name}" is met and stays met'))
    table = draft.table
    in_play = table.phase in ("players", "nemeses")
    if table.final_round is not None or not in_play:
        return
    if table.met < table.needed:
        page = 28 if table.mode == "solo" else 25
        draft.say("conditions-needed", f"{table.met} of {table.needed} conditions are met: no last round yet", page)
        return
    final = table.round + 1
    text = f"{table.met} of {table.needed} conditions are met in round {table.round}: round {final} is the last"
    if draft.automates("final_round", text, SetFinalRound(to=final)):
        page = 28 if table.mode == "solo" else 25
        draft.emit(FinalRoundSet(round=final), Because(rule="final-round", page=page, text=text))


def unmeet(draft: Draft, name: str) -> None:
    """A correction. A final round that now lacks its conditions is lifted."""
    if not _condition(draft, name).met:
        draft.say("corrections", f'"{name}" was not met')
        return
    draft.emit(
        ConditionUnmet(name=name),
        Because(rule="corrections", text="a correction: in play a met condition stays met", page=25),
    )
    if draft.table.final_round is not None and draft.table.met < draft.table.needed:
        draft.emit(
            FinalRoundSet(round=None),
            Because(rule="corrections", text=f"{draft.table.met} of {draft.table.needed} conditions are met"),
        )


def set_final_round(draft: Draft, to: int | None) -> None:
    """People say which round is the last, or that none is yet."""
    if to is not None and to < draft.table.round:
        raise Nonsense("to", f"round {to} is over, this is round {draft.table.round}", f"from {draft.table.round} on")
    draft.emit(
        FinalRoundSet(round=to),
        Because(rule="final-round", page=25, text=f"round {to} is the last" if to else "no final round is set"),
    )
