"""Legendary tracks and their cards: marks, the third one's card, its power again and its abuse."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import commands as c
from companion.chronicles.cards import LegendaryCard
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.events import (
    LegendaryDescribed,
    LegendaryGained,
    PowerUsed,
    PrintedRead,
    RenownFlipped,
    TrackMarked,
)
from companion.chronicles.honor import gain_honor, lose_honor
from companion.chronicles.kinds import POWER_SPACES, TRACKS, Track
from companion.chronicles.printed import printed_at, space_of
from companion.chronicles.renown import out_of_turn, place
from companion.chronicles.table import Legendary, Table
from companion.ledger import Because

CARD_HONOR = 7
"""Honor for a legendary card (Legendary Cards)."""
ABUSE_HONOR = 2
"""Honor that each abuse of a power costs (Abusing Legendary Powers)."""
FULL_TRACK_HONOR = {"one": 1, "three": 3}
"""Honor for a mark on a full track, by the answer to C1."""


def mark(draft: Draft, who: str, track: Track, because: Because | None = None) -> None:
    """A mark on a track: its first open circle, the third one's card, or honor where it is full (C1)."""
    player = draft.player(who)
    if player.full(track):
        _mark_on_full_track(draft, who, track, because)
        return
    draft.emit(TrackMarked(who=who, track=track), because)
    if draft.table.player(who).full(track) and player.legend(track) is None:
        _gain_card(draft, who, track)


def _mark_on_full_track(draft: Draft, who: str, track: Track, because: Because | None) -> None:
    honor = FULL_TRACK_HONOR[draft.table.ruled("C1")]
    why = f"a mark on {track}, which is full"
    if because is not None:
        draft.because.append(because)
    if draft.automates("full_track", f"{who} gains {honor} honor: {why}", c.GainHonor(who=who, amount=honor, why=why)):
        gain_honor(draft, who, honor, Because(rule="chronicles-full-track", text=f"{why}: {honor} honor (C1)"))


def _gain_card(draft: Draft, who: str, track: Track) -> None:
    """The card of a full track; its honor and its power at once (Legendary Cards)."""
    draft.emit(LegendaryGained(who=who, track=track))
    why = f"{who} draws a legendary card of {track}"
    command = c.GainHonor(who=who, amount=CARD_HONOR, why=f"legendary {track}")
    if draft.automates("legendary", f"{who} gains {CARD_HONOR} honor: legendary {track}", command):
        reason = Because(rule="chronicles-legendary-card", text=f"{why} and gains {CARD_HONOR} honor")
        gain_honor(draft, who, CARD_HONOR, reason)
    if draft.table.how("legendary") != "off":
        _use_power(draft, who, track, "gained")


def _use_power(draft: Draft, who: str, track: Track, how: Any) -> None:
    card = _card(draft, who, track)
    draft.emit(PowerUsed(who=who, track=track, how=how))
    again = ", or passes it up" if how == "gained" else ""
    words = f" {card.words}" if card.words else ""
    draft.remind(f"{who} uses the power of {card.title} now{again}.{words}", "chronicles-legendary-power", who)


def _card(draft: Draft, who: str, track: Track) -> Legendary:
    """The legendary card of a track; there is none before its third mark."""
    player = draft.player(who)
    card = player.legend(track)
    if card is None:
        held = ", ".join(it.track for it in player.legendary)
        raise Nonsense(
            "track",
            f"{who} has no legendary card of {track}: {player.marked(track)} of 3 marks",
            f"one of {held}" if held else f"the third mark on {track} brings it",
        )
    return card


def place_in_status(draft: Draft, who: str, tracks: tuple[Track, Track]) -> None:
    """1 renown in the middle: a mark each on two different tracks with an open circle, once a game."""
    player = draft.player(who)
    if player.status:
        raise Nonsense("move", f"a renown lies in the middle of {who}'s status already", "it is for once a game")
    others = [track for track in TRACKS if not player.full(track)]
    if tracks[0] == tracks[1]:
        fit = ", ".join(track for track in others if track != tracks[0])
        raise Nonsense("tracks", f"both marks are on {tracks[0]}", f"two different tracks: besides it {fit or 'none'}")
    for track in tracks:
        if player.full(track):
            raise Nonsense("tracks", f"{track} has no open circle", f"two of {', '.join(others) or 'none'}")
    reason = Because(rule="chronicles-renown-in-the-middle", text=f"a mark each on {tracks[0]} and {tracks[1]}")
    place(draft, who, "status", because=reason)
    for track in tracks:
        mark(draft, who, track)


