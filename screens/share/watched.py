"""What tells those who look at it that there is something new."""

from collections.abc import Callable


class Watched:
    """Something that changes while others look on."""

    def __init__(self) -> None:
        self._watchers: list[Callable[[], None]] = []

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Calls `changed` whenever there may be something new; the result ends it."""
        self._watchers.append(changed)

        def stop() -> None:
            if changed in self._watchers:
                self._watchers.remove(changed)

        return stop

    def tell(self) -> None:
        """Tells everybody who looks that there may be something new."""
        for changed in tuple(self._watchers):
            changed()
