"""Fetches the tests that TinyDB has of itself: they run over our storage (tests/storage/test_tinydb_suite.py).

They come with the source of the TinyDB that the app runs on, held to the hash in run.txt like all else here.
"""

import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

PINNED = Path(__file__).with_name("run.txt")
SUITE = Path(sys.prefix) / "tinydb-suite"
FILES = ("conftest.py", "test_storages.py", "test_tables.py", "test_tinydb.py")


def main() -> int:
    """Fetches the suite anew, and gives the exit status of whoever fetched it."""
    requirement = pinned(PINNED.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        requirements = Path(folder, "suite.txt")
        requirements.write_text(requirement, encoding="utf-8")
        fetch = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--require-hashes", "--no-deps"]
        # The source's own build tool is pinned in test.txt: none is fetched besides.
        built = ["--no-binary", "tinydb", "--no-build-isolation", "--dest", folder, "--requirement", str(requirements)]
        status = subprocess.run([sys.executable, *fetch, *built]).returncode
        if status == 0:
            unpack(next(Path(folder).glob("tinydb-*.tar.gz")), SUITE)
    return status


def pinned(locked: str) -> str:
    """The requirement of TinyDB with its hashes, out of all that is `locked`."""
    found = re.search(r"^tinydb==\S+( \\\n +--hash=\S+)+", locked, re.MULTILINE)
    assert found, "the lock names no TinyDB"
    return found[0] + "\n"


def unpack(archive: Path, into: Path) -> None:
    """Puts the four files there. Nothing else is unpacked, and no name in the archive becomes a path."""
    into.mkdir(exist_ok=True)
    with tarfile.open(archive) as opened:
        for name in FILES:
            held = opened.extractfile(f"{archive.name.removesuffix('.tar.gz')}/tests/{name}")
            assert held, f"{name} is no file"
            (into / name).write_bytes(held.read())


if __name__ == "__main__":
    sys.exit(main())
