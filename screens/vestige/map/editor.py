"""The map while it is being laid out: tile after tile, all face down, or at random with a seed."""

from collections.abc import Callable, Sequence
from functools import partial
from secrets import randbelow
from typing import Any

import flet as ft

from companion.chance import SEEDS, as_typed, seed_of
from companion.vestige import map_draft
from companion.vestige.dealing import chosen_tiles, doubt, placed
from companion.vestige.library import Library, locks_marked
from companion.vestige.map_tiles import known, not_lying, on_the_tiles
from companion.vestige.setup import SetupTile
from screens import buttons, fields, frame, theme
from screens.guard import component
from screens.rules.word import beside, explained
from screens.sheet import sheet
from screens.vestige.map.owned import OwnTiles
from screens.vestige.map.picture import MapPicture, as_laid, unit_for

Tiles = tuple[SetupTile, ...]
Once = Callable[[buttons.Action], buttons.Action]

_WIDEST = 560
_OWNED = -1


@component
def MapEditor(
    tiles: Tiles,
    seed: str,
    face_up: bool,
    library: Library,
    on_tiles: Callable[[Tiles, str], Any],
    on_library: Callable[[Library], Any],
) -> ft.Control:
    """The 19 places, each a button that asks for its tile. `face_up`: tiles start face up, since nemeses play.

    `on_tiles` gets the tiles and the seed that they were dealt with, empty after a change by hand.
    """
    opened, set_opened = ft.use_state(0)
    typing, set_typing = ft.use_state(False)
    held: Any = ft.use_ref(None)
    if held.current is None:
        held.current = buttons.once(set_opened)
    once = buttons.use_once()

    def close() -> None:
        set_opened(0)

    def change(changed: Tiles) -> None:
        on_tiles(changed, "")

    def name(region: str) -> None:
        changed = map_draft.named(tiles, opened, region)
        change(changed)
        # Where the whole map lies open, the next tile is asked for at once.
        set_opened((map_draft.next_unknown(changed, opened) or 0) if face_up else 0)

    def deal(with_seed: str) -> None:
        set_typing(False)
        chosen = chosen_tiles(library.collection, library.locked, with_seed)
        on_tiles(placed(chosen, with_seed, face_up), with_seed)

    ft.use_dialog(_sheet(opened, tiles, library, name, change, on_library, close, once))
    width = min((ft.context.page.width or 390) - 2 * theme.PAD, _WIDEST)
    unit = unit_for(width, width)
    lying_open = any(tile.face_up for tile in tiles)
    any_known = bool(known(tiles))
    return ft.Column(
        spacing=theme.GAP + 4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            ft.Container(
                alignment=ft.Alignment.CENTER,
                content=MapPicture(
                    hexes=as_laid(tiles, opened or None), pawns=(), unit=unit, on_place=held.current, key="picture"
                ),
            ),
            explained(theme.small(f"{map_draft.known_in_words(tiles)}. Tap a place to name its tile."), "map-mat"),
            *(_dealt(seed, library) if seed else []),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                alignment=ft.MainAxisAlignment.CENTER,
                controls=[
                    buttons.tonal(
                        "Deal again" if seed else "Deal at random",
                        once(lambda: deal(seed_of(randbelow(SEEDS)))),
                        icon=ft.Icons.CASINO_OUTLINED,
                        label="Deal the map again at random" if seed else "Deal the map at random",
                    ),
                    *([] if typing else [buttons.quiet("Type a seed", lambda: set_typing(True))]),
                    *(
                        [
                            buttons.quiet(
                                "Turn all face down" if lying_open else "Turn all face up",
                                once(lambda: on_tiles(map_draft.all_turned(tiles, not lying_open), seed)),
                            ),
                            buttons.quiet("All unknown", once(lambda: change(map_draft.face_down()))),
                        ]
                        if any_known
                        else []
                    ),
                    buttons.quiet(
                        f"Your tiles, locks: {locks_marked(library)}",
                        lambda: set_opened(_OWNED),
                        icon=ft.Icons.LOCK_OUTLINE,
                    ),
                ],
            ),
            *([SeedField(on_seed=deal, key="seed")] if typing else []),
            *(explained(theme.small(words), "revealing-regions") for words in on_the_tiles(tiles)),
        ],
    )


