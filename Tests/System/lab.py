"""A booted Debian with the package in it, its journal, and checks that are counted: what the tests here have in common.

The journal is read with journalctl, as people read it. Nothing sleeps: what is to come is awaited in the journal, with a
limit. SIGINT, SIGTERM and failures take the machine down, too.
"""

import atexit
import glob
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
LAB = os.path.join(HERE, "systemd-lab")
EXAMPLES = os.path.join(ROOT, "docs", "examples")
SPOOL = "/var/spool/a11yd"
LIMIT = 30
# What scripts in the machine need beyond the package; one list, so that one base serves them all.
TOOLS = ["python3"]

begun = time.monotonic()
passed, failed = 0, []


def check(name, good, detail=""):
    global passed
    if good:
        passed += 1
        print(f"ok   {name}", flush=True)
    else:
        failed.append(name)
        print(f"FAIL {name}" + (f": {str(detail).strip()[-1500:]}" if str(detail).strip() else ""), flush=True)
    return good


class Machine:
    """A booted Debian; every command in it runs as root."""

    def __init__(self, directory, packages, options=()):
        self.directory = directory
        subprocess.run([LAB, "create", directory, "--include", ",".join(packages)], check=True)
        subprocess.run([LAB, "boot", directory, "--", *options], check=True)

    def run(self, *command, **options):
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "timeout": 120} | options
        return subprocess.run([LAB, "run", self.directory, *command], stdin=subprocess.DEVNULL, **options)

    def sh(self, script, **options):
        return self.run("sh", "-euc", script, **options)

    def says(self, *command):
        return self.run(*command).stdout.strip()

    def push(self, source, destination):
        subprocess.run([LAB, "push", self.directory, source, destination], check=True)

    def write(self, path, text):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(text)
            file.flush()
            os.chmod(file.name, 0o644)
            self.push(file.name, path)

    def files(self):
        """Every path that a package could leave behind; the package manager's and systemd's own books left out."""
        own = r"^/(tmp|run|dev|lab)/|^/var/(log|cache|tmp|lib/(dpkg|systemd|apt|dbus))/|^/etc/\.pwd\.lock$"
        own += r"|^/etc/(passwd|group|shadow|gshadow|subuid|subgid)-?$|^/home/|^/var/mail/|^/var/spool/mail/"
        lines = self.says("find", "/", "-xdev", "-mindepth", "1").splitlines()
        return {line for line in lines if not re.search(own, line)}


