# Détente. `make` alone lists what there is.
# Needs Python 3.11 or newer, pip, git and make; another Python: make PYTHON=python3.13 play

PYTHON ?= python3
DIGEST_GAMES ?= 200

VENV := .venv
COMPILED := .venv-compiled
SETUP := pyproject.toml setup.py constraints.txt
# Where the yardsticks lie for the interpreted environment, which has only the games of the house and the tests' own.
SITE := out/yardsticks
ISLES := $(wildcard tests/isles/pyproject.toml)
YARDSTICKS := benchmarks/yardsticks
SOURCES := $(shell find src $(YARDSTICKS)/src -name '*.egg-info' -prune -o -type f ! -name '*.pyc' -print)
# Compiled modules are kept: tests start hundreds of processes, and each would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE
# Tests often wait, for a server or a page: two at a time keep a core busy.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
# At the same time as the tests.
CHECKS := $(VENV)/bin/mypy --strict src && $(VENV)/bin/lint-imports --no-logo && $(VENV)/bin/detente rules coverage
# Everything pinned, the build's own tools too, so builds run in the environment itself.
INSTALL := -m pip install -qq --disable-pip-version-check --constraint constraints.txt
BUILD := $(INSTALL) --no-build-isolation

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test quick test-again test-long test-layout test-browsers test-cluster docs dist test-dist test-packages compiled digest audit bench bench-openspiel bench-research bench-server bench-scenes bench-crowd bench-flood bench-page bench-worlds \
  mutants property-long format clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.installed ## the table in the browser: sets up, serves, opens the page
	@$(VENV)/bin/detente serve --browser

test: $(VENV)/.test ## style, types, layers, rule coverage and all tests
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	@mkdir -p out
	($(CHECKS)) > out/checks.txt 2>&1 & checks=$$!; \
	$(VENV)/bin/python -m pytest -n $(WORKERS) --dist worksteal -m 'not long'; tests=$$?; \
	wait $$checks; checks=$$?; cat out/checks.txt; exit $$((tests + checks))

quick: $(VENV)/.test ## while you work: style, types and the tests of what has changed since the last commit
	$(VENV)/bin/python -m tools.quick

test-again: $(VENV)/.test ## the tests that have just failed, one after the other; fails if none has
	$(VENV)/bin/python -m pytest --last-failed --last-failed-no-failures none

test-long: $(VENV)/.test ## tests that take longer: whole games in the browser, killed and upgraded servers
	$(VENV)/bin/python -m pytest -n $(WORKERS) --dist worksteal -m long

test-layout: $(VENV)/.test ## the layout of all tables on all screens at five times as many moments, and drags of every question
	DETENTE_TEST_LAYOUT=long $(VENV)/bin/python -m pytest -n auto tests/browser/test_layout.py tests/browser/test_drag.py

test-browsers: $(VENV)/.test ## whole games of all five in Firefox and WebKit; make test-long plays three in each
	DETENTE_TEST_BROWSERS=all $(VENV)/bin/python -m pytest -n auto -m long tests/browser/test_firefox.py tests/browser/test_webkit.py

test-cluster: $(VENV)/.cluster ## the tests of runs on a Ray cluster, two workers on this machine (installs Ray)
	DETENTE_TEST_CLUSTER=1 $(VENV)/bin/python -m pytest tests/cluster -n 0

docs: $(VENV)/.docs ## the documentation site, with pictures taken in Chromium: out/website/html/index.html
	$(VENV)/bin/python -m tools.website

dist: $(VENV)/.dist ## the packages: source, pure wheel and a compiled wheel for this machine (takes a C compiler)
	$(VENV)/bin/python -m tools.dist --compiled --out dist

test-dist: dist test-packages ## the packages: build and test them

test-packages: $(VENV)/.test ## the packages of `make dist`, installed into fresh environments of every Python there is
	DETENTE_TEST_DIST=dist $(VENV)/bin/python -m pytest tests/packages -n 0

compiled: $(COMPILED)/.installed ## a second environment with core and rules compiled (takes a C compiler, or WHEEL=dist/….whl)
	@echo "Compiled: $(COMPILED)/bin/detente"

