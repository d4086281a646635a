"""Share or export: all the ways in which a game leaves the app, each with a word on what it is for."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.exports import Form, app_link, day, given_out, told
from companion.faults import BadInput
from companion.shelf import ShelfFault
from screens import buttons, frame, theme
from screens.background import in_background
from screens.backups.saving import save_game
from screens.ending.look import Look
from screens.ending.picture import Picture
from screens.export.way import at_once, way
from screens.guard import component
from screens.rules.word import explained
from screens.share.discretion import NOT_YET, may_keep_whole

COPIED = "Copied, to be pasted anywhere; the share sheet opens where the browser has one."
SENT = "BG Stats asks there which game and players are meant. Did nothing open? Save the file instead."


@component
def ShareOrExport(
    desk: Desk,
    game_id: str,
    look: Look | None,
    say: Callable[[str], None],
    on_close: Callable[[], Any],
    begins: str = "all",
) -> ft.Control:
    """The content of a sheet. A game that goes on can be shared as text and kept to be played again.

    It `begins` with all ways, or with the picture, in the `look` of the game; None for a game that cannot be
    opened. What the browser itself does (sharing, opening another app) it does
    within the tap, or some browsers do nothing.
    """
    pictured, set_pictured = ft.use_state(begins == "picture")
    told_off, set_told_off = ft.use_state(())
    checking, set_checking = ft.use_state(False)
    busy: Any = ft.use_ref(False)
    files: Any = ft.use_ref(None)
    if files.current is None:
        files.current = ft.FilePicker()
    once = buttons.use_once()
    try:
        game = desk.game(game_id)
        words = told(game)
        link = app_link(game) if game.table.score else ""
    except (ShelfFault, BadInput) as fault:
        return frame.fault(str(fault))
    if pictured and game.table.score and look:
        return ft.Column(
            tight=True,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row([buttons.quiet("More ways", lambda: set_pictured(False), icon=ft.Icons.ARROW_BACK)]),
                Picture(game=game, day=day(game), look=look, say=say, key="picture"),
            ],
        )

    def done(sentence: str) -> None:
        on_close()
        say(sentence)

    async def save(form: Form) -> None:
        if busy.current:
            return
        busy.current = True
        set_checking(form == "play")
        try:
            # A long evening takes a while to be played again; everybody else's taps must not wait for it.
            given = await in_background(given_out, game, form) if form == "play" else given_out(game, form)
            await files.current.save_file(file_name=given.name, src_bytes=given.content)
        except Exception as fault:
            set_told_off((f"This browser could not keep the file ({fault}). Share the text instead.",))
            return
        finally:
            busy.current = False
            set_checking(False)
        if given.notes:
            set_told_off((f"{given.name} is saved, but it is not the whole game:", *given.notes))
        else:
            done(f"{given.name} is where your browser keeps what it downloads.")

    def saving(form: Form) -> buttons.Action:
        async def handler() -> None:
            await save(form)

        return handler

    async def back_up() -> None:
        await save_game(desk, game_id, game.rules.titled(game.table), files.current, done)

    over = bool(game.table.score)
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            theme.heading("Share or export", level=1),
            theme.small(game.rules.titled(game.table)),
            *([theme.small("The game is played again, to see that nothing is lost ...")] if checking else []),
            *map(frame.fault, told_off),
            _group(
                "Tell others", _told_to_others(words, game.rules.title, over, once(lambda: set_pictured(True)), done)
            ),
            *([_group("Play log", _in_a_play_log(link, saving, done))] if over else []),
            _group("Files", _as_files(over, may_keep_whole(desk, game_id), game.rules.secrets, saving, back_up)),
        ],
    )


Done = Callable[[str], None]
Saving = Callable[[Form], buttons.Action]


def _told_to_others(words: str, title: str, over: bool, picture: buttons.Action, done: Done) -> list[ft.Control]:
    what = "The result in a few lines" if over else "Where the game stands"
    return [
        at_once(
            "Share as text",
            f"{what}, for a chat or a mail.",
            ft.Icons.SHARE_OUTLINED,
            # Copied as well: not every browser has a place to share to, and none says so.
            [ft.CopyToClipboard(words), ft.ShareText(words, title=title)],
            lambda: done(COPIED),
        ),
        *(
            [way("Share as picture", "The verdict and where the points came from.", ft.Icons.IMAGE_OUTLINED, picture)]
            if over
            else []
        ),
        at_once(
            "Copy as text",
            "The same lines, to be pasted.",
            ft.Icons.COPY_OUTLINED,
            ft.CopyToClipboard(words),
            lambda: done("Copied."),
        ),
    ]


def _in_a_play_log(link: str, saving: Saving, done: Done) -> list[ft.Control]:
    return [
        at_once(
            "Send to BG Stats",
            "Opens that app, if it is on this device.",
            ft.Icons.SEND_TO_MOBILE,
            # In this window: another would stay behind, empty, once the app has opened.
            ft.OpenUrl(link, target=ft.UrlTarget.TOP),
            lambda: done(SENT),
        ),
        way(
            "Save for BG Stats",
            "A play file, to be opened on the device that has the app.",
            ft.Icons.CASINO_OUTLINED,
            saving("bgsplay"),
        ),
    ]


def _as_files(over: bool, whole: bool, secrets: str, saving: Saving, back_up: buttons.Action) -> list[ft.Control]:
    table = way(
        "Save as a table",
        "CSV with every line of the scoring, for a spreadsheet.",
        ft.Icons.TABLE_ROWS_OUTLINED,
        saving("csv"),
    )
    if not whole:
        return [*([table] if over else []), explained(theme.body(NOT_YET), secrets)]
    return [
        *([table] if over else []),
        way(
            "Save to be played again",
            "JSON with set-up and moves: for scripts, or to report a fault.",
            ft.Icons.DATA_OBJECT,
            saving("play"),
        ),
        way(
            "Backup of this game",
            "One file with every entry, to be restored in Tableside.",
            ft.Icons.INVENTORY_2_OUTLINED,
            back_up,
        ),
    ]


def _group(title: str, ways: list[ft.Control]) -> ft.Control:
    return ft.Column(
        key=title,
        tight=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[ft.Container(padding=ft.Padding.only(top=theme.GAP, bottom=4), content=theme.small(title)), *ways],
    )
