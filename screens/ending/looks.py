"""The games there are, as their results look."""

from screens.chronicles.end.look import CHRONICLES
from screens.ending.look import Look
from screens.vestige.end.look import VESTIGE

LOOKS: dict[str, Look] = {"vestige": VESTIGE, "chronicles": CHRONICLES}
