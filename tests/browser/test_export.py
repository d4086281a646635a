"""A game given out as a file, as the browser keeps it."""

import json
from pathlib import Path

from companion import headless
from tests.browser.process import Server
from tests.browser.screen import Screen
from tests.browser.test_shared_picture import filed


def test_a_result_is_kept_as_a_table_and_to_be_played_again(server: Server, phone: Screen, tmp_path: Path) -> None:
    def kept(way: str) -> bytes:
        phone.tap("More ways to share or export")
        with phone.page.expect_download() as download:
            phone.tap(way)
        assert download.value.suggested_filename.startswith("vestige-2026-11-01.")
        download.value.save_as(tmp_path / "kept")
        phone.sees("where your browser keeps what it downloads")
        return (tmp_path / "kept").read_bytes()

    phone.open(f"/game/{filed(server.data)}/end")
    phone.sees("Ana wins")

    table, again = kept("Save as a table"), kept("Save to be played again")

    assert "Ana,Ana,extras,Extras,-3,A debt\r\n" in table.decode("utf-8-sig")
    assert json.loads(again)["moves"][-1]["move"] == "finish"
    assert headless.play(again.decode())["score"]["verdict"]["winners"] == ["Ana"]
