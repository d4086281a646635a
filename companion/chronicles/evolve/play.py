"""What happened in play, applied to the table."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import events as happened
from companion.chronicles.evolve.root import evolve
from companion.chronicles.kinds import MARKS, Track
from companion.chronicles.printed import space_of
from companion.chronicles.table import Gained, Legendary, Player, Table, Turn


@evolve.register
def _(event: happened.HonorGained, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"honor": it.honor + event.amount})


@evolve.register
def _(event: happened.HonorLost, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"honor": it.honor - event.amount})


@evolve.register
def _(event: happened.HonorSet, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"honor": event.to})


@evolve.register
def _(event: happened.CardGained, table: Table) -> Table:
    card = Gained(id=event.card, kind=event.kind, name=event.name, colour=event.colour)

    def joined(player: Player) -> dict[str, Any]:
        party = (*player.party, event.colour) if event.kind == "companion" else player.party
        return {"cards": (*player.cards, card), "party": party}

    return table.with_player(event.who, joined).allotted(event.card)


@evolve.register
def _(event: happened.CardRemoved, table: Table) -> Table:
    def left(player: Player) -> dict[str, Any]:
        seat = seat_in_party(player, event.card)
        return {
            "cards": tuple(card for card in player.cards if card.id != event.card),
            "party": tuple(colour for place, colour in enumerate(player.party) if place != seat),
        }

    return table.with_player(event.who, left)


@evolve.register
def _(event: happened.ColourNamed, table: Table) -> Table:
    def named(player: Player) -> dict[str, Any]:
        seat = 0 if event.card is None else seat_in_party(player, event.card)
        party = tuple(event.colour if place == seat else colour for place, colour in enumerate(player.party))
        return {"party": party} | _card(player, event.card, {"colour": event.colour})

    return table.with_player(event.who, named)


def seat_in_party(player: Player, card: int) -> int | None:
    """Where the colour of a companion stands in the party: behind the first one, who has no card."""
    companions = [it.id for it in player.cards if it.kind == "companion"]
    return companions.index(card) + len(player.party) - len(companions) if card in companions else None


def _card(player: Player, id: int | None, changes: dict[str, Any]) -> dict[str, Any]:
    return {"cards": tuple(card.changed(changes) if card.id == id else card for card in player.cards)}


@evolve.register
def _(event: happened.CircleChecked, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"circles": {**it.circles, event.kind: it.checked(event.kind) + 1}})


@evolve.register
def _(event: happened.CirclesSet, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"circles": {**it.circles, event.kind: event.to}})


@evolve.register
def _(event: happened.ChronicleDue, table: Table) -> Table:
    return table.with_player(event.who, lambda it: _card(it, event.card, {"chronicle_due": True}))


@evolve.register
def _(event: happened.ChosenBlind, table: Table) -> Table:
    return table.with_player(event.who, lambda it: _card(it, event.card, {"chosen": event.option}))


@evolve.register
def _(event: happened.ChronicleTaken, table: Table) -> Table:
    taken: dict[str, Any] = {"chronicle_due": False, "mark": event.mark}
    if event.title is not None:
        taken["chronicle"] = event.title
    if event.option is not None:
        taken["chosen"] = event.option
    return table.with_player(event.who, lambda it: _card(it, event.card, taken))


@evolve.register
def _(event: happened.StackNamed, table: Table) -> Table:
    stacks = {**table.printed.stacks, event.kind: event.stack}
    return table.changed({"printed": table.printed.changed({"stacks": stacks})})


@evolve.register
def _(event: happened.TrackMarked, table: Table) -> Table:
    return table.with_player(
        event.who, lambda it: {"marks": {**it.marks, event.track: min(it.marked(event.track) + 1, MARKS)}}
    )


@evolve.register
def _(event: happened.MarksSet, table: Table) -> Table:
    def marked(player: Player) -> dict[str, Any]:
        marks = {"marks": {**player.marks, event.track: event.to}}
        if event.to >= MARKS:
            return marks | _with_legend(player, event.track)
        return marks | {"legendary": tuple(card for card in player.legendary if card.track != event.track)}

    return table.with_player(event.who, _accounted(marked))


@evolve.register
def _(event: happened.LegendaryGained, table: Table) -> Table:
    return table.with_player(event.who, lambda it: _with_legend(it, event.track))


def _with_legend(player: Player, track: Track) -> dict[str, Any]:
    if player.legend(track) is not None:
        return {}
    return {"legendary": (*player.legendary, Legendary(track=track))}


def _legend(player: Player, track: Track, change: Callable[[Legendary], dict[str, Any]]) -> dict[str, Any]:
    return {
        "legendary": tuple(card.changed(change(card)) if card.track == track else card for card in player.legendary)
    }


@evolve.register
def _(event: happened.LegendaryDescribed, table: Table) -> Table:
    def described(card: Legendary) -> dict[str, Any]:
        honor = event.honor or ()
        read = tuple(
            honor[place] if place < len(honor) and honor[place] is not None else known
            for place, known in enumerate(card.honor)
        )
        return {"name": event.name or card.name, "words": event.words or card.words, "honor": read}

    return table.with_player(event.who, lambda it: _legend(it, event.track, described))


@evolve.register
def _(event: happened.PowerUsed, table: Table) -> Table:
    return table.with_player(event.who, lambda it: _legend(it, event.track, lambda card: {"used": card.used + 1}))


@evolve.register
def _(event: happened.RenownFlipped, table: Table) -> Table:
    return table.with_player(event.who, lambda it: _legend(it, event.track, lambda card: {"flipped": card.flipped + 1}))


@evolve.register
def _(event: happened.RenownGained, table: Table) -> Table:
    return table.with_player(event.who, _accounted(lambda it: {"renown": it.renown + event.amount}))


@evolve.register
def _(event: happened.RenownSet, table: Table) -> Table:
    return table.with_player(event.who, _accounted(lambda it: {"renown": event.to}))


@evolve.register
def _(event: happened.RenownPlaced, table: Table) -> Table:
    def placed(player: Player) -> dict[str, Any]:
        held = {"renown": max(player.renown - 1, 0)}
        if event.on == "column" and event.column is not None and event.column not in player.columns:
            return held | {"columns": (*player.columns, event.column)}
        if event.on == "status":
            return held | {"status": True}
        if event.on == "legendary" and event.track is not None:
            return held | _legend(player, event.track, lambda card: {"renown": card.renown + 1})
        return held | {"festival": player.festival + 1} if event.on == "festival" else held

    counts = table.done.placed
    done = table.done.changed({"placed": {**counts, event.who: counts.get(event.who, 0) + 1}})
    return table.with_player(event.who, _accounted(placed)).changed({"done": done})


@evolve.register
def _(event: happened.ColumnSet, table: Table) -> Table:
    def lying(player: Player) -> dict[str, Any]:
        others = tuple(column for column in player.columns if column != event.column)
        return {"columns": (*others, event.column) if event.placed else others}

    return table.with_player(event.who, _accounted(lying))


def _accounted(change: Callable[[Player], dict[str, Any]]) -> Callable[[Player], dict[str, Any]]:
    """The change, with all that ever came counted anew: every token that came is held or lies somewhere."""

    def counted(player: Player) -> dict[str, Any]:
        changes = change(player)
        after = player.changed(changes)
        return changes | {"renown_gained": after.renown + after.placed}

    return counted


@evolve.register
def _(event: happened.PrintedRead, table: Table) -> Table:
    if event.of in ("agent", "renown"):
        field = "agent_honor" if event.of == "agent" else "renown"
        return table.changed({"printed": table.printed.changed({field: event.value})})
    space = space_of(event.of)
    if space is None:
        return table

    def read(card: Legendary) -> dict[str, Any]:
        honor = enumerate(card.honor, start=1)
        return {"honor": tuple(event.value if number == space.number else known for number, known in honor)}

    return table.with_player(space.who, lambda it: _legend(it, space.track, read))


@evolve.register
def _(event: happened.TurnBegun, table: Table) -> Table:
    return table.changed({"phase": "players", "turn": event.who, "done": Turn()})


@evolve.register
def _(event: happened.RoundBegun, table: Table) -> Table:
    return table.changed({"round": event.round})


@evolve.register
def _(event: happened.RoundSet, table: Table) -> Table:
    return table.changed({"round": event.round})


@evolve.register
def _(event: happened.PhaseBegun, table: Table) -> Table:
    return table.changed({"phase": event.phase, "turn": None, "done": Turn()})
