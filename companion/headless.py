"""The commands without screens: text in, text out, as CONTRACT has them."""

import json
from dataclasses import replace
from typing import Annotated, Any, Literal, Union, cast

from pydantic import Field, TypeAdapter, ValidationError

from companion.catalogue import GAMES as PLAYABLE
from companion.catalogue import UNNAMED, game_rules
from companion.contract import PlayRequest
from companion.export import Playing
from companion.faults import BadInput, Fault, faults_of, in_texts, nearest, shown, unreadable
from companion.frozen import Frozen
from companion.game import Game
from companion.plain_text import unseen
from companion.rules.entries import RuleEntry, asked_about, chapters, entry
from companion.rules.games import GAMES, GameId
from companion.rules.search import nearest_terms, search

Request = Literal["score", "play"]
_FITS = "a JSON object; `tableside schema {}` prints its fields"


def schemas() -> tuple[str, ...]:
    """All inputs that have a JSON Schema: what the commands read, and what games read besides."""
    return (*(name for rules in PLAYABLE.values() for name in rules.contract.files), "score", "play")


def schema(name: str) -> dict[str, Any]:
    """The JSON Schema of what a command reads: of `score` and `play` one for all games, which `game` tells apart."""
    for rules in PLAYABLE.values():
        if name in rules.contract.files:
            return rules.contract.files[name].json_schema()
    models = tuple(_model(id, cast(Request, name)) for id in PLAYABLE)
    # A union that is put together at run time is no type that a checker could follow.
    one_of: Any = Union[models]  # noqa: UP007
    return TypeAdapter(Annotated[one_of, Field(discriminator="game", title=name)]).json_schema()


def _model(game: str, name: Request) -> type[Frozen]:
    contract = game_rules(game).contract
    return contract.score_request if name == "score" else contract.play_request


def _request(text: str, name: Request) -> Any:
    try:
        return _validated(_parsed(text, name), name)
    except RecursionError as error:
        raise BadInput([Fault("input", "is nested too deeply", _FITS.format(name))]) from error


def _parsed(text: str, name: Request) -> dict[str, Any]:
    try:
        # Some editors put a byte order mark first.
        raw = json.loads(text.removeprefix("\ufeff"))
    except ValueError as error:
        raise BadInput([Fault("input", f"is no valid JSON ({error})", _FITS.format(name))]) from error
    if not isinstance(raw, dict):
        raise BadInput([Fault("input", "is no JSON object", _FITS.format(name))])
    if halves := unreadable(raw) or in_texts(raw, _unplain):
        raise BadInput(replace(fault, where=fault.where or "input") for fault in halves)
    return raw


# Where a text may have lines: what is printed on cards, and what people say about it.
_IN_LINES = frozenset({"words", "prompt", "removal", "setup", "source", "note", "notes"})


def _unplain(text: str, field: str | None) -> tuple[str, str] | None:
    sign = unseen(text, lines=field in _IN_LINES)
    if sign is None:
        return None
    has = "has a name with" if field is None else "has"
    return f"{has} a control character (U+{ord(sign):04X})", "letters, digits and signs only"


def _validated(raw: dict[str, Any], name: Request) -> Any:
    try:
        return _model(str(raw.get("game", UNNAMED)), name).model_validate(raw)
    except ValidationError as error:
        raise BadInput(replace(fault, where=fault.where or "input") for fault in faults_of(error, raw)) from error


def score(text: str) -> Any:
    """Final scoring of a game that was not tracked. Raises BadInput with every fault."""
    request = _request(text, "score")
    return game_rules(request.game).contract.score(request)


def play_request(text: str) -> PlayRequest[Any, Any]:
    """What `tableside play` reads, before anything is played. Raises BadInput with every fault."""
    request: PlayRequest[Any, Any] = _request(text, "play")
    return request


