"""The app as a phone has it installed: it starts without the server's packages, and the build finds what it names."""

import os
import struct
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from storage.locations import data_folder
from tests.browser.icons import PICTURES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FLET = PROJECT["tool"]["flet"]
STARTED = """
import os, sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] in {'flet_web', 'fastapi', 'starlette', 'uvicorn', 'websockets'}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
import installed
print(installed.installed(os.environ).__name__)
"""


def test_it_starts_where_the_servers_packages_are_missing(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "FLET_APP_STORAGE_DATA": str(tmp_path / "games")}
    environ.pop("TABLESIDE_DATA", None)

    done = subprocess.run([sys.executable, "-c", STARTED], capture_output=True, text=True, env=environ, cwd=tmp_path)

    assert (done.stdout, done.returncode) == ("begin\n", 0), done.stderr


def test_the_games_are_where_the_phone_says() -> None:
    assert data_folder(None, {"FLET_APP_STORAGE_DATA": "/phone/data"}) == Path("/phone/data")
    assert data_folder(None, {"FLET_APP_STORAGE_DATA": "/phone", "TABLESIDE_DATA": "/chosen"}) == Path("/chosen")


def test_the_build_finds_the_program_and_leaves_out_what_is_there() -> None:
    app = ROOT / FLET["app"]["path"]
    made_later = {"build", "dist", "tableside.egg-info"}

    assert (app / f"{FLET['app']['module']}.py").is_file()
    assert [name for name in FLET["app"]["exclude"] if name not in made_later and not (app / name).exists()] == []
    assert {"tests", "benchmarks", "docs"} <= set(FLET["app"]["exclude"])


def test_nothing_is_asked_of_the_phone_but_the_network() -> None:
    granted = [name for name, given in FLET["android"]["permission"].items() if given]

    assert FLET["permissions"] == []
    assert granted == ["android.permission.INTERNET"]
    assert not [name for name in FLET["ios"]["info"] if name.startswith("NS")]


def test_the_servers_packages_are_no_part_of_it() -> None:
    (server,) = [it for it in PROJECT["project"]["dependencies"] if it.startswith("flet-web")]

    assert "platform_system != 'Android' and platform_system != 'iOS'" in server


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.file)
def test_each_picture_is_there_in_its_size(picture) -> None:
    content = (ROOT / "assets" / picture.file).read_bytes()

    width, height, _, colours = struct.unpack(">IIBB", content[16:26])

    assert (width, height) == (picture.size, picture.size)
    # 6 is with transparency, 2 is without: iOS takes none.
    assert colours == (2 if picture.ground == "square" else 6)


@pytest.mark.parametrize(
    ("file", "inside"),
    [("icons/icon-maskable-192.png", 0.8), ("icons/icon-maskable-512.png", 0.8), ("icon_android.png", 0.61)],
)
def test_the_mark_stays_inside_what_every_phone_shows(file: str, inside: float) -> None:
    (picture,) = [it for it in PICTURES if it.file == file]

    assert picture.circle <= inside
