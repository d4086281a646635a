"""Several names in one field."""

from screens.typed import LONGEST


def places_in(text: str) -> tuple[str, ...]:
    """The names between the commas, each once."""
    names = (" ".join(part.split())[:LONGEST].strip() for part in text.split(","))
    return tuple(dict.fromkeys(name for name in names if name))
