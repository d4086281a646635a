"""The bounty and its tracker, the event row."""

from typing import Any

import pytest

from companion.forsaken.world import rewards
from tests.companion.forsaken.games import AnyGame, asked, begin, move, played, refused

TRACK: list[dict[str, Any]] = [{"gains": {"vp": 1}}, {"gains": {"legend": 1}}, {}]


def with_bounty(**read: Any) -> AnyGame:
    """A game in which Grub is the bounty, as far as somebody has read it."""
    return played(begin(), move("reveal_bounty", name="Grub", landmark="The Pit"), move("describe_bounty", **read))


def test_the_tracker_goes_down_and_the_rewards_grow() -> None:
    game = with_bounty(track=TRACK)

    after = played(game, move("advance_bounty"))

    assert (game.table.bounty.space, after.table.bounty.space) == (0, 1)
    assert [reward.gains for reward in rewards(game.table.bounty)] == [{"vp": 1}]
    assert [reward.gains for reward in rewards(after.table.bounty)] == [{"vp": 1}, {"legend": 1}]


def test_on_the_bottom_space_the_bounty_escapes_and_the_next_one_is_asked_for() -> None:
    game = played(with_bounty(track=TRACK, entry="Z9"), move("advance_bounty"), move("advance_bounty"))

    assert game.table.bounty.name is None
    assert game.table.bounty.space == 0
    assert asked(game)[:2] == ["bounty_escaped", "bounty"]
    assert game.table.waits("bounty_escaped")[0].of == "Grub (Z9)"

    after = played(game, move("reveal_bounty", name="Wex"))

    assert after.table.bounty.name == "Wex"
    assert "bounty" not in asked(after)


@pytest.mark.parametrize(("escaped", "name"), [(False, "Grub"), (True, None)])
def test_people_say_when_a_bounty_has_escaped_whose_track_nobody_has_read(escaped: bool, name: str | None) -> None:
    game = played(with_bounty(dice=3), *[move("advance_bounty")] * 4, move("advance_bounty", escaped=escaped))

    assert game.table.bounty.name == name


def test_what_is_read_of_a_bounty_adds_to_what_was_known() -> None:
    game = played(with_bounty(dice=3), move("describe_bounty", overwhelm=4))

    card = game.table.bounty.printed

    assert card is not None
    assert (card.dice, card.overwhelm, card.name) == (3, 4, "Grub")


def test_cards_of_the_event_row_stay_until_they_are_archived() -> None:
    game = played(begin(), move("to_event_row", name="Meteor", event="No flights.", finale="1 VP each."))
    card = game.table.event_row[0]

    after = played(game, move("leave_event_row", event=card.id))

    assert (card.name, card.event, card.finale) == ("Meteor", "No flights.", "1 VP each.")
    assert after.table.event_row == ()


def test_a_card_that_is_not_in_the_event_row_cannot_leave_it() -> None:
    answer = refused(begin(), move("leave_event_row", event=9))

    assert str(answer) == "no card 9 lies in the event row; there is none yet"
