"""One card a kind of prompt: what is asked, and the answers right below it."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.commands import (
    AcceptProposal,
    DescribeLegendary,
    DismissPrompt,
    FillSpace,
    NameColour,
    PlaceEvent,
    ReadPrinted,
    RevealEvent,
    TakeChronicle,
)
from companion.chronicles.festival import candidates
from companion.chronicles.kinds import Track, spoken
from companion.chronicles.places import known_places
from companion.chronicles.prompts import Prompt
from companion.chronicles.table import Choice, Table
from companion.chronicles.vendors import VENDORS, VendorId
from screens import amounts, buttons, routes, theme
from screens.chronicles.signs import token_sign
from screens.chronicles.table.answers import track_keys
from screens.chronicles.table.places import places_in
from screens.guard import memo
from screens.keys import picture_key
from screens.live import use_live
from screens.offers import NameOffers
from screens.prompts import Once, OpenSheet, act, prompt_card, way_out
from screens.sitting import Sitting, use_kept
from screens.typed import use_typed

Known = tuple[str, ...]


def leave(sitting: Sitting, prompt: Prompt, once: Once, words: str = "Leave out") -> ft.Control:
    """The way to go on without an answer."""
    return way_out(words, prompt, once(lambda: sitting.dispatch(DismissPrompt(prompt=prompt.key))))


@memo
def Chronicle(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The mark that the choice gives is one tap; title and option are noted by who likes to."""
    use_live(sitting)
    typed = use_typed(sitting, prompt.key)
    opened, set_opened = use_kept(sitting.kept, f"title:{prompt.key}", False)
    option, choose = use_kept(sitting.kept, f"option:{prompt.key}", None)
    who = prompt.who or ""

    def take(mark: Track | None) -> None:
        title = " ".join(typed.held.text.split()) or None
        sitting.dispatch(TakeChronicle(who=who, card=prompt.card, mark=mark, title=title, option=option))

    more = (
        [
            NameOffers(typed=typed.held, known=known, pick=typed.put, once=once, label="Chronicle {}", key="offers"),
            typed.field("Title of the chronicle", lambda: None),
            _options(option, lambda it: choose(lambda _: None if it == option else it)),
        ]
        if opened
        else [
            ft.Row(
                [buttons.quiet("Note its title", lambda: set_opened(lambda _: True), icon=ft.Icons.EDIT_NOTE)],
                wrap=True,
            )
        ]
    )
    player = sitting.table.find(who)
    marks = player.marks if player else {}
    return prompt_card(
        prompt,
        prompt.rule,
        [track_keys(lambda track: f"{who}: a mark on {spoken(track)}", take, marks, wrap=once), *more],
        act("No mark", once(lambda: take(None)), ft.Icons.REMOVE),
        leave(sitting, prompt, once),
    )


def _options(option: Choice | None, choose: Callable[[Choice], Any]) -> ft.Control:
    return ft.Row(
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            theme.body("Chosen"),
            buttons.choice("A", option == "A", lambda: choose("A"), label="Option A"),
            buttons.choice("B", option == "B", lambda: choose("B"), label="Option B"),
        ],
    )


