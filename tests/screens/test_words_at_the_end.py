"""Words of the game in the nemeses' turn and at the end: a "?" or a long press opens the entry that explains them."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from companion.rules.entries import corpus
from companion.vestige import commands as c
from companion.vestige.cards import CARD_KINDS, CARD_OF, MASTERIES, spoken
from companion.vestige.closing import STAGES, Stage
from companion.vestige.glossary import entry_of_card, entry_of_mastery, entry_of_stage
from companion.vestige.vocabulary.effects import EFFECTS
from screens import routes
from screens.app import app_on
from screens.vestige.end.scoring import ASKED, TITLES, scoring_place
from tests.companion.games import BONE, ROOK
from tests.screens.evening import CONDITION, Evening
from tests.screens.harness import Rendered

Moment = Callable[[], Evening]


@dataclass(frozen=True)
class Word:
    """A word on a page and its entry: how the evening came there, the stage of scoring, the taps that lead on."""

    entry: str
    word: str
    moment: Moment
    address: str = "end"
    stage: Stage | None = None
    taps: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{', '.join((self.stage or self.address, *self.taps))}: {self.word}"

    def shown(self, render: Callable[..., Rendered]) -> Rendered:
        """The page with the word on it."""
        evening = self.moment()
        if self.stage:
            evening.desk.drafts[scoring_place(evening.id)] = self.stage
        address = self.address if self.address.startswith("/") else routes.game(evening.id, self.address)
        screen = render(app_on(evening.desk), route=address)
        for tap in self.taps:
            screen.tap(tap)
        assert corpus()[self.entry].answer not in screen.texts()
        return screen


def start() -> Evening:
    return Evening()


def out() -> Evening:
    """Two conditions, one of them met."""
    return Evening().play(c.RevealCondition(name=CONDITION), c.RevealCondition(name="Dawn", trigger=1, met=True))


def waiting() -> Evening:
    """Trigger 1 is reached, its condition not turned up yet."""
    return Evening().first_trigger()


def last_round() -> Evening:
    return Evening().last_round_known()


def scored() -> Evening:
    """Final scoring with something in every stage. Ana is far ahead; Bone has one of nine regions."""
    return (
        Evening()
        .third_round()
        .play(
            c.GainLeverage(who="Ana", amount=20),
            c.GainCard(who="Ana", kind="bounty"),
            c.TakeControl(who="Ana", region="Observatory"),
            c.TakeControl(who="Ana", region="The Ring"),
            c.TakeControl(who="Ana", region="The Rise"),
            c.BeginScoring(),
            c.ScoreCovertOps(who="Ana", values=(5,)),
        )
    )


def nobody_scored() -> Evening:
    """Final scoring of a game in which nothing happened."""
    return Evening().play(c.BeginScoring())


def three_scored() -> Evening:
    """Final scoring of two people and a nemesis."""
    people = ({"name": "Ana"}, {"name": "Ben"})
    return Evening(mode="competitive", seats=people).play(c.BeginScoring())


def untracked() -> Evening:
    """A game against a nemesis with a pack and one without, of which only the end is known."""
    return Evening(starts_at="scoring", nemeses=(BONE, ROOK))


def filed() -> Evening:
    return scored().play(c.Finish())


def goal_met() -> Evening:
    return nobody_scored().play(c.ScoreGoal(nemesis="Bone", met=True), c.Finish())


def turn(entry: str, word: str, **changes: object) -> Word:
    """A word in the first turn of the nemeses, every step of which is looked through."""
    asked = {"automation": {"nemesis_turn": "ask"}} | changes
    return Word(entry, word, lambda: Evening(**asked).play(c.EndTurn()), "table")


def bones_turn(entry: str, word: str, *taps: str) -> Word:
    """A word in Bone's turn at threat level 2, in which a card waits to be read."""
    return Word(entry, word, lambda: Evening().bones_turn(), "table", None, taps)


def end(entry: str, word: str, *taps: str, moment: Moment = out) -> Word:
    return Word(entry, word, moment, "end", None, taps)


def at(stage: Stage, entry: str, word: str, *taps: str, moment: Moment = scored) -> Word:
    return Word(entry, word, moment, "end", stage, taps)


def score(entry: str, word: str, *taps: str) -> Word:
    return Word(entry, word, start, routes.score("vestige"), None, taps)


