"""The player board: the loop as a ring, the vitality track, the tray, and everything that lies around it."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.forsaken.commands import Gain
from companion.forsaken.kinds import FACTION_NAMES, FACTIONS, INFAMY_LIMIT, RESOURCE_LIMIT
from companion.forsaken.kinds import Gain as GainName
from companion.forsaken.player import Player
from companion.forsaken.table import Table
from screens import buttons, marks, theme
from screens.forsaken.board.cards import Cards, Infamy
from screens.forsaken.board.counter import Counter, across
from screens.forsaken.board.factions import Factions
from screens.forsaken.board.kit import GearCards, Weapons, gear_count
from screens.forsaken.board.loop import LARGEST, Loop, lap
from screens.forsaken.board.pictures import Tray
from screens.forsaken.board.story import StoryPart, story_words
from screens.forsaken.board.vitality import Vitality
from screens.guard import component
from screens.live import use_live
from screens.rules.word import beside, question_mark
from screens.sitting import Sitting, use_kept
from screens.tiles import fold

_AROUND = 48
"""What a sheet leaves of the screen's width at its sides."""
_NARROW = 350
_RESOURCES: tuple[GainName, ...] = ("scrap", "particle")
_TOKENS: tuple[GainName, ...] = ("boosts", "visions", "transponders", "vp")


_ABOUT = {"weapons": "a weapon", "factions": "rep", "cards": "a status", "story": "a story"}
"""What the mark of a part is about, where its title alone does not say it."""


class Part(NamedTuple):
    """A part of the board that folds: its title, its entry, what it shows in short, and what it shows opened."""

    id: str
    title: str
    rule: str
    words: str
    content: Callable[[], Any]


@component
def PlayerBoard(sitting: Sitting, who: str, fill: str, waiting: Any, open_sheet: Callable[..., Any]) -> ft.Control:
    """`waiting` are this player's open prompts, drawn; `open_sheet` opens another sheet in the place of this one."""
    use_live(sitting)
    opened, change = use_kept(sitting.kept, f"board parts:{who}", ("gear", "story"))
    once = buttons.use_once()
    table: Table = sitting.table
    player = table.find(who)
    if player is None:
        # Somebody was renamed or left on another screen.
        return theme.body(f"{who} is not at this table any more.")

    def toggle(id: str) -> None:
        change(lambda now: tuple(it for it in now if it != id) if id in now else (*now, id))

    width = min(ft.context.page.width or LARGEST, 640) - _AROUND
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            _head(player, fill, open_sheet),
            *([waiting] if waiting is not None else []),
            Loop(
                who=who,
                shown=lap(player),
                fill=fill,
                width=width,
                on_space=once(lambda space: open_sheet("space", f"{space}:{who}")),
                on_legend=once(lambda: sitting.dispatch(Gain(who=who, gains={"legend": 1}))),
                on_read=lambda: open_sheet("character", who),
                key="loop",
            ),
            Vitality(sitting=sitting, who=who, open_sheet=open_sheet, titled=False, key="vitality"),
            theme.headed(
                beside(
                    theme.heading(f"Tray: {player.resources} of {RESOURCE_LIMIT}"), "forsaken-resources", "the tray"
                ),
                ft.Column(
                    spacing=theme.GAP,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    controls=[
                        Tray(scrap=player.holds("scrap"), particle=player.holds("particle"), key="tray"),
                        across([_counter(sitting, player, what, open_sheet) for what in (*_RESOURCES, *_TOKENS)]),
                    ],
                ),
            ),
            *[_part(part, part.id in opened, toggle) for part in _parts(sitting, player, open_sheet)],
        ],
    )


def _head(player: Player, fill: str, open_sheet: Callable[..., Any]) -> ft.Control:
    who = player.name
    plays = player.character or player.module
    klass = f" ({player.klass})" if player.klass else ""
    ways = [
        buttons.icon(ft.Icons.EDIT_OUTLINED, f"Read {who}'s board", lambda: open_sheet("character", who)),
        buttons.icon(
            ft.Icons.EXPOSURE, f"{who} gains or loses something", lambda: open_sheet("gain on the board", who)
        ),
        question_mark("forsaken-player-board", "the player board"),
    ]
    narrow = (ft.context.page.width or LARGEST) < _NARROW
    head = ft.Row(
        spacing=10,
        controls=[
            marks.badge(who, fill, True, 40),
            ft.Column(
                expand=True,
                tight=True,
                spacing=0,
                controls=[
                    theme.heading(f"{who}: {player.vp} VP", level=1),
                    theme.small(f"{plays}{klass}" if plays else "Character not said yet"),
                ],
            ),
            *([] if narrow else ways),
        ],
    )
    # Large text on a small screen needs the whole width.
    return ft.Column([head, ft.Row(ways)], tight=True, spacing=0) if narrow else head


def _counter(sitting: Sitting, player: Player, what: Any, open_sheet: Callable[..., Any]) -> Any:
    return Counter(
        sitting=sitting,
        who=player.name,
        what=what,
        count=player.holds(what),
        on_number=lambda: open_sheet("keypad on the board", f"{what}:{player.name}"),
        key=f"{what}",
    )


def _parts(sitting: Sitting, player: Player, open_sheet: Callable[..., Any]) -> tuple[Part, ...]:
    who = player.name
    rep = ", ".join(f"{FACTION_NAMES[it]} {player.rep(it)}" for it in FACTIONS if player.rep(it)) or "no rep"
    jobs = _counted(len(player.jobs), "job")
    weapon = player.equipped.title if player.equipped else "none equipped"
    mods = f", {_counted(len(player.mods), 'mod')}" if player.mods else ""
    return (
        Part("gear", "Gear", "forsaken-gear", gear_count(player),
             lambda: GearCards(sitting=sitting, player=player, open_sheet=open_sheet,
                               open_hand=sitting.may_look(who), key="gear")),
        Part("weapons", "Weapons", "forsaken-weapons", f"{weapon}{mods}",
             lambda: Weapons(player=player, open_sheet=open_sheet, key="weapons")),
        Part("factions", "Rep and jobs", "forsaken-reputation", f"{rep}; {jobs}",
             lambda: Factions(sitting=sitting, player=player, open_sheet=open_sheet, key="factions")),
        Part("cards", "Talents and statuses", "forsaken-status-cards", _counted(len(player.cards), "card"),
             lambda: Cards(sitting=sitting, player=player, open_sheet=open_sheet, key="cards")),
        Part("infamy", "Infamy", "forsaken-infamy", f"{player.infamy} of {INFAMY_LIMIT}",
             lambda: Infamy(sitting=sitting, who=who, count=player.infamy, key="infamy")),
        Part("story", "Story", "forsaken-story", story_words(player.story),
             lambda: StoryPart(sitting=sitting, player=player, open_sheet=open_sheet, key="story")),
    )  # fmt: skip


def _counted(count: int, word: str) -> str:
    """So many of something: `no jobs`, `1 job`, `2 jobs`."""
    return f"{count or 'no'} {word}{'' if count == 1 else 's'}"


def _part(part: Part, opened: bool, toggle: Callable[[str], Any]) -> ft.Control:
    return ft.Column(
        key=part.id,
        tight=True,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=0,
                controls=[
                    ft.Container(fold(part.title, part.words, opened, lambda: toggle(part.id)), expand=True),
                    question_mark(part.rule, _ABOUT.get(part.id, part.title.lower())),
                ],
            ),
            *([part.content()] if opened else []),
        ],
    )
