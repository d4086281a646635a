"""`docs/words.md`: the list of all words, made from the vocabulary itself."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.vestige.vocabulary.amounts import AMOUNT_OF
from companion.vestige.vocabulary.conditions import WHOSE
from companion.vestige.vocabulary.effects import EFFECTS, RESULTS, WHOM
from companion.vestige.vocabulary.listing import listing
from companion.vestige.vocabulary.measures import WORDS
from companion.vestige.vocabulary.occasions import WHENS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "words.md"
ROWS = [line.split(" | ") for line in listing().splitlines() if line.startswith("| ")]


def test_the_page_in_docs_is_the_one_that_the_vocabulary_gives() -> None:
    assert PAGE.read_text(encoding="utf-8") == listing()


def test_the_command_that_the_page_names_prints_it() -> None:
    command = [sys.executable, "-m", "companion.vestige.vocabulary.listing"]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, check=True)

    assert " ".join(["python", *command[1:]]) in listing()
    assert done.stdout.decode() == listing()


@pytest.mark.parametrize("word", [*WORDS, *WHENS, *WHOSE, *WHOM, *AMOUNT_OF, *RESULTS])
def test_every_word_has_a_row_that_begins_with_it(word: str) -> None:
    assert any(row[0] == f"| `{word}`" for row in ROWS)


@pytest.mark.parametrize("effect", EFFECTS.values(), ids=EFFECTS)
def test_every_effect_has_a_row_with_its_data_its_page_and_its_rule(effect: object) -> None:
    title, id, page, rule = (getattr(effect, part) for part in ("title", "id", "page", "rule"))

    (row,) = [row for row in ROWS if row[0] == f"| {title}"]
    assert row[1].startswith(f'`{{"{id}": ')
    assert row[-2:] == [str(page), f"{rule} |"]


def test_every_row_has_as_many_cells_as_the_head_of_its_table() -> None:
    for table in listing().split("\n\n"):
        lines = [line.count(" | ") for line in table.splitlines() if line.startswith("| ")]
        assert len(set(lines)) <= 1, table
