"""The kinds of prompts of Forsaken, and what each of them is about."""

from typing import Literal

from companion.forsaken.kinds import Faction
from companion.prompt import Notice as Notice
from companion.prompt import Prompt as AnyPrompt

PromptKind = Literal[
    "defeat", "over_resources", "over_gear", "job", "spoils", "free_card", "ruin", "reward", "fight_tie",
    "bounty", "bounty_escaped", "character", "loop_space", "persona_path", "feat_name", "story",
    "rival", "plot_draw", "plot_line", "finale", "resolution", "queue", "encounter",
    "proposal", "by_hand",
]  # fmt: skip


class Prompt(AnyPrompt):
    """Something to do at the table.

    `due` is the number of what waits for an answer, where its key is `kind:number`. `over_resources` and `over_gear`
    say how many go back (`number`); `job`, `spoils` and `persona_path` are about a `faction`; `loop_space` about the
    space `number` (0 the Legend space); `feat_name` about a feat, `finale` about a card of the event row (`number`);
    `plot_line` about the action line `number` of the last card in the row; `of` is a name in words.
    """

    kind: PromptKind
    due: int | None = None
    faction: Faction | None = None
    number: int | None = None
    of: str | None = None
    proposal: int | None = None
