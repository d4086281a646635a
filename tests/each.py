"""One test for thousands of small cases: what fails is listed by name. A test for each would cost more than it."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def each(
    cases: Iterable[Any] | Callable[[], Iterable[Any]], called: Callable[[Any], str] = str
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Runs a check with every case; a tuple is its arguments. `called` names a case among those that fail.

    Cases that take a while to find are given as a function: it is called when the test runs, not when it is collected.
    """

    def decorate(check: Callable[..., None]) -> Callable[[], None]:
        def every() -> None:
            given = list(cases() if callable(cases) else cases)
            assert given, "there is no case"
            failed = []
            for case in given:
                try:
                    check(*case) if isinstance(case, tuple) else check(case)
                except (Exception, pytest.fail.Exception) as fault:
                    failed.append(f"{called(case)}: {fault!s:.400}")
            assert not failed, "\n".join(failed)

        every.__name__ = every.__qualname__ = check.__name__
        every.__module__ = check.__module__
        every.__doc__ = check.__doc__
        return every

    return decorate
