"""What several tests of Forsaken ask of the rules corpus."""

import pytest

from companion.rules.entries import corpus


@pytest.fixture(scope="session")
def corpus_ids() -> frozenset[str]:
    """The ids of all rules entries."""
    return frozenset(corpus())
