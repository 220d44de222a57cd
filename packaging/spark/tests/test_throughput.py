"""What Spark costs, against the bare command in the same run, and what small files cost. `-s` shows the numbers.

The ratio is of CPU seconds for a screen, of all processes: executors, Python, a11yd and the driver. Wall time would
also measure what else the machine does.
"""

import json
import os
import subprocess
import tempfile
import threading
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow as pa
import pytest
from conftest import BINARY, CHECKOUT, FIXTURES, RULES, exports_of
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as sql

from a11yd_spark import audit
from a11yd_spark.pack import SCHEMA, pack, write_archive
from a11yd_spark.pack import packed as as_packed
from a11yd_spark.sessions import said_inside
from a11yd_spark.sources import archive, directory

SCREENS = int(os.environ.get("A11YD_SPARK_SCREENS", "100000"))
MEASURED = CHECKOUT / ".build/spark/measured.txt"
_TICK = os.sysconf("SC_CLK_TCK")


@pytest.fixture(scope="module")
def screens() -> list[bytes]:
    """Screens of all formats, of our own and, if `A11YD_CORPUS` names them, of other people's apps."""
    folders = [FIXTURES / "exports"]
    if corpus := os.environ.get("A11YD_CORPUS"):
        folders.append(Path(corpus))
    else:
        say("A11YD_CORPUS is not set: only our own screens are measured.")
    paths = [path for folder in folders for path in exports_of(folder) if path.parent.name != "bad"]
    # Only what is a screen: errors and logs cost nothing, and would flatter nobody.
    found = [path.read_bytes() for path in paths if path.stat().st_size < 1 << 20]
    answers = bare(list(stream(found, len(found))))[2]
    ends = [line for line in map(json.loads, answers.splitlines()) if "rule" not in line]
    # Copies of a recording would be one long recording.
    screens = [
        data for data, end in zip(found, ends, strict=True) if end.get("summary") and said_inside(data)[0] is None
    ]
    assert len(screens) > 150
    exports = [as_packed(screen) for screen in screens]
    sizes = [sum(map(len, kind)) / len(screens) / 1e3 for kind in (screens, exports)]
    say(f"{len(screens)} different screens, {sizes[0]:.1f} kB on average, {sizes[1]:.1f} kB packed")
    return exports


