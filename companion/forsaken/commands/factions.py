"""Commands about factions: connecting, jobs, personas on their patrols."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import Name, TypedName, Words
from companion.forsaken.cards import PersonaCard
from companion.forsaken.commands.play import Cubes, Number
from companion.forsaken.kinds import PATROL, FactionWord, Gains
from companion.frozen import Frozen


class Connect(Frozen):
    """The persona of a faction is in one's space: one of its two bonuses, a job, and it walks on.

    `bonus` main: Cartel scrounges 2 (the cubes drawn are given), Ebon Eye gives 1 vision, Sanction 1 boost. `special`
    costs 1 particle, 1 vision or 2 boosts; `gains` are what it gave. `job` False where none is wanted or allowed.
    """

    move: Literal["connect"] = "connect"
    who: Name
    faction: FactionWord
    bonus: Literal["main", "special", "none"] = "main"
    scrap: Cubes = 0
    particle: Cubes = 0
    gains: Gains = {}
    job: bool = True


class TakeJob(Frozen):
    """The job that was drawn: it goes into a faction's slot, in place of an older one unless that is kept
    (`keeps_old`), or is special and has no faction."""

    move: Literal["take_job"] = "take_job"
    who: Name
    faction: FactionWord | None = None
    name: TypedName | None = None
    words: Words | None = None
    keeps_old: bool = False


class CompleteJob(Frozen):
    """A job is done: 1 legend and 2 rep of its faction, or what the card says instead (`gains`)."""

    move: Literal["complete_job"] = "complete_job"
    who: Name
    job: Number
    gains: Gains | None = None


class DropJob(Frozen):
    """A job is given up."""

    move: Literal["drop_job"] = "drop_job"
    who: Name
    job: Number


class NamePersona(Frozen):
    """Who a faction's persona is, with its letter, its special bonus, and its patrol path as far as it was read."""

    move: Literal["name_persona"] = "name_persona"
    faction: FactionWord
    name: TypedName | None = None
    letter: Annotated[str, Field(min_length=1, max_length=2)] | None = None
    special: Words | None = None
    path: Annotated[tuple[Name | None, ...], Field(min_length=PATROL, max_length=PATROL)] | None = None
    printed: PersonaCard | None = None


class MovePersona(Frozen):
    """A persona's standee is on another landmark of its path (1 to 3), or on the next one."""

    move: Literal["move_persona"] = "move_persona"
    faction: FactionWord
    to: Annotated[int, Field(strict=True, ge=1, le=PATROL)] | None = None
