"""What a person does with the app in a browser, and what they are told by it."""

import contextlib
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 10_000
"""Milliseconds after which something that should be seen counts as missing."""

BRIEF = 2_000
"""Milliseconds after which something that is not there may be out of sight."""

REST = 5
"""Frames without a change after which a screen that was scrolled has come to rest."""

PACE = 400
"""Milliseconds from one tap to the next: a person is no faster, and a faster one counts as a double tap."""

FOUND_REST = 2
"""The same before a finger goes down: nobody taps what is still moving."""

LONG_REST = 15
"""The same for a whole new page, which may come in parts."""

GONE = "not attached"
"""What Playwright says of an element that was drawn anew."""

# Flutter draws on a canvas; what it says to screen readers is a tree of elements beside it. A node has its
# name in aria-label or as text, a text field is an ordinary input.
READING = """
() => {
  if (window.reading) return;
  const ROLES = 'button,tab,link,switch,checkbox,radio,menuitem,menuitemcheckbox,menuitemradio,option,' +
    'combobox,slider,spinbutton,textbox';
  const CONTROLS = ROLES.split(',').map((role) => `[role=${role}]`).join(',') +
    ',input,textarea,select,a[href],[flt-tappable]';
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const host = () => document.querySelector('flt-semantics-host');
  const name = (element) => plain(
    element.getAttribute('aria-label') || element.innerText || element.getAttribute('placeholder') ||
    element.querySelector('[aria-label]')?.getAttribute('aria-label'));
  const PLAIN_ROLES = {INPUT: 'textbox', TEXTAREA: 'textbox', SELECT: 'combobox', A: 'link'};
  const role = (element) => element.getAttribute('role') ||
    (element.type === 'checkbox' ? 'checkbox' : PLAIN_ROLES[element.tagName] ?? 'button');
  // Whatever is said anew changes the tree; what is typed into a field does not.
  let changed = true, asked = 0, answers = 0, asking = false, quiet = 0;
  let spoken = null, typed = null;
  new MutationObserver(() => { changed = true; spoken = null; })
    .observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const heard = () => { changed = true; asking = false; answers += 1; };
  // A frame of Flet starts with 0, 0x92 and the number of what it is: 3 tells what a person did.
  const sent = (data, frame) => {
    if (data[frame + 2] === 3) {
      asked = performance.now();
      asking = true;
    }
  };
  WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => typeof data !== 'string' && heard());
    }
    send(data) {
      // The line puts eight bytes of its own before a frame.
      if (typeof data !== 'string') sent(data, 8);
      super.send(data);
    }
  };
  // The offline edition speaks with Python beside it: the same frames, without the line's bytes.
  Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => data instanceof Uint8Array && heard());
    }
    postMessage(data, ...rest) {
      if (data instanceof Uint8Array) sent(data, 0);
      super.postMessage(data, ...rest);
    }
  };
  // Called once a frame: for how many nothing has changed. Not everything is answered: half a second of silence is an
  // answer too.
  const frame = () => {
    quiet = changed || (asking && performance.now() - asked < 500) ? 0 : quiet + 1;
    changed = false;
    return quiet;
  };
  const fields = () => [...host().querySelectorAll('input,textarea')].map((field) => field.value).join('\\n');
  // An outer node that can be tapped as well as its only inner control is the same thing to a person.
  const elements = () => [...(host()?.querySelectorAll(CONTROLS) ?? [])].filter((element) =>
    !(element.matches('[flt-tappable]:not([role])') && element.querySelector(CONTROLS)));
  window.reading = {
    controls: () => elements().map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const disabled = element.disabled === true || element.getAttribute('aria-disabled') === 'true';
      return {role: role(element), name: name(element), x, y, width, height, disabled};
    }),
    find: (wanted, roles, frames) => {
      if (frame() < frames) return null;
      const all = elements().filter((element) => !roles || roles.includes(role(element)));
      const exact = all.filter((element) => name(element) === wanted);
      const found = exact.length ? exact : all.filter((element) => name(element).includes(wanted));
      const near = found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
      return near.length === 1 || exact.length ? near[0] : null;
    },
    text: () => {
      if (!host()) return '';
      if (spoken === null || typed !== fields()) {
        typed = fields();
        const labels = [...host().querySelectorAll('[aria-label],input,textarea')]
          .map((element) => [element.getAttribute('aria-label'), element.value].filter(Boolean).join(' '));
        spoken = plain([host().innerText, ...labels].join(' '));
      }
      return spoken;
    },
    answers: () => answers,
    rest: (frames) => new Promise((rested) => {
      const since = performance.now();
      quiet = 0;
      const look = () => {
        if (frame() >= frames || performance.now() - since > 4000) rested(true);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }),
  };
}
"""


