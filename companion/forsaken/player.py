"""Players and what lies before them: boards, cards, jobs, stories."""

from collections.abc import Callable
from typing import Any, Literal

from companion.forsaken.cards import (
    CharacterCard,
    GearCard,
    LoopSpace,
    StoryCard,
    WeaponCard,
)
from companion.forsaken.kinds import (
    FACTIONS,
    REP,
    Class,
    CoolStuff,
    Faction,
    Holding,
)
from companion.forsaken.setup import Seat
from companion.frozen import Frozen

Role = Literal["equipped", "mod", "aside"]


class Gear(Frozen):
    """A gear card in hand, or in the discard pile (`played`). `name` None where nobody has said it."""

    id: int
    name: str | None = None
    played: bool = False
    printed: GearCard | None = None

    @property
    def title(self) -> str:
        return self.name or "a gear card"


class Weapon(Frozen):
    """A weapon: equipped, a mod under the equipped one, or laid aside. `printed` is what somebody has read."""

    id: int
    name: str | None = None
    role: Role = "aside"
    printed: WeaponCard | None = None

    @property
    def title(self) -> str:
        return self.name or "a weapon"

    @property
    def mod_type(self) -> str | None:
        """The type of its icons as a mod; None where it has none or nobody has read it."""
        return self.printed.mod.type if self.printed and self.printed.mod else None


class Owned(Frozen):
    """A talent or status card beside the tray."""

    id: int
    kind: Literal["talent", "status"]
    name: str | None = None
    words: str | None = None

    @property
    def title(self) -> str:
        return self.name or f"a {self.kind}"


class Job(Frozen):
    """A job in a faction's slot; a special job has no faction and gives nothing but what it says."""

    id: int
    faction: Faction | None = None
    name: str | None = None
    words: str | None = None

    @property
    def title(self) -> str:
        return self.name or "a job"


class Feat(Frozen):
    """An active feat, or one that was finished in this chapter."""

    id: int
    letter: str | None = None
    name: str | None = None
    done: bool = False

    @property
    def title(self) -> str:
        return self.name or (f"feat {self.letter}" if self.letter else "a feat")


class Story(Frozen):
    """Where a personal story stands. `printed` is the story card as somebody has read it; `entry` the vignette that
    was read for it."""

    chapter: int = 1
    code: str | None = None
    name: str | None = None
    entry: str | None = None
    printed: StoryCard | None = None
    finished: bool = False


