"""Every reason, prompt and notice rests on an entry that is in the rules corpus: a reason must lead somewhere."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import companion.vestige
from companion.rules.entries import corpus
from tests.each import each

VESTIGE = Path(companion.vestige.__file__).parent
CODE = sorted(VESTIGE.glob("*.py"))
KERNEL = sorted(VESTIGE.parent.glob("*.py"))
"""Where functions are that every game calls."""


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def places() -> dict[str, int]:
    """The functions of the game that are given a rule, each with the place of that argument."""
    found = {}
    for file in (*KERNEL, *CODE):
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.FunctionDef):
                names = [it.arg for it in (*node.args.posonlyargs, *node.args.args) if it.arg != "self"]
                if "rule" in names:
                    found[node.name] = names.index("rule")
    return found


def given(call: ast.Call) -> Iterator[ast.expr]:
    """What a call gives as its rule."""
    called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    yield from (keyword.value for keyword in call.keywords if keyword.arg == "rule")
    yield from call.args[places().get(called, len(call.args)) :][:1]


def ids(argument: ast.expr, module: ast.Module) -> Iterator[ast.Constant]:
    """The ids that an argument can be: itself, one of two, or one of a table of the module."""
    match argument:
        case ast.Constant(value=str()):
            yield argument
        case ast.IfExp(body=one, orelse=other):
            yield from (*ids(one, module), *ids(other, module))
        case ast.Subscript(value=ast.Name(id=table)):
            for node in module.body:
                match node:
                    case ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict() as rows) if name == table:
                        yield from (it for value in rows.values for it in ids(value, module))


def arguments() -> Iterator[tuple[Path, ast.expr]]:
    """Everything that is given as a rule, with its file."""
    for file in CODE:
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Call):
                yield from ((file, argument) for argument in given(node))


@cache
def written() -> list[tuple[str, str]]:
    """Every rule that is written in the code, with where it stands."""
    found = {
        (f"{file.name}:{it.lineno}", it.value) for file, argument in arguments() for it in ids(argument, parsed(file))
    }
    return sorted(found)


@each(written)
def test_a_rule_that_is_named_in_the_code_is_an_entry_of_this_game(where: str, rule: str) -> None:
    assert rule in corpus(), f"{where} rests on {rule}, which is no entry"
    assert corpus()[rule].game == "vestige"


@pytest.mark.parametrize(
    "rule",
    [
        pytest.param("take-control", id="by its name"),
        pytest.param("trigger-crossed-again", id="as what is said first"),
        pytest.param("nemesis-row", id="handed on to another function"),
        pytest.param("printed-values", id="of a prompt"),
        pytest.param("threats-in-the-stacks", id="out of a table"),
    ],
)
def test_a_rule_is_found_however_it_is_given(rule: str) -> None:
    assert rule in {found for _, found in written()}


def handed_on(argument: ast.expr) -> bool:
    """Whether a rule comes from elsewhere: from a caller, or from the glossary, which has tests of its own."""
    match argument:
        case ast.Call(func=ast.Name(id=function)):
            return function.startswith("entry_of_")
        case _:
            return isinstance(argument, ast.Name | ast.Attribute)


def test_a_rule_is_written_out_or_handed_on_so_that_it_can_be_found() -> None:
    lost = [
        f"{file.name}:{argument.lineno}"
        for file, argument in arguments()
        if not handed_on(argument) and not list(ids(argument, parsed(file)))
    ]

    assert not lost
