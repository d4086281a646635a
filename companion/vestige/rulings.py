"""Where Vestige's rulebook is silent or disagrees with itself."""

from typing import Literal, get_args

from companion.ruling import Option, Ruling, Rulings

RulingId = Literal["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9"]
RULING_IDS: tuple[RulingId, ...] = get_args(RulingId)


def _ruling(id: RulingId, page: int, rule: str, question: str, reason: str, *options: tuple[str, ...]) -> Ruling:
    first, second = (Option(id=name, text=text, also=tuple(also)) for name, text, *also in options)
    return Ruling(id=id, page=page, question=question, reason=reason, options=(first, second), rule=rule)


RULINGS: Rulings = {
    ruling.id: ruling
    for ruling in (
        _ruling("R1", 29, "cooperative-start",
                "Does a cooperative game begin with an open endgame condition?",
                "Page 7 leaves it out for a team of players; page 29 sets the game up as always.",
                ("no", "No condition is open at the start"), ("yes", "One condition is open at the start")),
        _ruling("R2", 27, "menace-order",
                "In which order does a menace resolve its rows?",
                "The text names the current level and all below it, but no order.",
                ("ascending", "From level 0 up to the current one", "from 0 up to the current one"),
                ("current_first", "The current one first, then downwards", "current one first")),
        _ruling("R3", 27, "nemesis-takes-a-region",
                "Does a nemesis gain the printed leverage of a region that it takes?",
                "Nemeses count as players within reason, and area control is the example given.",
                ("yes", "Yes, as a player would"), ("no", "No, only what its cards say")),
        _ruling("R4", 25, "stacks-after-the-final-round",
                "Do covert ops and threats still come out once the final round is set?",
                "Only conditions are said to stop.",
                ("yes", "Yes, only conditions stop"), ("no", "No, the stacks stay closed")),
        _ruling("R5", 10, "leverage-below-zero",
                "Can leverage fall below 0?",
                "The track has a starting space; nothing is said about falling behind it.",
                ("no", "No, it stops at 0"), ("yes", "Yes, it goes below 0")),
        _ruling("R6", 28, "mastery-bonus-two-cards",
                "Does a mastery bonus count towards the two cards that a side needs against a nemesis team?",
                "A bonus raises mastery, but it is no card.",
                ("yes", "Yes, like a card"), ("no", "No, two real cards are needed")),
        _ruling("R7", 26, "card-of-a-nemesis",
                "Does a player who gets a nemesis's card by removing a threat gain its printed leverage?",
                "Gaining a card gains its leverage; the threat speaks of the nemesis's leverage alone.",
                ("yes", "Yes, a gained card pays"), ("no", "No, the card alone changes hands")),
        _ruling("R8", 17, "visit-of-a-teammate",
                "Does a teammate's visit pay the controller?",
                "The text says another player, which a teammate is.",
                ("yes", "Yes"), ("no", "No, only other sides pay")),
        _ruling("R9", 27, "two-goals",
                "Two nemeses meet their goals. Who wins?",
                "Each is said to win by itself.",
                ("all", "All of them, and every human loses", "both win, all humans lose", "both win"),
                ("most_leverage", "The one of them with more leverage", "the one with more leverage", "more leverage")),
    )
}  # fmt: skip
