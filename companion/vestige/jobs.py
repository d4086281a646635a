"""Jobs, what is tucked under cards, and cards that change hands (p. 14, 15, 20, 21, 23, 29)."""

from companion.ledger import Because
from companion.vestige import dashboard
from companion.vestige.box.cards import InTableau
from companion.vestige.cards import CardKind, JobKind, a, counted, spoken
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import ActionTaken, CardDescribed, CardGained, CardTransferred, CardTucked, JobCompleted
from companion.vestige.piles import beneath
from companion.vestige.table import PLAYERS, Card, Competitor, Table
from companion.vestige.tableau import is_worker, pay_for, title

_JOBS_OF: dict[CardKind, tuple[JobKind, ...]] = {
    "lawmaker": ("bounty", "artifact"),
    "mercenary": ("augmentation", "bounty"),
    "smuggler": ("artifact", "augmentation"),
}
"""Jobs that contacts usually do (p. 20). A chop bot's one kind is printed on its card, so any may be meant."""


def idle(table: Table, who: str, kind: JobKind) -> tuple[Card, ...]:
    """Contacts and chop bots of a tableau that are on no job, those that usually do this kind first (p. 14, 20)."""
    player = table.competitor(who)
    free = [card for card in player.cards if is_worker(card) and not _job_under(player, card.id)]
    return tuple(sorted(free, key=lambda card: not usual(card, kind)))


def usual(worker: Card, kind: CardKind) -> bool:
    """Whether a contact usually does this kind of job (p. 20); a chop bot may be meant for any."""
    return kind in _JOBS_OF.get(worker.kind, (kind,))


def augmentable(table: Table, who: str) -> tuple[Card, ...]:
    """The contacts of a tableau: what augmentations are installed on (p. 23)."""
    return tuple(card for card in table.competitor(who).cards if card.kind in _JOBS_OF and not card.job)


def _job_under(player: Competitor, card_id: int) -> Card | None:
    return next((card for card in player.tucked(card_id) if card.job), None)


def pick_up(
    draft: Draft, who: str, kind: JobKind, name: str | None, on: int | None, entered: InTableau | None = None
) -> None:
    """A job is tucked under a contact or chop bot; it pays nothing yet (p. 14)."""
    player = draft.human(who)
    if on is not None:
        _check_worker(draft, player, kind, on)
    draft.emit(
        CardGained(who=who, card=draft.new_id(), kind=kind, name=name, job=True, under=on, printed=entered),
        Because(rule="pick-up-a-job", page=14, text=f"{a(spoken(kind))} job; it pays when it is completed"),
    )
    _take_action(draft, who)


def _take_action(draft: Draft, who: str) -> None:
    """The slider of the job action goes down. A job that an effect gives beside the action finds it down already."""
    table = draft.table
    on = table.turn in (who, PLAYERS)
    if on and dashboard.tracks_blocks(table, who) and "job" not in table.done.actions.get(who, ()):
        draft.emit(ActionTaken(who=who, action="job"), Because(rule="action-sliders", page=16, text="job is taken"))


def _check_worker(draft: Draft, player: Competitor, kind: CardKind, card_id: int) -> None:
    worker = draft.card(player.name, card_id)
    if not is_worker(worker):
        draft.notice("job", "who-can-do-a-job", f"{title(worker)} is no contact or chop bot: none for a job (p. 14).")
    elif not usual(worker, kind):
        draft.notice(
            "job",
            "contact-jobs",
            f"{spoken(worker.kind, 2).capitalize()} do not usually do {spoken(kind)} jobs (p. 20).",
        )
    if busy := _job_under(player, card_id):
        draft.notice("job", "who-can-do-a-job", f"{title(worker)} is on a job already: {title(busy)} (p. 15).")


def complete(draft: Draft, who: str, card_id: int, printed: int | None) -> None:
    """A job becomes the card that it stands for and pays its printed leverage (p. 15)."""
    card = draft.card(draft.human(who).name, card_id)
    if not card.job:
        raise Nonsense("card", f"{title(card)} is no job in progress", "one of the jobs of this tableau")
    draft.emit(
        JobCompleted(who=who, card=card_id),
        Because(rule="complete-a-job", page=15, text=f"{title(card)} joins the tableau"),
    )
    _take_action(draft, who)
    if printed is not None:
        draft.emit(CardDescribed(who=who, card=card_id, leverage=printed))
    pay_for(draft, who, card_id)


def tuck(draft: Draft, who: str, card_id: int, under: int | None) -> None:
    """A job goes to another contact (p. 15), or an augmentation onto a contact or off it (p. 23)."""
    player = draft.human(who)
    card = draft.card(player.name, card_id)
    if under == card_id:
        raise Nonsense("under", f"{title(card)} cannot lie under itself", "another card")
    if under is not None:
        holder = draft.card(who, under)
        if holder in beneath(player, card_id):
            raise Nonsense("under", f"{title(holder)} lies under {title(card)} itself", "take it off first")
        if card.job:
            _check_worker(draft, player, card.kind, under)
        elif card.kind != "augmentation" or holder.kind not in _JOBS_OF:
            draft.notice(
                "tuck", "attach-an-augmentation", "Only augmentations are attached, and only to contacts (p. 23)."
            )
    where = f"under {title(draft.card(who, under))}" if under is not None else "by itself"
    if card.job:
        because = Because(rule="job-reassigned", page=15, text=where)
    else:
        because = Because(rule="attach-an-augmentation", page=23, text=where)
    draft.emit(CardTucked(who=who, card=card_id, under=under), because)


def _not_here(table: Table) -> str:
    return f"{'teammates do not' if table.mode == 'teams' else 'only a cooperative team does'} (p. 28, 29)"


def handing_over(table: Table, who: str, card_id: int) -> tuple[str, ...]:
    """What is to be known before a card is handed over, in words (p. 29). Nothing of it forbids to do so."""
    giver = table.competitor(who)
    card = giver.card(card_id)
    if card is None:
        return ()
    along = beneath(giver, card_id)
    goes = f", and {counted(len(along), 'card')} under it {'goes' if len(along) == 1 else 'go'} along" if along else ""
    said = [f"Nobody gains or loses leverage{goes}."]
    if table.mode != "cooperative":
        said.append(f"In this mode {_not_here(table)}.")
    if any(one.blocks for one in (card, *along)) and table.depth == "everything":
        said.append("There are blocks on it: such cards are not handed over (p. 29).")
    return tuple(said)


def transfer(draft: Draft, who: str, card_id: int, to: str) -> None:
    """A card goes to another player with all that lies under it; no leverage moves (p. 29)."""
    giver = draft.human(who)
    receiver = draft.human(to, "to")
    card = draft.card(who, card_id)
    if giver.name == receiver.name:
        raise Nonsense("to", f"{who} has {title(card)} already", "another player")
    table = draft.table
    if table.mode != "cooperative":
        draft.notice("transfer", "card-transfer", f"Cards were handed over; in this mode {_not_here(table)}.")
    with_it = beneath(giver, card_id)
    loaded = [one for one in (card, *with_it) if one.blocks]
    if loaded:
        draft.notice(
            "transfer", "card-transfer", f"{title(loaded[0])} has blocks on it; such cards are not handed over (p. 29)."
        )
    for one in (card, *with_it):
        draft.emit(CardTransferred(who=who, card=one.id, to=to))
    along = f", with {', '.join(title(one) for one in with_it)}" if with_it else ""
    draft.say("card-transfer-leverage", f"{to} has {title(card)} now{along}; nobody gains or loses leverage", 29)
