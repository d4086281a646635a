SHELL := bash
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)

RULES := companion/rules/index.json

.PHONY: help setup run share site test check fuzz soak bench screenshots lock clean

help: ## list what one can do
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 14

setup: $(VENV)/test.stamp $(VENV)/audit.stamp $(RULES) ## create .venv with everything to run, test and check

run: $(VENV)/run.stamp $(RULES) ## start Tableside and open it in the browser
	@$(BIN)/tableside

share: $(VENV)/run.stamp $(RULES) ## the same for every phone at the table: prints an address and a code to be scanned
	@$(BIN)/tableside share $(ARGS)

site: $(VENV)/site.stamp $(RULES) ## build the offline edition into dist/; BASE_URL=/name/ where it lies below one
	@PYTHONPATH=. $(BIN)/python -m offline.build $(if $(BASE_URL),--base-url $(BASE_URL)) $(ARGS)

# Where nothing compiled may be kept, every worker and every process that a test starts would compile all anew.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(VENV)/test.stamp $(VENV)/site.stamp $(RULES) ## run all tests, the browser ones included
	@PYTHONPATH=. $(BIN)/python tests/browser/chromium.py
	$(BIN)/python -m pytest -n 3 --dist worksteal $(ARGS)

check: $(VENV)/test.stamp $(VENV)/audit.stamp ## lint, format, types, import contracts, and known vulnerabilities
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(BIN)/python requirements/audit.py

fuzz: $(VENV)/test.stamp $(RULES) ## try fifty thousand files as packs, most of them broken
	@HYPOTHESIS_PROFILE=fuzz $(BIN)/python -m pytest -n 2 --dist worksteal tests/fuzz $(ARGS)

soak: $(VENV)/test.stamp $(VENV)/site.stamp $(RULES) ## kill a thousand times, cut the power, and play for hours at random
	@PYTHONPATH=. $(BIN)/python tests/browser/chromium.py
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest tests/storage/test_kills.py tests/storage/test_power_cut.py \
		tests/screens/test_line.py \
		tests/browser/test_offline.py::test_what_was_on_the_screen_when_the_tab_was_killed_is_there_again $(ARGS)
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -m long tests/browser tests/screens $(ARGS)
	@PYTHONPATH=. $(BIN)/python -m benchmarks.soak
	@PYTHONPATH=. $(BIN)/python -m benchmarks.soak_share --minutes 60

bench: $(VENV)/test.stamp $(VENV)/site.stamp $(RULES) ## measure, and print the figures as JSON
	@PYTHONPATH=. $(BIN)/python -m benchmarks

screenshots: $(VENV)/test.stamp $(RULES) ## draw the pictures in docs/screens anew
	@PYTHONPATH=. $(BIN)/python -m tests.browser.screenshots

lock: ## renew the pinned dependencies in requirements/
	@bash requirements/lock.sh "$(PYTHON)"

clean: ## remove .venv and everything that was built
	rm -rf $(VENV) $(RULES) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Tableside needs Python 3.11 or newer: install it, or name it with PYTHON=..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements/run.txt pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test.stamp: requirements/test.txt requirements/tinydb_suite.py $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/test.txt
	$(BIN)/python requirements/tinydb_suite.py
	@touch $@

$(VENV)/site.stamp: requirements/site.txt $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/site.txt
	@touch $@

$(VENV)/audit.stamp: requirements/audit.txt | $(BIN)/python
	$(BIN)/python -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/audit.txt
	@touch $@

$(RULES): $(wildcard companion/rules/*.py companion/rules/*.toml companion/rules/*/*.toml) | $(VENV)/run.stamp
	$(BIN)/python -m companion.rules.index
