"""Open prompts as cards, each with its answers in place."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

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
from companion.vestige.prompts import Notice, Prompt, prompts
from screens import amounts, buttons, theme
from screens.guard import memo
from screens.rules.word import beside, explained, opener
from screens.sitting import Sitting, use_kept
from screens.typed import use_typed
from screens.vestige.table.in_words import library_at, new_condition, new_threat
from screens.vestige.table.offers import ThreatOffers
from screens.vestige.table.results import results

SEVERAL = 2
"""More notices than this fold up behind the first: they must not push the people off the screen."""

OpenSheet = Callable[..., Any]
Once = Callable[[buttons.Action], buttons.Action]


class Asked(NamedTuple):
    """An open prompt as the Table shows it: its key, unlike all others, and the threats it offers by name."""

    key: str
    prompt: Prompt
    known: tuple[str, ...] = ()


def asked(sitting: Sitting) -> tuple[Asked, ...]:
    """All open prompts. Two threats of one stack are two prompts with one key, so they are numbered."""
    seen: Counter[str] = Counter()
    found = []
    for prompt in prompts(sitting.table):
        seen[prompt.key] += 1
        found.append(Asked(f"{prompt.key}:{seen[prompt.key]}", prompt, _known(sitting, prompt)))
    return tuple(found)


def _known(sitting: Sitting, prompt: Prompt) -> tuple[str, ...]:
    if prompt.kind != "reveal_threat":
        return ()
    return known_threats(sitting.desk.library("vestige"), sitting.table, prompt.nemesis or "")


@memo
def Prompts(
    sitting: Sitting,
    open_prompts: tuple[Asked, ...],
    open_notices: tuple[Notice, ...],
    open_sheet: OpenSheet,
    all_shown: bool,
) -> ft.Control:
    """The first prompt with its answers, the others behind a line: most tables do them in this order."""
    chosen, choose = ft.use_state("")
    unfolded, unfold = ft.use_state(False)
    opened, open_up = ft.use_state(False)
    # Kept here, not in the card: the next prompt takes the place of the answered one, under the same finger.
    once = buttons.use_once()
    keys = [it.key for it in open_prompts]
    current = chosen if chosen in keys else next(iter(keys), "")
    others = [it for it in open_prompts if it.key != current]
    folds = len(open_notices) > SEVERAL and not all_shown
    noticed = open_notices[:1] if folds and not opened else open_notices
    listed = others if all_shown or unfolded else []
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *[_notice(notice) for notice in noticed],
            *([_all_notices(len(open_notices) - 1, opened, open_up)] if folds else []),
            *[
                PromptCard(
                    sitting=sitting,
                    prompt=it.prompt,
                    known=it.known,
                    open_sheet=open_sheet,
                    once=once,
                    key=it.key,
                )
                for it in open_prompts
                if it.key == current
            ],
            *([_more(len(others), unfolded, unfold)] if others and not all_shown else []),
            *[
                ft.TextButton(
                    key=f"line-{it.key}",
                    on_click=buttons.called(lambda key=it.key: choose(key)),
                    on_long_press=opener(it.prompt.rule),
                    style=ft.ButtonStyle(padding=14, alignment=ft.Alignment.CENTER_LEFT),
                    content=ft.Text(it.prompt.text, size=theme.BODY, color=ft.Colors.ON_SURFACE_VARIANT),
                )
                for it in listed
            ],
        ],
    )


def _notice(notice: Notice) -> ft.Control:
    return ft.Container(
        key=f"notice-{notice.text}",
        padding=ft.Padding.only(left=8),
        content=theme.group(
            beside(
                theme.small(notice.text, color=ft.Colors.ERROR),
                notice.rule,
                f"behind this notice: {notice.text.removesuffix('.')}",
                apart=True,
            )
        ),
    )


def _all_notices(others: int, opened: bool, open_up: Callable[[Callable[[bool], bool]], None]) -> ft.Control:
    words = "Only the first" if opened else f"{others} more look wrong"
    icon = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    return ft.Row([buttons.quiet(words, lambda: open_up(lambda before: not before), icon=icon)], key="all-notices")


def _more(count: int, unfolded: bool, unfold: Callable[[Callable[[bool], bool]], None]) -> ft.Control:
    words = "Fewer" if unfolded else f"{count} more to do"
    icon = ft.Icons.EXPAND_LESS if unfolded else ft.Icons.EXPAND_MORE
    return ft.Row([buttons.quiet(words, lambda: unfold(lambda before: not before), icon=icon)], key="more")


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
            action = _act("Reveal", once(reveal_condition), ft.Icons.VISIBILITY)
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
                    nemesis=nemesis,
                    known=known,
                    reveal=reveal_threat,
                    once=once,
                    label=f"{nemesis}: {{}}",
                    key="offers",
                ),
                typed.field("Another threat", lambda: reveal_threat(typed.name(sitting.say))),
                *new_threat(sitting, prompt.key, nemesis, typed, words, removal),
            ]
            action = _act("Reveal", once(lambda: reveal_threat(typed.name(sitting.say))), ft.Icons.VISIBILITY)
        case "draw_covert_op":
            command = DrawCovertOp(who=prompt.who or "", trigger=prompt.trigger or 0)
            action = _act("Drawn", once(lambda: sitting.dispatch(command)))
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
            action = _act("Do it", once(lambda: sitting.dispatch(accept)))
        case "looks_met":
            meet = MeetCondition(name=prompt.condition or "")
            action = _act("It is met", once(lambda: sitting.dispatch(meet)))
        case _:
            answers = results(sitting.table, prompt, open_sheet)
            action = _act("Done", once(leave_out))
    leave = {"proposal": "Leave it", "looks_met": "Not yet"}.get(prompt.kind, "Leave out")
    card = ft.Container(
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.only(left=ft.BorderSide(4, ft.Colors.PRIMARY)),
        padding=ft.Padding.only(left=14, right=8, top=8, bottom=8),
        content=ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(
                    explained(
                        ft.Text(prompt.text, size=theme.BODY, weight=ft.FontWeight.W_600),
                        entry_of_printed(prompt.of) if prompt.of else prompt.rule,
                    ),
                    prompt.rule,
                    "behind this prompt",
                    apart=True,
                ),
                *answers,
                ft.Row(
                    wrap=True,
                    alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                    controls=[
                        *([action] if action else []),
                        *(
                            [buttons.quiet(leave, once(leave_out), label=f"{leave}: {prompt.text}")]
                            if prompt.kind != "by_hand"
                            else []
                        ),
                    ],
                ),
            ],
        ),
    )
    return theme.group(card)


def _act(text: str, action: Callable[[], Any], icon: ft.IconData = ft.Icons.CHECK) -> ft.Control:
    return buttons.tonal(text, action, icon=icon)
