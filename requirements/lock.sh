#!/usr/bin/env bash
# Pins every dependency with its hashes, for all systems and every Python from 3.11 on.
set -euo pipefail
cd "$(dirname "$0")/.."
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
"${1:-python3}" -m venv "$tools"
"$tools/bin/python" -m pip install --quiet --disable-pip-version-check uv

pin() {
    "$tools/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
        --no-emit-index-url --custom-compile-command "make lock" "$@"
}
pin pyproject.toml --group build --output-file requirements/run.txt
pin pyproject.toml --group build --group suite --extra test --constraint requirements/run.txt \
    --output-file requirements/test.txt
pin --group site --constraint requirements/run.txt --output-file requirements/site.txt
pin --group audit --constraint requirements/test.txt --output-file requirements/audit.txt
