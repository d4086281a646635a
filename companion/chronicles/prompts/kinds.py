"""The kinds of prompts of Chronicles, and what each of them is about."""

from typing import Literal

from companion.chronicles.kinds import Track
from companion.prompt import Notice as Notice
from companion.prompt import Prompt as AnyPrompt

PromptKind = Literal[
    "chronicle", "shroud", "colour", "legendary", "printed_value",
    "reveal_event", "event_reward", "agents", "festival_space", "proposal", "by_hand", "tie",
]  # fmt: skip


class Prompt(AnyPrompt):
    """Something to do at the table.

    `chronicle` and `shroud` are about a `card` of `who` (shroud: solo, first the option, then the mark: `chosen` is
    what was chosen); `colour` about a companion, `card` None the first one; `legendary` and `festival_space` about a
    `track`; `printed_value` about `of`; `reveal_event` about a `board`; `event_reward` about an `event`; `agents`
    about the board whose event brings them; `proposal` about its number; `tie` asks who wins, where the table settles
    it.
    """

    kind: PromptKind
    card: int | None = None
    track: Track | None = None
    board: int | None = None
    event: int | None = None
    of: str | None = None
    proposal: int | None = None
    chosen: Literal["A", "B"] | None = None
