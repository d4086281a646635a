"""A play for BG Stats, the app in which people keep their plays: as a link that it opens, and as a file that it reads.

The link is described at https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/: one
field, `data`, URL-encoded JSON. `location` and `bggId` are left out: where people played nobody has said, and a wrong
number would file the play under another game. Yes-or-no fields are always written: the app refuses a play without them.
`playDate` is in UTC.

The file is described at https://www.bgstatsapp.com/explanations/importing-own-files-into-board-game-stats/: lists of
games, players, locations and plays, which refer to each other by `id` and are known again by `uuid`.
"""

import json
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from string import ascii_letters, digits
from typing import Any

SOURCE = "Tableside"
IN_THE_APP = "bgstats://app.bgstatsapp.com/createPlay.html?data="
"""Opens the app itself: what is in the link does not leave the device."""
ON_THE_WEB = "https://app.bgstatsapp.com/createPlay.html?data="
"""Opens the app where it is installed, else a page that says how to get it."""

ENDING = "bgsplay"
_PLAIN = frozenset(f"{ascii_letters}{digits}-._~".encode())
"""What stands in an address as it is (RFC 3986, 2.3)."""
_ABOUT = "A play for BG Stats. Open this file with that app: it then asks to which game and players it belongs."


@dataclass(frozen=True)
class Player:
    """Somebody who played. `score` is None where nobody has counted, `rank` counts from 1."""

    name: str
    winner: bool
    starts: bool = False
    score: int | None = None
    rank: int | None = None
    role: str = ""
    team: str = ""


@dataclass(frozen=True)
class Play:
    """A game that is over. `over` is when, `minutes` how long it took, None where that is not known.

    `board` is the variant that was played; `cooperative`: several people won or lost together.
    """

    id: str
    game: str
    title: str
    over: datetime
    players: tuple[Player, ...]
    minutes: int | None = None
    board: str = ""
    comments: str = ""
    cooperative: bool = False
    rounds: int = 0


def play_data(play: Play) -> dict[str, Any]:
    """What the link holds."""
    data: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": play.id,
        "playDate": stamp(play.over),
        "game": {"name": play.title, "sourceGameId": play.game, "highestWins": True, "noPoints": False},
        "players": [_player(player) for player in play.players],
        "board": play.board,
        "comments": play.comments,
    }
    return data | ({"durationMin": play.minutes} if play.minutes is not None else {})


def _player(player: Player) -> dict[str, Any]:
    told: dict[str, Any] = {
        "name": player.name,
        "sourcePlayerId": player_id(player.name),
        "startPlayer": player.starts,
        "winner": player.winner,
        "role": player.team or player.role,
    }
    told |= {"score": player.score} if player.score is not None else {}
    return told | ({"rank": player.rank} if player.rank is not None else {})


def link(play: Play, to: str = ON_THE_WEB) -> str:
    """The address that hands the play over."""
    data = json.dumps(play_data(play), ensure_ascii=False, separators=(",", ":")).encode()
    return to + "".join(chr(byte) if byte in _PLAIN else f"%{byte:02X}" for byte in data)


def player_id(name: str) -> str:
    """The same id for the same name in every play, so that somebody who was matched once is known again."""
    return _id(f"player {name.strip().casefold()}")


def _id(of: str) -> str:
    """A UUID that follows from what it is for."""
    sign = sha256(f"{SOURCE} {of}".encode()).hexdigest().upper()
    # Version 8, as RFC 9562 has it for ids that somebody makes in a way of their own.
    return f"{sign[:8]}-{sign[8:12]}-8{sign[13:16]}-A{sign[17:20]}-{sign[20:32]}"


def stamp(moment: datetime) -> str:
    """A moment as BG Stats writes it: in UTC, to the second. One without a zone is taken for UTC."""
    utc = moment.replace(tzinfo=None) - (moment.utcoffset() or timedelta())
    return f"{utc:%Y-%m-%d %H:%M:%S}"


def play_file(play: Play) -> str:
    """The play as a file that BG Stats reads."""
    over = stamp(play.over)
    teams = any(player.team for player in play.players)
    game = {
        "id": 1,
        "uuid": _id(f"game {play.game}"),
        "name": play.title,
        "bggId": 0,
        "highestWins": True,
        "noPoints": False,
        "cooperative": play.cooperative,
        "usesTeams": teams,
        "modificationDate": over,
    }
    players = [
        {
            "id": number,
            "uuid": player_id(player.name),
            "name": player.name,
            "isAnonymous": False,
            "modificationDate": over,
        }
        for number, player in enumerate(play.players, start=1)
    ]
    played = {
        "uuid": _id(f"play {play.id}"),
        "gameRefId": 1,
        "playDate": over,
        "entryDate": over,
        "modificationDate": over,
        "durationMin": play.minutes or 0,
        "rounds": play.rounds,
        "board": play.board,
        "comments": play.comments,
        "ignored": False,
        # Who won is said, not reckoned from the scores: a nemesis may have more, and in a tie nobody wins.
        "manualWinner": True,
        "usesTeams": teams,
        "playerScores": [_score(number, player) for number, player in enumerate(play.players, start=1)],
    }
    file = {
        "about": _ABOUT,
        "games": [game],
        "players": players,
        "locations": [],
        "plays": [played],
        "userInfo": {"meRefId": 0},
    }
    return json.dumps(file, indent=1, ensure_ascii=False) + "\n"


def _score(number: int, player: Player) -> dict[str, Any]:
    told: dict[str, Any] = {
        "playerRefId": number,
        "score": "" if player.score is None else str(player.score),
        "winner": player.winner,
        "startPlayer": player.starts,
        "newPlayer": False,
        "rank": player.rank or 0,
        "seatOrder": number,
        "role": player.role,
    }
    return told | ({"team": player.team} if player.team else {})
