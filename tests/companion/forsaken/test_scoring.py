"""Final scoring of Forsaken, by the headings of its rulebook; and the commands of the end."""

from typing import Any

import pytest
from pydantic import ValidationError

from companion.forsaken.prompts import prompts
from companion.forsaken.report import headline, points, result_text, steps_used, verdict_words
from companion.forsaken.result import result
from companion.forsaken.score import Score, ScoreRequest
from companion.forsaken.scoring import score, standing_score, tied_for_most
from tests.companion.forsaken.games import AnyGame, alone, begin, move, played, refused

SCORING = move("begin_scoring")


def scored(*players: dict[str, Any], **more: Any) -> Score:
    named = [{"name": name} | player for name, player in zip(("Ana", "Ben", "Cleo", "Dan"), players, strict=False)]
    return score(ScoreRequest.model_validate({"game": "forsaken", "players": named, **more}))


def against(player: dict[str, Any], rival: dict[str, Any], **more: Any) -> Score:
    return scored(player, rival={"name": "Grash"} | rival, **more)


@pytest.mark.parametrize(
    ("player", "total"),
    [
        pytest.param({}, 0, id="nothing is known"),
        pytest.param({"vp": 15}, 15, id="Final Scoring: the tracker"),
        pytest.param({"vp": 15, "finale": [{"what": "Heist", "vp": 3}]}, 18, id="Resolve Finale Effects"),
        pytest.param({"vp": 15, "extras": [{"what": "A talent", "vp": 2}]}, 17, id="Score Miscellaneous Sources"),
        pytest.param(
            {"vp": 9, "finale": [{"what": "A", "vp": 1}, {"what": "B", "vp": -2}], "extras": [{"what": "C", "vp": 4}]},
            12,
            id="all steps, and one that costs",
        ),
        pytest.param({"vp": 9, "cool_stuff": {"gear": 5, "rep": 9}}, 9, id="Cool Stuff gives no VP"),
    ],
)
def test_the_end_pays_what_the_rulebook_says(player: dict[str, Any], total: int) -> None:
    assert scored(player).totals == {"Ana": total}


def test_every_line_says_who_why_and_by_which_rule() -> None:
    lines = scored(
        {"vp": 9, "finale": [{"what": "Heist", "vp": 3}], "extras": [{"what": "A talent", "vp": 2}]}
    ).lines  # fmt: skip

    assert [(line.step, line.points, line.because, line.rule) for line in lines] == [
        ("vp", 9, "VP when the game ended", "forsaken-victory-points"),
        ("finale", 3, "Heist", "forsaken-finale"),
        ("extras", 2, "A talent", "forsaken-final-scoring"),
    ]


@pytest.mark.parametrize(
    ("players", "winners", "reason", "because"),
    [
        pytest.param(
            [{"vp": 15}, {"vp": 12, "finale": [{"what": "Heist", "vp": 4}]}, {"vp": 2}],
            ("Ben",), "most_vp", "Ben has the most VP: 16, against Ana 15, Cleo 2", id="Most VP",
        ),
        pytest.param(
            [{"vp": 15, "cool_stuff": {"talents": 2, "gear": 5, "rep": 2}}, {"vp": 15, "cool_stuff": {"boosts": 7}},
             {"vp": 14, "cool_stuff": {"gear": 99}}],
            ("Ana",), "cool_stuff",
            "Ana and Ben tie for most VP at 15: Ana has 9 pieces of cool stuff, Ben 7", id="Cool Stuff",
        ),
        pytest.param(
            [{"vp": 15}, {"vp": 15, "cool_stuff": {"mods": 1}}],
            ("Ben",), "cool_stuff",
            "Ana and Ben tie for most VP at 15: Ben has 1 piece of cool stuff, Ana none", id="Cool Stuff: a single one",
        ),
        pytest.param(
            [{"vp": 15, "cool_stuff": {"mods": 4}}, {"vp": 15, "cool_stuff": {"visions": 4}}],
            ("Ana", "Ben"), "shared",
            "Ana and Ben tie for most VP at 15: Ana and Ben have 4 pieces of cool stuff each, and share the victory",
            id="Shared",
        ),
        pytest.param(
            [{"vp": 9, "cool_stuff": {"mods": 4}}, {"vp": 9, "cool_stuff": {"mods": 2}},
             {"vp": 9, "cool_stuff": {"gear": 4}}],
            ("Ana", "Cleo"), "shared",
            "Ana, Ben and Cleo tie for most VP at 9: Ana and Cleo have 4 pieces of cool stuff each, Ben 2, and share "
            "the victory",
            id="Shared by two of three",
        ),
        pytest.param(
            [{}, {}], ("Ana", "Ben"), "shared",
            "Ana and Ben tie for most VP at 0: Ana and Ben have no cool stuff, and share the victory", id="nothing",
        ),
        pytest.param([{"vp": 12}], ("Ana",), "most_vp", "Ana ends with 12 VP", id="alone without a rival"),
    ],
)  # fmt: skip
def test_the_verdict_names_the_numbers_and_where_a_tie_was_decided(
    players: list[dict[str, Any]], winners: tuple[str, ...], reason: str, because: str
) -> None:
    verdict = scored(*players).verdict

    assert (verdict.winners, verdict.reason, verdict.because) == (winners, reason, because)


