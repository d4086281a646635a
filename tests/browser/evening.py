"""What Ana does on a solo evening against Bone, in the words of the screens: parts for the journeys."""

from collections.abc import Sequence

from companion.rules.search import search
from tests.browser.screen import Screen

TRIGGERS = (10, 18, 26, 34, 42)
CONDITION = "A faction controls six regions"


def set_up(screen: Screen) -> None:
    """A new solo game as a first-time user starts it: Ana, green, against Bone on menace."""
    new_game(screen, "Vestige")
    screen.sees("Who plays?")
    onward(screen, "Your seat")
    screen.type_into("Your name", "Ana")
    onward(screen, "Nemeses, from left to right")
    screen.tap("Menace")
    screen.sees("Menace, chosen")
    onward(screen, "Where the triggers stand")
    place_triggers(screen, TRIGGERS)
    onward(screen, "Step 5 of 5")


def new_game(screen: Screen, title: str) -> None:
    """From Home to the first step of a new game of this kind."""
    screen.tap("New game")
    screen.sees("Which game is on the table?")
    screen.tap(title)


def onward(screen: Screen, expected: str) -> None:
    """The next step of the set-up."""
    screen.tap("Next")
    screen.sees(expected)


def place_triggers(screen: Screen, places: Sequence[int]) -> None:
    """Types the five numbers, one after the other."""
    for number, at in enumerate(places, start=1):
        screen.sees(f"Trigger {number}, {'magenta' if number % 2 else 'white'}, no number yet, being typed")
        for digit in str(at):
            screen.tap(digit, hurried=True)
        if number < len(places):
            screen.sees(f"Trigger {number}, {'magenta' if number % 2 else 'white'}, at {at}, being typed")
            screen.tap("To the next trigger")


def start(screen: Screen) -> None:
    """From the check-list to the Table."""
    screen.tap("Start")
    screen.sees("Round 1 · Ana")


def gain(screen: Screen, who: str, amount: int, before: int) -> None:
    """A gain through the stepper: taps collect, then one entry."""
    for _ in range(amount):
        screen.tap(f"{who}: 1 more", hurried=True)
    words = f"+{amount}: {before} becomes {before + amount}"
    screen.sees(words)
    screen.tap(words)
    screen.sees(f"Undo: {who} gains {amount} leverage")


def type_gain(screen: Screen, who: str, amount: int, before: int) -> None:
    """A gain through the keypad."""
    screen.tap(f"{who}: {before} leverage, type a number")
    screen.sees("Correct to")
    for digit in str(amount):
        screen.tap(digit, hurried=True)
    screen.tap(f"Gain {amount}: becomes {before + amount}")
    screen.sees(f"Undo: {who} gains {amount} leverage")


def go_to(screen: Screen, tab: str) -> None:
    """Another page of the game."""
    screen.tap(tab, role="tab")


def take(screen: Screen, who: str, region: str) -> None:
    """Takes a region on the page Map and comes back to the Table."""
    go_to(screen, "Map")
    screen.tap(f"{region}, ")
    screen.tap(f"{who} takes it")
    screen.sees(f"Undo: {who} takes {region}")
    go_to(screen, "Table")


def visit(screen: Screen, who: str, region: str) -> None:
    """Visits a region and comes back to the Table."""
    go_to(screen, "Map")
    screen.tap(f"{region}, ")
    screen.tap(f"{who} visits")
    screen.sees(f"Undo: {who} visits {region}")
    go_to(screen, "Table")


def end_turn(screen: Screen) -> None:
    """Ana's turn ends; the nemeses are on."""
    screen.tap("End Ana's turn")
    screen.sees("Nemeses")


def done(screen: Screen, row: str, outcome: str) -> None:
    """One step of Bone's turn is done as it stands."""
    screen.sees(f"Bone · {row}")
    screen.tap("Done", role="button")
    screen.sees(f"{row}: {outcome}")


def end_round(screen: Screen, gains: str, next_round: int) -> None:
    """All steps are settled: one entry."""
    screen.tap(f"End the round: {gains}")
    screen.sees(f"Round {next_round} · Ana")


def reveal_condition(screen: Screen, name: str) -> None:
    """Answers the prompt for the condition of a stack."""
    screen.sees("turn over its endgame condition")
    screen.type_into("Name of the condition", name)
    screen.tap("Reveal", role="button")
    screen.sees(f'Undo: Condition "{name}" is out')


