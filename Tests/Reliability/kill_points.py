"""Runs in the lab: kills a11yd at system calls, starts it again, and compares what the journal holds then.

usage: python3 kill_points.py FIRST STEP POINTS SEED [OPTION...]   (one JSON line a point to the standard output)

Started as one of STEP workers, it takes every STEP-th point from FIRST on. POINTS is how many are tried in all; 0 is every
call. The OPTIONs are handed to `a11yd run`.
"""

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time

sys.dont_write_bytecode = True
from tracer import Traced  # noqa: E402

STOPPED = "e058fe6936ff4e2dbaae78a40b12c69b"
INOTIFY_ADD_WATCH = 254
LIMIT = 60


class Entries:
    """What journalctl -f tells of the processes that were asked for."""

    def __init__(self):
        self.entries, self.pids, self.news = [], set(), threading.Condition()
        self.process = subprocess.Popen(["journalctl", "-f", "-n", "0", "--all", "-o", "json"],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        threading.Thread(target=self.read, daemon=True).start()
        self.prove()

    def read(self):
        for line in self.process.stdout:
            entry = json.loads(line)
            with self.news:
                self.entries.append(entry)
                self.news.notify_all()

    def prove(self):
        """journalctl has seeked to the end when it shows what came after its start; lines before that do not count."""
        mine = f"kill points {os.getpid()}"
        with self.news:
            while not any(mine == entry.get("MESSAGE") for entry in self.entries):
                with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as journal:
                    journal.sendto(f"MESSAGE={mine}\n".encode(), "/run/systemd/journal/socket")
                self.news.wait(0.2)

    def clear(self):
        with self.news:
            self.entries = []

    def of(self, *pids):
        with self.news:
            return [entry for entry in self.entries if int(entry.get("_PID", 0)) in pids]

    def wait(self, holds, *pids):
        end = time.monotonic() + LIMIT
        with self.news:
            while not holds([entry for entry in self.entries if int(entry.get("_PID", 0)) in pids]):
                if not self.news.wait(max(0, end - time.monotonic())):
                    return False
        return True


class Place:
    """A drop directory, a state directory and a service manager, for one run after the other."""

    def __init__(self, name, sources, options):
        self.root, self.sources, self.options = f"/lab/matrix/{name}", sources, options
        self.entries = Entries()
        self.run = int(name) + 1

    def salt(self):
        """Blanks behind an export, which say which run it is."""
        return b"\n" + format(self.run, "b").replace("0", " ").replace("1", "\t").encode()

    def clear(self):
        # The journal keeps what earlier runs told, and what it holds is not told again: each run has contents of its own.
        self.run += 2
        shutil.rmtree(self.root, ignore_errors=True)
        for folder in ["drop", "state", "run"]:
            os.makedirs(f"{self.root}/{folder}")
        os.chmod(f"{self.root}/state", 0o700)
        self.log = os.open(f"{self.root}/log", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        self.manager = None
        for name in sorted(self.sources)[:5]:
            self.drop(name)

    def listen(self):
        """A service manager that knows nothing of earlier runs."""
        self.leave()
        self.manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.manager.settimeout(0.1)
        self.manager.bind(f"{self.root}/notify")

    def hears(self, wanted, gives_up):
        """Whether the daemon told the service manager all of this, one after the other."""
        end, heard = time.monotonic() + LIMIT, b""
        while not gives_up() and time.monotonic() < end:
            try:
                heard += self.manager.recv(65536)
            except socket.timeout:
                continue
            while wanted and wanted[0] in heard:
                heard = heard.partition(wanted[0])[2]
                wanted = wanted[1:]
            if not wanted:
                return True
        return False

    def leave(self):
        if self.manager:
            self.manager.close()
            os.unlink(f"{self.root}/notify")
            self.manager = None

    def close(self):
        self.leave()
        os.close(self.log)

    def drop(self, name):
        path = f"{self.root}/drop/{name}"
        if not os.path.exists(path):
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(f"{self.root}/{os.path.basename(name)}.new", "wb") as file:
                file.write(self.sources[name] + self.salt())
            os.rename(f"{self.root}/{os.path.basename(name)}.new", path)

    def command(self):
        return ["/usr/bin/a11yd", "run", "--watch", f"{self.root}/drop", "--output", "journal", *self.options]

    def environment(self):
        return {"PATH": "/usr/bin:/bin", "NOTIFY_SOCKET": f"{self.root}/notify", "STATE_DIRECTORY": f"{self.root}/state",
                "RUNTIME_DIRECTORY": f"{self.root}/run", "INVOCATION_ID": "0" * 32}

    def drop_rest(self):
        for name in self.sources:
            self.drop(name)

    def accompany(self, pid, is_over, wanted):
        """Drops the other files when the daemon says that it is ready, and ends it when all are told."""
        if self.hears([b"READY=1"], is_over.is_set):
            self.drop_rest()
            told = self.entries.wait(lambda entries: is_over.is_set() or told_of(entries) >= wanted, pid)
            if not is_over.is_set():
                os.kill(pid, signal.SIGTERM if told else signal.SIGKILL)

    def traced(self, wanted, until=None):
        """A run under the tracer: the process, and the call at which it was killed or None."""
        self.listen()
        process = Traced(self.command(), self.environment(), self.log)
        is_over = threading.Event()
        helper = threading.Thread(target=self.accompany, args=(process.pid, is_over, wanted))
        helper.start()
        call = process.run(until)
        is_over.set()
        with self.entries.news:
            self.entries.news.notify_all()
        helper.join()
        return process, call

    def started_again(self, earlier, wanted):
        """A run that nobody disturbs, until all is told. Returns its pid, and whether all came."""
        self.drop_rest()
        self.listen()
        process = subprocess.Popen(self.command(), env=self.environment(), stdin=subprocess.DEVNULL, stdout=self.log,
                                   stderr=self.log)
        told = self.entries.wait(lambda entries: told_of(entries) >= wanted, earlier, process.pid)
        # All may have been told before the kill; what it makes of the files that it finds is to be seen, too.
        told = self.hears([b"READY=1", b" 0 waiting"], lambda: process.poll() is not None) and told
        process.send_signal(signal.SIGTERM)
        ended = self.entries.wait(has_stopped, process.pid)
        if not ended:
            process.kill()
        process.wait()
        return process.pid, told and ended


def has_stopped(entries):
    return any(entry.get("MESSAGE_ID") == STOPPED for entry in entries)


def told_of(entries):
    """What a run told, but for the daemon's own life: findings by what they say, summaries by their file."""
    return {content(entry) for entry in entries if "AX_RULE" in entry or "AX_FORMAT" in entry}


def content(entry):
    if "AX_RULE" not in entry:
        return ("summary", entry.get("AX_SNAPSHOT"))
    return (entry["AX_RULE"], entry.get("AX_EXPECTATION"), entry.get("AX_SNAPSHOT"), entry.get("MESSAGE"))


def identity(entry):
    """Of the finding: the same in every run, as its content is but for the blanks."""
    return entry.get("AX_FINDING")


def complaints(entries):
    return {entry.get("MESSAGE") for entry in entries if "AX_RULE" not in entry and int(entry.get("PRIORITY", 6)) <= 4}


def point(place, wanted, identities, quiet, number):
    """Kills at this call, starts again, and says what is wrong then."""
    place.clear()
    place.entries.clear()
    process, call = place.traced(wanted, number)
    second, complete = place.started_again(process.pid, wanted)
    entries = place.entries.of(process.pid, second)
    # What journald has of a process that is gone came before what it has of the next.
    told, findings = told_of(entries), [entry for entry in entries if "AX_RULE" in entry]
    ids, sendings = {}, {}
    for entry in findings:
        ids.setdefault(content(entry), []).append(identity(entry))
        sendings.setdefault(content(entry), set()).add(entry.get("AX_ENTRY"))
    place.close()
    # What the run after the kill said of itself, where not all came.
    said = [] if wanted <= told else [entry.get("MESSAGE") for entry in place.entries.of(second) if "AX_RULE" not in entry]
    return {"point": number, "said": said, "call": call, "calls": len(process.calls), "complete": complete,
            "before": len(told_of(place.entries.of(process.pid))), "lost": sorted(map(str, wanted - told)),
            "false": sorted(map(str, told - wanted)) + sorted(complaints(entries) - quiet),
            "twice": sum(1 for seen in ids.values() if len(seen) > 1),
            "other": sorted(str(key) for key, seen in ids.items() if set(seen) - {identities.get(key)} or len(sendings[key]) > 1)}


def reference(place):
    """An undisturbed run: what it tells, under which ids, its complaints, and its calls."""
    place.clear()
    place.entries.clear()
    wanted = {("summary", name) for name in place.sources}
    process, _ = place.traced(wanted)
    place.entries.wait(has_stopped, process.pid)
    entries = place.entries.of(process.pid)
    place.close()
    return told_of(entries), {content(e): identity(e) for e in entries if "AX_RULE" in e}, complaints(entries), process


def main():
    first, step, points, seed = map(int, sys.argv[1:5])
    sources = {}
    for folder, _, files in os.walk("/lab/files"):
        for file in files:
            with open(os.path.join(folder, file), "rb") as source:
                sources[os.path.relpath(os.path.join(folder, file), "/lab/files")] = source.read()
    place = Place(str(first), sources, sys.argv[5:])
    wanted, identities, quiet, process = reference(place)
    watch = process.calls.index(INOTIFY_ADD_WATCH) if INOTIFY_ADD_WATCH in process.calls else 0
    print(json.dumps({"findings": len(identities), "snapshots": len(wanted) - len(identities), "calls": len(process.calls),
                      "watch": watch}), flush=True)
    every = range(1, len(process.calls) + 1)
    if 0 < points < len(every):
        # Before the watch stands, nothing can be lost: one point in ten.
        generator = random.Random(seed)
        early = points // 10 if watch > points // 10 else 0
        every = sorted(generator.sample(range(1, watch + 1), early)
                       + generator.sample(range(watch + 1, len(process.calls) + 1),
                                          min(points - early, len(process.calls) - watch)))
    for number in list(every)[first::step]:
        print(json.dumps(point(place, wanted, identities, quiet, number)), flush=True)


main()
