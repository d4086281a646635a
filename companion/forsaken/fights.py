"""Fights as they were fought: damage, who won, and what that brings (Combat; Confront a Bounty; Infamy)."""

from collections.abc import Callable, Iterator
from typing import Any

from companion.forsaken import board, turns, world
from companion.forsaken import commands as c
from companion.forsaken.combat import Outcome, overwhelms, resolve
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import FightFought, InfamySet
from companion.forsaken.fight import Die, FightRolled
from companion.forsaken.fight_dice import opponents_name
from companion.forsaken.kinds import DICE_LIMIT
from companion.ledger import Because

KEPT_INFAMY = 1
"""Infamy that stays with a player who was beaten by another one (Infamy)."""


def fight(draft: Draft, command: c.Fight) -> None:
    """A fight: both sides hurt each other at the same moment, then strength is compared."""
    who, rolled = draft.player(command.who).name, command.rolled
    _makes_sense(draft, who, rolled)
    for kind, rule, text in _oddities(who, rolled):
        draft.notice(kind, rule, text)
    if command.as_action:
        turns.spend(draft, who, "bounty" if rolled.against == "bounty" else "special", "a fight")
    if command.encounter:
        turns.encounter(draft, who, opponents_name(draft.table, rolled))
    outcome = resolve(draft.table, who, rolled)
    _explain(draft, who, rolled, outcome)
    _hurt(draft, who, rolled, outcome)
    _fought(draft, who, rolled, outcome.won, Because(rule=outcome.rule, text=outcome.because))


def settle(draft: Draft, command: c.SettleFight) -> None:
    """The table's word on a fight that nobody had won."""
    who = draft.player(command.who).name
    rolled = draft.table.tied.get(who)
    if rolled is None:
        waiting = ", ".join(draft.table.tied)
        raise Nonsense("who", f"no fight of {who} waits for a word", f"one of {waiting}" if waiting else "none does")
    draft.settle("fight_tie", who)
    text = f"{who if command.won else opponents_name(draft.table, rolled)} wins, the table says"
    _fought(draft, who, rolled, command.won, Because(rule="forsaken-q-fight-tie", text=text))


def take_reward(draft: Draft, command: c.TakeReward) -> None:
    """What a fight gave: counted, and in words for people to do."""
    who = draft.player(command.who).name
    due = draft.settle("reward", who)
    why = due.of if due and due.of else "a fight"
    if command.gains:
        board.gain(draft, who, command.gains, why, "forsaken-winning-a-fight")
    if command.words:
        draft.remind(f"{who}: {command.words}", "forsaken-winning-a-fight", who)


def _makes_sense(draft: Draft, who: str, rolled: FightRolled) -> None:
    if rolled.against == "player":
        others = ", ".join(player.name for player in draft.table.players if player.name != who)
        fit = f"one of {others}" if others else "there is nobody else at this table"
        if rolled.defender is None:
            raise Nonsense("rolled.defender", "a fight between players needs both", fit)
        if draft.player(rolled.defender, "rolled.defender").name == who:
            raise Nonsense("rolled.defender", f"{who} cannot fight {who}", fit)
    zones = draft.table.printed.tower.zones
    for die in _dice(rolled):
        if not zones:
            what = "nobody has read the zones of the dice tower"
            raise Nonsense("rolled", what, "read them first, or give strength and damage without dice")
        if die.zone > len(zones):
            raise Nonsense("rolled", f"the dice tower has no zone {die.zone}", f"1 to {len(zones)}")


def _dice(rolled: FightRolled) -> tuple[Die, ...]:
    return (*(rolled.own.dice or ()), *(rolled.other.dice or ()))


