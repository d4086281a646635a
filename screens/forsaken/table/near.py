"""What stands under a name on the Table, and the counts of what a player holds."""

from companion.forsaken.kinds import HOLDINGS, Holding
from companion.forsaken.player import Player
from screens.forsaken.board.pictures import vital, vital_words
from screens.near import Near

Held = tuple[tuple[Holding | str, int], ...]
"""What is held, with a sign each: only what there is."""


def nearby(player: Player) -> Near:
    """Who somebody plays, and what is open for all to see in their story."""
    if player.away:
        return (("Has gone", "seats-change"),)
    found = [(player.character or player.module or "", "forsaken-player-board")]
    found.append((f"chapter {player.story.chapter}", "forsaken-story"))
    return tuple((words[:1].upper() + words[1:] if not number else words, rule)
                 for number, (words, rule) in enumerate(it for it in found if it[0]))  # fmt: skip


def in_brief(player: Player) -> Near:
    """The same for one among many: how they are, and how much lies on the tray."""
    if player.away:
        return nearby(player)
    counts = (
        (player.resources, "resource", "resources", "forsaken-resources"),
        (player.infamy, "infamy", "infamy", "forsaken-infamy"),
    )
    return (
        (vital_words(vital(player)) if player.most is not None else "Vitality ?", "forsaken-vitality"),
        *((f"{count} {one if count == 1 else many}", rule) for count, one, many, rule in counts if count),
    )


def held(player: Player) -> Held:
    """Everything that is counted with a sign: cubes, tokens, rep, infamy, gear in hand."""
    counts: list[tuple[Holding | str, int]] = [(what, player.holds(what)) for what in HOLDINGS if what != "vp"]
    counts += [("infamy", player.infamy), ("gear", len(player.hand))]
    return tuple((what, count) for what, count in counts if count)
