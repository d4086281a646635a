"""Where the rulebook is silent or disagrees with itself."""

from typing import Literal

from companion.ruling import Option, Ruling, Rulings

RulingId = Literal["S1", "S2", "S3", "S4", "S5", "S6"]

RULINGS: Rulings = {
    ruling.id: ruling
    for ruling in (
        Ruling(
            id="S1",
            question="At how many VP do enemies roll advanced dice?",
            reason="The combat chapter starts at 6 and counts icons of the track; the quick reference says 6 and 11.",
            page=24,
            options=(
                Option(id="six_and_eleven", text="One die from 6 VP, two from 11", also=("6 and 11", "both")),
                Option(id="six", text="One die from 6 VP, never two", also=("6",)),
            ),
            rule="forsaken-advanced-dice",
        ),
        Ruling(
            id="S2",
            question="Both sides of a fight have the same strength. Who wins?",
            reason="The strongest survivor wins, and nothing is said of equals; only the Cantina's house wins ties.",
            page=24,
            options=(
                Option(id="table", text="The table says it each time", also=("ask",)),
                Option(id="opponent", text="Whoever was attacked, as the house at the Cantina", also=("the enemy",)),
            ),
            rule="forsaken-q-fight-tie",
        ),
        Ruling(
            id="S3",
            question="Solo: does the rival's VP tracker at the threshold end the game?",
            reason="The end is set off by a player's tracker; whether a rival's counts is not said.",
            page=None,
            options=(Option(id="no", text="No, only yours"), Option(id="yes", text="Yes, the rival's, too")),
            rule="forsaken-solo-end",
        ),
        Ruling(
            id="S4",
            question="Solo: you and the rival have the same VP. Who wins?",
            reason="A tie goes to whoever has more cool stuff, and a rival has none; nothing is said of a rival's tie.",
            page=None,
            options=(
                Option(id="cool_stuff", text="Cool stuff decides; the rival has none", also=("cool stuff",)),
                Option(id="rival", text="The rival: you need more"),
            ),
            rule="forsaken-tie",
        ),
        Ruling(
            id="S5",
            question="What is a die with a blank face worth?",
            reason="The tower's diagram names a blank result and gives no value.",
            page=12,
            options=(
                Option(id="nothing", text="Nothing"),
                Option(id="zone", text="What its zone shows", also=("the zone",)),
            ),
            rule="forsaken-crit",
        ),
        Ruling(
            id="S6",
            question="What is an advanced die with the purge face worth itself?",
            reason="It takes the other dice of its zone away; what it counts for is not said.",
            page=24,
            options=(
                Option(id="nothing", text="Nothing"),
                Option(id="zone", text="What its zone shows", also=("the zone",)),
            ),
            rule="forsaken-purge",
        ),
    )
}
