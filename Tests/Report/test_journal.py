"""`a11yd report` of a journal with more findings than a report shows."""

import json
import os
import pathlib
import pty
import shutil
import subprocess
import tempfile
import time
import unittest

import exports
import journal

SHOWN, MORE = 25_000, 5_000


class Long(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="a11yd-long-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        line = next(line for line in map(json.loads, exports.audit(
            "--format", "jsonl", exports.ROOT / "docs/examples/checkout-appium.xml").splitlines()) if "finding" in line)
        stored = journal.Journal()
        for number in range(SHOWN + MORE):
            found = {**line, "finding": f"{number:032x}", "screen": f"Screen {number % 500}"}
            stored.add(journal.BEGIN + number, **journal.entry(found, "new"))
        cls.journal = stored.store(cls.folder / "long.journal")

    def report(self, *options, error=subprocess.PIPE):
        run = subprocess.run([os.environ["A11YD"], "report", "--rules", exports.ROOT / "rules", "--file", self.journal, *options],
                             cwd=exports.ROOT, stdout=subprocess.PIPE, stderr=error, env={**os.environ, "TZ": "UTC"})
        self.assertEqual(run.returncode, 0)
        return run

    def test_what_is_left_out_is_said_in_each_report(self):
        page, sarif = self.folder / "page.html", self.folder / "a.sarif"
        run = self.report("--format", "html", "--output", page, "--format", "sarif", "--output", sarif)
        words = f"{MORE:,} more findings are only counted."
        self.assertIn(words, run.stderr.decode())
        self.assertIn(f'"leftOut":{MORE}', page.read_text())
        told = json.loads(sarif.read_text())["runs"][0]
        self.assertEqual(len(told["results"]), SHOWN)
        self.assertIn(words, told["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"])
        self.assertLessEqual(sarif.stat().st_size, 25_000_000)
        # The newest are shown.
        self.assertNotIn(f"{MORE - 1:032x}", page.read_text())
        self.assertIn(f"{MORE:032x}", page.read_text())
        days = json.loads(page.read_text().split('"days":')[1].split("]")[0] + "]")
        self.assertEqual(sum(day["new"] for day in days), SHOWN + MORE)

    def test_its_room_does_not_grow_with_the_entries(self):
        process = subprocess.Popen([os.environ["A11YD"], "report", "--rules", exports.ROOT / "rules", "--file", self.journal,
                                    "--quiet", "--output", self.folder / "room.html"])
        most = 0
        # What the system says of a child at its end is also the room of the process that started it.
        while process.poll() is None:
            try:
                status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
                most = max([most] + [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")])
            except OSError:
                pass
            time.sleep(0.02)
        self.assertEqual(process.returncode, 0)
        # In kilobytes: the texts of what is shown, and a window of the journal.
        self.assertTrue(10_000 < most <= 150_000, most)

    def test_a_terminal_sees_progress(self):
        own, others = pty.openpty()
        self.report("--output", self.folder / "seen.html", error=others)
        os.close(others)
        said = os.read(own, 1 << 20).decode()
        os.close(own)
        self.assertIn("reading the journal: ", said)
        self.assertIn("entries, back to 2026-11-1", said)


if __name__ == "__main__":
    unittest.main()
