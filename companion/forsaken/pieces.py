"""What lies around the boards: personas, scrapyards, bounty, event row, cubes, plot and rival."""

from companion.forsaken.cards import (
    BountyCard,
    PlotCard,
    RivalCard,
)
from companion.forsaken.kinds import (
    Faction,
)
from companion.frozen import Frozen


class Persona(Frozen):
    """A faction's persona: who it is, and on which landmark of its patrol path (0 to 2) the standee is."""

    faction: Faction
    name: str | None = None
    letter: str | None = None
    special: str | None = None
    path: tuple[str | None, ...] = (None, None, None)
    at: int = 0

    @property
    def landmark(self) -> str | None:
        """Where the standee is; None while nobody has read the path so far."""
        return self.path[self.at]


class Yard(Frozen):
    """A scrapyard and whether a scrap tile lies there. Number 4 is the one on Port Ambition."""

    number: int
    name: str | None = None
    tile: bool = True

    @property
    def title(self) -> str:
        return self.name or f"scrapyard {self.number}"


class Bounty(Frozen):
    """The current bounty. `space` counts how far its tracker has gone from the topmost space."""

    name: str | None = None
    landmark: str | None = None
    space: int = 0
    printed: BountyCard | None = None

    @property
    def title(self) -> str:
        return self.name or "the bounty"

    @property
    def spaces(self) -> int | None:
        """Spaces of its track; None while nobody has read it."""
        return len(self.printed.track) if self.printed and self.printed.track else None


class RowEvent(Frozen):
    """A card in the event row: what it changes while it lies there, and its finale. `settled`: its finale was done."""

    id: int
    name: str | None = None
    event: str | None = None
    finale: str | None = None
    settled: bool = False

    @property
    def title(self) -> str:
        return self.name or "a card of the event row"


class Loose(Frozen):
    """Cubes that lie on the board or on a card, neither in the bag nor on a tray."""

    place: str
    scrap: int = 0
    particle: int = 0


class LaidPlot(Frozen):
    """A card in the plot row; `done`: its line was resolved."""

    id: int
    name: str | None = None
    printed: PlotCard | None = None
    done: bool = False

    @property
    def title(self) -> str:
        return self.name or "a plot card"


class Plot(Frozen):
    """The plot of a solo game: cards left in the deck (None where nobody has counted), the row, cards archived."""

    deck: int | None = None
    row: tuple[LaidPlot, ...] = ()
    archived: int = 0

    @property
    def line(self) -> int:
        """The action line that is resolved: as many as cards lie in the row."""
        return len(self.row)


class Rival(Frozen):
    """The rival of a solo game."""

    name: str
    vp: int = 0
    pips: int | None = None
    printed: RivalCard | None = None
