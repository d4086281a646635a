"""The packages that the offline edition is built from: the pinned ones, as they are made for Python in the browser."""

import hashlib
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

PACKAGES = (
    "annotated-types",
    "flet",
    "flet-charts",
    "lunr",
    "msgpack",
    "pydantic",
    "pydantic-core",
    "tinydb",
    "typing-extensions",
    "typing-inspection",
)
"""What the app imports at run time in a browser. No other package gets into it."""

PYTHON = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"
"""What the Python that comes with flet-web is, and takes compiled packages for."""

_PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==[^\s\\]+.*(?:\n    --hash=\S+.*)+", re.MULTILINE)


def pinned(lock: str) -> Iterator[str]:
    """The lines of a lock file that pin `PACKAGES`, with their hashes. Raises ValueError where one is missing."""
    pins = {match["name"]: match[0].split(" ;")[0].split(" \\")[0] + _hashes(match[0]) for match in _PIN.finditer(lock)}
    for name in PACKAGES:
        if name not in pins:
            raise ValueError(f"requirements/run.txt does not pin {name}: run make lock")
        yield pins[name]


def _hashes(pin: str) -> str:
    return "".join(f" {hash}" for hash in re.findall(r"--hash=\S+", pin))


def fetched(lock: Path, into: Path) -> list[Path]:
    """The wheels of `PACKAGES` in the folder `into`, fetched where they are missing. Raises CalledProcessError."""
    into.mkdir(parents=True, exist_ok=True)
    text = lock.read_text(encoding="utf-8")
    wheels = {pin.partition("==")[0]: _pinned_to(pin, into) for pin in pinned(text)}
    if all(wheels.values()):
        return [wheel for wheel in wheels.values() if wheel]
    with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as pins:
        pins.write("\n".join(pinned(text)) + "\n")
    try:
        subprocess.run(
            [
                *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
                *("--only-binary=:all:", "--no-deps", "--require-hashes", "--requirement", pins.name),
                *("--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314", "--abi", "none"),
                *("--platform", PLATFORM, "--platform", "any", "--dest", str(into)),
            ],
            check=True,
        )
    finally:
        Path(pins.name).unlink()
    return [_newest(into, name) for name in PACKAGES]


def _pinned_to(pin: str, folder: Path) -> Path | None:
    """The wheel in the folder whose hash a line of the lock file names, if it is there already."""
    name = pin.partition("==")[0].replace("-", "_")
    hashes = {f"--hash=sha256:{hashlib.sha256(it.read_bytes()).hexdigest()}": it for it in folder.glob(f"{name}-*.whl")}
    return next((wheel for hash, wheel in hashes.items() if hash in pin.split()), None)


def _newest(folder: Path, name: str) -> Path:
    wheels = folder.glob(f"{name.replace('-', '_')}-*.whl")
    return max(wheels, key=lambda wheel: wheel.stat().st_mtime)


def contents(wheel: Path) -> dict[str, bytes]:
    """What a wheel installs, by its path; not what it tells about itself."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        return {name: archive.read(name) for name in names if ".dist-info/" not in name}
