"""How hard hypothesis looks, and in which order and with how little waste the tests run.

Hypothesis looks quickly and at the same each time, or long with HYPOTHESIS_PROFILE=soak; fuzz is for `make fuzz`.
"""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("default", max_examples=20, deadline=None, suppress_health_check=slow)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, database=None)
settings.register_profile("soak", settings.get_profile("default"), max_examples=2000)
settings.register_profile("fuzz", settings.get_profile("default"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "default"))

LONGEST = ("browser/test_offline", "browser/test_accessibility.py", "browser/", "commands/", "storage/")
"""What takes longest, in this order: begun first, so that in the end no core waits for the other."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        return next((at for at, part in enumerate(LONGEST) if f"tests/{part}" in item.nodeid), len(LONGEST))

    items.sort(key=place)
    if os.environ.get("HYPOTHESIS_PROFILE") != "soak" and not config.option.keyword and not config.option.markexpr:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_collection_finish() -> None:
    # All that was imported stays: looking through it again and again for what can go took a tenth of the time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
