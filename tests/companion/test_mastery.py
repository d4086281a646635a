"""Who claims which mastery tile (p. 24, 25, 28, 29)."""

from typing import Any

import pytest

from companion.vestige.cards import CARD_OF, MASTERIES
from companion.vestige.mastery import claim
from companion.vestige.score import ScoreRequest

Held = dict[str, tuple[int, int]]


def request(mode: str, held: Held, **changes: Any) -> ScoreRequest:
    """Bounties and guile bonuses by name. `Ana/Rust` is of the team Rust, `Bone` and `Rook` are nemeses."""
    competitors = []
    for called, (cards, bonus) in held.items():
        name, _, team = called.partition("/")
        kind = "nemesis" if name in ("Bone", "Rook") else "human"
        one = {"name": name, "kind": kind, "team": team or None, "cards": {"bounty": cards}}
        competitors.append(one | {"mastery_bonus": {"guile": bonus}})
    given = {"mode": mode, "competitors": competitors, "mastery_tiles": {"guile": 7}}
    return ScoreRequest.model_validate(given | changes)


@pytest.mark.parametrize(
    ("held", "side"),
    [
        pytest.param({"Ana": (1, 0), "Ben": (0, 0)}, "Ana", id="p. 25: one card against none"),
        pytest.param({"Ana": (2, 0), "Ben": (3, 0)}, "Ben", id="p. 25: the most"),
        pytest.param({"Ana": (2, 0), "Ben": (2, 0)}, None, id="p. 25: a tie goes unclaimed"),
        pytest.param({"Ana": (2, 0), "Ben": (2, 0), "Cleo": (1, 0)}, None, id="p. 25: nor does the third get it"),
        pytest.param({"Ana": (1, 0), "Ben": (1, 0), "Cleo": (2, 0)}, "Cleo", id="p. 25: a tie below is no tie"),
        pytest.param({"Ana": (0, 0), "Ben": (0, 0)}, None, id="p. 25: nobody has any"),
        pytest.param({"Ana": (0, 1), "Ben": (0, 0)}, "Ana", id="p. 24: a bonus alone"),
        pytest.param({"Ana": (1, 1), "Ben": (1, 0)}, "Ana", id="p. 24: a bonus breaks a tie"),
        pytest.param({"Ana": (1, 1), "Ben": (2, 0)}, None, id="p. 24: a bonus makes a tie"),
        pytest.param({"Ana": (1, 0), "Bone": (2, 0)}, "Bone", id="p. 27: nemeses claim too"),
        pytest.param({"Ana": (1, 0), "Bone": (0, 0)}, "Ana", id="p. 28: no two cards needed in competitive play"),
    ],
)
def test_the_most_cards_of_a_colour_claim_its_tile(held: Held, side: str | None) -> None:
    assert claim(request("competitive", held), "guile").side == side


@pytest.mark.parametrize(
    ("mode", "held", "side"),
    [
        pytest.param("solo", {"Ana": (1, 0), "Bone": (0, 0)}, None, id="p. 28: one card is not enough"),
        pytest.param("solo", {"Ana": (2, 0), "Bone": (0, 0)}, "Ana", id="p. 28: two are"),
        pytest.param("solo", {"Ana": (2, 0), "Bone": (1, 0), "Rook": (1, 0)}, None, id="p. 28: all nemeses together"),
        pytest.param("solo", {"Ana": (3, 0), "Bone": (1, 0), "Rook": (1, 0)}, "Ana", id="p. 28: more than together"),
        pytest.param("solo", {"Ana": (0, 0), "Bone": (1, 0)}, "Nemeses", id="p. 28: nemeses need no two"),
        pytest.param("solo", {"Ana": (1, 0), "Bone": (1, 0), "Rook": (1, 0)}, "Nemeses", id="p. 28: fewer than they"),
        pytest.param("solo", {"Ana": (1, 1), "Bone": (0, 0)}, "Ana", id="R6 yes: a bonus is the second"),
        pytest.param("solo", {"Ana": (0, 2), "Bone": (0, 0)}, "Ana", id="R6 yes: two bonuses"),
        pytest.param("solo", {"Ana": (0, 1), "Bone": (0, 0)}, None, id="R6 yes: one bonus is one"),
        pytest.param(
            "cooperative", {"Ana": (1, 0), "Ben": (1, 0), "Bone": (1, 0)}, "Players", id="p. 29: players together"
        ),
        pytest.param("cooperative", {"Ana": (1, 0), "Ben": (0, 0), "Bone": (0, 0)}, None, id="p. 29: one is too few"),
        pytest.param(
            "teams", {"Ana/Rust": (1, 0), "Ben/Dust": (2, 0), "Cleo/Rust": (2, 0)}, "Rust", id="p. 28: teams together"
        ),
        pytest.param("teams", {"Ana/Rust": (1, 0), "Ben/Dust": (0, 0)}, "Rust", id="p. 28: one, without nemeses"),
        pytest.param(
            "teams", {"Ana/Rust": (1, 0), "Ben/Dust": (0, 0), "Bone": (0, 0)}, None, id="p. 28: two, with nemeses"
        ),
        pytest.param(
            "teams", {"Ana/Rust": (2, 0), "Ben/Dust": (2, 0), "Bone": (1, 0)}, None, id="p. 28: teams that tie"
        ),
        pytest.param(
            "teams", {"Ana/Rust": (3, 0), "Ben/Dust": (2, 0), "Bone": (3, 0)}, None, id="p. 28: as many as nemeses"
        ),
    ],
)
def test_sides_are_compared_and_players_need_two_against_a_nemesis_team(
    mode: str, held: Held, side: str | None
) -> None:
    assert claim(request(mode, held, nemeses_form_team=True), "guile").side == side


