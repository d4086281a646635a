"""What is asked about the worlds: a landmark of a path, the next bounty, an entry that is read."""

from typing import Any

import flet as ft

from companion.forsaken.commands import DismissPrompt, NamePersona, RevealBounty
from companion.forsaken.kinds import PATROL
from companion.forsaken.prompts.kinds import Prompt
from companion.forsaken.table import Table
from screens import theme
from screens.forsaken.places.answers import leave, typed_or_none
from screens.forsaken.places.known import landmarks
from screens.forsaken.world.reading import bounty_fields
from screens.guard import memo
from screens.live import use_live
from screens.offers import NameOffers
from screens.prompts import Once, OpenSheet, act, prompt_card
from screens.rules.word import explained
from screens.sitting import Sitting
from screens.typed import use_typed

Known = tuple[str, ...]


@memo
def PathPlace(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The landmark to which a persona has walked, read off its card."""
    use_live(sitting)
    typed = use_typed(sitting, prompt.key)

    def name(place: str | None) -> None:
        table: Table = sitting.table
        if place and prompt.faction:
            at = prompt.number if prompt.number is not None else table.persona(prompt.faction).at
            path = tuple(place if number == at else None for number in range(PATROL))
            sitting.dispatch(NamePersona(faction=prompt.faction, path=path))

    def submit() -> None:
        name(typed.name(sitting.say))

    table: Table = sitting.table
    taken = table.persona(prompt.faction).path if prompt.faction else ()
    offered = tuple(place for place in landmarks(sitting) if place not in taken)
    return prompt_card(
        prompt,
        prompt.rule,
        [
            NameOffers(typed=typed.held, known=offered, pick=name, once=once, label="The landmark is {}", most=4,
                       key="offers"),
            typed.field("Name of the landmark", submit),
        ],
        act("That is it", once(submit)),
        leave(sitting, prompt, once),
    )  # fmt: skip


@memo
def NextBounty(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Which bounty lies open now."""
    use_live(sitting)
    name, where = use_typed(sitting, prompt.key), use_typed(sitting, f"where:{prompt.key}")

    def reveal(called: str | None) -> None:
        if called:
            sitting.dispatch(RevealBounty(name=called, landmark=typed_or_none(where.held.text)))

    return prompt_card(
        prompt,
        prompt.rule,
        [bounty_fields(sitting, name, where, reveal, once)],
        act("It lies open", once(lambda: reveal(name.name(sitting.say)))),
        leave(sitting, prompt, once),
    )


@memo
def Escaped(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Its entry is read and done at the table."""
    done = act("Read and done", once(lambda: sitting.dispatch(DismissPrompt(prompt=prompt.key))))
    about = [explained(ft.Text(prompt.of, size=theme.TITLE), prompt.rule)] if prompt.of else []
    return prompt_card(prompt, prompt.rule, about, done, None)


ANSWERS: dict[str, Any] = {"persona_path": PathPlace, "bounty": NextBounty, "bounty_escaped": Escaped}
"""What draws the card of a prompt, by its kind."""
