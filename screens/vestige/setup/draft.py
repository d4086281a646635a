"""A game that is being set up: what was chosen so far, kept on the desk so that a reload loses nothing."""

from collections.abc import Callable
from functools import partial
from typing import Any, Literal, get_args

from companion.desk import Desk
from companion.frozen import Frozen
from companion.shelf import ShelfFault
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import bundled
from companion.vestige.box.reference import NemesisReference, card_of, reference_to
from companion.vestige.library import Library, library_of, newest
from companion.vestige.placing import USUAL_KINDS
from companion.vestige.seating import Seating
from companion.vestige.seating_faults import needs_nemeses
from companion.vestige.setup import TRIGGERS, Depth, Difficulty, Mode, Setup, SetupTile, TriggerKind
from screens.setup import drafting

Step = Literal["mode", "seats", "nemeses", "triggers", "checklist"]
STEPS: tuple[Step, ...] = get_args(Step)

KEPT_AS = "new game"
OWN_PACK = "bone"
THREATS = {OWN_PACK: 10}
"""How many threat cards a nemesis is said to have before somebody counts; none where nobody knows."""
LOOKED_BACK = 10
"""So many former games are opened at most to find the last one of a mode."""


class NemesisDraft(Frozen):
    """A nemesis as chosen: by its card, or run by hand under the name that was typed."""

    id: int
    pack: NemesisReference | None = None
    name: str = ""
    threat_cards: int = 0

    @classmethod
    def of(cls, id: int, card: Nemesis) -> "NemesisDraft":
        """A nemesis that has a card, with as many threats as are known of it."""
        threats = card.threat_cards if card.threat_cards is not None else THREATS.get(card.id, len(card.threats))
        return cls(id=id, pack=reference_to(card), threat_cards=threats)

    @property
    def card(self) -> Nemesis | None:
        """Its card; None where it is run by hand."""
        return card_of(self.pack)

    @property
    def called(self) -> str:
        return self.card.name if self.card else self.name.strip()

    def as_of_now(self, library: Library) -> "NemesisDraft":
        """The same nemesis with the card that the library has of it now, if it has one."""
        card = newest(library, self.card) if self.card else library.known("nemesis", self.called)
        return self.changed({"pack": reference_to(card), "name": ""}) if isinstance(card, Nemesis) else self


class Draft(Frozen):
    """Everything that the steps ask for. `places` are None until typed; `ticks` are ids of set-up tasks that are done.

    What a mode does not use stays for another one: more seats than one in solo play, nemeses that do not join in.
    `placing`: the places are being typed, though some are known. `seed` is that of the last draw of who begins,
    `map_seed` that of the last deal of the map. `tiles` are empty until somebody lays the map out.
    """

    step: Step = "mode"
    mode: Mode = "solo"
    depth: Depth = "score"
    seating: Seating = Seating()
    nemeses: tuple[NemesisDraft, ...] = ()
    with_nemeses: bool = False
    difficulty: Difficulty = "nuisance"
    form_team: bool = False
    places: tuple[int | None, ...] = (None,) * TRIGGERS
    kinds: tuple[TriggerKind, ...] = USUAL_KINDS
    placing: bool = False
    seed: str = ""
    tiles: tuple[SetupTile, ...] = ()
    map_seed: str = ""
    ticks: frozenset[str] = frozenset()
    next_id: int = 1

    @property
    def against_nemeses(self) -> bool:
        """Whether nemeses play: always in solo and cooperative play, else by choice."""
        return self.with_nemeses or needs_nemeses(self.mode)

    @property
    def opposing(self) -> tuple[NemesisDraft, ...]:
        """The nemeses that play."""
        return self.nemeses if self.against_nemeses else ()

    def in_mode(self, mode: Mode) -> "Draft":
        """The draft in another mode, with as many seats as that one shows at least."""
        return self.changed({"mode": mode, "seating": self.seating.ready_for(mode)})


