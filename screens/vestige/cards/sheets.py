"""What lies over the page of a card: one part of it, opened."""

from collections.abc import Callable, Sequence
from typing import Any

from companion.faults import Fault
from companion.vestige.box.editing import Draft
from companion.vestige.vocabulary.forms import new_effect
from screens import buttons, theme
from screens.vestige.cards.condition import ConditionSheet
from screens.vestige.cards.editing import Editing, Opens, Place
from screens.vestige.cards.effect import EffectForm, word_list
from screens.vestige.cards.goal import GoalSheet
from screens.vestige.cards.occasion import OccasionSheet
from screens.vestige.cards.row import RowSheet
from screens.vestige.cards.threat import JoiningSheet, ThreatSheet


def open_sheet(
    place: Place,
    editing: Editing,
    draft: Draft,
    faults: Sequence[Fault],
    opens: Opens,
    instead: Opens,
    back: Callable[[], Any],
    once: Callable[[buttons.Action], buttons.Action],
) -> Any:
    """The content of the sheet for a place. `instead` opens another one in its stead, `back` the one below."""
    path = place.path
    found = editing.at(path)

    def drop() -> None:
        back()
        editing.remove(path)

    def add(name: str) -> None:
        instead(Place("effect", editing.add(path, new_effect(name))))

    common: dict[str, Any] = {"editing": editing, "path": path, "faults": faults, "drop": drop, "done": back}
    match place.name:
        case "word":
            return word_list(editing, "", once(add))
        case "goal":
            return GoalSheet(editing=editing, goal=draft.get("goal", {}), faults=faults, done=back, key="goal")
        case "condition":
            return ConditionSheet(
                editing=editing,
                path=("condition",),
                condition=draft.get("condition"),
                faults=faults,
                title="The app watches for this",
                without="Let people watch",
                drop=lambda: _without_condition(editing, back),
                done=back,
                key="condition",
            )
        # What was opened may be gone: the same card can lie open on two phones.
        case _ if not isinstance(found, dict):
            return theme.body("This is gone.")
        case "effect":
            return EffectForm(
                editing=editing,
                path=path,
                effect=found,
                faults=faults,
                on_path=lambda moved: instead(Place("effect", moved)),
                done=back,
                key=f"effect-{editing.key(path)}",
            )
        case "row":
            return RowSheet(row=found, key=f"row-{editing.key(path)}", **common)
        case "occasion":
            return OccasionSheet(ability=found, key=f"occasion-{path}", **common)
        case "threat":
            return ThreatSheet(threat=found, opens=opens, key=f"threat-{path}", **common)
        case _:
            return JoiningSheet(card=found, key=f"joining-{path}", **common)


def _without_condition(editing: Editing, back: Callable[[], Any]) -> None:
    back()
    editing.put(("condition",), None)