@pytest.mark.parametrize(
    ("player", "rival", "more", "winners", "reason"),
    [
        pytest.param({"vp": 15}, {"vp": 14}, {}, ("Ana",), "most_vp", id="Solo: more than the rival"),
        pytest.param({"vp": 13}, {"vp": 14}, {}, ("Grash",), "most_vp", id="Solo: less than the rival"),
        pytest.param({"vp": 20}, {"vp": 3, "plot_row": 5}, {}, ("Grash",), "plot", id="Solo: a fifth card"),
        pytest.param({"vp": 20}, {"vp": 3, "plot_row": 4}, {}, ("Ana",), "most_vp", id="Solo: a fourth card"),
        pytest.param({"vp": 20}, {"vp": 3, "deck_left": 0}, {}, ("Grash",), "plot", id="Solo: an empty deck"),
        pytest.param({"vp": 20}, {"vp": 3, "deck_left": 1}, {}, ("Ana",), "most_vp", id="Solo: one card left"),
        pytest.param({"vp": 9, "cool_stuff": {"gear": 1}}, {"vp": 9}, {}, ("Ana",), "cool_stuff", id="S4, the default"),
        pytest.param({"vp": 9}, {"vp": 9}, {}, ("Ana", "Grash"), "shared", id="S4: neither has cool stuff"),
        pytest.param(
            {"vp": 9, "cool_stuff": {"gear": 1}}, {"vp": 9}, {"rulings": {"S4": "rival"}}, ("Grash",), "most_vp",
            id="S4, the other answer",
        ),
    ],
)  # fmt: skip
def test_a_rival_wins_by_vp_or_by_the_plot(
    player: dict[str, Any], rival: dict[str, Any], more: dict[str, Any], winners: tuple[str, ...], reason: str
) -> None:
    verdict = against(player, rival, **more).verdict

    assert (verdict.winners, verdict.reason) == (winners, reason)


def test_how_the_plot_has_won_is_said() -> None:
    row, deck = against({"vp": 20}, {"plot_row": 5}), against({"vp": 20}, {"deck_left": 0})

    assert row.verdict.because == "the plot row has five cards: Grash wins, whatever the VP"
    assert (
        deck.verdict.because == "a plot card had to be drawn and the plot deck was empty: Grash wins, whatever the VP"
    )
    assert verdict_words(row) == "Grash wins by the plot"


@pytest.mark.parametrize(
    ("players", "more", "told"),
    [
        pytest.param([], {}, "at least 1", id="nobody"),
        pytest.param([{"name": f"P{number}"} for number in range(5)], {}, "at most 4", id="five players"),
        pytest.param([{"name": "Ana"}, {"name": "ana"}], {}, 'two are called "Ana"', id="one name twice"),
        pytest.param([{"name": "Ana"}], {"rival": {"name": "ANA"}}, "two are called", id="the rival's name twice"),
        pytest.param(
            [{"name": "Ana"}, {"name": "Ben"}], {"rival": {"name": "Grash"}}, "solo games only", id="a rival for two"
        ),
        pytest.param([{"name": "Ana", "vp": -1}], {}, "greater than or equal to 0", id="VP below zero"),
        pytest.param([{"name": "Ana", "vp": "9"}], {}, "valid integer", id="VP in words"),
        pytest.param([{"name": "Ana", "cool_stuff": {"gear": -1}}], {}, "greater than", id="less than no gear"),
        pytest.param([{"name": "Ana", "cool_stuff": {"potions": 1}}], {}, "talents", id="a kind that there is not"),
        pytest.param(
            [{"name": "Ana", "cool_stuff": {"talent": 1, "Talent cards": 2}}], {}, "twice in other words", id="twice"
        ),
        pytest.param([{"name": "Ana"}], {"rival": {"name": "G", "plot_row": 6}}, "less than or equal to 5", id="row"),
        pytest.param(
            [{"name": "Ana"}], {"rulings": {"C1": "shared"}}, "there is no ruling", id="another game's ruling"
        ),
    ],
)
def test_what_no_table_can_show_is_refused(players: list[dict[str, Any]], more: dict[str, Any], told: str) -> None:
    with pytest.raises(ValidationError, match=told):
        ScoreRequest.model_validate({"game": "forsaken", "players": players, **more})


