"""A game that is being set up: what was chosen so far, kept on the desk so that a reload loses nothing."""

from collections.abc import Callable
from typing import Any, Literal, get_args

from companion.desk import Desk
from companion.frozen import Frozen
from companion.shelf import ShelfFault
from companion.vestige.library import Library
from companion.vestige.packs import bundled, pack_of
from companion.vestige.placing import USUAL_KINDS
from companion.vestige.setup import COLOURS, TRIGGERS, Difficulty, Setup, TriggerKind

Step = Literal["mode", "seat", "nemeses", "triggers", "checklist"]
STEPS: tuple[Step, ...] = get_args(Step)

KEPT_AS = "new game"
OWN_PACK = "bone"
THREATS = {OWN_PACK: 10}
"""How many threat cards a nemesis is said to have before somebody counts; none where nobody knows."""
LOOKED_BACK = 5
"""So many former games are opened at most to find the last one of this kind."""


class NemesisDraft(Frozen):
    """A nemesis as chosen: of a pack, or run by hand under the name that was typed."""

    id: int
    pack: str | None = None
    name: str = ""
    threat_cards: int = 0

    @property
    def called(self) -> str:
        return pack_of(self.pack).name if self.pack else self.name.strip()


class Draft(Frozen):
    """Everything that the steps ask for. `places` are None until typed; `ticks` are ids of set-up tasks that are done.

    `placing`: the places are being typed, though some are known.
    """

    step: Step = "mode"
    name: str = ""
    colour: str = COLOURS[0]
    nemeses: tuple[NemesisDraft, ...] = ()
    difficulty: Difficulty = "nuisance"
    form_team: bool = False
    places: tuple[int | None, ...] = (None,) * TRIGGERS
    kinds: tuple[TriggerKind, ...] = USUAL_KINDS
    placing: bool = False
    ticks: frozenset[str] = frozenset()
    next_id: int = 1


def fresh(desk: Desk) -> Draft:
    """A draft with what is known already: the person's name, and where the triggers stand."""
    library = Library.model_validate(desk.library("vestige"))
    known = library.triggers
    return Draft(
        name=library.people[0] if library.people else "",
        nemeses=(NemesisDraft(id=1, pack=OWN_PACK, threat_cards=THREATS[OWN_PACK]),) if OWN_PACK in bundled() else (),
        next_id=2,
        places=tuple(space.at for space in known) or (None,) * TRIGGERS,
        kinds=tuple(space.kind for space in known) or USUAL_KINDS,
    )


def last_time(desk: Desk) -> Setup | None:
    """The setup of the newest solo game that was played with the app; None when there is none."""
    try:
        listings = [listing for listing in desk.listings() if listing.game == "vestige"]
    except ShelfFault:
        return None
    for listing in listings[:LOOKED_BACK]:
        try:
            setup: Setup = desk.game(listing.id).setup
        except ShelfFault:
            continue
        if setup.mode == "solo" and setup.starts_at == "round_one":
            return setup
    return None


def as_in(setup: Setup, draft: Draft) -> Draft:
    """The draft with the choices of a former game, at its last step. Triggers that are known stay where they stand."""
    nemeses = tuple(
        NemesisDraft(
            id=draft.next_id + number,
            pack=nemesis.pack,
            name="" if nemesis.pack else nemesis.called,
            threat_cards=nemesis.threat_cards,
        )
        for number, nemesis in enumerate(setup.nemeses)
    )
    known = None not in draft.places
    return draft.model_copy(
        update={
            "step": "checklist",
            "name": setup.seats[0].name,
            "colour": setup.seats[0].color or draft.colour,
            "nemeses": nemeses,
            "difficulty": setup.difficulty,
            "form_team": setup.nemeses_form_team,
            "places": draft.places if known else tuple(space.at for space in setup.triggers),
            "kinds": draft.kinds if known else tuple(space.kind for space in setup.triggers),
            "ticks": frozenset(),
            "next_id": draft.next_id + len(nemeses),
        }
    )


class Drafting:
    """The draft on the desk, and the one way to change it. `redraw` shows what was changed."""

    def __init__(self, desk: Desk, redraw: Callable[[], Any]) -> None:
        self._desk = desk
        self._redraw = redraw
        self._namers: dict[int, Callable[[str], None]] = {}

    @property
    def draft(self) -> Draft:
        kept = self._desk.drafts.get(KEPT_AS)
        if not isinstance(kept, Draft):
            kept = self._desk.drafts[KEPT_AS] = fresh(self._desk)
        return kept

    def change(self, **fields: Any) -> None:
        """Keeps some fields changed, and shows it."""
        self.note(**fields)
        self._redraw()

    def note(self, **fields: Any) -> None:
        """Keeps some fields changed without showing it: the person is typing, and sees it already."""
        self._desk.drafts[KEPT_AS] = self.draft.model_copy(update=fields)

    def name_seat(self, text: str) -> None:
        """Takes the name of the seat while it is typed."""
        self.note(name=text)

    def replace(self, draft: Draft) -> None:
        """Another draft altogether."""
        self._desk.drafts[KEPT_AS] = draft
        self._redraw()

    def clear(self) -> None:
        """The game has begun."""
        self._desk.drafts.pop(KEPT_AS, None)

    def change_nemesis(self, id: int, **fields: Any) -> None:
        """Keeps something about one nemesis changed, and shows it."""
        self.change(nemeses=self._with_nemesis(id, fields))

    def namer(self, id: int) -> Callable[[str], None]:
        """The function that takes the name of one nemesis; the same one each time, as a field needs it."""
        if id not in self._namers:
            self._namers[id] = lambda text: self.note(nemeses=self._with_nemesis(id, {"name": text}))
        return self._namers[id]

    def _with_nemesis(self, id: int, fields: dict[str, Any]) -> tuple[NemesisDraft, ...]:
        return tuple(
            nemesis.model_copy(update=fields) if nemesis.id == id else nemesis for nemesis in self.draft.nemeses
        )
