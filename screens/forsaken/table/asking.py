"""One card a kind of prompt about players: what is asked, and the answers right below it."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import (
    AcceptProposal,
    ArchiveGear,
    DescribeSpace,
    DismissPrompt,
    FinishStory,
    NameFeat,
    ReadVignette,
    ResolveDefeat,
    ReturnCubes,
    SettleFight,
    TakeReward,
)
from companion.forsaken.kinds import listed
from companion.forsaken.player import Player
from companion.forsaken.prompts import Prompt
from companion.forsaken.story import LAST_CHAPTER
from companion.forsaken.table import Table
from screens import buttons, routes, theme
from screens.forsaken.board.forms import words_of
from screens.forsaken.board.gain import gains_picker
from screens.forsaken.board.reading import described, first_unread, known_values, numbers_form, space_fields
from screens.forsaken.places.known import card_of
from screens.forsaken.places.parts import asks, number_keys
from screens.forsaken.signs import sign_of
from screens.forsaken.table.encounter import Encounter
from screens.guard import memo
from screens.keys import picture_key
from screens.live import use_live
from screens.offers import NameOffers
from screens.prompts import Once, OpenSheet, act, prompt_card, way_out
from screens.rules.word import held
from screens.sitting import Sitting, use_kept
from screens.typed import use_typed

Known = tuple[str, ...]


def leave(sitting: Sitting, prompt: Prompt, once: Once, words: str = "Leave out") -> ft.Control:
    """The way to go on without an answer."""
    return way_out(words, prompt, once(lambda: sitting.dispatch(DismissPrompt(prompt=prompt.key))))


def _player(sitting: Sitting, prompt: Prompt) -> Player | None:
    table: Table = sitting.table
    return table.find(prompt.who or "")


@memo
def Defeat(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """A defeat card that is known is one tap; of another, what it sets vitality to and whether the turn is lost."""
    typed, words = use_typed(sitting, prompt.key), use_typed(sitting, f"words:{prompt.key}")
    vitality, set_vitality = use_kept(sitting.kept, f"vitality:{prompt.key}", None)
    loses, set_loses = use_kept(sitting.kept, f"loses:{prompt.key}", False)

    def resolve(name: str | None, card: Any = None) -> None:
        sitting.dispatch(
            ResolveDefeat(
                who=prompt.who or "",
                name=name,
                vitality=card.vitality if card and vitality is None else vitality,
                loses_turn=loses or bool(card and card.loses_turn),
                gains=card.gains if card else {},
                words=words_of(words) or (card.words if card else None),
            )
        )

    def submit() -> None:
        resolve(words_of(typed), card_of(sitting, "defeat", words_of(typed)))

    return prompt_card(
        prompt,
        prompt.rule,
        [
            NameOffers(typed=typed.held, known=known, once=once, label="The defeat card is {}", key="offers",
                       pick=lambda name: resolve(name, card_of(sitting, "defeat", name))),
            typed.field("Name of the defeat card (may stay empty)", submit),
            asks("vitality", "It sets vitality to", "forsaken-injury",
                 number_keys("Vitality", "forsaken-injury", vitality, lambda to: set_vitality(lambda _: to))),
            ft.Row([buttons.choice("Remaining actions are lost", loses, lambda: set_loses(lambda now: not now))],
                   wrap=True),
            words.words("What else it says (may stay empty)"),
        ],
        act("That is it", once(submit)),
        leave(sitting, prompt, once),
    )  # fmt: skip


@memo
def OverResources(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Each way of giving back so many cubes is one key."""
    use_live(sitting)
    player, count = _player(sitting, prompt), prompt.number or 0
    scrap, particle = (player.holds("scrap"), player.holds("particle")) if player else (0, 0)

    def back(gray: int) -> None:
        sitting.dispatch(ReturnCubes(who=prompt.who or "", scrap=gray, particle=count - gray))

    ways = [gray for gray in range(min(count, scrap), -1, -1) if count - gray <= particle]
    keys = [_cubes(gray, count - gray, once(partial(back, gray))) for gray in ways]
    return prompt_card(
        prompt, prompt.rule, [ft.Row(keys, wrap=True, spacing=6, run_spacing=6)], None, leave(sitting, prompt, once)
    )


