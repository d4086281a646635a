"""What can be written down of each kind of card, as data: a kind is a few lines."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.forsaken.cards import CardSort
from companion.forsaken.kinds import CLASSES, FACTION_NAMES
from screens.forsaken.cards.drafts import CODE, LETTER, NAME, WORDS

Sort = Literal[
    "number", "signed", "words", "line", "names", "choice", "tick", "bare", "gains", "loop", "track", "lines"
]


@dataclass(frozen=True)
class Field:
    """Something that is printed on a card: its `place` in the draft, what it is called, its entry, how it is given.

    `sign` is the word whose sign stands beside a number, `icon` the picture of a sentence. `usual` is what stands
    there unread. `most` is the highest number, or how many letters. `options` are values with their words.
    """

    place: str
    title: str
    rule: str
    sort: Sort
    sign: str = ""
    icon: ft.IconData = ft.Icons.NOTES
    usual: int | None = None
    most: int = 20
    options: tuple[tuple[str | int, str], ...] = ()
    label: str = "In your words"


@dataclass(frozen=True)
class Part:
    """Fields that lie together; without a title they are the face of the card."""

    fields: tuple[Field, ...]
    title: str = ""
    rule: str = ""


def _number(
    place: str, title: str, rule: str, sign: str, usual: int | None = None, most: int = 20, signed: bool = False
) -> Field:
    return Field(place, title, rule, "signed" if signed else "number", sign=sign, usual=usual, most=most)


def _prose(place: str, title: str, rule: str, icon: ft.IconData) -> Field:
    return Field(place, title, rule, "words", icon=icon, most=WORDS)


def _line(place: str, title: str, rule: str, icon: ft.IconData, most: int = NAME) -> Field:
    return Field(place, title, rule, "line", icon=icon, most=most, label="As it is printed")


def _names(place: str, title: str, rule: str, icon: ft.IconData) -> Field:
    return Field(place, title, rule, "names", icon=icon, label="With commas between them")


def _gains(title: str, rule: str) -> Field:
    return Field("gains", title, rule, "gains")


def _fights(rule: str) -> tuple[Field, ...]:
    """How an enemy or a bounty fights."""
    return (
        _number("dice", "Dice", "forsaken-fight-dice", "dice"),
        _number("overwhelm", "Overwhelm", "forsaken-overwhelm", "crit"),
        _number("strength", "Strength", rule, "strength", 0, signed=True),
        _number("damage", "Damage", rule, "damage", 0, signed=True),
        _number("shields", "Shields", "forsaken-shields", "shield", 0, signed=True),
    )


def _plain(rule: str, *more: Field) -> tuple[Part, ...]:
    """A name, what it says, what it gives."""
    words = _prose("words", "What it says", rule, ft.Icons.NOTES)
    return (Part((*more, words)), Part((_gains("Gives", rule),), "What it gives", rule))


_PRICE = _number("cost", "Cost", "forsaken-cost-icon", "scrap")
_LANDMARK = ft.Icons.PLACE_OUTLINED

FORMS: Mapping[CardSort, tuple[Part, ...]] = {
    "character": (
        Part(
            (
                _number("vitality", "Vitality", "forsaken-vitality", "vitality"),
                _number("green", "Green slots", "forsaken-fungalyte", "fungalyte"),
                _number("scrap", "First scrap", "forsaken-setup-player", "scrap"),
                _number("particle", "First particles", "forsaken-setup-player", "particle"),
                _prose("talent", "Its talent", "forsaken-talents", ft.Icons.AUTO_AWESOME_OUTLINED),
                _line("landmark", "Where it begins", "forsaken-setup-player", _LANDMARK),
            )
        ),
        Part(
            (Field("klass", "Class", "forsaken-class", "choice",
                   options=tuple((klass, klass.capitalize()) for klass in CLASSES)),),
            "Class", "forsaken-class",
        ),
        Part(
            (
                Field("loop", "Spaces", "forsaken-legend", "loop", sign="legend", most=30),
                _number("lap_vp", "VP of a lap", "forsaken-legend", "vp"),
            ),
            "Legend loop", "forsaken-legend",
        ),
    ),
    "weapon": (
        Part(
            (
                _number("dice", "Dice", "forsaken-weapons", "dice"),
                _PRICE,
                _prose("words", "What it does while equipped", "forsaken-weapons", ft.Icons.BOLT),
            )
        ),
        Part(
            (
                _number("mod.strength", "Strength", "forsaken-mods", "strength", signed=True),
                _number("mod.damage", "Damage", "forsaken-mods", "damage", signed=True),
                _number("mod.shields", "Shields", "forsaken-shields", "shield", signed=True),
                _number("mod.dice", "Dice", "forsaken-mods", "dice", signed=True),
                _line("mod.type", "Its type", "forsaken-mods", ft.Icons.CATEGORY_OUTLINED),
                Field("mod", "It has no icons", "forsaken-mods", "bare"),
            ),
            "As a mod", "forsaken-mods",
        ),
    ),
    "gear": (
        Part(
            (
                _number("dice", "More dice", "forsaken-fight-dice", "dice", 0),
                _PRICE,
                _line("timing", "When it is played", "forsaken-q-gear-timing", ft.Icons.SCHEDULE),
                _prose("words", "What it does", "forsaken-gear", ft.Icons.BOLT),
            )
        ),
    ),
    "talent": _plain("forsaken-talents"),
    "status": _plain("forsaken-status-cards"),
    "data": _plain("forsaken-data", _PRICE),
    "ruin": _plain("forsaken-use-ruins"),
    "job": _plain("forsaken-jobs"),
    "defeat": _plain(
        "forsaken-defeat",
        _number("vitality", "Vitality is set to", "forsaken-defeat", "vitality"),
        Field("loses_turn", "The remaining actions are lost", "forsaken-defeat", "tick"),
    ),
    "enemy": (
        Part(
            (
                *_fights("forsaken-combat-bar"),
                _prose("words", "What else it does", "forsaken-combat-bar", ft.Icons.BOLT),
                _line("code", "Code of its encounter", "forsaken-encounter-guide", ft.Icons.TAG, CODE),
            )
        ),
    ),
    "bounty": (
        Part(
            (
                *_fights("forsaken-bounty"),
                _line("landmark", "Its landmark", "forsaken-bounty", _LANDMARK),
                _prose("words", "What else it does", "forsaken-bounty", ft.Icons.BOLT),
            )
        ),
        Part(
            (
                Field("track", "Spaces", "forsaken-bounty-tracker", "track", sign="bounty", most=12),
                _line("entry", "Entry to read if it escapes", "forsaken-bounty-escapes", ft.Icons.TAG, CODE),
            ),
            "Bounty track", "forsaken-bounty-tracker",
        ),
    ),
    "persona": (
        Part(
            (
                _line("letter", "Its letter", "forsaken-setup-personas", ft.Icons.ABC, LETTER),
                _prose("special", "Its special bonus", "forsaken-persona-bonus", ft.Icons.AUTO_AWESOME_OUTLINED),
                _gains("Gives", "forsaken-persona-bonus"),
            )
        ),
        Part(
            (Field("faction", "Faction", "forsaken-factions", "choice", options=tuple(FACTION_NAMES.items())),),
            "Faction", "forsaken-factions",
        ),
        Part(
            tuple(
                _line(f"path.{number}", f"Landmark {number + 1}", "forsaken-patrol-path", _LANDMARK)
                for number in range(3)
            ),
            "Patrol path", "forsaken-patrol-path",
        ),
    ),
    "story": (
        Part(
            (
                _line("whose", "Whose it is", "forsaken-story", ft.Icons.PERSON_OUTLINE),
                Field("chapter", "Chapter", "forsaken-next-chapter", "choice",
                      options=tuple((number, f"Chapter {number}") for number in (1, 2, 3))),
                _names("feats", "Letters of its feats", "forsaken-feats", ft.Icons.FLAG_OUTLINED),
                _number("needed", "Feats needed", "forsaken-q-story-needed", "feat"),
                _line("vignette", "Vignette to read", "forsaken-vignette", ft.Icons.TAG, CODE),
            )
        ),
        Part(
            tuple(
                _line(f"by_class.{klass}", klass.capitalize(), "forsaken-class-module-vignettes", ft.Icons.TAG, CODE)
                for klass in CLASSES
            ),
            "Vignettes by class", "forsaken-class-module-vignettes",
        ),
    ),
    "feat": (
        Part(
            (
                _line("letter", "Its letter", "forsaken-feats", ft.Icons.ABC, CODE),
                _prose("words", "What is to be done", "forsaken-feats", ft.Icons.TASK_ALT),
                _line("whose", "Whose it is", "forsaken-feats", ft.Icons.PERSON_OUTLINE),
            )
        ),
    ),
    "plot": (
        Part((_prose("objective", "Its objective", "forsaken-plot-objective", ft.Icons.TASK_ALT),)),
        Part((Field("lines", "Line", "forsaken-action-lines", "lines"),), "Action lines", "forsaken-action-lines"),
    ),
    "rival": (
        Part(
            (
                _prose("ability", "Its ability", "forsaken-rival-abilities", ft.Icons.BOLT),
                _names("plot", "Letters of its plot cards", "forsaken-plot-deck", ft.Icons.ABC),
                _prose("setup", "What changes in set-up", "forsaken-solo-setup", ft.Icons.CHECKLIST),
            )
        ),
        Part(
            (Field("pips", "Difficulty", "forsaken-rival-card", "choice",
                   options=tuple((number, str(number)) for number in range(1, 7))),),
            "Difficulty", "forsaken-rival-card",
        ),
    ),
    "encounter": (
        Part(
            (
                _prose("event", "What it changes while it lies there", "forsaken-event-row", ft.Icons.HOURGLASS_TOP),
                _prose("finale", "Its finale", "forsaken-finale", ft.Icons.FLAG_OUTLINED),
            )
        ),
    ),
}  # fmt: skip


def field_at(kind: CardSort, place: str) -> Field | None:
    """The field of a kind that has this place; None for a place within one, such as a space of a loop."""
    return next((field for part in FORMS[kind] for field in part.fields if field.place == place), None)
