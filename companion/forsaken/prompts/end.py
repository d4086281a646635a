"""What is asked at the end: finales of the event row, and what to look up in the encounter guide."""

from companion.forsaken.pieces import RowEvent
from companion.forsaken.prompts.kinds import Prompt
from companion.forsaken.table import Table


def open_finales(table: Table) -> tuple[RowEvent, ...]:
    """Cards of the event row whose finale may still pay. One that was read and has none needs nothing."""
    if table.phase == "over":
        return ()
    return tuple(
        card
        for card in table.event_row
        if not card.settled and f"finale:{card.id}" not in table.dismissed and _may_have_finale(card)
    )


def _may_have_finale(card: RowEvent) -> bool:
    return card.finale is not None or card.event is None


def resolutions(table: Table) -> tuple[Prompt, ...]:
    """The entries of the guide's End Game Resolution to look up, each with what to look for, also where one was read:
    finished stories, and finales in the event row."""
    stories = (
        Prompt(
            kind="resolution",
            key=f"resolution:story:{player.name}",
            who=player.name,
            of=player.character or player.module or player.name,
            text=f"End Game Resolution: the finished story of {_whose(player.name, player.character or player.module)}",
            rule="forsaken-end-game-resolution",
        )
        for player in table.players
        if player.story.finished
    )
    finales = (
        Prompt(
            kind="resolution",
            key=f"resolution:event:{card.id}",
            number=card.id,
            of=card.title,
            text=f"End Game Resolution: {card.title}",
            rule="forsaken-end-game-resolution",
        )
        for card in table.event_row
        if _may_have_finale(card)
    )
    return (*stories, *finales)


def _whose(name: str, character: str | None) -> str:
    return f"{name}, {character}" if character else name


def prompts(table: Table) -> tuple[Prompt, ...]:
    """Finales first, in the order of the event row, then what to look up; nothing before final scoring."""
    if table.phase != "scoring":
        return ()
    finales = tuple(
        Prompt(
            kind="finale",
            key=f"finale:{card.id}",
            number=card.id,
            of=card.title,
            text=f"Finale of {card.title}: how many VP does it give whom?",
            rule="forsaken-finale",
        )
        for card in open_finales(table)
    )
    unread = tuple(prompt for prompt in resolutions(table) if prompt.key not in table.dismissed)
    return (*finales, *unread)