def play(text: str) -> dict[str, Any]:
    """Replays a game from its setup and moves, and says where it stands. Raises BadInput with every fault."""
    request = play_request(text)
    rules = game_rules(request.game)
    playing = Playing(Game.begin(rules, request.setup, id="played", created=""))
    for number, move in enumerate(request.moves):
        refusal = playing.move(move, request.ids.get(number, ()))
        if refusal is not None:
            where = f"moves[{number}].{refusal.where}" if refusal.where else f"moves[{number}]"
            raise BadInput([Fault(where, refusal.what, refusal.fit)])
    return rules.contract.standing(playing.game)


def score_lines(result: dict[str, Any]) -> list[str]:
    """A score as people read it."""
    lines = [f"{line['who']:12} {_points(line['points'])}  {line['because']}" for line in result["lines"]]
    totals = [
        f"{side:12} {total:4}  total{'' if result['complete'] else ', not complete'}"
        for side, total in result["totals"].items()
    ]
    return [*lines, "", *totals, "", result["verdict"]["because"]]


def _points(points: int | None) -> str:
    return "   ?" if points is None else f"{points:4}"


def play_lines(result: dict[str, Any]) -> list[str]:
    """A table as people read it."""
    lines = [
        *game_rules(result["game"]).contract.play_lines(result),
        *(f"To do: {prompt['text']}" for prompt in result["prompts"]),
        *(f"Look: {notice['text']}" for notice in result["notices"]),
    ]
    return [*lines, "", *score_lines(result["score"])] if result["score"] else lines


def rules(query: str, game: str | None = None, limit: int = 10) -> list[dict[str, Any]]:
    """The rules entries that answer a query, best first. Raises BadInput for a game that has no entries."""
    if game is not None and game not in GAMES:
        raise BadInput([Fault("game", f"there are no rules of {shown(game)}", nearest(game, GAMES))])
    hits = search(query, cast(GameId | None, game), limit, only=game is not None)
    return [_told(hit.entry, score=hit.score) for hit in hits]


def rule(id: str) -> dict[str, Any]:
    """One rules entry, whole. Raises BadInput for an id that is in no game."""
    found = entry(id)
    return {
        **_told(found),
        "see_also": list(found.see_also),
        "asked": [one.id for one in asked_about(id)],
        "aliases": list(found.aliases),
        "ruling": found.ruling.model_dump() if found.ruling else None,
    }


def _told(found: RuleEntry, **more: Any) -> dict[str, Any]:
    return {
        "id": found.id,
        "game": found.game,
        "title": found.title,
        "page": found.page,
        "text": found.text,
        "section": found.section,
        "no_page": found.no_page,
        **more,
    }


def rules_lines(query: str, game: str | None, found: list[dict[str, Any]]) -> list[str]:
    """Rules entries as people read them; where there is none, the terms that come nearest, and where to browse."""
    if found:
        return [line for one in found for line in (*_rule_head(one), f"  {entry(one['id']).answer}", "")][:-1]
    near = nearest_terms(query)
    return [
        f"Nothing is found for {shown(query)}.",
        *(["Perhaps:", *(f"  {one.title} ({one.id})" for one in near)] if near else []),
        "To browse:",
        *(f"  {GAMES[id]}: {', '.join(chapters(id))}" for id in GAMES if game in (None, id)),
    ]


def rule_lines(one: dict[str, Any]) -> list[str]:
    """One entry as people read it."""
    open_question = one["ruling"]
    return [
        *_rule_head(one),
        "",
        one["text"],
        *(
            [
                "",
                f"The rulebook leaves this open ({open_question['id']}). Tableside: {open_question['default']}. "
                f"Or: {open_question['other']}.",
            ]
            if open_question
            else []
        ),
        *(["", "See also: " + ", ".join(one["see_also"])] if one["see_also"] else []),
        *(["", "Asked at the table: " + ", ".join(one["asked"])] if one["asked"] else []),
    ]


def _rule_head(one: dict[str, Any]) -> list[str]:
    return [f"{one['title']} ({GAMES[one['game']]}, {entry(one['id']).where}) [{one['id']}]"]
