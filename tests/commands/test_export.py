"""`tableside export`: a kept game, in every form, on standard output."""

import csv
import io
import json
from pathlib import Path

import pytest

from companion.desk import Desk
from companion.past import Insert, Remove
from companion.vestige import commands as c
from companion.vestige.standing import standing
from storage.shelf import FileShelf
from tests.commands.commandline import tableside, within
from tests.screens.desks import solo

HOW = "tableside export --list shows the games"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a filed game, of which the past was changed, one that goes on, and one in the bin."""
    folder = tmp_path_factory.mktemp("kept")
    ids = iter(("evening-1", "evening-2", "evening-3"))
    desk = Desk(FileShelf(folder), now=lambda: "2026-11-30T20:00:00+00:00", new_id=lambda: next(ids))
    filed = desk.begin("vestige", solo()).id
    for command in (
        c.GainCard(who="Ana", kind="smuggler", leverage=1),
        c.DescribeCard(who="Ana", card=1, name="Fay"),
        c.GainLeverage(who="Ana", amount=11),
        c.DrawCovertOp(who="Ana", trigger=1),
    ):
        desk.act(filed, command)
    # The smuggler never came; what was read off it makes no sense any more.
    desk.amend(filed, [Insert(0, c.GainCard(who="Ana", kind="mercenary", leverage=2)), Remove(0)])
    (mercenary,) = desk.game(filed).table.competitor("Ana").cards
    desk.act(filed, c.DescribeCard(who="Ana", card=mercenary.id, name="Eve"))
    for last in (c.GainLeverage(who="Ana", amount=5), c.BeginScoring(), c.Finish()):
        desk.act(filed, last)
    desk.begin("vestige", solo("Ben"))
    desk.discard(desk.begin("vestige", solo("Cleo")).id)
    return folder


def test_a_game_is_printed_in_the_form_that_play_reads_and_stands_again(data: Path) -> None:
    printed = tableside("export", "evening-1", "--as", "play", "--data", data)

    assert (printed.status, printed.err.count("\n")) == (0, 1)
    assert "makes no sense since the past was changed" in printed.err
    again = within("play", "-", "--json", typed=printed.out).json
    game = Desk(FileShelf(data), now=str, new_id=str).game("evening-1")
    here = json.loads(json.dumps(standing(game)))
    del again["ledger"], here["ledger"]
    assert again == here


def test_the_folder_may_stand_before_the_command_too(data: Path) -> None:
    assert within("--data", data, "export", "evening-2").json["setup"]["seats"][0]["name"] == "Ben"


def test_the_result_is_printed_as_a_table_as_text_and_for_bg_stats(data: Path) -> None:
    table = within("export", "evening-1", "--as", "csv", "--data", data).out
    text = within("export", "evening-1", "--as", "text", "--data", data).out
    link = within("export", "evening-1", "--as", "bgstats", "--data", data).out
    file = within("export", "evening-1", "--as", "bgsplay", "--data", data)

    assert next(csv.reader(io.StringIO(table))) == ["who", "side", "step", "what", "points", "because"]
    assert text.startswith("Vestige, 30 November 2026: Ana against Bone\n")
    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    assert link.count("\n") == 1
    assert file.json["plays"][0]["playDate"] == "2026-11-30 20:00:00"


def test_games_are_listed_with_their_ids_those_in_the_bin_too(data: Path) -> None:
    lines = within("export", "--list", "--data", data).out.splitlines()

    assert len(lines) == 3
    assert any(line.startswith("evening-1  2026-11-30  Ana against Bone: Ana ") for line in lines)
    assert "evening-2  2026-11-30  Ben against Bone: not over" in lines
    assert "evening-3  2026-11-30  Cleo against Bone: not over, in the bin" in lines


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        pytest.param(
            ["evenin-1"], f'GAME_ID: there is no game "evenin-1"; did you mean evening-1? {HOW}', id="nearly an id"
        ),
        pytest.param(["x"], f'GAME_ID: there is no game "x"; {HOW}', id="no id at all"),
        pytest.param(["../x"], f'GAME_ID: there is no game "../x"; {HOW}', id="a path"),
        pytest.param([], f"GAME_ID: is missing; {HOW}", id="none"),
        *(
            pytest.param(
                ["evening-2", "--as", form],
                f"game: is not filed yet, so it cannot be given out as {form}; play or text",
                id=f"unfinished, {form}",
            )
            for form in ("csv", "bgstats", "bgsplay")
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_given_out_is_said_in_one_line(data: Path, arguments: list[str], says: str) -> None:
    answer = within("export", *arguments, "--data", data)

    assert (answer.status, answer.out, answer.err) == (2, "", f"{says}\n")


def test_a_folder_without_games_says_so(tmp_path: Path) -> None:
    answer = within("export", "--list", "--data", tmp_path / "none")

    assert answer.status == 2
    assert answer.err == f"{tmp_path / 'none'}: holds no games; another folder with --data\n"
    assert not (tmp_path / "none").exists()


def test_an_unknown_form_is_said_in_one_line(data: Path) -> None:
    answer = tableside("export", "evening-1", "--as", "pdf", "--data", data)

    assert answer.status == 2
    assert answer.err.count("\n") == 1
    assert "'pdf'" in answer.err
