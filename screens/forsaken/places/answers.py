"""What is asked after a visit: spoils that were kept, the free card, the ruin card, the job."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import DismissPrompt, TakeFreeCard, TakeJob, TakeRuin, TakeSpoils
from companion.forsaken.factions import in_slot
from companion.forsaken.prompts.kinds import Prompt
from screens import buttons
from screens.forsaken.board.gain import gains_picker
from screens.forsaken.places.known import card_of, names
from screens.forsaken.places.parts import chips, signed
from screens.guard import memo
from screens.live import use_live
from screens.offers import NameOffers
from screens.prompts import Once, OpenSheet, act, prompt_card, way_out
from screens.sitting import Sitting, use_kept
from screens.typed import use_typed

Known = tuple[str, ...]
_CARDS = {
    "gear": ("Gear", "forsaken-gear"),
    "weapon": ("Weapon", "forsaken-weapons"),
    "talent": ("Talent", "forsaken-talents"),
    "data": ("Data", "forsaken-data"),
}


def leave(sitting: Sitting, prompt: Prompt, once: Once, words: str = "Leave out") -> ft.Control:
    """The way to go on without an answer."""
    return way_out(words, prompt, once(lambda: sitting.dispatch(DismissPrompt(prompt=prompt.key))))


def typed_or_none(text: str) -> str | None:
    """What was typed, or None where nothing was."""
    return " ".join(text.split()) or None


def _use_kind(sitting: Sitting, prompt: Prompt, kinds: tuple[str, ...]) -> tuple[str, ft.Control]:
    """A hook. The kind of card that was taken, and the keys that choose it."""
    kind, choose = use_kept(sitting.kept, f"kind:{prompt.key}", kinds[0])

    def pick(it: str) -> None:
        choose(lambda _: it)

    keys = chips(
        signed(it, _CARDS[it][0], f"It is a {it}", _CARDS[it][1], it == kind, partial(pick, it)) for it in kinds
    )
    return kind, keys


@memo
def Spoils(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Which of the two spoils was kept: its kind and its name."""
    use_live(sitting)
    kind, keys = _use_kind(sitting, prompt, ("gear", "weapon", "talent"))
    typed = use_typed(sitting, prompt.key)

    def take(name: str | None) -> None:
        command = TakeSpoils.model_validate({"who": prompt.who, "faction": prompt.faction, "kind": kind, "name": name})
        sitting.dispatch(command)

    return _named_card(sitting, prompt, once, typed, keys, names(sitting, kind), take, "Keep {}", "Kept")


@memo
def FreeCard(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Which card of the queue the winner takes."""
    use_live(sitting)
    kind, keys = _use_kind(sitting, prompt, ("gear", "weapon", "data"))
    typed = use_typed(sitting, prompt.key)

    def take(name: str | None) -> None:
        sitting.dispatch(TakeFreeCard.model_validate({"who": prompt.who, "kind": kind, "name": name}))

    return _named_card(sitting, prompt, once, typed, keys, names(sitting, kind), take, "Take {}", "Taken")


def _named_card(
    sitting: Sitting,
    prompt: Prompt,
    once: Once,
    typed: Any,
    keys: ft.Control,
    offered: tuple[str, ...],
    take: Callable[[str | None], Any],
    label: str,
    done: str,
) -> ft.Control:
    """The kind by a key; a known name is one tap, another is typed, none is as good."""

    def submit() -> None:
        take(typed_or_none(typed.held.text))

    return prompt_card(
        prompt,
        prompt.rule,
        [
            keys,
            NameOffers(typed=typed.held, known=offered, pick=take, once=once, label=label, key="offers"),
            typed.field("Its name (may stay empty)", submit),
        ],
        act(done, once(submit)),
        leave(sitting, prompt, once),
    )


@memo
def Ruin(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The ruin card: a known one brings what it gives along, another is put together by taps."""
    use_live(sitting)
    gains, change = use_kept(sitting.kept, f"gains:{prompt.key}", {})
    typed, words = use_typed(sitting, prompt.key), use_typed(sitting, f"words:{prompt.key}")
    more, set_more = use_kept(sitting.kept, f"more:{prompt.key}", False)

    def pick(name: str) -> None:
        card = card_of(sitting, "ruin", name)
        typed.put(name)
        if card is not None:
            change(lambda _: dict(card.gains))
            if card.words:
                words.put(card.words)
                set_more(lambda _: True)

    def take() -> None:
        command = TakeRuin(
            who=prompt.who or "",
            name=typed_or_none(typed.held.text),
            gains=gains,
            words=typed_or_none(words.held.text),
        )
        sitting.dispatch(command)

    return prompt_card(
        prompt,
        prompt.rule,
        [
            NameOffers(typed=typed.held, known=names(sitting, "ruin"), pick=pick, once=once, label="It is {}",
                       key="offers"),
            typed.field("Its name (may stay empty)", take),
            gains_picker(gains, change, title="Ruin"),
            words.words("What else it says") if more else _open("What else it says", set_more),
        ],
        act("That is it", once(take)),
        leave(sitting, prompt, once),
    )  # fmt: skip


@memo
def JobTaken(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The job that was drawn; where one lies in the slot already, it may stay."""
    use_live(sitting)
    typed, words = use_typed(sitting, prompt.key), use_typed(sitting, f"words:{prompt.key}")
    more, set_more = use_kept(sitting.kept, f"more:{prompt.key}", False)
    player = sitting.table.find(prompt.who or "")
    old = in_slot(player, prompt.faction) if player and prompt.faction else None

    def take(name: str | None, keeps_old: bool = False) -> None:
        card = card_of(sitting, "job", name)
        said = typed_or_none(words.held.text) or (card.words if card else None)
        command = TakeJob(who=prompt.who or "", faction=prompt.faction, name=name, words=said, keeps_old=keeps_old)
        sitting.dispatch(command)

    def submit() -> None:
        take(typed_or_none(typed.held.text))

    return prompt_card(
        prompt,
        prompt.rule,
        [
            NameOffers(typed=typed.held, known=names(sitting, "job"), pick=take, once=once, label="The job is {}",
                       key="offers"),
            typed.field("Name of the job (may stay empty)", submit),
            words.words("What it wants") if more else _open("What it wants", set_more),
            *([_keep(old.title, once(partial(take, None, True)))] if old else []),
        ],
        act(f"In place of {old.title}" if old else "Into the slot", once(submit)),
        leave(sitting, prompt, once, "No job"),
    )  # fmt: skip


def _keep(title: str, on_click: Callable[[], Any]) -> ft.Control:
    return ft.Row([buttons.tonal(f"Keep {title} instead", on_click, icon=ft.Icons.UNDO)], wrap=True)


def _open(words: str, set_more: Callable[[Callable[[Any], Any]], Any]) -> ft.Control:
    return ft.Row([buttons.quiet(words, lambda: set_more(lambda _: True), icon=ft.Icons.EDIT_NOTE)], wrap=True)


ANSWERS: dict[str, Any] = {"spoils": Spoils, "free_card": FreeCard, "ruin": Ruin, "job": JobTaken}
"""What draws the card of a prompt, by its kind."""
