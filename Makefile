# What people type; each recipe is also a command of its own. `make help` lists them.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup run test lint test-system deb bench bench-accuracy docs format clean

# make hands its own flags on to what the recipes start; swift build and dpkg-buildpackage have no use for them.
unexport MAKEFLAGS MAKELEVEL MFLAGS

# lld, because gold passes on a linker warning of Foundation that nobody here can act on.
RELEASE := swift build --configuration release --static-swift-stdlib --product a11yd -Xswiftc -use-ld=lld

help: ## list these targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | while IFS=$$'\t' read -r name what; do \
	  printf '  make %-14s %s\n' "$$name" "$$what"; done

setup: ## install the Debian packages that building and testing need
	@packaging/setup build lint

run: ## build, audit our example exports in ./drop and show the findings; ONCE=1 ends after them
	@packaging/setup build
	@echo "run: building a release of a11yd (minutes the first time, seconds after)"
	@$(RELEASE)
	@ONCE=$(ONCE) packaging/run-demo "$$($(RELEASE) --show-bin-path)/a11yd"

test: setup ## run every test: units, rules and their examples, packaging, style
	@packaging/run-tests

lint: setup ## check style, rule files, man pages, scripts, unit file and catalog
	@packaging/lint

test-system: deb ## install the package into a Debian with systemd and try all of it (root)
	@packaging/setup system
	@Tests/System/run

deb: ## build the Debian package into .build/deb
	@packaging/setup build deb
	@echo "deb: building the package (minutes the first time); the log is .build/deb/build.log"
	@packaging/build-deb

bench: setup ## measure what an audit costs, in ratios
	@swift build --configuration release --product a11yd
	@swift run --configuration release a11yd-bench

bench-accuracy: setup ## seed defects in real screens and count what the rules find; SCREENS=dir adds exports
	@swift run --configuration release a11yd-bench accuracy $(SCREENS)

docs: setup ## write the generated files anew: catalog, pages of rules, criteria and formats, schemas
	@packaging/generate

format: ## format the Swift sources
	@swift format --in-place --recursive Sources Tests Package.swift

clean: ## remove everything that was built, and the demo's folders
	rm -rf .build .run drop
