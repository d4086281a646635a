"""A game of Forsaken that was not tracked: everybody's VP and, where they tie, cool stuff; alone the rival's, too."""

from collections.abc import Callable
from typing import Any

import flet as ft
from pydantic import ValidationError

from companion.catalogue import game_rules
from companion.desk import Desk
from companion.forsaken.library import library_of
from companion.forsaken.report import verdict_words
from companion.forsaken.score import Extra
from companion.forsaken.scoring import score
from companion.forsaken.setup import COLOURS, SEATS
from companion.forsaken.untracked import (
    Untracked,
    UntrackedRival,
    entered,
    tied,
    untracked_request,
    untracked_setup,
)
from companion.frozen import Frozen
from screens import buttons, marks, routes, theme
from screens.amounts import Keypad
from screens.ending.page import page
from screens.ending.people import person_tab, suggested
from screens.forsaken.end.cool_stuff import counters, stepped
from screens.forsaken.end.extras import AddExtra, Of, extra_rows
from screens.forsaken.end.rival import rival_part
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.preferences import preferences, rulings_of_new_games
from screens.rules.word import beside, explained, held, opener
from screens.setup.typed import Typed
from screens.sheet import sheet
from screens.typed import LONGEST

KEPT_AS = "finished game of forsaken"
_MOST_VP = 99


class Finished(Frozen):
    """What the page asks for: the people, the `id` of the one who is shown, and the rival of a solo game."""

    people: tuple[Untracked, ...] = (Untracked(id=0),)
    rival: UntrackedRival | None = None
    open: int = 0
    next_id: int = 1

    @property
    def shown(self) -> Untracked:
        """The person who is shown."""
        return next((it for it in self.people if it.id == self.open), self.people[0])

    @property
    def against(self) -> UntrackedRival | None:
        """The rival, who plays against one person only."""
        return self.rival if len(self.people) == 1 else None

    def with_shown(self, **changes: Any) -> "Finished":
        """After a change to the person who is shown."""
        id = self.shown.id
        return self.changed({"people": tuple(it.changed(changes) if it.id == id else it for it in self.people)})

    def with_rival(self, **changes: Any) -> "Finished":
        """After a change to the rival."""
        return self.changed({"rival": (self.rival or UntrackedRival()).changed(changes)})


def kept(desk: Desk) -> Finished:
    """The page as it stands. Handlers read it anew: typing changes it without a new drawing."""
    found = desk.drafts.get(KEPT_AS)
    if not isinstance(found, Finished):
        found = desk.drafts[KEPT_AS] = Finished()
    return found


@component
def ScoreAGame(desk: Desk, say: Callable[[str], None], go: Callable[[str], Any]) -> ft.Control:
    """One person at a time, everybody's total in sight. Where it leads is the scoring of any other game."""
    _drawn, set_drawn = ft.use_state(0)
    opened, set_opened = ft.use_state("")
    renewed, renew = ft.use_state(0)
    naming: Any = ft.use_ref(None)
    once = buttons.use_once()
    wide = (ft.context.page.width or 0) >= theme.WIDE

    def change(to: Callable[[Finished], Finished]) -> None:
        desk.drafts[KEPT_AS] = to(kept(desk))
        set_drawn(lambda before: before + 1)

    if naming.current is None:
        # The same functions each time, or the fields would lose their text.
        naming.current = (
            lambda text: desk.drafts.update({KEPT_AS: kept(desk).with_shown(name=text.strip()[:LONGEST])}),
            lambda text: desk.drafts.update({KEPT_AS: kept(desk).with_rival(name=text.strip()[:LONGEST])}),
        )
    name_person, name_rival = naming.current

    def close() -> None:
        set_opened("")

    def add(_: str, of: Of, extra: Extra) -> None:
        close()
        change(lambda now: now.with_shown(**{of: (*getattr(now.shown, of), extra)}))

    def remove(of: Of, place: int) -> Callable[[], None]:
        def removed(now: Finished) -> Finished:
            there = getattr(now.shown, of)
            return now.with_shown(**{of: (*there[:place], *there[place + 1 :])})

        return lambda: change(removed)

    def vp_of(person: bool) -> Callable[[str, int], None]:
        def entered_vp(_: str, vp: int) -> None:
            close()
            vp = min(vp, _MOST_VP)
            change(lambda now: now.with_shown(vp=vp) if person else now.with_rival(vp=vp))

        return entered_vp

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
    person, rival = finished.shown, finished.against
    number = finished.people.index(person) + 1
    called = person.name.strip() or f"Player {number}"
    said = tuple(dict.fromkeys(it.what for one in finished.people for it in (*one.finale, *one.extras)))
    forms: dict[str, Callable[[], Any]] = {
        "extra": lambda: AddExtra(who=called, words=said, kept=desk.drafts, on_add=add, key="extra"),
        "vp": lambda: Keypad(title=f"VP of {called}", on_done=vp_of(True), key="vp"),
        "rival": lambda: Keypad(title="VP of the rival", on_done=vp_of(False), key="rival-vp"),
    }
    ft.use_dialog(sheet(forms[opened](), close) if opened else None)
    return page(
        key=f"untracked-{person.id}",
        wide=wide,
        top=ft.Row(
            spacing=4,
            controls=[
                buttons.icon(ft.Icons.ARROW_BACK, "Home", lambda: go(routes.HOME)),
                ft.Container(
                    expand=True,
                    content=explained(theme.heading("Score a finished game", level=1), "forsaken-final-scoring"),
                ),
            ],
        ),
        content=[
            _people(finished, change),
            Typed(
                label=f"Name of player {number}",
                text=person.name,
                on_text=name_person,
                key=f"name-{person.id}-{number}-{renewed}",
            ),
            suggested(
                library_of(desk.library("forsaken")).people,
                (*(it.name for it in finished.people), person.name),
                take,
            ),
            _vp(called, person.vp, lambda: set_opened("vp")),
            *extra_rows(called, person.finale, person.extras, remove),
            _more(finished, person, called, lambda: set_opened("extra"), change),
            *(rival_part(rival, change, name_rival, lambda: set_opened("rival")) if len(finished.people) == 1 else []),
            *(_cool_stuff(called, person, change) if person.id in tied(finished.people, rival) else []),
            *_verdict(finished, _rulings(desk)),
        ],
        thumb=[buttons.primary("Go to the result", once(begin), icon=ft.Icons.FLAG, expand=True)],
    )


