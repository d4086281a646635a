"""What the server answers, and to whom: its own files and no others, to whoever calls this machine by its name."""

import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest

import main
from screens import serve
from screens.callers import REFUSED, is_meant, names
from tests.screens.serving import serving

SECRET = "nobody but the owner of this machine reads this"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder = tmp_path_factory.mktemp("machine")
    (folder / "secret.txt").write_text(SECRET, encoding="utf-8")
    assets = folder / "assets"
    assets.mkdir()
    (assets / "index.html").write_text("<title>Tableside</title>", encoding="utf-8")
    with suppress(OSError):
        (assets / "link.txt").symlink_to(folder / "secret.txt")
    with serving(assets) as port:
        yield port


def said(port: int, path: str, **headers: str) -> str:
    """The whole answer to a request that is sent as it stands: a browser would tidy up its path."""
    lines = [f"GET {path} HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items())]
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        with suppress(TimeoutError):
            while more := connection.recv(65_536):
                answer += more
                if b"101 Switching" in answer:
                    break
    return answer.decode("utf-8", "replace")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "/..\\secret.txt",
        "/....//secret.txt",
        "/%252e%252e/secret.txt",
        "//secret.txt",
        "/{folder}/secret.txt",
        "//{folder}/secret.txt",
        "/%2f{folder}/secret.txt",
        "/file:{folder}/secret.txt",
        "/secret.txt%00.html",
        "/link.txt",
    ],
)
def test_no_file_but_the_apps_own_is_served(port: int, path: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = next(tmp_path_factory.getbasetemp().glob("machine*"))

    answer = said(port, path.format(folder=folder), Host=f"127.0.0.1:{port}", Connection="close")

    assert answer.startswith("HTTP/1.1 404 ")
    assert SECRET not in answer


def test_the_apps_own_page_is_served(port: int) -> None:
    answer = said(port, "/", Host=f"127.0.0.1:{port}", Connection="close")

    assert answer.startswith("HTTP/1.1 200 ")
    assert answer.endswith("<title>Tableside</title>")


NAMES = [
    ("127.0.0.1:8550", True),
    ("127.0.0.1", True),
    ("localhost:8550", True),
    ("LOCALHOST:8550", True),
    ("localhost.:8550", True),
    ("[::1]:8550", True),
    ("192.168.1.5:8550", True),
    ("mybox:8550", True),
    ("MyBox.local:8550", True),
    ("games.lan:8550", True),
    (None, True),
    ("evil.example:8550", False),
    ("127.0.0.1.evil.example:8550", False),
    ("localhost.evil.example", False),
    ("mybox.evil.example", False),
    ("evil.example@127.0.0.1.evil.example", False),
    ("[::1", False),
    ("", False),
]


@pytest.mark.parametrize(("called", "meant"), NAMES)
def test_a_request_is_meant_for_this_machine_by_the_name_it_calls(called: str | None, meant: bool) -> None:
    assert is_meant(called, names("games.lan", "MyBox")) is meant


def live(port: int, called: str, origin: str) -> str:
    return said(
        port,
        "/ws",
        Host=called,
        Origin=origin,
        Connection="Upgrade",
        Upgrade="websocket",
        Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==",
        Sec_WebSocket_Version="13",
    )


def test_its_own_page_connects(port: int) -> None:
    answer = live(port, f"localhost:{port}", f"http://localhost:{port}")

    assert answer.startswith("HTTP/1.1 101 ")


@pytest.mark.parametrize(
    ("called", "origin"),
    [
        pytest.param("evil.example", "http://evil.example", id="a page whose name was made to point here"),
        pytest.param("127.0.0.1", "http://evil.example", id="a page elsewhere"),
        pytest.param("127.0.0.1", "null", id="a page from nowhere"),
    ],
)
def test_a_page_of_another_site_cannot_open_the_live_connection(port: int, called: str, origin: str) -> None:
    answer = live(port, called, origin)

    assert answer.startswith("HTTP/1.1 403 ")


def test_a_name_that_is_not_this_machines_is_told_what_to_do(port: int) -> None:
    answer = said(port, "/", Host="evil.example", Connection="close")

    assert answer.startswith("HTTP/1.1 403 ")
    assert answer.endswith(REFUSED)


def test_only_this_machine_is_served_unless_somebody_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def listening(host: str, port: int) -> socket.socket:
        asked.append(host)
        raise SystemExit(2)

    monkeypatch.setattr(serve, "listening", listening)
    for arguments in ([], ["--host", "192.168.1.5"], ["share"], ["share", "--host", "127.0.0.1"]):
        with pytest.raises(SystemExit):
            main.main(arguments)

    assert asked == ["127.0.0.1", "192.168.1.5", "0.0.0.0", "127.0.0.1"]
