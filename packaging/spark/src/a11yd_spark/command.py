"""The command `a11yd-spark`: starts the job with spark-submit."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path


def arguments() -> argparse.ArgumentParser:
    """What the command and the job understand."""
    parser = argparse.ArgumentParser(
        prog="a11yd-spark",
        description="Audit an archive of exports on Apache Spark and write what is found as Parquet.",
        epilog="What follows `--` is for spark-submit, such as `-- --master yarn --num-executors 50`. "
        "Exit codes: 0 everything was audited, 2 something could not be read, 64 wrong usage.",
    )
    parser.add_argument("input", metavar="INPUT", help="An archive, by a path or an address that Spark knows.")
    parser.add_argument("output", metavar="OUTPUT", help="The directory for the result. It must not be there yet.")
    parser.add_argument(
        "--type",
        choices=["archive", "lines", "directory"],
        default="archive",
        help="What INPUT is: Parquet files as a11yd-spark-pack writes them (by default), text files with an item of "
        "`a11yd audit --stream` in each line, or a directory of exports, each a file.",
    )
    parser.add_argument(
        "--binary", default="a11yd", help="a11yd on each machine of the cluster: a name in PATH, or a path."
    )
    parser.add_argument("--rules", help="The rules directory on each machine, if it is not that of the package.")
    parser.add_argument("--partitions", type=int, help="Parts of the shuffle that brings recordings together.")
    parser.add_argument(
        "--timeout",
        type=float,
        default=300,
        help="Seconds that one export may take before its task fails: 300 by default.",
    )
    parser.add_argument("--overwrite", action="store_true", help="Replace OUTPUT.")
    return parser


def main() -> int:
    """The command."""
    words = sys.argv[1:]
    ours, spark = (words[: words.index("--")], words[words.index("--") + 1 :]) if "--" in words else (words, [])
    parser = arguments()
    parser.exit_on_error = False
    try:
        parser.parse_args(ours)
    except (argparse.ArgumentError, SystemExit) as problem:
        if isinstance(problem, SystemExit) and problem.code == 0:
            return 0
        if isinstance(problem, argparse.ArgumentError):
            print(f"a11yd-spark: {problem}", file=sys.stderr)
        return 64
    submit = _spark_submit()
    if submit is None:
        print("a11yd-spark: there is no spark-submit. Set SPARK_HOME, or `pip install pyspark`.", file=sys.stderr)
        return 64
    with tempfile.TemporaryDirectory(prefix="a11yd-spark-") as folder:
        package = Path(__file__).parent
        # The machines of the cluster need not have this package.
        archive = _zipped(package, Path(folder))
        command = [
            submit,
            "--py-files",
            str(archive),
            "--conf",
            "spark.log.level=WARN",
            *spark,
            str(package / "job.py"),
            *ours,
        ]
        return subprocess.run(command, env=_environment(spark), check=False).returncode


def _spark_submit() -> str | None:
    if home := os.environ.get("SPARK_HOME"):
        return str(Path(home) / "bin/spark-submit")
    if found := shutil.which("spark-submit"):
        return found
    installed = find_spec("pyspark")
    return str(Path(installed.origin).parent / "bin/spark-submit") if installed and installed.origin else None


def _environment(spark: list[str]) -> dict[str, str]:
    """This Python for the driver, and on this machine for the tasks too; a cluster has its own."""
    environment = dict(os.environ)
    environment.setdefault("PYSPARK_DRIVER_PYTHON", sys.executable)
    master = next((word for before, word in pairwise(spark) if before == "--master"), "local")
    if master.startswith("local"):
        environment.setdefault("PYSPARK_PYTHON", sys.executable)
    return environment


def _zipped(package: Path, folder: Path) -> Path:
    path = folder / "a11yd_spark.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(package.glob("*.py")):
            archive.write(file, f"{package.name}/{file.name}")
    return path


if __name__ == "__main__":
    sys.exit(main())