@pytest.mark.parametrize(
    ("said", "kind"),
    [("Talent", "talents"), ("status cards", "statuses"), ("reputation", "rep"), ("Mod", "mods"), ("gear", "gear")],
)
def test_cool_stuff_is_written_as_people_say_it(said: str, kind: str) -> None:
    request = ScoreRequest.model_validate({"game": "forsaken", "players": [{"name": "Ana", "cool_stuff": {said: 2}}]})

    assert request.players[0].cool_stuff == {kind: 2}


# From the table


def tied() -> AnyGame:
    """Ana and Ben have 9 VP each, Ana 1 piece of cool stuff and Ben 3."""
    return played(
        begin(),
        *[move("set_holding", who=who, what="vp", to=9) for who in ("Ana", "Ben")],
        move("set_holding", who="Ana", what="scrap", to=1),
        move("set_holding", who="Ben", what="visions", to=3),
        SCORING,
    )


def test_a_game_is_filed_once() -> None:
    over = played(begin(), SCORING, move("finish"))

    assert (over.table.phase, over.table.turn) == ("over", None)
    for given in (
        move("finish"),
        move("score_extras", who="Ana", extras=[]),
        move("score_finale", who="Ana", finale=[]),
        move("count_cool_stuff", who="Ana", cool_stuff={}),
    ):
        assert refused(over, given).what == "this game is filed already"


def test_a_game_is_scored_as_it_stands_on_the_table() -> None:
    game = played(
        tied(),
        move("score_extras", who="Cleo", extras=[{"what": "A talent", "vp": 5}]),
        move("score_finale", who="Cleo", finale=[{"what": "Heist", "vp": 1}]),
        move("finish"),
    )

    assert game.table.score.totals == {"Ana": 9, "Ben": 9, "Cleo": 6}
    assert game.table.score.cool_stuff == {"Ana": 1, "Ben": 3, "Cleo": 0}
    assert game.rules.concluded(game.table) == "Ben wins by cool stuff (Ana 9, Ben 9, Cleo 6)"
    assert game.ledger.entries[-1].label == "Final scoring"


def test_a_count_of_cool_stuff_takes_the_place_of_what_was_tracked_kind_by_kind() -> None:
    game = played(tied(), move("count_cool_stuff", who="Ana", cool_stuff={"gear": 2, "rep": 1}))

    assert tied_for_most(game.table) == ("Ana", "Ben")
    assert standing_score(game.table).cool_stuff == {"Ana": 4, "Ben": 3, "Cleo": 0}
    again = played(game, move("count_cool_stuff", who="Ana", cool_stuff={"gear": 0}))
    assert standing_score(again.table).cool_stuff["Ana"] == 2


def test_nobody_ties_where_one_leads_or_the_plot_has_won() -> None:
    lost = played(alone(), move("lose_to_plot", how="row"))

    assert tied_for_most(played(tied(), move("set_holding", who="Ana", what="vp", to=10)).table) == ()
    assert tied_for_most(lost.table) == ()


def test_what_is_given_at_the_filing_takes_the_place_of_what_was_entered() -> None:
    slip = [{"what": "Slip", "vp": 50}]
    game = played(begin(), move("score_extras", who="Ana", extras=slip), move("score_finale", who="Ben", finale=slip))

    game = played(game, move("finish", extras={"Ana": [{"what": "A talent", "vp": 5}]}, finale={"Ben": []}))

    assert game.table.score.totals == {"Ana": 5, "Ben": 0, "Cleo": 0}


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(move("finish", extras={"Eve": []}), "extras.Eve", id="finish"),
        pytest.param(move("finish", finale={"Eve": []}), "finale.Eve", id="finish with a finale"),
        pytest.param(move("score_extras", who="Eve", extras=[]), "who", id="score_extras"),
        pytest.param(move("score_finale", who="Eve", finale=[]), "who", id="score_finale"),
        pytest.param(move("count_cool_stuff", who="Eve", cool_stuff={}), "who", id="count_cool_stuff"),
    ],
)
def test_nobody_scores_who_is_not_at_the_table(given: dict[str, Any], where: str) -> None:
    refusal = refused(begin(), given)

    assert refusal.where == where
    assert "Eve" in refusal.what


# Finales of the event row


def with_finales() -> AnyGame:
    return played(
        begin(),
        move("to_event_row", name="Heist", finale="2 VP for whoever has most scrap"),
        move("to_event_row", name="Storm", event="No transports"),
        SCORING,
    )


