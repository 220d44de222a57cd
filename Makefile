# What people type. Each recipe is also a command of its own; `make help` lists them.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup run test lint test-system test-upgrade test-delivery test-watching test-fleet test-floods test-report test-record test-spark \
  test-sanitizers kill-matrix \
  state-corruption soak deb bench bench-accuracy bench-blind bench-unnamed docs format clean

# make passes its own flags to what the recipes start; swift build and dpkg-buildpackage cannot use them.
unexport MAKEFLAGS MAKELEVEL MFLAGS

# lld, because gold passes on a linker warning of Foundation that nobody here can act on.
RELEASE := swift build --configuration release --static-swift-stdlib --product a11yd -Xswiftc -use-ld=lld

help: ## list these targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | while IFS=$$'\t' read -r name what; do \
	  printf '  make %-16s %s\n' "$$name" "$$what"; done

setup: ## install the Debian packages that building and testing need
	@packaging/setup build lint test

run: ## build, audit the example exports in ./drop and show the findings; ONCE=1 ends after them
	@packaging/setup build
	@echo "run: building a release of a11yd (minutes the first time, seconds after)"
	@$(RELEASE)
	@ONCE=$(ONCE) packaging/run-demo "$$($(RELEASE) --show-bin-path)/a11yd"

test: setup ## run every test: units, rules and their examples, packaging, style
	@packaging/run-tests

lint: setup ## check style, rule files, man pages, scripts, unit file and catalog
	@packaging/lint

test-system: deb ## install the package into a Debian with systemd and test all of it (root)
	@packaging/setup system
	@Tests/System/run
	@Tests/System/record
	@Tests/System/hostile
	@Tests/System/faults
	@Tests/System/upgrade
	@Tests/System/fleet everything_works receiver_is_killed strangers_are_refused
	@Tests/Reliability/kill-matrix --points 40
	@Tests/Reliability/state-corruption --points 40
	@Tests/Reliability/soak 1

test-upgrade: deb ## upgrade the package of an earlier state: findings are still there, none is new or fixed (root)
	@packaging/setup system
	@Tests/System/upgrade

test-watching: deb ## block the service's view of the drop directory in every way that the kernel knows (root, minutes)
	@packaging/setup system
	@Tests/System/watching

kill-matrix: deb ## kill the daemon at every system call of an audit of ten files (root, most of an hour)
	@packaging/setup system
	@Tests/Reliability/kill-matrix

state-corruption: deb ## start the daemon with its state cut off and changed at thousands of bytes (root, an hour or more)
	@packaging/setup system
	@Tests/Reliability/state-corruption --points 6000

soak: deb ## run the daemon under a random load for MINUTES=30 and look for what grows (root)
	@packaging/setup system
	@Tests/Reliability/soak $(or $(MINUTES),30)

test-delivery: deb ## count what arrives in a journald that is killed, hung, limited or full; CASES=… for some (root)
	@packaging/setup system
	@cd .build/deb/a11yd && debian/rules deliver
	@Tests/System/delivery .build/deb/a11yd/.build/release/a11yd-deliver $(CASES)

test-fleet: deb ## two boxes and a centre, booted: what arrives while each part of the way is broken; CASES=… for some (root)
	@packaging/setup system
	@Tests/System/fleet $(CASES)

test-floods: ## flood a running release with files: ready at once, flat memory, nothing skipped silently (minutes)
	@packaging/setup build
	@Tests/Reliability/floods

test-report: ## open the HTML report in Chromium: axe-core, keyboard, hostile labels, 10,000 findings (minutes)
	@packaging/setup build report
	@Tests/Report/run

test-record: setup ## run real Appium and Selenium clients through `a11yd record` (minutes; Python packages from PyPI)
	@packaging/setup record
	@Tests/Recorder/run

test-spark: ## audit 100,000 screens on a Spark cluster of two executors, kill workers, feed poison (minutes; PyPI)
	@packaging/setup build spark
	@$(RELEASE)
	@A11YD=$${A11YD:-$$($(RELEASE) --show-bin-path)/a11yd} packaging/spark/tests/run

test-sanitizers: setup ## run the unit tests under the address and the thread sanitizer (an hour)
	@packaging/run-sanitizers

deb: ## build the Debian package into .build/deb
	@packaging/setup build deb
	@echo "deb: building the package (minutes the first time); the log is .build/deb/build.log"
	@packaging/build-deb

bench: setup ## measure the cost of an audit, in ratios
	@swift build --configuration release --product a11yd
	@swift run --configuration release a11yd-bench

bench-accuracy: setup ## seed defects in exports and count what the rules find; SCREENS=dir adds exports of real apps
	@swift run --configuration release a11yd-bench accuracy $(SCREENS)

bench-blind: setup ## what the rules say of screens whose answer was written before them
	@swift run --configuration release a11yd-bench blind

bench-unnamed: setup ## count the controls without any text in the exports of SCREENS=dir, and what is said of each
	@swift build --configuration release --product a11yd
	@Tests/Accuracy/unnamed --a11yd .build/release/a11yd --rules rules $(SCREENS)

docs: setup ## write the generated files: catalog, pages of rules, criteria, faults and formats
	@packaging/generate

format: ## format the Swift sources
	@swift format --in-place --recursive Sources Tests Package.swift

clean: ## remove everything that was built, and the folders of the demo
	rm -rf .build .build-asan .build-tsan .run drop
