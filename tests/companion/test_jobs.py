"""Jobs, augmentations, and cards that change hands (p. 14, 15, 20, 21, 23, 29)."""

from typing import Any

import pytest

from companion.vestige import jobs
from companion.vestige.prompts import notices
from companion.vestige.table import Card
from tests.companion.games import (
    AnyGame,
    asked,
    competitive,
    cooperative,
    leverage,
    move,
    play,
    reasons,
    refusal,
    rules_used,
    solo,
    teams,
)

VEX, BOT, HOPE = 1, 2, 3


def card(kind: str, who: str = "Ana", **fields: Any) -> dict[str, Any]:
    return move("gain_card", who=who, kind=kind, **fields)


def job(kind: str = "artifact", **fields: Any) -> dict[str, Any]:
    return move("pick_up_job", who="Ana", kind=kind, **fields)


def done(card_id: int, **fields: Any) -> dict[str, Any]:
    return move("complete_job", who="Ana", card=card_id, **fields)


def tuck(card_id: int, under: int | None) -> dict[str, Any]:
    return move("tuck_card", who="Ana", card=card_id, under=under)


def transfer(card_id: int, to: str = "Ben") -> dict[str, Any]:
    return move("transfer_card", who="Ana", card=card_id, to=to)


def network(game: AnyGame | None = None) -> AnyGame:
    """Ana has the smuggler Vex, worth 3, and a chop bot."""
    return play(
        game or competitive(depth="cards"),
        card("smuggler", name="Vex", leverage=3),
        card("chop_bot", leverage=0),
    )


def cards_of(game: AnyGame, who: str = "Ana") -> tuple[Card, ...]:
    found: tuple[Card, ...] = game.table.competitor(who).cards
    return found


def noticed(game: AnyGame) -> list[str]:
    return [notice.text for notice in notices(game.table) if notice.kind in ("job", "tuck", "transfer")]


def test_a_job_is_no_card_yet_and_pays_nothing() -> None:
    game = play(network(), job(name="Orbital Hope Mine", on=VEX))

    # p. 25: incomplete jobs do not count for mastery.
    assert game.table.competitor("Ana").count("artifact") == 0
    assert leverage(game)["Ana"] == 3
    assert cards_of(game)[-1] == Card(id=HOPE, kind="artifact", name="Orbital Hope Mine", job=True, under=VEX)
    assert noticed(game) == []


@pytest.mark.parametrize(
    ("kind", "printed", "stands", "questions"),
    [
        pytest.param("artifact", 4, 3 + 4, 0, id="p. 15: read off the card"),
        pytest.param("artifact", None, 3, 1, id="p. 15: read later"),
        pytest.param("augmentation", 2, 3 + 2, 0, id="p. 23"),
        pytest.param("bounty", 6, 3, 0, id="p. 22: pays at the end, its value is kept"),
        pytest.param("bounty", None, 3, 0, id="p. 22: pays at the end"),
    ],
)
def test_a_completed_job_is_a_card_that_pays(kind: str, printed: int | None, stands: int, questions: int) -> None:
    game = play(network(), job(kind, on=VEX), done(HOPE, **({} if printed is None else {"leverage": printed})))

    assert game.table.competitor("Ana").count(kind) == 1
    assert leverage(game)["Ana"] == stands
    assert len(asked(game)) == questions
    assert cards_of(game)[-1] == Card(id=HOPE, kind=kind, leverage=printed)


def test_a_card_is_completed_once() -> None:
    game = play(network(), job(on=VEX), done(HOPE, leverage=4))

    assert "no job in progress" in str(refusal(game, done(HOPE)))
    assert refusal(game, done(99)).where == "card"


def test_a_nemesis_does_no_jobs() -> None:
    assert refusal(solo(), move("pick_up_job", who="Bone", kind="bounty")).where == "who"


