"""Factions: connecting with a persona, jobs, patrols (Connect; Jobs and Reputation)."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.forsaken import board, turns
from companion.forsaken import commands as c
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import JobLeft, JobTaken, PersonaMoved, PersonaNamed
from companion.forsaken.kinds import FACTION_NAMES, PATROL, REP, Faction, Gain, Holding, counted
from companion.forsaken.player import Job, Player
from companion.ledger import Because

MAIN: Mapping[Faction, tuple[Gain, int] | None] = {
    "cartel": None,
    "ebon_eye": ("visions", 1),
    "sanction": ("boosts", 1),
}
"""The main bonus of each faction's personas; the Cartel's is two cubes out of the bag."""
SPECIAL_PRICE: Mapping[Faction, tuple[Holding, int]] = {
    "cartel": ("particle", 1),
    "ebon_eye": ("visions", 1),
    "sanction": ("boosts", 2),
}
"""What the special bonus costs, whoever the persona is."""
SCROUNGE = 2
JOB_REWARD: Mapping[str, int] = {"legend": 1, "rep": 2}


def _connect(draft: Draft, command: c.Connect) -> None:
    who, faction = command.who, command.faction
    name = FACTION_NAMES[faction]
    player = draft.player(who)
    turns.spend(draft, who, "connect", name)
    if player.grudges.get(faction):
        text = f"The {name} bears {who} a grudge: the card says what that forbids."
        draft.notice("grudge", "forsaken-grudges", text)
    if command.bonus == "main":
        _main_bonus(draft, command)
    elif command.bonus == "special":
        _special_bonus(draft, command)
    if command.job:
        draft.ask("job", who, faction=faction, because=Because(rule="forsaken-take-a-job", text=f"{who} takes a job"))
    text = f"the persona of the {name} walks on"
    if draft.automates("personas", text[:1].upper() + text[1:], c.MovePersona(faction=faction)):
        walk_on(draft, faction)


def _main_bonus(draft: Draft, command: c.Connect) -> None:
    who, rule, why = command.who, "forsaken-persona-bonus", f"the {FACTION_NAMES[command.faction]}"
    gained = MAIN[command.faction]
    if gained is not None:
        board.gain(draft, who, {gained[0]: gained[1]}, why, rule)
        return
    drawn = command.scrap + command.particle
    if drawn != min(SCROUNGE, sum(draft.table.bag.values())):
        draft.notice("scrounged", "forsaken-scrounge", f"The Cartel lets {who} scrounge {SCROUNGE}; {drawn} came.")
    cubes: dict[Gain, int] = {"scrap": command.scrap, "particle": command.particle}
    board.gain(draft, who, {what: count for what, count in cubes.items() if count}, why, rule)


def _special_bonus(draft: Draft, command: c.Connect) -> None:
    """Paid once, then what the persona's card says: counted things now, the rest by hand."""
    who, rule = command.who, "forsaken-persona-bonus"
    what, price = SPECIAL_PRICE[command.faction]
    persona = draft.table.persona(command.faction)
    by = persona.name or f"the {FACTION_NAMES[command.faction]}"
    if draft.player(who).holds(what) < price:
        text = f"The special bonus costs {counted(what, price)}; {who} has {draft.player(who).holds(what)}."
        draft.notice("underpaid", rule, text)
    board.pay(draft, who, {what: price}, by, rule)
    if command.gains:
        board.gain(draft, who, command.gains, by, rule)
    elif persona.special:
        draft.remind(f"{who}, {by}: {persona.special}", rule, who)


def walk_on(draft: Draft, faction: Faction) -> None:
    """The persona goes to the next landmark of its path, from the last one to the first (Move the persona standee)."""
    persona = draft.table.persona(faction)
    to = (persona.at + 1) % PATROL
    where = persona.path[to] or f"landmark {to + 1} of its path"
    draft.emit(
        PersonaMoved(faction=faction, to=to),
        Because(rule="forsaken-patrol-path", text=f"{persona.name or FACTION_NAMES[faction]} goes to {where}"),
    )


