"""What people answer to a game's prompts and proposals, in every game."""

from collections.abc import Iterable
from typing import Any, TypeVar

from companion.drafting import Nonsense

Prompt = TypeVar("Prompt", bound=Any)
Proposal = TypeVar("Proposal", bound=Any)


def asked(prompts: Iterable[Prompt], key: str) -> Prompt:
    """The open prompt with a key; there is nothing to leave out where none has it."""
    found = next((prompt for prompt in prompts if prompt.key == key), None)
    if found is None:
        raise Nonsense("prompt", f'there is no open prompt "{key}"', "see the table's prompts for their keys")
    return found


def proposed(proposals: Iterable[Proposal], id: int) -> Proposal:
    """The open proposal with an id; there is nothing to take up where none has it."""
    found = next((proposal for proposal in proposals if proposal.id == id), None)
    if found is None:
        raise Nonsense("proposal", f"there is no open proposal {id}", "see the table's prompts")
    return found
