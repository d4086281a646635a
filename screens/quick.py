"""Makes Flet's look through new controls quick: it asks only for what was set.

For every control that is new on the screen Flet asks for all of its sixty or so properties, whether controls lie in
them. Of those hardly ten were set, and only these can hold one. The look took a third of the time from a tap to the
answer, which counts where Python is slow, in a browser.

So it is with what lies in an open sheet, which Flet goes through anew with every change.

This replaces two private functions of the pinned version of Flet; they find the same in the same order.
"""

import weakref
from dataclasses import fields, is_dataclass
from functools import cache
from types import FunctionType, MethodType
from typing import Any

from flet.components.hooks import use_dialog as sheets
from flet.controls.object_patch import DiffBuilder, ObjectPatchException, _control_setattr
from flet.controls.value_types import Prop, _get_raw_descriptor

AS_FLET_DOES = DiffBuilder._configure_dataclass
"""The method that this module replaces."""

BOUND_AS_FLET_DOES = sheets._bind_dialog_subtree
"""The function that this module replaces."""

PLAIN = frozenset({str, int, float, bool, bytes, type(None), FunctionType, MethodType})
"""Kinds of values in which no control can lie."""


def begin() -> None:
    """From now on the quick way is taken."""
    DiffBuilder._configure_dataclass = configured
    sheets._bind_dialog_subtree = bound


def configured(
    self: DiffBuilder, item: Any, parent: Any, frozen: bool, configure_setattr_only: bool = False
) -> list[Any]:
    """What Flet calls: gives every new control in `item` its parent and its marks, and returns them."""
    found: list[Any] = []
    _configure(self.control_cls, item, parent, frozen, configure_setattr_only, found)
    return found


def _configure(control: type, item: Any, parent: Any, frozen: bool, outside_only: bool, found: list[Any]) -> None:
    """Gives what is new its parent and its marks, and adds the controls in it to `found`."""
    if is_dataclass(item):
        if parent is None:
            parent = _parent_of(item)
        if parent:
            if parent is item:
                raise ObjectPatchException(f"Parent is the same as item: {item}")
            item._parent = weakref.ref(parent)
        if hasattr(item, "_frozen"):
            frozen = item._frozen
        elif frozen:
            item._frozen = frozen
        if getattr(item.__class__, "__flet_control_cls__", None) is None:
            item.__class__.__flet_control_cls__ = control
        inner = parent
        if isinstance(item, control):
            inner = item
            if not outside_only:
                item.build()
                item._before_update_safe()
                object.__setattr__(item, "_initialized", True)
            found.append(item)
        if not outside_only:
            for value in _held(item):
                _configure(control, value, inner, frozen, False, found)
        if not frozen:
            _watch(item)
    elif isinstance(item, dict):
        for value in item.values():
            if type(value) not in PLAIN:
                _configure(control, value, parent, frozen, False, found)
    elif isinstance(item, list):
        for value in item:
            if type(value) not in PLAIN:
                _configure(control, value, parent, frozen, False, found)


def bound(item: Any, parent: Any) -> None:
    """What Flet calls for an open sheet: gives everything in `item` its parent again."""
    if is_dataclass(item):
        if parent is not None and parent is not item:
            item._parent = weakref.ref(parent)
        for value in _held(item):
            bound(value, item)
    elif isinstance(item, dict):
        for value in item.values():
            if type(value) not in PLAIN:
                bound(value, parent)
    elif isinstance(item, list):
        for value in item:
            if type(value) not in PLAIN:
                bound(value, parent)


def _parent_of(item: Any) -> Any:
    known = getattr(item, "_parent", None)
    return known() if known else None


def _watch(item: Any) -> None:
    """Changes count from here."""
    changed = getattr(item, "_dirty", None)
    if changed is not None:
        changed.clear()
    else:
        if type(item).__setattr__ is not _control_setattr:
            type(item).__setattr__ = _control_setattr
        object.__setattr__(item, "__changes", {})


def _held(item: Any) -> list[Any]:
    """The values in which controls may lie, in the order of the fields."""
    always, places = _fields_of(item.__class__)
    held = [(place, value) for place, name in always if type(value := getattr(item, name)) not in PLAIN]
    if places:
        for name, value in item._values.items():
            if type(value) not in PLAIN and name in places:
                held.append((places[name], value))
        held.sort(key=_place)
    return [value for _, value in held]


def _place(held: tuple[int, Any]) -> int:
    return held[0]


@cache
def _fields_of(kind: type) -> tuple[list[tuple[int, str]], dict[str, int]]:
    """The places of the fields that are always looked at, and of those that are only when they were set."""
    always, if_set = [], {}
    for place, field in enumerate(fields(kind)):
        if field.metadata.get("skip", False):
            continue
        prop = _get_raw_descriptor(kind, field.name)
        if isinstance(prop, Prop) and not _may_hold(prop.default):
            if_set[field.name] = place
        else:
            always.append((place, field.name))
    return always, if_set


def _may_hold(value: Any) -> bool:
    return is_dataclass(value) or isinstance(value, (dict, list))
