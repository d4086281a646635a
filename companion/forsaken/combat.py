"""A fight as it lies in the landing area: strength, damage and shields of both sides, and who wins.

Pure: it reads the table and changes nothing (Combat; The Dice Tower; Overwhelming an Enemy).
"""

from collections import Counter
from collections.abc import Mapping

from companion.forsaken.cards import Tower
from companion.forsaken.fight import Die, FightRolled, FightSide
from companion.forsaken.fight_dice import Part, opponents_name
from companion.forsaken.player import Player
from companion.forsaken.table import Table
from companion.frozen import Frozen

CRIT = 2
"""What a critical face multiplies the values of its zone by."""


class Worth(Frozen):
    """What a die counts for, and why in a few words. `purged` dice are out of the fight."""

    strength: int
    damage: int
    why: str
    rule: str
    purged: bool = False


class Total(Frozen):
    """One side of a fight. `strength` and `damage` are what dice and modifiers show together, `dealt` is the damage
    that the other side's shields let through; `dice` has the worth of each die in the order in which they lie."""

    strength: int
    damage: int
    shields: int
    dealt: int
    dice: tuple[Worth, ...] = ()
    parts: tuple[Part, ...] = ()


class Outcome(Frozen):
    """What comes of a fight. `won` is about the player who fought, None where the table has to say it (S2, or both
    players of a fight are defeated). `defeated` are players whose vitality is gone; `because` is why, in a sentence,
    by the entry `rule`."""

    own: Total
    other: Total
    won: bool | None
    tie: bool
    overwhelmed: bool
    defeated: tuple[str, ...]
    because: str
    rule: str


def shifted(die: Die, zone: int) -> Die:
    """A die moved to another zone, its face unchanged (Shift)."""
    return die.changed({"zone": zone})


def worths(tower: Tower, rulings: Mapping[str, str], own: FightSide, other: FightSide) -> tuple[Total, Total]:
    """Both sides' totals. A purge takes all other dice of its zone away, whoever rolled them.

    `rulings` say what a blank (S5) and the purge die itself (S6) are worth: `nothing` or `zone`.
    """
    crosses = Counter(die.zone for side in (own, other) for die in side.dice or () if die.face == "purge")
    mine = tuple(_worth(tower, rulings, die, crosses) for die in own.dice or ())
    theirs = tuple(_worth(tower, rulings, die, crosses) for die in other.dice or ())
    return _total(own, other, mine), _total(other, own, theirs)


def challenge(table: Table, dice: tuple[Die, ...]) -> Total:
    """What a player's own dice come to where nobody rolls against them, as at a scrapyard (The Dice Tower)."""
    rulings = {"S5": table.ruled("S5"), "S6": table.ruled("S6")}
    return worths(table.printed.tower, rulings, FightSide(dice=dice), FightSide())[0]


def resolve(table: Table, who: str, rolled: FightRolled) -> Outcome:
    """What comes of a fight of `who` as it was rolled, at this table as it is before the damage."""
    rulings = {"S5": table.ruled("S5"), "S6": table.ruled("S6")}
    own, other = worths(table.printed.tower, rulings, rolled.own, rolled.other)
    attacker = table.player(who)
    defender = table.find(rolled.defender or "") if rolled.against == "player" else None
    fallen = tuple(
        player.name
        for player, damage in ((attacker, other.dealt), (defender, own.dealt))
        if player is not None and falls(player.vitality, damage)
    )
    won, because, rule = _decided(table, rolled, attacker, (own.strength, other.strength), fallen)
    return Outcome(
        own=own,
        other=other,
        won=won,
        tie=own.strength == other.strength,
        overwhelmed=won is True and _met(rolled, own),
        defeated=fallen,
        because=because,
        rule=rule,
    )


def overwhelms(table: Table, rolled: FightRolled) -> bool:
    """Whether an enemy's target is met, so that a win is an overwhelming one (Overwhelming an Enemy)."""
    rulings = {"S5": table.ruled("S5"), "S6": table.ruled("S6")}
    return _met(rolled, worths(table.printed.tower, rulings, rolled.own, rolled.other)[0])


