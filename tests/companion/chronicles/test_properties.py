"""What holds in every game of Chronicles, whatever people do in play: random moves, nonsense among them."""

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.chronicles import events as happened
from companion.chronicles.commands import Command
from companion.chronicles.kinds import CIRCLES, KINDS, MARKS, POWER_SPACES, TRACKS
from companion.chronicles.prompts import notices, prompts
from companion.chronicles.renown import ways
from companion.game import Game
from companion.rules.entries import corpus
from tests.companion.chronicles.evenings import evenings
from tests.companion.chronicles.games import AnyGame, Move, act, begin, move
from tests.companion.steps import steps

PEOPLE = ("Ana", "Ben")
COLOURS = ("red", "blue", "yellow")

who, kind, track = st.sampled_from(PEOPLE), st.sampled_from(KINDS), st.sampled_from(TRACKS[:3])
# Two tracks and few people, so that rows and tracks are filled and overfilled in one evening.
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(lambda who, kind: move("gain_card", who=who, kind=kind), who, kind),
    st.builds(lambda who, colour: move("gain_card", who=who, kind="companion", colour=colour), who,
              st.none() | st.sampled_from(COLOURS)),
    st.builds(lambda who, card, colour: move("name_colour", who=who, card=card, colour=colour), who,
              st.none() | st.integers(4, 20), st.sampled_from(COLOURS)),
    st.builds(lambda who, track: move("mark_track", who=who, track=track), who, track),
    st.builds(lambda who, track: move("take_chronicle", who=who, mark=track), who, track),
    st.builds(lambda who, amount: move("gain_renown", who=who, amount=amount), who, st.integers(1, 3)),
    st.builds(lambda who, column: move("place_on_column", who=who, column=column), who, st.integers(1, 2)),
    st.builds(lambda who, tracks: move("place_in_status", who=who, tracks=tracks), who,
              st.lists(track, min_size=2, max_size=2)),
    st.builds(lambda who, track, honor: move("use_legendary", who=who, track=track, honor=honor), who, track,
              st.none() | st.integers(0, 4)),
    st.builds(lambda who, track: move("abuse_legendary", who=who, track=track), who, track),
    st.builds(lambda who, track, space: move("read_printed", of=f"legendary:{who}:{track}:{space}", value=2), who,
              track, st.integers(1, 3)),
    st.just(move("end_turn")),
)  # fmt: skip
# Long evenings: most of what is asked here needs a full row or track first.
GAMES = st.lists(MOVES, min_size=20, max_size=50)


def evening(moves: list[Move]) -> AnyGame:
    """The game after these moves; what is refused changes nothing."""
    game = begin(*PEOPLE)
    for given_move in moves:
        answer = act(game, given_move)
        game = answer if isinstance(answer, Game) else game
    return game


def events(game: AnyGame) -> list[Any]:
    return [event for entry in game.ledger.standing for event in entry.events]


@given(GAMES)
def test_a_row_checks_two_circles_and_gives_renown_once(moves: list[Move]) -> None:
    game = evening(moves)

    circles = Counter((it.who, it.kind) for it in events(game) if isinstance(it, happened.CircleChecked))
    assert all(count <= CIRCLES for count in circles.values())
    for player in game.table.players:
        finished = sum(player.checked(kind) == CIRCLES for kind in KINDS)
        by_rows = [
            entry
            for entry in game.ledger.standing
            if entry.command["move"] in ("gain_card", "name_colour")
            and any(isinstance(it, happened.RenownGained) and it.who == player.name for it in entry.events)
        ]
        assert len(by_rows) == finished


@given(GAMES)
def test_companions_check_one_circle_for_each_colour_beyond_the_first(moves: list[Move]) -> None:
    game = evening([given_move for given_move in moves if given_move["move"] != "name_colour"])

    for player in game.table.players:
        known = {colour for colour in player.party if colour is not None}
        assert player.checked("companion") == min(len(known) - 1, CIRCLES)


@given(GAMES)
def test_a_track_takes_three_marks_and_the_third_brings_its_card(moves: list[Move]) -> None:
    game = evening(moves)

    found = Counter((it.who, it.track) for it in events(game) if isinstance(it, happened.TrackMarked))
    assert all(count <= MARKS for count in found.values())
    for player in game.table.players:
        full = {track for track in TRACKS if player.full(track)}
        assert [card.track for card in player.legendary] == [
            it.track for it in events(game) if isinstance(it, happened.LegendaryGained) and it.who == player.name
        ]
        assert full == {card.track for card in player.legendary}


@given(GAMES)
def test_honor_and_renown_are_what_came_and_went_and_printed_honor_is_paid_once(moves: list[Move]) -> None:
    game = evening(moves)

    for player in game.table.players:
        changes = [it for it in events(game) if getattr(it, "who", None) == player.name]
        gained = sum(it.amount for it in changes if isinstance(it, happened.HonorGained))
        lost = sum(it.amount for it in changes if isinstance(it, happened.HonorLost))
        assert player.honor == gained - lost
        renown = sum(it.amount for it in changes if isinstance(it, happened.RenownGained))
        placed = sum(isinstance(it, happened.RenownPlaced) for it in changes)
        assert (player.renown_gained, player.placed, player.renown) == (renown, placed, renown - placed)
        spaces = sum(card.renown for card in player.legendary)
        unread = sum(card.honor[space] is None for card in player.legendary for space in range(card.renown))
        paid = [
            reason
            for entry in game.ledger.standing
            for reason in entry.because
            if reason.rule == "chronicles-power-spaces"
            and reason.text.endswith("honor")
            and entry.command.get("who", str(entry.command.get("of", "")).split(":")[1:2])
            in (player.name, [player.name])
        ]
        assert len(paid) == spaces - unread


@given(GAMES)
def test_a_card_lends_its_power_once_for_free_three_times_for_renown_and_three_times_for_honor(
    moves: list[Move],
) -> None:
    game = evening(moves)

    for player in game.table.players:
        for card in player.legendary:
            assert card.renown <= POWER_SPACES
            assert card.flipped <= (POWER_SPACES if card.renown == POWER_SPACES else 0)
            assert card.used == 1 + card.renown + card.flipped


@given(evenings())
def test_renown_gained_is_what_is_held_and_what_lies_somewhere(evening: tuple[AnyGame, list[Command]]) -> None:
    for game in steps(evening):
        for player in (*game.table.players, *game.table.gone):
            assert player.renown >= 0
            assert player.renown_gained == player.renown + player.placed


@given(evenings())
def test_all_that_is_said_rests_on_an_entry_and_no_two_prompts_are_alike(
    evening: tuple[AnyGame, list[Command]],
) -> None:
    known = corpus()

    for game in steps(evening):
        asked = prompts(game.table)
        rules = {prompt.rule for prompt in asked} | {notice.rule for notice in notices(game.table)}
        rules |= {way.rule for player in game.table.players for way in ways(game.table, player.name)}
        rules |= {reason.rule for entry in game.ledger.standing[-1:] for reason in entry.because}
        assert rules <= set(known)
        assert len({prompt.key for prompt in asked}) == len(asked)
