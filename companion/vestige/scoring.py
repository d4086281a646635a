"""Final scoring, in the order of page 25: covert ops, bounties, regions and effects, sides, mastery, goals, verdict."""

from collections.abc import Iterable, Iterator

from companion.ruling import ruled
from companion.vestige.box.reference import card_of
from companion.vestige.cards import MASTERIES, spoken
from companion.vestige.mastery import claim
from companion.vestige.rulings import RULINGS
from companion.vestige.score import Line, Score, ScoredCompetitor, ScoreRequest, Verdict, has
from companion.vestige.vocabulary.effects import Effect
from companion.vestige.vocabulary.measures import Figures


def score(request: ScoreRequest) -> Score:
    """The final scoring of a game. Nothing in it sets off a trigger."""
    sides = {competitor.name: request.side(competitor) for competitor in request.competitors}
    everybody = figures_at_the_end(request)
    own = [
        line
        for competitor in request.competitors
        for line in (*_own_lines(competitor), *_game_ends(request, competitor, everybody))
    ]
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
        told = competitor.bounty_words[number - 1] if number <= len(competitor.bounty_words) else f"bounty {number}"
        yield Line(
            who=who,
            step="bounties",
            points=value,
            because=f"{told}{known}",
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
    for what in competitor.owed:
        yield Line(
            who=who,
            step="owed",
            points=None,
            because=f"{what}: printed value not read yet",
            rule="printed-values",
        )


def _game_ends(request: ScoreRequest, competitor: ScoredCompetitor, everybody: tuple[Figures, ...]) -> Iterator[Line]:
    """What the nemeses at the table bring or cost this competitor at game end."""
    for nemesis in request.competitors:
        card = card_of(nemesis.pack)
        own = _of(everybody, nemesis.name)
        for effect in card.game_end.do if card and card.game_end else ():
            amount = effect.gain_leverage or effect.lose_leverage
            if amount is None or not _reaches(effect, nemesis, competitor):
                continue
            sign = 1 if effect.gain_leverage else -1
            yield Line(
                who=competitor.name,
                step="game_end",
                points=sign * amount.worth(own, everybody, competitor.name),
                because=f"{effect.sentence(nemesis.name)}: {amount.shown(own, everybody, competitor.name)}",
                rule="nemesis-game-end",
                page=26,
            )


def _reaches(effect: Effect, nemesis: ScoredCompetitor, competitor: ScoredCompetitor) -> bool:
    match effect.to:
        case "owner":
            return competitor.name == nemesis.name
        case "each_player":
            return competitor.kind == "human"
        case "each_other_nemesis":
            return competitor.kind == "nemesis" and competitor.name != nemesis.name
        case _:
            return False


def _of(everybody: tuple[Figures, ...], name: str) -> Figures:
    return next(figures for figures in everybody if figures.name == name)


def figures_at_the_end(request: ScoreRequest) -> tuple[Figures, ...]:
    """What cards can measure of each competitor as the game ended."""
    humans = sum(competitor.kind == "human" for competitor in request.competitors)
    of_the_table = {
        "players": humans,
        "nemeses": len(request.competitors) - humans,
        "threats": sum(competitor.threat for competitor in request.competitors),
    }
    return tuple(
        (competitor.figures or Figures(name=competitor.name, human=competitor.kind == "human")).changed(
            {
                "leverage": competitor.leverage,
                "threat": competitor.threat,
                "speed": competitor.speed,
                "regions": tuple(region.leverage for region in competitor.regions),
                "region_names": tuple(region.name for region in competitor.regions),
                "cards": competitor.cards,
                "covert_ops_completed": len(competitor.covert_ops)
                + (competitor.figures.covert_ops_completed if competitor.figures else 0),
                "others": tuple(it.leverage for it in request.competitors if it.name != competitor.name),
                **of_the_table,
            }
        )
        for competitor in request.competitors
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
    everybody = figures_at_the_end(request)
    reached = []
    for competitor in request.competitors:
        card = card_of(competitor.pack)
        condition = card.goal.condition if card and card.goal else None
        if competitor.goal_met is not None:
            # Most goals stand on cards that no text gives: what people read there counts before the pack.
            if competitor.goal_met:
                reached.append((competitor, "as its card says"))
        elif condition and condition.met(_of(everybody, competitor.name), everybody):
            reached.append((competitor, condition.shown(_of(everybody, competitor.name), everybody)))
    return reached


def _goal_verdict(
    request: ScoreRequest, reached: list[tuple[ScoredCompetitor, str]], totals: dict[str, int]
) -> Verdict:
    because = "; ".join(f"{competitor.name} has met its goal, {shown}" for competitor, shown in reached)
    if request.nemesis_team:
        return Verdict(winners=("Nemeses",), reason="goal", because=f"{because}: its team wins, whatever the leverage")
    if len(reached) > 1 and ruled(RULINGS, request.rulings, "R9") == "most_leverage":
        most = max(totals[competitor.name] for competitor, _ in reached)
        reached = [(competitor, shown) for competitor, shown in reached if totals[competitor.name] == most]
        because += "; the one with more leverage wins (R9)"
    return Verdict(
        winners=tuple(competitor.name for competitor, _ in reached),
        reason="goal",
        because=f"{because}: every human loses, whatever the leverage",
    )
