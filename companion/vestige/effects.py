"""Lets one effect of a card happen (p. 14 to 27): to the nemesis or player whose card it is, or to whom it names."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from companion.ledger import Because
from companion.vestige import control, dashboard, leverage, tableau
from companion.vestige.cards import CardKind, a, spoken
from companion.vestige.commands import StepChoice
from companion.vestige.draft import Draft
from companion.vestige.events import BlocksSet, CardGained, CardLost, ControlLost, ThreatRemoved
from companion.vestige.figures import everybody_at, figures_of
from companion.vestige.vocabulary.effects import Effect


@dataclass(frozen=True)
class Setting:
    """In which an effect happens: whose card it is, the rule and page it rests on, and why, in words.

    `by` is the player who brought it about; `choice` is what people changed about it at the table. `add_threat`
    reveals a threat of a nemesis: the module of threats gives it, since threats do things at once themselves.
    """

    owner: str
    rule: str
    why: str
    page: int = 27
    by: str | None = None
    choice: StepChoice = field(default_factory=StepChoice)
    add_threat: Callable[[Draft, str, str], None] | None = None

    def because(self, text: str) -> Because:
        return Because(rule=self.rule, page=self.page, text=text)


def resolve(draft: Draft, effect: Effect, setting: Setting) -> None:
    """Lets one effect happen."""
    if not draft.may_go_on():
        return
    whom = affected(draft, effect, setting)
    if not whom:
        nobody = f"{effect.sentence(setting.owner)}: nobody is named, so it is left to people"
        draft.remind(nobody, setting.because(setting.why))
        return
    for name in whom:
        # What people said at the table counts for whose card it is, not for everybody else.
        alone = setting if len(whom) == 1 else replace(setting, choice=StepChoice())
        _RESOLVERS[effect.kind](draft, name, effect, alone)


def affected(draft: Draft, effect: Effect, setting: Setting) -> tuple[str, ...]:
    """To whom an effect happens now."""
    table = draft.table
    match effect.to:
        case "the_player":
            return (setting.by,) if setting.by and table.competitor(setting.by).human else ()
        case "each_player":
            return tuple(human.name for human in table.humans)
        case "each_other_nemesis":
            return tuple(nemesis.name for nemesis in table.nemeses if nemesis.name != setting.owner)
        case _:
            return (setting.owner,)


def amount_now(draft: Draft, effect: Effect, setting: Setting) -> tuple[int, str]:
    """What an effect on leverage comes to at this moment, and the numbers behind it."""
    amount = effect.gain_leverage or effect.lose_leverage
    assert amount is not None
    own = figures_of(draft.table, draft.table.competitor(setting.owner))
    everybody = everybody_at(draft.table)
    return amount.worth(own, everybody, setting.by), amount.shown(own, everybody, setting.by)


def _leverage(draft: Draft, who: str, effect: Effect, setting: Setting) -> None:
    amount = effect.gain_leverage or effect.lose_leverage
    assert amount is not None
    number, shown = amount_now(draft, effect, setting)
    if setting.choice.amount is not None:
        number, shown = setting.choice.amount, "as people said"
    change = leverage.gain if effect.gain_leverage else leverage.lose
    told = shown if amount.per else setting.why
    change(draft, who, number, setting.because(f"{_said(effect, who, setting)}: {told}"))


def _said(effect: Effect, who: str, setting: Setting) -> str:
    """The sentence of an effect for one of those to whom it happens."""
    words = effect.sentence(setting.owner)
    return words if effect.to == "owner" else f"{words} ({who})"


def _gain_card(draft: Draft, who: str, effect: Effect, setting: Setting) -> None:
    assert effect.gain_card
    for _ in range(effect.gain_card.count):
        printed = setting.choice.printed
        if printed is None and draft.draws:
            printed = draft.draws.pop(0)
        if draft.table.competitor(who).human:
            draft.say(setting.rule, _said(effect, who, setting), setting.page)
            tableau.gain_card(draft, who, effect.gain_card.kind, None, printed)
        else:
            _draw(draft, who, effect.gain_card.kind, printed, setting)


def _draw(draft: Draft, nemesis: str, kind: CardKind, printed: int | None, setting: Setting) -> None:
    """A card from the top of its stack: its leverage is gained, the card itself is not activated (p. 27)."""
    card = draft.new_id()
    because = setting.because(f"{nemesis} draws {a(spoken(kind))} and does not activate it")
    draft.emit(CardGained(who=nemesis, card=card, kind=kind, leverage=printed), because)
    if kind != "bounty" and draft.table.how("card_leverage") != "off":
        leverage.gain_printed(
            draft, nemesis, f"card:{card}", "nemesis-gains-cards", 27, f"{nemesis} gains {a(spoken(kind))}"
        )


def _lose_card(draft: Draft, who: str, effect: Effect, setting: Setting) -> None:
    assert effect.lose_card
    kind = effect.lose_card.kind
    for _ in range(effect.lose_card.count):
        holder = draft.table.competitor(who)
        cards = [card for card in holder.cards if card.kind == kind and not card.job]
        if cards and not holder.human:
            draft.emit(
                CardLost(who=who, card=cards[-1].id),
                Because(rule="nemesis-loses-what-it-can", page=27, text=f"{who} loses {a(spoken(kind))}"),
            )
        elif cards:
            # Which one it is the player chooses.
            draft.remind(f"{_said(effect, who, setting)}: {who} chooses which one", setting.because(setting.why))
        else:
            draft.say("nemesis-loses-what-it-can", f"{who} has no {spoken(kind)} to lose", 27)


def _hand_over(draft: Draft, nemesis: str, effect: Effect, setting: Setting) -> None:
    """A player gets a card of the nemesis, which keeps the leverage; R7 says whether the player gains it."""
    assert effect.give_card
    by, kind = setting.by, effect.give_card.kind
    if draft.table.competitor(nemesis).human:
        draft.say(setting.rule, f"{nemesis} is no nemesis: no card changes hands", setting.page)
        return
    cards = [card for card in draft.table.competitor(nemesis).cards if card.kind == kind]
    if not cards or by is None:
        nobody = f"{nemesis} has no {spoken(kind)}" if not cards else "no player was named"
        draft.say("remove-a-threat", f"{nobody}: no card changes hands", 26)
        return
    card = cards[min(setting.choice.amount or 1, len(cards)) - 1]
    draft.emit(
        CardLost(who=nemesis, card=card.id),
        Because(
            rule="remove-a-threat",
            page=26,
            text=f"{by} gains {a(spoken(kind))} of {nemesis}, which keeps its leverage",
        ),
    )
    if draft.table.ruled("R7") == "yes":
        tableau.gain_card(draft, by, kind, card.name, card.leverage, card.id)
    else:
        draft.emit(CardGained(who=by, card=card.id, kind=kind, name=card.name, leverage=card.leverage))
        draft.say("card-of-a-nemesis", f"{by} does not gain its printed leverage (R7)", 26)


def _gain_control(draft: Draft, who: str, effect: Effect, setting: Setting) -> None:
    assert effect.gain_control
    region = effect.gain_control.region
    if draft.table.controller(region) == who:
        draft.say(setting.rule, f"{who} controls {region} already", setting.page)
    else:
        draft.say(setting.rule, _said(effect, who, setting), setting.page)
        control.take(draft, who, region, setting.choice.printed)


def _lose_control(draft: Draft, who: str, effect: Effect, setting: Setting) -> None:
    assert effect.lose_control
    region = effect.lose_control.region
    if draft.table.controller(region) == who:
        draft.emit(ControlLost(who=who, region=region), setting.because(_said(effect, who, setting)))
        if dashboard.tracks_blocks(draft.table, who):
            dashboard.move(draft, who, None, "influence")
    else:
        draft.say(setting.rule, f"{who} does not control {region}", setting.page)


def _attribute(draft: Draft, who: str, effect: Effect, setting: Setting) -> None:
    """Attributes of a nemesis are counted always; those of a player where blocks are mirrored (p. 8, 27)."""
    change = effect.gain_attribute or effect.lose_attribute
    assert change is not None
    holder = draft.table.competitor(who)
    if holder.human and not dashboard.tracks_blocks(draft.table, who):
        draft.remind(_said(effect, who, setting), setting.because(setting.why))
    elif holder.human:
        draft.say(setting.rule, _said(effect, who, setting), setting.page)
        move = dashboard.gain_attribute if effect.gain_attribute else dashboard.use_attribute
        move(draft, who, change.attribute, change.count)
    else:
        has = holder.blocks.get(change.attribute, 0)
        to = has + change.count if effect.gain_attribute else max(has - change.count, 0)
        less = f"; it has {has}, and loses what it can" if not effect.gain_attribute and has < change.count else ""
        because = Because(rule="nemesis-attributes", page=27, text=f"{_said(effect, who, setting)}{less}")
        draft.emit(BlocksSet(who=who, place=change.attribute, to=to), because)


def _upgrade_speed(draft: Draft, who: str, effect: Effect, setting: Setting) -> None:
    assert effect.upgrade_speed
    if draft.table.competitor(who).human:
        tableau.upgrade_speed(draft, who, effect.upgrade_speed.by)
    else:
        draft.say(setting.rule, f"{who} is a nemesis and has no speed counter", 12)


def _add_threat(draft: Draft, who: str, effect: Effect, setting: Setting) -> None:
    assert effect.add_threat
    name = effect.add_threat.name
    column = draft.table.competitor(who)
    if name is None or setting.add_threat is None or column.human:
        draft.remind(f"{_said(effect, who, setting)}. Reveal it in its column.", setting.because(setting.why))
    elif any(threat.name.casefold() == name.casefold() for threat in column.threats):
        draft.say(setting.rule, f"{name} lies in the column of {who} already", setting.page)
    else:
        setting.add_threat(draft, who, name)


def _remove_threat(draft: Draft, who: str, effect: Effect, setting: Setting) -> None:
    assert effect.remove_threat
    name = effect.remove_threat.name
    lying = draft.table.competitor(who).threats
    found = [threat for threat in lying if name is None or threat.name.casefold() == name.casefold()]
    if not found:
        draft.say(setting.rule, f"{who} has no such threat in its column", setting.page)
    elif len(found) > 1 and name is None:
        draft.remind(f"{_said(effect, who, setting)}: choose which one", setting.because(setting.why))
    else:
        draft.emit(ThreatRemoved(nemesis=who, name=found[0].name), setting.because(_said(effect, who, setting)))


def _prompt(draft: Draft, who: str, effect: Effect, setting: Setting) -> None:
    draft.remind(f"{who}: {effect.prompt}", setting.because(setting.why), who=who, results=effect.results)


_RESOLVERS: dict[str, Callable[[Draft, str, Effect, Setting], Any]] = {
    "gain_leverage": _leverage,
    "lose_leverage": _leverage,
    "gain_card": _gain_card,
    "lose_card": _lose_card,
    "give_card": _hand_over,
    "gain_control": _gain_control,
    "lose_control": _lose_control,
    "gain_attribute": _attribute,
    "lose_attribute": _attribute,
    "upgrade_speed": _upgrade_speed,
    "add_threat": _add_threat,
    "remove_threat": _remove_threat,
    "prompt": _prompt,
}
