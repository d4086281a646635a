"""What holds in every game, whatever people do: random setups, random commands, nonsense among them."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.vestige import events as happened
from companion.vestige.cards import CARD_KINDS, MASTERIES
from companion.vestige.commands import Command
from companion.vestige.finish import request_of
from companion.vestige.mastery import claim, holdings
from companion.vestige.report import result_text
from companion.vestige.score import ScoreRequest
from companion.vestige.scoring import score
from companion.vestige.standing import standing
from tests.companion.evenings import PEOPLE, REGIONS, evenings, rulings
from tests.companion.games import AnyGame
from tests.companion.steps import after, steps


def all_events(game: AnyGame) -> list[happened.Event]:
    return [event for entry in game.ledger.standing for event in entry.events]


@given(evenings())
def test_leverage_is_what_was_gained_and_lost_since_the_last_correction(
    evening: tuple[AnyGame, list[Command]],
) -> None:
    game = after(evening)

    track = dict.fromkeys(game.setup.names, 0)
    for event in all_events(game):
        if isinstance(event, happened.LeverageGained):
            track[event.who] += event.amount
        elif isinstance(event, happened.LeverageLost):
            track[event.who] -= event.amount
        elif isinstance(event, happened.LeverageSet):
            track[event.who] = event.to
        elif isinstance(event, happened.SeatJoined):
            track[event.name] = 0
        elif isinstance(event, happened.SeatRenamed):
            track[event.to] = track.pop(event.who)
    everybody = (*game.table.competitors, *game.table.gone)
    assert {competitor.name: competitor.leverage for competitor in everybody} == track


@given(evenings())
def test_leverage_stays_at_zero_or_above_unless_the_ruling_lets_it_fall(
    evening: tuple[AnyGame, list[Command]],
) -> None:
    for game in steps(evening):
        if game.table.ruled("R5") == "no":
            assert all(competitor.leverage >= 0 for competitor in game.table.competitors)


@given(evenings())
def test_cards_are_neither_lost_nor_doubled(evening: tuple[AnyGame, list[Command]]) -> None:
    game = after(evening)

    holders: dict[int, str] = {}
    for event in all_events(game):
        if isinstance(event, happened.CardGained):
            assert event.card not in holders
            holders[event.card] = event.who
        elif isinstance(event, happened.CardLost):
            assert holders.pop(event.card) == event.who
    lying = {card.id: competitor.name for competitor in game.table.competitors for card in competitor.cards}
    assert lying == holders
    assert sum(len(competitor.cards) for competitor in game.table.competitors) == len(lying)


@given(evenings())
def test_stacks_hold_what_was_dealt_less_what_came_out(evening: tuple[AnyGame, list[Command]]) -> None:
    for game in steps(evening):
        # People may come late, and nemeses be called something else.
        humans = len(game.table.humans) + len(game.table.gone)
        seats = zip(game.table.nemeses, game.setup.nemeses, strict=True)
        dealt = {nemesis.name: seat.threat_cards // 5 for nemesis, seat in seats}
        for trigger in game.table.triggers:
            assert 0 <= trigger.covert_ops_left <= (humans if trigger.kind == "magenta" else 0)
            assert all(0 <= left <= dealt[name] for name, left in trigger.threats_left.items())
            assert all(0 <= due <= trigger.threats_left[name] for name, due in trigger.threats_due.items())
            assert len(set(trigger.reached_by)) == len(trigger.reached_by)


@given(evenings())
def test_a_condition_once_met_stays_met_unless_it_is_corrected(evening: tuple[AnyGame, list[Command]]) -> None:
    met: set[str] = set()

    for game in steps(evening):
        last = game.ledger.undoes
        corrected = {event.name for event in last.events if event.event == "condition_unmet"} if last else set()
        now = {condition.name for condition in game.table.conditions if condition.met}
        assert met - corrected <= now
        assert not corrected or (last and last.command["move"] in ("unmeet_condition", "reconcile"))
        met = now


CORRECTIONS = ("set_round", "set_final_round", "unmeet_condition", "reconcile")


@given(evenings())
def test_rounds_go_up_and_the_final_one_is_set_once(evening: tuple[AnyGame, list[Command]]) -> None:
    before: AnyGame | None = None

    for game in steps(evening):
        last = game.ledger.undoes
        if before and last and last.command["move"] not in CORRECTIONS:
            assert game.table.round - before.table.round in (0, 1)
            if before.table.final_round is not None and last.command["move"] != "accept_proposal":
                assert game.table.final_round == before.table.final_round
        before = game


@given(evenings())
def test_only_one_competitor_holds_a_region(evening: tuple[AnyGame, list[Command]]) -> None:
    for game in steps(evening):
        held = [control.region for control in game.table.regions]
        assert len(set(held)) == len(held)
        assert {control.controller for control in game.table.regions} <= {one.name for one in game.table.competitors}


@given(evenings())
def test_every_table_can_be_told_in_json_scored_and_reported(evening: tuple[AnyGame, list[Command]]) -> None:
    for game in steps(evening):
        said = standing(game)
        result = score(request_of(game.table))

        assert json.loads(json.dumps(said)) == said | {"cards": json.loads(json.dumps(said["cards"]))}
        assert result_text(result, "Ana", "today")
        keys = [prompt["key"] for prompt in said["prompts"] if prompt["kind"] != "reveal_threat"]
        assert len(keys) == len(set(keys))


# Final scoring of any finished game, also of those that nobody could play.


@st.composite
def finished(draw: st.DrawFn) -> ScoreRequest:
    mode = draw(st.sampled_from(["competitive", "teams", "solo", "cooperative"]))
    people = PEOPLE[: 1 if mode == "solo" else draw(st.integers(1, 4))]
    small = st.integers(0, 5)
    figures = {
        "leverage": st.integers(0, 30),
        "covert_ops": st.lists(small, max_size=3),
        "bounties": st.lists(st.none() | small, max_size=3),
        "regions": st.lists(st.fixed_dictionaries({"name": st.sampled_from(REGIONS), "leverage": st.none() | small})),
        "extras": st.lists(st.fixed_dictionaries({"what": st.just("x"), "leverage": st.none() | st.integers(-5, 5)})),
        "cards": st.dictionaries(st.sampled_from(CARD_KINDS), st.integers(0, 3)),
        "mastery_bonus": st.dictionaries(st.sampled_from(MASTERIES), st.integers(0, 2), max_size=2),
    }
    some = st.fixed_dictionaries(figures)
    competitors = [
        draw(some) | {"name": name, "kind": "human", "team": ("Rust", "Dust")[at % 2]} for at, name in enumerate(people)
    ]
    for name, pack in draw(
        st.lists(st.sampled_from([("Bone", "bone"), ("Marrow", "bone"), ("Rook", None)]), unique=True)
    ):
        held = draw(st.integers(0, 11))
        regions = [{"name": f"{name} {number}", "leverage": 1} for number in range(held)]
        nemesis = {"name": name, "kind": "nemesis", "pack": pack, "threat": draw(small), "regions": regions}
        competitors.append(draw(some) | nemesis)
    return ScoreRequest.model_validate(
        {
            "mode": mode,
            "nemeses_form_team": draw(st.booleans()),
            "competitors": competitors,
            "mastery_tiles": draw(st.dictionaries(st.sampled_from(MASTERIES), st.none() | st.integers(0, 9))),
            "rulings": draw(rulings),
        }
    )


@given(finished())
def test_the_total_of_a_side_is_the_sum_of_its_lines(request: ScoreRequest) -> None:
    result = score(request)

    sums = dict.fromkeys(result.totals, 0)
    before = dict.fromkeys(result.totals, 0)
    for line in result.lines:
        side = line.who if line.step == "mastery" else request.side(by_name(request, line.who))
        sums[side] += line.points or 0
        before[side] += (line.points or 0) if line.step != "mastery" else 0
    assert result.totals == sums
    assert result.before_mastery == before
    assert result.complete == all(line.points is not None for line in result.lines)


def by_name(request: ScoreRequest, name: str) -> Any:
    return next(competitor for competitor in request.competitors if competitor.name == name)


@given(finished())
def test_a_tile_goes_to_strictly_the_most_cards_or_to_nobody(request: ScoreRequest) -> None:
    for mastery in MASTERIES:
        held = {side: holding.total for side, holding in holdings(request, mastery).items()}
        claimed = claim(request, mastery).side

        if claimed is not None:
            assert all(held[claimed] > total for side, total in held.items() if side != claimed)
            assert held[claimed] > 0
        elif not request.nemesis_team:
            assert max(held.values()) == 0 or list(held.values()).count(max(held.values())) > 1


@given(finished())
def test_a_verdict_has_winners_unless_the_most_is_shared(request: ScoreRequest) -> None:
    result = score(request)

    most = [side for side, total in result.totals.items() if total == max(result.totals.values())]
    goals = [it.name for it in request.competitors if it.pack and len(it.regions) >= 9]
    winners, reason = result.verdict.winners, result.verdict.reason
    if goals:
        assert reason == "goal"
        assert set(winners) <= ({"Nemeses"} if request.nemesis_team else set(goals))
        assert winners
    elif len(most) == 1:
        assert (winners, reason) == ((most[0],), "most_leverage")
    else:
        assert (winners, reason) == ((), "tie")
