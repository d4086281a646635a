"""Cards that are entered in the middle of a game, in words only: the library keeps them, to be completed later."""

from companion.vestige.box.cards import EndgameCard
from companion.vestige.box.ids import fresh_id
from companion.vestige.box.nemesis import ThreatCard
from companion.vestige.library import Library, made


def condition_in_words(library: Library, name: str, words: str) -> EndgameCard | None:
    """An endgame condition with what it says. One that is known already keeps what is known of it, words included.

    None where there are no words, or none that a card can hold: the name alone is enough to play on.
    """
    known = library.known("condition", name)
    if isinstance(known, EndgameCard) and (known.words or not words.strip()):
        return known
    if not words.strip():
        return None
    before = known.model_dump() if known else {"kind": "condition", "id": fresh_id(library.cards, name), "name": name}
    card = made({**before, "words": words})
    return card if isinstance(card, EndgameCard) else None


def threat_in_words(name: str, words: str, removal: str) -> ThreatCard | None:
    """A threat with what it does and what removes it, as far as either was written down; None without either."""
    told = {"words": words, "removal": removal}
    given = {field: text for field, text in told.items() if text.strip()}
    # A threat alone is no card of the library: the sheet of a nemesis says whether it fits.
    sheet = made({"kind": "nemesis", "id": "sheet", "name": name, "threats": [{"name": name, **given}]})
    return sheet.threats[0] if given and sheet is not None and sheet.kind == "nemesis" else None
