"""An opened card: what is usually done with it first, then everything else that can happen to it."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.blocks import Attribute
from companion.vestige.box.browsing import gist
from companion.vestige.cards import JOB_KINDS, JobKind, spoken
from companion.vestige.commands import Activate, MarkUsed, PickUpJob, TuckCard
from companion.vestige.dashboard import usual_gains
from companion.vestige.glossary import entry_of_card
from companion.vestige.jobs import augmentable, idle, usual
from companion.vestige.piles import called
from companion.vestige.table import Card, Competitor, Table
from companion.vestige.tableau import is_worker
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import explained, held
from screens.sitting import Sitting
from screens.vestige.tableau.described import Described
from screens.vestige.tableau.gains import Gains
from screens.vestige.tableau.handing import Handing
from screens.vestige.tableau.job import Job
from screens.vestige.tableau.losing import Losing
from screens.vestige.tableau.place import PlaceEditor

Once = Callable[[buttons.Action], buttons.Action]


@component
def Opened(sitting: Sitting, who: str, card_id: int, close: Callable[[], Any]) -> ft.Control:
    """What one card says and what can be done with it. `close` closes it when it is gone or done with."""
    asking, set_asking = ft.use_state("")
    once = buttons.use_once()
    table: Table = sitting.table
    competitor = table.competitor(who)
    card = competitor.card(card_id)
    if card is None:
        return ft.Container()

    def ask(what: str) -> Callable[[], None]:
        return lambda: set_asking(lambda before: "" if before == what else what)

    def stop() -> None:
        set_asking("")

    return ft.Container(
        padding=ft.Padding.only(left=12, right=12, top=8, bottom=12),
        content=ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                *([theme.small(says)] if (says := gist(card.printed)) else []),
                *_first(sitting, table, competitor, card, close, once),
                *_more(table, competitor, card, asking, ask, once, sitting),
                *_asked(sitting, who, card, asking, stop, close),
            ],
        ),
    )


def _first(
    sitting: Sitting, table: Table, competitor: Competitor, card: Card, close: Callable[[], Any], once: Once
) -> list[Any]:
    """What a card of this kind is there for."""
    who, everything = competitor.name, table.depth == "everything"
    if not competitor.human:
        return []
    if card.job:
        return [Job(sitting=sitting, who=who, card_id=card.id, close=close, key="job")]
    parts: list[Any] = []
    if is_worker(card):
        parts += [_activation(sitting, who, card, once)] if everything else []
        parts += _jobs(sitting, table, who, card, once)
    if card.kind == "augmentation":
        parts.append(_attachment(sitting, table, competitor, card, once))
    if everything and (is_worker(card) or card.kind == "artifact"):
        title = "charges" if card.kind == "artifact" else "blocks on it"
        rule = "charges" if card.kind == "artifact" else "blocks"
        parts.append(
            PlaceEditor(
                sitting=sitting, who=who, place=f"card:{card.id}", title=title, rule=rule, done=_nothing, key="blocks"
            )
        )
    return parts


def _nothing() -> None:
    """The count of blocks stays in sight when it was committed."""


def _activation(sitting: Sitting, who: str, card: Card, once: Once) -> ft.Control:
    """What it usually gives, each one tap: a chop bot gives one of three (p. 11, 18)."""

    def activate(gains: dict[Attribute, int]) -> None:
        sitting.dispatch(Activate(who=who, card=card.id, attributes=gains))

    choices = usual_gains(card)
    return _wrapped(
        [
            held(
                (buttons.primary if len(choices) == 1 else buttons.tonal)(
                    f"Activate: {_gain_words(gains)}", once(partial(activate, gains)), icon=ft.Icons.BOLT
                ),
                "activate",
            )
            for gains in choices
        ]
    )


def _gain_words(gains: dict[Attribute, int]) -> str:
    return ", ".join(f"{count} {attribute}" for attribute, count in gains.items()) or "nothing"


def _jobs(sitting: Sitting, table: Table, who: str, card: Card, once: Once) -> list[ft.Control]:
    """One tap puts a job under this contact or bot, if it is on none: what it usually does stands out."""
    if not any(card.id == free.id for free in idle(table, who, "artifact")):
        return []

    def pick_up(kind: JobKind) -> None:
        sitting.dispatch(PickUpJob(who=who, kind=kind, on=card.id))

    return [
        explained(theme.small("Picks up a job:"), "pick-up-a-job"),
        _wrapped(
            [
                held(
                    (buttons.tonal if usual(card, kind) else buttons.quiet)(
                        spoken(kind), once(partial(pick_up, kind)), label=f"{who} picks up: {spoken(kind)} job"
                    ),
                    entry_of_card(kind),
                )
                for kind in JOB_KINDS
            ]
        ),
    ]


def _attachment(sitting: Sitting, table: Table, competitor: Competitor, card: Card, once: Once) -> ft.Control:
    """Onto which contact it goes; off it only beside the Chop Shop (p. 23)."""
    names = called(competitor)

    def tuck(under: int | None) -> None:
        sitting.dispatch(TuckCard(who=competitor.name, card=card.id, under=under))

    onto = [
        held(buttons.tonal(f"Onto {names[it.id]}", once(partial(tuck, it.id))), "attach-an-augmentation")
        for it in augmentable(table, competitor.name)
        if it.id != card.under
    ]
    off = held(buttons.quiet("Take it off, beside the Chop Shop", once(partial(tuck, None))), "remove-an-augmentation")
    nobody = explained(theme.small("There is no contact to put it on."), "attach-an-augmentation")
    return _wrapped([*onto, *([off] if card.under is not None else [])] or [nobody])


def _more(
    table: Table,
    competitor: Competitor,
    card: Card,
    asking: str,
    ask: Callable[[str], Callable[[], None]],
    once: Once,
    sitting: Sitting,
) -> list[ft.Control]:
    """Quiet buttons, each of which asks something below."""
    who, name = competitor.name, called(competitor)[card.id]
    others = [human.name for human in table.humans if human.name != who]
    used = card.id in table.done.used

    def mark() -> None:
        sitting.dispatch(MarkUsed(who=who, card=card.id, used=not used))

    entries = [
        ("gains", "Other gains", f"{name} gives something else", "activate"),
        ("describe", "Name and value", f"{name}: name and value", "printed-values"),
        ("hand", "Hand over", f"{name} is handed to another player", "card-transfer"),
        ("lose", "Lose it", f"{who} loses {name}", "lose-a-card"),
    ]
    offered = {
        "gains": competitor.human and table.depth == "everything" and is_worker(card),
        "describe": True,
        "hand": competitor.human and bool(others),
        "lose": True,
    }
    marking = held(
        buttons.quiet("Not used after all" if used else "Used this turn", once(mark), label=_marking(name, used)),
        "use-an-artifact",
    )
    once_a_turn = competitor.human and table.depth == "everything" and not card.job
    quiet = [
        held(buttons.quiet(words, once(ask(what)), label=_asking(label, what == asking)), rule)
        for what, words, label, rule in entries
        if offered[what]
    ]
    return [ft.Row([*quiet, *([marking] if once_a_turn else [])], wrap=True, spacing=0, run_spacing=0)]


def _asking(label: str, open_: bool) -> str:
    return f"{label}, open" if open_ else label


def _marking(name: str, used: bool) -> str:
    return f"{name} was not used in this turn after all" if used else f"{name} is used in this turn"


def _asked(
    sitting: Sitting, who: str, card: Card, asking: str, stop: Callable[[], Any], close: Callable[[], Any]
) -> list[Any]:
    match asking:
        case "gains":
            return [Gains(sitting=sitting, who=who, card_id=card.id, done=stop, key="gains")]
        case "describe":
            return [Described(sitting=sitting, who=who, card_id=card.id, done=stop, key="describe")]
        case "hand":
            return [Handing(sitting=sitting, who=who, card_id=card.id, done=close, key="hand")]
        case "lose":
            return [Losing(sitting=sitting, who=who, card_id=card.id, done=close, key="lose")]
        case _:
            return []


def _wrapped(controls: list[ft.Control]) -> ft.Control:
    return ft.Row(wrap=True, spacing=theme.GAP, run_spacing=4, controls=controls)