def _oddities(who: str, rolled: FightRolled) -> Iterator[tuple[str, str, str]]:
    """What looks wrong about the dice of a fight: kind, rule and text of a notice."""
    sides = [(who, rolled.own.dice or ())]
    if rolled.against == "player":
        sides.append((rolled.defender or "", rolled.other.dice or ()))
    for name, dice in sides:
        if any(die.advanced for die in dice):
            yield "advanced", "forsaken-q-advanced-dice-for-players", f"{name} rolls a yellow die: only enemies do."
        if len(dice) > DICE_LIMIT:
            text = f"{name} rolls {len(dice)} dice: {DICE_LIMIT} is a player's maximum."
            yield "dice", "forsaken-q-more-than-six-dice", text


def _explain(draft: Draft, who: str, rolled: FightRolled, outcome: Outcome) -> None:
    for name, total in ((who, outcome.own), (opponents_name(draft.table, rolled), outcome.other)):
        dealt = f"{total.damage} damage" + (f", {total.dealt} of it dealt" if total.dealt != total.damage else "")
        draft.say("forsaken-combat", f"{name}: strength {total.strength}, {dealt}")
        for part in total.parts:
            draft.say(part.rule, f"{name}, {part.what} {part.amount:+d}" if part.amount else f"{name}, {part.what}")


def _hurt(draft: Draft, who: str, rolled: FightRolled, outcome: Outcome) -> None:
    them = opponents_name(draft.table, rolled)
    if outcome.other.dealt:
        board.damage(draft, who, outcome.other.dealt, f"in the fight against {them}", "forsaken-deal-damage")
    if rolled.against == "player" and rolled.defender and outcome.own.dealt:
        board.damage(draft, rolled.defender, outcome.own.dealt, f"in the fight against {who}", "forsaken-deal-damage")


def _fought(draft: Draft, who: str, rolled: FightRolled, won: bool | None, because: Because) -> None:
    """Who won is known, or the table is asked; then what that brings."""
    overwhelmed = won is True and overwhelms(draft.table, rolled)
    draft.emit(FightFought(who=who, rolled=rolled, won=won, overwhelmed=overwhelmed), because)
    if won is None:
        draft.ask("fight_tie", who, of=opponents_name(draft.table, rolled))
    elif rolled.against == "player":
        loser = (rolled.defender or "") if won else who
        _infamy(draft, who if won else (rolled.defender or ""), loser)
    elif rolled.against == "bounty":
        _bounty(draft, who, won)
    else:
        how = "won with overwhelm" if overwhelmed else "won" if won else "lost"
        draft.ask("reward", who, of=f"{opponents_name(draft.table, rolled)} ({how})")


def _infamy(draft: Draft, winner: str, loser: str) -> None:
    """The winner of a fight between players gains by the loser's infamy, of which one stays (Infamy)."""
    held = draft.player(loser).infamy
    if not held:
        return
    board.gain(draft, winner, {"legend": held}, f"infamy of {loser}", "forsaken-infamy")
    if held > KEPT_INFAMY:
        text = f"{loser} keeps {KEPT_INFAMY} infamy of {held}"
        draft.emit(InfamySet(who=loser, to=KEPT_INFAMY), Because(rule="forsaken-infamy", text=text))


def _bounty(draft: Draft, who: str, won: bool) -> None:
    bounty = draft.table.bounty
    if not won:
        why = f"{who} lost to {bounty.title}"
        text = "the bounty tracker goes down one space"
        if draft.automates("bounty", text, c.AdvanceBounty(why=why)):
            world.advance(draft, why)
        return
    if bounty.spaces is None:
        draft.ask(
            "reward", who, of=f"{bounty.title} (space {bounty.space + 1} and those above)", number=bounty.space + 1
        )
    for reward in world.rewards(bounty):
        if reward.gains:
            board.gain(draft, who, reward.gains, bounty.title, "forsaken-bounty")
        if reward.words:
            draft.remind(f"{who}, {bounty.title}: {reward.words}", "forsaken-bounty", who)
    if draft.table.how("bounty") == "off":
        draft.say("automation", "left to people: the next bounty")
    else:
        world.archive_bounty(draft)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.Fight: fight,
    c.SettleFight: settle,
    c.TakeReward: take_reward,
}
