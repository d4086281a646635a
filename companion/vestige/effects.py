"""Lets one effect of a pack happen to a nemesis (p. 26, 27)."""

from companion.ledger import Because
from companion.vestige import control, leverage, tableau
from companion.vestige.cards import a, spoken
from companion.vestige.commands import StepChoice
from companion.vestige.draft import Draft
from companion.vestige.events import CardGained, CardLost, ControlLost
from companion.vestige.packs import Effect


def resolve(
    draft: Draft,
    nemesis: str,
    effect: Effect,
    rule: str,
    why: str,
    by: str | None = None,
    choice: StepChoice | None = None,
) -> None:
    """Lets one effect happen to a nemesis. `choice` is what people changed about it at the table."""
    choice = choice or StepChoice()
    amount = effect.gain_leverage or effect.lose_leverage
    if amount:
        figures = draft.table.figures(draft.table.competitor(nemesis))
        number = amount.of(figures) if choice.amount is None else choice.amount
        shown = amount.shown(figures) if choice.amount is None else "as people said"
        change = leverage.gain if effect.gain_leverage else leverage.lose
        text = f"{effect.sentence(nemesis)}: {shown}" if amount.per else f"{effect.sentence(nemesis)}: {why}"
        change(draft, nemesis, number, Because(rule=rule, page=27, text=text))
    elif effect.gain_card:
        for _ in range(effect.gain_card.count):
            printed = choice.printed if choice.printed is not None else draft.draws.pop(0) if draft.draws else None
            _draw(draft, nemesis, effect, printed, rule)
    elif effect.lose_card:
        for _ in range(effect.lose_card.count):
            _discard(draft, nemesis, effect)
    elif effect.give_card:
        _hand_over(draft, nemesis, effect, by, choice)
    elif effect.gain_control:
        region = effect.gain_control.region
        if draft.table.controller(region) == nemesis:
            draft.say(rule, f"{nemesis} controls {region} already", 27)
        else:
            draft.say(rule, effect.sentence(nemesis), 27)
            control.take(draft, nemesis, region, choice.printed)
    elif effect.lose_control:
        region = effect.lose_control.region
        if draft.table.controller(region) == nemesis:
            draft.emit(
                ControlLost(who=nemesis, region=region),
                Because(rule=rule, page=27, text=effect.sentence(nemesis)),
            )
    elif effect.prompt:
        draft.remind(f"{nemesis}: {effect.prompt}", Because(rule=rule, page=27, text=why))


def _draw(draft: Draft, nemesis: str, effect: Effect, printed: int | None, rule: str) -> None:
    """A card from the top of its stack: its leverage is gained, the card itself is not activated (p. 27)."""
    assert effect.gain_card
    kind = effect.gain_card.kind
    card = draft.new_id()
    because = Because(rule=rule, page=27, text=f"{nemesis} draws {a(spoken(kind))} and does not activate it")
    draft.emit(CardGained(who=nemesis, card=card, kind=kind, leverage=printed), because)
    if kind != "bounty" and draft.table.how("card_leverage") != "off":
        leverage.gain_printed(
            draft, nemesis, f"card:{card}", "nemesis-gains-cards", 27, f"{nemesis} gains {a(spoken(kind))}"
        )


def _discard(draft: Draft, nemesis: str, effect: Effect) -> None:
    assert effect.lose_card
    kind = effect.lose_card.kind
    cards = [card for card in draft.table.competitor(nemesis).cards if card.kind == kind]
    if cards:
        draft.emit(
            CardLost(who=nemesis, card=cards[-1].id),
            Because(rule="nemesis-loses-what-it-can", page=27, text=f"{nemesis} loses {a(spoken(kind))}"),
        )
    else:
        draft.say("nemesis-loses-what-it-can", f"{nemesis} has no {spoken(kind)} to lose", 27)


def _hand_over(draft: Draft, nemesis: str, effect: Effect, by: str | None, choice: StepChoice) -> None:
    """A player gets a card of the nemesis, which keeps the leverage; R7 says whether the player gains it."""
    assert effect.give_card
    kind = effect.give_card.kind
    cards = [card for card in draft.table.competitor(nemesis).cards if card.kind == kind]
    if not cards or by is None:
        nobody = f"{nemesis} has no {spoken(kind)}" if not cards else "no player was named"
        draft.say("remove-a-threat", f"{nobody}: no card changes hands", 26)
        return
    card = cards[min(choice.amount or 1, len(cards)) - 1]
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
