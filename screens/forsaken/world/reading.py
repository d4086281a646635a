"""Sheets on which somebody reads a card in: the bounty, a persona, a card of the event row, cubes that lie about."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.cards import BountyReward
from companion.forsaken.commands import (
    DescribeBounty,
    LayCubes,
    MovePersona,
    NamePersona,
    NameYard,
    RevealBounty,
    SetBounty,
    ToEventRow,
)
from companion.forsaken.kinds import FACTION_NAMES, PATROL, REP, Faction, Gain
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.board.gain import gains_line, gains_picker
from screens.forsaken.places.answers import typed_or_none
from screens.forsaken.places.known import card_of, landmarks, names
from screens.forsaken.places.parts import asks, chips, column, number_keys, titled
from screens.guard import component
from screens.live import use_live
from screens.offers import NameOffers
from screens.rules.word import explained, held
from screens.sitting import Sitting, use_kept
from screens.typed import Typed, use_typed

MOST_SPACES = 12


@component
def Revealing(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """The next bounty lies open: a known one is one tap, another has a name and a landmark."""
    use_live(sitting)
    name, where = use_typed(sitting, "next bounty"), use_typed(sitting, "next bounty's landmark")
    once = buttons.use_once()

    def reveal(called: str | None) -> None:
        if called and sitting.dispatch(RevealBounty(name=called, landmark=typed_or_none(where.held.text))):
            name.clear()
            where.clear()
            close()

    return column(
        titled("bounty", "The next bounty", "forsaken-bounty", "a bounty", "Its tracker lies on the topmost space."),
        bounty_fields(sitting, name, where, reveal, once),
        buttons.primary("It lies open", once(lambda: reveal(name.name(sitting.say))), icon=ft.Icons.VISIBILITY),
    )


def bounty_fields(
    sitting: Sitting,
    name: Typed,
    where: Typed,
    reveal: Callable[[str | None], Any],
    once: Callable[[buttons.Action], buttons.Action],
) -> ft.Control:
    """The name of a bounty with those that are known, and its landmark."""
    lying = sitting.table.bounty.name
    known = tuple(it for it in names(sitting, "bounty") if it != lying)
    return column(
        NameOffers(typed=name.held, known=known, pick=reveal, once=once, label="The bounty is {}", key="offers"),
        name.field("Name of the bounty", lambda: reveal(name.name(sitting.say))),
        where.field("Its landmark (may stay empty)", lambda: None),
        NameOffers(
            typed=where.held, known=landmarks(sitting), pick=where.put, once=once, label="It is at {}", most=4,
            key="places",
        ),
        spacing=theme.GAP,
    )  # fmt: skip


@component
def Describing(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """What the bounty's card shows: its fight, its track with the rewards, where the tracker is."""
    use_live(sitting)
    table: Table = sitting.table
    bounty = table.bounty
    card = bounty.printed
    once = buttons.use_once()
    name = use_typed(sitting, f"bounty {bounty.name}")
    entry = use_typed(sitting, f"entry {bounty.name}")
    place = f"track of {bounty.name}"
    track, set_track = use_kept(sitting.kept, place, card.track if card else ())
    chosen, choose = use_kept(sitting.kept, f"space of {place}", 0)
    numbers, set_numbers = use_kept(sitting.kept, f"numbers of {place}", {})

    def change_gains(update: Callable[[dict[Gain, int]], dict[Gain, int]]) -> None:
        def changed(now: Any) -> Any:
            spaces = list(now)
            spaces[chosen] = BountyReward(gains=update(dict(spaces[chosen].gains)), words=spaces[chosen].words)
            return tuple(spaces)

        set_track(changed)

    def length(to: int) -> None:
        set_track(lambda now: (*now, *[BountyReward()] * to)[: min(to, MOST_SPACES)])
        choose(lambda now: min(now, max(to - 1, 0)))

    def write() -> None:
        command = DescribeBounty(
            name=bounty.name or typed_or_none(name.held.text),
            dice=numbers.get("dice"),
            overwhelm=numbers.get("overwhelm"),
            track=track or None,
            entry=typed_or_none(entry.held.text),
        )
        if sitting.dispatch(command):
            close()

    def number(field: str, to: int) -> None:
        set_numbers(lambda now: {**now, field: to})

    def shown(field: str) -> int | None:
        value: int | None = numbers.get(field, getattr(card, field, None))
        return value

    spaces = [buttons.choice(str(it + 1), it == chosen, partial(_put, choose, it), label=f"Space {it + 1}")
              for it in range(len(track))]  # fmt: skip
    return column(
        titled("bounty", bounty.name or "The bounty", "forsaken-bounty", "a bounty", "What its card shows."),
        *([] if bounty.name else [name.field("Name of the bounty", lambda: None)]),
        asks("dice", "Dice it rolls", "forsaken-fight-dice",
             number_keys("Dice", "forsaken-fight-dice", shown("dice"), partial(number, "dice"))),
        asks("damage", "Overwhelmed by so much damage", "forsaken-overwhelm",
             number_keys("Overwhelm", "forsaken-overwhelm", shown("overwhelm"), partial(number, "overwhelm"))),
        asks("bounty", "Spaces of its track", "forsaken-bounty-tracker",
             number_keys("Spaces", "forsaken-bounty-tracker", len(track) or None, length)),
        *([asks("legend", "Reward beside each space, from the top", "forsaken-bounty-tracker", chips(spaces)),
           gains_picker(track[chosen].gains, change_gains, title=f"Space {chosen + 1}")] if track else []),
        entry.field("Entry that is read when it escapes (may stay empty)", lambda: None),
        buttons.primary("That is what it shows", once(write), icon=ft.Icons.CHECK),
        explained(theme.body("The tracker is on space"), "forsaken-bounty-tracker"),
        number_keys("The tracker is on space", "corrections", bounty.space + 1,
                    once(lambda to: sitting.dispatch(SetBounty(space=max(to - 1, 0))))),
    )  # fmt: skip


