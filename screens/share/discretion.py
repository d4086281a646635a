"""Which files a phone at a shared table may keep: a whole game holds what its players have noted in secret."""

from companion.desk import Desk
from companion.shelf import ShelfFault
from screens.share.presence import provided

NOT_YET = (
    "Files with the whole game hold what players have noted in secret: on this phone they are offered once it is over."
)
AT_THE_HOST = (
    "A copy of everything holds what players have noted in secret: it is saved on the machine that shares this table."
)


def may_keep_whole(desk: Desk, game_id: str) -> bool:
    """Whether a file with all of a game may go to the phone that is drawn, or whose handler asks.

    A game that is over has no secrets any more; a copy that was tried out to its end has. Some games have none at all.
    """
    if provided().host:
        return True
    try:
        game = desk.game(game_id)
        over = not desk.tried_out and game.rules.concluded(game.table) is not None
        return over or not game.rules.secrets
    except ShelfFault:
        return False


def may_keep_everything() -> bool:
    """Whether a file with all games may go there."""
    return provided().host
