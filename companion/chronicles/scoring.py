"""Final scoring: honor, columns with renown, dark agents, extras; the verdict; and the commands of the end."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.chronicles.commands import BeginScoring, Finish, ScoreExtras, SettleTie
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.events import ExtrasScored, GameFinished, PhaseBegun, TieSettled
from companion.chronicles.kinds import KINDS
from companion.chronicles.prompts import prompts
from companion.chronicles.rulings import RULINGS
from companion.chronicles.score import Line, Score, ScoredPlayer, ScoreRequest, Verdict
from companion.chronicles.table import Player, Table
from companion.ledger import Because
from companion.ruling import ruled

# What is still to be read off the box may bring honor.
_MAY_PAY = ("event_reward", "printed_value")


def score(request: ScoreRequest) -> Score:
    """The final scoring of a game whose values are all known."""
    return _result(request, complete=True)


def _result(request: ScoreRequest, complete: bool) -> Score:
    lines = tuple(line for player in request.players for line in _lines(player))
    totals = {player.name: sum(line.points for line in lines if line.who == player.name) for player in request.players}
    return Score(totals=totals, lines=lines, verdict=_verdict(request.rulings, totals, complete), complete=complete)


def _lines(player: ScoredPlayer) -> Iterator[Line]:
    who = player.name
    yield Line(
        who=who,
        step="honor",
        points=player.honor,
        because="honor when the game ended",
        rule="chronicles-honor",
    )
    for column in sorted(player.renown_columns):
        yield _column(player, column)
    if player.dark_agents:
        some = "1 dark agent" if player.dark_agents == 1 else f"{player.dark_agents} dark agents"
        yield Line(
            who=who,
            step="dark_agents",
            points=player.dark_agents,
            because=f"{some} in the tableau, 1 honor each",
            rule="chronicles-dark-agents",
        )
    for extra in player.extras:
        yield Line(who=who, step="extras", points=extra.honor, because=extra.what, rule="chronicles-game-end")


def _column(player: ScoredPlayer, column: int) -> Line:
    """What a column with renown pays: 1 honor for each row that has its circle (End-Game Honor Bonuses)."""
    checked = sum(player.circles.get(kind, 0) >= column for kind in KINDS)
    circles = "1 checked circle" if checked == 1 else f"{checked} checked circles"
    return Line(
        who=player.name,
        step="columns",
        points=checked,
        because=f"renown on column {column}: {circles}, 1 honor each",
        rule="chronicles-columns",
    )


def _verdict(rulings: Mapping[str, str], totals: dict[str, int], complete: bool, settled: str | None = None) -> Verdict:
    """Most honor wins; a tie for it is shared, or settled by the table (C2)."""
    most = max(totals.values())
    leaders = tuple(name for name, total in totals.items() if total == most)
    so_far = "" if complete else ", as far as the values are known"
    if len(leaders) == 1:
        others = ", ".join(f"{name} {total}" for name, total in totals.items() if name != leaders[0])
        words = f"has the most honor: {most}, against {others}" if others else f"ends with {most} honor"
        return Verdict(winners=leaders, reason="most_honor", because=f"{leaders[0]} {words}{so_far}")
    tied = f"{', '.join(leaders[:-1])} and {leaders[-1]} tie for most honor at {most}{so_far}"
    if settled is not None:
        return Verdict(
            winners=(settled,),
            reason="tie",
            because=f"{tied}: the table gives it to {settled}, by the base game's rule",
        )
    by_the_table = ruled(RULINGS, rulings, "C2") == "table"
    how = "the table settles it by the base game's rule (C2)" if by_the_table else "they share the victory (C2)"
    return Verdict(winners=leaders, reason="tie", because=f"{tied}: {how}")


def request_of(table: Table) -> ScoreRequest:
    """What the table comes to as it stands, in the form that `score` takes."""
    return ScoreRequest(
        game="chronicles",
        players=tuple(_scored(player, table) for player in table.players),
        rulings=table.rulings,
    )


def _scored(player: Player, table: Table) -> ScoredPlayer:
    return ScoredPlayer(
        name=player.name,
        honor=player.honor,
        circles=player.circles,
        renown_columns=player.columns,
        dark_agents=player.agents,
        extras=table.extras.get(player.name, ()),
    )


def standing_score(table: Table) -> Score:
    """What the table would come to if the game were over now; not complete while something unread may pay honor."""
    unread = any(prompt.kind in _MAY_PAY for prompt in prompts(table))
    return _result(request_of(table), complete=not unread)


def _begin_scoring(draft: Draft, command: BeginScoring) -> None:
    if draft.table.phase != "players":
        raise Nonsense("move", "the game is being scored already", "finish, or undo the end")
    draft.emit(PhaseBegun(phase="scoring"), Because(rule="chronicles-game-end", text="people ended the game here"))


def _score_extras(draft: Draft, command: ScoreExtras) -> None:
    if draft.table.phase == "over":
        raise Nonsense("move", "this game is filed already", "undo the filing to change it")
    draft.player(command.who)
    draft.emit(ExtrasScored(who=command.who, extras=command.extras))


def _finish(draft: Draft, command: Finish) -> None:
    """A game is filed once; undo takes it back."""
    if draft.table.phase == "over":
        raise Nonsense("move", "this game is filed already", "undo the filing to change it")
    for who, extras in command.extras.items():
        draft.player(who, f"extras.{who}")
        draft.emit(ExtrasScored(who=who, extras=extras))
    result = standing_score(draft.table)
    rule = "chronicles-tie" if result.verdict.reason == "tie" else "chronicles-game-end"
    draft.emit(GameFinished(score=result), Because(rule=rule, text=result.verdict.because))


def _settle_tie(draft: Draft, command: SettleTie) -> None:
    filed = draft.table.score
    if filed is None:
        raise Nonsense("move", "the game is not over yet", "finish it first")
    tied = tuple(name for name, total in filed.totals.items() if total == max(filed.totals.values()))
    if len(tied) < 2:
        raise Nonsense("move", f"nobody ties with {tied[0]}", "a game with a tie for most honor")
    if command.who not in tied:
        raise Nonsense("who", f'"{command.who}" is not among those who tie', f"one of {', '.join(tied)}")
    draft.emit(TieSettled(who=command.who))
    verdict = _verdict(draft.table.rulings, filed.totals, filed.complete, settled=command.who)
    draft.emit(
        GameFinished(score=filed.changed({"verdict": verdict})), Because(rule="chronicles-tie", text=verdict.because)
    )


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    BeginScoring: _begin_scoring,
    ScoreExtras: _score_extras,
    Finish: _finish,
    SettleTie: _settle_tie,
}
