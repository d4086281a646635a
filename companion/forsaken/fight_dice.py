"""What both sides bring to a fight before the roll: dice, modifiers, shields, each number with its reason."""

from collections.abc import Iterable, Iterator

from companion.forsaken.cards import BountyCard, EnemyCard
from companion.forsaken.fight import FightRolled
from companion.forsaken.kinds import DICE_LIMIT
from companion.forsaken.player import Player
from companion.forsaken.table import Table
from companion.frozen import Frozen

FIRST_ICON = 6
SECOND_ICON = 11
"""VP from which enemies roll an advanced die, and a second one (ruling S1)."""


class Part(Frozen):
    """A number that goes into a fight: what it is for, how much, and the rules entry on which it rests."""

    what: str
    amount: int
    rule: str


class Dice(Frozen):
    """The dice of one side. `plain` is None where nobody has read the card or weapon that says it."""

    plain: int | None
    advanced: int = 0
    parts: tuple[Part, ...] = ()


class Modifiers(Frozen):
    """What one side adds to its dice after the roll. Damage that comes in is less by `shields`."""

    strength: int = 0
    damage: int = 0
    shields: int = 0
    parts: tuple[Part, ...] = ()


def advanced_dice(table: Table, who: str) -> int:
    """The advanced dice that an enemy rolls against a player, by the player's VP (Combat; ruling S1)."""
    vp = table.player(who).vp
    second = table.ruled("S1") == "six_and_eleven" and vp >= SECOND_ICON
    return (vp >= FIRST_ICON) + second


def opponent(table: Table, rolled: FightRolled, printed: EnemyCard | None = None) -> EnemyCard | BountyCard | None:
    """The card of whom a fight is against; None for a player, and where nobody has read it. `printed` is an enemy
    that the library knows and this game does not yet."""
    if rolled.against == "bounty":
        return table.bounty.printed
    if rolled.against == "player":
        return None
    card: EnemyCard | None = table.known("enemy", rolled.name)
    return card or printed


def opponents_name(table: Table, rolled: FightRolled) -> str:
    """Whom a fight is against, as people say it."""
    if rolled.against == "player":
        return rolled.defender or "a player"
    return rolled.name or (table.bounty.title if rolled.against == "bounty" else "the enemy")


def dice_for(
    table: Table, who: str, rolled: FightRolled, played: tuple[int, ...] = (), printed: EnemyCard | None = None
) -> tuple[Dice, Dice]:
    """The dice of `who` and of whom the fight is against (Combat, Gather Dice).

    `played` are ids of gear cards that were played for this fight. A player rolls six at most; the advanced dice of
    an enemy come on top of its own, and beyond six. `printed` is as in `opponent`.
    """
    own = _players_dice(table.player(who), played)
    if rolled.against == "player":
        defender = table.find(rolled.defender or "")
        return own, _players_dice(defender, played) if defender else Dice(plain=None)
    return own, _enemys_dice(table, who, rolled, printed)


def modifiers(
    table: Table, who: str, rolled: FightRolled, printed: EnemyCard | None = None
) -> tuple[Modifiers, Modifiers]:
    """What both sides add after the roll as far as cards were read: icons of mods, an enemy's printed modifiers."""
    own = _players_modifiers(table.player(who))
    if rolled.against == "player":
        defender = table.find(rolled.defender or "")
        return own, _players_modifiers(defender) if defender else Modifiers()
    card = opponent(table, rolled, printed)
    return own, _summed(_icons(card.name, card) if card else ())


def _players_dice(player: Player, played: tuple[int, ...]) -> Dice:
    weapon = player.equipped
    base = weapon.printed.dice if weapon and weapon.printed else None
    parts = [] if weapon is None or base is None else [Part(what=weapon.title, amount=base, rule="forsaken-weapons")]
    parts += [
        Part(what=mod.title, amount=mod.printed.mod.dice, rule="forsaken-mods")
        for mod in player.mods
        if mod.printed and mod.printed.mod and mod.printed.mod.dice
    ]
    parts += [
        Part(what=gear.title, amount=gear.printed.dice, rule="forsaken-gear")
        for gear in player.discard
        if gear.id in played and gear.printed and gear.printed.dice
    ]
    if base is None:
        return Dice(plain=None, parts=tuple(parts))
    total = sum(part.amount for part in parts)
    if total > DICE_LIMIT:
        over = DICE_LIMIT - total
        parts.append(Part(what=f"{DICE_LIMIT} at most", amount=over, rule="forsaken-q-more-than-six-dice"))
    return Dice(plain=max(0, min(total, DICE_LIMIT)), parts=tuple(parts))


def _enemys_dice(table: Table, who: str, rolled: FightRolled, printed: EnemyCard | None) -> Dice:
    card, extra = opponent(table, rolled, printed), advanced_dice(table, who)
    own = card.dice if card else None
    parts = [] if own is None else [Part(what=opponents_name(table, rolled), amount=own, rule="forsaken-fight-dice")]
    if extra:
        what = f"advanced, at {table.player(who).vp} VP of {who}"
        parts.append(Part(what=what, amount=extra, rule="forsaken-advanced-dice"))
    return Dice(plain=own, advanced=extra, parts=tuple(parts))


def _players_modifiers(player: Player) -> Modifiers:
    return _summed(
        part for mod in player.mods if mod.printed and mod.printed.mod for part in _icons(mod.title, mod.printed.mod)
    )


_ICONS = (
    ("strength", "forsaken-modifiers"),
    ("damage", "forsaken-modifiers"),
    ("shields", "forsaken-shields"),
)


def _icons(name: str, printed: object) -> Iterator[tuple[str, Part]]:
    for what, rule in _ICONS:
        amount = getattr(printed, what)
        if amount:
            yield what, Part(what=f"{name}: {what}", amount=amount, rule=rule)


def _summed(icons: Iterable[tuple[str, Part]]) -> Modifiers:
    found = list(icons)
    sums = {what: sum(part.amount for icon, part in found if icon == what) for what, _ in _ICONS}
    return Modifiers(**sums, parts=tuple(part for _, part in found))
