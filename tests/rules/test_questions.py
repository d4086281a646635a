"""Questions as people ask them: the entry that answers is first in four of five, and among three nearly always."""

import tomllib
from pathlib import Path
from typing import Any

from companion.rules.entries import corpus
from companion.rules.search import search

QUESTIONS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("questions.toml").read_text("utf-8"))[
    "question"
]


def found(question: dict[str, Any], among: int) -> bool:
    hits = [hit.entry.id for hit in search(question["asked"], question["game"], limit=among)]
    return question["answer"] in hits


def missed(among: int) -> list[str]:
    return [f"{it['asked']} -> {it['answer']}" for it in QUESTIONS if not found(it, among)]


def test_there_are_enough_and_each_has_an_answer() -> None:
    assert len(QUESTIONS) >= 150
    assert sum(it.get("mistyped", False) or it.get("renamed", False) for it in QUESTIONS) >= 40
    assert len({it["asked"] for it in QUESTIONS}) == len(QUESTIONS)
    for question in QUESTIONS:
        for id in (question["answer"], *question.get("also", [])):
            assert corpus()[id].game == question["game"], question["asked"]


def test_the_answer_is_first_in_four_of_five() -> None:
    assert len(missed(1)) <= 0.2 * len(QUESTIONS), missed(1)


def test_the_answer_is_among_three_nearly_always() -> None:
    assert len(missed(3)) <= 0.05 * len(QUESTIONS), missed(3)
