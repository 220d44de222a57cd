"""The other formats, read by programs of other people."""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import junitparser

import exports


class Formats(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="a11yd-formats-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        wild = exports.hostile(cls.folder / "exports")
        inputs = [*exports.examples(), wild, exports.ROOT / "Tests/Fixtures/hostile/labels.json"]
        options = []
        for name in ("sarif", "junit", "earl", "jsonl"):
            options += ["--format", name, "--output", cls.folder / name]
        exports.audit(*options, *inputs)
        cls.lines = [json.loads(line) for line in (cls.folder / "jsonl").read_text().splitlines()]
        cls.found = [line for line in cls.lines if "summary" not in line]

    def test_sarif_tools_reads_every_result(self):
        (self.folder / "sarif").rename(self.folder / "a.sarif")
        csv = self.folder / "out.csv"
        run = subprocess.run([sys.executable, "-m", "sarif", "csv", "--output", csv, self.folder / "a.sarif"],
                             capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        report = json.loads((self.folder / "a.sarif").read_text())
        results = report["runs"][0]["results"]
        self.assertEqual([result["partialFingerprints"]["a11ydFinding/v1"] for result in results],
                         [line["finding"] for line in self.found])
        self.assertEqual(sum(result["kind"] == "fail" for result in results),
                         sum(line["outcome"] == "failed" for line in self.found))
        for line in ("every/name-omits-role", "checkout-appium.xml"):
            self.assertIn(line, csv.read_text())

    def test_junitparser_reads_every_case(self):
        suites = junitparser.JUnitXml.fromfile(str(self.folder / "junit"))
        cases = [case for suite in suites for case in suite]
        for suite in suites:
            self.assertEqual(suite.tests, len(list(suite)))
            self.assertEqual(suite.failures, sum(case.is_failure for case in suite))
            self.assertEqual(suite.skipped, sum(case.is_skipped for case in suite))
        failed = {(line["summary"]["snapshot"]) for line in self.lines if "summary" in line}
        self.assertEqual(len(list(suites)), len(failed) + 1)
        self.assertEqual(sum(case.is_error for case in cases), 1)
        rules = {(line["snapshot"], line["rule"]) for line in self.found if line["outcome"] == "failed"}
        self.assertEqual(sum(case.is_failure for case in cases), len(rules))

    def test_earl_has_every_outcome(self):
        graph = json.loads((self.folder / "earl").read_text())["@graph"]
        assertions = [one for subject in graph for one in subject.get("assertions", [])]
        outcomes = [one["result"]["outcome"] for one in assertions]
        for ours, theirs in (("failed", "earl:failed"), ("cantTell", "earl:cantTell")):
            self.assertEqual(outcomes.count(theirs), sum(line["outcome"] == ours for line in self.found))
        tests = {node["@id"] for node in graph if "@id" in node}
        for one in assertions:
            self.assertTrue(one["test"]["@id"] in tests or one["result"]["outcome"] == "earl:untested")


if __name__ == "__main__":
    unittest.main()