@pytest.fixture(scope="module")
def packed(screens: list[bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`SCREENS` of them, in archives of 5,000."""
    folder = tmp_path_factory.mktemp("screens")
    for start in range(0, SCREENS, 5_000):
        with write_archive(folder / f"exports-{start:07}.parquet") as writer:
            for first in range(start, min(start + 5_000, SCREENS), 500):
                numbers = range(first, min(first + 500, SCREENS))
                exports = [screens[number % len(screens)] for number in numbers]
                paths = [f"{number:07}.json" for number in numbers]
                nothing = [None] * len(numbers)
                writer.write_table(pa.table([paths, nothing, [False] * len(numbers), exports], schema=SCHEMA))
    return folder


def test_throughput_and_loss(cluster: SparkSession, screens: list[bytes], packed: Path, tmp_path: Path) -> None:
    count = max(SCREENS // 5, len(screens))
    items = list(stream(screens, count))
    run_spark(cluster, archive(cluster, str(packed)).limit(500), tmp_path / "warm")
    # In turn, so that what else the machine does meets both.
    before = bare(items)
    part = archive(cluster, str(packed)).where(sql.col("path") < f"{count:07}").coalesce(1)
    one = run_spark(cluster, part, tmp_path / "one")
    two_before = in_two([items[: count // 2], items[count // 2 :]])
    with Peaks() as peaks:
        cpu, wall = run_spark(cluster, archive(cluster, str(packed)), tmp_path / "all")
    two_after = in_two([items[: count // 2], items[count // 2 :]])
    bare_cpu = (two_before[0] + two_after[0]) / 2
    bare_wall = (two_before[1] + two_after[1]) / 2
    ratio = (bare_cpu / count) / (cpu / SCREENS)
    say(
        f"{SCREENS:,} screens, two cores: Spark {cpu / SCREENS * 1e3:.3f} ms CPU a screen ({wall:.1f} s), the bare "
        f"command in two processes {two_before[0] / count * 1e3:.3f} ms before and "
        f"{two_after[0] / count * 1e3:.3f} ms after: "
        f"{ratio:.1%}; by wall time {bare_wall / count / (wall / SCREENS):.1%}"
    )
    say(
        f"{count:,} screens, one core: Spark {one[0] / count * 1e3:.3f} ms CPU a screen ({one[1]:.1f} s), "
        f"the bare command {before[0] / count * 1e3:.3f} ms ({before[1]:.1f} s)"
    )
    say(
        f"with two cores {SCREENS / wall / (count / one[1]):.2f} times as fast as with one by wall time, "
        f"the bare command {before[1] / bare_wall:.2f} times; "
        f"CPU a screen {cpu / SCREENS / (one[0] / count):.2f} and {bare_cpu / before[0]:.2f} times"
    )
    say("most memory: " + ", ".join(f"{name} {size / 1e6:.0f} MB" for name, size in sorted(peaks.peaks.items())))
    found = cluster.read.parquet(str(tmp_path / "all"))
    ends = found.where("entry <> 'finding'")
    assert ends.count() == SCREENS
    assert ends.select("path").distinct().count() == SCREENS
    assert found.where("entry = 'error'").count() == 0
    # Copies of a screen are told the same.
    counts = found.groupBy("path").count()
    different = counts.selectExpr(f"int(left(path, 7)) % {len(screens)} as screen", "count").distinct()
    assert different.count() == len(screens)
    assert peaks.peaks["python"] < 500e6
    assert peaks.peaks["a11yd"] < 500e6
    # Starting executors and compiling in them is a fixed cost, which fewer screens do not outweigh.
    assert SCREENS < 50_000 or ratio >= 0.8


def test_small_files(cluster: SparkSession, tmp_path: Path) -> None:
    count = min(20_000, SCREENS)
    screen = (FIXTURES / "exports/wda-json/a11yd__checkout.json").read_bytes()
    loose = tmp_path / "loose"
    for number in range(count):
        path = loose / f"run-{number // 100:03}" / f"{number % 100:02}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(screen)
    start = time.monotonic()
    assert pack(loose, tmp_path / "packed") == (count, [])
    packing = time.monotonic() - start

    def read(df: DataFrame) -> tuple[float, float]:
        return measured(cluster, lambda: df.selectExpr("sum(length(content))").collect())

    for turn in range(2):
        files = read(directory(cluster, str(loose)))
        archives = read(archive(cluster, str(tmp_path / "packed")))
        say(
            f"reading {count:,} files of {len(screen) / 1e3:.1f} kB: {files[1]:.1f} s ({files[0]:.1f} s CPU) as files, "
            f"{archives[1]:.1f} s ({archives[0]:.1f} s CPU) packed; packing took {packing:.1f} s" + (", again" * turn)
        )
    assert archives[0] < files[0]


def say(line: str) -> None:
    print(line, flush=True)
    MEASURED.parent.mkdir(parents=True, exist_ok=True)
    with MEASURED.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def stream(screens: list[bytes], count: int) -> Iterator[bytes]:
    """Items as the package sends them."""
    encoded = [b64encode(screen) for screen in screens]
    for number in range(count):
        yield b'{"id":%d,"path":"%07d.json","base64":"%s"}\n' % (number, number, encoded[number % len(encoded)])


def bare(items: list[bytes]) -> tuple[float, float, str]:
    """CPU seconds, wall seconds and output of the command without Spark, from a file."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as answer:
        given.writelines(items)
        given.seek(0)
        start = time.monotonic()
        child = subprocess.Popen([BINARY, "audit", "--stream", *RULES], stdin=given, stdout=answer)
        _, status, usage = os.wait4(child.pid, 0)
        wall = time.monotonic() - start
        child.returncode = status
        assert status == 0
        answer.seek(0)
        return usage.ru_utime + usage.ru_stime, wall, answer.read().decode()


def in_two(halves: list[list[bytes]]) -> tuple[float, float]:
    """The same of two processes at the same time."""
    results: list[float] = []
    threads = [threading.Thread(target=lambda half=half: results.append(bare(half)[0])) for half in halves]
    start = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(results), time.monotonic() - start


def run_spark(cluster: SparkSession, df: DataFrame, into: Path) -> tuple[float, float]:
    # The screens have no sessions, so nothing is shuffled.
    found = audit(df, BINARY, options=RULES, sessions=False)
    return measured(cluster, lambda: found.write.parquet(str(into)))


def measured(cluster: SparkSession, action: Callable[[], object]) -> tuple[float, float]:
    """CPU and wall seconds of an action, with all that the cluster and its driver do."""
    before, start = cpu_of_cluster(), time.monotonic()
    action()
    return cpu_of_cluster() - before, time.monotonic() - start


def cpu_of_cluster() -> float:
    """Of the driver's JVM and everything below it, with children that ended."""
    return sum(int(ticks) for fields in cluster_processes().values() for ticks in fields[11:15]) / _TICK


def cluster_processes() -> dict[int, list[str]]:
    """The fields of `/proc/<pid>/stat` after the name, of all processes below this one."""
    stats: dict[int, list[str]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stats[int(folder.name)] = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
    below = {os.getpid()}
    while more := {pid for pid, fields in stats.items() if int(fields[1]) in below} - below:
        below |= more
    return {pid: stats[pid] for pid in below if pid != os.getpid() and pid in stats}


class Peaks:
    """The most resident memory of one process of each kind, looked at ten times a second."""

    def __init__(self) -> None:
        self.peaks = {"python": 0, "a11yd": 0, "executor": 0}
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def __enter__(self) -> "Peaks":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._done.wait(0.1):
            for pid in cluster_processes():
                try:
                    words = Path(f"/proc/{pid}/cmdline").read_text()
                    resident = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
                except (OSError, IndexError):
                    continue
                kind = next(
                    (
                        kind
                        for kind, mark in (
                            ("executor", "CoarseGrained"),
                            ("a11yd", "--stream"),
                            ("python", "pyspark.daemon"),
                        )
                        if mark in words
                    ),
                    None,
                )
                if kind:
                    self.peaks[kind] = max(self.peaks[kind], resident)
