"""The example packs, and games against the nemeses in them."""

import json
from pathlib import Path
from typing import Any

from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import read_pack
from tests.companion.games import AnyGame, solo

FOLDER = Path(__file__).parents[2] / "docs" / "packs"
FILES = sorted(FOLDER.glob("*.json"))
PACKS = {file.stem: read_pack(file.read_bytes(), file.name) for file in FILES}
CARDS = {card.id: card for pack in PACKS.values() for card in pack.cards}
NEMESES = {card.id: card for card in CARDS.values() if isinstance(card, Nemesis)}


def seat(id: str) -> dict[str, Any]:
    """How a game takes a nemesis that does not come with the app: with its whole card."""
    return {"pack": json.loads(NEMESES[id].model_dump_json(exclude_defaults=True)), "threat_cards": 5}


def against(*ids: str, **changes: Any) -> AnyGame:
    """Ana alone against these, who each have a row for every level or pass."""
    return solo(nemeses=[seat(id) for id in ids], **changes)
