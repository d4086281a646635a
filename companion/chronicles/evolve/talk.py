"""What was said between the app and people, and the end of the game, applied to the table."""

from companion.agreements import agreed, answered, said
from companion.chronicles import events as happened
from companion.chronicles.automation import AUTOMATIONS
from companion.chronicles.evolve.root import evolve
from companion.chronicles.evolve.timeline import without_reward
from companion.chronicles.rulings import RULINGS
from companion.chronicles.table import Table


@evolve.register
def _(event: happened.ReminderGiven | happened.ActionProposed | happened.NoticeGiven, table: Table) -> Table:
    return said(event, table)


@evolve.register
def _(event: happened.RulingSet | happened.AutomationSet, table: Table) -> Table:
    return agreed(event, table, RULINGS, AUTOMATIONS)


@evolve.register
def _(event: happened.PromptSettled, table: Table) -> Table:
    without = answered(event.prompt, table)
    if without is not None:
        return without
    kind, _, rest = event.prompt.partition(":")
    if kind == "event_reward":
        return without_reward(table, rest)
    if kind in ("chronicle", "shroud"):
        return _undrawn(table, rest)
    return table.changed({"dismissed": (*(key for key in table.dismissed if key != event.prompt), event.prompt)})


def _undrawn(table: Table, card: str) -> Table:
    """The table where the chronicle of a card, by its number, is not waited for any more."""
    return table.changed(
        {
            "players": tuple(
                player.changed(
                    {
                        "cards": tuple(
                            it.changed({"chronicle_due": False}) if str(it.id) == card else it for it in player.cards
                        )
                    }
                )
                for player in table.players
            )
        }
    )


@evolve.register
def _(event: happened.ExtrasScored, table: Table) -> Table:
    return table.changed({"extras": {**table.extras, event.who: event.extras}})


@evolve.register
def _(event: happened.GameFinished, table: Table) -> Table:
    return table.changed({"phase": "over", "turn": None, "score": event.score})


@evolve.register
def _(event: happened.TieSettled, table: Table) -> Table:
    return table.changed({"settled": event.who})
