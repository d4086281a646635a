"""Effects: what a card does, one thing each, with the sentence that a card would say."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from companion.faults import UnknownWord
from companion.frozen import Frozen
from companion.vestige.blocks import Attribute
from companion.vestige.cards import a, spoken
from companion.vestige.names import CardKindWord, CardName, CardRegion, Words
from companion.vestige.vocabulary.amounts import Amount

Whom = Literal["owner", "the_player", "each_player", "each_other_nemesis"]
WHOM: dict[Whom, str] = {
    "owner": "whose card it is",
    "the_player": "the player who brought it about",
    "each_player": "each player",
    "each_other_nemesis": "each other nemesis",
}
Result = Literal["leverage", "card", "control", "attribute", "threat"]
RESULTS: dict[Result, str] = {
    "leverage": "Leverage",
    "card": "A card",
    "control": "Control of a region",
    "attribute": "An attribute",
    "threat": "A threat",
}
Few = Annotated[int, Field(strict=True, ge=1, le=9)]


class CardEffect(Frozen):
    """Cards of a kind, `count` of them."""

    kind: CardKindWord
    count: Few = 1


class RegionEffect(Frozen):
    """A region by name."""

    region: CardRegion


class AttributeEffect(Frozen):
    """Attributes of a kind, `count` of them."""

    attribute: Attribute
    count: Few = 1


class ThreatEffect(Frozen):
    """A threat card by its name; without one, whichever people take."""

    name: CardName | None = None


class SpeedEffect(Frozen):
    """So many spaces on the speed track."""

    by: Few = 1


@dataclass(frozen=True)
class EffectWord:
    """One kind of effect: what it is called where one chooses it, its page and rule, who it can happen to."""

    id: str
    title: str
    page: int
    rule: str
    sentence: Callable[[Any, str], str]
    whom: tuple[Whom, ...] = ("owner",)


_EVERYBODY: tuple[Whom, ...] = ("owner", "the_player", "each_player", "each_other_nemesis")
_PLAYERS: tuple[Whom, ...] = ("owner", "the_player", "each_player")


def _cards(effect: CardEffect) -> str:
    return a(spoken(effect.kind)) if effect.count == 1 else f"{effect.count} {spoken(effect.kind, effect.count)}"


def _threat(effect: ThreatEffect) -> str:
    return f"the threat {effect.name}" if effect.name else "a threat"


def _spaces(effect: SpeedEffect) -> str:
    return "1 space" if effect.by == 1 else f"{effect.by} spaces"


# What a sentence is made of is not None where it is read: `kind` names the one field that is given.
EFFECTS: Mapping[str, EffectWord] = {
    word.id: word
    for word in (
        EffectWord("gain_leverage", "Gain leverage", 27, "nemesis-leverage",
                   lambda it, who: f"gains {it.gain_leverage.sentence(who)}", _EVERYBODY),
        EffectWord("lose_leverage", "Lose leverage", 16, "lose-leverage",
                   lambda it, who: f"loses {it.lose_leverage.sentence(who)}", _EVERYBODY),
        EffectWord("gain_card", "Gain cards", 27, "nemesis-gains-cards",
                   lambda it, who: f"gains {_cards(it.gain_card)}", _EVERYBODY),
        EffectWord("lose_card", "Lose cards", 27, "nemesis-loses-what-it-can",
                   lambda it, who: f"loses {_cards(it.lose_card)}", _EVERYBODY),
        EffectWord("give_card", "Give a card to the player", 26, "card-of-a-nemesis",
                   lambda it, who: f"The player gains {_cards(it.give_card)} of {who}"),
        EffectWord("gain_control", "Gain control of a region", 27, "nemesis-takes-a-region",
                   lambda it, who: f"takes control of {it.gain_control.region}", ("owner", "the_player")),
        EffectWord("lose_control", "Lose control of a region", 27, "oust-a-nemesis",
                   lambda it, who: f"loses control of {it.lose_control.region}", _EVERYBODY),
        EffectWord("gain_attribute", "Gain attributes", 27, "nemesis-attributes",
                   lambda it, who: f"gains {it.gain_attribute.count} {it.gain_attribute.attribute}", _EVERYBODY),
        EffectWord("lose_attribute", "Lose attributes", 27, "nemesis-attributes",
                   lambda it, who: f"loses {it.lose_attribute.count} {it.lose_attribute.attribute}", _EVERYBODY),
        EffectWord("upgrade_speed", "Upgrade speed", 12, "speed-upgrade",
                   lambda it, who: f"moves the speed counter {_spaces(it.upgrade_speed)} on", _PLAYERS),
        EffectWord("add_threat", "Add a threat", 27, "threat-revealed",
                   lambda it, who: f"gets {_threat(it.add_threat)}", ("owner", "each_other_nemesis")),
        EffectWord("remove_threat", "Remove a threat", 27, "remove-a-threat",
                   lambda it, who: f"loses {_threat(it.remove_threat)}", ("owner", "each_other_nemesis")),
        EffectWord("prompt", "Something else, in words", 27, "by-hand", lambda it, who: it.prompt,
                   ("owner", "the_player")),
    )
}  # fmt: skip
"""Every kind of effect, in the order in which they are offered."""

_WHOLE = ("give_card", "prompt")


class Effect(Frozen):
    """One thing that happens. Exactly one of the fields of `EFFECTS` is given.

    It happens to whose card it is, or `to` somebody else. `give_card` hands a card of the nemesis to the player who
    brought the effect about; `prompt` is for people to carry out, in the card's meaning and our words, and `results`
    are what usually comes of it: the app offers them as buttons.
    """

    gain_leverage: Amount | None = None
    lose_leverage: Amount | None = None
    gain_card: CardEffect | None = None
    lose_card: CardEffect | None = None
    give_card: CardEffect | None = None
    gain_control: RegionEffect | None = None
    lose_control: RegionEffect | None = None
    gain_attribute: AttributeEffect | None = None
    lose_attribute: AttributeEffect | None = None
    upgrade_speed: SpeedEffect | None = None
    add_threat: ThreatEffect | None = None
    remove_threat: ThreatEffect | None = None
    prompt: Words | None = None
    to: Whom = "owner"
    results: Annotated[tuple[Result, ...], Field(max_length=5)] = ()

    @model_validator(mode="before")
    @classmethod
    def _named(cls, raw: Any) -> Any:
        # A word that is spelt wrong is said with the word that was meant.
        if isinstance(raw, Mapping):
            for name in raw:
                if isinstance(name, str) and name not in cls.model_fields:
                    raise UnknownWord(name, "effect", EFFECTS)
        return raw

    @model_validator(mode="after")
    def _one(self) -> "Effect":
        given = [name for name in EFFECTS if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError(f"an effect does one thing, not {len(given)}; one of {', '.join(EFFECTS)}")
        if self.to not in EFFECTS[given[0]].whom:
            fit = " or ".join(EFFECTS[given[0]].whom)
            raise ValueError(f"{given[0]} cannot happen to {self.to}; to is {fit}")
        if self.results and given != ["prompt"]:
            raise ValueError("results belong to a prompt; leave them out")
        return self

    @property
    def kind(self) -> str:
        """The name of the field that is given."""
        return next(name for name in EFFECTS if getattr(self, name) is not None)

    def sentence(self, who: str) -> str:
        """What it says on the card of `who`."""
        said = EFFECTS[self.kind].sentence(self, who)
        if self.kind in _WHOLE:
            return said
        return f"{who if self.to == 'owner' else _subject(self.to)} {said}"


def _subject(to: Whom) -> str:
    words = {"the_player": "the player", "each_player": "each player", "each_other_nemesis": "each other nemesis"}[to]
    return words.capitalize()


Effects = Annotated[tuple[Effect, ...], Field(max_length=20)]
