"""What the page host runs: it can be read, calls what there is, and may do no more than it must."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.architecture.test_architecture import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
named = pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)


def read(file: Path) -> dict[str, Any]:
    workflow = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert isinstance(workflow, dict)
    return workflow


def steps(file: Path) -> list[dict[str, Any]]:
    return [step for job in read(file)["jobs"].values() for step in job["steps"]]


def test_there_is_one_for_the_offline_edition() -> None:
    assert [file.name for file in WORKFLOWS] == ["site.yml"]


@named
def test_every_make_target_that_it_calls_is_there(file: Path) -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    called = {name for step in steps(file) for name in re.findall(r"\bmake ([a-z]+)", step.get("run", ""))}

    assert called
    assert [name for name in sorted(called) if not re.search(rf"^{name}:", rules, re.MULTILINE)] == []


@named
def test_every_action_is_pinned_and_comes_from_the_host_itself(file: Path) -> None:
    used = [step["uses"] for step in steps(file) if "uses" in step]

    assert used
    assert [name for name in used if not re.fullmatch(r"actions/[a-z-]+@(v\d+|[0-9a-f]{40})", name)] == []


@named
def test_only_the_job_that_puts_the_site_up_may_write(file: Path) -> None:
    workflow = read(file)
    writing = {
        name: sorted(what for what, how in job["permissions"].items() if how == "write")
        for name, job in workflow["jobs"].items()
    }

    assert workflow["permissions"] == {}
    assert {name: what for name, what in writing.items() if what} == {"deploy": ["id-token", "pages"]}


@named
def test_nothing_from_outside_is_written_into_a_command(file: Path) -> None:
    assert [step["run"] for step in steps(file) if "${{" in step.get("run", "")] == []
