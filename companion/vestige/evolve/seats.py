"""Events of who sits where, applied to the table."""

from typing import Any, TypeVar

from companion.vestige import events as happened
from companion.vestige.evolve.root import evolve
from companion.vestige.table import Competitor, Sheet, Table, Trigger, Turn, new_player

Value = TypeVar("Value")


@evolve.register
def _(event: happened.SeatsReordered, table: Table) -> Table:
    place = {name: number for number, name in enumerate(event.order)}

    def ordered(those: tuple[Competitor, ...]) -> list[Competitor]:
        return sorted(those, key=lambda one: place.get(one.name, len(place)))

    return table.changed({"competitors": (*ordered(table.humans), *ordered(table.nemeses))})


@evolve.register
def _(event: happened.SeatLeft, table: Table) -> Table:
    if event.scored:
        return table.with_competitor(event.who, lambda it: {"away": True})
    leaver = table.find(event.who)
    if leaver is None:
        return table
    left = tuple(one for one in table.competitors if one.name != event.who)
    # Nobody is asked any more for what a player who took everything along would still have drawn or gained.
    triggers = (
        trigger.changed({"covert_ops_due": tuple(who for who in trigger.covert_ops_due if who != event.who)})
        for trigger in table.triggers
    )
    return table.changed(
        {
            "competitors": left,
            "gone": (*table.gone, leaver),
            "triggers": tuple(triggers),
            "owed": tuple(owed for owed in table.owed if owed.who != event.who),
        }
    )


@evolve.register
def _(event: happened.SeatReturned, table: Table) -> Table:
    back = next((one for one in table.gone if one.name == event.who), None)
    if back is None:
        return table.with_competitor(event.who, lambda it: {"away": False})
    gone = tuple(one for one in table.gone if one.name != event.who)
    return table.changed({"competitors": (*table.humans, back, *table.nemeses), "gone": gone})


@evolve.register
def _(event: happened.SeatJoined, table: Table) -> Table:
    late = new_player(event.name, event.color, event.team)
    table = table.changed({"competitors": (*table.humans, late, *table.nemeses)})
    # p. 7: a magenta stack holds a covert op for each player; one that is open already is not added to.
    triggers = (
        trigger.changed({"covert_ops_left": trigger.covert_ops_left + 1})
        if trigger.kind == "magenta" and not trigger.reached_by
        else trigger
        for trigger in table.triggers
    )
    return table.changed({"triggers": tuple(triggers)})


@evolve.register
def _(event: happened.SeatRenamed, table: Table) -> Table:
    who, to = event.who, event.to

    def name(given: str) -> str:
        return to if given == who else given

    def names(given: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(name(one) for one in given)

    def keys(given: dict[str, Value]) -> dict[str, Value]:
        return {name(key): value for key, value in given.items()}

    def competitor(given: Competitor) -> Competitor:
        return given.changed({"name": to}) if given.name == who else given

    def trigger(given: Trigger) -> Trigger:
        return given.changed(
            {
                "reached_by": names(given.reached_by),
                "covert_ops_due": names(given.covert_ops_due),
                "threats_left": keys(given.threats_left),
                "threats_due": keys(given.threats_due),
            }
        )

    def command(given: dict[str, Any]) -> dict[str, Any]:
        return {key: name(value) if key in ("who", "nemesis", "by") else value for key, value in given.items()}

    done = table.done
    return table.changed(
        {
            "competitors": tuple(map(competitor, table.competitors)),
            "gone": tuple(map(competitor, table.gone)),
            "triggers": tuple(map(trigger, table.triggers)),
            "turn": name(table.turn) if table.turn else None,
            "regions": tuple(it.changed({"controller": name(it.controller)}) for it in table.regions),
            "taken_this_turn": tuple(it.changed({"controller": name(it.controller)}) for it in table.taken_this_turn),
            "owed": tuple(it.changed({"who": name(it.who)}) for it in table.owed),
            "proposals": tuple(it.changed({"command": command(it.command)}) for it in table.proposals),
            "pawns": keys(table.pawns),
            "sheet": table.sheet.changed({part: keys(getattr(table.sheet, part)) for part in Sheet.model_fields}),
            "done": Turn(
                actions=keys(done.actions),
                resets=keys(done.resets),
                used=done.used,
                boosted=names(done.boosted),
                outcome=done.outcome.changed({"who": name(done.outcome.who)}) if done.outcome else None,
                noticed=done.noticed,
            ),
        }
    )
