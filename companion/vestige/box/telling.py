"""What a nemesis's card says, in sentences, part by part: for people who look it up in the middle of a game."""

from collections.abc import Iterable
from typing import Literal

from companion.frozen import Frozen
from companion.vestige.box.nemesis import Nemesis, Triggered
from companion.vestige.cards import counted
from companion.vestige.vocabulary.effects import Effect
from companion.vestige.vocabulary.forms import occasion_says

Section = Literal["triggered", "rows", "game_end", "goal", "setup", "joins"]
SECTIONS: dict[Section, str] = {
    "triggered": "Triggered abilities",
    "rows": "Rows",
    "game_end": "At game end",
    "goal": "Goal",
    "setup": "Set-up",
    "joins": "Cards in ordinary stacks",
}


class Said(Frozen):
    """One part of a card: in which section it stands, the level that it is for, and what it says."""

    section: Section
    level: str = ""
    text: str


class Watched(Frozen):
    """An ability that people watch for: its number on the card, when it happens, and what it then does.

    `names_player`: what it does is about the player who brought it about.
    """

    number: int
    when: str
    does: str
    names_player: bool


def told(card: Nemesis, who: str) -> tuple[Said, ...]:
    """Everything on a card but its threats, of which one learns as they come. `who` is its name at this table."""
    found: list[Said] = []
    for ability in card.triggered:
        found.append(Said(section="triggered", text=f"{_when(ability, who)}: {effects_said(ability.do, who, True)}"))
    for row in sorted(card.levels, key=lambda row: row.threat):
        level = row.title.rpartition(" ")[2]
        found.append(Said(section="rows", level=level, text=effects_said(row.do, who) or "Nothing."))
    if card.game_end:
        found.append(Said(section="game_end", text=effects_said(card.game_end.do, who)))
    if card.goal and card.goal.condition:
        found.append(Said(section="goal", text=_sentence(card.goal.condition.sentence(who))))
    if card.goal and card.goal.words:
        found.append(Said(section="goal", text=card.goal.words))
    found.extend(Said(section="setup", text=step) for step in card.setup)
    for joining in card.joins:
        worth = f", {joining.leverage} leverage" if joining.leverage is not None else ""
        words = f": {joining.words}" if joining.words else "."
        text = f"{joining.name}, {counted(joining.count, joining.kind)}{worth}{words}"
        found.append(Said(section="joins", text=text))
    return tuple(found)


def watched(card: Nemesis, who: str) -> tuple[Watched, ...]:
    """The abilities of which people tell the app that they happen."""
    return tuple(
        Watched(
            number=number,
            when=_when(ability, who),
            does=effects_said(ability.do, who),
            names_player=any(_names_player(effect) for effect in ability.do),
        )
        for number, ability in enumerate(card.triggered, start=1)
        if ability.when == "people_say"
    )


def effects_said(effects: Iterable[Effect], who: str, within: bool = False) -> str:
    """What effects do, a sentence each; `within` a sentence that has begun already."""
    said = " ".join(_sentence(effect.sentence(who)) for effect in effects)
    # What follows a colon begins small, but for names.
    return said if not within or said.startswith(who) else f"{said[:1].lower()}{said[1:]}"


def _when(ability: Triggered, who: str) -> str:
    if ability.words:
        return ability.words.rstrip(".")
    happens = occasion_says(ability.when, who, ability.kind, ability.region)
    return f"When {happens}"


def _names_player(effect: Effect) -> bool:
    amount = effect.gain_leverage or effect.lose_leverage
    return (
        effect.to == "the_player" or effect.give_card is not None or (amount is not None and amount.of == "the_player")
    )


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '?', '!')) else '.'}"