def _put(change: Callable[[Callable[[Any], Any]], Any], value: Any) -> None:
    change(lambda _: value)


@component
def Naming(sitting: Sitting, faction: Faction, close: Callable[[], Any]) -> ft.Control:
    """Who a persona is: name, letter, special bonus, and the three landmarks of its path."""
    use_live(sitting)
    table: Table = sitting.table
    persona = table.persona(faction)
    once = buttons.use_once()
    name, letter, special = (use_typed(sitting, f"{what} of {faction}") for what in ("name", "letter", "bonus"))
    first, second, third = (use_typed(sitting, f"landmark {number} of {faction}") for number in range(PATROL))
    path = (first, second, third)
    known = tuple(
        it for it in names(sitting, "persona") if getattr(card_of(sitting, "persona", it), "faction", None) == faction
    )

    def write(called: str | None) -> None:
        places = tuple(typed_or_none(typed.held.text) for typed in path)
        command = NamePersona(
            faction=faction,
            name=called,
            letter=(typed_or_none(letter.held.text) or "")[:2].upper() or None,
            special=typed_or_none(special.held.text),
            path=places if any(places) else None,
        )
        if sitting.dispatch(command):
            for typed in (name, letter, special, *path):
                typed.clear()
            close()

    return column(
        titled(REP[faction], persona.name or FACTION_NAMES[faction], "forsaken-personas", "a persona",
               persona.special or "What its card shows; what stays empty stays as it was."),
        NameOffers(typed=name.held, known=known, pick=write, once=once, label="The persona is {}", key="offers"),
        name.field("Name", lambda: None),
        letter.field(f"Letter{f', now {persona.letter}' if persona.letter else ''}", lambda: None),
        special.words("Special bonus"),
        explained(theme.body("Patrol path, from left to right"), "forsaken-patrol-path"),
        *(
            typed.field(f"Landmark {number}: {known_as or 'not named yet'}", lambda: None)
            for number, (typed, known_as) in enumerate(zip(path, persona.path, strict=True), start=1)
        ),
        buttons.primary("That is it", once(lambda: write(typed_or_none(name.held.text))), icon=ft.Icons.CHECK),
        explained(theme.body("The standee is on landmark"), "forsaken-patrol-path"),
        chips(
            buttons.choice(
                str(place + 1),
                place == persona.at,
                once(partial(sitting.dispatch, MovePersona(faction=faction, to=place + 1))),
                label=f"The standee is on landmark {place + 1}",
            )
            for place in range(PATROL)
        ),
    )  # fmt: skip


@component
def JoiningRow(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """A card of the event row: what it changes, and its finale."""
    use_live(sitting)
    name, event, finale = (use_typed(sitting, f"event row: {what}") for what in ("name", "event", "finale"))
    once = buttons.use_once()

    def pick(called: str) -> None:
        card = card_of(sitting, "encounter", called)
        name.put(called)
        event.put((card.event if card else None) or "")
        finale.put((card.finale if card else None) or "")

    def join() -> None:
        command = ToEventRow(
            name=typed_or_none(name.held.text),
            event=typed_or_none(event.held.text),
            finale=typed_or_none(finale.held.text),
        )
        if sitting.dispatch(command):
            for typed in (name, event, finale):
                typed.clear()
            close()

    known = names(sitting, "encounter")
    return column(
        titled("encounter", "Into the event row", "forsaken-event-row", "the event row"),
        NameOffers(typed=name.held, known=known, pick=pick, once=once, label="It is {}", key="offers"),
        name.field("Its name (may stay empty)", lambda: None),
        event.words("Event: what it changes"),
        finale.words("Finale: what it gives at the end"),
        held(buttons.primary("Into the row", once(join), icon=ft.Icons.CHECK), "forsaken-event-row"),
    )


@component
def Laying(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """Cubes from the bag that lie on the board or a card from now on."""
    use_live(sitting)
    where = use_typed(sitting, "cubes lie at")
    cubes, change = use_kept(sitting.kept, "cubes to lay", {})
    once = buttons.use_once()

    def lay() -> None:
        place = where.name(sitting.say)
        if place and sitting.dispatch(
            LayCubes(place=place, scrap=cubes.get("scrap", 0), particle=cubes.get("particle", 0))
        ):
            where.clear()
            change(lambda _: {})
            close()

    return column(
        titled("scrap", "Cubes on the board", "forsaken-resources", "a resource", "From the bag, to be found there."),
        where.field("Where they lie", lambda: None),
        gains_picker(cubes, change, offered=("scrap", "particle"), title="Cubes", verb="Lay"),
        *([gains_line(cubes)] if cubes else []),
        buttons.primary("They lie there", once(lay), icon=ft.Icons.CHECK, disabled=not cubes),
    )


@component
def NamingYard(sitting: Sitting, yard: int, close: Callable[[], Any]) -> ft.Control:
    """What a scrapyard is called by, in this game and the next ones."""
    use_live(sitting)
    typed = use_typed(sitting, f"yard {yard}")
    once = buttons.use_once()

    def name() -> None:
        called = typed.name(sitting.say)
        if called and sitting.dispatch(NameYard(yard=yard, name=called)):
            typed.clear()
            close()

    return column(
        titled("scrapyard", f"Scrapyard {yard}", "forsaken-use-scrapyard", "a scrapyard", "By a place nearby."),
        typed.field("What you call it", name),
        buttons.primary("Call it so", once(name), icon=ft.Icons.CHECK),
    )
