"""The games there are, as they look."""

from screens.chronicles.face import CHRONICLES
from screens.face import Face
from screens.forsaken.face import FORSAKEN
from screens.vestige.face import VESTIGE

FACES: dict[str, Face] = {face.game: face for face in (VESTIGE, CHRONICLES, FORSAKEN)}
