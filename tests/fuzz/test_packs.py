"""Whatever stands in a file: it is a pack, or it is refused in words; and any nemesis can be played.

The inputs are counted by `INPUTS`: HYPOTHESIS_PROFILE=fuzz (`make fuzz`) tries fifty thousand.
"""

import json
from typing import Any

from hypothesis import event, given, settings
from hypothesis import strategies as st

from companion.faults import BadInput
from companion.game import Game, Record
from companion.vestige.box.cards import Pack
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import MOST_FAULTS, read_pack, written
from companion.vestige.decide import preview_nemeses
from companion.vestige.finish import request_of
from companion.vestige.rulebook import VESTIGE
from companion.vestige.scoring import score
from companion.vestige.standing import standing
from tests.companion.cards import broken, from_the_schema, nemeses, packs, weird
from tests.companion.games import AnyGame, act, gain, move, play, solo

LONG = settings.get_current_profile_name() == "fuzz"
"""Whether there is time for fifty thousand inputs."""


def inputs(often: int) -> settings:
    """So many inputs in the ordinary run, and 100 times as many in the long one."""
    return settings(max_examples=often * (100 if LONG else 1))


def is_pack_or_refused(text: str | bytes, where: str = "") -> None:
    pack, faults = answer(text, where)

    if pack is not None:
        assert read_pack(written(pack)) == pack
        return
    assert 0 < len(faults) <= MOST_FAULTS + 1
    for fault in faults:
        assert fault.strip()
        assert fault.isprintable()
        assert len(fault) < 1000


def answer(text: str | bytes, where: str) -> tuple[Pack | None, list[str]]:
    """The pack, or why it is none. Nothing else but `BadInput` may come of it."""
    try:
        pack = read_pack(text, where)
    except BadInput as bad:
        event("refused")
        return None, [str(fault) for fault in bad.faults]
    event("a pack")
    return pack, []


@inputs(200)
@given(broken(packs()))
def test_a_broken_pack_is_read_or_refused_in_words(text: str) -> None:
    is_pack_or_refused(text)


@inputs(175)
@given(from_the_schema())
def test_what_the_schema_lets_through_is_read_or_refused_in_words(raw: Any) -> None:
    is_pack_or_refused(json.dumps(raw))


@inputs(100)
@given(st.binary(max_size=60) | st.text(max_size=60) | weird.map(json.dumps), st.sampled_from(["", "x.json", "x.toml"]))
def test_what_is_no_pack_at_all_is_refused_in_words(text: str | bytes, where: str) -> None:
    is_pack_or_refused(text, where)


@inputs(37)
@given(nemeses())
def test_any_nemesis_can_be_played(card: Nemesis) -> None:
    game = two_rounds(card)

    assert game.table.round == 3
    assert len(game.ledger.entries[-1].events) < 5000
    assert {step.nemesis for step in preview_nemeses(game.table, {})} <= {"It"}
    assert score(request_of(game.table)).totals
    assert json.dumps(standing(game))
    saved = game.record().model_dump_json()
    assert Game.restore(VESTIGE, Record.model_validate_json(saved)).table == game.table


def two_rounds(card: Nemesis) -> AnyGame:
    """What happens in two rounds of most games, with a nemesis that people have made: none of it is refused."""
    given = json.loads(card.model_dump_json(exclude_defaults=True))
    game = solo(nemeses=[{"pack": given, "name": "It", "threat_cards": 10}], depth="everything")
    for number in (1, 2):
        names = [threat.name for threat in card.threats] or ["Nobody knows"]
        game = play(
            game,
            gain("Ana", 12),
            move("visit", who="Ana", region="Oasis"),
            move("gain_card", who="Ana", kind="mercenary", leverage=number),
            move("lose_card", who="Ana", kind="mercenary"),
            move("upgrade_speed", who="Ana"),
            move("reveal_threat", nemesis="It", name=names[0]),
            *(move("use_ability", nemesis="It", ability=at + 1, by="Ana") for at in range(len(card.triggered))),
        )
        for region in ("Oasis", "Garage"):
            # Its cards may have given the region to her already, or removed the threat.
            game = maybe(game, move("take_control", who="Ana", region=region))
        game = maybe(game, move("remove_threat", nemesis="It", name=names[0], by="Ana"))
        game = play(game, move("end_turn"), move("run_nemeses", draws=[1]))
    return game


def maybe(game: AnyGame, given: dict[str, Any]) -> AnyGame:
    after = act(game, given)
    return after if isinstance(after, Game) else game
