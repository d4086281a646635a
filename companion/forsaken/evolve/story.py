"""What happened in personal stories, applied to the table."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import events as happened
from companion.forsaken.evolve.root import evolve
from companion.forsaken.player import Feat, Player, Story
from companion.forsaken.table import Table


def _story(table: Table, who: str, changes: dict[str, Any]) -> Table:
    return table.with_player(who, lambda it: {"story": it.story.changed(changes)})


def _feat(table: Table, who: str, id: int, change: Callable[[Feat], dict[str, Any]]) -> Table:
    return table.with_player(
        who,
        lambda it: {"feats": tuple(feat.changed(change(feat)) if feat.id == id else feat for feat in it.feats)},
    )


@evolve.register
def _(event: happened.ChapterBegun, table: Table) -> Table:
    def begun(player: Player) -> dict[str, Any]:
        before = player.story
        if before.chapter == event.chapter:
            # The story card that lies there already was read.
            read = {"code": event.code, "name": event.name, "printed": event.printed}
            return {"story": before.changed({field: value for field, value in read.items() if value is not None})}
        story = Story(chapter=event.chapter, code=event.code, name=event.name, printed=event.printed)
        return {"story": story, "feats": (), "archived": player.archived + 1 + len(player.feats)}

    return table.with_player(event.who, begun)


@evolve.register
def _(event: happened.ChapterSet, table: Table) -> Table:
    return _story(table, event.who, {"chapter": event.to})


@evolve.register
def _(event: happened.FeatGained, table: Table) -> Table:
    feat = Feat(id=event.feat, letter=event.letter, name=event.name)
    return table.with_player(event.who, lambda it: {"feats": (*it.feats, feat)}).allotted(feat.id)


@evolve.register
def _(event: happened.FeatNamed, table: Table) -> Table:
    return _feat(table, event.who, event.feat, lambda feat: {"name": event.name})


@evolve.register
def _(event: happened.FeatCompleted, table: Table) -> Table:
    return _feat(table, event.who, event.feat, lambda feat: {"done": True})


@evolve.register
def _(event: happened.VignetteRead, table: Table) -> Table:
    read = _story(table, event.who, {"entry": event.entry})
    if table.turn not in (None, event.who):
        # A vignette that is read in another's turn takes nobody's encounter away.
        return read
    return read.changed({"done": read.done.changed({"vignette": True})})


@evolve.register
def _(event: happened.StoryFinished, table: Table) -> Table:
    return _story(table, event.who, {"finished": True})