@pytest.mark.parametrize(
    ("moves", "says"),
    [
        pytest.param([job("artifact", on=VEX)], None, id="p. 20: smugglers do artifacts"),
        pytest.param([job("augmentation", on=VEX)], None, id="p. 20: and augmentations"),
        pytest.param([job("bounty", on=VEX)], "Smugglers do not usually do bounty jobs", id="p. 20: but no bounties"),
        pytest.param([job("bounty", on=BOT)], None, id="p. 19: what a bot does is on its card"),
        pytest.param([job(on=VEX), job(on=VEX)], "Vex is on a job already", id="p. 15: one at a time"),
        pytest.param([job(on=VEX), job(on=BOT)], None, id="p. 15: each one of them"),
        pytest.param(
            [card("artifact", leverage=1), job(on=HOPE)], "no contact or chop bot", id="p. 14: an artifact does no job"
        ),
        pytest.param([job()], "is on nobody", id="p. 14: under nobody"),
        pytest.param([job(on=VEX), tuck(HOPE, BOT)], None, id="p. 15: reassigned"),
        pytest.param([job(on=VEX), tuck(HOPE, None)], "is on nobody", id="p. 15: taken off"),
        pytest.param(
            [job("bounty", on=BOT), tuck(HOPE, VEX)], "do not usually do", id="p. 20: reassigned to the wrong one"
        ),
    ],
)
def test_what_is_odd_about_a_job_is_said_and_done_all_the_same(moves: list[dict[str, Any]], says: str | None) -> None:
    game = play(network(), *moves)

    if says is None:
        assert noticed(game) == []
    else:
        assert any(says in text for text in noticed(game))
    assert any(it.job for it in cards_of(game)) or "is on nobody" in str(says)


def test_a_notice_is_gone_when_the_turn_is_over() -> None:
    game = play(network(), job("bounty", on=VEX))

    assert noticed(game)
    assert noticed(play(game, move("end_turn"))) == []


@pytest.mark.parametrize(
    ("kind", "first", "usual"),
    [
        pytest.param("artifact", ["Vex", None], [True, True, False], id="p. 20: artifacts"),
        pytest.param("augmentation", ["Vex", None, "Rook"], [True, True, True], id="p. 20: augmentations"),
        pytest.param("bounty", [None, "Rook"], [True, True, False], id="p. 20: bounties"),
    ],
)
def test_who_is_free_is_offered_and_who_usually_does_it_first(
    kind: Any, first: list[str | None], usual: list[bool]
) -> None:
    game = play(network(), card("mercenary", name="Rook", leverage=0), card("lawmaker", name="Dispatch", leverage=0))
    busy = next(it for it in cards_of(game) if it.name == "Dispatch")
    game = play(game, job("bounty", on=busy.id))

    free = jobs.idle(game.table, "Ana", kind)

    assert [it.name for it in free][: len(first)] == first
    assert [jobs.usual(it, kind) for it in free] == usual
    assert busy not in free


def test_a_job_of_somebody_who_was_severed_waits_and_can_still_be_completed() -> None:
    game = play(network(), job(on=VEX), move("lose_card", who="Ana", kind="smuggler", card=VEX, how="severed"))

    assert any("is on nobody" in text for text in noticed(game))
    assert leverage(play(game, done(HOPE, leverage=4)))["Ana"] == 3 + 4


@pytest.mark.parametrize(
    ("under", "says"),
    [
        pytest.param(VEX, None, id="p. 23: onto a contact"),
        pytest.param(None, None, id="p. 23: by itself"),
        pytest.param(BOT, "only to contacts", id="p. 23: not onto a chop bot"),
    ],
)
def test_an_augmentation_is_attached_to_a_contact(under: int | None, says: str | None) -> None:
    game = play(network(), card("augmentation", leverage=2), tuck(HOPE, under))

    assert cards_of(game)[-1].under == under
    assert [text for text in noticed(game) if says is None or says not in text] == []
    assert "attach-an-augmentation" in rules_used(game)


def test_only_augmentations_are_attached() -> None:
    game = play(network(), card("artifact", leverage=0), tuck(HOPE, VEX))

    assert any("Only augmentations" in text for text in noticed(game))


def test_augmentations_go_onto_contacts_alone() -> None:
    assert [it.id for it in jobs.augmentable(network().table, "Ana")] == [VEX]


@pytest.mark.parametrize(
    ("moves", "under"),
    [
        pytest.param([], HOPE, id="under itself"),
        pytest.param([tuck(VEX, HOPE)], VEX, id="under what lies under it"),
        pytest.param([tuck(VEX, HOPE), tuck(BOT, VEX)], BOT, id="under what lies two below"),
    ],
)
def test_no_card_lies_under_itself(moves: list[dict[str, Any]], under: int) -> None:
    game = play(network(), card("augmentation", leverage=0), *moves)

    assert refusal(game, tuck(HOPE, under)).where == "under"


