"""What the table must do by hand now, and what looks wrong. Both follow from the table; neither blocks anything."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from companion.prompt import Notice as Notice
from companion.prompt import Prompt as AnyPrompt
from companion.vestige.blocks import BLOCKS
from companion.vestige.cards import a, spoken
from companion.vestige.dashboard import counted_blocks, expected_blocks
from companion.vestige.table import EndCondition, Table
from companion.vestige.vocabulary.effects import Result
from companion.vestige.watching import distances, looks_met

PromptKind = Literal[
    "reveal_condition", "reveal_threat", "draw_covert_op", "printed_value", "by_hand", "proposal", "looks_met"
]


class Prompt(AnyPrompt):
    """Something to do at the table, and what it is about."""

    kind: PromptKind
    trigger: int | None = None
    nemesis: str | None = None
    of: str | None = None
    proposal: int | None = None
    condition: str | None = None
    results: tuple[Result, ...] = ()


def prompts(table: Table) -> tuple[Prompt, ...]:
    """All open prompts, in the order in which people would do them: stack by stack, then values, then reminders."""
    found: list[Prompt] = []
    for number, trigger in enumerate(table.triggers, start=1):
        # p. 25: once the final round is set no further condition comes out of a stack.
        if trigger.condition_due and table.final_round is None:
            found.append(
                Prompt(kind="reveal_condition", key=f"reveal_condition:{number}", trigger=number,
                       rule="condition-revealed",
                       text=f"Trigger {number}: turn over its endgame condition. What is it called?")
            )  # fmt: skip
        for nemesis, due in trigger.threats_due.items():
            found.extend(
                Prompt(kind="reveal_threat", key=f"reveal_threat:{number}:{nemesis}", trigger=number, nemesis=nemesis,
                       rule="threat-revealed", text=f"Trigger {number}: reveal a threat of {nemesis}.")
                for _ in range(due)
            )  # fmt: skip
        found.extend(
            Prompt(kind="draw_covert_op", key=f"draw_covert_op:{number}:{who}", trigger=number, who=who,
                   rule="covert-op-at-a-trigger", text=f"Trigger {number}: {who} draws a covert op, in secret.")
            for who in trigger.covert_ops_due
        )  # fmt: skip
    found.extend(
        Prompt(kind="looks_met", key=f"looks_met:{it.name}", condition=it.name, rule="condition-met",
               text=f'"{it.name}" looks met: {looks}. Is it?')
        for it in table.conditions
        if not it.not_yet and table.phase in ("players", "nemeses") and (looks := _looks_met(table, it))
    )  # fmt: skip
    found.extend(
        Prompt(
            kind="printed_value",
            key=f"printed_value:{of}",
            of=of,
            rule="printed-values",
            text=question(table, of),
        )
        for of in dict.fromkeys(owed.of for owed in table.owed)
    )
    found.extend(
        Prompt(kind="proposal", key=f"proposal:{it.id}", proposal=it.id, rule="automation", text=f"{it.text}?")
        for it in table.proposals
    )
    found.extend(
        Prompt(kind="by_hand", key=f"by_hand:{it.id}", rule="by-hand", text=it.text, who=it.who, results=it.results)
        for it in table.reminders
    )
    return tuple(found)


def _looks_met(table: Table, condition: EndCondition) -> str:
    """What makes a condition look met, in words; empty where nothing does."""
    if not looks_met(table, condition):
        return ""
    return ", ".join(str(near) for near in distances(table, condition) if near.met) or "the table shows it"


def question(table: Table, of: str) -> str:
    """How people are asked for a printed value."""
    place, _, name = of.partition(":")
    if place == "region":
        return f"What leverage is printed on {name}?"
    if place == "speed":
        return f"What leverage is printed on speed space {name}?"
    if place == "mastery":
        return f"What is the {spoken(name)} tile worth?"
    for holder in table.competitors:
        for card in holder.cards:
            if str(card.id) == name:
                return (
                    f"What leverage is printed on {card.name or f'the {spoken(card.kind)}'} that {holder.name} gained?"
                )
    return "What leverage was printed on the card?"


def notices(table: Table) -> tuple[Notice, ...]:
    """What looks wrong at this table."""
    found = [
        Notice(kind="control_twice", rule="control-once-a-turn",
               text=f"{taken.controller} took {taken.region} {count} times in one turn; once is the limit (p. 17).")
        for taken, count in Counter(table.taken_this_turn).items()
        if count > 1
    ]  # fmt: skip
    found.extend(Notice(kind=it.kind, rule=it.rule, text=it.text) for it in table.done.noticed)
    found.extend(
        Notice(kind="pack", rule="by-hand",
               text=f"{nemesis.name}: its pack is gone, so run it from its cards.")
        for nemesis in table.nemeses
        if nemesis.lacks_its_pack and nemesis.pack is None
    )  # fmt: skip
    if table.depth == "everything":
        found.extend(_blocks(table))
    if table.depth != "score":
        found.extend(
            Notice(kind="job", rule="job-reassigned",
                   text=f"{human.name}: {card.name or f'a job for {a(spoken(card.kind))}'} is on nobody; "
                        "give it to a free contact or chop bot, or it is lost (p. 15).")
            for human in table.humans
            for card in human.cards
            if card.job and card.under is None
        )  # fmt: skip
    found.extend(
        Notice(kind="owed", rule="printed-values",
               text=f"{a('printed value')} is still missing: {owed.why}.")
        for owed in table.owed
        if table.phase in ("scoring", "over")
    )  # fmt: skip
    return tuple(found)


def _blocks(table: Table) -> Iterator[Notice]:
    """Whose blocks do not add up (p. 8), those with the same sum in one notice."""
    by_count: dict[int, list[str]] = {}
    for human in table.humans:
        count = counted_blocks(table, human.name)
        if count not in expected_blocks(table, human.name):
            by_count.setdefault(count, []).append(human.name)
    for count, people in by_count.items():
        who = f"{', '.join(people[:-1])} and {people[-1]} have" if people[1:] else f"{people[0]} has"
        if count < BLOCKS:
            missing = BLOCKS - count
            what = (
                f"{missing} {'is' if missing == 1 else 'are'} missing; the setup card or the table tells where they are"
            )
        else:
            what = f"{count - BLOCKS} too many; one of the places is wrong"
        yield Notice(kind="blocks", rule="blocks", text=f"{who} {count} of {BLOCKS} blocks placed: {what} (p. 8).")
