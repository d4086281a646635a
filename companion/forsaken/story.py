"""Personal stories: chapters, feats, vignettes, the end of a story (Your Story Module; Class Modules)."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import board, ending
from companion.forsaken import commands as c
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import (
    ChapterBegun,
    FeatCompleted,
    FeatGained,
    FeatNamed,
    PromptSettled,
    StoryFinished,
    VignetteRead,
)
from companion.forsaken.player import Feat, Player
from companion.forsaken.reading import read_card
from companion.ledger import Because

FEAT_VP = 2
LAST_CHAPTER = 3
STARTER = "S"
"""The letter of feats that are drawn at random."""


def vignette_of(player: Player) -> str | None:
    """The entry that the story card sends to: the one for the player's class if there is one; None until read."""
    card = player.story.printed
    if card is None:
        return None
    by_class = card.by_class.get(player.klass) if player.klass else None
    return by_class or card.vignette


def complete(player: Player) -> bool:
    """Whether as many feats are done as the story card needs: all that are active where it says no number."""
    done = sum(feat.done for feat in player.feats)
    card = player.story.printed
    needed = card.needed if card and card.needed else len(player.feats)
    return done >= needed > 0


def begin_chapter(draft: Draft, command: c.BeginChapter) -> None:
    """The next story card: the cards of the last chapter are archived, its feats become active."""
    player, card = draft.player(command.who), command.printed
    before = player.story
    name = command.name or (card.name if card else None)
    if command.chapter == before.chapter:
        text = f"the card of chapter {command.chapter} was read"
    else:
        count = len(player.feats)
        _vignette_by_itself(draft, command.who)
        text = f"chapter {before.chapter} is archived with {count} {'feat' if count == 1 else 'feats'}"
        if command.chapter < before.chapter:
            back = f"{command.who} goes from chapter {before.chapter} to chapter {command.chapter}."
            draft.notice("chapter_back", "forsaken-story", back)
    draft.emit(
        ChapterBegun(who=command.who, chapter=command.chapter, code=command.code, name=name, printed=card),
        Because(rule="forsaken-next-chapter", text=text),
    )
    read_card(draft, "story", name or command.code, chapter=command.chapter, feats=command.feats)
    there = [feat.letter for feat in draft.player(command.who).feats]
    for due in draft.table.waits("feat_name", command.who):
        if draft.player(command.who).find_feat(due.number or 0) is None:
            draft.emit(PromptSettled(prompt=f"feat_name:{due.id}"))
    for letter in command.feats or (card.feats if card else ()):
        if letter in there:
            there.remove(letter)
        else:
            gain_feat(draft, command.who, letter)


def _vignette_by_itself(draft: Draft, who: str) -> None:
    """Who goes on to the next chapter has read the vignette that was waited for, also where nobody said so."""
    waited = draft.settle("story", who)
    if waited is not None:
        text = "no encounter any more this turn"
        draft.emit(VignetteRead(who=who, entry=waited.of), Because(rule="forsaken-vignette", text=text))


def gain_feat(draft: Draft, who: str, letter: str | None = None, name: str | None = None) -> None:
    """A feat becomes active. An S feat is drawn at random, so its name is asked for; a lettered one may be known."""
    player, id = draft.player(who), draft.new_id()
    if name is None and letter and letter != STARTER:
        name = _known_feat(draft, player, letter)
    draft.emit(FeatGained(who=who, feat=id, letter=letter, name=name))
    if name is None and letter == STARTER:
        text = "an S feat is drawn at random from those not used yet"
        draft.ask("feat_name", who, number=id, because=Because(rule="forsaken-starter-feat", text=text))


def _known_feat(draft: Draft, player: Player, letter: str) -> str | None:
    """What the feat of a letter is called in this player's story, if somebody has read it before."""
    whose = (player.module or player.character or "").casefold()
    cards = (card for card in draft.table.card_box if card.kind == "feat" and card.letter == letter)
    return next((card.name for card in cards if whose and (card.whose or "").casefold() == whose), None)


def _feat(draft: Draft, who: str, id: int) -> Feat:
    player = draft.player(who)
    found = player.find_feat(id)
    if found is None:
        there = ", ".join(f"{feat.id} ({feat.title})" for feat in player.feats)
        raise Nonsense("feat", f"{who} has no feat {id}", f"one of {there}" if there else "none is active")
    return found


def name_feat(draft: Draft, command: c.NameFeat) -> None:
    """What a feat is called."""
    feat = _feat(draft, command.who, command.feat)
    draft.emit(FeatNamed(who=command.who, feat=feat.id, name=command.name, words=command.words))
    for due in draft.table.waits("feat_name", command.who):
        if due.number == feat.id:
            draft.emit(PromptSettled(prompt=f"feat_name:{due.id}"))


def complete_feat(draft: Draft, command: c.CompleteFeat) -> None:
    """A feat is done: 2 VP; the last one that is needed leads to the vignette."""
    who, feat = command.who, _feat(draft, command.who, command.feat)
    if feat.done:
        raise Nonsense("feat", f"{feat.title} of {who} is done already", "a feat that is not done yet")
    draft.emit(FeatCompleted(who=who, feat=feat.id))
    give = c.Gain(who=who, gains={"vp": FEAT_VP}, why=feat.title)
    if draft.automates("feats", f"{FEAT_VP} VP for {feat.title} of {who}", give):
        board.gain(draft, who, give.gains, feat.title, "forsaken-feats")
    player = draft.player(who)
    asked = any(due.number == player.story.chapter for due in draft.table.waits("story", who))
    if complete(player) and not player.story.finished and not asked:
        entry = vignette_of(player)
        text = "all feats that are needed are done" + (f": vignette {entry}" if entry else "")
        draft.ask(
            "story", who, of=entry, number=player.story.chapter, because=Because(rule="forsaken-vignette", text=text)
        )


def read_vignette(draft: Draft, command: c.ReadVignette) -> None:
    """The vignette is read: no encounter any more this turn; that of the last chapter ends the story."""
    player = draft.player(command.who)
    draft.settle("story", command.who)
    text = "no encounter any more this turn"
    draft.emit(
        VignetteRead(who=command.who, entry=command.entry or vignette_of(player)),
        Because(rule="forsaken-vignette", text=text),
    )
    if player.story.chapter == LAST_CHAPTER and not player.story.finished:
        _finish(draft, command.who)


def finish_story(draft: Draft, command: c.FinishStory) -> None:
    """A story is at its end, which sets off the end of the game."""
    story = draft.player(command.who).story
    if story.finished:
        raise Nonsense("move", f"the story of {command.who} is finished already", "")
    if story.chapter < LAST_CHAPTER:
        text = f"{command.who} finishes the story in chapter {story.chapter}: it has {LAST_CHAPTER}."
        draft.notice("story_early", "forsaken-story", text)
    draft.settle("story", command.who)
    _finish(draft, command.who)


def _finish(draft: Draft, who: str) -> None:
    draft.emit(StoryFinished(who=who), Because(rule="forsaken-story", text=f"the story of {who} is at its end"))
    ending.reach(draft, "story", who)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.BeginChapter: begin_chapter,
    c.GainFeat: lambda draft, it: gain_feat(draft, it.who, it.letter, it.name),
    c.NameFeat: name_feat,
    c.CompleteFeat: complete_feat,
    c.ReadVignette: read_vignette,
    c.FinishStory: finish_story,
}