audit: $(VENV)/.test ## known vulnerabilities of the packages in constraints.txt, if the list can be reached
	$(VENV)/bin/python -m tools.audit

digest: $(VENV)/.installed $(COMPILED)/.installed $(SITE)/.installed ## the same seeds give the same games, interpreted and compiled
	@mkdir -p out
	PYTHONPATH=$(SITE) $(VENV)/bin/python tools/digest.py --games $(DIGEST_GAMES) > out/digest-interpreted.txt & first=$$!; \
	$(COMPILED)/bin/python tools/digest.py --games $(DIGEST_GAMES) > out/digest-compiled.txt && wait $$first
	@test -s out/digest-interpreted.txt || { echo 'tools/digest.py printed nothing.' >&2; exit 1; }
	@diff out/digest-interpreted.txt out/digest-compiled.txt \
	  || { echo 'Interpreted (<) and compiled (>) games differ.' >&2; exit 1; }
	@cat out/digest-compiled.txt
	@echo 'Interpreted and compiled games are the same.'

bench: $(VENV)/.bench $(SITE)/.installed ## random playouts beside OpenSpiel's; with `make compiled` before, both ways
	@mkdir -p out
	PYTHONPATH=$(SITE) $(VENV)/bin/python benchmarks/playouts.py --json out/bench-interpreted.json
	@if test -e $(COMPILED)/.installed; then set -ex; \
	  $(COMPILED)/bin/python $(INSTALL) open_spiel; \
	  $(COMPILED)/bin/python benchmarks/playouts.py --json out/bench-compiled.json; fi

bench-research: $(VENV)/.bench $(SITE)/.installed ## decisions a second in the research environments, beside others; with `make compiled` before, both ways
	@mkdir -p out
	PYTHONPATH=$(SITE) $(VENV)/bin/python benchmarks/vector.py --json out/bench-research-interpreted.json
	@if test -e $(COMPILED)/.installed; then set -ex; \
	  $(COMPILED)/bin/python $(INSTALL) open_spiel pygame; \
	  $(COMPILED)/bin/python benchmarks/vector.py --json out/bench-research-compiled.json; fi

bench-openspiel: $(VENV)/.bench ## compile OpenSpiel's own loop (C++; takes abseil's headers): `make bench` then runs it, too
	$(VENV)/bin/python benchmarks/openspiel/build.py

bench-worlds: $(VENV)/.test ## how long a world takes to draw, 100,000 positions of each game; with `make compiled` before, both ways
	@mkdir -p out
	$(VENV)/bin/python benchmarks/determinize.py --json out/bench-worlds-interpreted.json
	@if test -e $(COMPILED)/.installed; then set -ex; \
	  $(COMPILED)/bin/python benchmarks/determinize.py --json out/bench-worlds-compiled.json; fi

bench-server: $(VENV)/.test ## the server under load beside boardgame.io's (node); bytes of a page and of a move
	@mkdir -p out
	$(VENV)/bin/python benchmarks/server.py --json out/bench-server.json

bench-scenes: $(VENV)/.test ## what a move's frames cost, memory of a watched table, the first look after a restart
	@mkdir -p out
	$(VENV)/bin/python benchmarks/scenes.py --json out/bench-scenes.json

bench-crowd: $(VENV)/.test ## memory of the server for each watched table, and whether moves at others get dearer
	@mkdir -p out
	$(VENV)/bin/python benchmarks/crowd.py --json out/bench-crowd.json

bench-flood: $(VENV)/.test ## how much one visitor who wants everything slows down the bots of others
	@mkdir -p out
	$(VENV)/bin/python benchmarks/flood.py --json out/bench-flood.json

bench-page: $(VENV)/.test ## how quick the page is in Chromium: requests and bytes, moves until they are shown, frames on a slow CPU
	@mkdir -p out
	$(VENV)/bin/python benchmarks/page.py --json out/bench-page.json

mutants: $(VENV)/.test ## break the rules by machine, report what no test notices
	$(VENV)/bin/python -m tools.mutants

