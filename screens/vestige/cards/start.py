"""The way to the editor of a card: one that is there already, one half written, or a new one."""

from companion.desk import Desk
from companion.vestige.box.browsing import TILES
from companion.vestige.box.cards import Kind
from companion.vestige.box.editing import blank
from companion.vestige.box.ids import fresh_id
from companion.vestige.library import library_of, tile_card


def start_card(desk: Desk, kind: Kind, name: str) -> str:
    """The id under which the editor finds the card: one that is there already, one half written, else a new draft."""
    library = library_of(desk.library("vestige"))
    known = tile_card(library, f"{kind}:{name}") if kind in TILES else library.known(kind, name)
    if known is not None:
        return str(known.id)
    draft = blank(library, kind, name)
    others = {key.removeprefix("card:"): it for key, it in desk.drafts.items() if key.startswith("card:")}
    same = ("kind", "name", "mastery", "space")
    for id, other in others.items():
        if isinstance(other, dict) and all(other.get(field) == draft.get(field) for field in same):
            return id
    if draft["id"] in others:
        draft["id"] = fresh_id({*library.cards, *others}, name or kind)
    desk.drafts[f"card:{draft['id']}"] = draft
    return str(draft["id"])
