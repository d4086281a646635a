"""What is asked once the game is over: who wins a tie that the table settles itself."""

from companion.chronicles.prompts.kinds import Prompt
from companion.chronicles.table import Table


def open_tie(table: Table) -> tuple[str, ...]:
    """Who is tied in a game that is over and whose tie the table settles itself (C2); nobody where nothing is open."""
    verdict = table.score.verdict if table.score else None
    if verdict is None or verdict.reason != "tie" or table.settled is not None or table.ruled("C2") != "table":
        return ()
    return verdict.winners


def prompts(table: Table) -> tuple[Prompt, ...]:
    """The one question of the end."""
    tied = open_tie(table)
    if not tied:
        return ()
    text = f"{', '.join(tied[:-1])} and {tied[-1]} tie for most honor: who wins by the base game's rule?"
    return (Prompt(kind="tie", key="tie", text=text, rule="chronicles-tie"),)