def _move_persona(draft: Draft, command: c.MovePersona) -> None:
    if command.to is None:
        walk_on(draft, command.faction)
    else:
        draft.emit(PersonaMoved(faction=command.faction, to=command.to - 1))


def _name_persona(draft: Draft, command: c.NamePersona) -> None:
    card = command.printed
    path = command.path or (card.path if card else None)
    before = draft.table.persona(command.faction).path
    draft.emit(
        PersonaNamed(
            faction=command.faction,
            name=command.name,
            letter=command.letter or (card.letter if card else None),
            special=command.special or (card.special if card else None),
            # A landmark that nobody has read now stays what it was.
            path=tuple(new or old for new, old in zip(path, before, strict=True)) if path else None,
        )
    )
    letters = [persona.letter.casefold() for persona in draft.table.personas if persona.letter]
    if len(set(letters)) < len(letters):
        draft.notice("letters", "forsaken-setup-personas", "Two personas have the same letter; others are advised.")


def in_slot(player: Player, faction: Faction) -> Job | None:
    """The job that lies in a faction's slot."""
    return next((job for job in player.jobs if job.faction == faction), None)


def _take_job(draft: Draft, command: c.TakeJob) -> None:
    who, faction = command.who, command.faction
    player = draft.player(who)
    if faction is not None:
        draft.settle("job", who, faction)
        if player.grudges.get(faction):
            text = f"A grudge of the {FACTION_NAMES[faction]} lies in {who}'s slot: it hinders taking its jobs."
            draft.notice("grudge", "forsaken-grudges", text)
        old = in_slot(player, faction)
        if old is not None and command.keeps_old:
            draft.say("forsaken-take-a-job", f"{who} keeps {old.title}; the new job goes back")
            return
        if old is not None:
            draft.emit(
                JobLeft(who=who, job=old.id),
                Because(rule="forsaken-take-a-job", text=f"{old.title} makes room: a slot has one job"),
            )
    draft.emit(JobTaken(who=who, job=draft.new_id(), faction=faction, name=command.name, words=command.words))


def _job(draft: Draft, who: str, id: int) -> Job:
    player = draft.player(who)
    found = player.find_job(id)
    if found is None:
        open_jobs = ", ".join(f"{job.id} ({job.title})" for job in player.jobs)
        raise Nonsense("job", f"{who} has no job {id}", f"one of {open_jobs}" if open_jobs else "take one first")
    return found


def _complete_job(draft: Draft, command: c.CompleteJob) -> None:
    """1 legend and 2 rep of its faction, unless the card says otherwise; a special job gives what it says alone."""
    who = command.who
    job = _job(draft, who, command.job)
    draft.emit(JobLeft(who=who, job=job.id, done=True))
    if command.gains is not None:
        board.gain(draft, who, command.gains, job.title, "forsaken-jobs")
        return
    if job.faction is None:
        if job.words:
            draft.remind(f"{who}, {job.title}: {job.words}", "forsaken-jobs", who)
        return
    gains: dict[Gain, int] = {"legend": JOB_REWARD["legend"], REP[job.faction]: JOB_REWARD["rep"]}
    text = f"{who} gains 1 legend and 2 rep of the {FACTION_NAMES[job.faction]}"
    if draft.automates("jobs", text, c.Gain(who=who, gains=gains, why=job.title)):
        board.gain(draft, who, gains, job.title, "forsaken-jobs")


def _drop_job(draft: Draft, command: c.DropJob) -> None:
    job = _job(draft, command.who, command.job)
    draft.emit(JobLeft(who=command.who, job=job.id))


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.Connect: _connect,
    c.MovePersona: _move_persona,
    c.NamePersona: _name_persona,
    c.TakeJob: _take_job,
    c.CompleteJob: _complete_job,
    c.DropJob: _drop_job,
}
