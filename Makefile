PYTHON ?= python3
# The interpreted engine, with the tools: for development.
DEV := .venv-dev
# The engine as users have it, compiled if possible.
USER := .venv
# The compiled engine, with the tools.
COMPILED := .venv-compiled
# The game to play in the terminal.
GAME := deal

export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP := bin/python -m pip install --quiet --require-virtualenv

# An install is made again when this changes: with any file that goes into it, its name, and how it is asked for.
INSTALLED_FILES := pyproject.toml hatch_build.py README.md LICENSE src docs/rules
STATE := $(shell { find $(INSTALLED_FILES) -type f ! -path '*/__pycache__/*' -exec cksum {} + | sort; \
	echo '$(RENTIER_PURE) $(RENTIER_COMPILED) $(RENTIER_WEB)'; } | cksum | cut -d' ' -f1)
DEV_STATE := $(shell cksum pyproject.toml hatch_build.py src/rentier/version.py | cksum | cut -d' ' -f1)

.DEFAULT_GOAL := help
.PHONY: help play serve web check-web terminal test test-browser test-engines compiled test-compiled check format rules playthroughs pictures bench bench-count bench-server bench-browser ladder soak mutants clean
.NOTPARALLEL:

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

# What is installed depends on the pages, so they are built before make looks at it.
play: ## Open tables of all games and print the link; ARGS="--lan" lets phones in
	@$(if $(filter 0,$(RENTIER_WEB)),,$(MAKE) --no-print-directory web || echo 'The server opens without them.' >&2)
	@$(MAKE) --no-print-directory serve

serve:
	$(call has_python)
	@trap : INT; $(PYTHON) tools/start.py play $(USER) $(STATE) $(ARGS)

web: ## Build the pages for the browser, if something in them has changed
	$(call has_python)
	@$(USER)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(USER)
	@$(USER)/bin/python web/build.py

check-web: web ## Check the types, tests, build and size of the pages
	@$(USER)/bin/python web/build.py lint check test sizes

terminal: $(USER)/made-$(STATE) ## Play against bots in the terminal; GAME=banking ARGS="--seats 4 --lang fr"
	@$(USER)/bin/rentier play $(GAME) $(ARGS)

test: $(DEV)/made-$(DEV_STATE) ## Run the tests, interpreted; ARGS="-k rent"
	$(DEV)/bin/pytest -n auto $(ARGS)

test-browser: web $(DEV)/made-$(DEV_STATE) ## Run the tests in a browser; needs Chromium; ARGS="-k auction"
	$(DEV)/bin/pytest -n auto tests/browser $(ARGS)

test-engines: web $(DEV)/made-$(DEV_STATE) ## Run the tests in Firefox and WebKit; ARGS="-k firefox"
	$(DEV)/bin/pytest -n 2 tests/engines $(ARGS)

compiled: $(COMPILED)/made-$(STATE) ## Compile the engine for the tests

test-compiled: $(COMPILED)/made-$(STATE) ## Run the tests of the engine against the compiled one
	RENTIER_EXPECT_COMPILED=1 $(COMPILED)/bin/pytest -n auto -p no:cacheprovider $(ARGS)

check: $(DEV)/made-$(DEV_STATE) ## Check format, lint and types, then run the tests
	$(DEV)/bin/ruff format --check
	$(DEV)/bin/ruff check
	$(DEV)/bin/mypy
	$(DEV)/bin/pytest -n auto $(ARGS)

format: $(DEV)/made-$(DEV_STATE) ## Format the code and fix what the linter can fix
	$(DEV)/bin/ruff format
	$(DEV)/bin/ruff check --fix

rules: $(DEV)/made-$(DEV_STATE) ## Print each rule with its code and tests; fail when one lacks either
	@$(DEV)/bin/pytest -qq --rules-table

playthroughs: $(DEV)/made-$(DEV_STATE) ## Write the golden playthroughs again, after a new rules version
	RENTIER_WRITE_PLAYTHROUGHS=1 $(DEV)/bin/pytest -qq tests/test_playthroughs.py

pictures: web $(DEV)/made-$(DEV_STATE) ## Draw the pictures of the docs again; needs Chromium
	$(DEV)/bin/python docs/pictures/draw.py
	PYTHONPATH=tests $(DEV)/bin/python docs/pictures/shoot.py $(ARGS)

bench: $(USER)/made-$(STATE) $(if $(NEIGHBOURS),$(USER)/neighbours) ## Measure the speed; NEIGHBOURS=1 also installs RLCard and OpenSpiel
	@$(USER)/bin/python bench/run.py $(ARGS)

bench-count: $(USER)/made-$(STATE) ## Count the instructions of the engine beside an older revision: BASE=HEAD~20; needs valgrind
	@$(USER)/bin/python bench/count.py --base "$(BASE)" $(ARGS)

bench-server: $(USER)/made-$(STATE) ## Measure the table server under load, beside boardgame.io if npm is installed
	@$(USER)/bin/python bench/serve.py $(ARGS)

bench-browser: web $(DEV)/made-$(DEV_STATE) ## Measure the pages in Chromium: first load, updates, frames of a slide
	@PYTHONPATH=tests $(DEV)/bin/python bench/pages.py $(ARGS)

ladder: $(USER)/made-$(STATE) ## Let all bots meet, for about ten minutes of CPU time, and write docs/bots.md; goes on where it was stopped; ARGS="--games 40 --jobs 2"
	@$(USER)/bin/python tools/ladder.py $(ARGS)

soak: $(COMPILED)/made-$(STATE) ## Run the long tests against the compiled engine
	RENTIER_EXPECT_COMPILED=1 $(COMPILED)/bin/pytest -n auto -p no:cacheprovider -m soak -o faulthandler_timeout=0 $(ARGS)

mutants: $(DEV)/made-$(DEV_STATE) ## Change the code at random and list what no test notices; ARGS="--count 20 --seed 7"
	$(DEV)/bin/python tools/mutants.py $(ARGS)

clean: ## Remove everything that make has made
	rm -rf .venv .venv-dev .venv-compiled build dist web/node_modules web/.node src/rentier/web .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

define has_python
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo 'Rentier needs Python 3.11 or newer; choose it with: make PYTHON=python3.12 $(MAKECMDGOALS)' >&2; exit 1; }
endef

# Make an environment in the folder $(1), unless it has one that works.
define environment
$(call has_python)
@$(1)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(1)
@rm -f $(1)/made-*
endef

$(USER)/made-$(STATE):
	$(call has_python)
	@$(PYTHON) tools/start.py install $(USER) $(STATE)

$(DEV)/made-$(DEV_STATE):
	$(call environment,$(DEV))
	@echo 'Installing the tools in $(DEV).'
	@RENTIER_PURE=1 RENTIER_COMPILED= RENTIER_WEB=0 $(DEV)/$(PIP) --editable '.[dev]'
	@touch $@

$(COMPILED)/made-$(STATE):
	$(call environment,$(COMPILED))
	@echo 'Compiling the engine in $(COMPILED).'
	@RENTIER_PURE= RENTIER_COMPILED=1 RENTIER_WEB=0 $(COMPILED)/$(PIP) '.[dev]'
	@touch $@

$(USER)/neighbours: $(USER)/made-$(STATE)
	@$(USER)/bin/python -c 'import tomllib; \
		print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["bench"], sep="\n")' > $@.txt
	@$(USER)/$(PIP) --requirement $@.txt
	@touch $@
