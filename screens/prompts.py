"""Open prompts as cards, each with its answers in place: one list for every game, which draws its own answers."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import flet as ft

from companion.prompt import Notice, Prompt
from screens import buttons, theme
from screens.guard import memo
from screens.rules.word import beside, explained, opener

SEVERAL = 2
"""More notices than this fold up behind the first: they must not push the people off the screen."""

OpenSheet = Callable[..., Any]
Once = Callable[[buttons.Action], buttons.Action]


class Asked(NamedTuple):
    """An open prompt as a page shows it: its key, unlike all others, and the names it offers.

    One that `waits` has its place on another page: here it is a line among the others until somebody chooses it.
    """

    key: str
    prompt: Any
    known: tuple[str, ...] = ()
    waits: bool = False


def numbered(
    prompts: Sequence[Prompt],
    known: Callable[[Any], tuple[str, ...]] = lambda prompt: (),
    waiting: Collection[str] = (),
) -> tuple[Asked, ...]:
    """The prompts with what is `known` for each; those of a kind in `waiting` wait.

    Two of them may have one key, so they are numbered.
    """
    seen: Counter[str] = Counter()
    found = []
    for prompt in prompts:
        seen[prompt.key] += 1
        key = f"{prompt.key}:{seen[prompt.key]}"
        found.append(Asked(key, prompt, known(prompt), prompt.kind in waiting))
    return tuple(found)


@memo
def Prompts(
    open_prompts: tuple[Asked, ...],
    open_notices: tuple[Notice, ...],
    card: Callable[[Asked, Once], Any],
    all_shown: bool,
) -> ft.Control:
    """The first prompt with its answers, the others behind a line: most tables do them in this order.

    `card` draws a prompt: the same function each time.
    """
    chosen, choose = ft.use_state("")
    unfolded, unfold = ft.use_state(False)
    opened, open_up = ft.use_state(False)
    # Kept here, not in the card: the next prompt takes the place of the answered one, under the same finger.
    once = buttons.use_once()
    keys = [it.key for it in open_prompts]
    current = chosen if chosen in keys else next((it.key for it in open_prompts if not it.waits), "")
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
            *[card(it, once) for it in open_prompts if it.key == current],
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


def prompt_card(
    prompt: Prompt,
    about: str,
    answers: Sequence[Any],
    action: ft.Control | None,
    leave: ft.Control | None,
) -> ft.Control:
    """What the table must do now: its words, its answers, what settles it and what leaves it out.

    `about` is the entry that a long press on the words opens; the question mark beside them opens the prompt's own.
    """
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
                    explained(ft.Text(prompt.text, size=theme.BODY, weight=ft.FontWeight.W_600), about),
                    prompt.rule,
                    "behind this prompt",
                    apart=True,
                ),
                *answers,
                ft.Row(
                    wrap=True,
                    alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                    controls=[it for it in (action, leave) if it is not None],
                ),
            ],
        ),
    )
    return theme.group(card)


def way_out(words: str, prompt: Prompt, action: Callable[[], Any]) -> ft.Control:
    """The way to go on without this prompt: `words` says how it is left."""
    return buttons.quiet(words, action, label=f"{words}: {prompt.text}")


def act(text: str, action: Callable[[], Any], icon: ft.IconData = ft.Icons.CHECK) -> ft.Control:
    """What settles a prompt."""
    return buttons.tonal(text, action, icon=icon)


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
