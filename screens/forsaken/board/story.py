"""A personal story: its chapter, the feats to tick, the vignette that follows."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.commands import CompleteFeat, FinishStory, ReadVignette
from companion.forsaken.player import Feat, Player, Story
from companion.forsaken.story import vignette_of
from screens import buttons, theme
from screens.forsaken.board.line import card_line
from screens.guard import memo
from screens.rules.word import beside, held
from screens.sitting import Sitting

CHAPTERS = 3
Once = Callable[[buttons.Action], buttons.Action]


@memo
def StoryPart(sitting: Sitting, player: Player, open_sheet: Callable[..., Any]) -> ft.Control:
    """Where the story stands, and the one thing that comes next in it."""
    once = buttons.use_once()
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            _chapters(player.name, player.story),
            *[_feat(sitting, player.name, feat, open_sheet, once) for feat in player.feats],
            *_next(sitting, player, open_sheet, once),
        ],
    )


def story_words(story: Story) -> str:
    """Where a story stands, in words."""
    name = f": {story.name}" if story.name else ""
    return f"Finished{name}" if story.finished else f"Chapter {story.chapter} of {CHAPTERS}{name}"


def _chapters(who: str, story: Story) -> ft.Control:
    """Three pips as large as a card's corner, those that are done filled."""
    pips = []
    for chapter in range(1, CHAPTERS + 1):
        done, here = chapter < story.chapter or story.finished, chapter == story.chapter and not story.finished
        pips.append(
            ft.Container(
                key=str(chapter),
                width=38,
                height=38,
                border_radius=19,
                alignment=ft.Alignment.CENTER,
                bgcolor=ft.Colors.PRIMARY if here else None,
                border=None if here else ft.Border.all(2, ft.Colors.OUTLINE),
                content=ft.Icon(ft.Icons.CHECK, size=18, color=ft.Colors.ON_SURFACE)
                if done
                else theme.number(str(chapter), size=theme.SMALL, color=ft.Colors.ON_PRIMARY if here else None),
            )
        )
    return ft.Semantics(
        label=f"{who}: {story_words(story)}",
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            spacing=8,
            wrap=True,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[*pips, *([theme.body(story.name)] if story.name else []),
                      *([theme.small(story.code)] if story.code else [])],
        ),
    )  # fmt: skip


def _feat(sitting: Sitting, who: str, feat: Feat, open_sheet: Callable[..., Any], once: Once) -> ft.Control:
    letter = f"Feat {feat.letter}" if feat.letter and feat.name else ""
    name = feat.title[:1].upper() + feat.title[1:]
    if feat.done:
        end: Any = ft.Icon(ft.Icons.CHECK_CIRCLE, color=ft.Colors.PRIMARY, semantics_label="done")
    else:
        end = held(
            buttons.tonal("Done", once(lambda: sitting.dispatch(CompleteFeat(who=who, feat=feat.id))),
                          icon=ft.Icons.CHECK, label=f"{who}: {feat.title} is done"),
            "forsaken-feats",
        )  # fmt: skip
    return card_line(
        "feat", name, letter, "forsaken-feats", f"{who}: {feat.title}{', done' if feat.done else ''}; name it",
        lambda: open_sheet("feat", f"{feat.id}:{who}"), end, key=f"feat-{feat.id}", faded=feat.done,
    )  # fmt: skip


def _next(sitting: Sitting, player: Player, open_sheet: Callable[..., Any], once: Once) -> list[ft.Control]:
    story, who, entry = player.story, player.name, vignette_of(player)
    if story.finished:
        return [theme.body("The story is at its end.")]
    found: list[ft.Control] = []
    if entry and not story.entry:
        found.append(_code(entry))
    if not story.entry:
        found.append(
            ft.Row(
                [held(buttons.tonal("Vignette read", once(lambda: sitting.dispatch(ReadVignette(who=who, entry=entry))),
                                    icon=ft.Icons.AUTO_STORIES, label=f"{who} has read the vignette"),
                      "forsaken-vignette")],
                wrap=True,
            )
        )  # fmt: skip
    if story.chapter < CHAPTERS:
        words = f"Begin chapter {story.chapter + 1}"
        found.append(
            ft.Row([buttons.quiet(words, lambda: open_sheet("chapter", who), icon=ft.Icons.ARROW_FORWARD,
                                  label=f"{who}: {words.lower()}")], wrap=True)
        )  # fmt: skip
    else:
        finish = once(lambda: sitting.dispatch(FinishStory(who=who)))
        found.append(
            ft.Row([held(buttons.quiet("The story is finished", finish, icon=ft.Icons.FLAG_OUTLINED,
                                       label=f"{who}'s story is finished"), "forsaken-game-end")], wrap=True)
        )  # fmt: skip
    return found


def _code(entry: str) -> ft.Control:
    """The entry to look up in the guide, large enough to be read while one leafs through it."""
    return beside(
        ft.Row(
            [theme.number(entry, size=theme.NUMBER, color=ft.Colors.PRIMARY, label=f"Read vignette {entry}"),
             theme.small("the vignette once its feats are done")],
            spacing=12,
            wrap=True,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        "forsaken-vignette",
        "the vignette",
    )  # fmt: skip
