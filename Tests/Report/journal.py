"""A journal as a week of the daemon leaves it: audits of the examples, stored by systemd's own program."""

import json
import os
import shutil
import subprocess

import exports

STORE = "/lib/systemd/systemd-journal-remote"
SUMMARY, FIXED = "90c707dacb9847318a27224c8c124607", "ad2050085d2cc4e0a43d15d5ab6ffd8a"
WITHDRAWN = "e59342d21dcc43fb9920cdc9d7ab1e6d"
# 2026-11-16 06:00 UTC.
BEGIN, DAY = 1_794_808_800, 86_400
FORGED = "0123456789abcdef0123456789abcdef"


class Journal:
    """The entries of one box in the order in which it wrote them; `store` makes the file."""

    def __init__(self, box="a", host=None):
        self.text, self.count, self.box, self.host = [], 0, box * 32, host

    def add(self, time, unit="a11yd.service", **fields):
        self.count += 1
        stamp = int(time * 1e6) + self.count
        trusted = {
            "__CURSOR": f"s={'c' * 32};i={self.count:x};b={'b' * 32};m={self.count:x};t={stamp:x};x={self.count:x}",
            "__REALTIME_TIMESTAMP": stamp, "__MONOTONIC_TIMESTAMP": 1000 + self.count, "_BOOT_ID": "b" * 32,
            "_MACHINE_ID": self.box, "_HOSTNAME": self.host, "_TRANSPORT": "journal", "_SYSTEMD_UNIT": unit, "SYSLOG_IDENTIFIER": "a11yd"}
        for name, value in (trusted | fields).items():
            if value is None or value == "":
                continue
            value = str(value).encode()
            if b"\n" in value:
                self.text += [name.encode(), b"\n", len(value).to_bytes(8, "little"), value, b"\n"]
            else:
                self.text += [name.encode(), b"=", value, b"\n"]
        self.text.append(b"\n")

    def store(self, path):
        source = path.with_suffix(".entries")
        source.write_bytes(b"".join(self.text))
        subprocess.run([STORE, "--output", path, source], check=True, capture_output=True)
        return path


def place(line):
    return {"AX_PLATFORM": line["platform"], "AX_APP": line["app"], "AX_SCREEN": line["screen"],
            "AX_SNAPSHOT": os.path.basename(line["snapshot"]), "AX_FORMAT": line["format"]}


def entry(line, change):
    """The fields of a finding, from its line of JSON Lines: docs/logging.md."""
    title = line["screen"] or os.path.basename(line["snapshot"])
    fields = {"AX_RULE": line["rule"], "AX_EXPECTATION": line["expectation"], "AX_KIND": line["kind"],
              "AX_IMPACT": line["impact"], "AX_WCAG": " ".join(line["wcag"]), "AX_ROLE": line["role"],
              "AX_NAME": line["name"], "AX_IDENTIFIER": line["identifier"], "AX_FINDING": line["finding"],
              "AX_CHANGE": change, **place(line)}
    if change == "fixed":
        return {"MESSAGE": f"{title}: fixed since x.xml: {line['message']}", "MESSAGE_ID": FIXED, "PRIORITY": 6, **fields}
    if change == "withdrawn":
        return {"MESSAGE": f"{title}: withdrawn by logcat.txt: {line['message']}", "MESSAGE_ID": WITHDRAWN, "PRIORITY": 6,
                **fields}
    bounds = line["bounds"] and " ".join(f"{number:g}" for number in line["bounds"])
    return {"MESSAGE": f"{title}: {line['message']}", "MESSAGE_ID": "f" * 32, "PRIORITY": 4, "AX_OUTCOME": "failed",
            "AX_NODE": line["node"], "AX_HEARD": line["heard"], "AX_BOUNDS": bounds,
            "AX_STEPS": "\n".join(line["steps"]), **fields}


def summary(line):
    counts = line["outcomes"]
    return {"MESSAGE": "audited", "MESSAGE_ID": SUMMARY, "PRIORITY": 6, "AX_FAILED": counts["failed"],
            "AX_PASSED": counts["passed"], "AX_CANTTELL": counts["cantTell"], "AX_NODE_COUNT": line["nodes"],
            "AX_LANGUAGE": line["language"], **place(line)}


def week(path, *audited, days=7):
    """The journal of some days: findings come on different days, every fourth is fixed, and one entry is forged."""
    lines = [json.loads(line) for line in exports.audit("--format", "jsonl", *audited).splitlines()]
    found = [line for line in lines if line.get("outcome") == "failed"]
    journal = Journal()
    for day in range(days):
        if day == 3:
            continue
        time = BEGIN + day * DAY
        for number, line in enumerate(found):
            born, dies = number % 3, 4 + number % 3
            if number % 4 == 0 and day >= dies:
                if day == dies:
                    journal.add(time, **entry(line, "fixed"))
            elif day >= born:
                journal.add(time, **entry(line, "new" if day == born and number % 2 else "still"))
        for line in lines:
            if "summary" in line:
                journal.add(time + 1, **summary(line["summary"]))
    wild = entry({**found[0], "finding": FORGED, "message": "This is forged."}, "new")
    journal.add(BEGIN + days * DAY, unit="other.service", **wild)
    return journal.store(path)


def lab(folder, *audited):
    """The journals of two boxes of one name and of a third, as a centre has them.

    All find the same. The second takes its first finding back, and the third has repaired its second.
    """
    lines = [json.loads(line) for line in exports.audit("--format", "jsonl", *audited).splitlines()]
    found = [line for line in lines if line.get("outcome") == "failed"]
    folder.mkdir()
    for box, host in (("a", "lab"), ("b", "lab"), ("c", "desk")):
        journal = Journal(box, host)
        for line in found:
            journal.add(BEGIN, **entry(line, "new"))
        for line in lines:
            if "summary" in line:
                journal.add(BEGIN + 1, **summary(line["summary"]))
        if box == "b":
            journal.add(BEGIN + DAY, **entry(found[0], "withdrawn"))
        if box == "c":
            repaired = found[1]["snapshot"]
            line = next(line["summary"] for line in lines if "summary" in line and line["summary"]["snapshot"] == repaired)
            line["outcomes"] = line["outcomes"] | {"failed": line["outcomes"]["failed"] - 1}
            journal.add(BEGIN + DAY, **entry(found[1], "fixed"))
            journal.add(BEGIN + DAY, **summary(line))
        journal.store(folder / f"remote-{box}.journal")
        (folder / f"remote-{box}.entries").unlink()
    return folder


def page(path, journal, directory=None):
    """The page of `a11yd report`, with the exports that are in this directory."""
    options = ["--exports", directory] if directory else []
    run = subprocess.run([os.environ["A11YD"], "report", "--rules", exports.ROOT / "rules",
                          "--directory" if journal.is_dir() else "--file", journal, "--output", path, *options], cwd=exports.ROOT, capture_output=True, text=True,
                         env={**os.environ, "TZ": "UTC"})
    assert run.returncode == 0, run.stderr
    return path


def example(folder):
    """The page of a week; the export of one screen is not there any more."""
    drop = folder / "drop"
    shutil.copytree(exports.ROOT / "docs/examples", drop)
    (drop / "checkout-appium.xml").unlink()
    return page(folder / "page.html", week(folder / "week.journal", exports.ROOT / "docs/examples"), drop)
