"""What is typed on a card: names, and words in lines."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.box.editing import Path
from screens.fields import WordsField
from screens.guard import component
from screens.setup.typed import Typed
from screens.vestige.cards.editing import Editing


def name(editing: Editing, path: Path, label: str) -> Any:
    """A field for a name at a place of the card."""
    return Typed(label, str(editing.at(path, "")), editing.writer(path), key=f"name-{editing.key(path)}")


def words(editing: Editing, path: Path, label: str, usual: str = "") -> Any:
    """A field for words at a place of the card. The `usual` ones are shown pale: whoever types need not delete them."""
    now = str(editing.at(path, ""))
    key = f"words-{editing.key(path)}"
    return Words(label, "" if now == usual else now, editing.writer(path), usual, key=key)


@component
def Words(label: str, text: str, on_text: Callable[[str], Any], hint: str = "") -> Any:
    """A field that begins with `text` and is left alone from then on, however often the page is drawn."""
    initial, _ = ft.use_state(text)
    return WordsField(label, initial, on_text, hint or None)
