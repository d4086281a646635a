"""Names a version of the offline edition by its files, and writes the worker that keeps them on the device."""

import hashlib
import json
import re
from pathlib import Path

WORKER = "sw.js"
PAGE = "index.html"
SOURCE = Path(__file__).parent / "browser" / WORKER

# The page learns from here which version it is: the worker cannot tell, and compares.
NAMEPLATE = re.compile(r'(<meta name="tableside-version" content=")[^"]*(">)')

# For the host, which gives it out in its own way or not at all.
NOT_ASKED_FOR = ("404.html", "_headers", "_redirects", "CNAME")


def stamp(dist: Path) -> str:
    """Writes `sw.js` into a folder that is otherwise complete, and gives the version's name.

    The same files give the same name and the same bytes, also where they were stamped before. The page needs
    `<meta name="tableside-version" content="">` and gets the name of all that it is made of written into it.
    """
    pages = {path: path.read_text("utf-8") for path in sorted(dist.glob("*.html"))}
    pages = {path: NAMEPLATE.sub(r"\1\2", text) for path, text in pages.items() if NAMEPLATE.search(text)}
    if dist / PAGE not in pages:
        raise ValueError(f'{dist / PAGE}: it needs <meta name="tableside-version" content="">')
    unnamed = {path.name: hashlib.sha256(text.encode()).hexdigest() for path, text in pages.items()}
    name = _name(_hashes(dist) | unnamed)
    for path, text in pages.items():
        path.write_bytes(NAMEPLATE.sub(rf"\g<1>{name}\2", text).encode())
    files = _hashes(dist)
    build = _name(files)
    given = {"build": build, "page": name, "files": files}
    lines = [f"const {key} = {json.dumps(value, indent=0, sort_keys=True)};\n" for key, value in given.items()]
    (dist / WORKER).write_bytes(("".join(lines) + SOURCE.read_text("utf-8")).encode())
    return build


def _hashes(dist: Path) -> dict[str, str]:
    paths = {path.relative_to(dist): path for path in dist.rglob("*") if path.is_file()}
    return {
        name.as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for name, path in sorted(paths.items())
        if name.as_posix() != WORKER
        and name.as_posix() not in NOT_ASKED_FOR
        # Many hosts give out nothing whose name begins with a dot.
        and not any(part.startswith(".") for part in name.parts)
    }


def _name(files: dict[str, str]) -> str:
    return hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:16]
