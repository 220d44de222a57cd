"""The command `a11yd-spark-export`: JSON Lines as `a11yd audit --format jsonl` writes them, from a result."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pyarrow.dataset as ds

from a11yd_spark.schema import FINDING

_KEYS = [name for name, _ in FINDING]
_ROWS = 4_096


def lines(results: str) -> Iterator[tuple[str | None, str | None]]:
    """The line of each row, or why its export was not audited. An export is in one piece."""
    data = ds.dataset(results, format="parquet")
    columns = ["entry", *_KEYS, "summary", "error"]
    for batch in data.to_batches(columns=columns, batch_size=_ROWS, fragment_readahead=1, batch_readahead=2):
        for row in batch.to_pylist():
            if row["entry"] == "finding":
                finding = {key: row[key] for key in _KEYS}
                if finding["bounds"] is not None:
                    finding["bounds"] = [_number(edge) for edge in finding["bounds"]]
                yield _line(finding), None
            elif row["entry"] == "summary":
                yield _line({"summary": row["summary"]}), None
            elif row["entry"] == "error":
                yield None, row["error"]


def write(results: str, into: IO[str]) -> int:
    """Writes the lines.

    Returns:
        how many exports were not audited; why is on standard error.
    """
    errors = 0
    for line, error in lines(results):
        if line is not None:
            into.write(line)
        else:
            errors += 1
            print(error, file=sys.stderr)
    return errors


def _line(value: dict[str, object]) -> str:
    # Escapes keep what could reorder a line of a terminal out of it.
    return json.dumps(value, ensure_ascii=True, separators=(",", ":")) + "\n"


def _number(edge: float | None) -> float | int | None:
    # As a11yd writes it: 16, and 1e+30.
    return int(edge) if edge is not None and edge.is_integer() and abs(edge) < 2**53 else edge


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="a11yd-spark-export",
        description="Write a result of a11yd-spark as JSON Lines: docs/json-lines.md.",
        epilog="Exit codes: 0 written, 2 some exports were not audited, or wrong usage.",
    )
    parser.add_argument("results", metavar="RESULTS", help="What a11yd-spark wrote.")
    parser.add_argument("--output", type=Path, help="A file; by default standard output.")
    given = parser.parse_args()
    try:
        if given.output:
            with given.output.open("w", encoding="utf-8") as file:
                return 2 if write(given.results, file) else 0
        return 2 if write(given.results, sys.stdout) else 0
    except OSError as error:
        print(f"a11yd-spark-export: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