def test_a_finale_that_is_open_leaves_the_result_open() -> None:
    game = with_finales()

    assert [prompt.key for prompt in prompts(game.table) if prompt.kind == "finale"] == [f"finale:{_event(game)}"]
    assert not standing_score(game.table).complete
    assert headline(standing_score(game.table)).startswith("Ana, Ben and Cleo lead so far")


@pytest.mark.parametrize(
    ("read", "complete"),
    [
        pytest.param({}, False, id="a loop that nobody has counted"),
        pytest.param({"spaces": 2}, False, id="a lap that nobody has read"),
        pytest.param({"spaces": 2, "lap_vp": 1}, True, id="all is read"),
    ],
)
def test_a_loop_that_may_owe_vp_leaves_the_result_open(read: dict[str, Any], complete: bool) -> None:
    spaces = [move("describe_space", who="Ana", space=space) for space in (0, 1)] if read else []
    board = [move("describe_character", who="Ana", **read), *spaces] if read else []

    game = played(begin(), move("gain", who="Ana", gains={"legend": 2}), *board, SCORING)

    assert standing_score(game.table).complete is complete


def test_a_finale_is_named_after_its_card_and_joins_what_was_there() -> None:
    game = played(with_finales(), move("score_finale", who="Ana", finale=[{"what": "Before", "vp": 1}]))

    game = played(game, move("settle_finale", event=_event(game), vp={"Ana": 2, "Ben": 0}))

    assert [(it.what, it.vp) for it in game.table.finale["Ana"]] == [("Before", 1), ("Heist", 2)]
    assert "Ben" not in game.table.finale
    assert standing_score(game.table).complete
    assert game.ledger.entries[-1].label == "Finale of Heist: Ana +2"


def test_a_finale_that_was_left_out_leaves_nothing_open() -> None:
    game = with_finales()

    game = played(game, move("dismiss_prompt", prompt=f"finale:{_event(game)}"))

    assert standing_score(game.table).complete


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param({"event": 999}, "event", id="a card that there is not"),
        pytest.param({"event": None, "vp": {"Eve": 1}}, "vp.Eve", id="nobody of that name"),
    ],
)
def test_only_a_finale_of_the_row_is_settled_and_only_for_players(given: dict[str, Any], where: str) -> None:
    game = with_finales()

    assert refused(game, move("settle_finale", **(given | {"event": given["event"] or _event(game)}))).where == where


def _event(game: AnyGame) -> int:
    return int(game.table.event_row[0].id)


# In words


def test_a_result_is_told_with_the_steps_in_which_something_happened() -> None:
    found = scored({"vp": 15, "extras": [{"what": "A talent", "vp": 2}]}, {"vp": 12})

    assert steps_used(found) == ("vp", "extras")
    assert points(found, "Ana") == {"vp": 15, "finale": 0, "extras": 2}
    assert result_text(found, "Ana, Ben", "1 November 2026").splitlines() == [
        "Forsaken, 1 November 2026: Ana, Ben",
        "Ana wins (Ana 17, Ben 12)",
        "Ana has the most VP: 17, against Ben 12",
        "",
        "Ana 17: VP before the end 15, Other effects 2",
        "Ben 12: VP before the end 12",
    ]


@pytest.mark.parametrize(
    ("found", "words"),
    [
        pytest.param(lambda: scored({"vp": 12}), "Ana: 12 VP", id="alone"),
        pytest.param(lambda: scored({"vp": 2}, {}), "Ana wins (Ana 2, Ben 0)", id="most VP"),
        pytest.param(lambda: scored({}, {}), "Ana and Ben share the victory (Ana 0, Ben 0)", id="shared"),
        pytest.param(
            lambda: scored({}, {"cool_stuff": {"rep": 1}}), "Ben wins by cool stuff (Ana 0, Ben 0)", id="cool stuff"
        ),
    ],
)
def test_a_headline_has_the_verdict_and_all_totals(found: Any, words: str) -> None:
    assert headline(found()) == words


def test_what_screens_show_of_a_score_is_the_score() -> None:
    game = played(begin(), move("set_holding", who="Ana", what="vp", to=3), move("finish"))

    shown = result(game.table, game.table.score)

    assert shown.members == {"Ana": "Ana", "Ben": "Ben", "Cleo": "Cleo"}
    assert [step.title for step in shown.steps] == ["VP before the end"]
    assert shown.told("Ana") == "Ana 3: VP before the end 3"
    assert (shown.words, shown.settled, shown.rule) == ("Ana wins", True, "forsaken-final-scoring")
