"""The table as the ledger leaves it: a frozen value from which every screen reads."""

from collections.abc import Callable
from typing import Any, Literal

from companion.automation import How, known_automation
from companion.forsaken.automation import AUTOMATIONS
from companion.forsaken.cards import (
    AnyCard,
    BountyCard,
    Printed,
)
from companion.forsaken.fight import FightRolled
from companion.forsaken.kinds import (
    CUBES,
    FACTIONS,
    PERSONA_STARTS,
    PLANETS,
    PLOT_LINES,
    THRESHOLDS,
    Action,
    CoolStuff,
    Faction,
    Length,
    Planet,
    Resource,
)
from companion.forsaken.pieces import Bounty, Loose, Persona, Plot, Rival, RowEvent, Yard
from companion.forsaken.player import Player, new_player
from companion.forsaken.rulings import RULINGS
from companion.forsaken.score import Extra, Score
from companion.forsaken.setup import Setup
from companion.frozen import Frozen
from companion.ruling import known_rulings, ruled
from companion.talk import Noticed, Proposal, Reminder

Phase = Literal["players", "scoring", "over"]
Why = Literal["threshold", "deck", "story", "table"]
"""What set off the end: VP, an empty encounter deck, a finished story, or the table says so."""
Lost = Literal["row", "deck"]
"""How a solo game was lost to the plot: a fifth card in the row, or a draw from an empty deck."""


class Due(Frozen):
    """Something that has to be answered at the table before it can be counted. Its prompt has the key `kind:id`.

    `of` says what about in a word (a card's name, a place); `number` how many or which; `faction` whose.
    """

    id: int
    kind: str
    who: str | None = None
    of: str | None = None
    number: int | None = None
    faction: Faction | None = None


class Ending(Frozen):
    """The end was set off. `last` are those who still have their last turn, in turn order; `by` has none any more."""

    why: Why
    by: str | None = None
    last: tuple[str, ...] = ()


class Turn(Frozen):
    """What was done in the turn that is on: actions in order, whether the encounter step has begun, whether a vignette
    was read, an encounter had, a rest taken, the end set off."""

    actions: tuple[Action, ...] = ()
    step: Literal["action", "encounter"] = "action"
    vignette: bool = False
    encountered: bool = False
    rested: bool = False
    set_off: bool = False
    noticed: tuple[Noticed, ...] = ()


