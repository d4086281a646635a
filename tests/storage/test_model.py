"""Whatever is done, a fresh FileShelf tells the same as the model in memory."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.game import Record
from companion.shelf import Shelf, ShelfFault
from storage.memory import MemoryShelf
from storage.shelf import FileShelf
from tests.storage.samples import QUICK_DISK, listing

Change = Callable[[Shelf], object]

# When a game was begun never changes, however often the whole of it is kept anew.
BEGUN = {"a": "2026-11-02T20:00:00", "B-2": "2026-11-01T20:00:00"}
ids = st.sampled_from(sorted(BEGUN))
scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12)
documents = st.dictionaries(
    st.text(max_size=6),
    st.recursive(scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner)),
    max_size=3,
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    entries = draw(st.lists(documents, max_size=4))
    cursor = draw(st.integers(0, len(entries)))
    id = draw(ids)
    return Record(
        id=id, game="vestige", created=BEGUN[id], setup=draw(documents), entries=tuple(entries), cursor=cursor
    )


changes: st.SearchStrategy[tuple[str, tuple[Any, ...]]] = st.one_of(
    st.tuples(st.just("write"), st.tuples(records())),
    st.tuples(st.just("append"), st.tuples(ids, documents, st.integers(0, 5))),
    st.tuples(st.just("append"), st.tuples(ids, documents, st.integers(0, 2))),
    st.tuples(st.just("move"), st.tuples(ids, st.integers(0, 5), st.sampled_from([(), ("Ada",), ("", "Ben")]))),
    st.tuples(st.just("list"), st.tuples(st.builds(listing, id=ids, title=st.text(max_size=9)))),
    st.tuples(st.just("erase"), st.tuples(ids)),
    st.tuples(st.just("keep_library"), st.tuples(documents)),
    st.tuples(st.just("keep_settings"), st.tuples(documents)),
)


def outcome(ask: Callable[..., object], *arguments: object) -> object:
    try:
        return ask(*arguments)
    except ShelfFault as fault:
        return str(fault)


@settings(max_examples=30, deadline=None)
@given(st.lists(changes, max_size=12))
def test_any_sequence_of_changes_reads_back_as_the_model_has_it(sequence: list[tuple[str, tuple[Any, ...]]]) -> None:
    with tempfile.TemporaryDirectory(dir=QUICK_DISK) as folder:
        shelf, model = FileShelf(Path(folder)), MemoryShelf()

        for name, arguments in sequence:
            assert outcome(getattr(shelf, name), *arguments) == outcome(getattr(model, name), *arguments)

        for kept in (shelf, FileShelf(Path(folder))):
            for id in ("a", "B-2"):
                assert outcome(kept.read, id) == outcome(model.read, id)
            assert kept.listings() == model.listings()
            assert kept.library() == model.library()
            assert kept.settings() == model.settings()
