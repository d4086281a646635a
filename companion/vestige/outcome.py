"""The outcome die of a job: its faces, rolling again, and what the chosen face does (p. 15, 16)."""

from companion.ledger import Because
from companion.vestige import dashboard, tableau
from companion.vestige.blocks import Face
from companion.vestige.cards import counted
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import OutcomeChosen, OutcomeRolled
from companion.vestige.piles import called
from companion.vestige.table import Card, Competitor, Table

MEANING: dict[Face, Because] = {
    "upgrade": Because(rule="die-upgrade", page=15, text="upgrade a block"),
    "efficient": Because(rule="die-efficient", page=15, text="the job costs one attribute less"),
    "strain": Because(rule="die-strain", page=15, text="two more influence on the contact or chop bot"),
    "sever": Because(
        rule="die-sever",
        page=15,
        text="the contact or chop bot is lost with its augmentations; leverage stays, the job is done",
    ),
}
"""What each face does, in our words (p. 15)."""


def roll(draft: Draft, who: str, face: Face, job: int | None) -> None:
    """The die shows a face. Rolling again for the same job costs a conviction (p. 16)."""
    draft.human(who)
    before = draft.table.done.outcome
    again = before is not None and before.who == who and before.job == job and before.chosen is None
    if again:
        because = Because(rule="reroll", page=16, text=f"the die shows {face}, for a conviction")
    else:
        because = Because(rule="outcome-die", page=15, text=f"the die shows {face}")
    draft.emit(OutcomeRolled(who=who, face=face, job=job, again=again), because)
    if again and dashboard.tracks_blocks(draft.table, who):
        dashboard.move(draft, who, "conviction", "influence")


def choose(draft: Draft, who: str, face: Face) -> None:
    """One of the rolled faces counts, and what it does to blocks and cards is done (p. 15)."""
    player = draft.human(who)
    rolled = draft.table.done.outcome
    if rolled is None or rolled.who != who:
        raise Nonsense("face", f"{who} has not rolled the outcome die in this turn", "roll it first")
    if face not in rolled.faces:
        shown = " and ".join(rolled.faces)
        draft.notice("outcome", "outcome-die", f"{face.capitalize()} was not rolled: the die showed {shown}.")
    draft.emit(OutcomeChosen(who=who, face=face), MEANING[face])
    worker = _worker(player, rolled.job)
    if worker is None:
        return
    if face == "strain" and dashboard.tracks_blocks(draft.table, who):
        dashboard.move(draft, who, "influence", f"card:{worker.id}", 2)
    elif face == "sever":
        tableau.lose(draft, who, worker, "severed")


def meaning(table: Table, who: str, face: Face) -> str:
    """What a face would do to the job that is rolled for, in words (p. 15). Raises KeyError for an unknown player."""
    player = table.competitor(who)
    job = table.done.outcome.job if table.done.outcome else None
    worker = _worker(player, job)
    if worker is None or face not in ("strain", "sever"):
        return f"{MEANING[face].text[:1].upper()}{MEANING[face].text[1:]}."
    name = called(player)[worker.id]
    if face == "strain":
        return f"Two more influence onto {name}."
    attached = sum(not one.job for one in player.tucked(worker.id))
    along = f" with {counted(attached, 'augmentation')}" if attached else ""
    return f"{name[:1].upper()}{name[1:]} is lost{along}; leverage stays, and the job is done."


def _worker(player: Competitor, job: int | None) -> Card | None:
    """The contact or chop bot that is on the job."""
    card = player.card(job) if job is not None else None
    return player.card(card.under) if card and card.under is not None else None
