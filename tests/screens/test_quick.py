"""The quick look through new controls finds what Flet's own finds, in the same order."""

import itertools
from dataclasses import dataclass

import flet as ft
import pytest
from flet.components.hooks import use_dialog as sheets
from flet.controls import id_counter
from flet.controls.object_patch import DiffBuilder, ObjectPatchException

from screens import guard, quick
from screens.app import app_on
from tests.screens.evening import Evening


def drawn(render, monkeypatch, way, app, route="/"):
    """What a device is told, and what the app then keeps of each control: its number, kind, parent and marks."""
    monkeypatch.setattr(id_counter.ControlId, "_counter", itertools.count(3))
    monkeypatch.setattr(DiffBuilder, "_configure_dataclass", way)
    heard: list[bytes] = []
    screen = render(app, route=route, heard=heard)
    kept = [
        (number, type(control).__name__, type(control.parent).__name__, hasattr(control, "_frozen"), control._dirty)
        for number, control in screen._session.index.items()
    ]
    return screen.tree(), kept, [len(message) for message in heard]


@pytest.mark.parametrize(
    "route",
    [
        "/",
        "/new/vestige",
        "/new/chronicles",
        "/rules",
        "/library",
        "/settings",
        "/game/g1/table",
        "/game/g1/map",
        "/game/g1/end",
    ],
)
def test_a_page_is_the_same_whoever_looks_through_it(unhurried, render, monkeypatch, route):
    evening = Evening()

    flets = drawn(render, monkeypatch, quick.AS_FLET_DOES, app_on(evening.desk), route)
    ours = drawn(render, monkeypatch, quick.configured, app_on(evening.desk), route)

    assert len(flets[1]) > 20
    assert ours == flets


@dataclass
class Plain:
    """A dataclass that is no control, as an app may hang one into its tree."""

    inner: ft.Control | None = None


def odd(page: ft.Page) -> None:
    """Controls in every place in which one may lie."""
    page.add(
        ft.Text("in a list"),
        ft.Row([ft.Text("in a row"), ft.Text("later")], badge=ft.Badge(label=ft.Text("on the row"))),
        ft.ListTile(title=ft.Text("a property"), leading=ft.Icon(ft.Icons.ADD), trailing=ft.Text("later, given first")),
        ft.Container(
            content=ft.Column([ft.Text("deep"), ft.Row([])]),
            border=ft.Border.all(1, ft.Colors.RED),
            badge=ft.Badge(label=ft.Text("in a value")),
            data=ft.Text("in what is skipped"),
        ),
        ft.Dropdown(options=[ft.DropdownOption(key="a", content=ft.Text("in an option"))]),
    )


def test_controls_are_found_wherever_they_lie(render, monkeypatch):
    flets = drawn(render, monkeypatch, quick.AS_FLET_DOES, odd)
    ours = drawn(render, monkeypatch, quick.configured, odd)

    assert ours == flets


def test_a_plain_dataclass_and_a_dictionary_are_looked_through_too(monkeypatch):
    def found(way):
        monkeypatch.setattr(DiffBuilder, "_configure_dataclass", way)
        monkeypatch.setattr(id_counter.ControlId, "_counter", itertools.count(3))
        holder = Plain(ft.Column([ft.Text("one"), ft.Text("two")]))
        root = {"first": [holder, 1, None], "second": {"third": ft.Text("three")}}
        controls = list(way(DiffBuilder(None, None, control_cls=ft.BaseControl), root, None, False))
        holder.inner = None
        return [(it._i, type(it).__name__, type(it.parent).__name__) for it in controls], vars(holder)["__changes"]

    flets, ours = found(quick.AS_FLET_DOES), found(quick.configured)

    assert len(flets[0]) == 4
    assert [kind for _, kind, _ in ours[0]] == [kind for _, kind, _ in flets[0]]
    assert ours[0] == flets[0]
    assert list(ours[1]) == list(flets[1]) == ["inner"]


def test_everything_in_an_open_sheet_knows_in_what_it_lies():
    def bound(way):
        deep, badge, title, plain = (ft.Text(where) for where in ("deep", "on the row", "a title", "in a plain one"))
        row = ft.Row([deep], badge=ft.Badge(label=badge))
        opened = ft.BottomSheet(ft.Column([row, ft.ListTile(title=title)]))
        holder, around = ft.Column([]), Plain(plain)
        way({"the sheet": opened, "more": [around]}, holder)
        assert opened.parent is holder
        return [type(it._parent()).__name__ for it in (opened.content, row, row.badge, deep, badge, title, plain)]

    flets, ours = bound(quick.BOUND_AS_FLET_DOES), bound(quick.bound)

    assert ours == flets == ["BottomSheet", "Column", "Row", "Row", "Badge", "ListTile", "Plain"]


@pytest.mark.parametrize("way", [quick.AS_FLET_DOES, quick.configured], ids=["Flet's", "ours"])
def test_a_control_that_lies_in_itself_is_refused(way):
    builder = DiffBuilder(None, None, control_cls=ft.BaseControl)
    text = ft.Text("it")

    with pytest.raises(ObjectPatchException, match="Parent is the same as item"):
        list(way(builder, text, text, False))


def test_the_app_takes_the_quick_way():
    assert guard.component
    assert DiffBuilder._configure_dataclass is quick.configured
    assert sheets._bind_dialog_subtree is quick.bound
