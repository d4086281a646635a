"""Cubes: what a player has, what is paid with it, and what came out of the bag."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.forsaken import paying
from companion.forsaken.kinds import counted, listed
from companion.forsaken.player import Player
from screens import buttons, theme
from screens.forsaken.places.parts import asks, column, number_keys
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting, use_kept

_CUBE = 22


class Cubes(NamedTuple):
    """So many cubes of each kind."""

    scrap: int = 0
    particle: int = 0


def purse(player: Player, place: str) -> ft.Control:
    """The cubes on a tray, drawn one by one, and what they are worth at a place."""
    scrap, particle = player.holds("scrap"), player.holds("particle")
    value = paying.purse(scrap, particle, place)
    words = f"Worth {value}" if value else "No resources"
    said = f"{player.name} has {listed({'scrap': scrap, 'particle': particle}) or 'no resources'}, worth {value}"
    cubes = [sign_of(word, _CUBE) for word in (*["particle"] * particle, *["scrap"] * scrap)]
    return explained(
        ft.Semantics(
            label=said,
            exclude_semantics=True,
            container=True,
            content=ft.Row(
                wrap=True,
                spacing=3,
                run_spacing=3,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[*cubes, ft.Container(theme.body(words), padding=ft.Padding.only(left=6 if cubes else 0))],
            ),
        ),
        "forsaken-particles",
    )


def use_payment(sitting: Sitting, place: str, player: Player, cost: int) -> tuple[Cubes, Any]:
    """A hook. What is paid: the cheapest way, until somebody has changed it for this cost."""
    changed, change = use_kept(sitting.kept, f"paid:{place}:{player.name}", None)
    cheapest = paying.cheapest(player.holds("scrap"), player.holds("particle"), cost, place)
    own = changed[1] if changed and changed[0] == cost else None
    paid = own or (Cubes(cheapest.scrap, cheapest.particle) if cheapest else Cubes())

    def pay(cubes: Cubes | None) -> None:
        change(lambda _: None if cubes is None else (cost, cubes))

    return paid, pay


@component
def Paying(player: Player, cost: int, place: str, paid: Cubes, pay: Callable[[Cubes | None], Any]) -> ft.Control:
    """What is paid for `cost`: the cheapest way in a line, changeable; nothing comes back of too much."""
    changing, set_changing = ft.use_state(False)
    cheapest = paying.cheapest(player.holds("scrap"), player.holds("particle"), cost, place)
    by_itself = cheapest is not None and paid == (cheapest.scrap, cheapest.particle)
    said = explained(theme.small(_over(player, cost, place, paid, cheapest is None)), "forsaken-q-change")
    if by_itself and not changing:
        change = buttons.quiet(
            "Change", lambda: set_changing(True), label=f"Pay {cost} in another way than {listed(paid._asdict())}"
        )
        picture = _drawn({"particle": paid.particle, "scrap": paid.scrap}, f"Pay {cost}, the cheapest way:")
        return column(
            ft.Row([ft.Container(explained(picture, "forsaken-buying"), expand=True), change], spacing=theme.GAP),
            *([said] if cheapest and cheapest.over else []),
            spacing=0,
        )
    return column(
        explained(theme.body(f"Pay {cost}"), "forsaken-buying"),
        _cubes(
            "particle", f"worth {paying.worth(place)} here", paid.particle, lambda to: pay(paid._replace(particle=to))
        ),
        _cubes("scrap", "worth 1", paid.scrap, lambda to: pay(paid._replace(scrap=to))),
        said,
        *([] if cheapest is None else [_back(lambda: (pay(None), set_changing(False)))]),
        spacing=6,
    )


def _over(player: Player, cost: int, place: str, paid: Cubes, too_dear: bool) -> str:
    """How what is paid compares with the price."""
    value = paying.purse(paid.scrap, paid.particle, place)
    if too_dear and value < cost:
        return f"{player.name} has not {cost} here, as the app knows."
    if value < cost:
        return f"That is {value} of {cost}."
    if value > cost:
        return f"That is {value} for {cost}: {value - cost} too much, and no change is given."
    return f"That is {value}, to the point."


def _back(on_click: Callable[[], Any]) -> ft.Control:
    return ft.Row([buttons.quiet("The cheapest way", on_click, icon=ft.Icons.SAVINGS_OUTLINED)], wrap=True)


def _drawn(cubes: dict[str, int], words: str) -> ft.Control:
    """Cubes one by one behind some words; read out as their counts."""
    return ft.Semantics(
        label=f"{words} {listed(cubes)}",
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            wrap=True,
            spacing=3,
            run_spacing=3,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                ft.Container(theme.body(words), padding=ft.Padding.only(right=6)),
                *(sign_of(word, _CUBE) for word, count in cubes.items() for _ in range(min(count, 8))),
            ],
        ),
    )


def _cubes(word: str, worth: str, count: int, to: Callable[[int], Any]) -> ft.Control:
    """Cubes of one kind that are paid, drawn, between a minus and a plus."""
    name = "particle" if word == "particle" else "scrap"
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            buttons.icon(ft.Icons.REMOVE, f"Pay 1 {name} less", partial(to, max(count - 1, 0)), not count, filled=True),
            ft.Container(
                ft.Semantics(
                    label=f"{counted(word, count)}, {worth}",
                    exclude_semantics=True,
                    content=ft.Row(
                        wrap=True,
                        spacing=3,
                        run_spacing=3,
                        controls=[
                            *(sign_of(word, _CUBE) for _ in range(min(count, 8))),
                            theme.small(f"{counted(word, count)}, {worth}"),
                        ],
                    ),
                ),
                expand=True,
            ),
            buttons.icon(ft.Icons.ADD, f"Pay 1 {name} more", partial(to, count + 1), filled=True),
        ],
    )


def drawn_cubes(count: int, particle: int, choose: Callable[[int], Any], bag: dict[Any, int]) -> ft.Control:
    """Of so many cubes that came out of the bag, how many are particles: the rest is scrap."""
    most = min(count, bag.get("particle", 0))
    return asks(
        "particle",
        f"{count} drawn from the bag. How many are yellow?",
        "forsaken-scrounge",
        number_keys("Yellow cubes", "forsaken-scrounge", particle, choose, most=most, more=False),
    )
