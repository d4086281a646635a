"""Commands about locations: buying, the clinic, the hub, headquarters, scrapyards, the cantina, ruins."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import Count, Name, TypedName, Words
from companion.forsaken.cards import Few
from companion.forsaken.commands.play import Cubes
from companion.forsaken.kinds import FactionWord, Gains, PlanetWord, ShopWord
from companion.frozen import Frozen

YardNumber = Annotated[int, Field(strict=True, ge=1, le=4)]
Strength = Annotated[int, Field(strict=True, ge=0, le=99)]


class Bought(Frozen):
    """A card of the asset queue. `cost` None where nobody has read it: then nothing is checked."""

    kind: Literal["gear", "weapon", "data"]
    name: TypedName | None = None
    cost: Few | None = None


class VisitClinic(Frozen):
    """All damage is healed."""

    move: Literal["visit_clinic"] = "visit_clinic"
    who: Name


class UseTransportHub(Frozen):
    """To any landmark, for 1."""

    move: Literal["use_transport_hub"] = "use_transport_hub"
    who: Name
    to: Name | None = None
    scrap: Cubes = 0
    particle: Cubes = 0


class UseHeadquarters(Frozen):
    """2 rep of the faction for 1 VP and the better of two spoils."""

    move: Literal["use_headquarters"] = "use_headquarters"
    who: Name
    faction: FactionWord


class TakeSpoils(Frozen):
    """Answers a prompt: which of the two spoils was kept."""

    move: Literal["take_spoils"] = "take_spoils"
    who: Name
    faction: FactionWord | None = None
    kind: Literal["gear", "weapon", "talent"]
    name: TypedName | None = None
    words: Words | None = None


class Buy(Frozen):
    """Cards of the asset queue, paid with cubes; nothing comes back where that is too much."""

    move: Literal["buy"] = "buy"
    who: Name
    at: ShopWord
    cards: Annotated[tuple[Bought, ...], Field(min_length=1, max_length=5)]
    scrap: Cubes = 0
    particle: Cubes = 0


class TakeFreeCard(Frozen):
    """Answers a prompt: the card of the queue that the Cantina's winner takes for nothing."""

    move: Literal["take_free_card"] = "take_free_card"
    who: Name
    kind: Literal["gear", "weapon", "data"]
    name: TypedName | None = None
    words: Words | None = None


class RollScrapyard(Frozen):
    """Two dice at a scrapyard: so much strength and damage, and the cubes that were drawn for the strength. The scrap
    tile goes to the yard that had none."""

    move: Literal["roll_scrapyard"] = "roll_scrapyard"
    who: Name
    yard: YardNumber
    strength: Strength
    damage: Strength = 0
    scrap: Cubes = 0
    particle: Cubes = 0


class PlayCantina(Frozen):
    """A gamble: 3 paid, two dice against three of the house. `damage` is on the house's dice."""

    move: Literal["play_cantina"] = "play_cantina"
    who: Name
    strength: Strength
    house: Strength
    damage: Strength = 0
    scrap: Cubes = 0
    particle: Cubes = 0


class UseRuins(Frozen):
    """A transponder for 2 legend and a ruin card."""

    move: Literal["use_ruins"] = "use_ruins"
    who: Name


class TakeRuin(Frozen):
    """Answers a prompt: what the ruin card gave."""

    move: Literal["take_ruin"] = "take_ruin"
    who: Name
    name: TypedName | None = None
    gains: Gains = {}
    words: Words | None = None


class SetYards(Frozen):
    """A correction: the scrapyards, by number, on which a scrap tile lies."""

    move: Literal["set_yards"] = "set_yards"
    tiles: Annotated[tuple[YardNumber, ...], Field(max_length=4)]


class NameYard(Frozen):
    """What a scrapyard is called by: the place where it is on the board."""

    move: Literal["name_yard"] = "name_yard"
    yard: Annotated[int, Field(strict=True, ge=1, le=3)]
    name: TypedName


class SetDeck(Frozen):
    """So many cards are left in an encounter deck: somebody has counted."""

    move: Literal["set_deck"] = "set_deck"
    planet: PlanetWord
    to: Count
