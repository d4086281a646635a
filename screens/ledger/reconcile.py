"""Bringing the app in line with the table: every tracked value in sight, one in hand, one correction for all."""

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from companion.frozen import Frozen
from companion.game import Game, Refusal
from companion.tracked import Reconciliation, Tracked
from screens import amounts, buttons, frame, marks, theme
from screens.fields import NameField
from screens.guard import component
from screens.ledger.assumed import assumed_in, hollow_dot
from screens.ledger.chip import chip, wrapped
from screens.ledger.differences import differences_list, warned
from screens.ledger.dock import dock
from screens.ledger.value import Typed, ValueTile
from screens.rules.word import beside, explained
from screens.sheet import sheet
from screens.sitting import Sitting, use_kept

NOTE = "reconcile-note"


@component
def ReconcilePage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """A tap on a value takes it in hand; the stepper below changes it. Only what differs is corrected."""
    typed, set_typed = use_kept(sitting.kept, "reconcile", {})
    chosen, set_chosen = ft.use_state("")
    opened, set_opened = ft.use_state("")
    unfolded, set_unfolded = ft.use_state(())
    notes, renew_note = ft.use_state(0)
    once = buttons.use_once()
    follows: Any = ft.use_ref(None)
    if follows.current is None:
        follows.current = Follows()
    handlers: Any = ft.use_ref(None)
    if handlers.current is None:
        handlers.current = (
            lambda name: _take(sitting, name, set_chosen, set_typed),
            lambda text: sitting.kept.__setitem__(NOTE, text),
        )
    choose, noted = handlers.current
    compared = sitting.game.rules.reconciliation
    table: Any = sitting.table
    values = {it.name: it for it in _values(compared, table, typed)}
    command = compared.correction(table, typed, "")
    outcome = follows.current.of(sitting, command)
    assumed = assumed_in(sitting)

    def put(name: str, value: Any) -> None:
        set_typed(lambda before: {**before, name: value})

    def forget() -> None:
        sitting.kept.pop(NOTE, None)
        renew_note(lambda before: before + 1)
        set_typed(lambda _: {})
        set_chosen("")

    def correct() -> None:
        noted_command = compared.correction(sitting.table, typed, sitting.kept.get(NOTE, ""))
        if noted_command is not None and sitting.dispatch(noted_command, revision):
            forget()
            sitting.say("The app is in line with the table. One undo takes it back.")

    def confirm() -> None:
        if compared.confirm is not None and sitting.dispatch(compared.confirm, revision):
            sitting.say("All values are confirmed.")

    def typed_in(_: str, number: int) -> None:
        set_opened("")
        it = values.get(chosen)
        if it is not None:
            put(chosen, max(min(number, it.highest), it.lowest))

    def took(which: str) -> Callable[[], None]:
        def take() -> None:
            set_opened("")
            it = compared.more_of(table, which)
            put(it.name, it.value)
            set_chosen(it.name)

        return take

    ft.use_dialog(_sheet(opened, values.get(chosen), compared, table, typed, typed_in, took, lambda: set_opened("")))
    parts = _parts(compared, table, values, typed, chosen, assumed, choose, unfolded, set_unfolded)
    if compared.more.typed or compared.offered(table):
        another = buttons.tonal(compared.more.button, lambda: set_opened("more"), icon=ft.Icons.ADD)
        parts.append(ft.Row([another], wrap=True, key="another"))
    parts += _outcome(table, command, outcome, assumed, noted, notes, sitting)
    count = compared.corrected(command) if command else 0
    looked: list[ft.Control] = []
    if compared.confirm is not None:
        nothing_to_confirm = bool(command) or not assumed
        looked.append(buttons.tonal("All true", once(confirm), icon=ft.Icons.DONE_ALL, disabled=nothing_to_confirm))
    foot = frame.foot(
        *looked,
        buttons.primary(
            f"Correct {count} value{'s' if count != 1 else ''}" if command else "Nothing differs",
            once(correct),
            icon=ft.Icons.CHECK,
            disabled=command is None or isinstance(outcome, Refusal),
            expand=True,
        ),
    )
    hand = values.get(chosen)
    in_hand = [dock(table, hand, typed, put, lambda: set_opened("number"))] if hand is not None else []
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            frame.middle(parts, key="values"),
            *in_hand,
            foot,
        ],
    )


