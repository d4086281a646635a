"""How the result of a game looks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import flet as ft


@dataclass(frozen=True)
class Look:
    """`shades` are the colours of the steps of its scoring; `below` is what a picture of a table that is over shows
    under the bars."""

    shades: Mapping[str, str]
    below: Callable[[Any], list[ft.Control]]
