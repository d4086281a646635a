"""Words of the game on the Table and the regions: a "?" or a long press opens the entry that explains them."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from companion.rules.entries import corpus
from companion.vestige import commands as c
from companion.vestige.prompts import notices, prompts
from tests.companion.games import BONE, ROOK
from tests.screens.evening import Evening
from tests.screens.harness import Rendered
from tests.screens.moments import all_prompts

WIDE = (1280, 800)


@dataclass(frozen=True)
class Word:
    """A word on a screen and its entry: what was played, where it stands, and whether it is held or its "?" tapped."""

    entry: str
    word: str
    moment: Callable[[], Evening]
    tab: str = "table"
    taps: tuple[str, ...] = ()
    size: tuple[int, int] = (390, 844)

    def __str__(self) -> str:
        return f"{self.tab} {' '.join(self.taps)}, {self.word}"

    def asked_for(self, render: Callable[..., Rendered]) -> Rendered:
        """The screen after the word was held, or its "?" tapped."""
        screen = self.moment().open(render, self.tab, size=self.size)
        for tap in self.taps:
            screen.tap(tap)
        assert corpus()[self.entry].answer not in screen.texts()
        (screen.tap if self.word.startswith("What is ") else screen.long_press)(self.word)
        return screen


def played(*commands: object, **changes: object) -> Callable[[], Evening]:
    return lambda: Evening(**changes).play(*commands)


def start() -> Evening:
    return Evening()


def threats() -> Evening:
    return Evening().two_threats()


def taken_twice() -> Evening:
    take = c.TakeControl(who="Ana", region="Chop Shop")
    return Evening().play(take, c.LoseControl(region="Chop Shop"), take)


def with_a_card() -> Evening:
    return Evening().play(c.GainCard(who="Ana", kind="mercenary", leverage=3))


def chop_shop() -> Evening:
    return Evening().chop_shop_taken()


ANA, BONES = ("Ana 10 to trigger 1",), ("Bone Threat level 2",)
HOLDING = ("Ana 7 to trigger 1",)
LINES = ("more to do",)
SHOP = ("Chop Shop,",)

WORDS = [
    # The strip, on every page
    Word("rounds", "Round 1 · Ana", start),
    Word("rounds", "Round 1 · Ana", start, "regions"),
    Word("nemesis-turn", "Round 2 · Nemeses", lambda: Evening().bones_turn()),
    Word("scoring", "Final scoring", lambda: Evening().scoring()),
    Word("verdict", "Game over", lambda: Evening().over()),
    Word("conditions-needed", "0 of 3 conditions met", start),
    Word("final-round", "Round 6 is the last", lambda: Evening().last_round_known()),
    # The track and the competitors
    Word("leverage-track", "Leverage track: Ana at 0", start),
    Word("leverage-track", "Leverage track: Ana at 11", lambda: Evening().bones_turn()),
    Word("magenta-trigger", "10 to trigger 1 (magenta, 10)", start),
    Word("white-trigger", "7 to trigger 2 (white, 18)", threats),
    Word("threat-level", "Threat level 2", threats),
    Word("control", "1 region", chop_shop),
    Word("tableau", "1 card", with_a_card),
    Word("player", "Ana", start),
    Word("bone", "Bone", start),
    Word("nemesis", "Rook", played(nemeses=(BONE, ROOK))),
    Word("leverage", "What is leverage?", start, taps=("Ana: 0 leverage",)),
    # A competitor's sheet
    Word("leverage", "What is leverage?", start, taps=ANA),
    Word("card-kinds", "What is a card?", start, taps=ANA),
    Word("lawmakers", "Ana gains a lawmaker", start, taps=ANA),
    Word("chop-bots", "Ana gains a chop bot", start, taps=ANA),
    Word("gained-cards-pay", "printed on the lawmaker?", start, taps=(*ANA, "Ana gains a lawmaker")),
    Word("mercenaries", "1 mercenary (printed 3)", with_a_card, taps=HOLDING),
    Word("lose-a-card", "keeps its leverage", with_a_card, taps=HOLDING),
    Word("recovered-card-costs-leverage", "and its 3 leverage", with_a_card, taps=HOLDING),
    Word("speed", "What is speed?", start, taps=ANA),
    Word("speed-upgrade", "Upgrade by 1", start, taps=ANA),
    Word("threat-level", "What is a threat level?", threats, taps=BONES),
    Word("syndicate-lord", "Syndicate Lord", threats, taps=BONES),
    Word("threat", "Quiet Market", threats, taps=BONES),
    Word("remove-a-threat", "To remove: With a lawmaker", threats, taps=BONES),
    Word("man-with-the-plans", "Reveal Man with the Plans", threats, taps=BONES),
    # What there is to do
    Word("prompt", "What is a prompt?", start, size=WIDE),
    Word("condition-revealed", "What is behind this prompt?", all_prompts),
    Word("condition-revealed", "Trigger 1: turn over its endgame condition", all_prompts),
    Word("covert-op-at-a-trigger", "Trigger 1: Ana draws a covert op", all_prompts, taps=LINES),
    Word("printed-values", "What leverage is printed on Oasis?", all_prompts, taps=LINES),
    Word("region-oasis", "What leverage is printed on Oasis?", played(c.TakeControl(who="Ana", region="Oasis"))),
    Word("control-once-a-turn", "What is behind this notice: Ana took Chop Shop 2 times", taken_twice),
    # Regions
    Word("control", "What is control of a region?", start, "regions"),
    Word("extra-regions", "What is an extra region?", start, "regions"),
    Word("region-oasis", "Oasis 2, uncontrolled", start, "regions"),
    Word("region-smugglers-lair", "Smugglers' Lair, controlled by Bone", threats, "regions"),
    Word("regions", "Our own tile,", played(c.TakeControl(who="Ana", region="Our own tile", leverage=1)), "regions"),
    Word("region-chop-shop", "What is Chop Shop?", start, "regions", SHOP),
    Word("region-chop-shop", "(p. 30)", start, "regions", SHOP),
    Word("control", "Ana controls it.", chop_shop, "regions", SHOP),
    Word("take-control", "Ana takes it", start, "regions", SHOP),
    Word("nemesis-takes-a-region", "Bone takes it", start, "regions", SHOP),
    Word("visit", "Ana visits", start, "regions", SHOP),
    Word("recover-a-block", "Ana takes the block back", chop_shop, "regions", SHOP),
    Word("lose-control", "Ana loses it", chop_shop, "regions", SHOP),
    Word("leverage-from-regions", "Printed leverage: 2", start, "regions", SHOP),
]


@pytest.mark.parametrize("word", WORDS, ids=str)
def test_a_word_of_the_game_opens_its_entry(unhurried, render, word):
    screen = word.asked_for(render)

    assert corpus()[word.entry].title in screen.texts()
    assert corpus()[word.entry].answer in screen.texts()


def test_the_mark_on_a_prompt_opens_what_the_prompt_rests_on_whichever_it_is(unhurried, render):
    evening = all_prompts()
    kinds = set()

    for prompt in prompts(evening.table):
        screen = evening.open(render)
        screen.tap("more to do")
        if prompt.text in screen.names():
            screen.tap(prompt.text)
        screen.tap("What is behind this prompt?")
        assert corpus()[prompt.rule].answer in screen.texts()
        kinds.add(prompt.kind)

    assert kinds == {"reveal_condition", "reveal_threat", "draw_covert_op", "printed_value", "proposal", "by_hand"}


def test_each_notice_has_a_mark_of_its_own(unhurried, render):
    regions = ("Garage", "Oasis")
    evening = Evening().play(*[c.TakeControl(who="Ana", region=name) for name in regions], c.BeginScoring())
    screen = evening.open(render)
    told = notices(evening.table)

    for notice in told:
        screen.tap(f"What is behind this notice: {notice.text.removesuffix('.')}?")
        assert corpus()[notice.rule].answer in screen.texts()
        screen.dismiss()

    assert len({notice.text for notice in told}) == len(regions)


def test_a_tap_on_a_button_that_explains_itself_still_does_what_it_says(evening, render):
    screen = evening.open(render, "regions")

    screen.tap("Chop Shop,")
    screen.tap("Ana takes it")

    assert evening.entries == ["Ana takes Chop Shop (Ana +2, Bone +1)"]
    assert corpus()["take-control"].answer not in screen.texts()


def test_an_entry_lies_over_the_table_which_stays_as_it_was(evening, render):
    screen = evening.open(render)

    screen.tap("Ana: 1 more")
    screen.long_press("10 to trigger 1")
    screen.dismiss()

    assert corpus()["magenta-trigger"].answer not in screen.texts()
    assert "+1: 0 becomes 1" in screen.names()
    assert evening.entries == []
