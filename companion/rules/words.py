"""Words of a question or an entry as the index knows them: folded, stemmed, with the small words left out."""

import re
import tomllib
from functools import cache
from importlib.resources import files

from lunr.stemmer import PorterStemmer

_SIGNS = re.compile(r"[a-z0-9]+")
_stemmer = PorterStemmer()

WORDING = tomllib.loads(files("companion.rules").joinpath("wording.toml").read_text(encoding="utf-8"))
SMALL = frozenset(WORDING["small"].split())

# One spelling of what is written in two ways.
_SPELLED = {
    "colour": "color", "colours": "colors", "honour": "honor", "honours": "honors", "armour": "armor",
    "artefact": "artifact", "artefacts": "artifacts", "nemeses": "nemesis", "ties": "tie", "tied": "tie", "dice": "die",
    "0": "zero", "1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
    "8": "eight", "9": "nine", "10": "ten", "1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth",
    "5th": "fifth", "6th": "sixth",
}  # fmt: skip


_SIGN_NAMES = (("’", ""), ("'", ""), ("co-op", "coop"), (" : ", " colon "), ("→", " arrow "))


def folded(text: str) -> str:
    """Lower case, without apostrophes: `Smugglers' Lair` and `smugglers lair` are one. Signs of the game get names."""
    text = text.casefold()
    for sign, name in _SIGN_NAMES:
        text = text.replace(sign, name)
    return text


def words(text: str) -> list[str]:
    """The words as they are written, in order."""
    return [_SPELLED.get(word, word) for word in _SIGNS.findall(folded(text))]


@cache
def stem(word: str) -> str:
    """The part that a word shares with its other forms: `regions` and `region`, `controlling` and `control`."""
    return str(_stemmer.stem(word)) if len(word) > 2 else word


def stems(text: str) -> list[str]:
    """The stems of the words that carry meaning."""
    return [stem(word) for word in words(text) if word not in SMALL]
