"""Backups that are handed to the device as a file."""

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from companion.backup import file_name
from companion.desk import Desk
from companion.shelf import ShelfFault
from screens.background import in_background
from screens.backups.words import day_in_names
from screens.handed import LARGE, offered

Say = Callable[[str], None]

LOOKED_AT = 0.1
"""Seconds from one look at how far the packing is to the next."""


def use_files() -> ft.FilePicker:
    """What saves files on this device: made once, as long as the component is there."""
    files: Any = ft.use_ref(None)
    if files.current is None:
        files.current = ft.FilePicker()
    picker: ft.FilePicker = files.current
    return picker


async def save_everything(desk: Desk, files: ft.FilePicker, say: Say, progress: Callable[[int, int], None]) -> None:
    """Packs everything, says how far that is, and hands it over."""
    far = [(0, 0)]

    def note(done: int, of: int) -> None:
        far[0] = (done, of)

    packing = asyncio.create_task(in_background(desk.archive, None, note))
    while not packing.done():
        progress(*far[0])
        await asyncio.wait({packing}, timeout=LOOKED_AT)
    await _hand_over(files, file_name(day_in_names(desk.time())), packing.result, say)


async def save_game(desk: Desk, game_id: str, title: str, files: ft.FilePicker, say: Say) -> None:
    """One game as it is on the desk where it could not be kept, else as it is on the shelf."""
    name = file_name(day_in_names(desk.time()), title)
    if game_id in desk.unkept:
        await save_copy(desk, (game_id,), title, files, say)
    else:
        packing = asyncio.create_task(in_background(desk.archive, game_id))
        await asyncio.wait({packing})
        await _hand_over(files, name, packing.result, say)


async def save_copy(desk: Desk, game_ids: tuple[str, ...], title: str, files: ft.FilePicker, say: Say) -> None:
    """Games as they are in memory: for when nothing can be kept."""
    name = file_name(day_in_names(desk.time()), title)
    await _hand_over(files, name, lambda: desk.copy_of(game_ids), say)


async def _hand_over(files: ft.FilePicker, name: str, content: Callable[[], bytes], say: Say) -> None:
    try:
        held = content()
        # Where there is no server, nothing goes by a connection.
        if len(held) > LARGE and not ft.context.page.pyodide:
            # The page fetches what is meant; what is given here is not looked at.
            await files.save_file(file_name=offered(name, held), src_bytes=b"-")
        else:
            await files.save_file(file_name=name, src_bytes=held)
    except ShelfFault as fault:
        say(f"No copy could be saved: {fault}")
    except Exception as fault:
        say(f"This browser could not keep the file ({fault}).")
    else:
        say(f"{name} is where your browser keeps what it downloads.")
