"""Files of cards, chosen with the browser's own chooser and kept as its downloads."""

import json
from pathlib import Path

import pytest

from tests.browser.ash_warden import CARD, NAME
from tests.browser.screen import Screen

HUGE = 50_000_000
"""Bytes: the connection to the app takes a third of it in one piece, and breaks off over more."""


def choose(screen: Screen, file: Path) -> None:
    with screen.page.expect_file_chooser() as chooser:
        screen.tap("Choose a file")
    chooser.value.set_files(file)


@pytest.mark.long
def test_a_huge_file_is_refused_with_a_reason_and_the_next_one_is_taken_in_and_kept_again(
    phone: Screen, tmp_path: Path
) -> None:
    huge, small, again = tmp_path / "huge.json", tmp_path / "warden.json", tmp_path / "again.json"
    huge.write_bytes(b" " * HUGE)
    small.write_text(json.dumps(CARD))
    phone.open("/import")

    choose(phone, huge)
    phone.sees('"huge.json" cannot be imported: one thing is wrong. Nothing has changed.')
    phone.sees("The file is larger than 1,000,000 bytes")

    choose(phone, small)
    phone.sees("1 new.")
    phone.tap("Import 1 card")
    phone.sees("Imported: 1 new.")
    phone.go("/library")
    phone.tap("Share my cards")
    phone.sees("Name of the pack")
    with phone.page.expect_download() as download:
        phone.tap("Save as a file")
    download.value.save_as(again)

    assert download.value.suggested_filename == "ash-warden.json"
    kept = json.loads(again.read_text(encoding="utf-8"))
    assert (kept["name"], kept["cards"]) == (NAME, [CARD])
