"""Text of people and of files as plain text: without signs that nobody sees, or that turn the others around.

Such signs make a name look like another one, or a sentence say what it does not. What is typed at the table loses
them without a word (`cleaned`); a file that has them is refused with the place (`unseen`).
"""

import re
import unicodedata
from typing import Any

# Controls, halves of letters, and marks and overrides of direction. Then what is drawn as nothing at all: soft
# hyphen, joiner of graphemes, fillers of Hangul and Khmer, blanks without width, tags and what is reserved for such.
_UNSEEN = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\u061c\u200e\u200f\u202a-\u202e"
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e0fff]"
)
_LINE_END = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")

# The flags of England, Scotland and Wales: a black flag and letters that are not drawn themselves.
_FLAG = "|".join(
    "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in land) + "\U000e007f"
    for land in ("gbeng", "gbsct", "gbwls")
)
# Signs that are drawn only by what stands around them: joiners, and those that choose how a sign looks.
_CHOOSING = re.compile(f"({_FLAG})|[\u200c\u200d\ufe00-\ufe0f\u180b-\u180d\u180f\U000e0020-\U000e007f]")
_EMOJI = re.compile("[\u203c\u2049\u3030\U0001f000-\U0001faff]")
_SKIN = re.compile("[\U0001f3fb-\U0001f3ff]")
# Scripts whose letters join: Arabic and its like, those of India and beyond, Mongolian.
_JOINING = re.compile(
    "[\u0600-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u18af\u1b00-\u1b7f\ua8e0-\ua8ff\ua980-\ua9df\uaa60-\uaa7f"
    "\ufb50-\ufdff\ufe70-\ufefc]"
)
_MONGOLIAN = re.compile("[\u1820-\u18aa]")
_VIRAMA = 9


def cleaned(value: Any) -> Any:
    """The same JSON-like data, with every text in it as plain text, the names of fields included. Lines stay.

    Raises ValueError where two names of one object differ in nothing that can be seen.
    """
    whole: list[Any] = [value]
    # Not by recursion: what comes from outside may be deeper than the stack.
    open: list[tuple[Any, Any]] = [(whole, 0)]
    while open:
        holder, at = open.pop()
        part = holder[at]
        if isinstance(part, str):
            holder[at] = plain_lines(part)
        elif isinstance(part, dict):
            holder[at] = renamed = {plain_lines(name): held for name, held in part.items()}
            if len(renamed) < len(part):
                raise ValueError("has two names that differ only in signs that nobody can see; rename one of them")
            open.extend((renamed, name) for name in renamed)
        elif isinstance(part, list | tuple):
            holder[at] = copied = list(part)
            open.extend((copied, place) for place in range(len(copied)))
    return whole[0]


def plain_lines(text: str) -> str:
    """The text without what nobody sees. Every end of a line is the usual one, and a tab is a blank."""
    if text.isascii() and text.isprintable():
        return text
    text = _LINE_END.sub("\n", _UNSEEN.sub("", text)).replace("\t", " ")
    return _chosen(text) if _CHOOSING.search(text) else text


def plain_line(text: str) -> str:
    """The same on one line, as a name is."""
    return plain_lines(text).replace("\n", " ")


def unseen(text: str, lines: bool = False) -> str | None:
    """The first sign in the text that is no plain text; None if it is all plain. Ends of lines are fine in `lines`."""
    plain = plain_lines(text) if lines else plain_line(text)
    if plain == text:
        return None
    return next((sign for sign, kept in zip(text, plain, strict=False) if sign != kept), text[len(plain) :][:1])


def _chosen(text: str) -> str:
    """The text without joiners and choosers that change nothing where they stand."""
    kept: list[str] = []
    at = 0
    for found in _CHOOSING.finditer(text):
        kept.append(text[at : found.start()])
        at = found.end()
        # What was left out before is no neighbour.
        before = next((piece[-1] for piece in reversed(kept) if piece), "")
        if found[1] or _changes(found[0], before, text[at : at + 1]):
            kept.append(found[0])
    return "".join((*kept, text[at:]))


def _changes(sign: str, before: str, after: str) -> bool:
    """Whether a sign that is not drawn itself changes how its neighbours are."""
    if not before:
        return False
    if sign in "\u200c\u200d":
        if unicodedata.combining(before) == _VIRAMA or (_JOINING.match(before) and _JOINING.match(after)):
            return True
        return sign == "\u200d" and (before == "\ufe0f" or _is_emoji(before)) and _is_emoji(after)
    if sign in "\ufe0e\ufe0f":
        return (_is_emoji(before) and not _SKIN.match(before)) or (before in "0123456789#*" and after == "\u20e3")
    return sign in "\u180b\u180c\u180d\u180f" and bool(_MONGOLIAN.match(before))


def _is_emoji(sign: str) -> bool:
    return bool(sign) and (unicodedata.category(sign) in ("So", "Sm") or bool(_EMOJI.match(sign)))
