"""What a game is given out as, to other people and to other apps."""

from typing import Any, Literal, get_args

from companion import headless
from companion.bg_stats import ENDING, IN_THE_APP, ON_THE_WEB, link, play_file
from companion.export import Exported, exported
from companion.faults import BadInput, Fault, nearest
from companion.frozen import Frozen
from companion.game import Game
from companion.plain_text import plain_lines
from companion.play_log import ended, play_of
from companion.result_csv import csv_of

Form = Literal["play", "csv", "text", "bgstats", "bgsplay"]
FORMS: tuple[Form, ...] = get_args(Form)
ENDINGS: dict[Form, str] = {"play": "json", "csv": "csv", "text": "txt", "bgstats": "url", "bgsplay": ENDING}
# A spreadsheet takes a file for one in UTF-8 only where it begins with this mark; scripts would stumble over it.
_MARKED = ("csv",)

AnyGame = Game[Any, Any, Any, Any]


class Given(Frozen):
    """A game in one form. `notes` are sentences about what is not as it was: to be shown to whoever gives it out."""

    name: str
    text: str
    notes: tuple[str, ...] = ()

    @property
    def content(self) -> bytes:
        """The text as a file holds it."""
        return self.text.encode("utf-8-sig" if self.name.endswith(_MARKED) else "utf-8")


def given_out(game: AnyGame, form: str) -> Given:
    """A game in one of the forms. Raises BadInput for a form that it does not have."""
    if form not in FORMS:
        raise BadInput([Fault("--as", f'there is no form "{form}"', nearest(form, FORMS))])
    notes: tuple[str, ...] = ()
    match form:
        case "play":
            again = _checked(exported(game))
            text, notes = again.text, again.notes
        case "text":
            text = told(game)
        case "csv":
            _filed(game, form)
            text = csv_of(game.rules.giving.rows(game.table))
        case "bgstats":
            _filed(game, form)
            text = link(play_of(game), ON_THE_WEB)
        case _:
            _filed(game, form)
            text = play_file(play_of(game))
    return Given(name=file_name(game, form), text=text, notes=notes)


def _checked(again: Exported) -> Exported:
    """The same, with a note if `tableside play` does not take it: a save may hold what only another version knows."""
    try:
        headless.play_request(again.text)
    except BadInput as bad:
        return again.noted(f"This version of the app cannot play it again: {bad.faults[0]}.")
    return again


def _filed(game: AnyGame, form: str) -> None:
    if game.table.score is None:
        raise BadInput([Fault("game", f"is not filed yet, so it cannot be given out as {form}", "play or text")])


def told(game: AnyGame) -> str:
    """The result as text, or where the game stands if it goes on."""
    return plain_lines(game.rules.giving.told(game.table, game.rules.titled(game.table), day(game)))


def day(game: AnyGame) -> str:
    """The day of what happened last, or on which the game was filed, as people write it."""
    at = ended(game)
    return f"{at.day} {at:%B %Y}"


def app_link(game: AnyGame) -> str:
    """The link that hands a filed game to BG Stats on the same device. Raises ValueError for one that is not filed."""
    return link(play_of(game), IN_THE_APP)


def file_name(game: AnyGame, form: Form | str) -> str:
    """What the file is called: the game and its day, and nothing that somebody has typed."""
    at = ended(game)
    return f"{game.rules.id}-{at:%Y-%m-%d}.{ENDINGS[form]}"  # type: ignore[index]
