"""The composition root: the command `tableside`, and the only place that sees screens, games and storage together."""

import argparse
import json
import os
import secrets
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from companion import headless
from companion.backup import outlook_lines, restored_line
from companion.desk import Desk
from companion.exports import FORMS, given_out
from companion.faults import BadInput, Fault, nearest
from companion.shelf import Listing, ShelfFault
from companion.vestige.box.checking import check_packs
from companion.vestige.box.pack import LARGEST

if TYPE_CHECKING:
    from screens.share.invitation import Invitation

ASSETS = Path(__file__).parent / "assets"


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and gives its exit status: 0 done, 2 bad input."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except BadInput as fault:
        print(fault, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read the output has gone; Python must not try to flush it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


class Parser(argparse.ArgumentParser):
    """Says a wrong command line in one line, as every other fault."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="tableside", description="A companion for board games at a real table.")
    parser.set_defaults(run=_open_app)
    parser.add_argument("--host", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=_port, default=8550, help="port to listen on; the next free one if it is taken")
    parser.add_argument(
        "--data", type=Path, help="folder of the games (default: TABLESIDE_DATA, else your data folder)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    command = commands.add_parser("share", help="open the app to every phone at the table, by a code to be scanned")
    command.add_argument("--pin", action="store_true", help="give a PIN too, for people who type")
    # Not given, these leave alone what stands before the command.
    command.add_argument("--host", default=argparse.SUPPRESS, help="address to listen on (default: the local network)")
    command.add_argument("--port", type=_port, default=argparse.SUPPRESS, help="port to listen on (default: 8550)")
    command.add_argument("--data", type=Path, default=argparse.SUPPRESS, help="folder of the games")
    command.add_argument("--no-browser", action="store_true", default=argparse.SUPPRESS, help="do not open a browser")
    command.set_defaults(run=_share)
    for name, run, help in (
        ("score", _score, "final scoring of a game that was not tracked"),
        ("play", _play, "replay a game from its setup and moves, and say where it stands"),
    ):
        command = commands.add_parser(name, help=help)
        command.add_argument("file", metavar="FILE", help="a JSON file, or - for standard input")
        command.add_argument("--json", action="store_true", help="print JSON")
        command.set_defaults(run=run)
    command = commands.add_parser("rules", help="look up a rule")
    command.add_argument("query", metavar="QUERY", nargs="*", help="words, or a whole question")
    command.add_argument("--show", metavar="ID", help="print this one entry")
    command.add_argument("--game", choices=list(headless.GAMES), help="only this game")
    command.add_argument("--limit", type=_count, default=10, metavar="N", help="at most so many entries (default: 10)")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=_rules)
    command = commands.add_parser("check-pack", help="check files with your own cards of Vestige; list every fault")
    command.add_argument("files", metavar="FILE", nargs="+", help="a JSON or TOML file, or - for standard input")
    command.set_defaults(run=_check_pack)
    command = commands.add_parser("export", help="print a game: to be played again, as a table, as text, for BG Stats")
    command.add_argument("game", metavar="GAME_ID", nargs="?", help="which game; --list shows all")
    command.add_argument("--list", action="store_true", help="list the games with their ids")
    command.add_argument("--as", dest="form", choices=FORMS, default="play", help="in which form (default: play)")
    # Not given, it leaves alone what stands before the command.
    command.add_argument("--data", type=Path, default=argparse.SUPPRESS, help="folder of the games")
    command.set_defaults(run=_export)
    command = commands.add_parser("backup", help="keep everything, or one game, in one file")
    command.add_argument("file", metavar="FILE", type=Path, help="the file to write, or - for standard output")
    command.add_argument("--game", metavar="ID", help="only this game")
    command.add_argument("--data", type=Path, default=argparse.SUPPRESS, help="folder of the games")
    command.set_defaults(run=_back_up)
    command = commands.add_parser("restore", help="bring back what is in such a file; nothing that is here is lost")
    command.add_argument("file", metavar="FILE", type=Path, help="a backup, or - for standard input")
    command.add_argument("--look", action="store_true", help="only say what it would do")
    command.add_argument("--data", type=Path, default=argparse.SUPPRESS, help="folder of the games")
    command.set_defaults(run=_restore)
    command = commands.add_parser("schema", help="print the JSON Schema of an input")
    command.add_argument("of", choices=headless.schemas())
    command.set_defaults(run=_schema)
    return parser


def _port(text: str) -> int:
    port = int(text) if text.isdigit() else -1
    if not 1 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is no port; a number from 1 to 65535")
    return port


def _count(text: str) -> int:
    if not (text.isdecimal() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text} is no number of entries; a whole number from 1")
    return int(text)


def _text(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadInput([Fault(file, "is no UTF-8 text", "a JSON file")]) from error
    except OSError as error:
        raise BadInput(
            [Fault(file, f"cannot be read ({error.strerror})", "a JSON file, or - for standard input")]
        ) from error


def _check_pack(options: argparse.Namespace) -> int:
    packs, faults = [], []
    for file in options.files:
        try:
            packs.append((file, _start_of(file)))
        except OSError as error:
            faults.append(Fault(file, f"cannot be read ({error.strerror})", "a pack: a JSON or TOML file"))
    try:
        lines = check_packs(packs)
    except BadInput as bad:
        faults.extend(bad.faults)
    if faults:
        raise BadInput(faults)
    print("\n".join(lines))
    return 0


def _start_of(file: str) -> bytes:
    """What a file holds, up to one byte more than a pack may have: a huge one is not taken into memory."""
    if file == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    with Path(file).open("rb") as opened:
        return opened.read(LARGEST + 1)


def _score(options: argparse.Namespace) -> int:
    return _say(headless.score(_text(options.file)).model_dump(mode="json"), options.json, headless.score_lines)


def _play(options: argparse.Namespace) -> int:
    return _say(headless.play(_text(options.file)), options.json, headless.play_lines)


def _rules(options: argparse.Namespace) -> int:
    query = " ".join(options.query)
    if options.show is not None:
        if query:
            raise BadInput([Fault("rules", "both a query and --show are given", "one of the two")])
        return _say(headless.rule(options.show), options.json, headless.rule_lines)
    if not query.strip():
        raise BadInput([Fault("QUERY", "is missing", "words to look for, or --show ID")])
    found = headless.rules(query, options.game, options.limit)
    return _say(found, options.json, lambda it: headless.rules_lines(query, options.game, it))


def _export(options: argparse.Namespace) -> int:
    from storage.locations import data_folder
    from storage.shelf import FileShelf

    folder = data_folder(options.data, os.environ)
    try:
        desk = Desk(FileShelf(folder), now=_now, new_id=lambda: "")
        listings = (*desk.listings(), *desk.binned())
        if not listings:
            raise BadInput([Fault(str(folder), "holds no games", "another folder with --data")])
        if options.list:
            print("\n".join(map(_listed, listings)))
            return 0
        given = given_out(desk.game(_known(options.game, listings)), options.form)
    except ShelfFault as fault:
        raise BadInput([Fault("export", str(fault))]) from fault
    for note in given.notes:
        print(note, file=sys.stderr)
    print(given.text, end="" if given.text.endswith("\n") else "\n")
    return 0


def _known(game_id: str | None, listings: tuple[Listing, ...]) -> str:
    """The id of a game that there is."""
    how = "tableside export --list shows the games"
    if game_id is None:
        raise BadInput([Fault("GAME_ID", "is missing", how)])
    ids = [listing.id for listing in listings]
    if game_id not in ids:
        close = nearest(game_id, ids)
        fit = f"{close} {how}" if close.startswith("did you mean") else how
        raise BadInput([Fault("GAME_ID", f'there is no game "{game_id}"', fit)])
    return game_id


def _listed(listing: Listing) -> str:
    binned = ", in the bin" if listing.discarded else ""
    line = f"{listing.id}  {listing.created[:10]}  {listing.title}: {listing.result or 'not over'}{binned}"
    return "".join(sign if sign.isprintable() else " " for sign in line)


def _back_up(options: argparse.Namespace) -> int:
    from storage.generations import write_anew
    from storage.wording import not_written

    with _shelf_faults("backup"):
        desk = _desk(options)
        if not (desk.listings() or desk.binned()):
            raise BadInput([Fault(desk.place, "holds no games", "another folder with --data")])
        content = desk.archive(options.game)
        if options.file == Path("-"):
            sys.stdout.buffer.write(content)
            return 0
        try:
            write_anew(options.file, content)
        except OSError as error:
            raise not_written(options.file, error) from error
    print(f"{options.file}: {len(content):,} bytes")
    return 0


def _restore(options: argparse.Namespace) -> int:
    try:
        content = sys.stdin.buffer.read() if options.file == Path("-") else options.file.read_bytes()
    except OSError as error:
        raise BadInput([Fault(str(options.file), f"cannot be read ({error.strerror})", "a backup")]) from error
    with _shelf_faults("restore"):
        restoring = _desk(options).restoring(content, options.file.name)
        deque(restoring.look(), maxlen=0)
        assert restoring.outlook is not None
        print("\n".join(outlook_lines(restoring.outlook)))
        if not options.look:
            deque(restoring.carry_out(), maxlen=0)
            print(restored_line(restoring.outlook))
    return 0


def _desk(options: argparse.Namespace) -> Desk:
    from storage.locations import data_folder
    from storage.shelf import FileShelf

    return Desk(FileShelf(data_folder(options.data, os.environ)), now=_now, new_id=lambda: secrets.token_hex(8))


@contextmanager
def _shelf_faults(command: str) -> Iterator[None]:
    try:
        yield
    except ShelfFault as fault:
        raise BadInput([Fault(command, str(fault))]) from fault


def _schema(options: argparse.Namespace) -> int:
    print(json.dumps(headless.schema(options.of), indent=2, ensure_ascii=False))
    return 0


def _say(result: Any, as_json: bool, lines: Callable[[Any], list[str]]) -> int:
    print(json.dumps(result, indent=2, ensure_ascii=False) if as_json else "\n".join(lines(result)))
    return 0


def _open_app(options: argparse.Namespace) -> int:
    from screens.serve import listening

    host = options.host or "127.0.0.1"
    return _show(options, host, listening(host, options.port), None)


def _share(options: argparse.Namespace) -> int:
    from screens.serve import listening
    from screens.share.invitation import invitation
    from screens.share.telling import reachable

    host = options.host or "0.0.0.0"  # noqa: S104  # the table is shared: whoever comes has to know the secret
    listener = listening(host, options.port)
    try:
        address = reachable(host, listener)
    except BadInput:
        listener.close()
        raise
    return _show(options, host, listener, invitation(address, options.pin))


def _show(options: argparse.Namespace, host: str, listener: socket.socket, invited: "Invitation | None") -> int:
    # Flet and storage are loaded here, so that the commands without screens start at once.
    from screens.app import app_on
    from screens.caretaker import take_care
    from screens.serve import serve
    from storage.locations import data_folder
    from storage.shelf import FileShelf

    shelf = FileShelf(data_folder(options.data, os.environ))
    desk = Desk(shelf, now=_now, new_id=lambda: secrets.token_hex(8))
    desk.check()
    for notice in desk.notices():
        print(notice, file=sys.stderr)
    serve(
        app_on(desk, invited),
        host=host,
        port=options.port,
        assets=ASSETS,
        open_browser=not options.no_browser,
        meanwhile=lambda: take_care(desk),
        listener=listener,
        invited=invited,
    )
    return 0


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


if __name__ == "__main__":
    sys.exit(main())
