"""Gaining and losing leverage (p. 10), printed values that are still to be read, and discs on the track."""

from companion.ledger import Because
from companion.vestige.automation import Automation
from companion.vestige.commands import GainLeverage, LoseLeverage
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import LeverageGained, LeverageLost, LeverageOwed, LeverageSet, PrintedValueRead
from companion.vestige.table import Owed, Table
from companion.vestige.triggers import pass_triggers


def gain(draft: Draft, who: str, amount: int, because: Because | None = None) -> None:
    """The disc of `who` advances; what a human's disc reaches is set off after the whole gain (p. 24)."""
    if amount == 0:
        if because is not None:
            draft.because.append(because)
        return
    before = draft.competitor(who).leverage
    draft.emit(LeverageGained(who=who, amount=amount), because)
    pass_triggers(draft, who, before, before + amount)


def lowest(table: Table) -> int | None:
    """Where a disc stops that falls back: at 0, unless R5 lets it fall on."""
    return None if table.ruled("R5") == "yes" else 0


def lose(draft: Draft, who: str, amount: int, because: Because | None = None) -> None:
    """The disc of `who` falls back, to 0 at most unless R5 says otherwise."""
    has = draft.competitor(who).leverage
    lost = amount if draft.table.ruled("R5") == "yes" else max(min(amount, has), 0)
    if because is not None:
        draft.because.append(because)
    if lost < amount:
        draft.say("leverage-below-zero", f"{who} has {has} and stops at 0 (R5)", 10)
    if lost:
        draft.emit(LeverageLost(who=who, amount=lost))


def correct(draft: Draft, who: str, to: int) -> None:
    """The track shows `to`: sets nothing off, marks nothing as reached."""
    draft.competitor(who)
    if to < 0 and draft.table.ruled("R5") == "no":
        raise Nonsense("to", f"leverage stops at 0, {to} is below it", "from 0 on, or set ruling R5 to yes")
    draft.emit(
        LeverageSet(who=who, to=to),
        Because(rule="corrections", text="what the table shows; sets nothing off"),
    )


def printed_value(table: Table, of: str) -> int | None:
    """The printed value at a place, None until somebody has read it."""
    place, _, name = of.partition(":")
    if place == "region":
        return table.printed.regions.get(name)
    if place == "speed":
        return table.printed.speed.get(int(name))
    if place == "mastery":
        return {str(mastery): value for mastery, value in table.printed.mastery.items()}.get(name)
    return next((card.leverage for one in table.competitors for card in one.cards if str(card.id) == name), None)


def gain_printed(
    draft: Draft, who: str, of: str, rule: str, page: int, why: str, automation: Automation | None = None
) -> None:
    """Gains what is printed at a place; owed until somebody reads it."""
    value = printed_value(draft.table, of)
    if value is None:
        draft.emit(
            LeverageOwed(who=who, of=of, why=why, automation=automation),
            Because(rule=rule, page=page, text=f"{why}; printed value not read yet"),
        )
    else:
        gain(draft, who, value, Because(rule=rule, page=page, text=f"{why}, printed {value}"))


def lose_printed(
    draft: Draft, who: str, of: str, rule: str, page: int, why: str, automation: Automation | None = None
) -> None:
    """Loses what is printed at a place; owed until somebody reads it."""
    value = printed_value(draft.table, of)
    if value is None:
        draft.emit(
            LeverageOwed(who=who, of=of, why=why, sign=-1, automation=automation),
            Because(rule=rule, page=page, text=f"{why}; printed value not read yet"),
        )
    else:
        lose(draft, who, value, Because(rule=rule, page=page, text=f"{why}, printed {value}"))


def read(draft: Draft, of: str, value: int) -> None:
    """A printed value is known: what was owed for it is settled, in the order in which it came about."""
    waiting = [owed for owed in draft.table.owed if owed.of == of]
    if value == printed_value(draft.table, of) and not waiting:
        return
    draft.emit(
        PrintedValueRead(of=of, value=value),
        Because(rule="printed-values", text=f"read off the table: {value}"),
    )
    for owed in waiting:
        _settle(draft, owed, value)


def _settle(draft: Draft, owed: Owed, value: int) -> None:
    """Pays what was owed, or asks first where the automation that owed it does."""
    how = draft.table.how(owed.automation) if owed.automation else "on"
    if how == "off":
        draft.say("automation", f"{owed.why}: left to people")
        return
    if how == "ask" and owed.automation:
        kind = GainLeverage if owed.sign == 1 else LoseLeverage
        verb = "gains" if owed.sign == 1 else "loses"
        command = kind(who=owed.who, amount=value, why=owed.why)
        draft.propose(owed.automation, f"{owed.who} {verb} {value}: {owed.why}", command)
        return
    change = gain if owed.sign == 1 else lose
    change(draft, owed.who, value, Because(rule="printed-values", text=f"{owed.why}, printed {value}"))
