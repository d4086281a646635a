"""A nemesis on its page: rows, abilities, threats, and whatever else its cards have."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.faults import Fault
from companion.vestige.box.answers import condition_says
from companion.vestige.box.editing import Draft
from companion.vestige.box.parts import begun_condition, begun_row, faults_at
from companion.vestige.cards import spoken
from companion.vestige.glossary import entry_of_game_end, entry_of_goal
from companion.vestige.vocabulary.forms import new_ability, new_effect
from screens import buttons, theme
from screens.guard import component
from screens.vestige.cards import look, text
from screens.vestige.cards.editing import Editing, Opens, Place
from screens.vestige.cards.effect import effect_lines
from screens.vestige.cards.nemesis_cards import Ability, Row, Threat
from screens.vestige.cards.number import Number

_Once = Callable[[buttons.Action], buttons.Action]
_MORE = {
    "setup": "A set-up step",
    "joins": "Cards that join stacks",
    "threat_cards": "How many threats it has",
    "words": "Notes",
    "source": "Where it was read",
}


@component
def NemesisParts(editing: Editing, draft: Draft, faults: Sequence[Fault], opens: Opens | None) -> ft.Control:
    """Every part of a nemesis. Without `opens` it can only be read."""
    also, set_also = ft.use_state(())
    once = buttons.use_once()

    def begin(part: str) -> None:
        match part:
            case "goal":
                editing.put(("goal",), {"condition": begun_condition("nemesis")})
                if opens:
                    opens(Place("goal"))
            case "game_end":
                editing.put(("game_end",), {"do": [new_effect("gain_leverage")]})
            case "setup":
                editing.add(("setup",), "")
            case "joins":
                path = editing.add(("joins",), {"kind": "mercenary"})
                if opens:
                    opens(Place("joining", path))
            case _:
                set_also(lambda before: (*before, part))

    shown = {part for part in _MORE if part in draft or part in also}
    offered = {
        **({"game_end": "What it gains at game end"} if "game_end" not in draft else {}),
        **({"goal": "A goal"} if "goal" not in draft else {}),
        **{part: words for part, words in _MORE.items() if part not in shown},
    }
    return ft.Column(
        tight=True,
        spacing=24,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            _rows(editing, draft, faults, opens, once),
            _abilities(editing, draft, faults, opens, once),
            _threats(editing, draft, faults, opens, once),
            *([_game_end(editing, draft, faults, opens)] if "game_end" in draft else []),
            *([_goal(editing, draft, faults, opens)] if "goal" in draft else []),
            *_more(editing, draft, faults, opens, shown, once),
            *(
                [
                    look.asked(
                        "Also on its cards",
                        look.chips(
                            [
                                buttons.tonal(words, once(partial(begin, part)), icon=ft.Icons.ADD)
                                for part, words in offered.items()
                            ]
                        ),
                    )
                ]
                if opens and offered
                else []
            ),
        ],
    )


def _add(words: str, on_click: Any) -> ft.Control:
    return ft.Row([buttons.tonal(words, on_click, icon=ft.Icons.ADD)], wrap=True)


def _rows(editing: Editing, draft: Draft, faults: Sequence[Fault], opens: Opens | None, once: _Once) -> ft.Control:
    rows = draft.get("levels", ())
    highest = max((row.get("threat", 0) for row in rows), default=0)

    def add() -> None:
        editing.add(("levels",), begun_row(editing.draft))

    return look.part(
        "Rows",
        "nemesis-row",
        [
            *[
                Row(
                    editing=editing,
                    number=number,
                    row=row,
                    wrong=faults_at(faults, ("levels", number)),
                    opens=opens,
                    who=editing.who,
                    highest=row.get("threat") == highest,
                    key=f"row-{number}-{editing.moves}",
                )
                for number, row in enumerate(rows)
            ],
            *([] if rows else [theme.small("What it does on its turn, by threat level.")]),
            *([_add("Add a row", once(add))] if opens else []),
        ],
    )


def _abilities(editing: Editing, draft: Draft, faults: Sequence[Fault], opens: Opens | None, once: _Once) -> ft.Control:
    abilities = draft.get("triggered", ())

    def add() -> None:
        editing.add(("triggered",), new_ability("player_gains_control"))

    return look.part(
        "Triggered abilities",
        "triggered-ability",
        [
            *[
                Ability(
                    editing=editing,
                    number=number,
                    ability=one,
                    wrong=faults_at(faults, ("triggered", number)),
                    opens=opens,
                    who=editing.who,
                    key=f"ability-{number}-{editing.moves}",
                )
                for number, one in enumerate(abilities)
            ],
            *([] if abilities else [theme.small("What it does when something happens at the table.")]),
            *([_add("Add an ability", once(add))] if opens else []),
        ],
    )


def _threats(editing: Editing, draft: Draft, faults: Sequence[Fault], opens: Opens | None, once: _Once) -> ft.Control:
    threats = draft.get("threats", ())

    def add() -> None:
        path = editing.add(("threats",), {})
        if opens:
            opens(Place("threat", path))

    return look.part(
        "Threats",
        "threat",
        [
            *[
                Threat(
                    editing=editing,
                    number=number,
                    threat=one,
                    wrong=faults_at(faults, ("threats", number)),
                    opens=opens,
                    who=editing.who,
                    key=f"threat-{number}-{editing.moves}",
                )
                for number, one in enumerate(threats)
            ],
            *([] if threats else [theme.small("The cards that come out on its mat.")]),
            *([_add("New threat", once(add))] if opens else []),
        ],
    )


def _game_end(editing: Editing, draft: Draft, faults: Sequence[Fault], opens: Opens | None) -> ft.Control:
    wrong = faults_at(faults, ("game_end",))
    lines = effect_lines(editing, ("game_end", "do"), "At game end", opens)
    return look.part(
        "At game end",
        entry_of_game_end(editing.who),
        [theme.card(look.form([*lines, *([look.misfits(wrong)] if wrong else [])]), padding=12)],
    )


def _goal(editing: Editing, draft: Draft, faults: Sequence[Fault], opens: Opens | None) -> ft.Control:
    goal, wrong = draft["goal"], faults_at(faults, ("goal",))
    condition, words = goal.get("condition"), goal.get("words")
    tap = (lambda: opens(Place("goal"))) if opens else None
    said = [("condition", condition_says(condition, editing.who) or "This does not fit yet.")] if condition else []
    said += [("words", words)] if words else []
    return look.part(
        "Goal",
        entry_of_goal(editing.who),
        [
            theme.card(
                ft.Column(
                    tight=True,
                    spacing=2,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    controls=[
                        *[look.line(picture, sentence, f"Goal: {sentence}", tap) for picture, sentence in said],
                        *([look.misfits(wrong)] if wrong else []),
                    ],
                ),
                padding=12,
            )
        ],
    )


def _more(
    editing: Editing, draft: Draft, faults: Sequence[Fault], opens: Opens | None, shown: set[str], once: _Once
) -> list[ft.Control]:
    """What most nemeses have not, as far as it is there."""
    found = []
    if "setup" in shown:
        found.append(look.part("Set-up", "nemesis-setup", _setup(editing, draft, faults, opens, once)))
    if "joins" in shown:
        found.append(look.part("Joins the stacks", "setup-cards", _joins(editing, draft, faults, opens, once)))
    if "threat_cards" in shown:
        found.append(look.part("How many threats", "threats-in-the-stacks", [_threat_cards(editing, draft, opens)]))
    for field, title in (("words", "Notes"), ("source", "Where it was read")):
        if field in shown:
            here = [text.words(editing, (field,), title)] if opens else [theme.body(draft[field])]
            wrong = faults_at(faults, (field,))
            found.append(look.part(title, "library", [*here, *([look.misfits(wrong)] if wrong else [])]))
    return found


def _setup(editing: Editing, draft: Draft, faults: Sequence[Fault], opens: Opens | None, once: _Once) -> list[Any]:
    steps = draft.get("setup", ())
    if opens is None:
        return [look.line("step", step, step, None) for step in steps]
    return [
        *[
            ft.Row(
                key=f"step-{number}-{editing.moves}",
                spacing=0,
                controls=[
                    ft.Container(
                        expand=True, content=text.words(editing, ("setup", number), f"Set-up step {number + 1}")
                    ),
                    buttons.icon(
                        ft.Icons.CLOSE,
                        f"Take set-up step {number + 1} away",
                        once(partial(editing.remove, ("setup", number))),
                    ),
                ],
            )
            for number in range(len(steps))
        ],
        look.misfits(faults_at(faults, ("setup",))),
        _add("Another step", once(partial(editing.add, ("setup",), ""))),
    ]


def _joins(editing: Editing, draft: Draft, faults: Sequence[Fault], opens: Opens | None, once: _Once) -> list[Any]:
    lines = []
    for number, card in enumerate(draft.get("joins", ())):
        path = ("joins", number)
        name = card.get("name") or "A card without a name"
        said = f"{card.get('count', 1)} × {name}, {spoken(card.get('kind', ''))}"
        tap = (lambda path=path: opens(Place("joining", path))) if opens else None
        lines.append(look.line("gain_card", said, f"Joins a stack: {said}", tap))
        lines += [look.misfits(faults_at(faults, path))]
    return [*lines, *([_add("Another card", once(partial(_join, editing, opens)))] if opens else [])]


def _join(editing: Editing, opens: Opens) -> None:
    opens(Place("joining", editing.add(("joins",), {"kind": "mercenary"})))


def _threat_cards(editing: Editing, draft: Draft, opens: Opens | None) -> Any:
    number = draft.get("threat_cards", 0)
    if opens is None:
        return theme.body(str(number))
    return Number(
        name="Threats in its stack",
        value=number,
        read=lambda: editing.at(("threat_cards",), 0),
        on_value=lambda to: editing.put(("threat_cards",), to),
        highest=99,
        small=True,
        key="threat-cards",
    )
