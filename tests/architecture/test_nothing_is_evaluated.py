"""What comes from people and files stays text: no module of the app runs it, draws it as markup or unpacks it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.test_architecture import ROOT, modules, named, tree

BUILDS = {"build.py", "versions.py", "wheels.py", "modules.py"}
"""What makes the offline edition, and runs in none."""
PRODUCT = [
    *modules("companion", "screens", "storage"),
    *(file for file in modules("offline") if file.name not in BUILDS),
    ROOT / "main.py",
    ROOT / "installed.py",
]

RUNNING = {"eval", "exec", "compile", "__import__", "breakpoint"}
"""What takes text for a program."""

LOADING = {
    *("pickle", "cPickle", "dill", "marshal", "shelve", "copyreg", "dbm", "yaml"),
    *("subprocess", "pty", "multiprocessing", "ctypes", "runpy", "code", "codeop", "imp", "pdb", "xml"),
}
"""Modules that read data as a program, or run one."""

ATTRIBUTES = {
    *("system", "popen", "startfile", "fork", "forkpty", "posix_spawn", "posix_spawnp"),
    *(f"{kind}{how}" for kind in ("exec", "spawn") for how in ("l", "le", "lp", "lpe", "v", "ve", "vp", "vpe")),
    *("create_subprocess_shell", "create_subprocess_exec", "import_module", "load_module", "exec_module"),
    *("extractall", "unpack_archive", "allow_pickle"),
    *("Markdown", "WebView", "Html"),
}
"""What is asked of `os`, `asyncio`, `importlib`, an archive or Flet: running, unpacking where a name says, markup."""


NAMED = re.compile(rf"\b({'|'.join(RUNNING | LOADING | ATTRIBUTES)}|url)\b")
"""Most modules do not even have one of these words: there is no need to look closer."""


def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def evaluated(module: ast.Module) -> Iterator[str]:
    """What in a module would run or draw what it was given, with its line."""
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in RUNNING:
                yield f"{name}, line {node.lineno}"
            case ast.Import(names=names):
                yield from (f"{one.name}, line {node.lineno}" for one in names if one.name.partition(".")[0] in LOADING)
            case ast.ImportFrom(module=str(whole), names=names):
                told = {whole.partition(".")[0], *(one.name for one in names)}
                yield from (f"{name}, line {node.lineno}" for name in sorted(told & (LOADING | ATTRIBUTES)))
            case ast.Attribute(attr=name) if name in ATTRIBUTES:
                yield f"{name}, line {node.lineno}"
            case ast.keyword(arg="url", value=value) if not isinstance(value, ast.Constant):
                yield f"an address from data, line {value.lineno}"


def test_nothing_that_came_from_outside_is_run_or_drawn_as_markup() -> None:
    found = {named(file): list(evaluated(tree(file))) for file in PRODUCT if NAMED.search(text(file))}

    assert {file: what for file, what in found.items() if what} == {}


@pytest.mark.parametrize(
    "program",
    [
        "eval('1')",
        "exec(text)",
        "import pickle",
        "import os, marshal",
        "from pickle import loads",
        "from os import system",
        "import xml.etree.ElementTree",
        "os.system('ls')",
        "os.execvp('ls', [])",
        "asyncio.create_subprocess_shell('ls')",
        "archive.extractall(folder)",
        "ft.Markdown(name)",
        "ft.TextSpan('here', url=name)",
    ],
)
def test_what_would_run_or_draw_it_is_found(program: str) -> None:
    assert list(evaluated(ast.parse(program)))


@pytest.mark.parametrize(
    "program", ["re.compile('a')", "ft.Text('<b>')", "ft.TextSpan('a', url='https://x.example')", "import json"]
)
def test_what_does_neither_is_not(program: str) -> None:
    assert list(evaluated(ast.parse(program))) == []


def test_what_is_typed_comes_in_as_plain_text() -> None:
    typing = {
        named(file)
        for file in modules("screens")
        if re.search(r"\bTextField\b", text(file)) and re.search(r"\bcontrol\.value\b", text(file))
    }

    # `written` is the one way from a text field into the app; a pack that is pasted is read as a file is.
    assert typing == {"screens/fields.py", "screens/vestige/packs/coming.py"}
