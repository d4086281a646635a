"""Commands of a personal story: chapters, feats, vignettes."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import Name, TypedName, Words
from companion.forsaken.cards import Code, StoryCard
from companion.forsaken.commands.play import Number
from companion.frozen import Frozen


class BeginChapter(Frozen):
    """The next story card lies on the tray: those of the last chapter are archived, and its feats, by letter, become
    active. An `S` feat is drawn at random from those not used yet: the app asks for its name."""

    move: Literal["begin_chapter"] = "begin_chapter"
    who: Name
    chapter: Annotated[int, Field(strict=True, ge=1, le=3)]
    code: Code | None = None
    name: TypedName | None = None
    feats: Annotated[tuple[Code, ...], Field(max_length=6)] = ()
    printed: StoryCard | None = None


class GainFeat(Frozen):
    """A feat becomes active."""

    move: Literal["gain_feat"] = "gain_feat"
    who: Name
    letter: Code | None = None
    name: TypedName | None = None


class NameFeat(Frozen):
    """What a feat is called, as somebody has read it."""

    move: Literal["name_feat"] = "name_feat"
    who: Name
    feat: Number
    name: TypedName
    words: Words | None = None


class CompleteFeat(Frozen):
    """A feat is done: 2 VP."""

    move: Literal["complete_feat"] = "complete_feat"
    who: Name
    feat: Number


class ReadVignette(Frozen):
    """The vignette of the story card is read: no encounter any more this turn. `entry` is its code in the guide."""

    move: Literal["read_vignette"] = "read_vignette"
    who: Name
    entry: Code | None = None


class FinishStory(Frozen):
    """The last chapter's conditions are met: the story is at its end, which sets off the end of the game."""

    move: Literal["finish_story"] = "finish_story"
    who: Name
