"""The app as a process of its own, as a person starts it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests import warm

ANNOUNCEMENT = re.compile(r"Tableside is at (\S+)")


def free_port() -> int:
    """A port that nobody listens on at this moment."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Server:
    """Tableside on a port of its own, keeping its games in `data`.

    `address` is where it is; `output` is everything that it has printed so far. With `warmed` it is a copy of a process
    that has loaded the program already, which saves the second or two in which Python reads it.
    """

    def __init__(
        self, data: Path, command: Sequence[str] | None = None, port: int | None = None, warmed: bool = False
    ) -> None:
        self.data = data
        self.port = port or free_port()
        self.arguments = () if command else ("--data", str(data), "--no-browser")
        self.command = command or (str(Path(sys.executable).with_name("tableside")),)
        self.warmed = warmed
        self.address = ""
        self.seconds_to_start = 0.0
        self._log = data.with_name(f"{data.name}-{self.port}.log")
        self._process: subprocess.Popen[bytes] | warm.Process | None = None

    @property
    def pid(self) -> int:
        """The number of its process. Raises AssertionError before the start."""
        assert isinstance(self._process, subprocess.Popen)
        return self._process.pid

    @property
    def output(self) -> str:
        return self._log.read_text() if self._log.exists() else ""

    def start(self, patience: float = 30) -> None:
        """Returns as soon as the app answers. Raises AssertionError, with its output, if it does not."""
        self.data.mkdir(parents=True, exist_ok=True)
        began = time.perf_counter()
        arguments = [*self.arguments, "--port", str(self.port)]
        with self._log.open("wb") as log:
            if self.warmed:
                self._process = warm.Process(arguments, self._log)
            else:
                self._process = subprocess.Popen(
                    [*self.command, *arguments],
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    env={**os.environ, "PYTHONUNBUFFERED": "1"},
                )
        while not (announced := ANNOUNCEMENT.search(self.output)):
            assert self._process.poll() is None, f"ended at once:\n{self.output}"
            assert time.perf_counter() - began < patience, f"does not answer:\n{self.output}"
            time.sleep(0.01)
        self.seconds_to_start = time.perf_counter() - began
        self.address = announced[1]
        self.port = int(self.address.rpartition(":")[2])

    def stop(self) -> int:
        """Ends the app as Ctrl-C does, and returns its exit status."""
        return self._end(signal.SIGINT)

    def kill(self) -> None:
        """Ends the app at once, as a crash or a flat battery does."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Stops the app and starts it again at the same address, with the same data."""
        self.stop()
        self.start()

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        if self._process.poll() is None:
            self._process.send_signal(how)
        try:
            return self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise AssertionError(f"did not stop:\n{self.output}") from None
