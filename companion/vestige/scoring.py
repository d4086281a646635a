"""Final scoring, in the order of page 25: covert ops, bounties, regions and effects, sides, mastery, goals, verdict."""

from collections.abc import Iterable, Iterator

from companion.vestige.cards import MASTERIES, spoken
from companion.vestige.mastery import claim
from companion.vestige.measures import Figures
from companion.vestige.packs import pack_of
from companion.vestige.rulings import ruled
from companion.vestige.score import Line, Score, ScoredCompetitor, ScoreRequest, Verdict, has


def score(request: ScoreRequest) -> Score:
    """The final scoring of a game. Nothing in it sets off a trigger."""
    sides = {competitor.name: request.side(competitor) for competitor in request.competitors}
    own = [line for competitor in request.competitors for line in _own_lines(competitor)]
    claims = {mastery: claim(request, mastery) for mastery in MASTERIES}
    tiles = [
        Line(
            who=won.side,
            step="mastery",
            points=won.points,
            because=f"{spoken(mastery)}: {won.because}",
            rule="mastery",
            page=25,
        )
        for mastery, won in claims.items()
        if won.side is not None
    ]
    lines = (*own, *tiles)
    names = list(dict.fromkeys(sides.values()))
    totals = _sums(lines, sides, names)
    complete = all(line.points is not None for line in lines)
    return Score(
        before_mastery=_sums(own, sides, names),
        mastery=claims,
        totals=totals,
        complete=complete,
        lines=lines,
        verdict=verdict(request, totals, complete),
        sides=sides,
    )


def _sums(lines: Iterable[Line], sides: dict[str, str], names: list[str]) -> dict[str, int]:
    sums = dict.fromkeys(names, 0)
    for line in lines:
        sums[sides.get(line.who, line.who)] += line.points or 0
    return sums


def _own_lines(competitor: ScoredCompetitor) -> Iterator[Line]:
    """The lines before mastery: what the track shows, then step 1 of page 25."""
    who = competitor.name
    yield Line(
        who=who,
        step="leverage",
        points=competitor.leverage,
        because="on the leverage track",
        rule="leverage",
        page=10,
    )
    for number, points in enumerate(competitor.covert_ops, start=1):
        yield Line(
            who=who,
            step="covert_ops",
            points=points,
            because=f"covert op {number}, paid at game end",
            rule="covert-ops-at-the-end",
            page=25,
        )
    for number, value in enumerate(competitor.bounties, start=1):
        known = "" if value is not None else ", value not read yet"
        yield Line(
            who=who,
            step="bounties",
            points=value,
            because=f"bounty {number}{known}",
            rule="bounties-at-the-end",
            page=22,
        )
    for region in competitor.regions:
        known = f"printed {region.leverage}" if region.leverage is not None else "printed value not read yet"
        yield Line(
            who=who,
            step="regions",
            points=region.leverage,
            because=f"controls {region.name}, {known}",
            rule="regions-at-the-end",
            page=17,
        )
    for extra in competitor.extras:
        yield Line(
            who=who,
            step="extras",
            points=extra.leverage,
            because=extra.what,
            rule="extras-at-the-end",
            page=25,
        )
    yield from _game_end(competitor)
    for what in competitor.owed:
        yield Line(
            who=who,
            step="owed",
            points=None,
            because=f"{what}: printed value not read yet",
            rule="printed-values",
        )


def _game_end(competitor: ScoredCompetitor) -> Iterator[Line]:
    pack = pack_of(competitor.pack) if competitor.pack else None
    for effect in pack.game_end.do if pack and pack.game_end else ():
        figures = figures_of(competitor)
        amount = effect.gain_leverage or effect.lose_leverage
        if amount is None:
            continue
        sign = 1 if effect.gain_leverage else -1
        because = f"{effect.sentence(competitor.name)}: {amount.shown(figures)}"
        yield Line(
            who=competitor.name,
            step="game_end",
            points=sign * amount.of(figures),
            because=because,
            rule="nemesis-game-end",
            page=26,
        )


def figures_of(competitor: ScoredCompetitor) -> Figures:
    """What packs can measure of a competitor as the game ended."""
    return Figures(
        name=competitor.name,
        human=competitor.kind == "human",
        leverage=competitor.leverage,
        threat=competitor.threat,
        speed=competitor.speed,
        regions=tuple(region.leverage for region in competitor.regions),
        cards=competitor.cards,
    )


def verdict(request: ScoreRequest, totals: dict[str, int], complete: bool) -> Verdict:
    """Goals before leverage (p. 27); most leverage wins, and a tie for it is lost by everyone (p. 25)."""
    if reached := _goals(request):
        return _goal_verdict(request, reached, totals)
    most = max(totals.values())
    leaders = [side for side, total in totals.items() if total == most]
    so_far = "" if complete else ", as far as the values are known"
    if len(leaders) > 1:
        return Verdict(
            winners=(),
            reason="tie",
            because=f"{' and '.join(leaders)} tie for most at {most}{so_far}: everyone loses",
        )
    others = ", ".join(f"{side} {total}" for side, total in totals.items() if side != leaders[0])
    against = f", against {others}" if others else ""
    return Verdict(
        winners=(leaders[0],),
        reason="most_leverage",
        because=f"{leaders[0]} {has(leaders[0])} the most leverage: {most}{against}{so_far}",
    )


def _goals(request: ScoreRequest) -> list[tuple[ScoredCompetitor, str]]:
    everybody = [figures_of(competitor) for competitor in request.competitors]
    reached = []
    for competitor in request.competitors:
        goal = pack_of(competitor.pack).goal if competitor.pack else None
        if competitor.goal_met is not None:
            # Most goals stand on cards that no text gives: what people read there counts before the pack.
            if competitor.goal_met:
                reached.append((competitor, "as its card says"))
        elif goal and goal.condition.met(figures_of(competitor), everybody):
            reached.append((competitor, goal.condition.shown(figures_of(competitor))))
    return reached


def _goal_verdict(
    request: ScoreRequest, reached: list[tuple[ScoredCompetitor, str]], totals: dict[str, int]
) -> Verdict:
    because = "; ".join(f"{competitor.name} has met its goal, {shown}" for competitor, shown in reached)
    if request.nemesis_team:
        return Verdict(winners=("Nemeses",), reason="goal", because=f"{because}: its team wins, whatever the leverage")
    if len(reached) > 1 and ruled(request.rulings, "R9") == "most_leverage":
        most = max(totals[competitor.name] for competitor, _ in reached)
        reached = [(competitor, shown) for competitor, shown in reached if totals[competitor.name] == most]
        because += "; the one with more leverage wins (R9)"
    return Verdict(
        winners=tuple(competitor.name for competitor, _ in reached),
        reason="goal",
        because=f"{because}: every human loses, whatever the leverage",
    )
