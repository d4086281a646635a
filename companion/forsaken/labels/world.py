"""What the ledger says of locations, factions, bounty, event row and the rival."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken.kinds import FACTION_NAMES, listed
from companion.forsaken.places import SHOP_NAMES
from companion.forsaken.table import Table


def _yard(table: Table, number: int) -> str:
    return next((yard.title for yard in table.yards if yard.number == number), "a scrapyard")


def _named(word: str, name: str | None) -> str:
    return name or f"a {word}"


def _bought(table: Table, it: c.Buy) -> str:
    cards = [_named(f"{card.kind} card" if card.kind != "weapon" else "weapon", card.name) for card in it.cards]
    said = cards[0] if len(cards) == 1 else f"{', '.join(cards[:-1])} and {cards[-1]}"
    return f"{it.who} buys {said} at {SHOP_NAMES[it.at]}"


def _to(table: Table, it: c.UseTransportHub) -> str:
    return f"{it.who} flies from the Transport Hub" + (f" to {it.to}" if it.to else "")


def _taken(where: str) -> Callable[[Table, Any], str]:
    def sentence(table: Table, it: Any) -> str:
        # Gear stays hidden in the hand until it is played.
        what = "a gear card" if it.kind == "gear" else _named(it.kind, it.name)
        return f"{it.who} takes {what} {where}"

    return sentence


def _connected(table: Table, it: c.Connect) -> str:
    persona = table.persona(it.faction).name
    with_whom = f"{persona} of the {FACTION_NAMES[it.faction]}" if persona else f"the {FACTION_NAMES[it.faction]}"
    bonus = {"main": "", "special": ", special bonus", "none": ", no bonus"}[it.bonus]
    return f"{it.who} connects with {with_whom}{bonus}"


def _job_taken(table: Table, it: c.TakeJob) -> str:
    what = it.name or ("a special job" if it.faction is None else "a job")
    if it.keeps_old:
        return f"{it.who} keeps the job of the {FACTION_NAMES[it.faction] if it.faction else 'faction'}"
    return f"{it.who} takes {what}" + (f" for the {FACTION_NAMES[it.faction]}" if it.faction else "")


def _job(table: Table, it: Any) -> str:
    player = table.find(it.who)
    job = player.find_job(it.job) if player else None
    return job.title if job else "a job"


def _persona(table: Table, it: Any) -> str:
    return table.persona(it.faction).name or f"the persona of the {FACTION_NAMES[it.faction]}"


def _moved(table: Table, it: c.MovePersona) -> str:
    who = _persona(table, it)
    to = (it.to - 1) if it.to is not None else (table.persona(it.faction).at + 1) % 3
    return f"{who[:1].upper()}{who[1:]} goes to {table.persona(it.faction).path[to] or f'landmark {to + 1}'}"


def _event(table: Table, it: c.LeaveEventRow) -> str:
    card = next((card for card in table.event_row if card.id == it.event), None)
    return f"{card.title if card else 'a card'} leaves the event row"


def _objective(table: Table, it: c.CompleteObjective) -> str:
    first = table.plot.row[0].title if table.plot.row else "the plot"
    return f"The objective of {first} is done: the plot deck is reset"


def _plot_line(table: Table, it: c.ResolvePlot) -> str:
    rival = table.rival.name if table.rival else "the rival"
    return f"Line {table.plot.line} of the plot: {rival} gains {it.vp} VP"


def _rival(table: Table, it: c.RivalGains) -> str:
    rival = table.rival.name if table.rival else "The rival"
    return f"{rival} {'gains' if it.vp >= 0 else 'loses'} {abs(it.vp)} VP" + (f": {it.why}" if it.why else "")


def _laid(table: Table, it: c.DescribePlot) -> str:
    return f"{it.name} lies in the plot row"


def _advanced(table: Table, it: c.AdvanceBounty) -> str:
    return (
        f"{table.bounty.title[:1].upper()}{table.bounty.title[1:]} "
        + ("escapes" if it.escaped else "gets worse: its tracker goes down")
        + (f" ({it.why})" if it.why else "")
    )


SENTENCES: Mapping[type, Callable[[Table, Any], str]] = {
    c.VisitClinic: lambda t, it: f"{it.who} visits the Clinic",
    c.UseTransportHub: _to,
    c.UseHeadquarters: lambda t, it: f"{it.who} visits the headquarters of the {FACTION_NAMES[it.faction]}",
    c.TakeSpoils: _taken("from the spoils"),
    c.Buy: _bought,
    c.TakeFreeCard: _taken("from the queue for nothing"),
    c.RollScrapyard: lambda t, it: f"{it.who} rolls strength {it.strength} at {_yard(t, it.yard)}",
    c.PlayCantina: lambda t, it: (
        f"{it.who} {'wins' if it.strength > it.house else 'loses'} at the Cantina, {it.strength} against {it.house}"
    ),
    c.UseRuins: lambda t, it: f"{it.who} enters the Ruins",
    c.TakeRuin: lambda t, it: f"{it.who} finds {it.name or (listed(it.gains) or 'something')} in the Ruins",
    c.NameYard: lambda t, it: f"Scrapyard {it.yard} is {it.name}",
    c.Connect: _connected,
    c.MovePersona: _moved,
    c.NamePersona: lambda t, it: f"{it.name or _persona(t, it)} speaks for the {FACTION_NAMES[it.faction]}",
    c.TakeJob: _job_taken,
    c.CompleteJob: lambda t, it: f"{it.who} completes {_job(t, it)}",
    c.DropJob: lambda t, it: f"{it.who} gives up {_job(t, it)}",
    c.RevealBounty: lambda t, it: f"{it.name} is the bounty" + (f", at {it.landmark}" if it.landmark else ""),
    c.DescribeBounty: lambda t, it: f"{it.name or t.bounty.title} was read",
    c.AdvanceBounty: _advanced,
    c.ToEventRow: lambda t, it: f"{it.name or 'A card'} joins the event row",
    c.LeaveEventRow: _event,
    c.DrawPlot: lambda t, it: f"{it.name or 'A plot card'} joins the plot row",
    c.ResolvePlot: _plot_line,
    c.DescribePlot: _laid,
    c.CompleteObjective: _objective,
    c.RivalGains: _rival,
    c.ChooseRival: lambda t, it: f"{it.name} is the rival",
    c.NameAbility: lambda t, it: f"The ability of {t.rival.name if t.rival else 'the rival'} was read",
}
