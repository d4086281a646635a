"""Renders the app's components without a browser, and taps on what they show.

All private names of Flet that the tests need are in this file, and hold for the pinned version of Flet.
"""

import asyncio
import dataclasses
import threading
from collections.abc import Callable, Coroutine, Iterator
from functools import cache
from operator import itemgetter
from typing import Any

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, MessageAction, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

PATIENCE = 10.0
"""Seconds after which a step counts as stuck."""

WORDS = ("value", "label", "content", "text", "title", "subtitle", "message", "error", "helper", "spans")
"""The properties in which controls keep words that are read out."""


@dataclasses.dataclass(frozen=True)
class Target:
    """Something on the screen that can be tapped: by which name, and what a tap sends to the app."""

    control: ft.BaseControl
    name: str
    event: str
    properties: dict[str, Any] = dataclasses.field(default_factory=dict)
    data: Any = None
    disabled: bool = False
    also: tuple[str, ...] = ()


class Rendered:
    """A component, or an app that takes a page, rendered on a screen of `size`.

        with Rendered(Counter) as screen:
            screen.tap("One more")
            assert "Count 1" in screen.texts()

    Every step raises AssertionError where the app has failed: Flet itself would freeze in silence.
    It runs in a thread of its own, so that it can stand beside a browser in one test run. Everything that is sent to
    the device is added to `heard`, if one wants to look into it.
    """

    def __init__(
        self,
        component: Callable[..., Any],
        *arguments: Any,
        size: tuple[int, int] = (390, 844),
        route: str = "/",
        answers: dict[str, Any] | None = None,
        fails: dict[str, str] | None = None,
        heard: list[bytes] | None = None,
        **named: Any,
    ) -> None:
        self._heard = heard
        self.asked: list[tuple[str, str, Any]] = []
        """What the app asked of the device: kind of control, method, arguments."""
        self._answers = answers or {}
        self._fails = fails or {}
        self._crashes: list[str] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        try:
            self._do(self._begin(component, arguments, named, size, route))
            self._alive()
        except BaseException:
            self._end_thread()
            raise

    def __enter__(self) -> "Rendered":
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the session as the server does when a browser is gone for good."""
        if self._loop.is_running():
            self._do(self._finish())
            self._end_thread()

    @property
    def page(self) -> ft.Page:
        return self._session.page

    def texts(self) -> list[str]:
        """All words that are shown or read out, in the order of the tree."""
        return [word for root in self._roots() for word in words(root)]

    def sees(self, text: str) -> bool:
        """Whether these words are on the screen, be it in the middle of others."""
        return text in " ".join(self.texts())

    def names(self) -> list[str]:
        """The spoken name of everything that can be tapped; empty where somebody forgot one."""
        return [target.name for target in self._targets()]

    def tap(self, name: str, meanwhile: Callable[[], object] | None = None) -> None:
        """Taps what has this spoken name, or the only one whose name has these words in it.

        `meanwhile` is what happens elsewhere just before the tap arrives: the screen has not been drawn again since.
        Raises AssertionError, with what is on the screen, where there is none or it is disabled.
        """
        target = self._target(name)
        assert not target.disabled, f"{name!r} is disabled:\n{self.tree()}"
        self._send(target.control, target.event, target.properties, target.data, meanwhile)

    def long_press(self, text: str) -> None:
        """Holds a finger on what shows these words, or on the only thing that has them in the middle of others.

        What hears it is that thing or, like on a real screen, the innermost around it that hears a long press.
        A button lets none through to what is around it.
        """
        held = self._holdable()
        exact = [control for control, words in held if text in (*words, " ".join(words))]
        near = exact or [control for control, words in held if text in " ".join(words)]
        assert len(near) == 1 or exact, f"no single {text!r} to hold:\n{self.tree()}"
        event = next(event for event in LONG_PRESSES if getattr(near[0], f"on_{event}", None) is not None)
        self._send(near[0], event, {}, None)

    def type_into(self, label: str, text: str, submit: bool = False) -> None:
        """Replaces what is in the text field with this label, and presses Enter if `submit`."""
        fields = [c for c in self.controls(ft.TextField) if label in (c.label, c.hint_text) or label == spoken(c)]
        assert fields, f"no text field {label!r}:\n{self.tree()}"
        self._send(fields[0], "change", {"value": text}, text)
        if submit:
            self._send(fields[0], "submit", {}, text)

    def choose_file(self, name: str = "", content: bytes = b"", size: int | None = None) -> None:
        """Chooses a file where a button of the app opens the device's own chooser; without a name, none after all.

        A `size` may belie the content.
        """
        pickers = [
            control.action.file_picker
            for control, _ in self.everything()
            if isinstance(getattr(control, "action", None), ft.PickFiles)
        ]
        assert pickers, f"no button opens a file:\n{self.tree()}"
        file = {"id": 1, "name": name, "size": len(content) if size is None else size, "bytes": content}
        self._send(pickers[0], "result", {}, {"files": [file] if name else []})

    def dismiss(self) -> None:
        """Closes the dialog or sheet on top, as a tap beside it does."""
        dialogs = [d for d in self.controls(ft.DialogControl) if d.open]
        assert dialogs, f"no dialog is open:\n{self.tree()}"
        self._send(dialogs[-1], "dismiss", {"open": False}, None)

    def resize(self, width: int, height: int) -> None:
        """Turns the device, or draws the window larger."""
        properties = {"width": width, "height": height}
        self._send(self.page, "resize", properties, properties)

    def report(self, event: str, data: Any = None) -> None:
        """What the browser itself reports to the page: `connect` after a sleep, `app_lifecycle_state_change`."""
        self._send(self.page, event, {}, data)

    def moved(self, route: str) -> None:
        """What the browser reports when its own buttons, or the app itself, have led it to `route`."""
        self._send(self.page, "route_change", {"route": route}, {"route": route})

    def slid_away(self) -> None:
        """What the device reports when the sheets that the app has closed are out of sight."""
        for dialog in [d for d in outermost(self.page._dialogs.controls) if not d.open]:
            self._send(dialog, "dismiss", {}, None)

    def go_back(self) -> None:
        """Presses *Back* on a phone where no browser keeps a history."""
        view = next(iter(outermost(self.page.views)))
        assert view.can_pop is False, "the phone would leave the app"
        self._send(view, "confirm_pop", {}, None)

    def wait(self, seconds: float) -> None:
        """Lets time pass, for what happens by itself."""
        self._do(asyncio.sleep(seconds))
        self._settle()

    def controls(self, kind: type) -> list[Any]:
        """Every control of this kind on the screen."""
        return [control for root in self._roots() for control, _ in walk(root) if isinstance(control, kind)]

    def everything(self) -> list[tuple[Any, tuple[Any, ...]]]:
        """Every control on the screen, each with those in which it lies, the outermost first."""
        return [found for root in self._roots() for found in walk(root)]

    def tree(self) -> str:
        """What is on the screen, one line a control, for messages and golden files."""
        lines = []
        for root in self._roots():
            for control, above in walk(root):
                line = f"{'  ' * len(above)}{type(control).__name__} {own_words(control)!r}"
                lines.append(line.removesuffix(" []"))
        return "\n".join(lines)

    # From here on: how.

    def _roots(self) -> list[Any]:
        dialogs = [dialog for dialog in outermost(self.page._dialogs.controls) if getattr(dialog, "open", False)]
        return [*list(outermost(self.page.views))[-1:], *dialogs]

    def _targets(self) -> list[Target]:
        return [target for root in self._roots() for control, above in walk(root) for target in targets(control, above)]

    def _target(self, name: str) -> Target:
        found = self._targets()
        exact = [target for target in found if name == target.name or name in target.also]
        near = exact or [target for target in found if name in target.name]
        assert len(near) == 1 or exact, f"no single {name!r} to tap:\n{self.tree()}"
        return near[0]

    def _holdable(self) -> list[tuple[Any, list[str]]]:
        """What hears a long press, each with the words for which it is the innermost to do so."""
        found: dict[int, tuple[Any, list[str]]] = {}
        for control, above in self.everything():
            stopping = (it for it in (control, *reversed(above)) if hears_long_press(it) or stops_long_press(it))
            hearer = next(stopping, None)
            if (own := own_words(control)) and hearer is not None and hears_long_press(hearer):
                found.setdefault(id(hearer), (hearer, []))[1].extend(own)
        return list(found.values())

    async def _begin(
        self,
        component: Callable[..., Any],
        arguments: tuple[Any, ...],
        named: dict[str, Any],
        size: tuple[int, int],
        route: str,
    ) -> None:
        # Known from here on: the app may ask something of the device in its first moment.
        self._session = session = Session(Device(self))
        _context_page.set(session.page)
        context.reset_auto_update()
        session.apply_page_patch(
            {"route": route, "width": size[0], "height": size[1], "web": True, "platform": "android"}
        )
        # The client gets the bare page first; packing it is what later changes are compared with.
        pack(session.get_page_patch())
        if hasattr(component, "__wrapped__") or not takes_page(component):
            session.page.render(component, *arguments, **named)
        elif asyncio.iscoroutinefunction(component):
            await component(session.page, *arguments, **named)
        else:
            component(session.page, *arguments, **named)
        await session.after_event(session.page)
        await idle()

    async def _finish(self) -> None:
        self._session.close()
        await idle()
        for task in asyncio.all_tasks():
            if task is not asyncio.current_task():
                task.cancel()
        await idle()

    def _send(
        self,
        control: ft.BaseControl,
        event: str,
        properties: dict[str, Any],
        data: Any,
        meanwhile: Callable[[], object] | None = None,
    ) -> None:
        async def act() -> None:
            if meanwhile is not None:
                meanwhile()
            if properties:
                self._session.apply_patch(control._i, properties)
            await self._session.dispatch_event(control._i, event, data)
            await idle()

        self._do(act())
        self._alive()

    def _settle(self) -> None:
        self._do(idle())
        self._alive()

    def _alive(self) -> None:
        assert not self._crashes, f"the app failed: {self._crashes[0]}"
        updates = self._session._Session__updates_task  # type: ignore[attr-defined]
        if updates is not None and updates.done():
            fault = None if updates.cancelled() else updates.exception()
            raise AssertionError(f"the screen is frozen: {fault!r}") from fault

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def _end_thread(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def _received(self, message: Message) -> None:
        packed = pack([message.action, message.body])
        if self._heard is not None:
            self._heard.append(packed)
        if message.action is MessageAction.SESSION_CRASHED:
            self._crashes.append(message.body.message)
        elif message.action is MessageAction.INVOKE_METHOD:
            call = message.body
            kind = type(self._session.index.get(call.control_id)).__name__
            self.asked.append((kind, call.name, call.args))
            answer = self._answers.get(call.name)
            self._loop.call_soon(
                self._session.handle_invoke_method_results,
                call.control_id,
                call.call_id,
                answer,
                self._fails.get(call.name),
            )


class Device(Connection):
    """The other end of the line: takes what the app sends, and answers what it asks with nothing."""

    def __init__(self, rendered: Rendered) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub(self.loop)
        self.page_url = "http://127.0.0.1:8550"
        self._rendered = rendered

    def send_message(self, message: Message) -> None:
        self._rendered._received(message)

    def dispose(self) -> None:
        pass


def pack(value: Any) -> bytes:
    """Turns a message into bytes as on the real line: what cannot be sent fails here too."""
    return msgpack.packb(value, default=configure_encode_object_for_msgpack(BaseControl))


async def idle() -> None:
    """Lets everything run that can run now."""
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    for _ in range(200):
        await asyncio.sleep(0)
        if not ready:
            break


def takes_page(function: Callable[..., Any]) -> bool:
    """Whether this is an app's entry, which takes a page, and not a component."""
    names = getattr(getattr(function, "__code__", None), "co_varnames", ())
    return bool(names) and names[0] == "page"


