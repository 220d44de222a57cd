"""What goes wrong on a cluster: nothing is lost, nothing is there twice, and the message says what to do."""

import gzip
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pyarrow as pa
import pytest
from conftest import BINARY, FIXTURES, RULES
from pyspark.errors import PythonException
from pyspark.sql import DataFrame, SparkSession

from a11yd_spark import audit

GOOD = (FIXTURES / "exports/wda-json/a11yd__checkout.json").read_bytes()


def frame(cluster: SparkSession, rows: Sequence[tuple[str | None, bytes | None]], parts: int = 2) -> DataFrame:
    table = pa.table({"path": [path for path, _ in rows], "content": pa.array([data for _, data in rows], pa.binary())})
    return cluster.createDataFrame(table).repartition(parts)


def ends(found: DataFrame) -> "Counter[tuple[str, str]]":
    """The last line of each export: its path and what it is."""
    rows = found.where("entry <> 'finding'").select("path", "entry").collect()
    return Counter((row.path, row.entry) for row in rows)


def stub(folder: Path, body: str) -> str:
    """A program in the place of a11yd."""
    path = folder / "a11yd"
    path.write_text(f"#!/bin/bash\n{body}\n")
    path.chmod(0o755)
    return str(path)


def test_poison_gives_an_error_and_loses_nothing(cluster: SparkSession) -> None:
    poison: dict[str, bytes | None] = {
        "empty.json": b"",
        "no-content.json": None,
        "cut.json": GOOD[:500],
        "zeros": bytes(100_000),
        "picture.bin": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40,
        "bomb.json.gz": gzip.compress(bytes(200 << 20), 1),
        "not-gzip.json.gz": b"\x1f\x8b" + b"x" * 100,
        "deep.json": b"[" * 1_000_000,
        "sentinel.jsonl": b'{"id":-1}\n' * 3,
        "lines.json": b'{"id":1,"path":"x","export":"x"}\n{"id":1,"path":"y","export":"y"}',
        "too-large.json": GOOD + b" " * (65 << 20),
    }
    good = [f"good-{number}.json" for number in range(40)]
    rows = [*poison.items(), *((name, GOOD) for name in good)]
    found = audit(frame(cluster, rows, parts=1), BINARY, options=RULES, sessions=False).cache()
    assert ends(found) == Counter([(name, "error") for name in poison] + [(name, "summary") for name in good])
    errors = {row.path: row.error for row in found.where("entry = 'error'").collect()}
    assert "no content" in errors["no-content.json"]
    assert "64 MiB" in errors["too-large.json"]
    assert all(error.startswith(path) for path, error in errors.items())
    counts = {row["count"] for row in found.where("path like 'good%'").groupBy("path").count().collect()}
    assert len(counts) == 1


def test_rows_that_are_no_items_are_errors(cluster: SparkSession) -> None:
    table = pa.table(
        {
            "path": [None, "", "meta.json", "events.json", "kind.json", "a\nb\u202e.json"],
            "content": [GOOD] * 6,
            "meta": [None, None, "{", None, "[]", None],
            "events": [None, None, None, "no", None, None],
        }
    )
    rows = audit(cluster.createDataFrame(table), BINARY, options=RULES).where("entry <> 'finding'").collect()
    assert {row.path: row.entry for row in rows} == {
        None: "error",
        "": "error",
        "meta.json": "error",
        "events.json": "error",
        "kind.json": "error",
        "a\nb\u202e.json": "summary",
    }
    with pytest.raises(ValueError, match="no column `content`"):
        audit(cluster.createDataFrame(table).drop("content"))


def test_text_is_as_good_as_bytes(cluster: SparkSession) -> None:
    df = cluster.createDataFrame([("a.json", GOOD.decode())], "path STRING, content STRING")
    assert ends(audit(df, BINARY, options=RULES)) == Counter([("a.json", "summary")])


