from pathlib import Path

import platformdirs
import pytest

from storage.locations import data_folder

PLATFORM = platformdirs.user_data_path("tableside", appauthor=False)


@pytest.mark.parametrize(
    ("given", "environ", "folder"),
    [
        (Path("here"), {"TABLESIDE_DATA": "there"}, Path("here")),
        (None, {"TABLESIDE_DATA": "there"}, Path("there")),
        (None, {"TABLESIDE_DATA": "~/there"}, Path.home() / "there"),
        (None, {"TABLESIDE_DATA": ""}, PLATFORM),
        (None, {}, PLATFORM),
    ],
    ids=["argument", "environment", "home", "empty", "platform"],
)
def test_the_argument_comes_before_the_environment_and_that_before_the_platform(
    given: Path | None, environ: dict[str, str], folder: Path
) -> None:
    assert data_folder(given, environ) == folder
