PYTHON ?= python3
# The interpreted engine, with the tools: where the work is done.
DEV := .venv-dev
# The engine as users have it, compiled where that is possible.
USER := .venv
# The compiled engine, with the tools.
COMPILED := .venv-compiled
# What is played in the terminal.
GAME := deal

export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP := bin/python -m pip install --quiet --require-virtualenv

# An install is made anew when this changes: with any file that goes into it, its name, and the way it is asked for.
INSTALLED_FILES := pyproject.toml hatch_build.py README.md LICENSE src docs/rules
STATE := $(shell { find $(INSTALLED_FILES) -type f ! -path '*/__pycache__/*' -exec cksum {} + | sort; \
	echo '$(RENTIER_PURE) $(RENTIER_COMPILED) $(RENTIER_WEB)'; } | cksum | cut -d' ' -f1)
DEV_STATE := $(shell cksum pyproject.toml hatch_build.py src/rentier/version.py | cksum | cut -d' ' -f1)

.DEFAULT_GOAL := help
.PHONY: help play serve web check-web terminal test test-compiled check format rules playthroughs pictures bench bench-server bench-browser soak mutants clean
.NOTPARALLEL:

help: ## Shows this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

# What is installed depends on the pages, so they are built before make looks at it.
play: ## Opens tables of all games and prints the link; ARGS="--lan" lets phones in
	@$(if $(filter 0,$(RENTIER_WEB)),,$(MAKE) --no-print-directory web || echo 'The server opens without them.' >&2)
	@$(MAKE) --no-print-directory serve

serve: $(USER)/made-$(STATE)
	@trap : INT; $(USER)/bin/rentier serve $(ARGS) || [ $$? = 130 ]

web: ## Builds the pages for the browser, if something in them has changed
	$(call has_python)
	@$(USER)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(USER)
	@$(USER)/bin/python web/build.py

check-web: web ## Checks the types, tests, build and size of the pages
	@$(USER)/bin/python web/build.py lint check test sizes

terminal: $(USER)/made-$(STATE) ## Plays against bots in the terminal; GAME=banking ARGS="--seats 4 --lang fr"
	@$(USER)/bin/rentier play $(GAME) $(ARGS)

test: $(DEV)/made-$(DEV_STATE) ## Runs the tests, interpreted; ARGS="-k rent"
	$(DEV)/bin/pytest -n auto $(ARGS)

test-compiled: $(COMPILED)/made-$(STATE) ## Runs the tests of the engine against the compiled one
	RENTIER_EXPECT_COMPILED=1 $(COMPILED)/bin/pytest -n auto -p no:cacheprovider $(ARGS)

check: $(DEV)/made-$(DEV_STATE) ## Checks format, lint and types, then runs the tests
	$(DEV)/bin/ruff format --check
	$(DEV)/bin/ruff check
	$(DEV)/bin/mypy
	$(DEV)/bin/pytest -n auto $(ARGS)

format: $(DEV)/made-$(DEV_STATE) ## Formats the code and mends what the linter can mend
	$(DEV)/bin/ruff format
	$(DEV)/bin/ruff check --fix

rules: $(DEV)/made-$(DEV_STATE) ## Prints each rule with its code and tests; fails when one lacks either
	@$(DEV)/bin/pytest -qq --rules-table

playthroughs: $(DEV)/made-$(DEV_STATE) ## Writes the golden playthroughs anew, after a new rules version
	RENTIER_WRITE_PLAYTHROUGHS=1 $(DEV)/bin/pytest -qq tests/test_playthroughs.py

pictures: web $(DEV)/made-$(DEV_STATE) ## Draws the pictures of the docs anew; needs Chromium
	$(DEV)/bin/python docs/pictures/draw.py
	PYTHONPATH=tests $(DEV)/bin/python docs/pictures/shoot.py $(ARGS)

bench: $(USER)/made-$(STATE) $(if $(NEIGHBOURS),$(USER)/neighbours) ## Measures the speed; NEIGHBOURS=1 installs RLCard and OpenSpiel beside it
	@$(USER)/bin/python bench/run.py $(ARGS)

bench-server: $(USER)/made-$(STATE) ## Measures the table server under load, beside boardgame.io if npm is here
	@$(USER)/bin/python bench/serve.py $(ARGS)

bench-browser: web $(DEV)/made-$(DEV_STATE) ## Measures the pages in Chromium: first load, updates, frames of a slide
	@PYTHONPATH=tests $(DEV)/bin/python bench/pages.py $(ARGS)

soak: $(COMPILED)/made-$(STATE) ## Runs the long tests against the compiled engine
	RENTIER_EXPECT_COMPILED=1 $(COMPILED)/bin/pytest -n auto -p no:cacheprovider -m soak $(ARGS)

mutants: $(DEV)/made-$(DEV_STATE) ## Changes the code at random and lists what no test notices; ARGS="--count 20 --seed 7"
	$(DEV)/bin/python tools/mutants.py $(ARGS)

clean: ## Removes all that make has made
	rm -rf .venv .venv-dev .venv-compiled build dist web/node_modules web/.node src/rentier/web .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

define has_python
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo 'Rentier needs Python 3.11 or newer; say which with: make PYTHON=python3.12 $(MAKECMDGOALS)' >&2; exit 1; }
endef

# Gives the folder $(1) an environment of its own, unless it has one that works.
define environment
$(call has_python)
@$(1)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(1)
@rm -f $(1)/made-*
endef

$(USER)/made-$(STATE):
	$(call environment,$(USER))
	@echo 'Installing Rentier in $(USER); this can take a few minutes.'
	@$(USER)/$(PIP) '.[server]'
	@$(if $(filter 1,$(RENTIER_PURE)),,$(USER)/bin/python -c 'from rentier.core import compiled; compiled() or \
		print("The engine is not compiled, so simulations are slow; make play RENTIER_COMPILED=1 says why.")')
	@touch $@

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