def reveal_threat(screen: Screen, name: str) -> None:
    """Picks a threat that is known by name."""
    screen.sees("reveal a threat of Bone")
    screen.tap(f"Bone: {name}")
    screen.sees(f"Undo: Bone: threat {name} is revealed")


def type_threat(screen: Screen, name: str) -> None:
    """Types the name of a threat that nobody knows."""
    screen.sees("reveal a threat of Bone")
    screen.type_into("Another threat", name)
    screen.tap("Reveal", role="button")
    screen.sees(f"Undo: Bone: threat {name} is revealed")


def draw_covert_op(screen: Screen) -> None:
    """Ana has drawn her covert op."""
    screen.sees("Ana draws a covert op, in secret")
    screen.tap("Drawn")
    screen.sees("Undo: Ana draws a covert op at trigger 1")


def read(screen: Screen, question: str, value: int) -> None:
    """Answers what is printed somewhere."""
    screen.sees(question)
    screen.tap(f"{question}: {value}")
    screen.sees(f"shows {value}")


def read_step(screen: Screen, value: int) -> None:
    """Reads the card that a nemesis draws in its turn."""
    screen.sees("Which leverage is printed on it?")
    screen.tap(f"Printed leverage: {value}")
    screen.sees(f"Threat level 1: Bone +{value}")


def whole_nemesis_turn(screen: Screen, printed: int = 1) -> None:
    """All three rows of Bone at threat level 2, each as it stands."""
    done(screen, "Threat level 0", "Bone +2")
    done(screen, "Threat level 1", "Bone +2")
    read_step(screen, printed)
    done(screen, "Threat level 2+", "Bone +1")
    screen.tap("End the round")
    screen.does_not_see("End the round")


def reveal_met_condition(screen: Screen, name: str, trigger: int) -> None:
    """A condition that is met when it comes out."""
    screen.sees(f"Trigger {trigger}: turn over its endgame condition")
    screen.type_into("Name of the condition", name)
    screen.tap("It is met already")
    screen.sees("It is met already, chosen")
    screen.tap("Reveal", role="button")
    screen.sees(f'Undo: Condition "{name}" is out and met')


def leave_out(screen: Screen, prompt: str) -> None:
    """A prompt that nobody wants to answer."""
    screen.sees(prompt)
    screen.tap(f"Leave out: {prompt}")
    screen.sees("Undo: Left out")


def onward_in_scoring(screen: Screen, heading: str) -> None:
    """The next step of final scoring."""
    screen.tap("Next")
    screen.sees(heading)


def look_up(screen: Screen, question: str, answer: str) -> None:
    """Asks the Rules page, reads the answer in the list, opens the entry and closes it again."""
    go_to(screen, "Rules")
    screen.type_into("Search the rules", question)
    screen.sees(answer)
    # Not with the last letter: a person reads first.
    screen.page.wait_for_timeout(600)
    entry = search(question, "vestige")[0].entry
    screen.tap(entry.title)
    screen.sees(f"Page {entry.page}")
    screen.tap("Close")
    screen.does_not_see("See also")


def first_rounds(screen: Screen) -> None:
    """From Home to the middle of round 3."""
    # 1. A first game: the list shows what applies to it, and nothing else.
    set_up(screen)
    screen.sees("1 covert op on each of the three magenta triggers")
    screen.sees("Bone: 2 threats face down in each of the five stacks")
    screen.sees("all face up")
    screen.does_not_see("One more endgame condition")
    start(screen)

    # 2. Round 1: 4 from a card, the Chop Shop for 2, one for Bone; then Bone's 2.
    gain(screen, "Ana", 4, before=0)
    take(screen, "Ana", "Chop Shop")
    screen.sees("Ana: 6 leverage")
    screen.sees("Bone: 1 leverage")
    end_turn(screen)
    done(screen, "Threat level 0", "Bone +2")
    end_round(screen, "Bone +2", next_round=2)
    screen.sees("Bone: 3 leverage")

    # 3. Round 2: trigger 1 with its condition, two threats and a covert op.
    type_gain(screen, "Ana", 5, before=6)
    reveal_condition(screen, CONDITION)
    reveal_threat(screen, "Syndicate Lord")
    type_threat(screen, "Quiet Market")
    draw_covert_op(screen)
    read(screen, "What leverage is printed on the smuggler that Bone gained?", 2)
    read(screen, "What leverage is printed on Smugglers' Lair?", 3)
    screen.sees("Bone: 8 leverage")
    screen.sees("Threat level 2")
    end_turn(screen)
    done(screen, "Threat level 0", "Bone +2")
    done(screen, "Threat level 1", "Bone +2")
    read_step(screen, 1)
    done(screen, "Threat level 2+", "Bone +1")
    end_round(screen, "Bone +6", next_round=3)
    screen.sees("Bone: 14 leverage")


