"""What is told of a card once: gear, weapons, talents and statuses, jobs, feats. The library keeps it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.cards import CardSort
from companion.forsaken.commands import (
    ArchiveGear,
    BeginChapter,
    DescribeGear,
    GainCard,
    GainGear,
    GainGrudge,
    GainWeapon,
    NameFeat,
    PayGrudge,
    PlayGear,
    RecoverGear,
    TakeJob,
)
from companion.forsaken.kinds import FACTION_NAMES, FACTIONS, Faction
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.places.known import names
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.keys import picture_key
from screens.offers import NameOffers
from screens.rules.word import beside, held
from screens.sitting import Sitting, use_kept
from screens.typed import Typed, use_typed

Close = Callable[..., Any]


def form(sign: str, title: str, rule: str, *controls: Any) -> ft.Control:
    """A sheet about one card: its sign and title, then what is asked of it."""
    return ft.Column(
        tight=True,
        spacing=theme.GAP + 4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                [sign_of(sign, 40), ft.Container(beside(theme.heading(title, level=1), rule, title), expand=True)],
                spacing=12,
            ),
            *controls,
        ],
    )


def named(
    sitting: Sitting, kind: CardSort, typed: Typed, pick: Callable[[str], Any], once: Any, label: str, submit: Any
) -> list[Any]:
    """Known names as keys, and the field for another."""
    return [
        NameOffers(typed=typed.held, known=names(sitting, kind), pick=pick, once=once, label="It is {}",
                   key="offers"),
        typed.field(label, submit),
    ]  # fmt: skip


def words_of(typed: Typed) -> str | None:
    """What stands in a field, None where nothing does."""
    return " ".join(typed.held.text.split()) or None


@component
def NewGear(sitting: Sitting, who: str, close: Close) -> ft.Control:
    """A gear card comes into the hand, by its name or face down."""
    typed = use_typed(sitting, f"new gear:{who}")
    once = buttons.use_once()

    def gain(name: str | None) -> None:
        if sitting.dispatch(GainGear(who=who, name=name)):
            typed.clear()
            close()

    return form(
        "gear",
        f"{who} gains gear",
        "forsaken-gear",
        *named(sitting, "gear", typed, gain, once, "What it is called (may stay empty)", lambda: gain(words_of(typed))),
        buttons.primary("Into the hand", once(lambda: gain(words_of(typed))), icon=ft.Icons.CHECK),
    )


@component
def GearForm(sitting: Sitting, who: str, id: int, close: Close) -> ft.Control:
    """A gear card: played, taken back, archived; what it is called and says."""
    name, timing = use_typed(sitting, f"gear:{id}"), use_typed(sitting, f"gear timing:{id}")
    words = use_typed(sitting, f"gear words:{id}")
    once = buttons.use_once()
    table: Table = sitting.table
    player = table.find(who)
    gear = player.find_gear(id) if player else None
    if gear is None:
        return theme.body("That gear card is not there any more.")
    printed = gear.printed
    known = (
        (name, gear.name),
        (timing, printed.timing if printed else None),
        (words, printed.words if printed else None),
    )
    for field, text in known:
        if not field.held.text and text:
            field.held.text = text

    def keep() -> None:
        given = DescribeGear(who=who, gear=id, name=words_of(name), timing=words_of(timing), words=words_of(words))
        if sitting.dispatch(given):
            close()

    def at(command: Any) -> Callable[[], Any]:
        return once(lambda: sitting.dispatch(command) and close())

    use = (
        buttons.primary("Recover it", at(RecoverGear(who=who, gear=(id,))), icon=ft.Icons.REPLAY)
        if gear.played
        else buttons.primary("Play it", at(PlayGear(who=who, gear=id)), icon=ft.Icons.PLAY_ARROW)
    )
    return form(
        "gear",
        gear.name or "A gear card",
        "forsaken-gear",
        held(use, "forsaken-recover-gear" if gear.played else "forsaken-q-gear-timing"),
        *named(sitting, "gear", name, name.put, once, "What it is called", keep),
        timing.field("When it may be played", lambda: None),
        words.words("What it does"),
        ft.Row(
            wrap=True,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            controls=[
                buttons.tonal("Keep these words", once(keep), icon=ft.Icons.CHECK),
                buttons.quiet("Archive it", at(ArchiveGear(who=who, gear=id)), icon=ft.Icons.INVENTORY_2_OUTLINED),
            ],
        ),
    )


@component
def NewWeapon(sitting: Sitting, who: str, close: Close) -> ft.Control:
    """A weapon is gained: equipped, tucked as a mod, or laid aside."""
    typed = use_typed(sitting, f"new weapon:{who}")
    once = buttons.use_once()

    def gain(role: Any) -> None:
        if sitting.dispatch(GainWeapon(who=who, name=words_of(typed), role=role)):
            typed.clear()
            close()

    return form(
        "weapon",
        f"{who} gains a weapon",
        "forsaken-weapons",
        *named(sitting, "weapon", typed, typed.put, once, "What it is called (may stay empty)", lambda: None),
        held(buttons.primary("Equip it", once(partial(gain, "equipped")), icon=ft.Icons.CHECK), "forsaken-weapons"),
        ft.Row(
            wrap=True,
            controls=[
                held(buttons.tonal("As a mod", once(partial(gain, "mod"))), "forsaken-mods"),
                buttons.quiet("Lay it aside", once(partial(gain, "aside"))),
            ],
        ),
    )


@component
def NewCard(sitting: Sitting, who: str, close: Close) -> ft.Control:
    """A talent or a status card."""
    kind, choose = use_kept(sitting.kept, f"new card kind:{who}", "status")
    name, words = use_typed(sitting, f"new card:{who}"), use_typed(sitting, f"new card words:{who}")
    once = buttons.use_once()

    def gain(called: str | None) -> None:
        if sitting.dispatch(GainCard(who=who, kind=kind, name=called, words=words_of(words))):
            name.clear()
            words.clear()
            close()

    return form(
        kind,
        f"{who} gains a {kind}",
        "forsaken-talents" if kind == "talent" else "forsaken-status-cards",
        ft.Row(
            [buttons.choice(it.capitalize(), kind == it, lambda it=it: choose(lambda _: it))
             for it in ("status", "talent")],
            wrap=True,
        ),
        *named(sitting, kind, name, gain, once, "What it is called", lambda: gain(words_of(name))),
        words.words("What it says (may stay empty)"),
        buttons.primary("Lay it there", once(lambda: gain(words_of(name))), icon=ft.Icons.CHECK),
    )  # fmt: skip


@component
def NewJob(sitting: Sitting, who: str, close: Close) -> ft.Control:
    """A job for a faction's slot, or a special one."""
    faction, choose = use_kept(sitting.kept, f"job faction:{who}", None)
    name, words = use_typed(sitting, f"job:{who}"), use_typed(sitting, f"job words:{who}")
    once = buttons.use_once()

    def take(called: str | None) -> None:
        if sitting.dispatch(TakeJob(who=who, faction=faction, name=called, words=words_of(words))):
            name.clear()
            words.clear()
            close()

    return form(
        "job",
        f"{who} takes a job",
        "forsaken-take-a-job",
        slots(faction, lambda it: choose(lambda _: it), "Into the slot of", ("Special", None)),
        *named(sitting, "job", name, take, once, "What it is called (may stay empty)", lambda: take(words_of(name))),
        words.words("What is to be done (may stay empty)"),
        buttons.primary("Into the slot", once(lambda: take(words_of(name))), icon=ft.Icons.CHECK),
    )


