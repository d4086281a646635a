"""The parts that the offline edition is built of."""

import io
import json
import zipfile
from html.parser import HTMLParser
from pathlib import Path

import flet_web
import pytest

from offline import build

ROOT = Path(__file__).parents[2]
SERVED = (ROOT / "assets" / "index.html").read_text("utf-8")


class Tags(HTMLParser):
    """The start tags of a page: by name, their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, list[dict[str, str | None]]] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.setdefault(tag, []).append(dict(attrs))


def test_the_page_asks_for_nothing_that_needs_a_server():
    tags = Tags(build.page(SERVED, "/name/")).found

    scripts = [script["src"] for script in tags["script"] if "src" in script]
    assert {"python.js", "updates.js", "other_tab.js", "flutter_bootstrap.js"} <= set(scripts)
    assert not {"line.js", "hand-over.js"} & set(scripts)
    # Python begins before Flutter does.
    assert scripts.index("python.js") < scripts.index("flutter_bootstrap.js")
    assert tags["base"] == [{"href": "/name/"}]
    assert {"name": "tableside-version", "content": ""} in tags["meta"]
    assert "<!-- fletAppConfig -->" not in build.page(SERVED, "/name/")


@pytest.mark.parametrize("base", ["/", "/name/", "/a/b/"])
def test_page_and_manifest_know_where_they_lie(base: str):
    served = (ROOT / "assets" / "manifest.json").read_text("utf-8")
    page, manifest = build.page(SERVED, base), json.loads(build.manifest(served, base))

    assert f'flet.entrypointBaseUrl = "{base}";' in page
    assert f'flet.canvasKitBaseUrl = "{base}canvaskit/";' in page
    assert [manifest[key] for key in ("id", "start_url", "scope")] == [base] * 3
    assert manifest["icons"] == json.loads(served)["icons"]


@pytest.mark.parametrize("part", ['<base href="/">', "<!-- fletAppConfig -->", '  <script src="line.js"></script>\n'])
def test_a_served_page_that_has_changed_is_not_guessed_at(part: str):
    with pytest.raises(ValueError, match="has not once"):
        build.page(SERVED.replace(part, ""), "/")


def test_the_client_draws_in_one_way_and_keeps_nothing_of_its_own_accord():
    bootstrap = (Path(flet_web.get_package_web_dir()) / "flutter_bootstrap.js").read_text("utf-8")

    started = build.started(bootstrap)

    assert "serviceWorkerSettings: {" not in started
    assert started.count('canvasKitVariant: "full"') == 1
    with pytest.raises(ValueError, match="not as expected"):
        build.started(started)


@pytest.mark.parametrize(
    ("name", "used"),
    [
        ("json/decoder.py", True),
        ("asyncio/tasks.py", True),
        ("datetime.py", True),
        ("encodings/utf_8.py", True),
        ("encodings/__init__.py", True),
        ("encodings/cp1252.py", False),
        ("unittest/mock.py", False),
        ("pdb.py", False),
        ("pydoc_data/topics.py", False),
        ("sqlite3/__init__.py", False),
    ],
)
def test_what_is_left_of_pythons_own_library(name: str, used: bool):
    assert build.is_used(name) is used


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("companion/rules/index.json", True),
        ("flet/controls/icons.json", True),
        ("companion/rules/vestige/depth.toml", False),
        ("flet/app.py", False),
        ("flet/app.pyi", False),
        ("flet/py.typed", False),
        ("msgpack/_cmsgpack.so", False),
    ],
)
def test_which_files_beside_the_code_are_taken(name: str, taken: bool):
    assert build.is_data(name) is taken


@pytest.mark.parametrize(
    ("name", "inside"),
    [("p/data.json", True), ("p/data/deep.json", True), ("q/data.json", False), ("pq/x", False), ("x", False)],
)
def test_only_what_lies_with_code_that_is_needed(name: str, inside: bool):
    assert build.within(name, {"p", "."}) is inside


def test_an_archive_of_the_same_files_is_the_same_whatever_their_order():
    one = build.zipped({"b.txt": b"two", "a/x.txt": b"one"})

    assert build.zipped({"a/x.txt": b"one", "b.txt": b"two"}) == one
    assert build.zipped({"a/x.txt": b"one", "b.txt": b"2"}) != one
    with zipfile.ZipFile(io.BytesIO(one)) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == {"a/x.txt": b"one", "b.txt": b"two"}


def test_a_file_that_the_client_no_longer_has_is_named(tmp_path: Path):
    (tmp_path / "here.js").write_text("1")

    with pytest.raises(FileNotFoundError, match=r"has no canvaskit/\*"):
        build.copied(tmp_path, tmp_path / "to", ("here.js", "canvaskit/*"))


def test_another_library_is_another_memory(tmp_path: Path):
    for name in ("pyodide/a", "libraries/b.so", "python.zip", "worker.js"):
        build.put(tmp_path / name, b"one")
    first = build.packages_script(tmp_path, {"/compiled/b.so": b"one"})
    (tmp_path / "libraries" / "b.so").write_bytes(b"two")

    assert '"/compiled/b.so": "libraries/b.so"' in first
    assert build.packages_script(tmp_path, {"/compiled/b.so": b"two"}) != first


@pytest.mark.parametrize("base", ["name", "/name", "name/", "/a b/", "/a//b/", "https://host/name/"])
def test_an_address_that_is_no_path_is_refused(
    base: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("sys.argv", ["make site", "--base-url", base])

    with pytest.raises(SystemExit):
        build.main()

    assert "begins and ends with a slash" in capsys.readouterr().err
