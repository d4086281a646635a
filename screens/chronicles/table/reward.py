"""The reward of a resolved event, read off its card."""

import flet as ft

from companion.chronicles.commands import DismissPrompt, TakeReward
from companion.chronicles.prompts import Prompt
from screens.chronicles.reward import Reward as Given
from screens.chronicles.reward import reward_form
from screens.guard import memo
from screens.live import use_live
from screens.prompts import Once, OpenSheet, act, prompt_card, way_out
from screens.sitting import Sitting, use_kept


@memo
def Reward(sitting: Sitting, prompt: Prompt, known: tuple[str, ...], open_sheet: OpenSheet, once: Once) -> ft.Control:
    """Put together by taps, taken with one more."""
    use_live(sitting)
    given, change = use_kept(sitting.kept, f"reward:{prompt.key}", Given())
    who = prompt.who or ""

    def take() -> None:
        sitting.dispatch(
            TakeReward(who=who, event=prompt.event or 1, renown=given.renown, marks=given.marks, honor=given.honor)
        )

    player = sitting.table.find(who)
    answers = [reward_form(given, player.marks if player else {}, change)]
    leave = way_out("Leave out", prompt, once(lambda: sitting.dispatch(DismissPrompt(prompt=prompt.key))))
    return prompt_card(prompt, prompt.rule, answers, act("That is it", once(take)), leave)
