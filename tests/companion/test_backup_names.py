"""What the file of a backup is called: a name that every system takes, whatever people have typed."""

import pytest

from companion.backup import file_name


@pytest.mark.parametrize(
    ("title", "name"),
    [
        pytest.param("", "tableside-2026-11-30.zip", id="everything"),
        pytest.param("Ana against Bone", "tableside-Ana-against-Bone-2026-11-30.zip", id="a game"),
        pytest.param("../../etc/passwd", "tableside-etc-passwd-2026-11-30.zip", id="a path"),
        pytest.param('C:\\a<b>|"c"?*', "tableside-C-a-b-c-2026-11-30.zip", id="signs that Windows refuses"),
        pytest.param("Zoë, José und Ümit", "tableside-Zoë-José-und-Ümit-2026-11-30.zip", id="letters of any script"),
        pytest.param("\u202egpj.exe\u202c\n", "tableside-gpj-exe-2026-11-30.zip", id="signs that nobody sees"),
        pytest.param("🦀 !!", "tableside-2026-11-30.zip", id="no letters at all"),
        pytest.param("x" * 500, f"tableside-{'x' * 60}-2026-11-30.zip", id="far too long"),
    ],
)
def test_a_title_is_part_of_the_name_as_far_as_it_is_letters_and_figures(title: str, name: str) -> None:
    assert file_name("2026-11-30", title) == name
