"""What player boards and stories ask for, and what looks wrong there."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from companion.forsaken.kinds import GEAR_LIMIT, RESOURCE_LIMIT, RESOURCES, named
from companion.forsaken.loop import title
from companion.forsaken.player import Player
from companion.forsaken.prompts.kinds import Notice, Prompt, PromptKind
from companion.forsaken.story import LAST_CHAPTER
from companion.forsaken.table import Due, Table


def _defeat(player: Player, due: Due) -> str:
    at = f" at vitality {player.vitality}" if player.vitality is not None and player.vitality <= 0 else ""
    return f"{player.name} is defeated{at}: draw a defeat card. What does it say?"


def _resources(player: Player, due: Due) -> str:
    excess = player.resources - RESOURCE_LIMIT
    return f"{player.name} has {player.resources} resources and room for {RESOURCE_LIMIT}: which {excess} go back?"


def _gear(player: Player, due: Due) -> str:
    excess = len(player.gear) - GEAR_LIMIT
    which = "one is" if excess == 1 else f"{excess} are"
    return f"{player.name} has {len(player.gear)} gear, {GEAR_LIMIT} may be kept: which {which} archived?"


def _character(player: Player, due: Due) -> str:
    who = player.character or player.name
    if due.of == "loop":
        return f"How many spaces has the legend loop of {who}, the Legend space among them?"
    if due.of == "lap":
        return f"How many VP does a lap of {who}'s legend loop give? It was not paid yet."
    return f"What is the highest number on the vitality track of {who}, and how many of its slots are green?"


def _space(player: Player, due: Due) -> str:
    return f"What does {title(due.number or 0)} of the legend loop of {player.character or player.name} give?"


def _feat(player: Player, due: Due) -> str:
    return f"{player.name} draws a random S feat of those not used yet. What is it called?"


def _story(player: Player, due: Due) -> str:
    if due.number == LAST_CHAPTER and due.of is None:
        return f"{player.name} has done what chapter {LAST_CHAPTER} asks: read how the story ends, and finish it."
    where = f"vignette {due.of}" if due.of else "the vignette on the story card"
    last = ", which ends the story" if due.number == LAST_CHAPTER else " and begin the next chapter"
    return f"{player.name} has done the feats of the story card: read {where}{last}."


_DUE: Mapping[PromptKind, tuple[str, Callable[[Player, Due], str]]] = {
    "defeat": ("forsaken-defeat", _defeat),
    "over_resources": ("forsaken-q-over-eight-resources", _resources),
    "over_gear": ("forsaken-gear-limit", _gear),
    "story": ("forsaken-vignette", _story),
    "feat_name": ("forsaken-starter-feat", _feat),
    "character": ("forsaken-player-board", _character),
    "loop_space": ("forsaken-legend", _space),
}


def prompts(table: Table) -> tuple[Prompt, ...]:
    """Open prompts of player boards, in the order in which people would do them: what is to be read comes last."""
    return tuple(
        _prompt(kind, player, due)
        for kind in _DUE
        for due in table.waits(kind)
        if due.who is not None and (player := table.find(due.who)) is not None and _open(table, player, due)
    )


def _open(table: Table, player: Player, due: Due) -> bool:
    """Whether it still is to be answered: a correction may have seen to it. A space is asked once for all passes."""
    match due.kind:
        case "over_resources":
            return player.resources > RESOURCE_LIMIT
        case "over_gear":
            return len(player.gear) > GEAR_LIMIT
        case "feat_name":
            feat = player.find_feat(due.number or 0)
            return feat is not None and feat.name is None
        case "loop_space":
            return due == next(it for it in table.waits(due.kind, due.who) if it.number == due.number)
        case "story":
            return not player.story.finished and due.number == player.story.chapter
    return True


def _prompt(kind: PromptKind, player: Player, due: Due) -> Prompt:
    rule, text = _DUE[kind]
    number = due.number
    if kind == "over_resources":
        number = player.resources - RESOURCE_LIMIT
    elif kind == "over_gear":
        number = len(player.gear) - GEAR_LIMIT
    return Prompt(
        kind=kind,
        key=f"{due.kind}:{due.id}",
        due=due.id,
        who=player.name,
        number=number,
        of=due.of,
        rule=rule,
        text=text(player, due),
    )


def notices(table: Table) -> tuple[Notice, ...]:
    """What does not add up as things stand: limits, mods, a bag that holds less than nothing."""
    found = [notice for player in table.players for notice in _notices(table, player)]
    for what in RESOURCES:
        if table.bag[what] < 0:
            text = f"{-table.bag[what]} {named(what, -table.bag[what])} more than the box has are out of the bag."
            found.append(Notice(kind="bag", rule="forsaken-resources", text=text))
    return tuple(found)


def _notices(table: Table, player: Player) -> Iterator[Notice]:
    who = player.name
    if player.resources > RESOURCE_LIMIT and not table.waits("over_resources", who):
        text = f"{who} has {player.resources} resources: {RESOURCE_LIMIT} may be kept."
        yield Notice(kind="over_resources", rule="forsaken-limits", text=text)
    if len(player.gear) > GEAR_LIMIT and not table.waits("over_gear", who):
        text = f"{who} has {len(player.gear)} gear cards: {GEAR_LIMIT} may be kept."
        yield Notice(kind="over_gear", rule="forsaken-gear-limit", text=text)
    if player.vitality is not None and player.vitality <= 0 and not table.waits("defeat", who):
        text = f"The vitality of {who} is {player.vitality}: what did the defeat card set it to?"
        yield Notice(kind="vitality", rule="forsaken-defeat", text=text)
    types = Counter(mod.mod_type for mod in player.mods if mod.mod_type is not None)
    for type, count in types.items():
        if count > 1:
            text = f"{who} has {count} mods of the type {type}: one of each type counts."
            yield Notice(kind="mods", rule="forsaken-mods", text=text)
