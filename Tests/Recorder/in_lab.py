#!/usr/bin/env python3
"""One run of a test through `a11yd record` into the drop directory, inside of the lab. Tests/System/record starts it.

usage: in_lab.py shop|profile broken|repaired DIRECTORY

Prints the name of the session's directory. What the recorder says goes to standard error.
"""

import os
import sys
import tempfile
from pathlib import Path

import runs
from apps import Profile, Shop
from client import Recorder, connect
from stub_server import DeviceLog, Stub

ADB = str(Path(__file__).parent / "bin")
APPS = {"shop": (Shop, ["--logcat", "emulator-5554"]), "profile": (Profile, [])}

name, state, into = sys.argv[1:]
make, options = APPS[name]
app = make(broken=state == "broken")
known = set(os.listdir(into))
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "device.log"
    path.touch()
    log = DeviceLog(path)
    environment = {"PATH": ADB + os.pathsep + os.environ["PATH"], "ADB_LOG": str(path)}
    recorder = Recorder(Stub(lambda _: app, log).url, "--settle", "400ms", *options, environment=environment, into=into)
    getattr(runs, name)(connect(recorder.url, platformName=app.capabilities["platformName"]), log)
    recorder.wait("Audit them: ")
    recorder.stop()
print("\n".join(recorder.lines), file=sys.stderr)
(session,) = set(os.listdir(into)) - known
print(session)
