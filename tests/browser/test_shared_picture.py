"""The picture of a result, as the browser draws it and keeps it."""

import struct
from itertools import count
from pathlib import Path

from companion.desk import Desk
from companion.vestige import commands as c
from storage.shelf import FileShelf
from tests.browser.process import Server
from tests.browser.screen import Screen
from tests.screens.desks import solo


def filed(data: Path) -> str:
    """A game in the data folder that is over."""
    ids = count(1)
    desk = Desk(FileShelf(data), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: f"g{next(ids)}")
    game = desk.begin("vestige", solo())
    for command in (
        c.SetLeverage(who="Ana", to=41),
        c.BeginScoring(),
        c.ScoreExtras(who="Ana", extras=({"what": "A debt", "leverage": -3},)),
        c.ScoreCards(who="Ana", counts={"augmentation": 2}),
        c.Finish(),
    ):
        desk.act(game.id, command)
    return game.id


def test_the_picture_of_a_result_is_kept_as_a_file(server: Server, phone: Screen, tmp_path: Path) -> None:
    phone.open(f"/game/{filed(server.data)}/end")
    phone.sees("Ana wins")

    phone.tap("Share as picture")
    phone.sees("Save the picture")
    phone.page.wait_for_timeout(500)
    with phone.page.expect_download() as download:
        phone.tap("Save the picture")

    download.value.save_as(tmp_path / "result.png")
    picture = (tmp_path / "result.png").read_bytes()
    width, height = struct.unpack(">II", picture[16:24])
    assert picture.startswith(b"\x89PNG")
    assert download.value.suggested_filename == "tableside-result.png"
    # Cut to the card: not the whole surface of a phone that is 780 by 1688 pixels.
    assert 300 < width <= 780
    assert 300 < height < 1688
