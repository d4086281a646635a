import hashlib
import json
from pathlib import Path

import pytest

from offline.versions import SOURCE, stamp

PAGE = '<meta name="tableside-version" content="">'


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    for name, text in {"index.html": PAGE, "404.html": PAGE, "icons/icon.svg": "<svg/>", "a b.txt": "one"}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def contents(dist: Path) -> dict[str, bytes]:
    return {path.relative_to(dist).as_posix(): path.read_bytes() for path in dist.rglob("*") if path.is_file()}


def listed(dist: Path) -> dict[str, str]:
    text = (dist / "sw.js").read_text("utf-8")
    return json.loads(text.partition("const files = ")[2].partition(";\n")[0])


def test_the_worker_knows_each_file_that_is_asked_for_by_its_hash(dist: Path):
    for name in (".nojekyll", "_headers", "CNAME"):
        (dist / name).write_text("for the host", "utf-8")

    stamp(dist)

    files = contents(dist)
    expected = ("a b.txt", "icons/icon.svg", "index.html")
    assert listed(dist) == {name: hashlib.sha256(files[name]).hexdigest() for name in expected}
    assert files["sw.js"].endswith(SOURCE.read_bytes())


def test_the_same_files_give_the_same_version_and_bytes_also_a_second_time(dist: Path):
    first = stamp(dist)
    stamped = contents(dist)

    assert stamp(dist) == first
    assert contents(dist) == stamped


@pytest.mark.parametrize("name", ["index.html", "icons/icon.svg"])
def test_another_byte_anywhere_is_another_version_of_page_and_worker(dist: Path, name: str):
    first = stamp(dist)
    page = (dist / "index.html").read_text("utf-8")
    (dist / name).write_text((dist / name).read_text("utf-8") + " ", "utf-8")

    assert stamp(dist) != first
    assert (dist / "index.html").read_text("utf-8").strip() != page


def test_each_page_carries_the_name_that_the_worker_compares(dist: Path):
    stamp(dist)

    page = (dist / "index.html").read_text("utf-8")
    name = page.removeprefix(PAGE[:-2]).removesuffix('">')
    assert f'const page = "{name}";\n' in (dist / "sw.js").read_text("utf-8")
    assert (dist / "404.html").read_text("utf-8") == page


def test_a_page_without_a_place_for_its_version_is_told(dist: Path):
    (dist / "index.html").write_text("<html>", "utf-8")

    with pytest.raises(ValueError, match=r"index\.html: it needs <meta"):
        stamp(dist)