def _vp(who: str, vp: int, on_click: Callable[[], Any]) -> ft.Control:
    """The tracker: a tap on the number types another."""
    return ft.Row(
        spacing=12,
        controls=[
            sign_of("vp", 36),
            ft.Container(beside(theme.heading("VP on the tracker"), "forsaken-victory-points", "VP"), expand=True),
            ft.TextButton(
                on_click=buttons.called(on_click),
                on_long_press=opener("forsaken-victory-points"),
                style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=12, vertical=2)),
                content=theme.number(str(vp), label=f"{who}: {vp} VP, type a number"),
            ),
        ],
    )


def _more(
    finished: Finished,
    person: Untracked,
    called: str,
    add: Callable[[], Any],
    change: Callable[[Callable[[Finished], Finished]], Any],
) -> ft.Control:
    return ft.Row(
        wrap=True,
        controls=[
            held(
                buttons.tonal("More VP", add, icon=ft.Icons.ADD, label=f"More VP for {called}"),
                "forsaken-final-scoring",
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
    )


def _cool_stuff(
    who: str, person: Untracked, change: Callable[[Callable[[Finished], Finished]], Any]
) -> list[ft.Control]:
    """Asked of those who tie, and of nobody else."""
    return [
        beside(theme.heading(f"A tie: cool stuff, {person.pieces} so far"), "forsaken-tie", "cool stuff"),
        counters(
            who,
            person.cool_stuff,
            lambda kind, step: change(lambda now: now.with_shown(cool_stuff=stepped(now.shown.cool_stuff, kind, step))),
        ),
    ]


def _verdict(finished: Finished, rulings: dict[str, str]) -> list[ft.Control]:
    """Who would win by what is typed in so far; nothing while there is nobody to compare with, or
    nothing was typed yet."""
    if len(finished.people) == 1 and not finished.against:
        return []
    rival = finished.against
    if not any(it.total for it in finished.people) and not (rival and (rival.vp or rival.lost)):
        return []
    found = score(untracked_request(finished.people, rival, rulings))
    return [
        explained(theme.heading(_sentence(verdict_words(found))), "forsaken-final-scoring"),
        explained(theme.small(f"{_sentence(found.verdict.because)}."), "forsaken-tie"),
    ]


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


def _without(now: Finished, id: int) -> Finished:
    people = tuple(it for it in now.people if it.id != id)
    return now.changed({"people": people, "open": people[0].id}) if people else now


def _people(finished: Finished, change: Callable[[Callable[[Finished], Finished]], Any]) -> ft.Control:
    """Everybody with the total so far; a tap shows what is theirs."""
    totals = tuple(score(untracked_request(finished.people, None, {})).totals.items())

    def open(id: int) -> Callable[[], None]:
        return lambda: change(lambda now: now.changed({"open": id}))

    def more(now: Finished) -> Finished:
        people = (*now.people, Untracked(id=now.next_id))
        return now.changed({"people": people, "open": now.next_id, "next_id": now.next_id + 1})

    tabs = [
        person_tab(
            it.id,
            totals[place][0],
            it.name.strip() or str(place + 1),
            marks.of_seat(COLOURS[place], place),
            totals[place][1],
            "VP",
            it.id == finished.shown.id,
            open(it.id),
        )
        for place, it in enumerate(finished.people)
    ]
    add = held(
        buttons.icon(ft.Icons.PERSON_ADD_ALT, "Add a player", lambda: change(more), filled=True),
        "forsaken-number-of-players",
    )
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[*tabs, *([add] if len(tabs) < SEATS else [])],
    )


def _wrong(finished: Finished) -> str:
    """What is still missing, as a sentence; empty if nothing is."""
    nameless = [number for number, it in enumerate(finished.people, start=1) if not it.name.strip()]
    if nameless:
        return f"Player {nameless[0]} has no name yet."
    if finished.against and not finished.against.name.strip():
        return "The rival has no name yet."
    try:
        untracked_setup(finished.people, finished.against, {})
    except ValidationError:
        return "Two have the same name: give each a name of its own."
    return ""


def _rulings(desk: Desk) -> dict[str, str]:
    return rulings_of_new_games(preferences(desk), game_rules("forsaken"))


def _begun(desk: Desk, finished: Finished) -> str:
    """The game with all that was typed in; its id."""
    game = desk.begin("forsaken", untracked_setup(finished.people, finished.against, _rulings(desk)))
    for command in entered(finished.people, finished.against):
        desk.act(game.id, command)
    desk.drafts.pop(KEPT_AS, None)
    return str(game.id)
