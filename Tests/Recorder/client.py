"""What the tests of the recorder share: the proxy as a process, and the two real clients."""

import json
import os
import re
import subprocess
import tempfile
import threading
from pathlib import Path

from appium import webdriver
from appium.options.common import AppiumOptions

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(os.environ.get("A11YD_BUILT", ROOT / ".build/debug"))
# The command as people type it, where the package is installed.
COMMAND = os.environ.get("A11YD_RECORD", str(BUILT / "a11yd-record")).split()


class Recorder:
    """`a11yd record` in front of a server, with a directory for its captures unless there is one."""

    def __init__(self, server, *options, environment=None, into=None):
        self.directory = None if into else tempfile.TemporaryDirectory(prefix="a11yd-record-")
        self.into = Path(into or self.directory.name + "/drop")
        self.into.mkdir(exist_ok=True)
        self.process = subprocess.Popen(
            [*COMMAND, "--listen", "127.0.0.1:0", "--appium", server, "--into", self.into, *options],
            stderr=subprocess.PIPE, text=True, env=os.environ | (environment or {}))
        self.lines = []
        self.arrived = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        self.url = re.search(r"http://\S+\d", self.wait("listening on"))[0]

    def read(self):
        for line in self.process.stderr:
            with self.arrived:
                self.lines.append(line.rstrip("\n"))
                self.arrived.notify_all()

    def wait(self, words, seconds=30):
        """The first line with these words."""
        with self.arrived:
            found = []
            assert self.arrived.wait_for(
                lambda: found.extend(line for line in self.lines if words in line) or found, seconds
            ), f"no line with “{words}”: {self.lines}"
            return found[0]

    def captures(self, session=None):
        """The captures of a session, by name and in order; of the only one unless it is named."""
        directories = [path for path in self.into.iterdir() if session is None or path.name.endswith(session[:8])]
        assert len(directories) == 1, directories
        assert not [path for path in directories[0].iterdir() if path.name.startswith(".")]
        return {path.name: json.loads(path.read_text()) for path in sorted(directories[0].glob("*.json"))}

    def findings(self):
        """The failures that a11yd finds in the recordings."""
        # Rules that are not about a recording are not what these tests are about.
        out = subprocess.run(
            [BUILT / "a11yd", "audit", "--format", "jsonl", "--rules", ROOT / "rules", self.into],
            capture_output=True, text=True, check=False)
        assert out.returncode in (0, 1), out.stderr
        found = [json.loads(line) for line in out.stdout.splitlines()]
        return sorted({f"{item['rule']}#{item['expectation']}" for item in found
                       if item.get("outcome") == "failed"})

    def speech(self):
        """What a11yd makes of the recordings."""
        return subprocess.run([BUILT / "a11yd", "speak", "--recording", *self.into.iterdir()],
                              capture_output=True, text=True, check=True).stdout

    def stop(self):
        self.process.terminate()
        assert self.process.wait(30) == 0
        self.process.stderr.close()
        if self.directory:
            self.directory.cleanup()


def connect(url, **capabilities):
    """A session of the real Appium client."""
    driver = webdriver.Remote(url, options=AppiumOptions().load_capabilities(capabilities))
    driver.implicitly_wait(5)
    return driver
