"""What happened at the Firewind festival, applied to the table."""

from companion.chronicles import events as happened
from companion.chronicles.evolve.root import evolve
from companion.chronicles.table import Player, Table
from companion.chronicles.vendors import VendorId


def _nowhere(table: Table, token: VendorId) -> Table:
    """The table after a token was taken from wherever it was: there is one of each."""

    def without(players: tuple[Player, ...]) -> tuple[Player, ...]:
        return tuple(
            player.changed({"tokens": tuple(it for it in player.tokens if it != token)})
            if token in player.tokens
            else player
            for player in players
        )

    return table.changed(
        {
            "festival": {space: None if it == token else it for space, it in table.festival.items()},
            "players": without(table.players),
            "gone": without(table.gone),
        }
    )


@evolve.register
def _(event: happened.SpaceFilled, table: Table) -> Table:
    table = _nowhere(table, event.token) if event.token else table
    key = f"festival_space:{event.space}"
    return table.changed(
        {
            "festival": {**table.festival, event.space: event.token},
            "dismissed": tuple(it for it in table.dismissed if it != key),
        }
    )


@evolve.register
def _(event: happened.TokenTaken, table: Table) -> Table:
    key = f"festival_space:{event.space}"
    taken = _nowhere(table, event.token).changed({"dismissed": tuple(it for it in table.dismissed if it != key)})
    return taken.with_player(event.who, lambda player: {"tokens": (*player.tokens, event.token)})


@evolve.register
def _(event: happened.TokenUsed, table: Table) -> Table:
    return table.with_player(
        event.who, lambda player: {"tokens": tuple(it for it in player.tokens if it != event.token)}
    )


@evolve.register
def _(event: happened.ConvictionInvested, table: Table) -> Table:
    return table.with_player(event.who, lambda player: {"invested": True}).changed(
        {"done": table.done.changed({"invested": (*table.done.invested, event.who)})}
    )


@evolve.register
def _(event: happened.ConvictionRemoved, table: Table) -> Table:
    removed = table.with_player(event.who, lambda player: {"invested": False})
    if event.why == "correction":
        return removed
    return removed.changed({"done": table.done.changed({"benefited": (*table.done.benefited, event.who)})})
