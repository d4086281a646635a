"""A game of Chronicles that was not tracked: everybody's sheet, tapped as it lies there."""

from collections.abc import Callable
from typing import Any

import flet as ft
from pydantic import ValidationError

from companion.catalogue import game_rules
from companion.chronicles.commands import ScoreExtras
from companion.chronicles.ending import Paper, Untracked, entered, untracked_request, untracked_setup
from companion.chronicles.library import library_of
from companion.chronicles.score import Extra
from companion.chronicles.scoring import score
from companion.chronicles.setup import COLOURS, SEATS
from companion.chronicles.table import new_table
from companion.desk import Desk
from companion.frozen import Frozen
from screens import buttons, marks, routes, theme
from screens.chronicles.end.extras import add_extra, extra_row
from screens.chronicles.end.paper import PaperSheet
from screens.ending.page import page
from screens.ending.people import person_tab, suggested
from screens.guard import component
from screens.preferences import preferences, rulings_of_new_games
from screens.rules.word import explained, held
from screens.setup.typed import Typed
from screens.sheet import sheet
from screens.typed import LONGEST

KEPT_AS = "finished game of chronicles"


class Finished(Frozen):
    """What the page asks for: the people, and the `id` of the one whose sheet is open."""

    people: tuple[Untracked, ...] = (Untracked(id=0),)
    open: int = 0
    next_id: int = 1

    @property
    def shown(self) -> Untracked:
        """The person whose sheet is open."""
        return next((it for it in self.people if it.id == self.open), self.people[0])

    def with_shown(self, **changes: Any) -> "Finished":
        """After a change to the open sheet."""
        id = self.shown.id
        return self.changed({"people": tuple(it.changed(changes) if it.id == id else it for it in self.people)})


def kept(desk: Desk) -> Finished:
    """The page as it stands. Handlers read it anew: typing changes it without a new drawing."""
    found = desk.drafts.get(KEPT_AS)
    if not isinstance(found, Finished):
        found = desk.drafts[KEPT_AS] = Finished()
    return found


@component
def ScoreAGame(desk: Desk, say: Callable[[str], None], go: Callable[[str], Any]) -> ft.Control:
    """One sheet at a time, everybody's total in sight. Where it leads is the scoring of any other game."""
    _drawn, set_drawn = ft.use_state(0)
    adding, set_adding = ft.use_state(False)
    renewed, renew = ft.use_state(0)
    naming: Any = ft.use_ref(None)
    once = buttons.use_once()
    wide = (ft.context.page.width or 0) >= theme.WIDE

    def change(to: Callable[[Finished], Finished]) -> None:
        desk.drafts[KEPT_AS] = to(kept(desk))
        set_drawn(lambda before: before + 1)

    if naming.current is None:
        # The same function each time, or the field would lose its text.
        naming.current = lambda text: desk.drafts.update({KEPT_AS: kept(desk).with_shown(name=text.strip()[:LONGEST])})

    def on_paper(to: Callable[[Paper], Paper]) -> None:
        change(lambda now: now.with_shown(paper=to(now.shown.paper)))

    def add(_: str, extra: Extra) -> None:
        set_adding(False)
        change(lambda now: now.with_shown(extras=(*now.shown.extras, extra)))

    def remove(place: int) -> Callable[[], None]:
        return lambda: change(
            lambda now: now.with_shown(extras=(*now.shown.extras[:place], *now.shown.extras[place + 1 :]))
        )

    def take(name: str) -> Callable[[], None]:
        def taken() -> None:
            change(lambda now: now.with_shown(name=name))
            renew(lambda before: before + 1)

        return taken

    def begin() -> None:
        wrong = _wrong(kept(desk))
        if wrong:
            say(wrong)
            return
        go(routes.game(_begun(desk, kept(desk)), "end"))

    finished = kept(desk)
    person = finished.shown
    number = finished.people.index(person) + 1
    called = person.name.strip() or f"Player {number}"
    said = tuple(dict.fromkeys(extra.what for it in finished.people for extra in it.extras))
    form = add_extra(called, said, desk.drafts, add) if adding else None
    ft.use_dialog(sheet(form, lambda: set_adding(False)) if form else None)
    return page(
        key=f"untracked-{person.id}",
        wide=wide,
        top=ft.Row(
            spacing=4,
            controls=[
                buttons.icon(ft.Icons.ARROW_BACK, "Home", lambda: go(routes.HOME)),
                ft.Container(
                    expand=True,
                    content=explained(theme.heading("Score a finished game", level=1), "chronicles-game-end"),
                ),
            ],
        ),
        content=[
            _people(finished, change),
            Typed(
                label=f"Name of player {number}",
                text=person.name,
                on_text=naming.current,
                key=f"name-{person.id}-{number}-{renewed}",
            ),
            suggested(
                library_of(desk.library("chronicles")).people,
                (*(it.name for it in finished.people), person.name),
                take,
            ),
            PaperSheet(who=called, paper=person.paper, change=on_paper, key=f"paper-{person.id}"),
            *[extra_row(called, extra, remove(place)) for place, extra in enumerate(person.extras)],
            ft.Row(
                wrap=True,
                controls=[
                    held(
                        buttons.tonal(
                            "More honor",
                            lambda: set_adding(True),
                            icon=ft.Icons.ADD,
                            label=f"More honor for {called}",
                        ),
                        "chronicles-game-end",
                    ),
                    *(
                        [
                            buttons.quiet(
                                "Take away",
                                lambda: change(lambda now: _without(now, person.id)),
                                icon=ft.Icons.PERSON_REMOVE_OUTLINED,
                                label=f"Take {called} away",
                            )
                        ]
                        if len(finished.people) > 1
                        else []
                    ),
                ],
            ),
        ],
        thumb=[buttons.primary("Go to the result", once(begin), icon=ft.Icons.FLAG, expand=True)],
    )


