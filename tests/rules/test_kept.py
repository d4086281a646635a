"""What is built once and kept: current, or built anew; never an answer from an older corpus."""

import json
from pathlib import Path

import pytest

from companion.rules import index as index_module
from companion.rules import kept as kept_module
from companion.rules.index import build, index
from companion.rules.kept import FILE, kept, made_of


@pytest.fixture(scope="module")
def built() -> dict[str, object]:
    """What is built, once for all cases: it takes a second or more."""
    return build()


@pytest.fixture
def forgotten():  # type: ignore[no-untyped-def]
    """Lets the next reading begin anew, and puts back what was read before."""
    for cached in (kept, index):
        cached.cache_clear()
    yield
    for cached in (kept, index):
        cached.cache_clear()


def here(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Makes `folder` stand for the place of the kept file; the corpus stays where it is."""
    real = kept_module.files

    class Place:
        def joinpath(self, name: str):  # type: ignore[no-untyped-def]
            return folder / FILE if name == FILE else real("companion.rules").joinpath(name)

    monkeypatch.setattr(kept_module, "files", lambda package: Place())


def test_a_current_file_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, forgotten: None, built: dict[str, object]
) -> None:
    (tmp_path / FILE).write_text(json.dumps(built))
    here(monkeypatch, tmp_path)
    monkeypatch.setattr(index_module, "build", lambda: pytest.fail("was built though it was there"))
    assert "mastery-tie" in index().ids


@pytest.mark.parametrize("older", [None, {"made_of": "something else", "ids": []}, {}])
def test_a_missing_or_older_file_is_not_used(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    forgotten: None,
    built: dict[str, object],
    older: dict[str, object] | None,
) -> None:
    times: list[bool] = []
    monkeypatch.setattr(index_module, "build", lambda: times.append(True) or built)
    if older is not None:
        (tmp_path / FILE).write_text(json.dumps(older))
    here(monkeypatch, tmp_path)
    assert kept() is None
    assert "mastery-tie" in index().ids
    assert times == [True], "was not built anew"


def test_a_change_of_an_entry_makes_it_older(monkeypatch: pytest.MonkeyPatch) -> None:
    before = made_of()
    monkeypatch.setattr(kept_module, "sources", lambda: iter([("vestige/x.toml", "changed")]))
    assert made_of() != before