def _cubes(scrap: int, particle: int, on_click: Callable[[], Any]) -> ft.Control:
    shown = [(what, count) for what, count in (("scrap", scrap), ("particle", particle)) if count]
    return picture_key(
        f"{listed(dict(shown))} back into the bag",
        "forsaken-q-over-eight-resources",
        ft.Row(
            tight=True,
            spacing=12,
            controls=[
                ft.Row(
                    [sign_of(what, 30), theme.number(str(count), size=theme.TITLE, color=ft.Colors.ON_SURFACE)],
                    tight=True,
                    spacing=4,
                )
                for what, count in shown
            ],
        ),
        on_click,
        key=f"back-{scrap}",
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )


@memo
def OverGear(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Every gear card of hand and discard pile as a key: a tap archives it."""
    use_live(sitting)
    player = _player(sitting, prompt)
    who = prompt.who or ""
    shown = sitting.may_look(who)
    keys = []
    for gear in player.gear if player else ():
        name = gear.title if shown or gear.played else "a card in hand"
        archive = once(partial(sitting.dispatch, ArchiveGear(who=who, gear=gear.id)))
        where = " (discarded)" if gear.played else ""
        button = buttons.tonal(f"{name[:1].upper()}{name[1:]}{where}", archive, label=f"Archive {name}{where}")
        button.key = f"gear-{gear.id}"
        keys.append(held(button, "forsaken-gear-limit"))
    return prompt_card(
        prompt, prompt.rule, [ft.Row(keys, wrap=True, spacing=6, run_spacing=6)], None, leave(sitting, prompt, once)
    )


@memo
def Character(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The numbers of the board by keys; a known character brings them all with one tap."""
    use_live(sitting)
    player, who = _player(sitting, prompt), prompt.who or ""
    start = known_values(player) if player else dict.fromkeys(("vitality", "green", "spaces", "lap_vp"))
    values, change = use_kept(sitting.kept, f"values:{prompt.key}", start)
    first = {"vitality": 0, "loop": 2, "lap": 3}.get(prompt.of or "", first_unread(start))
    at, choose = ft.use_state(first)
    typed = use_typed(sitting, prompt.key)

    def set_value(what: str, value: int) -> None:
        change(lambda now: {**now, what: value})

    def keep(name: str | None) -> None:
        sitting.dispatch(described(who, values, name))

    offers = (
        [NameOffers(typed=typed.held, known=known, pick=keep, once=once, label="The character is {}", key="offers"),
         typed.field("Character (may stay empty)", lambda: keep(words_of(typed)))]
        if player and player.character is None
        else []
    )  # fmt: skip
    return prompt_card(
        prompt,
        prompt.rule,
        [numbers_form(who, values, at, choose, set_value), *offers],
        act("That is it", once(lambda: keep(words_of(typed)))),
        leave(sitting, prompt, once),
    )


@memo
def Space(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """What is printed beside a space that was reached: by signs, the rest in words. Paid at once."""
    gains, change = use_kept(sitting.kept, f"gains:{prompt.key}", {})
    typed = use_typed(sitting, prompt.key)
    who, space = prompt.who or "", prompt.number or 0

    def keep() -> None:
        sitting.dispatch(DescribeSpace(who=who, space=space, gains=gains, words=words_of(typed)))

    some = bool(gains)
    return prompt_card(
        prompt,
        prompt.rule,
        space_fields(typed, gains, change, "Space"),
        act("That is it" if some else "Nothing counted", once(keep)),
        leave(sitting, prompt, once),
    )


@memo
def FeatName(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The feat that was drawn, by its name."""
    typed = use_typed(sitting, prompt.key)

    def name(called: str | None) -> None:
        if called and prompt.number:
            sitting.dispatch(NameFeat(who=prompt.who or "", feat=prompt.number, name=called))

    def submit() -> None:
        name(typed.name(sitting.say))

    return prompt_card(
        prompt,
        prompt.rule,
        [
            NameOffers(typed=typed.held, known=known, pick=name, once=once, label="The feat is {}", key="offers"),
            typed.field("Name of the feat", submit),
        ],
        act("That is it", once(submit)),
        leave(sitting, prompt, once),
    )


@memo
def StoryOn(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """The vignette to look up, its code large enough to be read while one leafs through the guide."""
    who, last = prompt.who or "", prompt.number == LAST_CHAPTER
    code = [theme.number(prompt.of, color=ft.Colors.PRIMARY, label=f"Vignette {prompt.of}")] if prompt.of else []
    ends = last and prompt.of is None
    command: Any = FinishStory(who=who) if ends else ReadVignette(who=who, entry=prompt.of)

    def read() -> None:
        if sitting.dispatch(command) and not last:
            # The next story card lies on the tray then.
            open_sheet("chapter", who)

    more = (
        [ft.Row([held(buttons.tonal("The story is finished", once(lambda: sitting.dispatch(FinishStory(who=who))),
                                    icon=ft.Icons.FLAG_OUTLINED), "forsaken-game-end")], wrap=True)]
        if last and not ends
        else []
    )  # fmt: skip
    words = "The story is finished" if ends else "Vignette read"
    return prompt_card(
        prompt,
        prompt.rule,
        [*code, *more],
        act(words, once(read), ft.Icons.FLAG_OUTLINED if ends else ft.Icons.AUTO_STORIES),
        leave(sitting, prompt, once),
    )


@memo
def FightTie(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Who won: a key for each side."""
    who, other = prompt.who or "", prompt.of or "the other side"

    def settle(won: bool) -> None:
        sitting.dispatch(SettleFight(who=who, won=won))

    keys = [
        buttons.tonal(f"{name[:1].upper()}{name[1:]} won", once(partial(settle, won)))
        for name, won in ((who, True), (other, False))
    ]
    return prompt_card(prompt, prompt.rule, [ft.Row(keys, wrap=True)], None, leave(sitting, prompt, once))


@memo
def Reward(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """What a fight gave, by signs, and the rest in words."""
    gains, change = use_kept(sitting.kept, f"gains:{prompt.key}", {})
    typed = use_typed(sitting, prompt.key)

    def take() -> None:
        sitting.dispatch(TakeReward(who=prompt.who or "", gains=gains, words=words_of(typed)))

    return prompt_card(
        prompt,
        prompt.rule,
        [gains_picker(gains, change, title="Reward"), typed.words("What else it gives (may stay empty)")],
        act("That is it" if gains else "Nothing counted", once(take)),
        leave(sitting, prompt, once),
    )


@memo
def AtTheEnd(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """A finale or an entry of the guide: VP are entered in final scoring."""
    return prompt_card(
        prompt,
        prompt.rule,
        [],
        act("Go to final scoring", lambda: sitting.go(routes.game(sitting.game_id, "end")), ft.Icons.FLAG),
        leave(sitting, prompt, once, "Done"),
    )


@memo
def Proposed(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """What an automation would do, if somebody agrees."""
    accept = AcceptProposal(proposal=prompt.proposal or 1)
    return prompt_card(
        prompt,
        prompt.rule,
        [],
        act("Do it", once(lambda: sitting.dispatch(accept))),
        leave(sitting, prompt, once, "Leave it"),
    )


@memo
def ByHand(sitting: Sitting, prompt: Prompt, known: Known, open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Something that people do at the table."""
    done = act("Done", once(lambda: sitting.dispatch(DismissPrompt(prompt=prompt.key))))
    return prompt_card(prompt, prompt.rule, [], done, None)


ANSWERS: dict[str, Any] = {
    "defeat": Defeat,
    "over_resources": OverResources,
    "over_gear": OverGear,
    "character": Character,
    "loop_space": Space,
    "feat_name": FeatName,
    "story": StoryOn,
    "fight_tie": FightTie,
    "reward": Reward,
    "finale": AtTheEnd,
    "resolution": AtTheEnd,
    "queue": ByHand,
    "encounter": Encounter,
    "proposal": Proposed,
    "by_hand": ByHand,
}
"""What draws the card of a prompt, by its kind."""
