"""A card as it lies on its page: drawn part by part, and a tap on a part changes it."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.chronicles.kinds import POWER_SPACES, Track
from screens import theme, tiles
from screens.chronicles.cards.keys import track_keys
from screens.library.editing import Editing
from screens.library.keys import number_key, words_key
from screens.rules.word import beside

Opens = Callable[[str], Any]

WORDS: dict[str, tuple[str, str, ft.IconData]] = {
    "words": ("What its power does", "chronicles-legendary-power", ft.Icons.BOLT),
    "setup": ("What is placed on the map", "chronicles-event-setup", ft.Icons.PLACE_OUTLINED),
    "while_open": ("What it changes until it goes", "chronicles-events", ft.Icons.HOURGLASS_TOP),
    "closes": ("Regions that it closes", "chronicles-event-setup", ft.Icons.DO_NOT_DISTURB_ON_OUTLINED),
    "deed": ("What resolves it", "chronicles-resolve-an-event", ft.Icons.TASK_ALT),
    "reward": ("What else it gives", "chronicles-event-rewards", ft.Icons.REDEEM),
}
"""What is written on a card in sentences: what it is, its entry, its picture."""


def parts(editing: Editing, draft: dict[str, Any], opens: Opens) -> list[Any]:
    """Everything on a card of its kind."""
    match draft["kind"]:
        case "legendary":
            return _legendary(editing, draft, opens)
        case "event":
            return _event(editing, draft, opens)
        case _:
            return _chronicle(editing, draft)


def written(draft: dict[str, Any], field: str) -> str:
    """What is written on a card in a field; regions one after the other, with commas."""
    said = draft.get(field) or ""
    return said if isinstance(said, str) else ", ".join(said)


def words(draft: dict[str, Any], field: str, opens: Opens) -> ft.Control:
    """A sentence of the card with its picture, or what it would be about. A tap opens it."""
    title, rule, picture = WORDS[field]
    return words_key(title, rule, picture, written(draft, field), lambda: opens(field), key=field)


def _part(title: str, rule: str, controls: Sequence[Any]) -> ft.Control:
    return ft.Column(
        key=title,
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[beside(theme.heading(title), rule, title), *controls],
    )


def _face(controls: Sequence[Any]) -> ft.Control:
    """The card itself, on the table."""
    return theme.card(
        ft.Column(tight=True, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=list(controls)),
        padding=12,
        key="face",
    )


def _legendary(editing: Editing, draft: dict[str, Any], opens: Opens) -> list[Any]:
    honor = draft.get("honor", (None, None, 5))

    def of_track(track: Track) -> None:
        editing.put(track=None if (editing.draft or {}).get("track") == track else track)

    spaces = [
        number_key(
            honor[place],
            f"Honor of space {place + 1}",
            "chronicles-power-spaces",
            lambda place=place: opens(f"space:{place}"),
        )
        for place in range(POWER_SPACES)
    ]
    return [
        _face(
            [
                words(draft, "words", opens),
                ft.Row(spaces, spacing=theme.PAD, alignment=ft.MainAxisAlignment.CENTER),
                ft.Row(
                    [theme.small("honor of its spaces for renown")], alignment=ft.MainAxisAlignment.CENTER, wrap=True
                ),
            ]
        ),
        _part(
            "Attribute",
            "chronicles-legendary-card",
            [track_keys([it for it in [draft.get("track")] if it], of_track, "Attribute")],
        ),
    ]


def _event(editing: Editing, draft: dict[str, Any], opens: Opens) -> list[Any]:
    def mark(track: Track) -> None:
        now = list((editing.draft or {}).get("marks", ()))
        editing.put(marks=[it for it in now if it != track] if track in now else [*now, track])

    return [
        _face(
            [
                words(draft, "setup", opens),
                words(draft, "while_open", opens),
                words(draft, "closes", opens),
                words(draft, "deed", opens),
                _counted(
                    draft.get("agents", 0),
                    "Dark agents on each of its places",
                    "dark agents come to each of its places",
                    "chronicles-dark-agents",
                    lambda: opens("agents"),
                ),
                *([_each_rewards(editing, bool(draft.get("agents_reward")))] if draft.get("agents") else []),
            ]
        ),
        _part(
            "Reward",
            "chronicles-event-rewards",
            [
                ft.Row(
                    spacing=theme.PAD,
                    controls=[
                        ft.Container(
                            _counted(
                                draft.get(field, usual),
                                field.capitalize(),
                                field,
                                "chronicles-event-rewards",
                                lambda field=field: opens(field),
                            ),
                            expand=True,
                        )
                        for field, usual in (("renown", None), ("honor", 0))
                    ],
                ),
                track_keys(draft.get("marks", ()), mark, "Mark"),
                words(draft, "reward", opens),
            ],
        ),
    ]


def _each_rewards(editing: Editing, now: bool) -> ft.Control:
    return tiles.tick(
        "Each of them gives the reward",
        "Then the event goes with the last one.",
        now,
        lambda: editing.put(agents_reward=not now),
    )


def _counted(value: int | None, said: str, text: str, rule: str, on_click: Callable[[], Any]) -> ft.Control:
    return ft.Row(
        spacing=10,
        controls=[number_key(value, said, rule, on_click), ft.Container(theme.body(text), expand=True)],
    )


def _chronicle(editing: Editing, draft: dict[str, Any]) -> list[Any]:
    return [
        _part(
            f"Choice {option.upper()} gives",
            "chronicles-resolve-a-chronicle",
            [track_keys([it for it in [draft.get(option)] if it], _chooser(editing, option), option.upper())],
        )
        for option in ("a", "b")
    ]


def _chooser(editing: Editing, option: str) -> Callable[[Track], None]:
    def choose(track: Track) -> None:
        editing.put(**{option: None if (editing.draft or {}).get(option) == track else track})

    return choose
