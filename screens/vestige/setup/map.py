"""The map before the game: laid out now or, as most leave it, later."""

from secrets import randbelow

import flet as ft

from companion.chance import SEEDS, seed_of
from companion.desk import Desk
from companion.library import saved_library
from companion.vestige.dealing import chosen_tiles, placed
from companion.vestige.library import Library, library_of
from companion.vestige.map_draft import face_down, known_in_words
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import beside, explained
from screens.sitting import use_desk
from screens.vestige.map.editor import MapEditor, Tiles
from screens.vestige.setup.draft import Draft, Drafting


@component
def MapCard(drafting: Drafting, draft: Draft, desk: Desk) -> ft.Control:
    """Folded it says whether the map is laid out; open it is the editor. Nobody has to: *Start* never waits for it."""
    opened, set_opened = ft.use_state(False)
    library = use_desk(desk, lambda: library_of(desk.library("vestige")))
    once = buttons.use_once()

    def changed(tiles: Tiles, seed: str) -> None:
        drafting.change(tiles=tiles, map_seed=seed)

    def marked(library: Library) -> None:
        desk.keep_library("vestige", saved_library(library))

    def by_hand() -> None:
        if not draft.tiles:
            changed(face_down(), "")
        set_opened(True)

    def at_random() -> None:
        seed = seed_of(randbelow(SEEDS))
        chosen = chosen_tiles(library.collection, library.locked, seed)
        changed(placed(chosen, seed, draft.against_nemeses), seed)
        set_opened(True)

    def leave_out() -> None:
        set_opened(False)
        changed((), "")

    words = f"{known_in_words(draft.tiles)}." if draft.tiles else "Not laid out: this can be done at any time."
    choices = [buttons.tonal("Lay it out", once(by_hand), ft.Icons.HEXAGON_OUTLINED, label="Lay the map out")]
    if not draft.tiles:
        choices.append(buttons.quiet("At random", once(at_random), ft.Icons.CASINO_OUTLINED, label="A map at random"))
    if opened:
        choices = [buttons.tonal("Fold it away", once(lambda: set_opened(False)), label="Fold the map away")]
    if draft.tiles:
        choices.append(buttons.quiet("Leave it out", once(leave_out), label="Leave the map out"))
    card = theme.card(
        ft.Column(
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading("The map"), "region-tiles-in-play", "the map"),
                explained(
                    theme.small(
                        f"{words} With nemeses every tile lies face up."
                        if draft.against_nemeses
                        else f"{words} Only tiles next to a pawn lie face up."
                    ),
                    "tiles-with-a-nemesis",
                ),
                ft.Row(wrap=True, spacing=theme.GAP, run_spacing=theme.GAP, controls=choices),
            ],
        ),
        key="card",
    )
    if not (opened and draft.tiles):
        return card
    editor = MapEditor(
        tiles=draft.tiles,
        seed=draft.map_seed,
        face_up=draft.against_nemeses,
        library=library,
        on_tiles=changed,
        on_library=marked,
        key="editor",
    )
    # Below the card, not in it: on a narrow screen the hexes need the whole width.
    return ft.Column([card, editor], spacing=theme.PAD, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
