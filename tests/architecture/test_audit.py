"""The audit of what is pinned, with a stand-in for the tool that asks the advisory service."""

import json
import sys
from pathlib import Path

import pytest

from requirements import audit

CLEAN = {"name": "tinydb", "version": "4.9.0", "vulns": []}
HOLED = {
    "name": "starlette",
    "version": "1.10.0",
    "vulns": [
        {"id": "PYSEC-2026-1", "fix_versions": ["1.10.1"], "aliases": [], "description": ""},
        {"id": "PYSEC-2026-2", "fix_versions": [], "aliases": [], "description": ""},
    ],
}
UNKNOWN = {"name": "ours", "skip_reason": "Dependency not found on PyPI and could not be audited"}


def tool(folder: Path, out: str = "", err: str = "", status: int = 0, waits: float = 0) -> list[str]:
    """A pip-audit that says this, once it was asked about every list there is."""
    script = folder / "tool.py"
    script.write_text(
        "import sys, time\n"
        f"assert [word for word in sys.argv if word.endswith('.txt')] == {[str(file) for file in audit.PINNED]}\n"
        f"time.sleep({waits})\nsys.stdout.write({out!r})\nsys.stderr.write({err!r})\nsys.exit({status})\n",
        encoding="utf-8",
    )
    return [sys.executable, "-S", "-E", str(script)]


def said(*packages: object) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


ANSWERS = [
    pytest.param(
        {"out": said(CLEAN, CLEAN)}, 0, "Audit: 2 pinned packages, no known vulnerabilities.", id="nothing found"
    ),
    pytest.param(
        {"out": said(CLEAN, HOLED), "err": "Found 2 known vulnerabilities", "status": 1},
        1,
        "Audit: 2 pinned packages, 2 known vulnerabilities.\n"
        "  starlette 1.10.0: PYSEC-2026-1, mended in 1.10.1\n"
        "  starlette 1.10.0: PYSEC-2026-2, mended in no version yet",
        id="something found",
    ),
    pytest.param(
        {"out": said(CLEAN, UNKNOWN)},
        0,
        "Audit: 1 pinned packages, no known vulnerabilities; not known to the advisory service: ours.",
        id="one is unknown",
    ),
    pytest.param(
        {"out": said(UNKNOWN)},
        0,
        "Audit: NOT run, as the advisory service knows none of the packages.",
        id="a mirror that knows no advisories",
    ),
    pytest.param(
        {"err": "Traceback ...\nrequests.exceptions.ConnectionError: Failed to resolve 'api.osv.dev'\n", "status": 1},
        0,
        "Audit: NOT run, as no advisory service can be reached "
        "(requests.exceptions.ConnectionError: Failed to resolve 'api.osv.dev').",
        id="no network",
    ),
    pytest.param(
        {"err": "ERROR:pip_audit._cli:Could not connect to OSV's vulnerability feed\n", "status": 1},
        0,
        "Audit: NOT run, as no advisory service can be reached "
        "(ERROR:pip_audit._cli:Could not connect to OSV's vulnerability feed).",
        id="no answer in time for one",
    ),
    pytest.param(
        {"err": "ERROR:pip_audit._cli:requirement tinydb is missing a hash\n", "status": 1},
        1,
        "Audit: pip-audit failed: ERROR:pip_audit._cli:requirement tinydb is missing a hash",
        id="a list that it cannot read",
    ),
    pytest.param({"status": 1}, 1, "Audit: pip-audit failed: it said nothing", id="silence"),
]


@pytest.mark.parametrize(("answer", "status", "lines"), ANSWERS)
def test_the_audit_says_what_was_found_or_that_it_was_not_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], answer: dict, status: int, lines: str
) -> None:
    ended = audit.main(tool(tmp_path, **answer))

    assert (ended, capsys.readouterr().out.rstrip("\n")) == (status, lines)


def test_the_audit_does_not_wait_for_long(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ended = audit.main(tool(tmp_path, waits=20), seconds=0.2)

    assert ended == 0
    assert capsys.readouterr().out == ("Audit: NOT run, as the advisory service gave no answer within 0.2 seconds.\n")


@pytest.mark.parametrize("file", audit.PINNED, ids=lambda file: file.name)
def test_everything_pinned_has_a_version_and_a_hash(file: Path) -> None:
    requirements = [
        line
        for line in file.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
        if line.strip() and not line.lstrip().startswith("#")
    ]

    assert requirements
    assert [line for line in requirements if "==" not in line or "--hash=sha256:" not in line] == []
