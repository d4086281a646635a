"""What happens on the map: tiles are laid, turned and swapped, pawns move between them (p. 6, 12, 30)."""

from collections import Counter
from collections.abc import Sequence

from companion.ledger import Because
from companion.vestige import mat
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import PawnMoved, PromptSettled, TilesLaidOut, TilesSwapped, TileTurned
from companion.vestige.map_tiles import in_words, known, open_regions, pawns_at, tile_at, to_turn
from companion.vestige.prompts import prompts
from companion.vestige.regions import tile_called
from companion.vestige.setup import SetupTile
from companion.vestige.table import Tile


def lay_out(draft: Draft, tiles: Sequence[SetupTile]) -> None:
    """The whole map as it lies, in place of what was known. Refused: two tiles in one place."""
    twice = [place for place, count in Counter(tile.place for tile in tiles).items() if count > 1]
    if twice:
        raise Nonsense("tiles", f"two tiles lie in place {twice[0]}", "one tile in each of the places 1 to 19")
    before, seen = len(draft.table.tiles), open_regions(draft.table)
    lying = tuple(
        Tile(place=tile.place, region=tile.region, face_up=tile.face_up)
        for tile in sorted(tiles, key=lambda it: it.place)
    )
    draft.emit(
        TilesLaidOut(tiles=lying),
        Because(
            rule="corrections" if before else "region-tiles-in-play",
            page=None if before else 6,
            text="as it lies on the table; pays nothing" if before else f"{len(lying)} tiles are laid out",
        ),
    )
    for region, count in Counter(known(lying)).items():
        if count > 1:
            _notice_twice(draft, region)
    for tile in lying:
        if tile.face_up and tile.region and tile.region not in seen:
            _revealed(draft, tile.region)


def turn(draft: Draft, place: int, region: str | None = None, face_up: bool = True) -> None:
    """A tile is turned over, and named where nobody knew it (p. 12). Without a map the first one begins it."""
    tile = _tile(draft, place)
    name = region or tile.region
    elsewhere = name is not None and any(it.region == name and it.place != place for it in draft.table.tiles)
    way = "face up" if face_up else "face down"
    draft.emit(
        TileTurned(place=place, region=region, face_up=face_up),
        Because(rule="revealing-regions", page=12, text=f"place {place} lies {way} now"),
    )
    if elsewhere and name is not None:
        _notice_twice(draft, name)
    if face_up and not tile.face_up and name is not None:
        _revealed(draft, name)


def swap(draft: Draft, place: int, other: int) -> None:
    """Two tiles change places, with what lies on them; pawns stay (p. 30). Refused: a tile with itself."""
    if place == other:
        raise Nonsense("other", f"place {place} cannot change places with itself", "another place from 1 to 19")
    pair = (_tile(draft, place), _tile(draft, other))
    draft.emit(
        TilesSwapped(place=place, other=other),
        Because(
            rule="region-jump-point",
            page=30,
            text=f"{in_words(pair[0], place)} and {in_words(pair[1], other)} change places; pawns stay",
        ),
    )
    for tile in pair:
        if tile.region is not None and _swaps(tile.region):
            _settle(draft, swap_words(tile.region))
    _say_to_turn(draft)


def move_pawn(draft: Draft, who: str, spot: str | None) -> None:
    """A player's pawn stands at a spot, named by its places in any order; None takes it off the map (p. 12)."""
    draft.human(who)
    if spot is None:
        draft.emit(PawnMoved(who=who, spot=None), Because(rule="move", page=12, text=f"{who}'s pawn is off the map"))
        return
    there = mat.spot_called(spot)
    if there is None:
        raise Nonsense("spot", f"no tiles meet at {spot}", "two or three places that touch each other, such as 4-8-9")
    before = draft.table.pawns.get(who)
    way = mat.steps(before, there) if before else None
    others = [it for it in pawns_at(draft.table, there) if it != who]
    draft.emit(
        PawnMoved(who=who, spot=there),
        Because(rule="move", page=12, text=f"{_spaces(way)} from where it stood" if way is not None else "placed"),
    )
    if others:
        draft.notice(
            "pawns_meet", "move", f"{who}'s pawn ends where {others[0]}'s stands: a move ends on a space of its own"
        )
    _say_to_turn(draft)


def taken(draft: Draft, region: str) -> None:
    """Somebody gained control of a region: the Jump Point changes places with another tile (p. 30)."""
    if _swaps(region):
        draft.remind(
            swap_words(region),
            Because(rule="region-jump-point", page=30, text="it changes places whenever somebody gains control of it"),
        )


def swap_words(region: str) -> str:
    """What is to be done at the table when such a region is taken."""
    return f"Swap {region} with another tile of the map."


def _swaps(region: str) -> bool:
    kind = tile_called(region)
    return kind is not None and kind.swaps


def _tile(draft: Draft, place: int) -> Tile:
    if place not in mat.PLACES:
        raise Nonsense("place", f"the map has no place {place}", "a place from 1 to 19")
    # Where nobody laid the map out yet, every place holds a tile that nobody has seen.
    return tile_at(draft.table, place) or Tile(place=place, face_up=False)


def _revealed(draft: Draft, region: str) -> None:
    kind = tile_called(region)
    if kind is not None and kind.revealed:
        draft.remind(kind.revealed, Because(rule="revealing-regions", page=kind.page, text=f"{region} is face up now"))


def _notice_twice(draft: Draft, region: str) -> None:
    places = [tile.place for tile in draft.table.tiles if tile.region == region]
    draft.notice(
        "tile_twice",
        "region-twins",
        f"{region} lies in places {' and '.join(map(str, places))}: look which of the two it is",
    )


def _settle(draft: Draft, text: str) -> None:
    for prompt in prompts(draft.table):
        if prompt.kind == "by_hand" and prompt.text == text:
            draft.emit(PromptSettled(prompt=prompt.key))
            return


def _say_to_turn(draft: Draft) -> None:
    if waiting := to_turn(draft.table):
        places = ", ".join(map(str, waiting))
        draft.say(
            "revealing-regions",
            f"next to a pawn and face down: {'place' if len(waiting) == 1 else 'places'} {places}",
            12,
        )


def _spaces(count: int) -> str:
    return "1 space" if count == 1 else f"{count} spaces"
