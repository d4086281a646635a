"""How much memory the tabs of a browser take, where the system tells (Linux)."""

import re
from pathlib import Path

_PRIVATE = re.compile(r"^Private_\w+:\s+(\d+) kB", re.MULTILINE)


def private_bytes(profile: Path) -> int | None:
    """The private memory of the fullest tab of the browser with this profile; None where the system does not tell."""
    sizes = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            arguments = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
            if "--type=renderer" in arguments and f"--user-data-dir={profile}" in arguments:
                sizes.append(sum(map(int, _PRIVATE.findall((process / "smaps_rollup").read_text()))) * 1024)
        except OSError:
            continue
    return max(sizes, default=None)