@dataclass(frozen=True)
class Control:
    """Something that can be tapped or filled in: its spoken name, and its box on the screen in pixels."""

    role: str
    name: str
    x: float
    y: float
    width: float
    height: float
    disabled: bool


class Screen:
    """The app at `address`, on one device. Its paths follow: those of the offline edition after a `#`."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.foreign: list[str] = []
        self.errors: list[str] = []
        self._tolerated: list[str] = []
        self._tapped = 0.0
        self._touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        page.add_init_script(f"({READING})()")
        page.on("request", lambda request: self._note_request(request.url))
        page.on("websocket", lambda socket: self._note_request(socket.url))
        page.on("console", lambda said: self._note_error(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda fault: self._note_error(str(fault)))

    def open(self, path: str = "/") -> None:
        """Goes to the address and waits for the first screen."""
        self.page.goto(self.address + path, wait_until="commit")
        self._listen()

    def reload(self) -> None:
        """What a person does who does not trust the screen."""
        self.page.reload(wait_until="commit")
        self._listen()

    def comes_back(self) -> None:
        """Waits for the first screen after the page has loaded anew of its own accord, or was held up."""
        self._listen()

    def go(self, path: str) -> None:
        """Another address inside the app, as the browser's own buttons lead to it: nothing is loaded anew.

        Waits for the app's answer, and until the page before is out of sight.
        """
        answers = self.answers()
        self.page.evaluate(
            "(to) => { history.pushState({}, '', to); dispatchEvent(new PopStateEvent('popstate', {state: {}})); }",
            self.address + path,
        )
        self._wait("(before) => window.reading.answers() > before", answers, f"gets no answer to {path}")
        self.rest(LONG_REST)

    def answers(self) -> int:
        """How much the app has sent to this page until now."""
        return int(self.page.evaluate("() => window.reading.answers()"))

    def hears_more(self, answers: int) -> None:
        """Waits until the app has sent more than this, and the page has come to rest."""
        self._wait("(before) => window.reading.answers() > before", answers, "hears nothing", patience=60_000)
        self.rest(LONG_REST)

    def rest(self, frames: int = REST) -> None:
        """Waits until nothing has changed for so many frames and nothing that was asked of the app is open."""
        self.page.evaluate("(frames) => window.reading.rest(frames)", frames)

    def tap(self, name: str, role: str | None = None, hurried: bool = False) -> None:
        """Taps the control with this spoken name, or the only one whose name has these words in it.

        Waits for it, and scrolls to it; a tap comes at a person's `PACE` after the one before, unless `hurried`
        as on number keys. Raises AssertionError, with what is on the screen, if the control does not come.
        """
        element = self._control(name, [role] if role else None)
        early = self._tapped + PACE / 1_000 - time.monotonic()
        if early > 0 and not hurried:
            time.sleep(early)
        try:
            (element.tap if self._touch else element.click)(timeout=PATIENCE)
        except PlaywrightError as fault:
            # Drawn anew between the look and the tap, which has hit nothing: a person looks again.
            if GONE not in str(fault):
                raise
            element = self._control(name, [role] if role else None)
            (element.tap if self._touch else element.click)(timeout=PATIENCE)
        _let_go(element)
        if not hurried:
            # The next tap keeps its distance from when the app has taken this one in, which may be late.
            with contextlib.suppress(PlaywrightError):
                self.rest(1)
        self._tapped = time.monotonic()

    def type_into(self, label: str, text: str) -> None:
        """Replaces what is in the text field with this label, and waits until the app has taken it in."""
        for _ in range(3):
            element = self._control(label, ["textbox", "spinbutton", "combobox"])
            element.click(timeout=PATIENCE)
            _let_go(element)
            self.page.keyboard.press("ControlOrMeta+a")
            if text:
                self.page.keyboard.type(text)
            else:
                self.page.keyboard.press("Delete")
            self.rest(FOUND_REST)
            if not self._lost_letters(text):
                break

    def _lost_letters(self, text: str) -> bool:
        """Whether the first letters, or all, went nowhere, as the field was not ready: a person types them again."""
        held = self.page.evaluate("() => document.activeElement?.value ?? null")
        return held is not None and held.casefold() != text.casefold() and text.casefold().endswith(held.casefold())

    def press(self, key: str) -> None:
        """Presses a key, such as `Tab`, `Enter` or `Escape`."""
        self.page.keyboard.press(key)

    def sees(self, text: str) -> None:
        """Waits until these words are on the screen. Raises AssertionError, with what is there, if not."""
        there = "(text) => window.reading?.text().includes(text)"
        self._wait(there, " ".join(text.split()), f"does not see {text!r}")

    def does_not_see(self, text: str) -> None:
        """Waits until these words are gone from the screen. Raises AssertionError if they stay."""
        gone = "(text) => !window.reading.text().includes(text)"
        self._wait(gone, " ".join(text.split()), f"still sees {text!r}")

    def text(self) -> str:
        """All words on the screen now, with single blanks between them."""
        return str(self.page.evaluate("() => window.reading.text()"))

    def names(self) -> list[Control]:
        """Every control on the screen now."""
        return [Control(**control) for control in self.page.evaluate("() => window.reading.controls()")]

    def tree(self) -> str:
        """What a screen reader is told, one line an element."""
        return self.page.locator("flt-semantics-host").first.aria_snapshot()

    def picture(self, path: Path | str) -> None:
        """Saves what is on the screen, once it has come to rest, at one pixel for one of the page's."""
        self.page.wait_for_function("() => !document.getElementById('first-picture')")
        self.page.wait_for_timeout(400)
        self.page.screenshot(path=path, scale="css")

    def tolerates(self, words: str) -> None:
        """Lets pass console errors with these words: for tests that cut the connection."""
        self._tolerated.append(words)

    def faults(self) -> list[str]:
        """What must not have happened: requests that left the machine, and errors in the console."""
        errors = [error for error in self.errors if not any(words in error for words in self._tolerated)]
        return [*(f"request to {url}" for url in self.foreign), *(f"console: {error}" for error in errors)]

    def _listen(self) -> None:
        # Flutter builds the tree for screen readers only after this hidden button is pressed.
        placeholder = self.page.wait_for_selector("flt-semantics-placeholder", state="attached", timeout=60_000)
        assert placeholder is not None
        # On phones it wants to be hit in its middle, as a screen reader does.
        placeholder.evaluate(
            "element => { const {x, y, width, height} = element.getBoundingClientRect(); element.dispatchEvent("
            "new MouseEvent('click', {bubbles: true, clientX: x + width / 2, clientY: y + height / 2})); }"
        )
        # The client's own first words, before the app has said anything.
        begun = "() => !['', 'Working...'].includes(window.reading?.text() ?? '')"
        self._wait(begun, None, "sees nothing at all", patience=60_000)

    def _control(self, name: str, roles: list[str] | None) -> ElementHandle:
        found = self._find(name, roles, BRIEF) or self._look_for(name, roles)
        assert found is not None, self._told(f"no single control {name!r}")
        self._scroll_to(found)
        return found

    def _look_for(self, name: str, roles: list[str] | None) -> ElementHandle | None:
        """Scrolls up, then down, as a person does who looks for something: a list tells only of what is in sight."""
        size = self.page.viewport_size or {"width": 0, "height": 0}
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)
        self.page.mouse.wheel(0, -20_000)
        for _ in range(PATIENCE // BRIEF * 3):
            if found := self._find(name, roles, BRIEF // 4):
                return found
            self.page.mouse.wheel(0, size["height"] * 0.4)
        return self._find(name, roles, BRIEF)

    def _find(self, name: str, roles: list[str] | None, patience: int) -> ElementHandle | None:
        try:
            return self.page.wait_for_function(
                "([name, roles, frames]) => window.reading?.find(name, roles, frames)",
                arg=[name, roles, FOUND_REST],
                timeout=patience,
            ).as_element()
        except TooLate:
            return None

    def _scroll_to(self, element: ElementHandle) -> None:
        size = self.page.viewport_size or {"width": 0, "height": 0}
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            box = element.bounding_box()
            if box is None:
                return
            middle = box["y"] + box["height"] / 2
            if 0 <= middle < size["height"]:
                return
            self.page.mouse.move(size["width"] / 2, size["height"] / 2)
            self.page.mouse.wheel(0, max(-300, min(300, middle - size["height"] / 2)))
            self.page.wait_for_timeout(50)

    def _wait(self, condition: str, argument: object, complaint: str, patience: int = PATIENCE) -> None:
        try:
            self.page.wait_for_function(condition, arg=argument, timeout=patience)
        except TooLate:
            raise AssertionError(self._told(complaint)) from None

    def _told(self, complaint: str) -> str:
        hosts = self.page.locator("flt-semantics-host")
        there = hosts.first.aria_snapshot() if hosts.count() else "(no app)"
        return "\n".join([f"{complaint} at {self.page.url}. What is there:", there, *self.faults()])

    def _note_request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(self.address).netloc:
            self.foreign.append(url)

    def _note_error(self, text: str) -> None:
        self.errors.append(text)


def comes_true(page: Page, condition: str, argument: object = None, patience: int = PATIENCE) -> None:
    """Waits until the promise of `condition` says yes: to Playwright's own waiting a promise is a yes already."""
    until = time.monotonic() + patience / 1_000
    while not page.evaluate(condition, argument):
        assert time.monotonic() < until, f"never came true: {condition}"
        page.wait_for_timeout(50)


def _let_go(element: ElementHandle) -> None:
    """The page could not forget an element, with all around it, that a handle still means."""
    with contextlib.suppress(PlaywrightError):
        element.dispose()