def walk(node: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Every visible control below a node and what it lies in, components followed to what they rendered."""
    # No recursion: each control of a deep tree would be handed up through every one that it lies in.
    waiting = [(node, above)]
    while waiting:
        node, above = waiting.pop()
        if type(node).__name__ == "Component":
            waiting.append((node._b, above))
        elif isinstance(node, ft.BaseControl):
            if getattr(node, "visible", True) is False:
                continue
            yield node, above
            inner = (*above, node)
            waiting += [(child, inner) for child in reversed(parts(node))]
        elif isinstance(node, (list, tuple)):
            waiting += [(item, above) for item in reversed(node)]


def outermost(node: Any) -> Iterator[Any]:
    """The controls that stand here, components followed, without what is in them."""
    if type(node).__name__ == "Component":
        yield from outermost(node._b)
    elif isinstance(node, (list, tuple)):
        for item in node:
            yield from outermost(item)
    elif isinstance(node, ft.BaseControl) and getattr(node, "visible", True) is not False:
        yield node


def parts(control: ft.BaseControl) -> list[Any]:
    """The values in a control that may hold other controls."""
    # Flet keeps only what was set: most of the sixty properties of a control were not.
    places = part_places(type(control))
    held = [(places[name], value) for name, value in control._values.items() if holds(value) and name in places]
    for name in control._structural_fields:
        if name in places and holds(value := getattr(control, name, None)):
            held.append((places[name], value))
    held.sort(key=itemgetter(0))
    return [value for _, value in held]


def holds(value: Any) -> bool:
    """Whether a value may hold other controls."""
    return isinstance(value, (ft.BaseControl, list, tuple))


@cache
def part_places(kind: type) -> dict[str, int]:
    """The properties of a kind of control that may hold other controls, each with its place in their order."""
    return {
        field.name: place
        for place, field in enumerate(dataclasses.fields(kind))
        if not field.metadata.get("skip") and not field.name.startswith("_") and field.name != "data"
    }


@cache
def had(kind: type, names: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these properties that a kind of control has."""
    return tuple(name for name in names if hasattr(kind, name))


def own_words(control: Any) -> list[str]:
    """The words that a control itself brings, without those of the controls in it."""
    known = had(type(control), WORDS)
    found = [value for name in known if isinstance(value := getattr(control, name), str) and value]
    if isinstance(label := getattr(control, "semantics_label", None), str):
        found = [label]
    return found


def words(node: Any) -> list[str]:
    """What is read out for a control and everything in it."""
    found: list[str] = []
    silent: set[int] = set()
    for control, above in walk(node):
        if silent and any(id(outer) in silent for outer in above):
            continue
        found += own_words(control)
        if getattr(control, "exclude_semantics", False):
            silent.add(id(control))
    return found


def tooltip(control: Any) -> str:
    """The words that appear when a pointer rests on a control."""
    value = getattr(control, "tooltip", None)
    return value if isinstance(value, str) else str(getattr(value, "message", "") or "")


def spoken(control: Any, above: tuple[Any, ...] = ()) -> str:
    """The name by which a screen reader calls a control."""
    if name := " ".join(words(control)) or tooltip(control):
        return name
    for outer in reversed(above[-2:]):
        if isinstance(outer, (ft.Semantics, ft.MergeSemantics)) and own_words(outer):
            return " ".join(own_words(outer))
    return ""


EVENTS = ("on_click", "on_tap", "on_select")
"""What hears a finger on a control that is no choice."""

CHOICES = (ft.Switch, ft.Checkbox, ft.NavigationBar, ft.NavigationRail, ft.SegmentedButton, ft.Radio)
"""Controls in which a tap changes a value."""


def reacts(control: Any) -> bool:
    """Whether a tap on a control itself does something."""
    heard = had(type(control), EVENTS)
    return isinstance(control, CHOICES) or any(getattr(control, event) is not None for event in heard)


LONG_PRESSES = ("long_press", "long_press_start")
"""What a finger does to a control that it rests on."""


def hears_long_press(control: Any) -> bool:
    """Whether a long press on a control does something."""
    return any(getattr(control, f"on_{event}", None) is not None for event in LONG_PRESSES)


def stops_long_press(control: Any) -> bool:
    """Whether a long press on a control ends there, heard or not: Flet's own buttons keep it to themselves."""
    button = isinstance(control, (ft.Button, ft.OutlinedButton, ft.TextButton, ft.IconButton))
    return button and not control.disabled


def targets(control: Any, above: tuple[Any, ...]) -> Iterator[Target]:
    """What a control offers to a finger."""
    if not reacts(control):
        return
    disabled = any(getattr(c, "disabled", False) for c in (*above, control))
    name = spoken(control, above)
    outer = own_words(above[-1]) if above and isinstance(above[-1], ft.Semantics) else []
    also = tuple(filter(None, (tooltip(control), *outer)))
    match control:
        case ft.Switch() | ft.Checkbox():
            value = not control.value
            yield Target(control, name, "change", {"value": value}, value, disabled, also)
        case ft.NavigationBar() | ft.NavigationRail():
            visible = [d for d in control.destinations or [] if d.visible]
            for index, destination in enumerate(visible):
                data = {"selected_index": index}
                yield Target(control, spoken(destination), "change", data, index, disabled or destination.disabled)
        case ft.SegmentedButton():
            for segment in control.segments:
                chosen = [segment.value]
                title = " ".join(words(segment)[1:]) or segment.value
                yield Target(control, title, "change", {"selected": chosen}, chosen, disabled)
        case ft.Radio():
            group = next((c for c in reversed(above) if isinstance(c, ft.RadioGroup)), None)
            if group is not None:
                yield Target(group, control.label or name, "change", {"value": control.value}, control.value, disabled)
        case _:
            for event in EVENTS:
                if getattr(control, event, None) is not None:
                    yield Target(control, name, event.removeprefix("on_"), {}, None, disabled, also)
