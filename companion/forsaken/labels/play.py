"""What the ledger says of player boards, cards, turns and stories."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken.automation import AUTOMATIONS
from companion.forsaken.kinds import FACTION_NAMES, PLANET_NAMES, Action, listed
from companion.forsaken.loop import title
from companion.forsaken.player import Player
from companion.forsaken.prompts import prompts
from companion.forsaken.rulings import RULINGS
from companion.forsaken.story import vignette_of
from companion.forsaken.table import Table

ACTS: Mapping[Action, str] = {
    "move": "moves",
    "connect": "connects",
    "interact": "interacts",
    "rest": "rests",
    "transport": "summons transport",
    "bounty": "confronts the bounty",
    "special": "takes a special action",
}
"""What somebody does who spends an action."""


def _why(command: Any) -> str:
    return f": {command.why}" if command.why else ""


def _cubes(command: Any) -> str:
    return listed({"scrap": command.scrap, "particle": command.particle}) or "nothing"


def _gained(table: Table, it: c.Gain) -> str:
    """`Ana gains 2 VP and 1 legend, heals 1, takes 2 damage`."""
    held = listed({what: count for what, count in it.gains.items() if what not in ("heal", "damage")})
    healed, hurt = it.gains.get("heal"), it.gains.get("damage")
    done = [
        *([f"gains {held}"] if held else []),
        *([f"heals {healed}"] if healed else []),
        *([f"takes {hurt} damage"] if hurt else []),
    ]
    return f"{it.who} {', '.join(done)}{_why(it)}"


def _picked(table: Table, it: c.PickUpCubes) -> str:
    whose = f"{it.who} takes {_cubes(it)}" if it.who else f"{_cubes(it)} back into the bag"
    return f"{whose}, from {it.place}"


def _defeated(table: Table, it: c.ResolveDefeat) -> str:
    name = it.name or (it.printed.name if it.printed else "a defeat card")
    return f"{it.who} draws {name}" + (f", and goes to {it.to}" if it.to else "")


def _hers(table: Table, who: str, find: Callable[[Player], Any], otherwise: str) -> str:
    """A card of a player as people call it."""
    player = table.find(who)
    card = find(player) if player else None
    return str(card.title) if card else otherwise


def _gear(table: Table, it: Any) -> str:
    return _hers(table, it.who, lambda player: player.find_gear(it.gear), "a gear card")


def _weapon(table: Table, it: Any, id: int | None = None) -> str:
    wanted = id if id is not None else it.weapon
    return _hers(table, it.who, lambda player: player.find_weapon(wanted), "a weapon")


def _feat(table: Table, it: Any) -> str:
    return _hers(table, it.who, lambda player: player.find_feat(it.feat), "a feat")


def _recovered(table: Table, it: c.RecoverGear) -> str:
    if not it.gear:
        return f"{it.who} recovers all gear"
    player = table.find(it.who)
    found = [card.title for card in (player.gear if player else ()) if card.id in it.gear]
    return f"{it.who} recovers {', '.join(found)}"


def _arranged(table: Table, it: c.ArrangeWeapons) -> str:
    equipped = _weapon(table, it, it.equipped) if it.equipped is not None else "no weapon"
    mods = [_weapon(table, it, id) for id in it.mods]
    return f"{it.who} equips {equipped}" + (
        f", with {' and '.join(mods)} as {'mods' if mods[1:] else 'a mod'}" if mods else ""
    )


def _weapon_gained(table: Table, it: c.GainWeapon) -> str:
    as_what = {"equipped": ", equipped", "mod": " as a mod", "aside": ""}[it.role]
    return f"{it.who} gains {it.name or 'a weapon'}{as_what}{_why(it)}"


def _encounter(table: Table, it: c.DrawEncounter) -> str:
    node = "a settlement" if it.node == "settlement" else "an outland" if it.node else "an"
    met = f": {it.name}" if it.name else ""
    return f"{it.who} has {node} encounter on {PLANET_NAMES[it.planet]}{met}" + (" (the last card)" if it.last else "")


def _chapter(table: Table, it: c.BeginChapter) -> str:
    player = table.find(it.who)
    name = it.name or (it.printed.name if it.printed else None)
    verb = "reads" if player and player.story.chapter == it.chapter else "begins"
    return f"{it.who} {verb} chapter {it.chapter}" + (f": {name}" if name else "")


def _feat_gained(table: Table, it: c.GainFeat) -> str:
    return f"{it.who} has a new feat" + (f": {it.name}" if it.name else f" {it.letter}" if it.letter else "")


def _vignette(table: Table, it: c.ReadVignette) -> str:
    player = table.find(it.who)
    entry = it.entry or (vignette_of(player) if player else None)
    return f"{it.who} reads {f'vignette {entry}' if entry else 'a vignette'}"


def _ruled(it: c.SetRuling) -> str:
    return next(option.text for option in RULINGS[it.ruling].options if option.id == it.option)


def _left_out(table: Table, command: c.DismissPrompt) -> str:
    text = next((prompt.text for prompt in prompts(table) if prompt.key == command.prompt), command.prompt)
    return f"Left out: {text}"


def _accepted(table: Table, command: c.AcceptProposal) -> str:
    return next((it.text for it in table.proposals if it.id == command.proposal), "Proposal taken up")


SENTENCES: dict[type, Callable[[Table, Any], str]] = {
    c.Gain: _gained,
    c.Lose: lambda t, it: f"{it.who} loses {listed(it.losses)}{_why(it)}",
    c.Scrounge: lambda t, it: f"{it.who} scrounges {_cubes(it)}{_why(it)}",
    c.ReturnCubes: lambda t, it: f"{it.who} returns {_cubes(it)}",
    c.LayCubes: lambda t, it: f"{_cubes(it)} laid on {it.place}",
    c.PickUpCubes: _picked,
    c.DescribeCharacter: lambda t, it: f"The board of {it.who} was read",
    c.DescribeSpace: lambda t, it: (
        f"{title(it.space)[:1].upper()}{title(it.space)[1:]} of {it.who}'s loop gives "
        f"{listed(it.gains) or it.words or 'nothing'}"
    ),
    c.ResolveDefeat: _defeated,
    c.GainGrudge: lambda t, it: f"The {FACTION_NAMES[it.faction]} bears {it.who} a grudge",
    c.PayGrudge: lambda t, it: f"{it.who} buys off a grudge of the {FACTION_NAMES[it.faction]}",
    # Gear stays hidden in the hand until it is played.
    c.GainGear: lambda t, it: f"{it.who} gains a gear card{_why(it)}",
    c.PlayGear: lambda t, it: f"{it.who} plays {it.name or _gear(t, it)}",
    c.RecoverGear: _recovered,
    c.ArchiveGear: lambda t, it: f"{it.who} archives a gear card",
    c.DescribeGear: lambda t, it: f"{it.who}: a gear card was read",
    c.GainWeapon: _weapon_gained,
    c.ArrangeWeapons: _arranged,
    c.DescribeWeapon: lambda t, it: f"{it.who}: {it.name or _weapon(t, it)} was read",
    c.ArchiveWeapon: lambda t, it: f"{it.who} archives {_weapon(t, it)}",
    c.GainCard: lambda t, it: f"{it.who} gains {it.name or f'a {it.kind}'}{_why(it)}",
    c.ArchiveCard: lambda t, it: (
        f"{it.who} loses {_hers(t, it.who, lambda player: player.find_card(it.card), 'a card')}"
    ),
    c.Act: lambda t, it: f"{it.who} {ACTS[it.action]}" + (f": {it.note}" if it.note else ""),
    c.SpendBoost: lambda t, it: f"{it.who} moves with a boost",
    c.Rest: lambda t, it: f"{it.who} rests",
    c.SummonTransport: lambda t, it: f"{it.who} summons transport to the Transport Hub",
    c.BeginEncounters: lambda t, it: f"{it.who} goes on to the encounter step",
    c.DrawEncounter: _encounter,
    c.SkipEncounter: lambda t, it: f"{it.who} has no encounter{_why(it)}",
    c.EndTurn: lambda t, it: f"{it.who or t.turn or 'Nobody'} ends the turn",
    c.BeginChapter: _chapter,
    c.GainFeat: _feat_gained,
    c.NameFeat: lambda t, it: f"{it.who}: a feat is called {it.name}",
    c.CompleteFeat: lambda t, it: f"{it.who} completes {_feat(t, it)}",
    c.ReadVignette: _vignette,
    c.FinishStory: lambda t, it: f"{it.who} finishes the story",
    c.DismissPrompt: _left_out,
    c.AcceptProposal: _accepted,
    c.SetRuling: lambda t, it: f"Ruling {it.ruling}: {_ruled(it)}",
    c.SetAutomation: lambda t, it: f"{AUTOMATIONS[it.automation].title}: {it.how}",
}
