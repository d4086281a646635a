"""`tableside share`: what it prints, whom it lets in, and how it ends."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

import main
from screens.share import telling
from screens.share.qr import in_terminal
from tests.browser.process import Server
from tests.commands.commandline import within
from tests.screens.serving import Caller


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Server]:
    """A shared table with a PIN, which is not started yet."""
    server = Server(tmp_path / "data", warmed=True)
    server.arguments = ("share", "--pin", "--host", "127.0.0.1", *server.arguments)
    yield server
    server.kill()


def test_it_prints_the_way_in_as_a_link_as_a_code_and_as_a_pin(shared):
    shared.start()
    caller = Caller(shared.port, {})

    link = re.search(rf"open {shared.address}(/join/[\w-]{{22}})\n", shared.output)
    pin = re.search(r"PIN (\d{3}) (\d{3})\n", shared.output)
    assert link
    assert pin
    assert in_terminal(shared.address + link[1]) in shared.output
    assert caller.ask("/")[0] == 403
    assert caller.ask(link[1])[0] == 303
    assert caller.ask("/pin", "POST", f"pin={pin[1]}{pin[2]}".encode())[0] == 303


def test_each_start_has_a_secret_of_its_own_and_ctrl_c_ends_it(shared):
    shared.start()
    first = shared.output
    status = shared.stop()
    shared.start()

    assert status == 0
    assert "Traceback" not in first
    assert not set(re.findall(r"/join/\S+", first)) & set(re.findall(r"/join/\S+", shared.output))
    assert not set(re.findall(r"PIN \d+ \d+", first)) & set(re.findall(r"PIN \d+ \d+", shared.output))


def test_a_taken_port_is_passed_over_and_the_link_has_the_next_one(shared):
    with socket.create_server(("127.0.0.1", 0)) as occupier:
        shared.port = taken = occupier.getsockname()[1]
        shared.start()

    assert f"Port {taken} is in use, so port {shared.port} is taken instead." in shared.output
    assert f"http://127.0.0.1:{shared.port}/join/" in shared.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["share", "--pin", "123456"], "unrecognized arguments: 123456"),
        (["share", "--pin=123456"], "argument --pin: ignored explicit argument '123456'"),
        (["--pin"], "unrecognized arguments: --pin"),
        (["share", "--port", "0"], "argument --port: 0 is no port"),
    ],
    ids=["a PIN of one's own", "the same with a sign", "a PIN without sharing", "no port"],
)
def test_a_wrong_command_line_is_one_sentence(capsys, arguments, words):
    with pytest.raises(SystemExit) as ended:
        main.main(arguments)

    told = capsys.readouterr().err
    assert ended.value.code == 2
    assert words in told
    assert told.count("\n") == 1


def test_without_a_network_it_says_what_helps(monkeypatch):
    monkeypatch.setattr(telling, "address_on_network", lambda family: None)

    answer = within("share", "--port", "8650")

    assert answer.status == 2
    assert answer.err.startswith("share: this machine is in no network; ")
    assert "hotspot" in answer.err


def test_options_may_stand_before_the_command_too(monkeypatch):
    monkeypatch.setattr(telling, "address_on_network", lambda family: None)
    with socket.create_server(("127.0.0.1", 0)) as occupier:
        taken = occupier.getsockname()[1]

        answer = within("--port", str(taken), "share")

    assert f"Port {taken} is in use" in answer.out


def test_an_address_that_others_find_is_asked_of_the_system_without_a_word_sent():
    for family in (socket.AF_INET, socket.AF_INET6):
        address = telling.address_on_network(family)
        assert address is None or address not in telling.EVERYWHERE


@pytest.mark.parametrize(
    ("host", "address"),
    [("192.168.1.5", "http://192.168.1.5:{}"), ("::1", "http://[::1]:{}"), ("games.lan", "http://games.lan:{}")],
)
def test_a_host_that_was_named_is_the_address(host, address):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert telling.reachable(host, listener) == address.format(listener.getsockname()[1])


@pytest.mark.parametrize(
    ("host", "is_open"),
    [
        ("127.0.0.1", False),
        ("127.8.8.8", False),
        ("::1", False),
        ("localhost", False),
        ("0.0.0.0", True),
        ("::", True),
        ("192.168.1.5", True),
        ("fe80::1%eth0", True),
        ("games.lan", True),
    ],
)
def test_it_is_known_where_others_reach_an_app_that_is_not_shared(host, is_open):
    assert telling.is_open(host) is is_open


def test_an_app_that_is_open_to_the_network_without_a_secret_says_so(tmp_path):
    server = Server(tmp_path / "data", warmed=True)
    server.arguments = (*server.arguments, "--host", "0.0.0.0")
    try:
        server.start()
        Caller(server.port, {}).ask("/manifest.json")

        assert "Anybody in this network can open it; `tableside share` asks for a secret." in server.output
    finally:
        server.kill()
