"""A cluster of two machines with a core each, and what is audited on it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pyspark.sql import SparkSession

CHECKOUT = Path(__file__).resolve().parents[3]
FIXTURES = CHECKOUT / "Tests/Fixtures"
RULES = ["--rules", str(CHECKOUT / "rules")]
BINARY = os.environ.get("A11YD", "")

_NO_EXPORTS = {".md", ".txt", ".findings"}


def pytest_configure() -> None:
    if not BINARY:
        raise pytest.UsageError("A11YD does not name the command. Use packaging/spark/tests/run.")


def pytest_report_header() -> str:
    return f"A11YD={BINARY}, A11YD_CORPUS={os.environ.get('A11YD_CORPUS', 'not set')}"


@pytest.fixture(scope="session")
def cluster() -> Iterator[SparkSession]:
    """Executors are processes of their own, as on a cluster."""
    # Nothing of it is reachable from another machine.
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    os.environ["PYSPARK_PYTHON"] = sys.executable
    spark = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .appName("a11yd-spark tests")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "8")
        .config("spark.sql.files.openCostInBytes", "64KB")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "256")
        .config("spark.sql.session.timeZone", "UTC")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("OFF")
    yield spark
    spark.stop()


def exports_of(folder: Path) -> list[Path]:
    """The exports of our fixtures, or of a corpus, without what is recorded of them."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in _NO_EXPORTS and not path.name.startswith(".")
    )


@pytest.fixture(scope="session")
def drop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A drop directory: exports of no session, and recordings with logs, actions and both text sizes."""
    root = tmp_path_factory.mktemp("drop")
    for path in exports_of(FIXTURES / "exports"):
        if path.parent.name != "bad":
            name = f"{path.parent.name}-{path.name}"
            shutil.copy(path, root / name)
    for kind in ("recordings", "logged-runs", "runs"):
        for recording in sorted((FIXTURES / kind).iterdir()):
            for path in exports_of(recording) if recording.is_dir() else []:
                target = root / kind / path.relative_to(FIXTURES / kind)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, target)
    return root


def audited(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """What the command says without Spark."""
    return subprocess.run(
        [BINARY, "audit", "--format", "jsonl", *RULES, *words], cwd=cwd, capture_output=True, text=True, check=False
    )
