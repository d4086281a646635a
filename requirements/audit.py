"""Asks whether a known vulnerability is in what is pinned here; says so where nobody can be asked."""

import json
import re
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

PIP_AUDIT = (str(Path(sys.prefix, "audit", "bin", "python")), "-m", "pip_audit")
PINNED = tuple(Path(__file__).with_name(name) for name in ("run.txt", "test.txt", "audit.txt"))
SECONDS = 90
"""How long a check may wait for answers; each package is one question."""

_UNREACHABLE = re.compile(r"ConnectionError|Could not connect|Timeout|HTTP ?Error|ServiceError|JSONDecodeError")


def main(tool: Sequence[str] = PIP_AUDIT, seconds: float = SECONDS) -> int:
    """Prints one line, and one more for each vulnerability. Gives the exit status: 1 for a vulnerability or a fault."""
    # The lists are pinned with hashes, so nothing has to be resolved, fetched or built to know what is asked about.
    asked = ["--require-hashes", "--disable-pip", *(part for file in PINNED for part in ("--requirement", str(file)))]
    told = ["--vulnerability-service", "osv", "--timeout", "5", "--progress-spinner", "off", "--format", "json"]
    try:
        ended = subprocess.run([*tool, *asked, *told], capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return _not_run(f"the advisory service gave no answer within {seconds:g} seconds")
    try:
        packages = json.loads(ended.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        why = textwrap.shorten((ended.stderr.strip().splitlines() or ["it said nothing"])[-1], 160, placeholder=" ...")
        if _UNREACHABLE.search(ended.stderr):
            return _not_run(f"no advisory service can be reached ({why})")
        print(f"Audit: pip-audit failed: {why}")
        return 1
    return _told(packages)


def _not_run(why: str) -> int:
    print(f"Audit: NOT run, as {why}.")
    return 0


def _told(packages: list[dict]) -> int:
    unknown = sorted(package["name"] for package in packages if "vulns" not in package)
    if len(unknown) == len(packages):
        return _not_run("the advisory service knows none of the packages")
    found = [(package, vulnerability) for package in packages for vulnerability in package.get("vulns", ())]
    also = f"; not known to the advisory service: {', '.join(unknown)}" if unknown else ""
    print(f"Audit: {len(packages) - len(unknown)} pinned packages, {len(found) or 'no'} known vulnerabilities{also}.")
    for package, vulnerability in found:
        mended = ", ".join(vulnerability["fix_versions"]) or "no version yet"
        print(f"  {package['name']} {package['version']}: {vulnerability['id']}, mended in {mended}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