def fresh(desk: Desk) -> Draft:
    """A draft with what is known already: the last mode and depth, who played last, and where the triggers stand."""
    library = library_of(desk.library("vestige"))
    known, last = library.triggers, last_time(desk)
    seating = Seating()
    own = newest(library, bundled()[OWN_PACK])
    return Draft(
        depth=last.depth if last else "score",
        seating=seating.seated(library.people[0]) if library.people else seating,
        nemeses=(NemesisDraft.of(1, own),),
        next_id=2,
        places=tuple(space.at for space in known) or (None,) * TRIGGERS,
        kinds=tuple(space.kind for space in known) or USUAL_KINDS,
    ).in_mode(last.mode if last else "solo")


def last_time(desk: Desk, mode: Mode | None = None) -> Setup | None:
    """The setup of the newest game, or the newest of a mode, that was played with the app; None when there is none."""
    try:
        listings = [listing for listing in desk.listings() if listing.game == "vestige"]
    except ShelfFault:
        return None
    for listing in listings[:LOOKED_BACK]:
        try:
            setup: Setup = desk.game(listing.id).setup
        except ShelfFault:
            continue
        if mode in (None, setup.mode) and setup.starts_at == "round_one":
            return setup
    return None


def as_in(setup: Setup, draft: Draft, library: Library) -> Draft:
    """The draft with the choices of a former game, at its last step. Triggers that are known stay where they stand.

    A nemesis is played as its card is now.
    """
    nemeses = tuple(
        NemesisDraft(
            id=draft.next_id + number,
            pack=nemesis.pack if nemesis.card else None,
            name="" if nemesis.card else nemesis.called,
            threat_cards=nemesis.threat_cards,
        ).as_of_now(library)
        for number, nemesis in enumerate(setup.nemeses)
    )
    known = None not in draft.places
    return draft.model_copy(
        update={
            "step": "checklist",
            "mode": setup.mode,
            "depth": setup.depth,
            "seating": Seating.of(setup.seats, next_id=draft.seating.next_id),
            "nemeses": nemeses or draft.nemeses,
            "with_nemeses": bool(nemeses),
            "difficulty": setup.difficulty,
            "form_team": setup.nemeses_form_team,
            "places": draft.places if known else tuple(space.at for space in setup.triggers),
            "kinds": draft.kinds if known else tuple(space.kind for space in setup.triggers),
            "seed": "",
            "ticks": frozenset(),
            "next_id": draft.next_id + len(nemeses),
        }
    )


class Drafting(drafting.Drafting[Draft]):
    """The draft on the desk, and the one way to change it. `redraw` shows what was changed."""

    def __init__(self, desk: Desk, redraw: Callable[[], Any]) -> None:
        super().__init__(desk, redraw, KEPT_AS, Draft, partial(fresh, desk))
        # Cards may have been entered or changed since the draft was left.
        self.note(nemeses=tuple(nemesis.as_of_now(self.library) for nemesis in self.draft.nemeses))
        self._former: dict[Mode, Setup | None] = {}

    @property
    def former(self) -> Setup | None:
        """The last game of the mode that is chosen."""
        mode = self.draft.mode
        if mode not in self._former:
            self._former[mode] = last_time(self._desk, mode)
        return self._former[mode]

    @property
    def library(self) -> Library:
        """What the app knows of the person's box."""
        return library_of(self._desk.library("vestige"))

    # Seats

    def team_namer(self, team: int) -> Callable[[str], None]:
        """The function that takes the name of one team. It is shown at once, as it stands beside each seat."""
        return self.namer("team", team, lambda text: self.reseat(lambda seating: seating.team_called(team, text)))

    # Nemeses

    def change_nemesis(self, id: int, **fields: Any) -> None:
        """Keeps something about one nemesis changed, and shows it."""
        self.change(nemeses=self._with_nemesis(id, fields))

    def nemesis_namer(self, id: int) -> Callable[[str], None]:
        """The function that takes the name of one nemesis; the same one each time, as a field needs it."""
        return self.namer("nemesis", id, lambda text: self.note(nemeses=self._with_nemesis(id, {"name": text})))

    def _with_nemesis(self, id: int, fields: dict[str, Any]) -> tuple[NemesisDraft, ...]:
        return tuple(
            nemesis.model_copy(update=fields) if nemesis.id == id else nemesis for nemesis in self.draft.nemeses
        )
