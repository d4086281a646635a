"""What a player has besides honor, for the line under the name on the Table."""

from companion.chronicles.table import Player
from screens.near import Near


def nearby(player: Player) -> Near:
    """Renown held, legendary cards, events, dark agents, vendor tokens: what there is of them."""
    if player.away:
        return (("Has gone", "seats-change"),)
    counts = (
        (player.renown, "renown", "renown", "chronicles-renown"),
        (len(player.legendary), "legendary card", "legendary cards", "chronicles-legendary-card"),
        (len(player.events), "event", "events", "chronicles-events"),
        (player.agents, "dark agent", "dark agents", "chronicles-dark-agents"),
        (len(player.tokens), "vendor token", "vendor tokens", "chronicles-vendor-tokens"),
    )
    return tuple((f"{count} {one if count == 1 else many}", rule) for count, one, many, rule in counts if count)