class Journal:
    """The entries of a11yd.service as they come, out of journalctl -f."""

    def __init__(self, machine):
        self.machine, self.entries, self.news = machine, [], threading.Condition()
        self.follow()

    def follow(self):
        self.process = subprocess.Popen(
            [LAB, "run", self.machine.directory, "journalctl", "-u", "a11yd", "-f", "--no-tail", "--all", "-o", "json"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        threading.Thread(target=self.read, args=(self.process,), daemon=True).start()

    def leave(self):
        """Before a reboot: systemd stops every process first, nsenter stops itself with it, and then nobody reaps it."""
        self.process.kill()
        self.process.wait()

    def again(self):
        self.leave()
        with self.news:
            self.entries = []
        self.follow()

    def read(self, process):
        for line in process.stdout:
            try:
                entry = json.loads(line)
            except ValueError:
                # Cut off by the end of the machine.
                continue
            for key, value in entry.items():
                if isinstance(value, list) and all(isinstance(byte, int) for byte in value):
                    entry[key] = bytes(value).decode("utf-8", "replace")
            with self.news:
                if process is self.process:
                    self.entries.append(entry)
                    self.news.notify_all()

    def mark(self):
        with self.news:
            return len(self.entries)

    def since(self, mark=0):
        with self.news:
            return self.entries[mark:]

    def wait(self, holds, mark=0, limit=LIMIT, count=1):
        """The entry after the mark with which `holds` is true for the last of so many, or None: not within the limit."""
        end, index = time.monotonic() + limit, mark
        with self.news:
            while True:
                while index < len(self.entries):
                    count -= 1 if holds(self.entries[index]) else 0
                    index += 1
                    if count == 0:
                        return self.entries[index - 1]
                left = end - time.monotonic()
                if left <= 0:
                    return None
                self.news.wait(left)

    def tail(self, count=8):
        return "\n".join(str(entry.get("MESSAGE")) for entry in self.since()[-count:])


def snapshot_of(entry):
    return os.path.basename(entry.get("AX_SNAPSHOT") or "")


def is_finding(entry):
    return "AX_RULE" in entry


def is_reloaded(entry):
    """The daemon's word for it: systemctl and systemd's own entry are there as soon as the signal is sent."""
    return entry.get("MESSAGE_ID") == "73c70b3aca7345ccad755ab07052ec5f"


def summary_of(name):
    return lambda entry: snapshot_of(entry) == name and not is_finding(entry) and "AX_FORMAT" in entry


def first_names(dependencies):
    """Package names out of a Depends line, the first of alternatives, without versions."""
    for part in dependencies.replace("\n", " ").split(","):
        yield re.split(r"[\s(|]", part.strip(), maxsplit=1)[0]


def next_version(machine, deb, version):
    """The same package with a higher version."""
    work = tempfile.mkdtemp(dir=os.path.dirname(machine.directory))
    subprocess.run(["dpkg-deb", "-R", deb, f"{work}/a11yd"], check=True)
    control = f"{work}/a11yd/DEBIAN/control"
    with open(control) as file:
        text = re.sub(r"(?m)^Version: .*$", f"Version: {version}", file.read())
    with open(control, "w") as file:
        file.write(text)
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "-b", f"{work}/a11yd", f"{work}/next.deb"],
                   check=True, stdout=subprocess.DEVNULL)
    return f"{work}/next.deb"


def package(name):
    """The package to test: that of the command line, or what `make deb` built; ends the script where there is none."""
    if os.geteuid() != 0:
        sys.exit(f"{name}: booting a Debian needs root. Try sudo.")
    packages = [argument for argument in sys.argv[1:] if argument.endswith(".deb")]
    packages = packages or sorted(glob.glob(os.path.join(ROOT, ".build/deb/a11yd_*.deb")))
    if not packages:
        sys.exit(f"{name}: there is no package in .build/deb. Run `make deb` first.")
    print(f"{name}: {os.path.basename(packages[-1])}", flush=True)
    return os.path.abspath(packages[-1])


def needs(package, more):
    """The Debian packages that a machine for `package` has: what it depends on, and `more`."""
    depends = subprocess.run(["dpkg-deb", "-f", package, "Depends"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return sorted({*first_names(depends), *more})


def builds_base(package, more=()):
    """Fetches now what `boots` with the same arguments needs: a test that leaves the network calls this before."""
    work = tempfile.mkdtemp(prefix="a11yd-system.", dir="/var/tmp")
    try:
        subprocess.run([LAB, "create", f"{work}/machine", "--include", ",".join(needs(package, more))], check=True)
    finally:
        subprocess.run([LAB, "destroy", f"{work}/machine"])
        subprocess.run(["rm", "-rf", "--one-file-system", work])


def boots(package, more=(), options=()):
    """A machine that has what the package depends on, our examples, and a user “device” who is in no group yet.

    `more` are Debian packages, `options` those of systemd-nspawn.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    work = tempfile.mkdtemp(prefix="a11yd-system.", dir="/var/tmp")
    atexit.register(subprocess.run, ["rm", "-rf", "--one-file-system", work])
    atexit.register(subprocess.run, [LAB, "destroy", f"{work}/machine"])
    machine = Machine(f"{work}/machine", needs(package, more), options)
    machine.sh("useradd --create-home device; mkdir -p /lab/examples")
    for example in sorted(glob.glob(os.path.join(EXAMPLES, "*"))):
        machine.push(example, "/lab/examples/")
    return machine


def closes():
    """The counts, and the exit status that says them."""
    print(f"took {time.monotonic() - begun:.0f} s")
    print(f"{passed} passed, {len(failed)} failed")
    sys.exit(1 if failed else 0)
