"""Which modules an app needs: those that it imports, and those that these import, wherever the statement stands."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath


class Sources:
    """Python modules by their dotted names, each with its file and its text."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._files = {_module(file): file for file in texts if file.endswith(".py")}
        self._texts = texts

    def __contains__(self, module: str) -> bool:
        return module in self._files

    def file(self, module: str) -> str:
        """The file of a module, such as `flet/app.py`. Raises KeyError."""
        return self._files[module]

    def imports(self, module: str) -> set[str]:
        """The dotted names that a module imports or looks up in what it imports, modules or not."""
        package = module if self.file(module).endswith("__init__.py") else module.rpartition(".")[0]
        names: set[str] = set()
        known_as: dict[str, str] = {}
        looked_up: set[tuple[str, str]] = set()
        for node in _run(ast.parse(self._texts[self.file(module)])):
            if isinstance(node, ast.Attribute):
                if isinstance(node.value, ast.Name):
                    looked_up.add((node.value.id, node.attr))
            elif isinstance(node, ast.Import | ast.ImportFrom):
                names.update(_imported(node, package))
                if isinstance(node, ast.Import):
                    known_as |= {name.asname or name.name: name.name for name in node.names}
        return names | {f"{known_as[alias]}.{name}" for alias, name in looked_up if alias in known_as}


def needed(sources: Sources, entries: Iterable[str], lazily: Mapping[str, str]) -> set[str]:
    """The modules that `entries` need, themselves among them, and the packages above each.

    `lazily` says where names are defined that a package gives out only when they are asked for: by their dotted name,
    such as `flet.Text`.
    """
    found: set[str] = set()
    waiting = list(entries)
    while waiting:
        name = waiting.pop()
        module = lazily.get(name, name)
        if module in found or module not in sources:
            continue
        found.add(module)
        waiting += (*_above(module), *sources.imports(module))
    return found


def _module(file: str) -> str:
    path = PurePosixPath(file)
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if path.name == "__init__.py" else parts)


def _above(module: str) -> Iterator[str]:
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


_LEAVES = (ast.Name, ast.Constant, ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)
"""More than half of all nodes: nothing is imported in them."""


def _run(tree: ast.AST) -> Iterator[ast.AST]:
    """What a module may run, without the smallest parts: all of it but what is there for type checkers alone."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            waiting += node.orelse
            continue
        # As ast.iter_child_nodes, in a third of its time: a million nodes are looked at.
        for field in node._fields:
            held = getattr(node, field, None)
            for child in held if type(held) is list else (held,):
                if isinstance(child, ast.AST) and not isinstance(child, _LEAVES):
                    waiting.append(child)


def _imported(node: ast.Import | ast.ImportFrom, package: str) -> Iterator[str]:
    match node:
        case ast.Import(names=names):
            for name in names:
                yield name.name
        case ast.ImportFrom(module=module, names=names, level=level):
            above = package.rsplit(".", level - 1)[0] if level > 1 else package
            origin = ".".join(filter(None, (above if level else "", module or "")))
            yield origin
            # What is imported from a package may be a module in it.
            for name in names:
                yield f"{origin}.{name.name}"