class Table(Frozen):
    """The whole table. `bag` are the cubes in the resource bag. `decks` are cards left in the encounter decks, None
    where nobody has counted. `gone` are players who left with what was theirs. `card_box` are the cards that this
    game knows. `counted` is cool stuff by player, where somebody has counted it. `tied`
    are fights that the table has to settle, by who fought."""

    rulings: dict[str, str]
    automation: dict[str, How]
    players: tuple[Player, ...]
    length: Length
    printed: Printed
    personas: tuple[Persona, ...]
    yards: tuple[Yard, ...]
    decks: dict[Planet, int | None]
    bounty: Bounty = Bounty()
    bag: dict[Resource, int] = dict(CUBES)
    loose: tuple[Loose, ...] = ()
    event_row: tuple[RowEvent, ...] = ()
    rival: Rival | None = None
    plot: Plot = Plot()
    card_box: tuple[AnyCard, ...] = ()
    round: int = 1
    phase: Phase = "players"
    turn: str | None = None
    done: Turn = Turn()
    due: tuple[Due, ...] = ()
    tied: dict[str, FightRolled] = {}
    reminders: tuple[Reminder, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    dismissed: tuple[str, ...] = ()
    ending: Ending | None = None
    lost: Lost | None = None
    next_id: int = 1
    gone: tuple[Player, ...] = ()
    finale: dict[str, tuple[Extra, ...]] = {}
    extras: dict[str, tuple[Extra, ...]] = {}
    counted: dict[str, dict[CoolStuff, int]] = {}
    score: Score | None = None

    @property
    def solo(self) -> bool:
        """Whether one person plays alone."""
        return len(self.players) == 1

    @property
    def threshold(self) -> int:
        """VP that set off the end."""
        return THRESHOLDS[self.length]

    @property
    def playing(self) -> tuple[Player, ...]:
        """The players who have turns, in their order."""
        return tuple(player for player in self.players if not player.away)

    @property
    def competitors(self) -> tuple[Player, ...]:
        """All players who are scored."""
        return self.players

    @property
    def humans(self) -> tuple[Player, ...]:
        """All who sit at the table."""
        return self.players

    def find(self, name: str) -> Player | None:
        return next((player for player in self.players if player.name == name), None)

    def player(self, name: str) -> Player:
        """Raises KeyError for a name that is not at this table."""
        found = self.find(name)
        if found is None:
            raise KeyError(name)
        return found

    def persona(self, faction: Faction) -> Persona:
        return next(persona for persona in self.personas if persona.faction == faction)

    def known(self, kind: str, name: str | None) -> Any:
        """A card that this game knows, by its name however its capitals were typed; None for any other."""
        wanted = name.casefold() if name else None
        return next((card for card in self.card_box if card.kind == kind and card.name.casefold() == wanted), None)

    def waits(self, kind: str, who: str | None = None) -> tuple[Due, ...]:
        """What is due of a kind, of one player if one is named, the oldest first."""
        return tuple(due for due in self.due if due.kind == kind and who in (None, due.who))

    def cool_stuff(self, who: str) -> dict[CoolStuff, int]:
        """A player's cool stuff by kind: what was counted for a tie, else what was tracked."""
        return self.player(who).cool_stuff | self.counted.get(who, {})

    def ruled(self, ruling: str) -> str:
        return ruled(RULINGS, self.rulings, ruling)

    def how(self, automation: str) -> How:
        return self.automation.get(automation, "on")

    # Changes, for `evolve` alone.

    def allotted(self, id: int) -> "Table":
        """The table after an id was given to something."""
        return self if id < self.next_id else self.changed({"next_id": id + 1})

    def with_player(self, name: str, change: Callable[[Player], dict[str, Any]]) -> "Table":
        """The table after a change to one player."""
        return self.changed(
            {
                "players": tuple(
                    player.changed(change(player)) if player.name == name else player for player in self.players
                )
            }
        )

    def with_persona(self, faction: Faction, change: Callable[[Persona], dict[str, Any]]) -> "Table":
        """The table after a change to one persona."""
        return self.changed(
            {
                "personas": tuple(
                    persona.changed(change(persona)) if persona.faction == faction else persona
                    for persona in self.personas
                )
            }
        )


PER_SEAT = 8
"""Ids that a seat takes at the start: a weapon, five gear, a feat, one to spare."""
FIRST_ID = PLOT_LINES + 1
"""The ids before it are those of plot cards that somebody has counted into the row, by their place in it."""


def new_table(setup: Setup) -> Table:
    """The table before the first turn (Game Setup, Solo Setup)."""
    players = tuple(
        new_player(seat, setup.card, FIRST_ID + number * PER_SEAT) for number, seat in enumerate(setup.seats)
    )
    bag = {
        what: total - sum(player.holds("scrap" if what == "scrap" else "particle") for player in players)
        for what, total in CUBES.items()
    }
    scoring = setup.starts_at == "scoring"
    rival = setup.rival
    return Table(
        rulings=known_rulings(RULINGS, setup.rulings),
        automation=known_automation(AUTOMATIONS, setup.automation),
        players=players,
        length=setup.length,
        printed=setup.printed,
        personas=tuple(_persona(setup, faction) for faction in FACTIONS),
        yards=(
            *(Yard(number=number, name=name) for number, name in enumerate(setup.printed.yards, start=1)),
            Yard(number=4, name="Port Ambition", tile=False),
        ),
        decks={planet: setup.decks.get(planet) for planet in PLANETS},
        bounty=_bounty(setup),
        bag=bag,
        rival=Rival(name=rival.name, pips=rival.pips, printed=setup.card("rival", rival.name)) if rival else None,
        plot=Plot(deck=rival.plot if rival else None),
        card_box=setup.cards,
        phase="scoring" if scoring else "players",
        turn=None if scoring else setup.seats[0].name,
        next_id=FIRST_ID + len(setup.seats) * PER_SEAT,
    )


def _persona(setup: Setup, faction: Faction) -> Persona:
    chosen = setup.personas.get(faction)
    name = chosen.name if chosen else None
    card = setup.card("persona", name)
    path = card.path if card else (None, None, None)
    return Persona(
        faction=faction,
        name=name,
        letter=(chosen.letter if chosen else None) or (card.letter if card else None),
        special=card.special if card else None,
        path=(path[0] or PERSONA_STARTS[faction], *path[1:]),
    )


def _bounty(setup: Setup) -> Bounty:
    card: BountyCard | None = setup.card("bounty", setup.bounty)
    return Bounty(name=setup.bounty, landmark=card.landmark if card else None, printed=card)
