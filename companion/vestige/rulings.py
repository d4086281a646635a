"""Where the rulebook is silent or disagrees with itself: a setting of each game, with a default."""

from collections.abc import Mapping
from typing import Literal, get_args

from companion.frozen import Frozen

RulingId = Literal["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9"]
RULING_IDS: tuple[RulingId, ...] = get_args(RulingId)


class Option(Frozen):
    """One way to rule; `id` is what saves and commands say, `also` are other words that people use for it."""

    id: str
    text: str
    also: tuple[str, ...] = ()


class Ruling(Frozen):
    """A question that the text leaves open, why it is open, and the two ways to answer it. The first is the default."""

    id: RulingId
    question: str
    reason: str
    page: int
    options: tuple[Option, Option]

    @property
    def default(self) -> str:
        return self.options[0].id


def _ruling(id: RulingId, page: int, question: str, reason: str, *options: tuple[str, ...]) -> Ruling:
    first, second = (Option(id=name, text=text, also=also) for name, text, *also in options)
    return Ruling(id=id, page=page, question=question, reason=reason, options=(first, second))


RULINGS: dict[RulingId, Ruling] = {
    ruling.id: ruling
    for ruling in (
        _ruling("R1", 29, "Does a cooperative game begin with an open endgame condition?",
                "Page 7 leaves it out for a team of players; page 29 sets the game up as always.",
                ("no", "No condition is open at the start"), ("yes", "One condition is open at the start")),
        _ruling("R2", 27, "In which order does a menace resolve its rows?",
                "The text names the current level and all below it, but no order.",
                ("ascending", "From level 0 up to the current one", "from 0 up to the current one"),
                ("current_first", "The current one first, then downwards", "current one first")),
        _ruling("R3", 27, "Does a nemesis gain the printed leverage of a region that it takes?",
                "Nemeses count as players within reason, and area control is the example given.",
                ("yes", "Yes, as a player would"), ("no", "No, only what its cards say")),
        _ruling("R4", 25, "Do covert ops and threats still come out once the final round is set?",
                "Only conditions are said to stop.",
                ("yes", "Yes, only conditions stop"), ("no", "No, the stacks stay closed")),
        _ruling("R5", 10, "Can leverage fall below 0?",
                "The track has a starting space; nothing is said about falling behind it.",
                ("no", "No, it stops at 0"), ("yes", "Yes, it goes below 0")),
        _ruling("R6", 28, "Does a mastery bonus count towards the two cards that a side needs against a nemesis team?",
                "A bonus raises mastery, but it is no card.",
                ("yes", "Yes, like a card"), ("no", "No, two real cards are needed")),
        _ruling("R7", 26, "Does a player who gets a nemesis's card by removing a threat gain its printed leverage?",
                "Gaining a card gains its leverage; the threat speaks of the nemesis's leverage alone.",
                ("yes", "Yes, a gained card pays"), ("no", "No, the card alone changes hands")),
        _ruling("R8", 17, "Does a teammate's visit pay the controller?",
                "The text says another player, which a teammate is.",
                ("yes", "Yes"), ("no", "No, only other sides pay")),
        _ruling("R9", 27, "Two nemeses meet their goals. Who wins?",
                "Each is said to win by itself.",
                ("all", "All of them, and every human loses", "both win, all humans lose", "both win"),
                ("most_leverage", "The one of them with more leverage", "the one with more leverage", "more leverage")),
    )
}  # fmt: skip


def option_of(ruling: RulingId, said: str) -> str:
    """The option that somebody means: its id, its words, or `default` or `other`.

    Raises ValueError when it is none of them.
    """
    first, second = RULINGS[ruling].options
    word = " ".join(said.replace("_", " ").casefold().split())
    for option in (first, second):
        words = (option.id.replace("_", " "), option.text.casefold(), *option.also)
        if word in words or word.split(",")[0] == option.id:
            return option.id
    if word in ("default", "other"):
        return first.id if word == "default" else second.id
    raise ValueError(f'"{said}" is no answer to {ruling}; one of {first.id}, {second.id}')


def known_rulings(rulings: Mapping[RulingId, str]) -> dict[RulingId, str]:
    """The answers that this version knows: a save of another one may hold more."""
    return {
        ruling: said
        for ruling, said in rulings.items()
        if ruling in RULINGS and said in (option.id for option in RULINGS[ruling].options)
    }


def ruled(rulings: Mapping[RulingId, str], ruling: RulingId) -> str:
    """The option in force: the chosen one, or the default."""
    return rulings.get(ruling, RULINGS[ruling].default)
