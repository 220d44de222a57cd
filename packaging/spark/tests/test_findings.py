"""What Spark finds is what `a11yd audit` finds, whatever the archive is."""

import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import duckdb
import pandas
import pytest
from conftest import BINARY, CHECKOUT, RULES, audited
from jsonschema import Draft202012Validator
from pyspark.sql import SparkSession

from a11yd_spark import audit
from a11yd_spark.export import lines as exported
from a11yd_spark.pack import pack
from a11yd_spark.sources import archive, directory, lines


def plain(line: str) -> str:
    """A line without the time that it took."""
    value = json.loads(line)
    if "summary" in value:
        value["summary"]["milliseconds"] = 0
    return json.dumps(value, sort_keys=True)


def findings(results: Path) -> "Counter[str]":
    return Counter(plain(line) for line, _ in exported(str(results)) if line)


@pytest.fixture(scope="module")
def packed(drop: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The drop directory as an archive of several files."""
    path = tmp_path_factory.mktemp("packed") / "archive"
    assert pack(drop, path, megabytes=1) == (len(files(drop)), [])
    assert len(list(path.iterdir())) > 1
    return path


@pytest.fixture(scope="module")
def result(cluster: SparkSession, packed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What Spark finds in it."""
    path = tmp_path_factory.mktemp("result") / "findings"
    audit(archive(cluster, str(packed)), BINARY, options=RULES).write.parquet(str(path))
    return path


def files(drop: Path) -> list[Path]:
    return [path for path in drop.rglob("*") if path.is_file()]


def query(text: str, result: Path) -> list[tuple[Any, ...]]:
    found = duckdb.sql(text.format(f"'{result}/*.parquet'"))
    assert found is not None
    return found.fetchall()


def test_each_session_is_judged_as_by_audit(result: Path, drop: Path) -> None:
    sessions = sorted(path for kind in ("recordings", "logged-runs") for path in (drop / kind).iterdir())
    assert len(sessions) > 20
    of_audit: Counter[str] = Counter()
    for session in sessions:
        run = audited("--recording", str(session.relative_to(drop)), cwd=drop)
        of_audit += Counter(map(plain, run.stdout.splitlines()))
    of_spark = Counter({line: count for line, count in findings(result).items() if is_of_a_session(line)})
    assert sum('"steps": ["' in line for line in of_audit) > 10
    assert of_spark == of_audit


def is_of_a_session(line: str) -> bool:
    return '"snapshot": "recordings/' in line or '"snapshot": "logged-runs/' in line


def test_exports_are_judged_as_by_audit(result: Path, drop: Path) -> None:
    bare = audited(".", cwd=drop)
    of_audit = Counter(plain(line.replace('"./', '"')) for line in bare.stdout.splitlines())
    of_spark = findings(result)
    failed = '"outcome": "failed"'
    assert sum(failed in line for line in of_audit) > 200
    assert {line: n for line, n in of_spark.items() if failed in line} == {
        line: n for line, n in of_audit.items() if failed in line
    }
    # A run of audit asks a question once, and each session here, wherever it is audited.
    assert not [line for line in of_audit - of_spark if '"outcome"' in line]
    problems = sorted(error for _, error in exported(str(result)) if error)
    assert problems
    assert problems == sorted(line.removeprefix("./") for line in bare.stderr.splitlines())


def test_each_export_has_one_end(result: Path, drop: Path) -> None:
    ends = query("select path, count(*) from {} where entry <> 'finding' group by path", result)
    assert {path for path, _ in ends} == {str(path.relative_to(drop)) for path in files(drop)}
    assert {count for _, count in ends} == {1}


def test_a_directory_is_judged_as_its_archive(cluster: SparkSession, result: Path, drop: Path, tmp_path: Path) -> None:
    audit(directory(cluster, str(drop)), BINARY, options=RULES).write.parquet(str(tmp_path / "found"))
    assert findings(tmp_path / "found") == findings(result)
    seen = {path for (path,) in query("select distinct path from {}", tmp_path / "found")}
    # Spark does not list empty files, so nothing says that they are empty.
    assert seen == {str(path.relative_to(drop)) for path in files(drop) if path.stat().st_size > 0}


def test_lines_are_judged_as_the_archive(cluster: SparkSession, result: Path, packed: Path, tmp_path: Path) -> None:
    items = (
        archive(cluster, str(packed))
        .selectExpr(
            "named_struct('session', session) as meta", "path", "replace(base64(content), '\r\n', '') as base64"
        )
        .selectExpr("to_json(struct(*)) as value")
    )
    items.write.option("compression", "gzip").text(str(tmp_path / "items"))
    audit(lines(cluster, str(tmp_path / "items")), BINARY, options=RULES).write.parquet(str(tmp_path / "found"))
    assert findings(tmp_path / "found") == findings(result)


def test_other_programs_read_the_result(result: Path) -> None:
    frame = pandas.read_parquet(result)
    assert set(frame.entry) == {"finding", "summary", "none", "error"}
    rules = query("select rule, count(*) from {} where outcome = 'failed' group by rule", result)
    assert sum(count for _, count in rules) == (frame.outcome == "failed").sum()
    nodes = query("select sum(summary.nodes) from {}", result)
    assert nodes[0][0] == sum(summary["nodes"] for summary in frame.summary if summary is not None)
    schema = Draft202012Validator(json.loads((CHECKOUT / "config/finding.schema.json").read_text()))
    for line, _ in exported(str(result)):
        if line:
            schema.validate(json.loads(line))


def test_the_command(drop: Path, result: Path, tmp_path: Path) -> None:
    commands = Path(shutil.which("a11yd-spark") or "").parent
    spark = ["--", "--master", "local[2]", "--conf", "spark.ui.enabled=false"]

    def run(name: str, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([commands / name, *words], capture_output=True, text=True, check=False)

    packed, found = str(tmp_path / "packed"), str(tmp_path / "found")
    assert run("a11yd-spark-pack", str(drop), packed).returncode == 0
    done = run("a11yd-spark", packed, found, "--binary", BINARY, *RULES, *spark)
    # Two of the exports are damaged.
    assert done.returncode == 2, done.stderr
    # spark-submit gives what Python writes to its standard output.
    assert "could not be audited: see" in done.stdout, done.stderr[-3_000:]
    written = run("a11yd-spark-export", found)
    assert written.returncode == 2
    assert Counter(map(plain, written.stdout.splitlines())) == findings(result)
    report = [BINARY, "report", *RULES, "--jsonl", "-", "--format", "jsonl"]
    told = subprocess.run(report, input=written.stdout, capture_output=True, text=True, check=True)
    assert list(map(json.loads, told.stdout.splitlines())) == list(map(json.loads, written.stdout.splitlines()))
    again = run("a11yd-spark", packed, found, "--binary", BINARY, *RULES, *spark)
    assert again.returncode == 2
    assert "already exists" in again.stdout
    assert run("a11yd-spark", packed).returncode == 64