def use(draft: Draft, who: str, track: Track, honor: int | None) -> None:
    """1 renown on the leftmost open space: its honor and the power (Leveraging Renown ...)."""
    card = _card(draft, who, track)
    if card.renown >= POWER_SPACES:
        raise Nonsense(
            "track", f"the three spaces of {card.title} are filled", "abuse its power instead: abuse_legendary"
        )
    space = card.renown + 1
    if honor is not None and honor != card.honor[space - 1]:
        draft.emit(
            PrintedRead(of=printed_at(who, track, space), value=honor),
            Because(rule="printed-values", text=f"read off the card: {honor}"),
        )
    rule, why = "chronicles-power-spaces", f"space {space} of {card.title}"
    place(draft, who, "legendary", track=track, because=Because(rule=rule, text=why))
    shown = _card(draft, who, track).honor[space - 1]
    if shown is None:
        draft.say("printed-values", f"{why}: its honor is not read yet")
    else:
        gain_honor(draft, who, shown, Because(rule=rule, text=f"{why} shows {shown} honor"))
    _use_power(draft, who, track, "renown")


def abuse(draft: Draft, who: str, track: Track) -> None:
    """All three spaces are filled: a token is turned, 2 honor are lost, the power works again."""
    card = _card(draft, who, track)
    if card.renown < POWER_SPACES:
        raise Nonsense(
            "track",
            f"{card.renown} of the three spaces of {card.title} are filled",
            "place renown on it first: use_legendary",
        )
    if card.flipped >= POWER_SPACES:
        raise Nonsense("track", f"the three renown of {card.title} are turned already", "there is none left to turn")
    out_of_turn(draft, who, "uses a legendary power", "chronicles-legendary-power")
    text = f"a renown on {card.title} is turned, {ABUSE_HONOR} honor are lost"
    draft.emit(RenownFlipped(who=who, track=track), Because(rule="chronicles-abuse-power", text=text))
    lose_honor(draft, who, ABUSE_HONOR)
    _use_power(draft, who, track, "abuse")


def describe(draft: Draft, command: c.DescribeLegendary) -> None:
    """What a legendary card shows is known; honor that was owed for its spaces is paid."""
    who, track = command.who, command.track
    card = _card(draft, who, track)
    known = command.printed or _known(draft.table, command.name) or LegendaryCard(id="", name="?", honor=(None,) * 3)
    if known.track not in (None, track):
        text = f"{known.name} is a card of {known.track}, and lies as {who}'s card of {track}."
        draft.notice("other_track", "chronicles-legendary-card", text)
    shown = command.honor or (None,) * POWER_SPACES
    honor = tuple(said if said is not None else known.honor[place] for place, said in enumerate(shown))
    draft.emit(
        LegendaryDescribed(
            who=who,
            track=track,
            name=command.name or (command.printed.name if command.printed else None),
            words=command.words or known.words,
            honor=honor,
        )
    )
    _pay_owed(draft, who, card)


def _known(table: Table, name: str | None) -> LegendaryCard | None:
    """A card that this game knows by its name."""
    return next((it for it in table.legendary_cards if name and it.name.casefold() == name.casefold()), None)


def owed(table: Table) -> tuple[tuple[str, Legendary, int], ...]:
    """Spaces that hold renown and whose honor nobody has read: whose, of which card, counted from 1.

    Nothing is owed where people said that they leave it out.
    """
    return tuple(
        (player.name, card, space)
        for player in table.players
        for card in player.legendary
        for space in range(1, card.renown + 1)
        if card.honor[space - 1] is None
        and f"printed_value:{printed_at(player.name, card.track, space)}" not in table.dismissed
    )


def read(draft: Draft, of: str, value: int) -> None:
    """The honor of a space is known: `of` is `legendary:NAME:TRACK:SPACE`. What was owed for it is paid."""
    space = space_of(of)
    if space is None:
        raise Nonsense(
            "of", f'there is no printed value "{of}"', "agent, renown, or legendary:NAME:TRACK:SPACE from 1 to 3"
        )
    card = _card(draft, draft.player(space.who, "of").name, space.track)
    draft.emit(PrintedRead(of=of, value=value), Because(rule="printed-values", text=f"read off {card.title}: {value}"))
    _pay_owed(draft, space.who, card)


def _pay_owed(draft: Draft, who: str, before: Legendary) -> None:
    """Pays for the spaces of a card that were filled, and not read before."""
    for space in range(1, before.renown + 1):
        now = _card(draft, who, before.track).honor[space - 1]
        left_out = f"printed_value:{printed_at(who, before.track, space)}" in draft.table.dismissed
        if before.honor[space - 1] is None and now is not None and not left_out:
            text = f"space {space} of {before.title} shows {now} honor"
            gain_honor(draft, who, now, Because(rule="chronicles-power-spaces", text=text))


def _mark(draft: Draft, command: c.MarkTrack) -> None:
    because = Because(rule="chronicles-mark-a-track", text=command.why) if command.why else None
    mark(draft, command.who, command.track, because)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.MarkTrack: _mark,
    c.PlaceInStatus: lambda draft, it: place_in_status(draft, it.who, it.tracks),
    c.UseLegendary: lambda draft, it: use(draft, it.who, it.track, it.honor),
    c.AbuseLegendary: lambda draft, it: abuse(draft, it.who, it.track),
    c.DescribeLegendary: describe,
}
