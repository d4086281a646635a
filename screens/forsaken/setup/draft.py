"""A game of Forsaken that is being set up, as it is kept on the desk, and the setup that comes of it."""

from collections.abc import Callable
from functools import partial
from secrets import randbelow
from typing import Any, Literal, get_args

from companion.chance import SEEDS, seed_of
from companion.desk import Desk
from companion.forsaken.cards import RivalCard
from companion.forsaken.kinds import FACTIONS, Faction, Length
from companion.forsaken.library import Library, known_setup, library_of
from companion.forsaken.persona_draw import drawn_personas
from companion.forsaken.rulebook import FORSAKEN
from companion.forsaken.seating import Misseated, Seating, like_the_rival, misseated
from companion.forsaken.setup import ChosenPersona, Seat, Setup
from companion.frozen import Frozen
from companion.shelf import ShelfFault
from screens.preferences import automation_of_new_games, preferences, rulings_of_new_games
from screens.setup import drafting
from screens.setup.people import known_people

Step = Literal["seats", "characters", "length", "factions", "checklist"]
STEPS: tuple[Step, ...] = get_args(Step)

KEPT_AS = "new game of forsaken"


class Draft(Frozen):
    """Everything that the steps ask for. `rival` is empty where nobody has chosen one; `pips` and `plot` are read off
    its card and its deck. `drawn` is the seed of the last draw of personas, `seed` that of who begins; `ticks` are
    ids of set-up tasks that are done."""

    step: Step = "seats"
    seating: Seating = Seating()
    length: Length = "standard"
    personas: dict[Faction, ChosenPersona] = {}
    drawn: str = ""
    bounty: str = ""
    rival: str = ""
    pips: int | None = None
    plot: int | None = None
    seed: str = ""
    ticks: frozenset[str] = frozenset()

    @property
    def alone(self) -> bool:
        """Whether one person plays, against a rival."""
        return len(self.seating.places) == 1

    @property
    def letters(self) -> dict[Faction, str | None]:
        return {faction: persona.letter for faction, persona in self.personas.items()}

    @property
    def faults(self) -> tuple[Misseated, ...]:
        """Everything that keeps this game from beginning."""
        rival = like_the_rival(self.seating, self.rival) if self.alone else ""
        return (*misseated(self.seating), *((Misseated(text=rival),) if rival else ()))


def fresh(desk: Desk) -> Draft:
    """A draft with the person who sat down last."""
    people, seating = known_people(desk, "forsaken"), Seating()
    return Draft(seating=seating.seated(people[0]) if people else seating)


def last_seats(desk: Desk) -> tuple[Seat, ...]:
    """Who played the newest game of Forsaken that was played with the app; nobody where there is none."""
    try:
        listing = next((it for it in desk.listings() if it.game == "forsaken"), None)
        return desk.game(listing.id).setup.seats if listing else ()
    except ShelfFault:
        return ()


def as_last_time(seats: tuple[Seat, ...], next_id: int) -> Seating:
    """The same people in the same colours; their characters are chosen anew."""
    seating = Seating(places=(), next_id=next_id)
    for seat in seats:
        place = seating.PLACE(id=seating.next_id, name=seat.name, color=seat.color or seating.free_color)
        seating = seating.changed({"places": (*seating.places, place), "next_id": seating.next_id + 1})
    return seating


def known(desk: Desk) -> Library:
    """What the library has of Forsaken."""
    return library_of(desk.library("forsaken"))


def setup_of(desk: Desk, draft: Draft) -> Setup | None:
    """The setup of a draft, with what the library knows and the settings say; None while something is wrong."""
    if draft.faults:
        return None
    preferred = preferences(desk)
    rival = {"name": draft.rival, "pips": draft.pips, "plot": draft.plot} if draft.alone and draft.rival else None
    return Setup.model_validate(
        {
            "seats": draft.seating.seats(),
            "length": draft.length,
            "personas": draft.personas,
            "bounty": draft.bounty or None,
            "rival": rival,
            "rulings": rulings_of_new_games(preferred, FORSAKEN),
            "automation": automation_of_new_games(preferred, FORSAKEN),
            **known_setup(known(desk)),
        }
    )


class Drafting(drafting.Drafting[Draft]):
    """The draft on the desk, and the one way to change it. `redraw` shows what was changed."""

    def __init__(self, desk: Desk, redraw: Callable[[], Any]) -> None:
        super().__init__(desk, redraw, KEPT_AS, Draft, partial(fresh, desk))

    def oppose(self, name: str, card: RivalCard | None = None) -> None:
        """This rival, with what is known of its card; nobody without a name."""
        plot = len(card.plot) if card and card.plot else None
        self.change(rival=name, pips=card.pips if card else None, plot=plot)

    def reveal(self, faction: Faction, name: str, letter: str | None) -> None:
        """This persona of a faction; without a name and a letter, nobody has said."""
        others = {it: persona for it, persona in self.draft.personas.items() if it != faction}
        persona = ChosenPersona(name=name or None, letter=letter or None)
        self.change(personas={**others, faction: persona} if name or letter else others)

    def draw_personas(self, library: Library) -> None:
        """A persona of each faction of which the library knows some, by lot; the others stay as they are."""
        cards = library.choices("persona")
        known = {card.faction for card in cards}
        lying = {faction: it for faction, it in self.draft.personas.items() if faction not in known}
        seed = seed_of(randbelow(SEEDS))
        chosen = {
            faction: ChosenPersona(name=card.name, letter=card.letter)
            for faction, card in drawn_personas(seed, cards, lying).items()
        }
        both = {**lying, **chosen}
        self.change(personas={faction: both[faction] for faction in FACTIONS if faction in both}, drawn=seed)
