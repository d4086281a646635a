"""What is built from the corpus once and kept beside it, so that looking something up begins at once.

`make setup` builds it. Where it is missing, or older than what it was made of, everything is read and built anew
in memory: slower to begin, the same answers.
"""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from companion.rules.games import GAMES

FILE = "index.json"
MAKER = "entries.py"


def sources() -> Iterator[tuple[str, str]]:
    """The corpus' files as (name, text), game after game."""
    here = files("companion.rules")
    for game in GAMES:
        for file in sorted(here.joinpath(game).iterdir(), key=lambda it: it.name):
            if file.name.endswith(".toml"):
                yield f"{game}/{file.name}", file.read_text(encoding="utf-8")


def made_of() -> str:
    """What tells one state of the corpus, and of the code that reads it, from another."""
    digest = hashlib.sha256()
    here = files("companion.rules")
    for name in (MAKER, "index.py", "words.py", "wording.toml"):
        digest.update(here.joinpath(name).read_bytes())
    for name, text in sources():
        digest.update(f"{name}\n{text}\n".encode())
    return digest.hexdigest()


@cache
def kept() -> dict[str, Any] | None:
    """The kept file, None where it has to be built anew."""
    file = files("companion.rules").joinpath(FILE)
    if not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if not files("companion.rules").joinpath(MAKER).is_file():
        # Without its sources, as in the offline edition, nothing else can be built, and nothing has been changed.
        return found
    return found if found.get("made_of") == made_of() else None
