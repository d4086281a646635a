from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from screens import buttons, sitting
from tests.screens.evening import Evening
from tests.screens.harness import Rendered


@pytest.fixture
def render() -> Iterator[Callable[..., Rendered]]:
    """Renders a component, or an app that takes a page, and closes it after the test."""
    with ExitStack() as opened:

        def render(component: Callable[..., Any], *arguments: Any, **named: Any) -> Rendered:
            return opened.enter_context(Rendered(component, *arguments, **named))

        yield render


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every tap counts, however soon it follows another or a change elsewhere: tests tap faster than people."""
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    monkeypatch.setattr(sitting, "JUST_NOW", 0)


@pytest.fixture
def evening(unhurried: None) -> Evening:
    """Ana against Bone, before the first turn."""
    return Evening()
