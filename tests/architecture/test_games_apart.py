"""What every game needs is written once: it names none of them."""

from pathlib import Path

from tests.architecture.test_architecture import ROOT
from tests.each import each

GAMES = ("vestige", "chronicles", "forsaken")
WHERE_GAMES_MEET = ("companion/catalogue.py", "screens/faces.py")
SHARED = sorted(
    file
    for pattern in ("companion/*.py", "companion/rules/*.py", "screens/**/*.py", "storage/*.py")
    for file in ROOT.glob(pattern)
    if file.relative_to(ROOT).as_posix() not in WHERE_GAMES_MEET
    and not set(GAMES).intersection(file.relative_to(ROOT).parts)
)


def named(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@each(SHARED, named)
def test_a_module_of_all_games_imports_none_of_them(file: Path) -> None:
    lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    imports = [line for line in lines if line.startswith(("from ", "import "))]

    assert [line for line in imports if any(f".{game}" in line for game in GAMES)] == []
