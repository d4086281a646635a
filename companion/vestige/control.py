"""Regions: control and visits (p. 13, 16, 17)."""

from companion.ledger import Because
from companion.vestige import dashboard, layout, leverage
from companion.vestige.automation import Automation
from companion.vestige.commands import GainLeverage, LoseLeverage
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import ControlLost, ControlTaken, RegionVisited


def place(region: str) -> str:
    """The place of a region's printed value."""
    return f"region:{region}"


def take(draft: Draft, who: str, region: str, printed: int | None = None) -> None:
    """A competitor takes a region and gains its printed leverage; who is ousted loses none (p. 17)."""
    taker = draft.competitor(who)
    holder = draft.table.controller(region)
    if holder == who:
        raise Nonsense("region", f"{who} controls {region} already", "another region")
    if printed is not None:
        leverage.read(draft, place(region), printed)
    because = Because(rule="take-control", page=17, text=f"{holder} controlled it until now") if holder else None
    draft.emit(ControlTaken(who=who, region=region), because)
    _move_blocks(draft, who, holder)
    if not taker.human and draft.table.ruled("R3") == "no":
        draft.say("nemesis-takes-a-region", f"{who} is a nemesis and gains nothing for it (R3)", 27)
    elif _automates(draft, "control_leverage", who, region, f"{who} takes {region}"):
        leverage.gain_printed(
            draft, who, place(region), "control-pays", 17, f"{who} takes {region}", "control_leverage"
        )
    if holder:
        draft.say("ousted-keeps-leverage", f"{holder} is ousted and loses no leverage", 17)
    layout.taken(draft, region)


def _move_blocks(draft: Draft, who: str, holder: str | None) -> None:
    """The conviction on the tile; a second one, and the block of who is ousted, return to influence (p. 17)."""
    if dashboard.tracks_blocks(draft.table, who):
        dashboard.move(draft, who, "conviction", None)
        if holder is not None:
            dashboard.move(draft, who, "conviction", "influence")
    if holder is not None and dashboard.tracks_blocks(draft.table, holder):
        dashboard.move(draft, holder, None, "influence")


def lose(draft: Draft, region: str, recovered: bool) -> None:
    """A region is given up; recovering the block costs its printed leverage (p. 16)."""
    holder = draft.table.controller(region)
    if holder is None:
        held = ", ".join(control.region for control in draft.table.regions)
        raise Nonsense("region", f"nobody controls {region}", f"one of {held}" if held else "no region is controlled")
    draft.emit(
        ControlLost(who=holder, region=region),
        Because(rule="lose-control", page=17, text=f"{holder} no longer controls {region}"),
    )
    if dashboard.tracks_blocks(draft.table, holder):
        dashboard.move(draft, holder, None, "influence")
    if not recovered:
        draft.say("ousted-keeps-leverage", f"{holder} keeps the leverage", 17)
        return
    why = f"{holder} takes the block back from {region}"
    if _automates(draft, "control_leverage", holder, region, why, loses=True):
        leverage.lose_printed(draft, holder, place(region), "recover-a-block", 16, why, "control_leverage")


def correct(draft: Draft, region: str, who: str | None) -> None:
    """A correction: `who` controls the region, or nobody does. Nobody is paid, and no nemesis answers to it."""
    holder = draft.table.controller(region)
    if who is not None:
        draft.competitor(who)
    if holder == who:
        draft.say("corrections", f"{holder or 'nobody'} controls {region} already")
        return
    because = Because(rule="corrections", text=f"{holder or 'nobody'} controlled it before; pays nothing")
    if who is not None:
        draft.emit(ControlTaken(who=who, region=region, corrected=True), because)
    elif holder is not None:
        draft.emit(ControlLost(who=holder, region=region), because)


def visit(draft: Draft, who: str, region: str, printed: int | None = None) -> None:
    """A visit pays the controller, if that is somebody else (p. 13, 17; R8 for teammates)."""
    draft.competitor(who)
    if printed is not None:
        leverage.read(draft, place(region), printed)
    draft.emit(RegionVisited(who=who, region=region))
    holder = draft.table.controller(region)
    if holder is None:
        draft.say("visit", f"nobody controls {region}: nobody is paid", 13)
    elif holder == who:
        draft.say("visit-own-region", f"{who} controls {region}: the own visit pays nothing", 17)
    elif draft.table.ruled("R8") == "no" and draft.table.side(holder) == draft.table.side(who):
        draft.say("visit-of-a-teammate", f"{holder} is on the side of {who}: the visit pays nothing (R8)", 17)
    elif _automates(draft, "visit_leverage", holder, region, f"{who} visits {region}, which {holder} controls"):
        leverage.gain_printed(
            draft,
            holder,
            place(region),
            "visit-pays-the-controller",
            17,
            f"{who} visits {region}, which {holder} controls",
            "visit_leverage",
        )


def _automates(draft: Draft, automation: Automation, who: str, region: str, why: str, loses: bool = False) -> bool:
    value = leverage.printed_value(draft.table, place(region))
    if value is None:
        # Without a value there is nothing to propose yet: it is owed, and proposed once somebody has read it.
        if draft.table.how(automation) == "off":
            draft.say("automation", f"left to people: {why}")
        return draft.table.how(automation) != "off"
    if loses:
        return draft.automates(automation, f"{who} loses {value}: {why}", LoseLeverage(who=who, amount=value, why=why))
    return draft.automates(automation, f"{who} gains {value}: {why}", GainLeverage(who=who, amount=value, why=why))