def slots(
    chosen: Faction | None, on_faction: Callable[[Any], Any], said: str, other: tuple[str, None] | None = None
) -> ft.Control:
    """The three factions as keys, and another answer behind them."""
    keys = [
        picture_key(
            f"{said} {FACTION_NAMES[faction]}{', chosen' if faction == chosen else ''}",
            "forsaken-factions",
            ft.Row(
                [sign_of(faction, 28), ft.Text(FACTION_NAMES[faction], size=theme.BODY, color=ft.Colors.ON_SURFACE)],
                tight=True,
                spacing=8,
            ),
            partial(on_faction, faction),
            key=faction,
            padding=ft.Padding.symmetric(horizontal=10, vertical=10),
            chosen=faction == chosen,
        )
        for faction in FACTIONS
    ]
    last = [buttons.choice(other[0], chosen is None, partial(on_faction, other[1]))] if other else []
    return ft.Row([*keys, *last], wrap=True, spacing=6, run_spacing=6)


@component
def Grudges(sitting: Sitting, who: str, close: Close) -> ft.Control:
    """A grudge of a faction comes, or one is bought off."""
    once = buttons.use_once()
    table: Table = sitting.table
    player = table.find(who)
    bearing: Sequence[Faction] = [it for it in FACTIONS if player and player.grudges.get(it)]

    def comes(faction: Faction) -> None:
        if sitting.dispatch(GainGrudge(who=who, faction=faction)):
            close()

    def goes(faction: Faction) -> None:
        if sitting.dispatch(PayGrudge(who=who, faction=faction)):
            close()

    return form(
        "grudge",
        f"{who}: a grudge",
        "forsaken-grudges",
        theme.body("Who bears it from now on?"),
        slots(None, once(comes), "A grudge of"),
        *([theme.body("Or one is bought off:"),
           ft.Row([buttons.quiet(FACTION_NAMES[it], once(partial(goes, it)), label=f"Bought off: {FACTION_NAMES[it]}")
                   for it in bearing], wrap=True)] if bearing else []),
    )  # fmt: skip


