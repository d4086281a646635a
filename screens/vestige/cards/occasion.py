"""When an ability answers: the event, and how far it is narrowed down."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.faults import Fault
from companion.vestige.box.answers import with_occasion
from companion.vestige.box.editing import Draft, Path
from companion.vestige.box.parts import faults_at
from companion.vestige.cards import CARD_KINDS, spoken
from companion.vestige.vocabulary.forms import new_ability, occasion_says
from companion.vestige.vocabulary.occasions import OCCASIONS, WHENS, When
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import beside
from screens.setup.picked import picked
from screens.tiles import option
from screens.vestige.cards import look, text
from screens.vestige.cards.editing import Editing
from screens.vestige.cards.measure import RegionName


@component
def OccasionSheet(
    editing: Editing,
    path: Path,
    ability: Draft,
    faults: Sequence[Fault],
    drop: Callable[[], Any],
    done: Callable[[], Any],
) -> ft.Control:
    """The content of a sheet for one triggered ability: its occasion. The list of occasions opens on a tap."""
    listing, set_listing = ft.use_state(False)
    once = buttons.use_once()
    when: When = ability["when"]

    def choose(chosen: When) -> None:
        set_listing(False)
        editing.moves += 1
        editing.put(path, with_occasion(editing.at(path, {}), chosen))

    if listing:
        return look.opened(
            [
                theme.heading("When does it answer?", level=1),
                *[
                    option(_upper(occasion_says(one, editing.who)), "", one == when, once(lambda one=one: choose(one)),
                           key=one)
                    for one in WHENS
                ],
            ],
            key="occasions",
        )  # fmt: skip
    own_words = when == "people_say"
    said = str(ability.get("words", "")) if own_words else when_said(editing.who, ability)
    return look.opened(
        [
            look.shown_large(said, faults_at(faults, path, inside=False)),
            beside(
                buttons.tonal("Another occasion", lambda: set_listing(True), icon=look.PICTURES["occasion"]),
                OCCASIONS[when].rule,
                "this occasion",
            ),
            *_narrowed(editing, path, ability),
            text.words(
                editing,
                (*path, "words"),
                "When it happens, in your words" if own_words else "What the card says of it, if you like",
                new_ability("people_say")["words"] if own_words else "",
            ),
        ],
        "occasion",
        once(done),
        "Take this ability away",
        once(drop),
    )


def when_said(who: str, ability: Draft) -> str:
    """When an ability answers, as its line on the card says it."""
    if ability.get("when") == "people_say":
        return str(ability.get("words", "")) or "When it happens is not written down yet."
    return f"When {_said(who, ability)}"


def _said(who: str, ability: Draft) -> str:
    return occasion_says(ability["when"], who, ability.get("kind"), ability.get("region"))


def _upper(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


def _narrowed(editing: Editing, path: Path, ability: Draft) -> list[ft.Control]:
    """Which kind of card or which region, where the occasion is about one."""

    def narrow(field: str, value: str | None) -> None:
        if value is None:
            # What was typed goes with it.
            editing.moves += 1
        editing.put((*path, field), value)

    match OCCASIONS[ability["when"]].of:
        case "card":
            kind = ability.get("kind")
            return [
                look.asked(
                    "Which kind of card",
                    look.chips(
                        [
                            picked("any", kind is None, lambda: narrow("kind", None), "Kind: any"),
                            *[
                                picked(spoken(one), one == kind, partial(narrow, "kind", one), f"Kind: {one}")
                                for one in CARD_KINDS
                            ],
                        ]
                    ),
                )
            ]
        case "region":
            region = ability.get("region")
            return [
                look.asked(
                    "Which region",
                    look.chips([picked("any", region is None, lambda: narrow("region", None), "Region: any")]),
                    RegionName(
                        region=region or "",
                        on_region=lambda name: narrow("region", name),
                        own=editing.regions,
                        key=f"region-{editing.key(path)}",
                    ),
                )
            ]
        case _:
            return []