def is_tie(table: Table, rolled: FightRolled) -> bool:
    """Whether both sides of a fight have the same strength."""
    rulings = {"S5": table.ruled("S5"), "S6": table.ruled("S6")}
    own, other = worths(table.printed.tower, rulings, rolled.own, rolled.other)
    return own.strength == other.strength


def _met(rolled: FightRolled, own: Total) -> bool:
    return rolled.against != "player" and rolled.overwhelm is not None and own.dealt >= rolled.overwhelm


def falls(vitality: int | None, damage: int) -> bool:
    """Whether damage brings the vitality tracker to 0 or below; never where nobody has read the track."""
    return vitality is not None and damage > 0 and damage >= vitality


def _worth(tower: Tower, rulings: Mapping[str, str], die: Die, crosses: Mapping[int, int]) -> Worth:
    zone = tower.zones[die.zone - 1] if die.zone <= len(tower.zones) else None
    name = zone.name if zone else f"zone {die.zone}, which nobody has read"
    if crosses.get(die.zone, 0) > (die.face == "purge"):
        return Worth(strength=0, damage=0, why=f"purged from {name}", rule="forsaken-purge", purged=True)
    if die.face == "blank" and rulings["S5"] == "nothing":
        return Worth(strength=0, damage=0, why=f"blank in {name}", rule="forsaken-crit")
    if die.face == "purge" and rulings["S6"] == "nothing":
        return Worth(strength=0, damage=0, why=f"the X in {name}", rule="forsaken-purge")
    times = CRIT if die.face == "crit" else 1
    return Worth(
        strength=times * zone.strength if zone else 0,
        damage=times * zone.damage if zone else 0,
        why=f"crit in {name}, doubled" if die.face == "crit" else name,
        rule="forsaken-crit" if die.face == "crit" else "forsaken-zones",
    )


def _total(side: FightSide, against: FightSide, dice: tuple[Worth, ...]) -> Total:
    strength = side.strength + sum(die.strength for die in dice)
    damage = max(0, side.damage + sum(die.damage for die in dice))
    shields = max(0, side.shields)
    return Total(
        strength=strength,
        damage=damage,
        shields=shields,
        dealt=max(0, damage - max(0, against.shields)),
        dice=dice,
        parts=_parts(side, against, dice),
    )


def _parts(side: FightSide, against: FightSide, dice: tuple[Worth, ...]) -> tuple[Part, ...]:
    found = []
    for die in dice:
        for what in ("strength", "damage"):
            amount = getattr(die, what)
            if amount:
                found.append(Part(what=f"{die.why}: {what}", amount=amount, rule=die.rule))
        if not die.strength and not die.damage:
            found.append(Part(what=die.why, amount=0, rule=die.rule))
    added = "modifiers" if side.dice is not None else "as rolled"
    for what in ("strength", "damage"):
        if getattr(side, what):
            found.append(Part(what=f"{added}: {what}", amount=getattr(side, what), rule="forsaken-modifiers"))
    if against.shields > 0:
        found.append(Part(what="shields of the other side: damage", amount=-against.shields, rule="forsaken-shields"))
    return tuple(found)


def _decided(
    table: Table, rolled: FightRolled, attacker: Player, strengths: tuple[int, int], fallen: tuple[str, ...]
) -> tuple[bool | None, str, str]:
    """Who won, why, and by which entry. Defeat comes before strength."""
    who, them = attacker.name, opponents_name(table, rolled)
    own, other = strengths
    if len(fallen) > 1 and not rolled.stands:
        return None, f"{who} and {them} are both defeated: the table says who won", "forsaken-q-defeated-in-a-fight"
    if fallen and not rolled.stands:
        why = f"{fallen[0]} is defeated, and so loses unless the defeat card says otherwise"
        return fallen[0] != who, why, "forsaken-q-defeated-in-a-fight"
    if own != other:
        return own > other, f"strength {own} against {other}", "forsaken-winning-a-fight"
    if table.ruled("S2") == "table":
        return None, f"strength {own} on both sides: the table says who won", "forsaken-q-fight-tie"
    return False, f"strength {own} on both sides: {them} was attacked and wins", "forsaken-q-fight-tie"