def test_a_card_is_handed_over_with_all_that_is_under_it_and_no_leverage_moves() -> None:
    game = play(network(cooperative(depth="cards")), card("augmentation", leverage=2), tuck(HOPE, VEX), job(on=VEX))

    after = play(game, transfer(VEX))

    assert [it.id for it in cards_of(after)] == [BOT]
    assert [(it.kind, it.under) for it in cards_of(after, "Ben")] == [
        ("smuggler", None),
        ("augmentation", VEX),
        ("artifact", VEX),
    ]
    assert leverage(after) == leverage(game)
    assert noticed(after) == []
    assert "card-transfer-leverage" in rules_used(after)


@pytest.mark.parametrize(
    ("game", "says"),
    [
        pytest.param(cooperative(depth="cards"), None, id="p. 29: cooperative"),
        pytest.param(competitive(depth="cards"), "only a cooperative team does", id="p. 29: competitive"),
        pytest.param(teams(depth="cards"), "teammates do not", id="p. 28: teams"),
    ],
)
def test_handing_over_is_done_in_every_mode_and_noticed_where_it_is_not_allowed(
    game: AnyGame, says: str | None
) -> None:
    after = play(network(game), transfer(VEX))

    assert [it.name for it in cards_of(after, "Ben")] == ["Vex"]
    assert [says for text in noticed(after) if says and says in text] == ([says] if says else [])


def test_a_card_with_blocks_is_handed_over_with_a_notice() -> None:
    game = play(network(cooperative(depth="everything")), move("activate", who="Ana", card=VEX))

    after = play(game, transfer(VEX))

    assert any("has blocks on it" in text for text in noticed(after))
    assert cards_of(after, "Ben")[0].blocks == 1


@pytest.mark.parametrize(
    ("game", "moves", "says"),
    [
        pytest.param(cooperative(depth="cards"), [], ("Nobody gains or loses leverage.",), id="p. 29: cooperative"),
        pytest.param(
            cooperative(depth="everything"),
            [job(on=VEX), move("activate", who="Ana", card=VEX)],
            (
                "Nobody gains or loses leverage, and 1 card under it goes along.",
                "There are blocks on it: such cards are not handed over (p. 29).",
            ),
            id="p. 29: with blocks",
        ),
        pytest.param(
            teams(depth="cards"),
            [],
            ("Nobody gains or loses leverage.", "In this mode teammates do not (p. 28, 29)."),
            id="p. 28: teams",
        ),
    ],
)
def test_what_the_rules_say_is_told_before_a_card_is_handed_over(
    game: AnyGame, moves: list[dict[str, Any]], says: tuple[str, ...]
) -> None:
    game = play(network(game), *moves)

    assert jobs.handing_over(game.table, "Ana", VEX) == says
    assert jobs.handing_over(game.table, "Ana", 99) == ()


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(transfer(VEX, "Ana"), "to", id="to oneself"),
        pytest.param(transfer(VEX, "Bone"), "to", id="to a nemesis"),
        pytest.param(transfer(VEX, "Dan"), "to", id="to nobody"),
        pytest.param(transfer(77), "card", id="a card that is not there"),
    ],
)
def test_a_card_is_handed_to_another_player(given: dict[str, Any], where: str) -> None:
    assert refusal(network(cooperative()), given).where == where


@pytest.mark.parametrize(
    ("depth", "moves", "actions", "notice"),
    [
        pytest.param("everything", [job(on=VEX)], ("job",), False, id="p. 14: picked up"),
        pytest.param(
            "everything", [job(on=VEX), done(HOPE)], ("job",), False, id="p. 15: a free one is not taken again"
        ),
        pytest.param("cards", [job(on=VEX)], (), False, id="nobody tracks actions"),
        pytest.param("everything", [move("end_turn"), job(on=VEX)], (), False, id="not Ana's turn"),
    ],
)
def test_the_job_slider_goes_down_with_a_job(
    depth: str, moves: list[dict[str, Any]], actions: tuple[str, ...], notice: bool
) -> None:
    game = play(network(competitive(depth=depth)), *moves)

    assert game.table.done.actions.get("Ana", ()) == actions
    assert any(it.kind == "action_twice" for it in notices(game.table)) == notice


def test_a_job_says_why_it_pays_nothing_yet() -> None:
    assert "it pays when it is completed" in reasons(play(network(), job(on=VEX)))