def is_in_round_three(screen: Screen) -> None:
    """All of it is there again, after whatever has happened."""
    screen.sees("Round 3 · Ana")
    screen.sees("Undo: Bone gains 6 leverage, 1 mercenary")
    screen.sees("Bone: 14 leverage")


def look_up_two_rules(screen: Screen) -> None:
    """6. Over the Table, which stays where it was."""
    look_up(screen, "what happens on a tie for mastery", "Nobody claims that tile")
    look_up(screen, "can I recover a block from a region", "you lose control of the region")
    go_to(screen, "Table")
    screen.sees("Bone: 14 leverage")


def last_rounds(screen: Screen) -> None:
    """From the middle of round 3 to final scoring."""
    # 7. A visit pays Bone; undone and redone.
    visit(screen, "Ana", "Smugglers' Lair")
    screen.sees("Bone: 17 leverage")
    screen.tap("Undo: Ana visits Smugglers' Lair")
    screen.sees("Bone: 14 leverage")
    screen.tap("Redo: Ana visits Smugglers' Lair")
    screen.sees("Bone: 17 leverage")

    # 8. Three conditions are met in round 5: round 6 is the last, and every page says so.
    for number in (3, 4):
        end_turn(screen)
        whole_nemesis_turn(screen)
        screen.sees(f"Round {number + 1} · Ana")
    screen.sees("Bone: 29 leverage")
    type_gain(screen, "Ana", 16, before=11)
    reveal_met_condition(screen, "Speed of five", trigger=2)
    for _ in range(2):
        leave_out(screen, "Trigger 2: reveal a threat of Bone.")
    reveal_met_condition(screen, "Three artifacts", trigger=3)
    for _ in range(2):
        leave_out(screen, "Trigger 3: reveal a threat of Bone.")
    leave_out(screen, "Trigger 3: Ana draws a covert op, in secret.")
    go_to(screen, "End")
    screen.tap(f"{CONDITION} is met")
    for tab in ("Table", "Map", "End", "Ledger"):
        go_to(screen, tab)
        screen.sees("Round 6 is the last")
    screen.tap("Home")
    screen.sees("Round 6 is the last")
    screen.tap("Resume")
    end_turn(screen)
    screen.sees("Round 6 is the last")
    whole_nemesis_turn(screen)
    screen.sees("This is the last round")
    end_turn(screen)
    screen.sees("This is the last round")
    whole_nemesis_turn(screen)
    screen.sees("Final scoring")


def final_scoring(screen: Screen) -> None:
    """9. Step by step: what is unknown is asked for; the verdict has its reason; the game is filed once."""
    screen.tap("Go to final scoring")
    screen.sees("What does a covert op of Ana pay?")
    screen.tap("covert op of Ana: 5")
    screen.sees("Undo: Ana: covert ops pay 5")
    onward_in_scoring(screen, "What does a bounty of Ana pay?")
    onward_in_scoring(screen, "Chop Shop: 2")
    screen.sees("Smugglers' Lair: 3")
    onward_in_scoring(screen, "1 region controlled x threat level 2")
    onward_in_scoring(screen, "Cards for mastery")
    screen.sees("Mercenaries of Bone: 5")
    screen.tap("Lawmakers of Ana: 1 more")
    screen.sees("Lawmakers of Ana: 1")
    onward_in_scoring(screen, "Mastery bonuses")
    onward_in_scoring(screen, "Mastery tiles")
    for tile in ("ambition", "might", "cunning"):
        screen.sees(f"What is the {tile} tile worth?")
        screen.tap(f"What is the {tile} tile worth: 5")
        screen.sees(f"The {tile} tile shows 5")
    onward_in_scoring(screen, "1 of 9 regions controlled")
    onward_in_scoring(screen, "The result")
    screen.tap("File the result")
    screen.sees("Bone wins")
    screen.sees("Bone has the most leverage: 56, against Ana 39")
    screen.sees("Filed")
    screen.does_not_see("File the result")
    assert any(control.name == "Share as text" for control in screen.names())
    assert any(control.name == "Share as picture" for control in screen.names())
    screen.tap("Home")
    screen.sees("Bone wins")
