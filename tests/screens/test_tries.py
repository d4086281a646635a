"""Wrong tries: ten a minute and no more, whatever is tried, in bounded memory."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from screens.share.limits import MINUTE, WRONG, Tries, household

EVENTS = st.lists(
    st.tuples(st.sampled_from([0.0, 0.0, 0.1, 1.0, 7.5, 30.0, 59.9, 60.0]), st.integers(0, 6)), min_size=1, max_size=120
)
"""How many seconds after the one before, and from which address somebody tries."""


def played(events: list[tuple[float, int]], remembered: int) -> tuple[Tries, dict[str, list[float]], list[float]]:
    """Wrong tries, made unless the address is shut out; those that were made, by address; the time at the end."""
    now = [0.0]
    tries = Tries(lambda: now[0], remembered)
    made: dict[str, list[float]] = {}
    for later, number in events:
        now[0] += later
        address = str(number)
        if not tries.shut_for(address):
            tries.wrong(address)
            made.setdefault(address, []).append(now[0])
        assert len(tries) <= remembered + 1
    return tries, made, now


@given(EVENTS)
def test_an_address_is_shut_out_exactly_as_long_as_its_last_minute_holds_ten_wrong_tries(events):
    tries, made, (now,) = played(events, remembered=100)

    for address, times in made.items():
        tenth = times[-WRONG] if len(times) >= WRONG else -math.inf
        assert tries.shut_for(address) == max(0, math.ceil(tenth + MINUTE - now) if tenth > -math.inf else 0)


@given(EVENTS, st.integers(1, 4))
def test_no_address_has_more_than_ten_in_a_minute_even_if_not_all_are_remembered(events, remembered):
    _, made, _ = played(events, remembered)

    for times in made.values():
        assert all(later - earlier >= MINUTE for earlier, later in zip(times, times[WRONG:], strict=False))


def test_those_that_nobody_remembers_share_ten_tries():
    tries = Tries(lambda: 0.0, remembered=2)
    for address in ("first", "second", *(f"other {number}" for number in range(WRONG))):
        tries.wrong(address)

    assert tries.shut_for("one more") == MINUTE
    assert tries.shut_for("first") == 0


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.168.1.5", "192.168.1.5"),
        ("::ffff:192.168.1.5", "192.168.1.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_an_address_stands_for_all_that_its_owner_has(address, whose):
    assert household(address) == whose