class Follows:
    """What a correction would come to, worked out once for each state of the game."""

    def __init__(self) -> None:
        self._command: Frozen | None = None
        self._game: Any = None
        self._outcome: Any = None

    def of(self, sitting: Sitting, command: Frozen | None) -> Game[Any, Any, Any, Any] | Refusal | None:
        """The game after it, or why it makes no sense; None without a correction."""
        game = sitting.game
        if command is None:
            return None
        if command != self._command or game is not self._game:
            self._command, self._game, self._outcome = command, game, game.act(command)
        outcome: Game[Any, Any, Any, Any] | Refusal = self._outcome
        return outcome


def _values(compared: Reconciliation, table: Any, typed: Typed) -> tuple[Tracked, ...]:
    """What is tracked, and what somebody says is there though the app shows nothing of the kind."""
    known = compared.tracked(table)
    names = {it.name for it in known}
    start = f"{compared.more.kind}:"
    more = (name.removeprefix(start) for name in typed if name.startswith(start) and name not in names)
    return (*known, *(compared.more_of(table, which) for which in more))


def _take(
    sitting: Sitting, name: str, choose: Callable[[Any], None], change: Callable[[Callable[[Any], Any]], None]
) -> None:
    """Takes a value in hand; a condition has but two states, so that a tap turns it."""
    it = next((it for it in sitting.game.rules.reconciliation.tracked(sitting.table) if it.name == name), None)
    if it is not None and it.kind == "met":
        met = it.value
        change(lambda before: {**before, name: not before.get(name, met)})
        choose("")
    else:
        choose(lambda before: "" if before == name else name)


def _parts(
    compared: Reconciliation,
    table: Any,
    values: Mapping[str, Tracked],
    typed: Typed,
    chosen: str,
    assumed: frozenset[str],
    choose: Callable[[str], None],
    unfolded: tuple[str, ...],
    unfold: Callable[[Any], None],
) -> list[ft.Control]:
    """The values by whose they are: the competitors, then the regions, the conditions, the round."""

    def tile(it: Tracked) -> Any:
        now = typed.get(it.name, it.value)
        return ValueTile(
            name=it.name,
            whose=it.whose,
            what=it.what,
            shown=_said(it, now),
            before=_said(it, it.value) if now != it.value else "",
            rule=it.rule,
            assumed=it.within in assumed,
            chosen=it.name == chosen,
            large=it.kind != "number",
            choose=choose,
            key=it.name,
        )

    def tiles(those: list[Tracked]) -> ft.Control:
        return ft.Row([tile(it) for it in those], wrap=True, spacing=6, run_spacing=6)

    parts: list[ft.Control] = [
        ft.Column(
            tight=True,
            spacing=4,
            controls=[
                beside(theme.heading("What lies on the table", level=1), "reconcile", "reconciling"),
                explained(
                    theme.small("Tap what differs and set it to what you see. It pays nothing and sets nothing off."),
                    "corrections",
                ),
            ],
        )
    ]
    if assumed:
        words = "was worked out by the app, and nobody has looked since."
        parts.append(
            ft.Row(
                [hollow_dot(said=False), ft.Container(explained(theme.small(words), "confirmed-values"), expand=True)],
                spacing=theme.GAP,
            )
        )
    for competitor in table.competitors:
        who = competitor.name
        own = [it for it in values.values() if it.whose == who]
        shown = [it for it in own if who in unfolded or _in_sight(it, typed)]
        name = ft.Text(who, size=theme.BODY, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600, expand=True)
        more = []
        if len(shown) < len(own) or who in unfolded:
            words = "Fewer" if who in unfolded else "All"
            more = [
                buttons.quiet(
                    words,
                    lambda who=who: unfold(lambda before: _turned(before, who)),
                    label=f"{words} values of {who}",
                )
            ]
        parts.append(
            ft.Column(
                key=f"of-{who}",
                tight=True,
                spacing=4,
                controls=[
                    ft.Row([marks.mark(table, competitor, 28), name, *more], spacing=theme.GAP),
                    tiles(shown),
                ],
            )
        )
    for id, group in compared.groups.items():
        those = [it for it in values.values() if not it.whose and it.group == id]
        if those:
            heading = beside(theme.heading(group.title), group.rule, group.word)
            parts.append(ft.Column([heading, tiles(those)], key=f"of-{group.title}", tight=True, spacing=0))
    return parts


