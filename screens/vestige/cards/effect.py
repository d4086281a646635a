"""An effect: first the word for it, then what the word asks for, with the sentence it makes above."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.faults import Fault
from companion.vestige.blocks import ATTRIBUTES
from companion.vestige.box.answers import answer, answered, says, with_word, word_of
from companion.vestige.box.editing import Draft, Path
from companion.vestige.box.parts import faults_at, whom_of
from companion.vestige.cards import CARD_KINDS, spoken
from companion.vestige.glossary import entry_of_card
from companion.vestige.vocabulary.effects import EFFECTS, RESULTS, WHOM
from companion.vestige.vocabulary.forms import Asked, asks, new_effect
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import held, question_mark
from screens.setup.picked import picked
from screens.setup.typed import Typed
from screens.vestige.cards import look, text
from screens.vestige.cards.amount import AmountForm
from screens.vestige.cards.editing import Editing, Opens, Place
from screens.vestige.cards.measure import RegionName
from screens.vestige.cards.number import Number
from screens.vestige.tableau.kinds import sign

_GROUPS: dict[str, tuple[str, ...]] = {
    "Leverage": ("gain_leverage", "lose_leverage"),
    "Cards": ("gain_card", "lose_card", "give_card"),
    "Regions": ("gain_control", "lose_control"),
    "Blocks and speed": ("gain_attribute", "lose_attribute", "upgrade_speed"),
    "Threats": ("add_threat", "remove_threat"),
    "By hand": ("prompt",),
}
# A card of a player has no threats, and hands nothing over.
_OF_A_NEMESIS = ("give_card", "add_threat", "remove_threat")


def effect_lines(
    editing: Editing, path: Path, where: str, opens: Opens | None, add: str = "Add an effect"
) -> list[Any]:
    """The sentences of a list of effects, each to be opened, and the way to one more. `where` is said before each."""
    who = editing.who
    lines = []
    for number, effect in enumerate(editing.at(path, ())):
        place = (*path, number)
        sentence = says(effect, who) or "This does not fit yet."
        sentence = f"{sentence[:1].upper()}{sentence[1:]}"
        tap = (lambda place=place: opens(Place("effect", place))) if opens else None
        lines.append(look.line(word_of(effect), sentence, f"{where}: {sentence}", tap))
    if opens is not None:
        lines.append(
            ft.Row(
                wrap=True,
                controls=[look.add(add, lambda: opens(Place("word", path)), f"{where}: {add.lower()}")],
            )
        )
    return lines


def word_list(editing: Editing, chosen: str, on_word: Callable[[str], Any]) -> ft.Control:
    """Every kind of effect, with a sentence as an example."""
    kind = editing.draft.get("kind")
    offered = {
        group: [name for name in names if kind == "nemesis" or name not in _OF_A_NEMESIS]
        for group, names in _GROUPS.items()
    }

    def offer(name: str) -> ft.Control:
        return _word(name, editing.who, name == chosen, on_word)

    return look.opened(
        [
            theme.heading("What happens?", level=1),
            *[
                ft.Column(
                    key=group,
                    tight=True,
                    spacing=0,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    controls=[
                        theme.small(group),
                        *map(offer, names),
                    ],
                )
                for group, names in offered.items()
                if names
            ],
        ],
        key="words",
    )


def _word(name: str, who: str, chosen: bool, on_word: Callable[[str], Any]) -> ft.Control:
    example = says(new_effect(name), who)
    title = EFFECTS[name].title
    return ft.ListTile(
        key=name,
        leading=ft.Icon(look.PICTURES[name], color=ft.Colors.PRIMARY if chosen else ft.Colors.ON_SURFACE_VARIANT),
        title=ft.Text(title, size=theme.BODY, semantics_label=f"{title}, chosen" if chosen else title),
        subtitle=ft.Text(example, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        content_padding=ft.Padding.symmetric(horizontal=4, vertical=2),
        min_height=theme.TOUCH,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if chosen else None,
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        on_click=lambda: on_word(name),
    )


@component
def EffectForm(
    editing: Editing,
    path: Path,
    effect: Draft,
    faults: Sequence[Fault],
    on_path: Callable[[Path], Any],
    done: Callable[[], Any],
) -> ft.Control:
    """One effect. `on_path` is told where it went when it changed its place among the others."""
    wording, set_wording = ft.use_state(False)
    once = buttons.use_once()
    name = word_of(effect)

    def change(how: Callable[[Draft], Draft]) -> None:
        editing.put(path, how(editing.at(path, {})))

    def take(chosen: str) -> None:
        set_wording(False)
        change(lambda now: with_word(now, chosen))

    def drop() -> None:
        done()
        editing.remove(path)

    def move(by: int) -> None:
        on_path(editing.move(path, by))

    if wording or not name:
        return word_list(editing, name, once(take))
    number = path[-1]
    assert isinstance(number, int)
    last = len(editing.at(path[:-1], ())) - 1
    at = f"{name}-{editing.key(path)}"
    return look.opened(
        [
            look.shown_large(says(effect, editing.who), faults_at(faults, path)),
            ft.Row(
                spacing=0,
                controls=[
                    ft.Container(
                        expand=True,
                        expand_loose=True,
                        content=buttons.tonal(
                            EFFECTS[name].title,
                            lambda: set_wording(True),
                            icon=look.PICTURES[name],
                            label=f"{EFFECTS[name].title}: another word",
                        ),
                    ),
                    question_mark(EFFECTS[name].rule, EFFECTS[name].title),
                ],
            ),
            *[_question(editing, path, effect, asked, change, at) for asked in asks(name)],
        ],
        at,
        once(done),
        "Take this effect away",
        once(drop),
        *(_arrows(number, last, once, move) if last else []),
    )


def _arrows(
    number: int, last: int, once: Callable[[buttons.Action], buttons.Action], move: Callable[[int], None]
) -> list[ft.Control]:
    """Effects happen from top to bottom (p. 27)."""
    return [
        buttons.icon(ft.Icons.ARROW_UPWARD, "This effect earlier", once(partial(move, -1)), disabled=number == 0),
        buttons.icon(ft.Icons.ARROW_DOWNWARD, "This effect later", once(partial(move, 1)), disabled=number == last),
    ]


def _question(
    editing: Editing,
    path: Path,
    effect: Draft,
    asked: Asked,
    change: Callable[[Callable[[Draft], Draft]], None],
    at: str,
) -> Any:
    now = answer(effect, asked)

    def say(value: Any) -> None:
        change(lambda effect: answered(effect, asked, value))

    match asked:
        case "amount":
            return AmountForm(editing=editing, path=(*path, word_of(effect)), amount=now or {}, key=f"amount-{at}")
        case "kind":
            return look.asked("Kind of card", look.chips([_kind(kind, kind == now, say) for kind in CARD_KINDS]))
        case "count" | "spaces":
            return look.asked(
                "How many" if asked == "count" else "How many spaces",
                Number(name="How many", value=now, read=lambda: answer(editing.at(path, {}), asked), on_value=say,
                       lowest=1, highest=9, key=f"count-{at}"),
            )  # fmt: skip
        case "region":
            return RegionName(region=now or "", on_region=say, own=editing.regions, key=f"region-{at}")
        case "attribute":
            return look.asked(
                "Attribute",
                look.chips([held(picked(one, one == now, partial(say, one), one), one) for one in ATTRIBUTES]),
            )
        case "threat":
            return _Threat(editing=editing, name=now or "", say=say, key=f"threat-{at}")
        case "words":
            return text.words(
                editing, (*path, "prompt"), "What people do, in your words", new_effect("prompt")["prompt"]
            )
        case "results":
            return look.asked(
                "What usually comes of it: buttons at the table",
                look.chips(
                    [
                        picked(words, one in now, partial(say, _toggled(now, one)), words)
                        for one, words in RESULTS.items()
                    ]
                ),
            )
        case "whom":
            kind = editing.draft["kind"]
            words = {**WHOM, "owner": editing.who}
            return look.asked(
                "To whom",
                look.chips(
                    [
                        picked(words[to], to == now, partial(say, to), f"To whom: {words[to]}")
                        for to in whom_of(kind, word_of(effect), now)
                    ]
                ),
            )


def _toggled(now: Sequence[str], one: str) -> list[str]:
    return [result for result in RESULTS if (result in now) != (result == one)]


def _kind(kind: Any, chosen: bool, say: Callable[[Any], None]) -> Any:
    label = f"Kind: {spoken(kind)}{', chosen' if chosen else ''}"
    return held(
        ft.TextButton(
            content=ft.Row(
                tight=True, spacing=8, controls=[sign(kind, 28), ft.Text(spoken(kind), size=theme.BODY,
                                                                         color=ft.Colors.ON_SURFACE,
                                                                         semantics_label=label)]
            ),
            on_click=partial(say, kind),
            style=ft.ButtonStyle(
                padding=ft.Padding.symmetric(horizontal=8, vertical=10),
                shape=ft.RoundedRectangleBorder(
                    radius=theme.RADIUS,
                    side=ft.BorderSide(2 if chosen else 1, ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE_VARIANT),
                ),
                visual_density=ft.VisualDensity.STANDARD,
            ),
        ),
        entry_of_card(kind),
    )  # fmt: skip


@component
def _Threat(editing: Editing, name: str, say: Callable[[Any], None]) -> ft.Control:
    own = [threat["name"] for threat in editing.at(("threats",), ()) if threat.get("name")]
    field, set_field = ft.use_state((0, "" if name in own else name))
    same: Any = ft.use_ref(None)
    if same.current is None:
        same.current = lambda typed: say(typed.strip()[:60] or None)

    def tap(chosen: str | None) -> None:
        set_field(lambda before: (before[0] + 1, ""))
        say(chosen)

    return look.asked(
        "Which threat",
        look.chips(
            [
                picked("whichever people take", not name, lambda: tap(None), "Threat: whichever people take"),
                *[picked(one, one == name, partial(tap, one), f"Threat: {one}") for one in own],
            ]
        ),
        Typed("Another one, by its name", field[1], same.current, key=f"threat-{field[0]}"),
    )
