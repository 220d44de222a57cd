"""a11yd.service in a machine of the lab: what tests of the running service ask and do again and again."""

import os
import re
import sys

sys.dont_write_bytecode = True
from lab import LIMIT, SPOOL, Journal, is_finding, snapshot_of, summary_of  # noqa: E402

WATCHING = "8a3a5e419e3942ea8f7c4420a73c7e20"
STARTED = "9a4a3506e1f04c9794d3ab24285540bb"
STOPPED = "e058fe6936ff4e2dbaae78a40b12c69b"
DROPIN = "/run/systemd/system/a11yd.service.d/test.conf"


class Service:
    """The installed service, its journal, and a user who may drop exports."""

    def __init__(self, machine, package):
        self.machine = machine
        machine.push(package, "/root/a11yd.deb")
        result = machine.run("dpkg", "-i", "/root/a11yd.deb")
        if result.returncode != 0:
            sys.exit(f"the package cannot be installed: {result.stdout}")
        machine.sh("usermod --append --groups a11y-drop device")
        self.journal = Journal(machine)
        self.keeps_state = "--state" in machine.says("a11yd", "run", "--help")

    def shows(self, name):
        return self.machine.says("systemctl", "show", "--property", name, "--value", "a11yd")

    def pid(self):
        return self.shows("MainPID")

    def is_active(self):
        return self.machine.says("systemctl", "is-active", "a11yd") == "active"

    def status(self):
        return self.machine.says("systemctl", "status", "--no-pager", "--lines", "20", "a11yd")

    def host_pid(self):
        """The main process as the host knows it: for what only the host may do to it."""
        with open(os.path.join(self.machine.directory, "lab.conf")) as file:
            group = re.search(r"CGROUP=(\S+)", file.read())[1]
        inner = self.pid()
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/cgroup") as file:
                    if group not in file.read():
                        continue
                with open(f"/proc/{name}/status") as file:
                    numbers = re.search(r"NSpid:\s+(.*)", file.read())[1].split()
            except (OSError, TypeError):
                continue
            if len(numbers) > 1 and numbers[-1] == inner:
                return int(name)
        return None

    def configure(self, text):
        """A drop-in of the unit in place of the last one; None takes it away. Takes effect with the next start."""
        self.machine.sh(f"rm -f {DROPIN}; mkdir -p {os.path.dirname(DROPIN)}")
        if text is not None:
            self.machine.write(DROPIN, text)
        self.machine.sh("systemctl daemon-reload")

    def restart(self, wait=True):
        """Restarts it; true when it watches again."""
        mark = self.journal.mark()
        result = self.machine.run("systemctl", "restart", "a11yd")
        return result.returncode == 0 and (not wait or self.watches(mark))

    def watches(self, mark, other_than=None):
        return self.journal.wait(
            lambda e: e.get("MESSAGE_ID") == WATCHING and e.get("_PID") != other_than, mark) is not None

    def as_device(self, script, **options):
        return self.machine.run("runuser", "-u", "device", "--", "sh", "-euc", script, **options)

    def drop(self, *names):
        """Drops an export of an app of its own under each name, by renaming; the mark in the journal from before."""
        mark = self.journal.mark()
        script = "".join(
            f"sed 's/com.example.shop/com.example.{re.sub('[^a-z0-9]', '', name.lower())}/' "
            f"/lab/examples/checkout-appium.xml >{SPOOL}/.{os.path.basename(name)}; "
            f"mv {SPOOL}/.{os.path.basename(name)} {SPOOL}/{name}; " for name in names)
        result = self.as_device(script)
        if result.returncode != 0:
            raise RuntimeError(f"dropping {names}: {result.stdout}")
        return mark

    def audits(self, *names, mark=None, limit=LIMIT):
        """Whether each is audited after the mark; without one, they are dropped first."""
        mark = self.drop(*names) if mark is None else mark
        return all(self.journal.wait(summary_of(os.path.basename(name)), mark, limit) for name in names)

    def burst(self, folder, total):
        """So many exports in a folder, as fast as a shell can."""
        return self.as_device(f"""
            mkdir -p {SPOOL}/{folder}
            for i in $(seq {total}); do
              sed "s/com.example.shop/com.example.{folder}$i/" /lab/examples/checkout-appium.xml >{SPOOL}/{folder}/.$i
              mv {SPOOL}/{folder}/.$i {SPOOL}/{folder}/{folder}-$i.xml
            done""", timeout=300)

    def awaits(self, folder, total, mark, limit=120):
        """The exports of a burst that were not audited, or told without their findings, within the limit."""
        names = {f"{folder}-{number}.xml" for number in range(1, total + 1)}
        audited, found, index = set(), set(), mark

        def collect(entry):
            name = snapshot_of(entry)
            if is_finding(entry) and entry.get("AX_NAME") == "Submit button":
                found.add(name)
            elif not is_finding(entry) and "AX_FORMAT" in entry:
                audited.add(name)
            return names <= audited and names <= found

        self.journal.wait(collect, index, limit)
        return sorted(names - (audited & found))