@memo
def Shrouded(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Alone at the table: the answer is given on a screen of its own, which takes the place of the sleeve."""
    words = "Go on with the shroud" if prompt.chosen else "Open the shroud"
    return prompt_card(
        prompt,
        prompt.rule,
        [],
        act(words, lambda: sitting.go(routes.game(sitting.game_id, "shroud")), ft.Icons.AUTO_STORIES),
        leave(sitting, prompt, once),
    )


@memo
def Colour(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Colours of this game as keys, others typed."""
    typed = use_typed(sitting, prompt.key)

    def name(colour: str | None) -> None:
        if colour:
            sitting.dispatch(NameColour(who=prompt.who or "", card=prompt.card, colour=colour))

    def submit() -> None:
        name(typed.name(sitting.say))

    return prompt_card(
        prompt,
        prompt.rule,
        [
            NameOffers(typed=typed.held, known=known, pick=name, once=once, label="It is {}", key="offers"),
            typed.field("Another colour" if known else "Colour", submit),
        ],
        act("That is it", once(submit)),
        leave(sitting, prompt, once),
    )


@memo
def LegendaryWords(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """A known card is one tap; a new one is written down on a sheet of its own, with its three spaces."""
    typed = use_typed(sitting, prompt.key)
    what = f"{prompt.track}:{prompt.who}"
    return prompt_card(
        prompt,
        prompt.rule,
        [
            NameOffers(
                typed=typed.held,
                known=known,
                pick=lambda name: described(sitting, prompt.who or "", prompt.track, name),
                once=once,
                label="It is {}",
                key="offers",
            ),
            typed.field("Name of the card", lambda: _named(sitting, prompt, typed.name(sitting.say))),
            ft.Row(
                [buttons.quiet("Add its power and honor", lambda: open_sheet("legend", what), ft.Icons.EDIT_NOTE)],
                wrap=True,
            ),
        ],
        act("That is it", once(lambda: _named(sitting, prompt, typed.name(sitting.say)))),
        leave(sitting, prompt, once),
    )


def _named(sitting: Sitting, prompt: Prompt, name: str | None) -> None:
    if name:
        described(sitting, prompt.who or "", prompt.track, name)


def described(sitting: Sitting, who: str, track: Track | None, name: str) -> None:
    """The legendary card of a track is called so; what is known of it comes by itself."""
    if track:
        sitting.dispatch(DescribeLegendary(who=who, track=track, name=name))


@memo
def Printed(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """A number read off the box: one tap."""
    of = prompt.of or ""
    keys = amounts.printed_keys(
        once(lambda value: sitting.dispatch(ReadPrinted(of=of, value=value))),
        prompt.text,
        lambda: open_sheet("printed", of),
    )
    return prompt_card(prompt, "printed-values", [keys], None, leave(sitting, prompt, once))


@memo
def Event(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The event that was turned over: a known one by a tap, another by its name; where it is may be said."""
    typed, where = use_typed(sitting, prompt.key), use_typed(sitting, f"places:{prompt.key}")
    opened, set_opened = use_kept(sitting.kept, f"where:{prompt.key}", False)

    def reveal(name: str | None) -> None:
        if name:
            places = places_in(where.held.text)
            sitting.dispatch(RevealEvent(name=name, board=prompt.board, places=places))

    def submit() -> None:
        reveal(typed.name(sitting.say))

    return prompt_card(
        prompt,
        prompt.rule,
        [
            NameOffers(typed=typed.held, known=known, pick=reveal, once=once, label="The event is {}", key="offers"),
            typed.field("Name of the event", submit),
            where.field("Its places on this map, with commas", submit)
            if opened
            else ft.Row(
                [buttons.quiet("Say where it is", lambda: set_opened(lambda _: True), icon=ft.Icons.PLACE_OUTLINED)],
                wrap=True,
            ),
        ],
        act("Revealed", once(submit), ft.Icons.VISIBILITY),
        leave(sitting, prompt, once),
    )


@memo
def Agents(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The regions to which dark agents come."""
    where = use_typed(sitting, prompt.key)

    def place() -> None:
        if where.name(sitting.say):
            sitting.dispatch(PlaceEvent(board=prompt.board or 1, places=places_in(where.held.text)))

    def add(region: str) -> None:
        where.put(", ".join((*places_in(where.held.text), region)))

    table: Table = sitting.table
    return prompt_card(
        prompt,
        prompt.rule,
        [
            NameOffers(typed=where.held, known=known_places(table), pick=add, once=once, label="At {}", key="offers"),
            where.field("Regions, with commas", place),
        ],
        act("Placed", once(place)),
        leave(sitting, prompt, once),
    )


@memo
def Space(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The tokens that may lie in a space of the festival board, as pictures with their names."""
    use_live(sitting)
    track = prompt.track
    if track is None:
        return prompt_card(prompt, prompt.rule, [], None, leave(sitting, prompt, once))

    def fill(token: VendorId) -> None:
        sitting.dispatch(FillSpace(space=track, token=token))

    keys = [_token(track, it, once(lambda it=it: fill(it))) for it in candidates(sitting.table, track)]
    return prompt_card(
        prompt,
        prompt.rule,
        [ft.Row(keys, wrap=True, spacing=6, run_spacing=6)],
        None,
        leave(sitting, prompt, once),
    )


def _token(space: Track, token: VendorId, on_click: Callable[[], Any]) -> ft.Control:
    vendor = VENDORS[token]
    return picture_key(
        f"Space of {spoken(space)}: {vendor.title}",
        vendor.rule,
        ft.Row(
            [token_sign(token, 32), ft.Text(vendor.title, size=theme.SMALL, color=ft.Colors.ON_SURFACE)],
            tight=True,
            spacing=8,
        ),
        on_click,
        key=token,
        padding=ft.Padding.symmetric(horizontal=10, vertical=8),
    )


@memo
def Proposed(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """What an automation would do, if somebody agrees."""
    accept = AcceptProposal(proposal=prompt.proposal or 1)
    return prompt_card(
        prompt,
        prompt.rule,
        [],
        act("Do it", once(lambda: sitting.dispatch(accept))),
        leave(sitting, prompt, once, "Leave it"),
    )


@memo
def ByHand(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Something that people do at the table."""
    done = act("Done", once(lambda: sitting.dispatch(DismissPrompt(prompt=prompt.key))))
    return prompt_card(prompt, prompt.rule, [], done, None)