@component
def FeatForm(sitting: Sitting, who: str, id: int, close: Close) -> ft.Control:
    """What a feat is called and asks for."""
    name, words = use_typed(sitting, f"feat:{who}:{id}"), use_typed(sitting, f"feat words:{who}:{id}")
    once = buttons.use_once()
    table: Table = sitting.table
    player = table.find(who)
    feat = player.find_feat(id) if player else None
    if feat is None:
        return theme.body("That feat is not there any more.")

    def keep(called: str | None) -> None:
        if called and sitting.dispatch(NameFeat(who=who, feat=id, name=called, words=words_of(words))):
            close()

    title = f"Feat {feat.letter}" if feat.letter else "A feat"
    return form(
        "feat",
        f"{title}: {feat.name}" if feat.name else title,
        "forsaken-feats",
        *named(sitting, "feat", name, keep, once, "What it is called", lambda: keep(name.name(sitting.say))),
        words.words("What is to be done (may stay empty)"),
        buttons.primary("That is it", once(lambda: keep(name.name(sitting.say))), icon=ft.Icons.CHECK),
    )


@component
def Chapter(sitting: Sitting, who: str, close: Close) -> ft.Control:
    """The next story card: what it is called, its code, the feats that become active."""
    name, code = use_typed(sitting, f"chapter:{who}"), use_typed(sitting, f"chapter code:{who}")
    feats = use_typed(sitting, f"chapter feats:{who}")
    once = buttons.use_once()
    table: Table = sitting.table
    player = table.find(who)
    chapter = min(3, player.story.chapter + 1) if player else 1

    def begin(called: str | None) -> None:
        letters = tuple(feats.held.text.replace(",", " ").split())[:6]
        given = BeginChapter(
            who=who, chapter=chapter, name=called, code=(words_of(code) or "")[:12] or None, feats=letters
        )
        if sitting.dispatch(given):
            for field in (name, code, feats):
                field.clear()
            close()

    return form(
        "story",
        f"{who} begins chapter {chapter}",
        "forsaken-next-chapter",
        *named(sitting, "story", name, begin, once, "The story card (may stay empty)", lambda: begin(words_of(name))),
        code.field("Its code (may stay empty)", lambda: None),
        feats.field("Its feats by letter, with commas", lambda: None),
        buttons.primary("Begin it", once(lambda: begin(words_of(name))), icon=ft.Icons.CHECK),
    )
