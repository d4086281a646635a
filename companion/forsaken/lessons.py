"""What each event teaches the library: cards that somebody named or described, and what is printed on the box."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import events as e
from companion.forsaken.cards import AnyCard, CardSort
from companion.forsaken.fight import FightRolled
from companion.forsaken.library import Library
from companion.forsaken.player import Player
from companion.forsaken.shelves import CARD
from companion.forsaken.table import Table
from companion.library import fresh_id, kept


def read(
    library: Library, kind: CardSort, name: str | None, said: dict[str, Any] | None = None, printed: Any = None
) -> Library:
    """The library with what was read of a card, over what was known of it before. A card without a name stays with
    its game: the next time nobody could tell that it is the same."""
    name = name or (printed.name if printed else None)
    if name is None:
        return library
    known = library.known(kind, name) or CARD.validate_python({"kind": kind, "id": "", "name": name})
    blank = CARD.validate_python({"kind": kind, "id": "", "name": name})
    told = {field: value for field, value in dict(printed or ()).items() if field not in ("id", "kind", "name")}
    told |= {field: value for field, value in (said or {}).items() if value is not None}
    new = {
        field: _over(getattr(known, field), value) for field, value in told.items() if value != getattr(blank, field)
    }
    return _put(library, known.changed(new))


def _over(before: Any, now: Any) -> Any:
    """What was read now; of a row, such as a loop, what nobody has read now stays as it was known."""
    if isinstance(now, tuple) and isinstance(before, tuple) and len(now) == len(before):
        return tuple(old if new is None else new for old, new in zip(before, now, strict=True))
    return now


def _put(library: Library, card: AnyCard) -> Library:
    """The library with a card as it was seen on the table: what was a guess is none any more."""
    held = library.cards.get(card.id)
    if held is not None:
        return library if held.card == card else kept(library, card, "my_copy", held.pack)
    return kept(library, card.changed({"id": fresh_id(card.name, library.cards)}))


def _board(library: Library, event: e.CharacterDescribed | e.SpaceDescribed, table: Table) -> Library:
    player = table.find(event.who)
    if player is None or player.character is None:
        return library
    track = {"vitality": player.most, "green": player.green}
    legend = {"loop": player.loop, "lap_vp": player.lap_vp}
    said = {"klass": player.klass, "talent": player.talent, **track, **legend}
    return read(library, "character", player.character, said)


def _gear(library: Library, event: e.GearGained | e.GearDescribed, table: Table) -> Library:
    player = table.find(event.who)
    lying = player.find_gear(event.gear) if player else None
    return read(library, "gear", lying.name, printed=lying.printed) if lying else library


def _weapon(library: Library, event: e.WeaponGained | e.WeaponDescribed, table: Table) -> Library:
    player = table.find(event.who)
    lying = player.find_weapon(event.weapon) if player else None
    return read(library, "weapon", lying.name, printed=lying.printed) if lying else library


def _owned(library: Library, event: e.CardGained, table: Table) -> Library:
    return read(library, event.kind, event.name, {"words": event.words})


def _job(library: Library, event: e.JobTaken, table: Table) -> Library:
    return read(library, "job", event.name, {"words": event.words})


def _persona(library: Library, event: e.PersonaNamed, table: Table) -> Library:
    it = table.persona(event.faction)
    said = {"faction": it.faction, "letter": it.letter, "special": it.special, "path": it.path}
    return read(library, "persona", it.name, said)


def _bounty(library: Library, event: e.BountyRevealed | e.BountyDescribed, table: Table) -> Library:
    it = table.bounty
    return read(library, "bounty", it.name, {"landmark": it.landmark}, it.printed)


def _row_event(library: Library, event: e.EventRowJoined, table: Table) -> Library:
    return read(library, "encounter", event.name, {"event": event.words, "finale": event.finale})


def _fight(library: Library, event: e.FightFought, table: Table) -> Library:
    rolled = event.rolled
    if rolled.against != "enemy" or rolled.name is None:
        return library
    known = library.known("enemy", rolled.name)
    said = {"overwhelm": rolled.overwhelm} if known else _enemy(rolled)
    return read(library, "enemy", rolled.name, said)


def _enemy(rolled: FightRolled) -> dict[str, Any]:
    """What a first fight tells of an enemy. Its icons come on top of its dice only where those were entered."""
    it = rolled.other
    if it.dice is None:
        return {"overwhelm": rolled.overwhelm, "shields": it.shields}
    plain = sum(not die.advanced for die in it.dice)
    icons = {name: max(-9, min(getattr(it, name), 20)) for name in ("strength", "damage", "shields")}
    return {"overwhelm": rolled.overwhelm, "dice": plain, **icons}


def _chapter(library: Library, event: e.ChapterBegun, table: Table) -> Library:
    player = table.find(event.who)
    said = {"chapter": event.chapter, "whose": _whose(player)}
    return read(library, "story", event.name or event.code, said, event.printed)


def _vignette(library: Library, event: e.VignetteRead, table: Table) -> Library:
    player = table.find(event.who)
    if player is None or event.entry is None:
        return library
    name = player.story.name or player.story.code
    if player.module is None:
        return read(library, "story", name, {"vignette": event.entry})
    known = library.known("story", name) if name else None
    # Whoever plays a module reads the entry of their class.
    if known is None or player.klass is None:
        return library
    return read(library, "story", name, {"by_class": {**known.by_class, player.klass: event.entry}})


def _feat(library: Library, event: e.FeatGained | e.FeatNamed, table: Table) -> Library:
    player = table.find(event.who)
    active = player.find_feat(event.feat) if player else None
    letter = active.letter if active else None
    words = event.words if isinstance(event, e.FeatNamed) else None
    return read(library, "feat", event.name, {"letter": letter, "whose": _whose(player), "words": words})


def _whose(player: Player | None) -> str | None:
    """Whose stories and feats these are: the module's where one is played, else the character's."""
    return (player.module or player.character) if player else None


def _plot(library: Library, event: e.PlotDrawn | e.PlotDescribed, table: Table) -> Library:
    lying = next((card for card in table.plot.row if card.id == event.card), None)
    if lying is None:
        # A fifth card loses the game, and may not lie in the row any more.
        return read(library, "plot", event.name, printed=event.printed)
    return read(library, "plot", lying.name, printed=lying.printed)


def _rival(library: Library, event: e.RivalChosen, table: Table) -> Library:
    return read(library, "rival", event.name, {"pips": event.pips}, event.printed)


def _ability(library: Library, event: e.AbilityNamed, table: Table) -> Library:
    return read(library, "rival", table.rival.name if table.rival else None, {"ability": event.words})


def _card(library: Library, event: e.CardRead, table: Table) -> Library:
    return read(library, event.card.kind, event.card.name, printed=event.card)


def _tower(library: Library, event: e.TowerDescribed, table: Table) -> Library:
    return library.changed({"printed": library.printed.changed({"tower": event.tower})})


def _yard(library: Library, event: e.YardNamed, table: Table) -> Library:
    if not 1 <= event.yard <= len(library.printed.yards):
        return library
    yards = (*library.printed.yards[: event.yard - 1], event.name, *library.printed.yards[event.yard :])
    return library.changed({"printed": library.printed.changed({"yards": yards})})


LESSONS: dict[type, Callable[[Library, Any, Table], Library]] = {
    e.CharacterDescribed: _board,
    e.SpaceDescribed: _board,
    e.GearGained: _gear,
    e.GearDescribed: _gear,
    e.WeaponGained: _weapon,
    e.WeaponDescribed: _weapon,
    e.CardGained: _owned,
    e.CardRead: _card,
    e.JobTaken: _job,
    e.PersonaNamed: _persona,
    e.BountyRevealed: _bounty,
    e.BountyDescribed: _bounty,
    e.EventRowJoined: _row_event,
    e.FightFought: _fight,
    e.ChapterBegun: _chapter,
    e.VignetteRead: _vignette,
    e.FeatGained: _feat,
    e.FeatNamed: _feat,
    e.PlotDrawn: _plot,
    e.PlotDescribed: _plot,
    e.RivalChosen: _rival,
    e.AbilityNamed: _ability,
    e.TowerDescribed: _tower,
    e.YardNamed: _yard,
}
"""What an event teaches, by its kind; all others teach nothing."""
