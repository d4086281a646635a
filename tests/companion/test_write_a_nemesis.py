"""`docs/write-a-nemesis.md`: the card that it leads through, and every sentence that it says the app prints."""

import re
from pathlib import Path
from typing import Any

import pytest

from companion.faults import BadInput
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import read_pack
from companion.vestige.box.trial import Sample, tried
from companion.vestige.vocabulary.effects import Effect
from companion.vestige.vocabulary.forms import new_ability
from tests.companion.games import leverage, move, play, solo

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "write-a-nemesis.md").read_text(encoding="utf-8")
QUOTED = [line.strip().removeprefix("> ") for line in PAGE.splitlines() if line.strip().startswith("> ")]
(FILE,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
NAME = "toll-keeper.json"
PACK = read_pack(FILE, NAME)
(CARD,) = PACK.nemeses


def effects(card: Nemesis) -> list[Effect]:
    """Everything that the card does."""
    lists = [*(ability.do for ability in card.triggered), *(row.do for row in card.levels)]
    lists += [effects for threat in card.threats for effects in (threat.immediately, threat.on_removal)]
    return [effect for these in lists for effect in these]


def printed() -> set[str]:
    """What the app says of the card: its effects, its goal, and what it does on the sample table of the page."""
    said = {effect.sentence(CARD.name) for effect in effects(CARD)}
    assert CARD.goal
    assert CARD.goal.condition
    said.add(CARD.goal.condition.sentence(CARD.name))
    for outcome in tried(CARD, Sample(regions=3, threat=2)):
        said |= {outcome.title, *outcome.changes, *outcome.because}
    return said


@pytest.mark.parametrize("sentence", QUOTED)
def test_the_app_prints_the_sentences_of_the_page(sentence: str) -> None:
    assert sentence in printed()


def test_the_page_shows_the_sentence_of_every_effect_on_the_card() -> None:
    # The ability begins with its gain, so that the page has no more to say of it.
    assert new_ability("player_upgrades_speed")["do"] == [{"gain_leverage": {"fixed": 1}}]
    begun = "The Toll Keeper gains 1 leverage"

    assert {effect.sentence(CARD.name) for effect in effects(CARD)} - {begun} <= set(QUOTED)


def test_the_faults_on_the_page_are_those_of_the_command() -> None:
    (shown,) = re.findall(rf"^    ({NAME}: .*)$", PAGE, re.MULTILINE)

    with pytest.raises(BadInput) as caught:
        read_pack(FILE.replace('"smuggler"', '"smugler"'), NAME)

    assert [str(fault) for fault in caught.value.faults] == [shown]
    assert f"`ok {PACK.name}`" in PAGE


@pytest.mark.parametrize("place", re.findall(r"\]\(([^)]+)\)", PAGE))
def test_what_the_page_leads_to_is_there(place: str) -> None:
    assert (DOCS / place).exists()


@pytest.mark.parametrize(
    ("level", "difficulty", "gained"),
    [
        pytest.param(0, "nuisance", 2, id="row 0"),
        pytest.param(1, "nuisance", 3, id="row 1: a smuggler of 3"),
        pytest.param(2, "nuisance", 4, id="row 2+: 2 for each of two regions"),
        pytest.param(4, "menace", 2 + 3 + 4, id="a menace: rows 0, 1 and 2+"),
    ],
)
def test_the_toll_keeper_plays_as_the_page_says(level: int, difficulty: str, gained: int) -> None:
    game = solo(nemeses=[{"pack": CARD.model_dump(exclude_defaults=True)}], difficulty=difficulty)
    regions: list[Any] = [move("set_control", who=CARD.name, region=region) for region in ("Oasis", "Garage")]
    level_set = move("set_threat", nemesis=CARD.name, to=level)

    after = play(game, *regions, level_set, move("end_turn"), move("run_nemeses", draws=[3]))

    assert leverage(after)[CARD.name] == gained


def test_a_faster_player_pays_the_toll() -> None:
    game = solo(nemeses=[{"pack": CARD.model_dump(exclude_defaults=True)}])

    after = play(game, move("upgrade_speed", who="Ana"))

    assert leverage(after)[CARD.name] == 1