class Player(Frozen):
    """A player.

    `held` are counts by holding. `most` is the highest number printed on the vitality track, `green` how many slots
    take fungalyte; None until read. `wounds` is damage that was not healed yet. `legend` counts steps round the
    `loop` since the start. `grudges` lie in job slots by faction. `archived` counts cards of this player that are out
    of the game. A player who is `away` has no turns any more.
    """

    name: str
    color: str | None = None
    character: str | None = None
    klass: Class | None = None
    module: str | None = None
    held: dict[Holding, int] = {}
    most: int | None = None
    green: int | None = None
    fungalyte: int = 0
    wounds: int = 0
    legend: int = 0
    loop: tuple[LoopSpace | None, ...] = ()
    lap_vp: int | None = None
    talent: str | None = None
    infamy: int = 0
    grudges: dict[Faction, int] = {}
    gear: tuple[Gear, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    cards: tuple[Owned, ...] = ()
    jobs: tuple[Job, ...] = ()
    story: Story = Story()
    feats: tuple[Feat, ...] = ()
    archived: int = 0
    away: bool = False

    @property
    def human(self) -> bool:
        """The rival is no player."""
        return True

    def holds(self, what: Holding) -> int:
        return self.held.get(what, 0)

    @property
    def vp(self) -> int:
        return self.holds("vp")

    @property
    def resources(self) -> int:
        """Cubes on the tray, of both kinds."""
        return self.holds("scrap") + self.holds("particle")

    def rep(self, faction: Faction) -> int:
        return self.holds(REP[faction])

    @property
    def maximum(self) -> int | None:
        """The highest vitality that fungalyte leaves; None until the track was read."""
        return None if self.most is None else max(0, self.most - self.fungalyte)

    @property
    def vitality(self) -> int | None:
        """Where the vitality tracker stands, 0 or below where it would; None until the track was read."""
        return None if self.maximum is None else self.maximum - self.wounds

    @property
    def lap(self) -> int | None:
        """Laps round the loop that are complete; None while nobody has counted its spaces."""
        return self.legend // len(self.loop) if self.loop else None

    @property
    def at_space(self) -> int | None:
        """The space of the loop on which the legend tracker lies, 0 the Legend space."""
        return self.legend % len(self.loop) if self.loop else None

    @property
    def hand(self) -> tuple[Gear, ...]:
        return tuple(gear for gear in self.gear if not gear.played)

    @property
    def discard(self) -> tuple[Gear, ...]:
        return tuple(gear for gear in self.gear if gear.played)

    @property
    def equipped(self) -> Weapon | None:
        return next((weapon for weapon in self.weapons if weapon.role == "equipped"), None)

    @property
    def mods(self) -> tuple[Weapon, ...]:
        return tuple(weapon for weapon in self.weapons if weapon.role == "mod")

    def find_gear(self, id: int) -> Gear | None:
        return next((gear for gear in self.gear if gear.id == id), None)

    def find_weapon(self, id: int) -> Weapon | None:
        return next((weapon for weapon in self.weapons if weapon.id == id), None)

    def find_card(self, id: int) -> Owned | None:
        return next((card for card in self.cards if card.id == id), None)

    def find_job(self, id: int) -> Job | None:
        return next((job for job in self.jobs if job.id == id), None)

    def find_feat(self, id: int) -> Feat | None:
        return next((feat for feat in self.feats if feat.id == id), None)

    @property
    def cool_stuff(self) -> dict[CoolStuff, int]:
        """What settles a tie, by kind. Infamy and grudges are status cards; the printed talent is no card."""
        return {
            "talents": sum(card.kind == "talent" for card in self.cards),
            "statuses": sum(card.kind == "status" for card in self.cards) + self.infamy + sum(self.grudges.values()),
            "gear": len(self.gear),
            "weapons": sum(weapon.role != "mod" for weapon in self.weapons),
            "mods": len(self.mods),
            "resources": self.resources,
            "rep": sum(self.rep(faction) for faction in FACTIONS),
            "visions": self.holds("visions"),
            "transponders": self.holds("transponders"),
            "boosts": self.holds("boosts"),
        }


def new_player(seat: Seat, known: Callable[[str, str | None], Any], first_id: int) -> Player:
    """A player before the first turn, with what is known of the character. Cards get ids from `first_id` on."""
    card: CharacterCard | None = known("character", seat.character)
    held: dict[Holding, int] = {}
    for what in ("scrap", "particle"):
        given = getattr(seat, what)
        count = given if given is not None else getattr(card, what, None)
        if count:
            held[what] = count
    weapon = (
        (Weapon(id=first_id, name=seat.weapon, role="equipped", printed=known("weapon", seat.weapon)),)
        if seat.weapon
        else ()
    )
    gear = tuple(
        Gear(id=number, name=name, printed=known("gear", name))
        for number, name in enumerate(seat.gear, start=first_id + 1)
    )
    feat = (Feat(id=first_id + 6, letter="S", name=seat.feat),)
    return Player(
        name=seat.name,
        color=seat.color,
        character=seat.character,
        klass=seat.klass or (card.klass if card else None),
        module=seat.module,
        held=held,
        most=seat.vitality if seat.vitality is not None else (card.vitality if card else None),
        green=seat.green if seat.green is not None else (card.green if card else None),
        loop=card.loop if card else (),
        lap_vp=card.lap_vp if card else None,
        talent=card.talent if card else None,
        weapons=weapon,
        gear=gear,
        feats=feat,
    )
