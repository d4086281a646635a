"""Sharing cards: which go out, under which name, and what the file says."""

from typing import Any

import flet as ft
import pytest

from companion.vestige.box.cards import CARD
from companion.vestige.box.pack import LARGEST, read_pack
from screens import buttons
from screens.preferences import preferences
from screens.vestige.packs.sharing import ShareCards
from tests.screens.desks import Surroundings, keep

WARDEN = {"kind": "nemesis", "id": "warden", "name": "Ash Warden", "levels": [
    {"threat": 0, "do": [{"gain_leverage": {"fixed": 1}}]},
]}  # fmt: skip
LENS = {"kind": "artifact", "id": "lens", "name": "Lens", "leverage": 4}
FAVOUR = {"kind": "bounty", "id": "favour", "name": "Favour", "value": {"per": ["cards.artifact"], "times": 2}}


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    around = Surroundings()
    keep(around.desk, WARDEN, LENS, FAVOUR)
    return around


@pytest.fixture
def share(render, around):
    """Opens the sheet for some cards; `closed` counts how often it was closed."""
    around.closed = []

    def share(*ids: str, **device: Any):
        return render(
            ShareCards,
            desk=around.desk,
            ids=ids,
            say=around.said.append,
            on_close=lambda: around.closed.append(True),
            **device,
        )

    return share


def copied(screen) -> str:
    """What a tap on *Copy* puts on the clipboard."""
    (action,) = [it.action for it in screen.controls(ft.FilledTonalButton) if isinstance(it.action, ft.CopyToClipboard)]
    return str(action.data)


def saved(screen) -> tuple[str, str]:
    """The name and the text of the file that the device was asked to keep."""
    (asked,) = [given for kind, method, given in screen.asked if (kind, method) == ("FilePicker", "save_file")]
    return asked["file_name"], asked["src_bytes"].decode()


def test_one_card_is_a_pack_of_its_name_and_is_kept_as_a_file(share, around):
    screen = share("warden")

    screen.tap("Save as a file")

    name, text = saved(screen)
    assert name == "ash-warden.json"
    pack = read_pack(text)
    assert (pack.name, [card.id for card in pack.cards]) == ("Ash Warden", ["warden"])
    assert pack.cards == (CARD.validate_python(WARDEN),)
    assert around.closed == [True]
    assert around.said == ["ash-warden.json is where your browser keeps what it downloads."]


def test_what_is_copied_says_who_wrote_it_and_what_it_is_about(share):
    screen = share("warden", "lens")

    screen.type_into("Name of the pack", "Ash and glass")
    screen.type_into("Your name, if you like", "Ana")
    screen.type_into("About these cards, if you like", "For two evenings.\nNot more.")

    pack = read_pack(copied(screen))
    assert (pack.id, pack.name, pack.author, pack.notes) == (
        "ash-and-glass", "Ash and glass", "Ana", "For two evenings.\nNot more.",
    )  # fmt: skip
    assert [card.name for card in pack.cards] == ["Ash Warden", "Lens"]


def test_sharing_hands_the_same_text_to_the_browser_within_the_tap(share, around):
    screen = share("lens")
    (both,) = [it.action for it in screen.controls(ft.FilledTonalButton) if isinstance(it.action, list)]

    text = copied(screen)

    screen.tap("Share")

    assert [type(one) for one in both] == [ft.CopyToClipboard, ft.ShareText]
    assert both[1].text == text
    assert around.said == ["Copied, to be pasted anywhere; the share sheet opens where the browser has one."]


def test_a_card_that_is_left_out_stays_here(share):
    screen = share("warden", "lens", "favour")
    assert screen.sees("3 of 3 cards")

    screen.tap("Lens Artifact")

    assert screen.sees("2 of 3 cards")
    assert [card.id for card in read_pack(copied(screen)).cards] == ["warden", "favour"]


def test_no_card_at_all_is_no_pack(share):
    screen = share("warden", "lens")

    screen.tap("Lens Artifact")
    screen.tap("Ash Warden Nemesis")

    assert screen.sees("No card is chosen: tick at least one.")
    assert "Save as a file" not in screen.names()


def test_many_cards_are_folded_by_their_kind(share, around):
    keep(around.desk, *({"kind": "artifact", "id": f"a{n}", "name": f"Relic {n}"} for n in range(9)))

    screen = share("warden", "favour", *(f"a{n}" for n in range(9)))

    assert not screen.sees("Relic 4")
    screen.tap("Artifacts 9 of 9")
    assert screen.sees("2 of 11 cards")
    screen.tap("Unfold artifacts")
    screen.tap("Relic 4 Artifact")
    assert screen.sees("1 of 9")
    assert [card.id for card in read_pack(copied(screen)).cards] == ["warden", "favour", "a4"]


def test_the_next_pack_begins_with_what_the_last_one_said_of_itself(share, around):
    screen = share("warden", "lens")
    screen.type_into("Name of the pack", "Ash and glass")
    screen.type_into("Your name, if you like", "Ana")
    screen.tap("Copy")

    again = share("lens", "favour")

    pack = read_pack(copied(again))
    assert (pack.name, pack.author) == ("Ash and glass", "Ana")
    assert preferences(around.new_desk()).pack_author == "Ana"
    assert read_pack(copied(share("favour"))).name == "Favour"


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        pytest.param("Name of the pack", "  ", "The pack has no name yet: give it one.", id="no name"),
        pytest.param("Name of the pack", "x" * 61, "The name is too long: at most 60 characters.", id="a long name"),
        pytest.param("Your name, if you like", "x" * 61, "The author's name is too long", id="a long author"),
        pytest.param("About these cards, if you like", "x" * 601, "What is said about the pack is too", id="notes"),
    ],
)  # fmt: skip
def test_what_no_pack_may_say_is_told_in_one_sentence(share, field, text, said):
    screen = share("warden", "lens")

    screen.type_into(field, text)

    assert screen.sees(said)
    assert "Copy" not in screen.names()


def test_a_long_text_is_kept_as_a_file_only(share, around):
    words = "w" * 600
    keep(around.desk, *({"kind": "artifact", "id": f"a{n}", "name": f"Relic {n}", "words": words} for n in range(180)))

    screen = share(*(f"a{n}" for n in range(180)))

    assert screen.sees("Too long to be copied")
    screen.tap("Save as a file")
    assert len(read_pack(saved(screen)[1]).cards) == 180


def test_what_could_not_be_read_again_is_not_written(share, around):
    words = "w" * 600
    count = LARGEST // 600 + 1
    keep(
        around.desk, *({"kind": "artifact", "id": f"a{n}", "name": f"Relic {n}", "words": words} for n in range(count))
    )

    screen = share(*(f"a{n}" for n in range(count)))

    assert screen.sees("These are more cards than one file may hold: choose fewer.")


def test_a_card_that_is_gone_meanwhile_is_passed_over(share):
    screen = share("warden", "nobody", "lens")

    assert screen.sees("2 of 2 cards")


def test_a_card_that_comes_with_the_app_can_be_shared_too(share):
    screen = share("bone")

    assert read_pack(copied(screen)).cards[0].name == "Bone"
