"""How the app is set, for all games."""

from collections.abc import Callable

import flet as ft

from companion.automation import How
from companion.catalogue import GAMES
from companion.desk import Desk
from companion.ruling import ruled
from companion.shelf import ShelfFault
from screens import buttons, frame, routes, theme, tiles
from screens.backups.words import kept_by_itself, made_at
from screens.guard import component
from screens.preferences import Preferences, automation_of_new_games, prefer, preferences
from screens.settings.rows import AutomationRow, RulingRow, of_a_game, section
from screens.sitting import use_desk

_THEMES = (("dark", "Dark"), ("light", "Light"), ("system", "As the device"))


@component
def Settings(desk: Desk, go: Callable[[str], None], why_it_sleeps: str = "") -> ft.Control:
    """Look, screen, what new games begin with, and the way to what the app remembers.

    `why_it_sleeps` says why this screen cannot be kept on, if so.
    """
    use_desk(desk, desk.settings)
    chosen = preferences(desk)

    def rule(ruling: str, option: str) -> None:
        prefer(desk, rulings={**preferences(desk).rulings, ruling: option})

    def automate(kind: str, how: How) -> None:
        prefer(desk, automation={**preferences(desk).automation, kind: how})

    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head("Settings", "Home", lambda: go(routes.HOME)),
            frame.middle(
                [
                    section(
                        "Look",
                        "",
                        ft.Row(
                            wrap=True,
                            spacing=theme.GAP,
                            run_spacing=theme.GAP,
                            controls=[
                                buttons.choice(word, chosen.theme == name, lambda name=name: prefer(desk, theme=name))
                                for name, word in _THEMES
                            ],
                        ),
                        tiles.tick(
                            "Keep the screen awake",
                            f"While a game is open. {why_it_sleeps}".strip(),
                            chosen.keep_awake,
                            lambda: prefer(desk, keep_awake=not preferences(desk).keep_awake),
                        ),
                    ),
                    section(
                        "Rulings",
                        "Where the rulebook is silent or disagrees with itself. Each new game begins with these.",
                        *_rulings(chosen, rule),
                        about=("ruling", "a ruling"),
                    ),
                    section(
                        "What the app does by itself",
                        "Each new game begins with these.",
                        *_automations(chosen, automate),
                        about=("automation", "an automation"),
                    ),
                    section(
                        "Library",
                        "Cards, tiles and the mat, as you read them off your copy. Every new game begins with it.",
                        ft.Row(
                            wrap=True,
                            controls=[
                                buttons.tonal(
                                    "Open the library", lambda: go(routes.LIBRARY), icon=ft.Icons.STYLE_OUTLINED
                                )
                            ],
                        ),
                        about=("library", "the library"),
                    ),
                    section(
                        "Backups",
                        kept_by_itself(desk.place),
                        theme.body(_last_backup(desk)),
                        ft.Row(
                            wrap=True,
                            controls=[
                                buttons.tonal("Backups", lambda: go(routes.BACKUPS), icon=ft.Icons.INVENTORY_2_OUTLINED)
                            ],
                        ),
                        about=("backup", "a backup"),
                    ),
                ],
                spacing=theme.PAD * 2,
            ),
        ],
    )


def _rulings(chosen: Preferences, rule: Callable[[str, str], None]) -> list[ft.Control]:
    return [
        of_a_game(
            game.title,
            [
                RulingRow(ruling=it, option=ruled(game.rulings, chosen.rulings, id), on_choose=rule, key=id)
                for id, it in game.rulings.items()
            ],
        )
        for game in GAMES.values()
    ]


def _automations(chosen: Preferences, automate: Callable[[str, How], None]) -> list[ft.Control]:
    parts = []
    for game in GAMES.values():
        hows = automation_of_new_games(chosen, game)
        rows = [
            AutomationRow(automation=id, does=does, how=hows.get(id, "on"), on_choose=automate, key=id)
            for id, does in game.automations.items()
        ]
        parts.append(of_a_game(game.title, rows))
    return parts


def _last_backup(desk: Desk) -> str:
    try:
        kept = desk.backups()
    except ShelfFault as fault:
        return str(fault)
    return f"The last one was made {made_at(kept[0].made, desk.time())}." if kept else "There is none yet."
