"""Which packages the offline edition is built from."""

import zipfile
from pathlib import Path

import pytest

from offline.wheels import PACKAGES, contents, pinned

ROOT = Path(__file__).parents[2]
PIN = """\
{name}==1.2 ; python_version >= '3.11' \\
    --hash=sha256:a{name} \\
    --hash=sha256:b{name}
    # via x"""


def lock(*names: str) -> str:
    pins = (PIN.format(name=name) for name in names)
    return "\n".join(("# a lock", *pins, ""))


def test_each_package_is_pinned_with_all_its_hashes_and_no_other_is_taken():
    lines = list(pinned(lock("another", *reversed(PACKAGES))))

    assert lines == [f"{name}==1.2 --hash=sha256:a{name} --hash=sha256:b{name}" for name in PACKAGES]


@pytest.mark.parametrize("missing", ["flet", "msgpack"])
def test_a_package_that_is_not_pinned_is_named(missing: str):
    with pytest.raises(ValueError, match=f"requirements/run.txt does not pin {missing}: run make lock"):
        list(pinned(lock(*(name for name in PACKAGES if name != missing))))


def test_a_pin_without_a_hash_is_none():
    with pytest.raises(ValueError, match="flet"):
        list(pinned(lock(*PACKAGES).replace("    --hash=sha256:aflet \\\n    --hash=sha256:bflet\n", "")))


def test_our_own_lock_pins_them_all():
    lines = list(pinned((ROOT / "requirements" / "run.txt").read_text("utf-8")))

    assert [line.partition("==")[0] for line in lines] == list(PACKAGES)
    assert all(" --hash=sha256:" in line for line in lines)


def test_what_a_wheel_tells_about_itself_stays_out(tmp_path: Path):
    wheel = tmp_path / "p-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("p/", b"")
        archive.writestr("p/m.py", b"x = 1")
        archive.writestr("p-1.dist-info/METADATA", b"Name: p")

    assert contents(wheel) == {"p/m.py": b"x = 1"}
