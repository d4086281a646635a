"""Pace: where leverage would stand in the coming rounds if everybody went on as now, and what that assumes."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, product

from companion.frozen import Frozen
from companion.ledger import Entry
from companion.vestige import events as happened
from companion.vestige.cards import counted
from companion.vestige.commands import StepChoice
from companion.vestige.draft import Draft
from companion.vestige.events import Event
from companion.vestige.nemesis import answer, knows_its_rows
from companion.vestige.table import PLAYERS, Competitor, Table
from companion.vestige.turns import run_nemeses

ROUNDS_AHEAD = 6
"""How many rounds are looked ahead while the final round is not set, this one included."""
MOST_ROUNDS_AHEAD = 12
"""How many are looked ahead at the most, if somebody sets a final round that is far away."""
_ALL = {PLAYERS: "the players", "Nemeses": "the nemeses"}
_CARDS_DRAWN = 4_000
"""More cards than the rows of the largest packs draw in a round."""


class Course(Frozen):
    """The leverage of a side or of one of its `members`: now, and after each coming round.

    `says` is how fast it goes, in words. A side of one competitor has no members.
    """

    name: str
    human: bool
    points: tuple[int, ...]
    says: str
    members: tuple["Course", ...] = ()


class Crossing(Frozen):
    """In `round` the leverage of `who` would pass that of `whom`."""

    who: str
    whom: str
    round: int

    def __str__(self) -> str:
        who = _ALL.get(self.who, self.who)
        return f"{who[:1].upper()}{who[1:]} would pass {_ALL.get(self.whom, self.whom)} in round {self.round}"


class Assumption(Frozen):
    """One thing that the numbers take for granted, and the rules entry about it."""

    text: str
    rule: str


class Pace(Frozen):
    """What all go by. `rounds` are those still to come, the one that is on first: none once the game is scored."""

    rounds: tuple[int, ...]
    final_round: int | None
    sides: tuple[Course, ...]
    crossings: tuple[Crossing, ...]
    assumes: tuple[Assumption, ...]


def pace(table: Table, history: Iterable[Entry[Event]]) -> Pace:
    """Every nemesis with a pack by the rows that it resolves now, everybody else by the average of the rounds so far.

    `history` is what has happened, in the order of the game. The nemeses' turns are really taken, on a table that is
    thrown away, so that what a nemesis gains in one round counts on in the next.
    """
    so_far = _SoFar(table, history)
    rounds = _coming(table)
    ahead = _Ahead(table, len(rounds), so_far.average_card)
    courses = {one.name: _course(table, one, so_far, ahead, len(rounds)) for one in table.competitors}
    sides = _sides(table, courses)
    return Pace(
        rounds=rounds,
        final_round=table.final_round if rounds and table.final_round == rounds[-1] else None,
        sides=sides,
        crossings=tuple(_crossings(sides, rounds)),
        assumes=tuple(_assumptions(table, so_far, ahead, rounds)) if rounds else (),
    )


def in_words(pace: Pace) -> str:
    """What the chart shows, as one would tell it to somebody who does not see it."""
    if not pace.rounds:
        return "Leverage now: " + ", ".join(f"{side.name} {side.points[0]}" for side in pace.sides) + "."
    last = pace.rounds[-1]
    sides = ", ".join(f"{side.name} from {side.points[0]} to {side.points[-1]}" for side in pace.sides)
    return f"Leverage from now to the end of round {last}: {sides}." + "".join(f" {it}." for it in pace.crossings)


def _coming(table: Table) -> tuple[int, ...]:
    if table.phase not in ("players", "nemeses"):
        return ()
    last = table.final_round or table.round + ROUNDS_AHEAD - 1
    # A final round that has passed was set by hand: this one is the last.
    last = min(max(last, table.round), table.round + MOST_ROUNDS_AHEAD - 1)
    return tuple(range(table.round, last + 1))


class _SoFar:
    """What the ledger tells of the rounds so far: who played how many, what each gained, which cards were read."""

    def __init__(self, table: Table, history: Iterable[Entry[Event]]) -> None:
        self._table = table
        self._round = 1
        self._phase = "players"
        self._leverage: defaultdict[str, int] = defaultdict(int)
        self._in_this_round: defaultdict[str, int] = defaultdict(int)
        self._missed: defaultdict[str, int] = defaultdict(int)
        self._went: dict[str, int] = {}
        self._bounties: set[int] = set()
        self._read: dict[int, int] = {}
        for entry in history:
            for event in entry.events:
                self._hear(event)

    @property
    def cards_read(self) -> int:
        """Cards whose printed leverage is known, bounties left out: they pay at the end only."""
        return len(self._read)

    @property
    def average_card(self) -> int:
        """The average of their printed leverages, rounded; 0 where none was read."""
        return _rounded(Fraction(sum(self._read.values()), len(self._read))) if self._read else 0

    def rounds(self, who: str) -> int:
        """The rounds that count for somebody's average: those in which it has had its turn."""
        before = self._table.round - 1 - self._missed[who]
        return max(before + self.had_turn(who), 0)

    def rate(self, who: str) -> Fraction:
        """What it gains in a round, on the average; in its first round what it has gained in it."""
        leverage = self._table.competitor(who).leverage
        if not self.rounds(who):
            return Fraction(leverage)
        return Fraction(leverage if self.had_turn(who) else self.before_this_round(who), self.rounds(who))

    def before_this_round(self, who: str) -> int:
        """Its leverage when this round began."""
        return self._table.competitor(who).leverage - self._in_this_round[who]

    def had_turn(self, who: str) -> bool:
        """Whether its turn of this round is over."""
        one = self._table.competitor(who)
        if not one.human or self._table.phase == "nemeses":
            return one.human
        names = [human.name for human in self._table.humans]
        turn = self._table.turn
        return turn in names and names.index(who) < names.index(turn)

    def _hear(self, event: Event) -> None:
        match event:
            case happened.LeverageGained(who=who, amount=amount):
                self._leverage[who] += amount
                self._in_this_round[who] += amount
            case happened.LeverageLost(who=who, amount=amount):
                self._leverage[who] -= amount
                self._in_this_round[who] -= amount
            case happened.LeverageSet(who=who, to=to):
                self._correct(who, to)
            case happened.RoundBegun(round=number) | happened.RoundSet(round=number):
                self._round = number
                self._in_this_round.clear()
            case happened.PhaseBegun(phase=phase):
                self._phase = phase
            case happened.TurnBegun():
                self._phase = "players"
            case _:
                self._hear_of_seats(event)
                self._hear_of_cards(event)

    def _correct(self, who: str, to: int) -> None:
        """What was entered by mistake in this round is taken back first; the rest is of earlier rounds."""
        fallen = self._leverage[who] - to
        if fallen > 0 and self._in_this_round[who] > 0:
            self._in_this_round[who] = max(self._in_this_round[who] - fallen, 0)
        self._leverage[who] = to

    def _hear_of_seats(self, event: Event) -> None:
        # Who comes or goes while the nemeses are on has no turn in that round any more, or has had it.
        began = self._round - 1 + (self._phase == "nemeses")
        match event:
            case happened.SeatJoined(name=name):
                self._missed[name] = began
            case happened.SeatLeft(who=who):
                self._went[who] = began
            case happened.SeatReturned(who=who) if who in self._went:
                self._missed[who] += began - self._went.pop(who)
            case happened.SeatRenamed(who=who, to=to):
                for counts in (self._leverage, self._in_this_round, self._missed, self._went):
                    if who in counts:
                        counts[to] = counts.pop(who)
            case _:
                pass

    def _hear_of_cards(self, event: Event) -> None:
        match event:
            case happened.CardGained(kind="bounty", card=card):
                self._bounties.add(card)
            case happened.CardGained(card=card, leverage=int(printed)):
                self._read[card] = printed
            case happened.CardDescribed(card=card, leverage=int(printed)) if card not in self._bounties:
                self._read[card] = printed
            case happened.PrintedValueRead(of=of, value=value) if of.startswith("card:"):
                if (card := int(of.removeprefix("card:"))) not in self._bounties:
                    self._read[card] = value
            case _:
                pass


