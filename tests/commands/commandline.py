"""Runs the command: as a shell does, as a process that begins at once, or within this one, for long tables."""

import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import main
from tests import warm

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Answer:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Answer]


def from_a_shell(*arguments: str | Path, typed: str | bytes = b"") -> Answer:
    """`tableside ARGUMENTS` as a new process, with `typed` on its standard input."""
    environment = os.environ | {"PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, str(ROOT / "main.py"), *map(str, arguments)]
    done = subprocess.run(command, input=_bytes(typed), capture_output=True, env=environment, timeout=60, check=False)
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def tableside(*arguments: str | Path, typed: str | bytes = b"") -> Answer:
    """The same as a process that need not load the program first."""
    with tempfile.TemporaryDirectory() as folder:
        given, out, err = (Path(folder) / name for name in ("typed", "out", "err"))
        given.write_bytes(_bytes(typed))
        status = warm.Process([str(argument) for argument in arguments], out, err, given).wait(60)
        return Answer(status, out.read_text(encoding="utf-8"), err.read_text(encoding="utf-8"))


def within(*arguments: str | Path, typed: str | bytes = b"") -> Answer:
    """The same without a process of its own: an exception that the command lets through is the test's."""
    out, err = io.StringIO(), io.StringIO()
    given = io.TextIOWrapper(io.BytesIO(_bytes(typed)), encoding="utf-8")
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), mock.patch("sys.stdin", given):
        status = main.main([str(argument) for argument in arguments])
    return Answer(status, out.getvalue(), err.getvalue())


def _bytes(typed: str | bytes) -> bytes:
    return typed.encode() if isinstance(typed, str) else typed
