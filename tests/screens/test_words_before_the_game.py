"""Words of the game on Home, in the set-up and in the settings open the entry that explains them."""

from dataclasses import dataclass

import pytest

from companion.rules.entries import corpus
from companion.vestige import commands as c
from companion.vestige.automation import AUTOMATIONS
from companion.vestige.checklist import checklist
from companion.vestige.rulings import RULINGS
from screens import routes
from screens.app import app_on
from tests.companion.games import BONE, ROOK
from tests.screens.desks import Surroundings
from tests.screens.harness import Rendered

NEXT = "Next"
PRINTED = {"regions": {"Oasis 2": 1}, "speed": {5: 6}, "mastery": {"guile": 12}}
LEARNT = {"printed": PRINTED, "people": ["Ana", "Ben"]}
GAME = routes.game("g1", "settings")
NEW = routes.new("vestige")


@pytest.fixture
def around(unhurried) -> Surroundings:
    """A game in play, and a library with a value of each kind."""
    around = Surroundings()
    around.begin()
    around.desk.keep_library("vestige", around.desk.library("vestige") | LEARNT)
    return around


@dataclass(frozen=True)
class Word:
    """A word on a page, reached by some taps: held, or tapped where it is a "?", it opens an entry."""

    page: str
    taps: tuple[str, ...]
    word: str
    entry: str

    def __str__(self) -> str:
        return f"{self.page} {self.word}"


SEAT, NEMESES, TRIGGERS, CHECKLIST = (NEXT,), (NEXT,) * 2, (NEXT,) * 3, (NEXT,) * 4
AGAINST, TOGETHER = ("Competitive", NEXT, "Ben sits down"), ("Cooperative", NEXT, "Ben sits down")
MARKS = [
    Word(NEW, (), "What is a way to play?", "modes"),
    Word(NEW, (), "What is the depth?", "depth"),
    Word(NEW, SEAT, "What is a seat?", "seat"),
    Word(NEW, AGAINST, "What is a seat?", "seat"),
    Word(NEW, (*AGAINST, "Change the order"), "What is the order of turns?", "turn-order"),
    Word(NEW, (*AGAINST, "Player 2 is blue"), "What belongs to a colour?", "player-pieces"),
    Word(NEW, ("Teams", NEXT), "What is a team game?", "teams"),
    Word(NEW, (*AGAINST, NEXT), "What is a nemesis?", "nemesis"),
    Word(NEW, SEAT, "What belongs to a colour?", "player-pieces"),
    Word(NEW, NEMESES, "What is a nemesis?", "nemesis"),
    Word(NEW, NEMESES, "What is the difficulty?", "difficulty"),
    Word(NEW, (*NEMESES, "Bone: 10 threat cards"), "Where do threat cards go?", "threats-in-the-stacks"),
    Word(NEW, TRIGGERS, "What is a trigger?", "triggers"),
    Word(NEW, (*TRIGGERS, "Change where the triggers stand"), "What is a trigger?", "triggers"),
    Word(NEW, CHECKLIST, "How is a table set up?", "setup"),
    Word(routes.SETTINGS, (), "What is a ruling?", "ruling"),
    Word(routes.SETTINGS, (), "What is an automation?", "automation"),
    Word(routes.SETTINGS, (), "What is the library?", "library"),
    Word(routes.SETTINGS, ("Can leverage fall below 0?",), "What is ruling R5?", "leverage-below-zero"),
    Word(routes.SETTINGS, ("Final round On",), "What is the rule of Final round?", "final-round"),
    Word(routes.LIBRARY, (), "What is the library?", "library"),
    Word(routes.LIBRARY, ("Change where the triggers stand",), "What is a trigger?", "triggers"),
    Word(routes.LIBRARY, ("New card",), "What is the library?", "library"),
    Word(routes.LIBRARY, ("New card", "Bounties"), "What is Bounties?", "bounties"),
    Word(routes.shelf("speed"), (), "What is Speed spaces?", "speed-upgrade"),
    Word(routes.shelf("region"), ("Oasis 2, printed 1",), "What is Oasis 2?", "region-oasis"),
    Word(routes.shelf("mastery"), ("Guile, printed 12",), "What is Guile?", "mastery-tiles"),
    Word(routes.shelf("speed"), ("Another space",), "What is the speed track?", "speed-upgrade"),
    Word(GAME, (), "What is a round?", "rounds"),
    Word(GAME, ("Change the round",), "What is a round?", "rounds"),
    Word(GAME, (), "What is a trigger?", "triggers"),
    Word(GAME, (), "What is a ruling?", "ruling"),
    Word(GAME, (), "What is an automation?", "automation"),
]
HELD = [
    Word(routes.HOME, (), "Ana 0", "leverage"),
    Word(routes.HOME, (), "Round 1 · Ana", "rounds"),
    Word(routes.HOME, (), "0 of 3 conditions met", "conditions-needed"),
    Word(NEW, (), "As last time", "nuisance"),
    Word(NEW, (), "Solo, chosen", "solo"),
    Word(NEW, (), "Competitive", "competitive"),
    Word(NEW, (), "Teams", "teams"),
    Word(NEW, (), "Cooperative", "cooperative"),
    Word(NEW, (), "Score, chosen", "depth"),
    Word(NEW, (), "Everything", "depth"),
    Word(NEW, (*TOGETHER, NEXT), "The nemeses are a team", "nemesis-team"),
    Word(NEW, (*AGAINST, NEXT, NEXT, NEXT), "Ana begins", "starting-player"),
    Word(NEW, NEMESES, "Bone", "bone"),
    Word(NEW, NEMESES, "black column", "nemesis-mat"),
    Word(NEW, NEMESES, "threat cards", "threats-in-the-stacks"),
    Word(NEW, NEMESES, "Bone: 10 threat cards, type a number", "threats-in-the-stacks"),
    Word(NEW, NEMESES, "Add Happy", "dunecrest-and-happy"),
    Word(NEW, (*NEMESES, "Add Happy"), "run by hand from its cards", "by-hand"),
    Word(NEW, NEMESES, "Add another nemesis, run by hand", "by-hand"),
    Word(NEW, NEMESES, "Nuisance, chosen", "nuisance"),
    Word(NEW, NEMESES, "Menace", "menace"),
    Word(NEW, (*NEMESES, "Add Happy"), "The nemeses form a team", "solo-nemesis-team"),
    Word(NEW, TRIGGERS, "10 magenta", "magenta-trigger"),
    Word(NEW, TRIGGERS, "18 white", "white-trigger"),
    Word(NEW, (*TRIGGERS, "Change where"), "Trigger 2, white, at 18", "white-trigger"),
    Word(NEW, (*TRIGGERS, "Change where"), "Trigger 1: magenta, chosen", "magenta-trigger"),
    Word(routes.LIBRARY, (), "Regions: 2 of 19", "regions"),
    Word(routes.LIBRARY, (), "Speed spaces: 3", "speed-upgrade"),
    Word(routes.LIBRARY, (), "Mastery tiles: 2 of 7", "mastery-tiles"),
    Word(routes.LIBRARY, (), "Where they stand on your mat.", "triggers"),
    Word(routes.LIBRARY, ("New card",), "Lawmakers", "lawmakers"),
    Word(routes.shelf("region"), (), "Oasis 2, printed 1, my copy", "region-oasis"),
    Word(routes.shelf("speed"), (), "Space 5, printed 6, my copy", "speed-upgrade"),
    Word(routes.shelf("mastery"), (), "Guile, printed 12, my copy", "mastery-tiles"),
    Word(GAME, (), "This is round 1.", "rounds"),
    Word(GAME, (), "Each change is an entry", "ledger-entry"),
    Word(GAME, (), "26 magenta", "magenta-trigger"),
]