def _without(now: Finished, id: int) -> Finished:
    people = tuple(it for it in now.people if it.id != id)
    return now.changed({"people": people, "open": people[0].id}) if people else now


def _people(finished: Finished, change: Callable[[Callable[[Finished], Finished]], Any]) -> ft.Control:
    """Everybody with the total so far; a tap opens the sheet."""
    totals = tuple(score(untracked_request(finished.people, {})).totals.items())

    def open(id: int) -> Callable[[], None]:
        return lambda: change(lambda now: now.changed({"open": id}))

    def more(now: Finished) -> Finished:
        people = (*now.people, Untracked(id=now.next_id))
        return now.changed({"people": people, "open": now.next_id, "next_id": now.next_id + 1})

    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            *[
                _tab(it, place, totals[place], it.id == finished.shown.id, open(it.id))
                for place, it in enumerate(finished.people)
            ],
            *(
                [
                    held(
                        buttons.icon(ft.Icons.PERSON_ADD_ALT, "Add a player", lambda: change(more), filled=True),
                        "chronicles-setup",
                    )
                ]
                if len(finished.people) < SEATS
                else []
            ),
        ],
    )


def _tab(it: Untracked, place: int, total: tuple[str, int], chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    name, honor = total
    fill = marks.of_seat(COLOURS[place], place)
    return person_tab(it.id, name, it.name.strip() or str(place + 1), fill, honor, "honor", chosen, on_click)


def _wrong(finished: Finished) -> str:
    """What is still missing, as a sentence; empty if nothing is."""
    nameless = [number for number, it in enumerate(finished.people, start=1) if not it.name.strip()]
    if nameless:
        return f"Player {nameless[0]} has no name yet."
    try:
        untracked_setup(finished.people, {})
    except ValidationError:
        return "Two players have the same name: give each a name of its own."
    return ""


def _begun(desk: Desk, finished: Finished) -> str:
    """The game with all that was typed in; its id."""
    setup = untracked_setup(finished.people, rulings_of_new_games(preferences(desk), game_rules("chronicles")))
    game = desk.begin("chronicles", setup)
    papers = {it.name.strip(): it.paper for it in finished.people}
    for command in entered(new_table(setup), papers):
        desk.act(game.id, command)
    for it in finished.people:
        if it.extras:
            desk.act(game.id, ScoreExtras(who=it.name.strip(), extras=it.extras))
    desk.drafts.pop(KEPT_AS, None)
    return str(game.id)
