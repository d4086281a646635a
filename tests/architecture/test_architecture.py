"""What the code promises about itself: who imports whom, that it is described, that no module outgrows its subject."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.each import each

ROOT = Path(__file__).parents[2]
NAMES_THAT_SAY_NOTHING = {"utils", "util", "helpers", "helper", "manager", "common", "misc", "base", "stuff", "tools"}


def modules(*folders: str) -> list[Path]:
    found = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    assert found, f"no module in {folders}"
    return found


def named(file: Path) -> str:
    return str(file.relative_to(ROOT))


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imported(file: Path) -> set[str]:
    """The packages that a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{named(file)} imports relatively"
            found.add((node.module or "").split(".")[0])
    return found


@each(modules("companion"), named)
def test_companion_leans_on_the_standard_library_and_pydantic_alone(file: Path) -> None:
    # The search library is the rules' own.
    library = {"lunr"} if file.parent.name == "rules" else set()
    foreign = imported(file) - set(sys.stdlib_module_names) - {"companion", "pydantic"} - library

    assert not foreign


@each(modules("companion"), named)
def test_companion_has_no_clock_no_chance_and_no_network_of_its_own(file: Path) -> None:
    unsteady = imported(file) & {"datetime", "time", "random", "secrets", "uuid", "socket", "urllib", "http", "asyncio"}
    named_in_it = {node.attr for node in ast.walk(tree(file)) if isinstance(node, ast.Attribute)}
    if not named_in_it & {"now", "utcnow", "today", "astimezone"}:
        # To compare two times that are given is no clock.
        unsteady -= {"datetime"}

    assert not unsteady


@each(modules("storage"), named)
def test_storage_draws_nothing(file: Path) -> None:
    assert not imported(file) & {"flet", "flet_web", "flet_charts", "screens", "main"}


@each(modules("screens"), named)
def test_screens_keep_nothing(file: Path) -> None:
    assert not imported(file) & {"storage", "tinydb", "platformdirs", "main"}


def test_only_the_composition_roots_see_screens_and_storage_together() -> None:
    roots = [ROOT / "installed.py", ROOT / "main.py"]
    candidates = [*modules("companion", "storage", "screens"), *roots]

    assert [file for file in candidates if {"screens", "storage"} <= imported(file)] == roots


@each(modules("companion", "storage", "screens"), named)
def test_a_module_says_what_it_is_for_in_its_name_and_its_first_line(file: Path) -> None:
    assert file.stem not in NAMES_THAT_SAY_NOTHING
    assert ast.get_docstring(tree(file)) or file.name == "__init__.py"


@each(modules("companion"), named)
def test_no_module_of_companion_outgrows_its_subject(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 400


Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def public(body: list[ast.stmt], within: str = "") -> Iterator[tuple[str, Definition]]:
    """What a module offers: its functions and classes, and their methods. Underscored names are its own affair."""
    for node in body:
        if not isinstance(node, Definition) or node.name.startswith("_"):
            continue
        yield f"{within}{node.name}", node
        if isinstance(node, ast.ClassDef):
            yield from public(node.body, f"{node.name}.")


def explains_itself(name: str, node: Definition) -> bool:
    """A method of a line or two that does what it is called."""
    return (
        not isinstance(node, ast.ClassDef)
        and "." in name
        and len(node.body) <= 2
        and (node.end_lineno or 0) - node.lineno <= 3
    )


@each(modules("companion"), named)
def test_every_public_function_and_class_of_companion_is_described(file: Path) -> None:
    silent = [
        name
        for name, node in public(tree(file).body)
        if not ast.get_docstring(node) and not explains_itself(name, node)
    ]

    assert not silent


def strings(file: Path) -> Iterator[str]:
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@each(modules("companion", "storage", "screens"), named)
def test_no_nemesis_is_known_by_name_outside_its_pack(file: Path) -> None:
    compared = [
        node
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Compare)
        and any(isinstance(part, ast.Constant) and str(part.value).casefold() == "bone"
                for part in [node.left, *node.comparators])
    ]  # fmt: skip

    assert not compared


@each(modules("companion", "storage", "screens"), named)
def test_no_path_of_a_machine_is_written_into_the_code(file: Path) -> None:
    assert not [text for text in strings(file) if re.search(r"(?<![\w.])/(home|root|work|Users)/", text)]


def test_every_page_that_the_code_cites_is_a_page_of_the_rulebook() -> None:
    cited = {
        int(page)
        for file in [*modules("companion"), *sorted((ROOT / "companion").rglob("*.toml"))]
        for page in re.findall(r"\bp\. (\d+)", file.read_text(encoding="utf-8"))
    }

    assert cited
    assert max(cited) <= 32