def _dealt(seed: str, library: Library) -> list[ft.Control]:
    """The seed of the deal, and what was doubtful about it."""
    wrong = doubt(library.collection, library.locked)
    return [
        beside(theme.heading(f"Seed {seed}"), "region-tiles-in-play", "a random map"),
        *([_doubtful(wrong)] if wrong else []),
    ]


def _doubtful(words: str) -> ft.Control:
    """No fault of anybody's, yet worth knowing before the tiles are laid; read out when it appears."""
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Row(
            spacing=theme.GAP,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Icon(ft.Icons.LOCK_OPEN, size=20, color=ft.Colors.PRIMARY),
                ft.Container(explained(theme.small(words), "region-lock"), expand=True),
            ],
        ),
    )


def _sheet(
    opened: int,
    tiles: Tiles,
    library: Library,
    name: Callable[[str], None],
    change: Callable[[Tiles], None],
    on_library: Callable[[Library], Any],
    close: Callable[[], None],
    once: Once,
) -> ft.BottomSheet | None:
    if opened == _OWNED:
        return sheet(OwnTiles(library=library, on_change=on_library, key="owned"), close)
    if opened:
        return sheet(_choice(opened, tiles, library, name, change, close, once), close, share=0.6)
    return None


def _choice(
    place: int,
    tiles: Tiles,
    library: Library,
    name: Callable[[str], None],
    change: Callable[[Tiles], None],
    close: Callable[[], None],
    once: Once,
) -> ft.Control:
    """Which tile lies in a place: one that lies nowhere yet, or one that changes places with it."""
    tile = next(it for it in tiles if it.place == place)
    lying = [region for region in known(tiles) if region != tile.region]

    def done(changed: Tiles) -> Callable[[], None]:
        def act() -> None:
            change(changed)
            close()

        return once(act)

    return ft.Column(
        tight=True,
        spacing=theme.GAP + 4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(
                theme.heading(f"Which tile lies in place {place}?", level=1), "region-tiles-in-play", "a tile in play"
            ),
            *(
                [
                    ft.Row(
                        wrap=True,
                        controls=[
                            theme.body(f"Now: {tile.region}{'' if tile.face_up else ', face down'}"),
                            buttons.quiet(
                                "Turn it face down" if tile.face_up else "Turn it face up",
                                done(map_draft.turned(tiles, place, not tile.face_up)),
                            ),
                            buttons.quiet("Nobody has seen it", done(map_draft.unknown(tiles, place))),
                        ],
                    )
                ]
                if tile.region
                else []
            ),
            _names(not_lying(tiles, library.collection), name, once),
            *([theme.small("Thought to lie elsewhere; the two change places:")] if lying else []),
            *([_names(lying, name, once)] if lying else []),
        ],
    )


def _names(regions: Sequence[str], name: Callable[[str], None], once: Once) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[buttons.tonal(region, once(partial(name, region))) for region in regions],
    )


@component
def SeedField(on_seed: Callable[[str], Any]) -> ft.Control:
    """A seed to be typed, which repeats a deal."""
    missing, set_missing = ft.use_state(False)
    typed: Any = ft.use_ref("")
    noting: Any = ft.use_ref(None)
    if noting.current is None:

        def note(text: str) -> None:
            typed.current = text

        noting.current = note

    def repeat() -> None:
        seed = as_typed(typed.current)
        set_missing(not seed)
        if seed:
            on_seed(seed)

    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            fields.NameField("Seed of the map", "", noting.current, "Four letters and figures"),
            *([frame.fault("Type a seed first: any letters and figures.")] if missing else []),
            ft.Row([buttons.tonal("Deal with it", repeat, label="Deal with the seed that was typed")]),
        ],
    )
