"""A nemesis's card in its sheet: abilities that people watch for, the rest folded, and the way to another version."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.box.cards import AnyCard
from companion.vestige.box.merge import differs
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.reference import reference_to
from companion.vestige.box.telling import SECTIONS, Said, Section, Watched, told, watched
from companion.vestige.commands import UseAbility, UseNemesis
from companion.vestige.glossary import entry_of_game_end, entry_of_goal, entry_of_rows
from companion.vestige.library import Library, library_of, newest
from companion.vestige.table import Competitor, Table
from screens import buttons, routes, theme, tiles
from screens.guard import component
from screens.rules.word import beside, explained
from screens.sitting import Sitting, use_desk
from screens.vestige.cards.editing import back_to
from screens.vestige.cards.start import start_card

Once = Callable[[buttons.Action], buttons.Action]
TITLE = "What its card says"


@component
def NemesisCard(sitting: Sitting, nemesis: str) -> ft.Control:
    """The card that this game uses. A newer one of the library can take its place, as one entry."""
    opened, set_opened = ft.use_state(False)
    once = buttons.use_once()
    use_desk(sitting.desk, lambda: sitting.desk.library("vestige"))
    table: Table = sitting.table
    competitor = table.competitor(nemesis)
    card = competitor.pack
    library = library_of(sitting.desk.library("vestige"))
    said = told(card, nemesis) if card else ()
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *(_ability(sitting, table, nemesis, it, once) for it in (watched(card, nemesis) if card else ())),
            *([tiles.fold(TITLE, _shortly(said), opened, lambda: set_opened(lambda was: not was))] if said else []),
            *(_sections(nemesis, said) if opened else []),
            *_newer(sitting, competitor, library, once),
        ],
    )


def _ability(sitting: Sitting, table: Table, nemesis: str, it: Watched, once: Once) -> ft.Control:
    """People see that it happens: one button, or one for each player whom it is about."""

    def use(by: str | None) -> Callable[[], Any]:
        return once(lambda: sitting.dispatch(UseAbility(nemesis=nemesis, ability=it.number, by=by)))

    players = [human.name for human in table.playing] if it.names_player else []
    if len(players) < 2:
        by = players[0] if players else None
        return explained(_happens(it.when, it.does, use(by)), "triggered-ability")
    return ft.Column(
        spacing=4,
        controls=[
            explained(theme.body(it.when), "triggered-ability"),
            theme.small(it.does),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[buttons.tonal(name, use(name), label=f"{it.when}: {name}") for name in players],
            ),
        ],
    )


def _happens(when: str, does: str, on_click: buttons.Action) -> ft.Control:
    return ft.ListTile(
        leading=ft.Icon(ft.Icons.BOLT, color=ft.Colors.ON_SURFACE_VARIANT),
        title=ft.Text(when, size=theme.BODY),
        subtitle=ft.Text(does, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        content_padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        on_click=buttons.called(on_click),
    )


def _shortly(said: tuple[Said, ...]) -> str:
    sections = dict.fromkeys(SECTIONS[it.section].lower() for it in said)
    words = ", ".join(sections)
    return f"{words[:1].upper()}{words[1:]}"


def _sections(nemesis: str, said: tuple[Said, ...]) -> list[ft.Control]:
    rules: dict[Section, str] = {
        "triggered": "triggered-ability",
        "rows": entry_of_rows(nemesis),
        "game_end": entry_of_game_end(nemesis),
        "goal": entry_of_goal(nemesis),
        "setup": "nemesis-setup",
        "joins": "nemesis-setup",
    }
    found: list[ft.Control] = []
    for section, title in SECTIONS.items():
        lines = [it for it in said if it.section == section]
        if lines:
            found.append(
                ft.Column(
                    key=section,
                    spacing=4,
                    controls=[
                        beside(theme.heading(title), rules[section], title.lower()),
                        *[_line(it, rules[section]) for it in lines],
                    ],
                )
            )
    return found


def _line(it: Said, rule: str) -> ft.Control:
    if not it.level:
        return explained(theme.body(it.text), rule)
    return explained(
        ft.Row(
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Container(
                    width=36,
                    content=theme.number(it.level, theme.TITLE, ft.Colors.TERTIARY, f"Threat level {it.level}"),
                ),
                theme.body(it.text, expand=True),
            ],
        ),
        rule,
    )


def _newer(sitting: Sitting, competitor: Competitor, library: Library, once: Once) -> list[ft.Control]:
    """What can be done about its card: enter it, complete it, or use it as it is now."""
    name, card = competitor.name, competitor.pack
    known: AnyCard | None = newest(library, card) if card else library.known("nemesis", name)
    if not isinstance(known, Nemesis):
        words = "The app does not know its cards, so people run it by hand."
        enter = once(lambda: _enter(sitting, name, library))
        return [theme.small(words), _way(buttons.tonal, name, "Enter its cards", enter, ft.Icons.EDIT_OUTLINED)]
    found: list[ft.Control] = []
    differing = differs(card, known) if card else ()
    if differing or card is None:
        words = f"In your library it differs in {_listed(differing)}." if card else "Your library has its card."
        use = once(lambda: sitting.dispatch(UseNemesis(nemesis=name, pack=reference_to(known))))
        found += [theme.small(words), _way(buttons.tonal, name, "Use the card as it is now", use, ft.Icons.SYNC)]
    if known.id in library.cards:
        words = "Enter its cards" if known.in_words_only else "Change its card"
        change = once(lambda: _to_editor(sitting, known.id))
        found.append(_way(buttons.quiet, name, words, change, ft.Icons.EDIT_OUTLINED))
    return found


def _way(
    kind: Callable[..., ft.Control], name: str, text: str, on_click: buttons.Action, icon: ft.IconData
) -> ft.Control:
    label = f"{name}: {text[:1].lower()}{text[1:]}"
    return ft.Row([kind(text, on_click, icon=icon, label=label)])


def _listed(words: tuple[str, ...]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _enter(sitting: Sitting, name: str, library: Library) -> None:
    """To the editor, with its name and the threats that people have named: what was begun there is gone on with."""
    drafts = sitting.desk.drafts
    id = start_card(sitting.desk, "nemesis", name)
    begun = drafts.get(f"card:{id}")
    threats = [{"name": threat} for threat in library.threats.get(name, ())]
    if threats and isinstance(begun, dict) and begun.keys() <= {"kind", "id", "name"}:
        drafts[f"card:{id}"] = {**begun, "threats": threats}
    _to_editor(sitting, id)


def _to_editor(sitting: Sitting, id: str) -> None:
    """To the editor, and from there back to this table."""
    back_to(sitting.desk, id, routes.game(sitting.game.id))
    sitting.go(routes.card(id))