@pytest.mark.parametrize(
    ("held", "side"),
    [
        pytest.param({"Ana": (1, 1), "Bone": (0, 0)}, None, id="R6 no: one card and a bonus"),
        pytest.param({"Ana": (0, 3), "Bone": (0, 0)}, None, id="R6 no: bonuses alone"),
        pytest.param({"Ana": (2, 1), "Bone": (2, 0)}, "Ana", id="R6 no: two cards, and the bonus decides"),
        pytest.param({"Ana": (2, 0), "Bone": (2, 0)}, None, id="R6 no: a tie all the same"),
    ],
)
def test_the_other_ruling_asks_for_two_real_cards(held: Held, side: str | None) -> None:
    strict = request("solo", held, nemeses_form_team=True, rulings={"R6": "no"})

    assert claim(strict, "guile").side == side


@pytest.mark.parametrize(
    ("held", "side"),
    [
        pytest.param({"Ana": (1, 0), "Bone": (0, 0), "Rook": (0, 0)}, "Ana", id="p. 28: one card is enough"),
        pytest.param({"Ana": (2, 0), "Bone": (1, 0), "Rook": (1, 0)}, "Ana", id="p. 28: each nemesis alone"),
        pytest.param({"Ana": (1, 0), "Bone": (1, 0), "Rook": (0, 0)}, None, id="p. 25: a tie"),
        pytest.param({"Ana": (0, 0), "Bone": (1, 0), "Rook": (2, 0)}, "Rook", id="p. 27: the nemesis with the most"),
    ],
)
def test_single_nemeses_compete_each_on_their_own(held: Held, side: str | None) -> None:
    assert claim(request("solo", held), "guile").side == side


@pytest.mark.parametrize("mastery", MASTERIES)
def test_each_colour_counts_its_own_kind_of_card(mastery: Any) -> None:
    competitors = [
        {"name": "Ana", "kind": "human", "cards": {CARD_OF[mastery]: 1}},
        {"name": "Ben", "kind": "human", "cards": {kind: 5 for kind in CARD_OF.values() if kind != CARD_OF[mastery]}},
    ]
    scored = ScoreRequest.model_validate({"mode": "competitive", "competitors": competitors})

    claims = {colour: claim(scored, colour).side for colour in MASTERIES}

    assert claims == {colour: "Ana" if colour == mastery else "Ben" for colour in MASTERIES}


def test_the_seven_colours_have_the_seven_kinds_of_the_rulebook() -> None:
    assert CARD_OF == {
        "ambition": "lawmaker",
        "might": "mercenary",
        "cunning": "smuggler",
        "guile": "bounty",
        "intrigue": "artifact",
        "ingenuity": "augmentation",
        "chop_bots": "chop_bot",
    }


@pytest.mark.parametrize(
    ("held", "words"),
    [
        pytest.param({"Ana": (2, 0), "Ben": (2, 0)}, ["Ana and Ben", "2"], id="a tie"),
        pytest.param({"Ana": (0, 0), "Ben": (0, 0)}, ["nobody"], id="nobody"),
        pytest.param({"Ana": (1, 1), "Ben": (1, 0)}, ["Ana", "bonus of 1", "7"], id="a bonus"),
    ],
)
def test_a_claim_says_why_in_words(held: Held, words: list[str]) -> None:
    because = claim(request("competitive", held), "guile").because

    assert all(word in because for word in words)


def test_a_claim_that_fails_for_one_card_says_that_two_are_needed() -> None:
    because = claim(request("cooperative", {"Ana": (1, 0), "Bone": (0, 0)}), "guile").because

    assert "2 are needed" in because
    assert "Players" in because
