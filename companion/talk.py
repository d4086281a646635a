"""What a game and its people say to each other, in every game: prompts, proposals, notices."""

from typing import Annotated, Literal

from pydantic import Field

from companion.frozen import Frozen
from companion.game import Happened

# Commands


class DismissPrompt(Frozen):
    """A prompt is not wanted. `prompt` is its key."""

    move: Literal["dismiss_prompt"] = "dismiss_prompt"
    prompt: Annotated[str, Field(min_length=1, max_length=200)]


class AcceptProposal(Frozen):
    """What an automation proposed is to be done."""

    move: Literal["accept_proposal"] = "accept_proposal"
    proposal: Annotated[int, Field(strict=True, ge=1)]


# Events


class PromptSettled(Happened):
    """A prompt was dismissed, or a proposal taken up."""

    event: Literal["prompt_settled"] = "prompt_settled"
    prompt: str


class NoticeGiven(Happened):
    """Something that was done looks wrong. It is shown until the turn is over."""

    event: Literal["notice_given"] = "notice_given"
    kind: str
    rule: str
    text: str


# On the table


class Noticed(Frozen):
    """Something that was done in this turn and looks wrong, in words."""

    kind: str
    rule: str
    text: str
