"""`tableside rules` as the contract has it."""

import pytest

from companion.rules.entries import corpus
from tests.commands.commandline import tableside, within


def test_json_gives_the_best_entries_with_page_text_and_score() -> None:
    answer = tableside("rules", "what happens if two players tie for mastery", "--json")
    assert (answer.status, answer.err) == (0, "")
    first = answer.json[0]
    assert {"id", "game", "title", "page", "text", "score"} <= set(first)
    assert (first["id"], first["game"], first["page"]) == ("mastery-tie", "vestige", 25)
    assert first["text"].startswith(corpus()["mastery-tie"].answer)
    scores = [one["score"] for one in answer.json]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize("game", ["vestige", "chronicles", "forsaken"])
def test_a_game_is_searched_alone(game: str) -> None:
    answer = within("rules", "end of the game", "--game", game, "--json")
    assert answer.json
    assert {one["game"] for one in answer.json} == {game}


@pytest.mark.parametrize("limit", [1, 3, 50])
def test_no_more_than_asked_for(limit: int) -> None:
    assert len(within("rules", "region", "--limit", str(limit), "--json").json) == limit


def test_words_need_no_quotes() -> None:
    assert within("rules", "mastery", "tie", "--json").json == within("rules", "mastery tie", "--json").json


def test_plain_output_has_title_page_id_and_answer() -> None:
    lines = within("rules", "mastery tie", "--limit", "1").out.splitlines()
    entry = corpus()["mastery-tie"]
    assert lines == [f"{entry.title} (Vestige, page 25) [mastery-tie]", f"  {entry.answer}"]


def test_no_hit_is_an_empty_list_and_no_fault() -> None:
    answer = within("rules", "xqzzt", "--json")
    assert (answer.status, answer.json, answer.err) == (0, [], "")


def test_no_hit_names_the_nearest_terms_and_where_to_browse() -> None:
    out = within("rules", "guileflux").out
    assert 'Nothing is found for "guileflux".' in out
    assert "(guile)" in out
    assert "Vestige: The goal and the box, Setting up" in out


def test_one_entry_is_shown_whole() -> None:
    out = within("rules", "--show", "leverage-below-zero").out
    entry = corpus()["leverage-below-zero"]
    assert out.startswith(f"{entry.title} (Vestige, page 10) [leverage-below-zero]")
    assert entry.text in out
    assert "The rulebook leaves this open (R5). Tableside: No, it stops at 0. Or: Yes, it goes below 0." in out
    assert f"See also: {', '.join(entry.see_also)}" in out


def test_one_entry_is_shown_as_json() -> None:
    shown = within("rules", "--show", "leverage-below-zero", "--json").json
    assert shown["id"] == "leverage-below-zero"
    assert shown["ruling"]["id"] == "R5"
    assert shown["see_also"] == list(corpus()["leverage-below-zero"].see_also)


def test_an_entry_without_a_page_says_why() -> None:
    entry = next(one for one in corpus().values() if one.game == "chronicles")
    shown = within("rules", "--show", entry.id, "--json").json
    assert shown["page"] is None
    assert shown["no_page"]
    assert f"({entry.section})" not in within("rules", "--show", entry.id).out
    assert f"Vindication: Chronicles, {entry.section})" in within("rules", "--show", entry.id).out


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["rules"], "QUERY: is missing; words to look for, or --show ID"),
        (["rules", " "], "QUERY: is missing"),
        (["rules", "--show", "mastery-tei"], 'there is no rules entry "mastery-tei"; did you mean mastery-tie?'),
        (["rules", "tie", "--show", "mastery-tie"], "both a query and --show are given"),
        (["rules", "tie", "--game", "chess"], "invalid choice: 'chess'"),
        (["rules", "tie", "--limit", "0"], "0 is no number of entries; a whole number from 1"),
        (["rules", "tie", "--limit", "many"], "many is no number of entries"),
    ],
)
def test_wrong_input_is_one_line_and_status_2(arguments: list[str], fault: str) -> None:
    answer = tableside(*arguments)
    assert (answer.status, answer.out) == (2, "")
    assert fault in answer.err
    assert len(answer.err.splitlines()) == 1