property-long: $(VENV)/.test ## the property tests with many more random games
	DETENTE_PROPERTY_PROFILE=$${DETENTE_PROPERTY_PROFILE:-long} $(VENV)/bin/python -m pytest tests/properties -n auto

format: $(VENV)/.test ## format the code and mend what can be mended
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format

clean: ## remove all that was built
	rm -rf $(VENV) $(COMPILED) build dist out .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools benchmarks -depth \( -name __pycache__ -o -name '*.egg-info' \) -exec rm -rf {} + 2>/dev/null || true

# --- Environments. Each file below says "done"; it is made anew only when what it depends on changes.

%/.venv-made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo 'Détente needs Python 3.11 or newer. Name one: make PYTHON=python3.11' >&2; exit 1; }
	@echo 'Setting up $* ...'
	@$(PYTHON) -m venv --clear $*
	@touch $@

$(VENV)/.installed: $(SETUP) | $(VENV)/.venv-made
	@echo 'Installing what Détente needs (the first time this takes a minute or two) ...'
	@$(VENV)/bin/python $(INSTALL) setuptools
	@$(VENV)/bin/python $(BUILD) --editable .
	@touch $@

# reuse comes as a source package for most Pythons and is built with poetry-core.
$(VENV)/.test: $(VENV)/.installed $(ISLES)
	@$(VENV)/bin/python $(INSTALL) poetry-core
	@$(VENV)/bin/python $(BUILD) --editable '.[test,dev]'
	$(if $(ISLES),@$(VENV)/bin/python $(BUILD) --no-deps --editable tests/isles)
	@touch $@

$(VENV)/.cluster: $(VENV)/.test
	@$(VENV)/bin/python $(BUILD) --editable '.[cluster]'
	@touch $@

$(VENV)/.docs: $(VENV)/.installed
	@$(VENV)/bin/python $(BUILD) --editable '.[docs]'
	@touch $@

$(VENV)/.dist: $(VENV)/.installed
	@$(VENV)/bin/python $(BUILD) --editable '.[dist]'
	@touch $@

$(VENV)/.bench: $(VENV)/.installed
	@$(VENV)/bin/python $(BUILD) --editable '.[bench]'
	@touch $@

$(SITE)/.installed: $(VENV)/.installed $(shell find $(YARDSTICKS) -name '*.egg-info' -prune -o -type f ! -name '*.pyc' -print)
	@rm -rf $(SITE)
	@$(VENV)/bin/python $(BUILD) --no-deps --target $(SITE) ./$(YARDSTICKS)
	@touch $@

# What fills the compiled environment: by compiling the sources and the yardsticks in one go, or, where WHEEL names a
# compiled wheel of these sources, from that; the yardsticks are plain Python then.
ifdef WHEEL
COMPILE = $(COMPILED)/bin/python $(INSTALL) '$(WHEEL)[test]'
else
COMPILE = DETENTE_MYPYC=1 DETENTE_MYPYC_WITH=$(YARDSTICKS) $(COMPILED)/bin/python $(BUILD) '.[test]'
endif

# Not editable, so that no compiled file is among the sources; hence anew with every change of them.
$(COMPILED)/.installed: $(SETUP) $(SOURCES) $(ISLES) | $(COMPILED)/.venv-made
	@command -v $${CC:-cc} >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null \
	  || { echo 'make compiled needs a C compiler (Debian, Ubuntu: apt install build-essential python3-dev).' >&2; exit 1; }
	@$(COMPILED)/bin/python $(INSTALL) setuptools mypy fluent.runtime
	@echo 'Compiling ...'
	@rm -rf build
	@$(COMPILE)
	@rm -rf build
	@$(COMPILED)/bin/python $(BUILD) --no-deps ./$(YARDSTICKS)
	@rm -rf $(YARDSTICKS)/build
	@$(COMPILED)/bin/python -c 'import sys, detente.core; sys.exit(not detente.core.COMPILED)' \
	  || { echo 'The build went through, but detente.core is not compiled.' >&2; exit 1; }
	$(if $(ISLES),@$(COMPILED)/bin/python $(BUILD) --no-deps --editable tests/isles)
	@touch $@