def test_a_process_that_dies_fails_the_task_with_its_last_lines(cluster: SparkSession, tmp_path: Path) -> None:
    binary = stub(
        tmp_path, f'echo x >>{tmp_path}/starts; head -c 3000 >/dev/null; echo "a11yd: out of luck" >&2; kill -SEGV $$'
    )
    with pytest.raises(PythonException) as problem:
        audit(frame(cluster, [("a.json", GOOD), ("b.json", GOOD)], parts=1), binary, sessions=False).collect()
    said = str(problem.value)
    assert "signal SIGSEGV" in said
    assert "a11yd: out of luck" in said
    assert "at a.json" in said or "at b.json" in said
    # Spark tried it again, as often as it does with any task.
    assert (tmp_path / "starts").read_text().count("x") == 4


def test_a_process_that_hangs_is_killed(cluster: SparkSession, tmp_path: Path) -> None:
    binary = stub(tmp_path, f'echo $$ >>{tmp_path}/pids; echo "waiting for ever" >&2; exec sleep 1000')
    with pytest.raises(
        PythonException, match=r"(?s)no answer for [12] s, so it was killed.*waiting for ever"
    ) as problem:
        audit(frame(cluster, [("a.json", GOOD * 40)], parts=1), binary, sessions=False, timeout=1).collect()
    assert "at a.json" in str(problem.value)
    for pid in (tmp_path / "pids").read_text().split():
        assert not is_running(int(pid))


def test_a_binary_that_is_not_there(cluster: SparkSession) -> None:
    with pytest.raises(PythonException, match=r"cannot be started on .*Install a11yd on each machine"):
        audit(frame(cluster, [("a.json", GOOD)]), "/nowhere/a11yd").collect()


def test_rules_that_are_not_there(cluster: SparkSession) -> None:
    with pytest.raises(PythonException, match=r"(?s)exit code 2.*/nowhere/rules"):
        audit(frame(cluster, [("a.json", GOOD)]), BINARY, options=["--rules", "/nowhere/rules"]).collect()


def test_no_process_outlives_a_limit(cluster: SparkSession, tmp_path: Path) -> None:
    binary = stub(tmp_path, f'echo $$ >>{tmp_path}/pids; exec {BINARY} "$@"')
    df = frame(cluster, [(f"{number}.json", GOOD) for number in range(2_000)], parts=2)
    assert len(audit(df, binary, options=RULES, sessions=False).limit(3).collect()) == 3
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    wait_until(lambda: not any(map(is_running, pids)), "a11yd to end")


@pytest.mark.parametrize("victim", ["python", "executor"])
def test_a_killed_worker_loses_nothing_and_repeats_nothing(cluster: SparkSession, tmp_path: Path, victim: str) -> None:
    count = 12_000
    binary = stub(tmp_path, f'echo $PPID $$ >>{tmp_path}/parents; exec {BINARY} "$@"')
    rows = [(f"{number:05}.json", GOOD) for number in range(count)]
    found = audit(frame(cluster, rows, parts=4), binary, options=RULES, sessions=False)
    killed = threading.Event()

    def kill() -> None:
        # In the middle: a task has written something, and is not done.
        wait_until(
            lambda: any(file.stat().st_size for file in tmp_path.rglob("*_temporary*/**/*.parquet")), "a first part"
        )
        # A worker lives on after its task; the a11yd that it started does not.
        started = [line.split() for line in (tmp_path / "parents").read_text().splitlines()]
        worker = next(int(worker) for worker, command in reversed(started) if is_running(int(command)))
        # The worker's parent is the daemon that forked it; the daemon's is the executor.
        target = worker if victim == "python" else parent(parent(worker))
        os.kill(target, signal.SIGKILL)
        killed.set()

    killer = threading.Thread(target=kill)
    killer.start()
    found.write.parquet(str(tmp_path / "found"))
    killer.join()
    assert killed.is_set()
    tried = len((tmp_path / "parents").read_text().splitlines())
    assert tried > 4
    assert ends(cluster.read.parquet(str(tmp_path / "found"))) == Counter((name, "summary") for name, _ in rows)
    places = cluster.read.parquet(str(tmp_path / "found")).groupBy("path", "place").count().where("count > 1").count()
    assert places == 0


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def wait_until(condition: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < end, f"waited for {what} for two minutes"
        time.sleep(0.01)
