"""Where the rulebook is silent or disagrees with itself. Its text has no page numbers."""

from typing import Literal

from companion.ruling import Option, Ruling, Rulings

RulingId = Literal["C1", "C2"]

RULINGS: Rulings = {
    ruling.id: ruling
    for ruling in (
        Ruling(
            id="C1",
            question="How much honor does a mark on a full track give?",
            reason="The text about the sheet says 1, the one about chronicle cards says 3; the sheet's states the "
            "general rule.",
            page=None,
            options=(Option(id="one", text="1 honor", also=("1",)), Option(id="three", text="3 honor", also=("3",))),
            rule="chronicles-full-track",
        ),
        Ruling(
            id="C2",
            question="Several have the most honor. Who wins?",
            reason="How a tie is settled belongs to the base game, whose text is not in our sources.",
            page=None,
            options=(
                Option(id="shared", text="All of them share the victory", also=("shared",)),
                Option(id="table", text="The table settles it, by the base game's rule", also=("the table",)),
            ),
            rule="chronicles-tie",
        ),
    )
}