def _turned(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(one for one in names if one != name) if name in names else (*names, name)


def _in_sight(it: Tracked, typed: Typed) -> bool:
    return it.sight or bool(it.value) or it.name in typed


def _said(it: Tracked, value: Any) -> str:
    if it.kind == "met":
        return "met" if value else "open"
    return "nobody" if value is None else str(value)


def _outcome(
    table: Any,
    command: Frozen | None,
    outcome: Game[Any, Any, Any, Any] | Refusal | None,
    assumed: frozenset[str],
    noted: Callable[[str], Any],
    notes: int,
    sitting: Sitting,
) -> list[ft.Control]:
    if command is None:
        words = "Nothing differs from what the app shows."
        if not assumed and sitting.game.rules.reconciliation.confirm is not None:
            words += " Every value was said or looked at by somebody."
        return [theme.body(words, color=ft.Colors.ON_SURFACE_VARIANT)]
    if outcome is None or isinstance(outcome, Refusal):
        words = str(outcome or "")
        return [frame.fault(f"{words[:1].upper()}{words[1:]}.")]
    after: Any = outcome.table
    return [
        beside(theme.heading("What would change"), "reconcile", "reconciling"),
        *warned(outcome.rules.warnings(table, after)),
        theme.card(differences_list(table, outcome.rules.differences(table, after))),
        NameField(
            label="Why, for whoever reads the ledger (if you like)",
            initial=sitting.kept.get(NOTE, "") if notes == 0 else "",
            on_text=noted,
            key=f"note-{notes}",
        ),
    ]


def _sheet(
    opened: str,
    it: Tracked | None,
    compared: Reconciliation,
    table: Any,
    typed: Typed,
    typed_in: Callable[[str, int], Any],
    took: Callable[[str], Callable[[], None]],
    close: Callable[[], Any],
) -> ft.BottomSheet | None:
    if opened == "number" and it is not None:
        title = f"{it.whose}: {it.what}" if it.whose else it.what
        return sheet(amounts.Keypad(title=title, on_done=typed_in, key=f"keypad-{it.name}"), close, share=0.72)
    if opened == "more":
        return sheet(Another(compared=compared, table=table, typed=typed, took=took, key="more"), close)
    return None


@component
def Another(
    compared: Reconciliation, table: Any, typed: Typed, took: Callable[[str], Callable[[], None]]
) -> ft.Control:
    """Which one it is: those that are known are one tap, another one is typed where a game lets people."""
    text, set_text = ft.use_state("")
    heard: Any = ft.use_ref(None)
    if heard.current is None:
        # One function for all renders: Flet puts a field that is drawn again back to its first text.
        heard.current = lambda words: set_text(words)
    more = compared.more
    free = [name for name in compared.offered(table) if f"{more.kind}:{name}" not in typed]
    named = " ".join(text.split())[:60]
    own: list[ft.Control] = []
    if more.typed:
        own = [
            NameField(label="Or another one", initial="", on_text=heard.current, key="another-name"),
            ft.Row([buttons.tonal("Take this one", took(named), icon=ft.Icons.CHECK, disabled=not named)]),
        ]
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(more.question), more.rule, more.word),
            wrapped([chip(name, False, took(name)) for name in free]),
            *own,
        ],
    )
