"""A score as people look at it, in every game: who has how much, where it came from, and what the verdict says."""

from companion.frozen import Frozen


class Step(Frozen):
    """A place where points come from, with the rules entry about it."""

    id: str
    title: str
    rule: str


class Line(Frozen):
    """One line of the scoring: `who` is a competitor or a side, `points` are None while nobody knows them."""

    who: str
    step: str
    points: int | None
    because: str
    rule: str
    page: int | None = None

    @property
    def reason(self) -> str:
        """Why, as a sentence with the page, where the rulebook has pages."""
        page = f" (p. {self.page})" if self.page else ""
        return f"{self.because[:1].upper()}{self.because[1:]}{page}"


class Result(Frozen):
    """A result. `members` gives the side of each competitor; `steps` are those in which something happened, in order.

    `words` are the verdict in few words, `because` its reason, `settled` whether it stands whatever is still unread.
    `rule` is the entry of the verdict, `scoring_rule` that of final scoring, `points_rule` that of what is counted.
    """

    members: dict[str, str]
    totals: dict[str, int]
    steps: tuple[Step, ...]
    lines: tuple[Line, ...]
    words: str
    because: str
    settled: bool
    rule: str
    scoring_rule: str
    points_rule: str

    @property
    def reason(self) -> str:
        """The reason of the verdict as a sentence."""
        return f"{self.because[:1].upper()}{self.because[1:]}."

    def lines_of(self, side: str, step: str) -> tuple[Line, ...]:
        """The lines behind one figure: what a side got in one step, each with its reason."""
        return tuple(line for line in self.lines if line.step == step and self.members.get(line.who, line.who) == side)

    def points(self, side: str) -> dict[str, int]:
        """Where the known points of a side came from, by step."""
        sums: dict[str, int] = {}
        for line in self.lines:
            if self.members.get(line.who, line.who) == side:
                sums[line.step] = sums.get(line.step, 0) + (line.points or 0)
        return sums

    def lacks(self, side: str) -> bool:
        """Whether something of a side is still unknown."""
        return any(line.points is None and self.members.get(line.who, line.who) == side for line in self.lines)

    def told(self, side: str) -> str:
        """A side with its total and where it came from, in words."""
        titles = {step.id: step.title for step in self.steps}
        # Names of points in capitals stay what they are.
        parts = ", ".join(
            f"{' '.join(word if word.isupper() else word.lower() for word in titles[step].split())} {number}"
            for step, number in self.points(side).items()
            if number
        )
        return f"{side} {self.totals[side]}: {parts or 'nothing'}"