def shown(render, around: Surroundings, page: str, taps: tuple[str, ...] = ()) -> Rendered:
    screen = render(app_on(around.desk), route=page)
    for tap in taps:
        screen.tap(tap)
    return screen


def reads(screen: Rendered, entry: str) -> bool:
    """Whether an entry lies open: its answer is nowhere else."""
    return corpus()[entry].answer in screen.texts()


@pytest.mark.parametrize("it", MARKS, ids=str)
def test_a_mark_opens_the_entry_of_the_word_beside_it(render, around, it):
    screen = shown(render, around, it.page, it.taps)

    screen.tap(it.word)

    assert reads(screen, it.entry)


@pytest.mark.long
@pytest.mark.parametrize("it", HELD, ids=str)
def test_a_word_that_is_held_opens_its_entry_and_nothing_else(render, around, it):
    screen = shown(render, around, it.page, it.taps)
    draft = around.desk.drafts.get("new game")

    screen.long_press(it.word)

    assert reads(screen, it.entry)
    assert around.desk.drafts.get("new game") == draft
    assert screen.page.route == it.page


def test_each_line_of_the_checklist_opens_the_rule_it_rests_on(render, around):
    around.begin(nemeses=(BONE, ROOK))
    screen = shown(render, around, NEW, ("As last time",))
    tasks = checklist(around.desk.game("g2").setup)

    for task in tasks:
        screen.long_press(task.text)
        assert reads(screen, task.rule), task.id
        screen.dismiss()

    assert screen.sees(f"0 of {len(tasks)} done")


@pytest.mark.parametrize("page", [routes.SETTINGS, GAME])
@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_opens_the_entry_with_its_question(render, around, page, ruling):
    screen = shown(render, around, page)

    screen.long_press(RULINGS[ruling].question)

    assert screen.sees(f"The rulebook leaves this open ({ruling})")
    assert reads(screen, RULINGS[ruling].rule)


@pytest.mark.parametrize("page", [routes.SETTINGS, GAME])
@pytest.mark.parametrize("automation", AUTOMATIONS)
def test_each_automation_opens_the_rule_that_it_carries_out(render, around, page, automation):
    screen = shown(render, around, page)
    title = AUTOMATIONS[automation].title

    screen.long_press(next(name for name in screen.names() if name.startswith(f"{title} ")))

    assert reads(screen, AUTOMATIONS[automation].rule)


def test_a_last_round_that_is_known_is_explained_on_home(render, around):
    around.desk.act("g1", c.SetFinalRound(to=2))
    screen = shown(render, around, routes.HOME)

    screen.long_press("Round 2 is the last")

    assert reads(screen, "final-round")


def test_a_verdict_on_home_and_the_library_at_the_bin_are_explained(render, around):
    around.desk.act("g1", c.BeginScoring())
    around.desk.act("g1", c.Finish())
    home = shown(render, around, routes.HOME, ("More about Ana against Bone, begun 30 Nov 2026",))
    home.long_press(around.desk.listings()[0].result)
    assert reads(home, "verdict")

    around.desk.discard("g1")
    emptying = shown(render, around, routes.BIN, ("Empty the bin",))
    emptying.long_press("stay in the library")
    assert reads(emptying, "library")
