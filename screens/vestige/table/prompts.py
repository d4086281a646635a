"""Open prompts as cards, each with its answers in place."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.box.in_words import condition_in_words, threat_in_words
from companion.vestige.commands import (
    AcceptProposal,
    DismissPrompt,
    DrawCovertOp,
    MeetCondition,
    ReadPrinted,
    RevealCondition,
    RevealThreat,
)
from companion.vestige.glossary import entry_of_printed
from companion.vestige.library import known_threats
from companion.vestige.prompts import Prompt, prompts
from screens import amounts, buttons
from screens.guard import memo
from screens.prompts import Asked, Once, act, numbered, prompt_card, way_out
from screens.sitting import Sitting, use_kept
from screens.typed import use_typed
from screens.vestige.table.in_words import library_at, new_condition, new_threat
from screens.vestige.table.offers import ThreatOffers
from screens.vestige.table.results import results

OpenSheet = Callable[..., Any]


def asked(sitting: Sitting) -> tuple[Asked, ...]:
    """All open prompts. Two threats of one stack are two prompts with one key; each offers the threats by name."""
    return numbered(prompts(sitting.table), lambda prompt: _known(sitting, prompt))


def _known(sitting: Sitting, prompt: Prompt) -> tuple[str, ...]:
    if prompt.kind != "reveal_threat":
        return ()
    return known_threats(sitting.desk.library("vestige"), sitting.table, prompt.nemesis or "")


def drawn(sitting: Sitting, open_sheet: OpenSheet) -> Callable[[Asked, Once], Any]:
    """What draws the card of a prompt on this page."""
    return lambda it, once: PromptCard(
        sitting=sitting, prompt=it.prompt, known=it.known, open_sheet=open_sheet, once=once, key=it.key
    )


@memo
def PromptCard(
    sitting: Sitting, prompt: Prompt, known: tuple[str, ...], open_sheet: OpenSheet, once: Once
) -> ft.Control:
    """What the table must do now. Left out at will: nothing here blocks anything.

    It is drawn again when its prompt or the `known` threats change, not with every tap elsewhere.
    """
    typed = use_typed(sitting, prompt.key)
    words, removal = use_typed(sitting, f"words of {prompt.key}"), use_typed(sitting, f"removal of {prompt.key}")
    met, set_met = use_kept(sitting.kept, f"met:{prompt.key}", False)

    def leave_out() -> None:
        sitting.dispatch(DismissPrompt(prompt=prompt.key))

    answers: list[ft.Control] = []
    action: ft.Control | None = None
    match prompt.kind:
        case "reveal_condition":

            def reveal_condition() -> None:
                if text := typed.name(sitting.say):
                    card = condition_in_words(library_at(sitting), text, words.held.text)
                    sitting.dispatch(RevealCondition(name=text, trigger=prompt.trigger, met=met, printed=card))

            answers = [
                typed.field("Name of the condition", reveal_condition),
                *new_condition(sitting, prompt.key, typed, words, once),
                ft.Row([buttons.choice("It is met already", met, lambda: set_met(lambda before: not before))]),
            ]
            action = act("Reveal", once(reveal_condition), ft.Icons.VISIBILITY)
        case "reveal_threat":

            def reveal_threat(text: str | None) -> None:
                if text is None:
                    return
                card = None if text in known else threat_in_words(text, words.held.text, removal.held.text)
                revealed = RevealThreat(nemesis=nemesis, name=text, trigger=prompt.trigger, printed=card)
                if sitting.dispatch(revealed):
                    # The next threat of the stack is asked for in this same card.
                    for one in (typed, words, removal):
                        one.clear()

            nemesis = prompt.nemesis or ""
            answers = [
                ThreatOffers(
                    typed=typed.held,
                    known=known,
                    reveal=reveal_threat,
                    once=once,
                    label=f"{nemesis}: {{}}",
                    key="offers",
                ),
                typed.field("Another threat", lambda: reveal_threat(typed.name(sitting.say))),
                *new_threat(sitting, prompt.key, nemesis, typed, words, removal),
            ]
            action = act("Reveal", once(lambda: reveal_threat(typed.name(sitting.say))), ft.Icons.VISIBILITY)
        case "draw_covert_op":
            command = DrawCovertOp(who=prompt.who or "", trigger=prompt.trigger or 0)
            action = act("Drawn", once(lambda: sitting.dispatch(command)))
        case "printed_value":
            of = prompt.of or ""
            answers = [
                amounts.printed_keys(
                    once(lambda value: sitting.dispatch(ReadPrinted(of=of, value=value))),
                    prompt.text,
                    lambda: open_sheet("printed", of),
                )
            ]
        case "proposal":
            accept = AcceptProposal(proposal=prompt.proposal or 0)
            action = act("Do it", once(lambda: sitting.dispatch(accept)))
        case "looks_met":
            meet = MeetCondition(name=prompt.condition or "")
            action = act("It is met", once(lambda: sitting.dispatch(meet)))
        case _:
            answers = results(sitting.table, prompt, open_sheet)
            action = act("Done", once(leave_out))
    leave = {"proposal": "Leave it", "looks_met": "Not yet"}.get(prompt.kind, "Leave out")
    about = entry_of_printed(prompt.of) if prompt.of else prompt.rule
    left = once(leave_out)
    return prompt_card(
        prompt,
        about,
        answers,
        action,
        way_out(leave, prompt, left) if prompt.kind != "by_hand" else None,
    )
