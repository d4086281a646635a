"""What Ana does on a solo evening against Bone, in the words of the screens: parts for the journeys."""

from collections.abc import Sequence

from companion.rules.search import search
from tests.browser.screen import Screen

TRIGGERS = (10, 18, 26, 34, 42)


def set_up(screen: Screen) -> None:
    """A new solo game as a first-time user starts it: Ana, green, against Bone on menace."""
    screen.tap("New game")
    screen.sees("Who plays?")
    onward(screen, "Your seat")
    screen.type_into("Your name", "Ana")
    onward(screen, "Nemeses, from left to right")
    screen.tap("Menace")
    screen.sees("Menace, chosen")
    onward(screen, "Where the triggers stand")
    place_triggers(screen, TRIGGERS)
    onward(screen, "Step 5 of 5")


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
