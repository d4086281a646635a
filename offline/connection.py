"""The way between the app and the page that shows it, where both are in one browser."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    ControlEventBody,
    InvokeMethodResponseBody,
    Message,
    MessageAction,
    RegisterClientRequestBody,
    RegisterClientResponseBody,
    UpdateControlPropsBody,
    configure_encode_object_for_msgpack,
    decode_ext_from_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

log = logging.getLogger("tableside.offline")


class Page(Protocol):
    """The page on the other side, and the place where it keeps files."""

    def post(self, frame: Any) -> None:
        """Sends a frame to it."""

    async def settle(self) -> None:
        """Comes to its end when all that was written is kept, and raises what the browser says where it is not."""


class PageConnection(Connection):
    """Flet's protocol by messages, a frame each: 0 and a packed action with its body.

    Nothing is shown before it is kept: a frame waits until all that was written before it is. `told` gets None when
    something was kept, or else what the browser said.
    """

    def __init__(
        self, page: Page, app: Callable[[ft.Page], None], address: str, told: Callable[[str | None], None]
    ) -> None:
        super().__init__()
        self._page = page
        self._app = app
        self._told = told
        self._session: Session | None = None
        self._going: asyncio.Queue[bytes] = asyncio.Queue()
        self._running: set[asyncio.Task[Any]] = set()
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub()
        self.page_url = address
        self.local_data_transport = True
        self.run(self._send())

    def receive(self, frame: bytes) -> None:
        """Takes a frame from the page. Those of data channels, which the app does not use, are dropped."""
        if frame[:1] == b"\0":
            action, body = msgpack.unpackb(frame[1:], ext_hook=decode_ext_from_msgpack)
            self._act(MessageAction(action), body)

    def send_message(self, message: Message) -> None:
        """Sends a message as soon as what it shows is kept."""
        packed = msgpack.packb([message.action, message.body], default=configure_encode_object_for_msgpack(BaseControl))
        self._going.put_nowait(b"\0" + packed)

    def run(self, work: Awaitable[Any]) -> None:
        """Lets something run beside the frames, as long as the page is there. A fault in it goes to the log."""
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._over)

    def _act(self, action: MessageAction, body: dict[str, Any]) -> None:
        if action == MessageAction.REGISTER_CLIENT:
            self._register(RegisterClientRequestBody(**body))
            return
        session = self._session
        assert session is not None
        match action:
            case MessageAction.CONTROL_EVENT:
                event = ControlEventBody(**body)
                self.run(session.dispatch_event(event.target, event.name, event.data))
            case MessageAction.UPDATE_CONTROL_PROPS:
                change = UpdateControlPropsBody(**body)
                session.apply_patch(change.id, change.props)
            case MessageAction.INVOKE_METHOD:
                answer = InvokeMethodResponseBody(**body)
                session.handle_invoke_method_results(answer.control_id, answer.call_id, answer.result, answer.error)

    def _register(self, request: RegisterClientRequestBody) -> None:
        session = self._session = Session(self)
        _context_page.set(session.page)
        session.apply_page_patch(request.page)
        answer = RegisterClientResponseBody(session_id=session.id, page_patch=session.get_page_patch(), error="")
        self.send_message(Message(MessageAction.REGISTER_CLIENT, answer))
        self.run(self._start(session))

    async def _start(self, session: Session) -> None:
        _context_page.set(session.page)
        context.reset_auto_update()
        try:
            self._app(session.page)
            await session.after_event(session.page)
        except Exception as error:
            session.error(str(error))
            raise

    async def _send(self) -> None:
        while True:
            frames = [await self._going.get()]
            while not self._going.empty():
                frames.append(self._going.get_nowait())
            try:
                await self._page.settle()
                self._told(None)
            except Exception as error:
                # Play goes on, and each later change tries again.
                self._told(str(error))
            for frame in frames:
                self._page.post(frame)

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            log.error("something on the way to the page failed", exc_info=fault)