def asked(stage: Stage) -> str:
    """The name of the "?" beside the title of a stage."""
    return ASKED[stage] if ASKED[stage].endswith("?") else f"What is {ASKED[stage]}?"


LAST, NOW, ADD = "Set the last round by hand", "End the game here", "Add a condition"
STEPS, SECRET = "All steps", ("Hand it round", "I am Ana")
MARKS = [
    bones_turn("nemesis-turn", "What is the nemeses' turn?"),
    bones_turn("bone-rows", "What is a row of Bone?"),
    turn("nemesis-row", "What is a row of Rook?", nemeses=(ROOK,)),
    end("conditions", "What is an endgame condition?"),
    end("final-round", "What is the final round?", moment=last_round),
    end("final-round", "What is the final round?", LAST),
    end("scoring", "What is final scoring?", NOW),
    *[at(stage, entry_of_stage(stage), asked(stage), moment=untracked) for stage in STAGES],
    at("regions", "scoring-order", "What is the order of final scoring?", STEPS),
    at("bonus", "mastery-bonus", "Why in secret?", *SECRET, moment=three_scored),
    at("verdict", "regions-at-the-end", "What counts as regions?", "Regions of Bone: 3. Why?"),
    end("verdict", "What is the verdict?", moment=filed),
    end("mastery", "What is Mastery?", moment=filed),
    score("modes", "What is a way to play?"),
    score("number-of-players", "How many people can play?"),
    score("nemesis", "What is a nemesis?"),
    score("teams", "What is a team game?", "In teams"),
    score("solo-nemesis-team", "What is a team of nemeses?", "Another nemesis"),
]
HELD = [
    # The nemeses' turn
    bones_turn("menace", "Difficulty: menace"),
    turn("nuisance", "Difficulty: nuisance", difficulty="nuisance"),
    bones_turn("bone-rows", "Threat level 0: Bone +2"),
    bones_turn("nemesis-leverage", "Bone gains 1 leverage for each region Bone controls: 1 region controlled"),
    bones_turn("threat-level", "Bone · Threat level 1"),
    bones_turn("nemesis-gains-cards", "Bone gains a mercenary."),
    bones_turn("nemesis-gains-cards", "Draw the top mercenary"),
    turn("nemesis-leverage", "Bone gains 2 leverage."),
    turn("nemesis-leverage", "Move its disc."),
    turn("leverage", "+2 leverage, type a number"),
    turn("threat-level", "Rook · Threat level 0", nemeses=(ROOK,)),
    turn("by-hand", "Rook: resolve the row of threat level 0", nemeses=(ROOK,)),
    # Conditions
    end("condition-revealed", "No condition is out yet", moment=start),
    end("conditions-needed", "1 of 3 met"),
    end("final-round", "2 more to be met"),
    end("condition-met", CONDITION),
    end("conditions-at-the-start", "Not yet, open from the start"),
    end("condition-revealed", "Met, trigger 1"),
    end("condition-met", f"{CONDITION} is met"),
    end("condition-stays-met", "Dawn: not met after all"),
    end("final-round", LAST),
    end("rounds", "This is round 1.", LAST),
    end("scoring", NOW),
    end("conditions-at-the-start", "Open from the start", ADD, moment=waiting),
    end("magenta-trigger", "Trigger 1, chosen", ADD, moment=waiting),
    end("condition-met", "Add it as met", ADD, moment=waiting),
    # Final scoring
    at("covert_ops", "scoring-order", "Step 1 of 9: Covert ops. All steps"),
    at("covert_ops", "mastery", "7  Mastery tiles", STEPS),
    at("covert_ops", "covert-ops-at-the-end", "No covert op of Ana so far", moment=nobody_scored),
    at("covert_ops", "covert-ops-at-the-end", "What does another covert op of Ana pay?"),
    at("tracks", "leverage", "Bone: 0 leverage. Type it", moment=untracked),
    at("tracks", "bone", "Bone", moment=untracked),
    at("tracks", "nemesis", "Rook", moment=untracked),
    at("tracks", "threat-level", "Threat level", moment=untracked),
    at("holdings", "region-archives", "The Archives: nobody.", moment=untracked),
    at("holdings", "extra-regions", "Regions of the module", moment=untracked),
    at("holdings", "region-den", "The Den: nobody.", "Regions of the module", moment=untracked),
    at("bounties", "bounties", "As tracked: Ana completed 1 bounty."),
    at("bounties", "bounties-at-the-end", "bounty 1 of Ana: not read yet"),
    at("bounties", "bone", "Bone 0"),
    at("regions", "region-observatory", "What leverage is printed on Observatory?"),
    at("regions", "region-smugglers-lair", "Smugglers' Lair: 3. Read it again"),
    at("regions", "bone", "Bone together 3"),
    at("regions", "control", "Somebody else holds one of them"),
    at("regions", "control", "Nobody controls a region.", moment=nobody_scored),
    at("extras", "bone-game-end", "Bone, at game end"),
    at("extras", "nemesis-game-end", "(p. 26)"),
    at("extras", "region-rise", "Ana controls The Rise"),
    at("extras", "extras-at-the-end", "Something else pays or costs"),
    *[at("cards", entry_of_card(kind), spoken(kind, 2).capitalize()) for kind in CARD_KINDS],
    *[at("cards", entry_of_mastery(colour), f"for {spoken(colour)}") for colour in CARD_OF],
    at("cards", "smugglers", "Smugglers, for cunning", moment=three_scored),
    at("bonus", "mastery-bonus", "A covert op, a region or another effect"),
    at("bonus", "region-ring", "Ana controls The Ring."),
    at("bonus", "ingenuity", "Ingenuity", *SECRET, moment=three_scored),
    *[at("tiles", entry_of_mastery(colour), spoken(colour).capitalize()) for colour in MASTERIES],
    at("tiles", "mastery-tiles", "What is the might tile worth?"),
    at("tiles", "guile", "Guile: Ana has the most bounties"),
    at("goals", "bone", "Bone"),
    at("goals", "bone-goal", "Not met: 1 of 9 regions controlled"),
    at("goals", "bone-goal", "Goal of Bone: met"),
    at("goals", "unique-goal", "Its goal stands on its own card.", moment=untracked),
    at("goals", "goals-at-the-end", "A nemesis that has met its goal wins"),
    at("verdict", "tie-for-most", "A tie, everyone loses", moment=nobody_scored),
    at("verdict", "printed-values", "It can also be filed without"),
    at("verdict", "scoring", "Where it came from"),
    at("verdict", "leverage", "Leverage track"),
    at("verdict", "nemesis-game-end", "Game end effects of Bone: 2. Why?"),
    at("verdict", "regions-at-the-end", "Smugglers' Lair", "Regions of Bone: 3. Why?"),
    # The result
    end("verdict", "Ana has the most leverage", moment=filed),
    end("goals-at-the-end", "Bone has met its goal", moment=goal_met),
    end("leverage", "Ana", moment=filed),
    end("covert-ops-at-the-end", "Covert ops", moment=filed),
    end("bone-goal", "Goal of Bone: 1 of 9 regions controlled.", moment=filed),
    # Score a finished game
    score("scoring", "Score a finished game"),
    score("solo", "Solo, chosen"),
    score("competitive", "Against each other"),
    score("teams", "In teams"),
    score("cooperative", "All together"),
    score("bone", "Bone, chosen"),
    score("several-nemeses", "Another nemesis"),
]


@pytest.mark.parametrize("word", MARKS, ids=str)
def test_the_mark_beside_a_heading_opens_the_entry_it_asks_for(word: Word, unhurried, render) -> None:
    screen = word.shown(render)

    screen.tap(word.word)

    assert corpus()[word.entry].answer in screen.texts()


@pytest.mark.long
@pytest.mark.parametrize("word", HELD, ids=str)
def test_a_word_that_is_held_opens_its_entry(word: Word, unhurried, render) -> None:
    screen = word.shown(render)

    screen.long_press(word.word)

    assert corpus()[word.entry].answer in screen.texts()


def test_a_long_press_on_a_control_changes_nothing_in_the_game(evening, render) -> None:
    evening.play(c.RevealCondition(name=CONDITION))
    screen = evening.open(render, "end")
    before = evening.entries

    screen.long_press(f"{CONDITION} is met")

    assert evening.entries == before


def test_every_stage_has_a_title_and_a_question() -> None:
    assert TITLES.keys() == ASKED.keys()


@pytest.mark.parametrize("kind", EFFECTS)
def test_every_kind_of_effect_in_a_row_has_an_entry(kind: str) -> None:
    assert EFFECTS[kind].rule in corpus()
