"""Serving and the harness itself, proved on the counter."""

import socket
import subprocess
import sys

import pytest

from screens.callers import foreign
from screens.serve import bound, has_browser, reason
from tests.browser.conftest import PHONE, WIDE
from tests.browser.process import Server, free_port

COUNTER = (sys.executable, "-m", "benchmarks.counter")


@pytest.fixture
def counter(tmp_path, port):
    # Where the app of this worker would be: the devices have its client already.
    server = Server(tmp_path / "data", COUNTER, port=port)
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_tap_changes_the_screen_and_nothing_leaves_the_machine(counter, device, size):
    with device(counter.address, **size) as screen:
        screen.open()
        screen.sees("Count 0")

        screen.tap("One more")

        screen.sees("Count 1")
        screen.does_not_see("Count 0")
        assert [(control.role, control.name) for control in screen.names()] == [("button", "One more")]


def test_what_is_missing_is_reported_with_what_is_there(counter, device, monkeypatch):
    monkeypatch.setattr("tests.browser.screen.PATIENCE", 200)
    with device(counter.address, **PHONE) as screen:
        screen.open()

        with pytest.raises(AssertionError, match='button "One more"'):
            screen.tap("One less")


def test_a_reload_finds_the_screen_as_it_was(counter, device):
    with device(counter.address, **PHONE) as screen:
        screen.open()
        screen.tap("One more")
        screen.sees("Count 1")

        screen.reload()

        screen.sees("Count 1")


def test_a_taken_port_is_passed_over_and_said(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as occupier:
        taken = occupier.getsockname()[1]
        server = Server(tmp_path / "data", COUNTER, port=taken)

        server.start()
        status = server.stop()

    assert server.port > taken
    assert f"Port {taken} is in use, so port {server.port} is taken instead." in server.output
    assert status == 0


def test_ctrl_c_ends_it_quietly_while_somebody_is_looking(counter, device):
    with device(counter.address, **PHONE) as screen:
        screen.tolerates("WebSocket")
        screen.tolerates("ERR_CONNECTION")
        screen.open()

        status = counter.stop()

    assert status == 0
    assert counter.output.splitlines() == [f"Tableside is at {counter.address}", ""]


@pytest.mark.parametrize(
    ("host", "port", "words"),
    [
        ("192.0.2.1", free_port(), "this machine has no such address"),
        ("no-such-host.invalid", free_port(), "this machine has no such address"),
        ("127.0.0.1", 70000, "a port is a number"),
    ],
    ids=["a foreign address", "an unknown name", "no port number"],
)
def test_what_cannot_be_served_is_one_sentence(host, port, words):
    program = (
        "import sys; from pathlib import Path; from screens.serve import serve; "
        "serve(print, host=sys.argv[1], port=int(sys.argv[2]), assets=Path(), open_browser=False)"
    )

    done = subprocess.run([sys.executable, "-c", program, host, str(port)], capture_output=True, text=True)

    assert done.returncode == 2
    assert done.stdout == ""
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


def test_ports_that_are_all_in_use_are_a_sentence_too(monkeypatch):
    monkeypatch.setattr("screens.serve.NEIGHBOURS", 1)
    with bound("127.0.0.1", 0) as first:
        port = first.getsockname()[1]

        with pytest.raises(OSError, match="in use") as raised:
            bound("127.0.0.1", port)

    assert "choose another one with --port" in reason(raised.value, port)


@pytest.mark.parametrize(
    ("environment", "platform", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_opens_only_where_there_is_one(environment, platform, opens):
    assert has_browser(environment, platform) is opens


@pytest.mark.parametrize(
    ("headers", "refused"),
    [
        ({"host": "127.0.0.1:8550", "origin": "http://127.0.0.1:8550"}, False),
        ({"host": "127.0.0.1:8550"}, False),
        ({"host": "127.0.0.1:8550", "origin": "https://elsewhere.example"}, True),
        ({"host": "127.0.0.1:8550", "origin": "null"}, True),
    ],
)
def test_pages_of_other_sites_may_not_connect(headers, refused):
    assert foreign(headers) is refused