class _Ahead:
    """The coming turns of the nemeses that have a pack, taken on a table that is thrown away."""

    def __init__(self, table: Table, rounds: int, card: int) -> None:
        # Whether the app or people do it: it happens, so here everything does.
        table = table.changed({"automation": {}})
        self.points: dict[str, list[int]] = {one.name: [one.leverage] for one in table.nemeses}
        self.drawn = False
        self.by_hand: dict[str, None] = {}
        self.not_read: dict[str, None] = {}
        # One without a card is run by people, who alone know what its row says.
        by_hand = {f"{nemesis.name}/by-hand/0": StepChoice(skip=True) for nemesis in table.nemeses}
        for _ in range(rounds if table.nemeses else 0):
            draft = Draft(table, draws=(card,) * _CARDS_DRAWN)
            run_nemeses(draft, by_hand)
            answer(draft)
            self._note(draft.events)
            table = draft.table
            for one in table.nemeses:
                self.points[one.name].append(one.leverage)

    def _note(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case happened.CardGained(kind=kind) if kind != "bounty":
                    self.drawn = True
                case happened.ReminderGiven(text=text):
                    self.by_hand[text] = None
                case happened.LeverageOwed(of=of):
                    self.not_read[of.partition(":")[2]] = None
                case _:
                    pass


def _course(table: Table, one: Competitor, so_far: _SoFar, ahead: _Ahead, rounds: int) -> Course:
    if _resolves(table, one):
        points = tuple(ahead.points[one.name])
        says = f"{points[1] - points[0]:+d} on its next turn" if rounds else ""
        return Course(name=one.name, human=False, points=points, says=says)
    rate = Fraction(0) if one.away else so_far.rate(one.name)
    return Course(
        name=one.name,
        human=one.human,
        points=tuple(_average_course(one, rate, so_far, rounds)),
        says=f"{_spoken(rate, sign=True)} a round" if rounds else "",
    )


def _resolves(table: Table, one: Competitor) -> bool:
    """Whether the app knows what it resolves on its turn."""
    return not one.human and knows_its_rows(one)


def _average_course(one: Competitor, rate: Fraction, so_far: _SoFar, rounds: int) -> Iterator[int]:
    yield one.leverage
    if so_far.had_turn(one.name) or not so_far.rounds(one.name):
        # This round has brought it what it brings.
        after_this_round = Fraction(one.leverage)
    else:
        after_this_round = max(Fraction(one.leverage), so_far.before_this_round(one.name) + rate)
    for number in range(rounds):
        yield _rounded(after_this_round + rate * number)


def _sides(table: Table, courses: dict[str, Course]) -> tuple[Course, ...]:
    together: dict[str, list[Course]] = {}
    for name, course in courses.items():
        together.setdefault(table.side(name), []).append(course)
    return tuple(_side(name, tuple(members)) for name, members in together.items())


def _side(name: str, members: tuple[Course, ...]) -> Course:
    if len(members) == 1 and members[0].name == name:
        return members[0]
    points = tuple(sum(at) for at in zip(*(one.points for one in members), strict=True))
    return Course(name=name, human=members[0].human, points=points, says="", members=members)


def _crossings(sides: tuple[Course, ...], rounds: tuple[int, ...]) -> Iterator[Crossing]:
    """Who would pass whom: players and nemeses each other; without nemeses the players each other."""
    players = [side for side in sides if side.human]
    nemeses = [side for side in sides if not side.human]
    found = [
        crossing
        for one, other in (product(players, nemeses) if nemeses else combinations(players, 2))
        for crossing in _between(one, other, rounds)
    ]
    yield from sorted(found, key=lambda it: it.round)


def _between(one: Course, other: Course, rounds: tuple[int, ...]) -> Iterator[Crossing]:
    ahead = one.points[0] - other.points[0]
    for number, mine, theirs in zip(rounds, one.points[1:], other.points[1:], strict=True):
        lead = mine - theirs
        # From level nobody passes: both have stood there. A lead that shrinks to nothing is none yet either.
        if ahead * lead < 0:
            who, whom = (one, other) if lead > 0 else (other, one)
            yield Crossing(who=who.name, whom=whom.name, round=number)
        ahead = lead or ahead


def _assumptions(table: Table, so_far: _SoFar, ahead: _Ahead, rounds: tuple[int, ...]) -> Iterator[Assumption]:
    shown = f"{counted(len(rounds), 'round')}, this one included"
    if table.final_round is None:
        yield Assumption(text=f"The final round is not set yet: {shown}.", rule="final-round")
    elif table.final_round > rounds[-1]:
        yield Assumption(text=f"The final round, {table.final_round}, is far away: {shown}.", rule="final-round")
    else:
        yield Assumption(text=f"The game ends after round {rounds[-1]}.", rule="final-round")
    for one in table.competitors:
        if not _resolves(table, one):
            yield Assumption(text=_average_in_words(one, so_far), rule="pace" if one.human else "by-hand")
    with_pack = [one for one in table.nemeses if _resolves(table, one)]
    if with_pack:
        yield from _of_nemeses(table, with_pack, so_far, ahead)
    if table.owed:
        owed = ", ".join(dict.fromkeys(owed.of.partition(":")[2] for owed in table.owed if "card:" not in owed.of))
        text = f"Leverage that waits for a printed value is not in it{f' ({owed})' if owed else ''}."
        yield Assumption(text=text, rule="printed-values")
    yield Assumption(text="Nothing of final scoring is in it.", rule="scoring")


def _of_nemeses(table: Table, nemeses: list[Competitor], so_far: _SoFar, ahead: _Ahead) -> Iterator[Assumption]:
    each = "Nuisance: a nemesis resolves the row of its threat level alone."
    if table.difficulty == "menace":
        each = "Menace: a nemesis resolves the row of its threat level and all rows below it."
    yield Assumption(text=each, rule=table.difficulty)
    levels = ", ".join(f"{one.name} at {one.threat}" for one in nemeses)
    yield Assumption(text=f"Threat levels stay: {levels}. Threats that are hidden stay hidden.", rule="threat-level")
    yield Assumption(
        text="What players do is left out: no triggered ability answers to it, no visit pays a nemesis.",
        rule="triggered-ability",
    )
    if ahead.drawn:
        read = so_far.cards_read
        average = f"the average of the {counted(read, 'card')} read in this game"
        why = average if read else "as none has been read in this game yet"
        yield Assumption(
            text=f"Each card that a nemesis draws counts {so_far.average_card}, {why}.", rule="nemesis-gains-cards"
        )
    if ahead.not_read:
        names = " and ".join(ahead.not_read)
        yield Assumption(text=f"Nobody has read what is printed on {names}: it counts 0.", rule="printed-values")
    for text in ahead.by_hand:
        yield Assumption(text=f"Left out, as people do it by hand: {text}", rule="by-hand")


def _average_in_words(one: Competitor, so_far: _SoFar) -> str:
    if one.away:
        return f"{one.name} has gone and gains nothing more."
    rounds = so_far.rounds(one.name)
    rate = _spoken(so_far.rate(one.name))
    whose = f"{one.name} goes on" if one.human else f"{one.name}, whose rows the app does not know, goes on"
    if not rounds:
        return f"{whose} with {rate} a round, as in this first one so far."
    return f"{whose} with {rate} a round, the average of {counted(rounds, 'round')}."


def _rounded(number: Fraction) -> int:
    """To the nearest whole number, a half upwards, as people do it."""
    return (2 * number.numerator + number.denominator) // (2 * number.denominator)


def _spoken(rate: Fraction, sign: bool = False) -> str:
    """`4.7`, `5`, with `sign` `+4.7`."""
    tenths = _rounded(rate * 10)
    number = f"{tenths // 10}" if tenths % 10 == 0 else f"{tenths / 10:.1f}"
    return f"+{number}" if sign and tenths >= 0 else number
