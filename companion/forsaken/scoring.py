"""Final scoring: VP, finales, other effects of the end; the verdict; and the commands of the end."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.forsaken.commands import CountCoolStuff, Finish, ScoreExtras, ScoreFinale, SettleFinale
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import CoolStuffCounted, ExtrasScored, FinaleScored, FinaleSettled, GameFinished
from companion.forsaken.kinds import PLOT_LINES, CoolStuff
from companion.forsaken.player import Player
from companion.forsaken.prompts import prompts
from companion.forsaken.prompts.end import open_finales
from companion.forsaken.prompts.kinds import Prompt
from companion.forsaken.rulings import RULINGS
from companion.forsaken.score import Extra, Line, Score, ScoredPlayer, ScoredRival, ScoreRequest, Verdict
from companion.forsaken.table import Table
from companion.ledger import Because
from companion.ruling import ruled

# What is still to be answered at the table and may give VP, to a player or the rival.
_MAY_PAY = ("reward", "ruin", "loop_space", "bounty_escaped", "plot_line")
_PAYS = ("loop", "lap")
"""Parts of a player board that may owe VP while nobody has read them."""
_SO_FAR = ", as far as it is known"


def score(request: ScoreRequest) -> Score:
    """The final scoring of a game whose values are all known."""
    return _result(request, complete=True)


def _result(request: ScoreRequest, complete: bool) -> Score:
    rival = request.rival
    lines = [line for player in request.players for line in _lines(player)]
    if rival is not None:
        lines.append(_tracked(rival.name, rival.vp))
    everyone = [*(player.name for player in request.players), *([rival.name] if rival else [])]
    totals = {who: sum(line.points for line in lines if line.who == who) for who in everyone}
    counts = {player.name: sum(player.cool_stuff.values()) for player in request.players}
    plot = _plot(rival) if rival else None
    verdict = plot or _verdict(request.rulings, totals, counts, rival.name if rival else None, complete)
    # Whom the plot has beaten no VP can help any more.
    settled = complete or plot is not None
    return Score(totals=totals, lines=tuple(lines), verdict=verdict, cool_stuff=counts, complete=settled)


def _lines(player: ScoredPlayer) -> Iterator[Line]:
    yield _tracked(player.name, player.vp)
    for step, rule, extras in (
        ("finale", "forsaken-finale", player.finale),
        ("extras", "forsaken-final-scoring", player.extras),
    ):
        for extra in extras:
            yield Line.model_validate(
                {"who": player.name, "step": step, "points": extra.vp, "because": extra.what, "rule": rule}
            )


def _tracked(who: str, vp: int) -> Line:
    return Line(who=who, step="vp", points=vp, because="VP when the game ended", rule="forsaken-victory-points")


def _plot(rival: ScoredRival) -> Verdict | None:
    """The two ways in which a solo game is lost to the plot."""
    if rival.plot_row >= PLOT_LINES:
        how = "the plot row has five cards"
    elif rival.deck_left == 0:
        how = "a plot card had to be drawn and the plot deck was empty"
    else:
        return None
    return Verdict(winners=(rival.name,), reason="plot", because=f"{how}: {rival.name} wins, whatever the VP")


def _verdict(
    rulings: Mapping[str, str], totals: dict[str, int], counts: dict[str, int], rival: str | None, complete: bool
) -> Verdict:
    """Most VP wins; a tie for it goes by cool stuff; what is tied then is shared."""
    most = max(totals.values())
    leaders = tuple(who for who, total in totals.items() if total == most)
    so_far = "" if complete else _SO_FAR
    if len(leaders) == 1:
        others = ", ".join(f"{who} {total}" for who, total in totals.items() if who != leaders[0])
        words = f"has the most VP: {most}, against {others}" if others else f"ends with {most} VP"
        return Verdict(winners=leaders, reason="most_vp", because=f"{leaders[0]} {words}{so_far}")
    tied = f"{_and(leaders)} tie for most VP at {most}{so_far}"
    if rival in leaders and ruled(RULINGS, rulings, "S4") == "rival":
        because = f"{tied}: against a rival you need more (S4)"
        return Verdict(winners=(rival,) if rival else (), reason="most_vp", because=because)
    return _by_cool_stuff(leaders, counts, tied)


def _by_cool_stuff(leaders: tuple[str, ...], counts: dict[str, int], tied: str) -> Verdict:
    """Who of those that tie has the most pieces; a rival has none (S4)."""
    best = max(counts.get(who, 0) for who in leaders)
    winners = tuple(who for who in leaders if counts.get(who, 0) == best)
    others = [f"{who} {counts.get(who, 0) or 'none'}" for who in leaders if who not in winners]
    against = f", {', '.join(others)}" if others else ""
    pieces = "no cool stuff" if best == 0 else "1 piece of cool stuff" if best == 1 else f"{best} pieces of cool stuff"
    if len(winners) == 1:
        return Verdict(winners=winners, reason="cool_stuff", because=f"{tied}: {winners[0]} has {pieces}{against}")
    shared = f"{_and(winners)} have {pieces}{' each' if best else ''}{against}, and share the victory"
    return Verdict(winners=winners, reason="shared", because=f"{tied}: {shared}")


def _and(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


def tied_for_most(table: Table) -> tuple[str, ...]:
    """The players who tie for most VP as the table stands; nobody where one leads, or where the plot has won."""
    standing = standing_score(table)
    if standing.verdict.reason == "plot":
        return ()
    most = max(standing.totals.values())
    leaders = [who for who, total in standing.totals.items() if total == most]
    return tuple(who for who in leaders if table.find(who)) if len(leaders) > 1 else ()


def pieces_in_words(stuff: Mapping[CoolStuff, int]) -> str:
    """Cool stuff kind by kind: `3 gear, 1 talent`; empty where there is none."""
    return ", ".join(f"{count} {_piece(kind, count)}" for kind, count in stuff.items() if count)


def _piece(kind: CoolStuff, count: int) -> str:
    if count != 1 or not kind.endswith("s"):
        return kind
    return "status" if kind == "statuses" else kind.removesuffix("s")


def request_of(table: Table) -> ScoreRequest:
    """What the table comes to as it stands, in the form that `score` takes."""
    rival, plot = table.rival, table.plot
    return ScoreRequest(
        game="forsaken",
        players=tuple(_scored(player, table) for player in table.players),
        rival=ScoredRival(
            name=rival.name,
            vp=max(rival.vp, 0),
            plot_row=PLOT_LINES if table.lost == "row" else min(len(plot.row), PLOT_LINES),
            deck_left=0 if table.lost == "deck" else None,
        )
        if rival
        else None,
        rulings=table.rulings,
    )


def _scored(player: Player, table: Table) -> ScoredPlayer:
    return ScoredPlayer(
        name=player.name,
        vp=max(player.vp, 0),
        finale=table.finale.get(player.name, ()),
        extras=table.extras.get(player.name, ()),
        cool_stuff={kind: count for kind, count in table.cool_stuff(player.name).items() if count},
    )


def standing_score(table: Table) -> Score:
    """What the table would come to if the game were over now; not complete while something may still pay."""
    waits = any(map(_may_pay, prompts(table))) or bool(open_finales(table))
    return _result(request_of(table), complete=not waits)


def _may_pay(prompt: Prompt) -> bool:
    return prompt.kind in _MAY_PAY or (prompt.kind == "character" and prompt.of in _PAYS)


def _not_filed(draft: Draft) -> None:
    if draft.table.phase == "over":
        raise Nonsense("move", "this game is filed already", "undo the filing to change it")


def _settle_finale(draft: Draft, command: SettleFinale) -> None:
    """VP of a finale are named after its card, and join what a player has of finales."""
    _not_filed(draft)
    card = next((event for event in draft.table.event_row if event.id == command.event), None)
    if card is None:
        there = ", ".join(str(event.id) for event in draft.table.event_row)
        raise Nonsense("event", f"no card of the event row has the number {command.event}", there or "none is there")
    for who in command.vp:
        draft.player(who, f"vp.{who}")
    draft.emit(
        FinaleSettled(id=card.id), Because(rule="forsaken-finale", text=f"the finale of {card.title} was resolved")
    )
    for who, vp in command.vp.items():
        if vp:
            before = draft.table.finale.get(who, ())
            draft.emit(FinaleScored(who=who, finale=(*before, Extra(what=card.title[:60], vp=vp))))


def _score_finale(draft: Draft, command: ScoreFinale) -> None:
    _not_filed(draft)
    draft.player(command.who)
    draft.emit(FinaleScored(who=command.who, finale=command.finale))


def _score_extras(draft: Draft, command: ScoreExtras) -> None:
    _not_filed(draft)
    draft.player(command.who)
    draft.emit(ExtrasScored(who=command.who, extras=command.extras))


def _count_cool_stuff(draft: Draft, command: CountCoolStuff) -> None:
    _not_filed(draft)
    draft.player(command.who)
    draft.emit(
        CoolStuffCounted(who=command.who, counted=command.cool_stuff),
        Because(rule="forsaken-tie", text="somebody has counted"),
    )


def _finish(draft: Draft, command: Finish) -> None:
    """A game is filed once; undo takes it back."""
    _not_filed(draft)
    for who, finale in command.finale.items():
        draft.player(who, f"finale.{who}")
        draft.emit(FinaleScored(who=who, finale=finale))
    for who, extras in command.extras.items():
        draft.player(who, f"extras.{who}")
        draft.emit(ExtrasScored(who=who, extras=extras))
    result = standing_score(draft.table)
    draft.emit(GameFinished(score=result), Because(rule=rule_of(result), text=result.verdict.because))


def rule_of(result: Score) -> str:
    """The rules entry on which a verdict rests."""
    by_reason = {"plot": "forsaken-solo-loss", "cool_stuff": "forsaken-tie", "shared": "forsaken-tie"}
    return by_reason.get(result.verdict.reason, "forsaken-final-scoring")


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    SettleFinale: _settle_finale,
    ScoreFinale: _score_finale,
    ScoreExtras: _score_extras,
    CountCoolStuff: _count_cool_stuff,
    Finish: _finish,
}
