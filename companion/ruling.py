"""Where a rulebook is silent or disagrees with itself: a setting of each game, with a default."""

from collections.abc import Mapping
from typing import Any

from companion.faults import nearest
from companion.frozen import Frozen


class Option(Frozen):
    """One way to rule; `id` is what saves and commands say, `also` are other words that people use for it."""

    id: str
    text: str
    also: tuple[str, ...] = ()


class Ruling(Frozen):
    """A question that the text leaves open, why it is open, and the two ways to answer it. The first is the default.

    `page` is the rulebook's; None where its text has no pages. `rule` is the rules entry that tells of it.
    """

    id: str
    question: str
    reason: str
    page: int | None
    options: tuple[Option, Option]
    rule: str

    @property
    def default(self) -> str:
        return self.options[0].id

    def option_of(self, said: str) -> str:
        """The option that somebody means: its id, its words, or `default` or `other`.

        Raises ValueError when it is none of them.
        """
        first, second = self.options
        word = " ".join(said.replace("_", " ").casefold().split())
        for option in self.options:
            words = (option.id.replace("_", " "), option.text.casefold(), *option.also)
            if word in words or word.split(",")[0] == option.id:
                return option.id
        if word in ("default", "other"):
            return first.id if word == "default" else second.id
        raise ValueError(f'"{said}" is no answer to {self.id}; one of {first.id}, {second.id}')


Rulings = Mapping[str, Ruling]
"""All open questions of a game, by their ids."""


def known_rulings(rulings: Rulings, answers: Mapping[Any, str]) -> dict[Any, str]:
    """The answers that this version knows: a save of another one may hold more."""
    return {
        ruling: said
        for ruling, said in answers.items()
        if ruling in rulings and said in (option.id for option in rulings[ruling].options)
    }


def ruled(rulings: Rulings, answers: Mapping[Any, str], ruling: str) -> str:
    """The option in force: the chosen one, or the default."""
    return answers.get(ruling, rulings[ruling].default)


def settled(rulings: Rulings, said: Mapping[Any, Any]) -> dict[str, str]:
    """What people have answered, in the words that saves have. Raises ValueError for a ruling or an answer that there
    is not."""
    for id in said:
        if id not in rulings:
            raise ValueError(f'there is no ruling "{id}"; {nearest(str(id), rulings) or ", ".join(rulings)}')
    return {id: rulings[id].option_of(str(answer)) for id, answer in said.items()}
