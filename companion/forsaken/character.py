"""What a player board shows, read once: track, loop, talent. What was owed for it is paid."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken import loop
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import CharacterDescribed, SpaceDescribed
from companion.forsaken.gaining import finish_walk, give
from companion.forsaken.vitality import check_defeat
from companion.ledger import Because


def describe_character(draft: Draft, command: c.DescribeCharacter) -> None:
    """What is given is known from now on; a card of the library fills in the rest."""
    draft.player(command.who)
    card = command.printed
    said: dict[str, Any] = {
        "character": command.character or (card.name if card else None),
        "spaces": command.spaces or (len(card.loop) or None if card else None),
        "loop": card.loop or None if card else None,
    }
    for field in ("klass", "vitality", "green", "lap_vp", "talent"):
        typed = getattr(command, field)
        said[field] = typed if typed is not None or card is None else getattr(card, field)
    if all(value is None for value in said.values()):
        raise Nonsense("character", "nothing of the board was read", "a name, a track, a loop or a talent")
    reason = Because(rule="forsaken-player-board", text="as the board shows")
    draft.emit(CharacterDescribed(who=command.who, **said), reason)
    _pay_owed(draft, command.who)


def describe_space(draft: Draft, command: c.DescribeSpace) -> None:
    """What a space shows is known, and paid as often as it was reached or passed before."""
    player = draft.player(command.who)
    if not player.loop:
        raise Nonsense("space", f"nobody has counted the spaces of {command.who}'s loop", "count them first")
    if command.space >= len(player.loop):
        most = len(player.loop) - 1
        raise Nonsense("space", f"the loop has no space {command.space}", f"0, the Legend space, to {most}")
    draft.emit(
        SpaceDescribed(who=command.who, space=command.space, gains=command.gains, words=command.words),
        Because(rule=loop.RULE, text=f"{loop.title(command.space)} of the loop was read"),
    )
    _pay_owed(draft, command.who)


def _pay_owed(draft: Draft, who: str) -> None:
    """Pays what was waiting for what is known now: steps, spaces, laps, a defeat."""
    steps = 0
    player = draft.player(who)
    track, steps_owed, laps = (loop.owed(draft, who, of) for of in ("vitality", "loop", "lap"))
    if track and player.most is not None and (player.green is not None or not player.fungalyte):
        loop.settled(draft, track)
    check_defeat(draft, who)
    if laps and player.lap_vp is not None:
        loop.settled(draft, laps)
        steps += loop.pay_laps(draft, who, laps.number or 0, give)
    if steps_owed and player.loop:
        loop.settled(draft, steps_owed)
        steps += loop.walk(draft, who, steps_owed.number or 0, give)
    for due in draft.table.waits("loop_space", who):
        space = due.number or 0
        if space < len(player.loop) and draft.player(who).loop[space] is not None:
            loop.settled(draft, due)
            steps += loop.pay_space(draft, who, space, give)
    finish_walk(draft, who, steps)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.DescribeCharacter: describe_character,
    c.DescribeSpace: describe_space,
}
