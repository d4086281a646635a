"""Processes of the program that begin at once: each is a copy of one that has loaded everything already."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

LOADED = ["main", "screens.app", "screens.serve", "storage.locations", "storage.shelf"]

_copies = multiprocessing.get_context("forkserver")
_copies.set_forkserver_preload(LOADED)


class Process:
    """`tableside ARGUMENTS` as a process of its own, with the methods of subprocess.Popen.

    It writes to the files `output` and `errors` (else both to `output`), and reads what was typed from `typed`.
    """

    def __init__(
        self, arguments: Sequence[str], output: Path, errors: Path | None = None, typed: Path | None = None
    ) -> None:
        files = (str(typed or os.devnull), str(output), str(errors) if errors else None)
        self._process = _copies.Process(target=run, args=(list(arguments), *files), daemon=True)
        self._process.start()

    def poll(self) -> int | None:
        """The exit status, or None while it runs."""
        return self._process.exitcode

    def send_signal(self, which: signal.Signals) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, which)

    def kill(self) -> None:
        self._process.kill()

    def wait(self, timeout: float | None = None) -> int:
        """The exit status. Raises subprocess.TimeoutExpired after so many seconds."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("tableside", timeout or 0)
        return self._process.exitcode


def run(arguments: list[str], typed: str, output: str, errors: str | None) -> None:
    """What the copy does: what a shell does for a new process, and then the command."""
    opened = [os.open(typed, os.O_RDONLY), _written(output)]
    opened.append(_written(errors) if errors else opened[1])
    for number, file in enumerate(opened):
        os.dup2(file, number)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", buffering=1, closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["tableside", *arguments]

    import main

    sys.exit(main.main(arguments))


def _written(file: str) -> int:
    return os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
