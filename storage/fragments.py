"""Saved documents as the bytes they are written as.

A game of 1,000 entries is written anew for each entry that is added. What makes this cheap is that an
entry is put into bytes once: what is kept in memory between two writes is its line in the file, and
reading a table gives documents that are parsed only when somebody looks inside. A document that was
looked into is written out afresh, as it may have been changed; a change never reaches what is kept.
"""

import json
from collections.abc import ItemsView, Iterator, Mapping, MutableMapping
from typing import Any

_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Fragment(MutableMapping[str, Any]):
    """One document: its line (`"7":{...}`) until it is looked into, from then on its value."""

    __slots__ = ("_value", "id", "line")

    _value: dict[str, Any]

    def __init__(self, id: str, line: bytes) -> None:
        self.id = id
        self.line: bytes | None = line

    def __getitem__(self, key: str) -> Any:
        return self._opened()[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self._opened()[key] = value

    def __delitem__(self, key: str) -> None:
        del self._opened()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._opened())

    def __len__(self) -> int:
        return len(self._opened())

    def __repr__(self) -> str:
        return repr(self._opened())

    def _opened(self) -> dict[str, Any]:
        if self.line is not None:
            self._value, self.line = _parsed(b"{%b}" % self.line)[self.id], None
        return self._value


class Rows(Mapping[str, Fragment]):
    """One table, never changed once made: the line of each document by its id, in order."""

    __slots__ = ("lines",)

    def __init__(self, lines: dict[str, bytes]) -> None:
        self.lines = lines

    @classmethod
    def of(cls, table: Mapping[str, Mapping[str, Any]]) -> "Rows":
        """The rows of a table as TinyDB hands it over. Raises TypeError for what JSON cannot hold."""
        if isinstance(table, Rows):
            return table
        return cls({id: _line(id, document) for id, document in table.items()})

    def __getitem__(self, id: str) -> Fragment:
        return Fragment(id, self.lines[id])

    def __iter__(self) -> Iterator[str]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    def __repr__(self) -> str:
        return repr(dict(self))

    def items(self) -> ItemsView[str, Fragment]:
        # TinyDB goes through all items at every change: this is twice as fast as the one inherited.
        return {id: Fragment(id, line) for id, line in self.lines.items()}.items()


Tables = dict[str, Rows]


def body(tables: Tables) -> bytes:
    """The tables as one JSON object, each document on a line of its own."""
    parts = [b"%b:{\n%b\n}" % (_bytes(name), b",\n".join(rows.lines.values())) for name, rows in tables.items()]
    return b"{%b}\n" % b",\n".join(parts)


def tables(body: bytes) -> Tables:
    """The tables that `body` was made of. Raises ValueError when it holds anything else."""
    held = _parsed(body)
    if not isinstance(held, dict):
        raise ValueError("not an object")
    for table in held.values():
        if not (isinstance(table, dict) and all(isinstance(document, dict) for document in table.values())):
            raise ValueError("not a table of documents")
    return {name: Rows.of(table) for name, table in held.items()}


def _line(id: str, document: Mapping[str, Any]) -> bytes:
    if type(document) is Fragment and document.id == id and document.line is not None:
        return document.line
    return _bytes({id: dict(document)})[1:-1]


# A lone surrogate, which a browser can send, is kept as it came.


def _bytes(value: Any) -> bytes:
    return _encoder.encode(value).encode("utf-8", "surrogatepass")


def _parsed(text: bytes) -> Any:
    return json.loads(text.decode("utf-8", "surrogatepass"))
