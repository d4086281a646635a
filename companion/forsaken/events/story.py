"""What happened in personal stories."""

from typing import Literal

from companion.forsaken.cards import StoryCard
from companion.game import Happened


class ChapterBegun(Happened):
    """A story card lies on the tray; the one before and its feats are archived."""

    event: Literal["chapter_begun"] = "chapter_begun"
    who: str
    chapter: int
    code: str | None = None
    name: str | None = None
    printed: StoryCard | None = None


class ChapterSet(Happened):
    """A story is in this chapter: somebody has looked."""

    event: Literal["chapter_set"] = "chapter_set"
    who: str
    to: int


class FeatGained(Happened):
    """A feat is active."""

    event: Literal["feat_gained"] = "feat_gained"
    who: str
    feat: int
    letter: str | None = None
    name: str | None = None

    @property
    def allots(self) -> int | None:
        return self.feat


class FeatNamed(Happened):
    """What a feat is called."""

    event: Literal["feat_named"] = "feat_named"
    who: str
    feat: int
    name: str
    words: str | None = None


class FeatCompleted(Happened):
    """A feat is done."""

    event: Literal["feat_completed"] = "feat_completed"
    who: str
    feat: int


class VignetteRead(Happened):
    """A vignette was read; no encounter any more this turn."""

    event: Literal["vignette_read"] = "vignette_read"
    who: str
    entry: str | None = None


class StoryFinished(Happened):
    """A story is at its end."""

    event: Literal["story_finished"] = "story_finished"
    who: str
