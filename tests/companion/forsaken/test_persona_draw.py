"""A persona of each faction by lot, with letters that differ."""

import pytest

from companion.chance import seed_of
from companion.forsaken.cards import PersonaCard
from companion.forsaken.kinds import FACTIONS, Faction
from companion.forsaken.persona_draw import alike, drawn_personas
from companion.forsaken.setup import ChosenPersona


def card(faction: Faction, letter: str | None, name: str = "") -> PersonaCard:
    name = name or f"{faction} {letter}"
    return PersonaCard(id=name, name=name, faction=faction, letter=letter)


ALL = [card(faction, letter) for faction in FACTIONS for letter in "ABCD"]
SEEDS = [seed_of(number) for number in range(0, 60_000, 1_500)]


def test_three_are_drawn_and_no_two_have_the_same_letter() -> None:
    for seed in SEEDS:
        drawn = drawn_personas(seed, ALL)

        assert list(drawn) == list(FACTIONS)
        assert all(persona.faction == faction for faction, persona in drawn.items())
        assert len({persona.letter for persona in drawn.values()}) == 3


def test_every_persona_can_be_drawn() -> None:
    seen = {persona.name for seed in SEEDS for persona in drawn_personas(seed, ALL).values()}

    assert seen == {persona.name for persona in ALL}


def test_the_same_seed_draws_the_same_however_the_cards_lie() -> None:
    assert drawn_personas("PLUM", ALL) == drawn_personas("PLUM", ALL[::-1])


@pytest.mark.parametrize(
    ("known", "factions"),
    [
        pytest.param([], [], id="none known"),
        pytest.param([card("sanction", "A")], ["sanction"], id="one faction known"),
        pytest.param(
            [card("cartel", "A"), card("ebon_eye", "A")], ["cartel", "ebon_eye"], id="letters that cannot differ"
        ),
        pytest.param(
            [card("cartel", None), card("sanction", None)], ["cartel", "sanction"], id="letters nobody has read"
        ),
    ],
)
def test_what_is_known_is_drawn_from(known: list[PersonaCard], factions: list[str]) -> None:
    assert list(drawn_personas("PLUM", known)) == factions


def test_a_persona_that_lies_there_stays_and_its_letter_counts() -> None:
    for seed in SEEDS:
        drawn = drawn_personas(seed, ALL, {"cartel": ChosenPersona(name="Vex", letter="b")})

        assert list(drawn) == ["ebon_eye", "sanction"]
        assert "B" not in {persona.letter for persona in drawn.values()}


@pytest.mark.parametrize(
    ("letters", "named"),
    [
        pytest.param({"cartel": "A", "ebon_eye": "B", "sanction": "C"}, (), id="all differ"),
        pytest.param({"cartel": "A", "sanction": "a"}, ("Cartel", "Sanction", "A"), id="two share one"),
        pytest.param({"cartel": None, "ebon_eye": None}, (), id="nobody has read them"),
        pytest.param({}, (), id="nothing yet"),
    ],
)
def test_shared_letters_are_said_with_a_word_to_draw_again(
    letters: dict[Faction, str | None], named: tuple[str, ...]
) -> None:
    said = alike(letters)

    assert bool(said) == bool(named)
    assert all(word in said for word in named)
