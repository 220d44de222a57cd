"""The command `a11yd-spark-pack`: a directory of small files becomes a few large ones."""

import argparse
import os
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from a11yd_spark.items import LARGEST_EXPORT
from a11yd_spark.sessions import directory_of, is_left_out, order, said_inside

SCHEMA = pa.schema([("path", pa.string()), ("session", pa.string()), ("state", pa.bool_()), ("content", pa.binary())])
"""The columns of an archive."""

_ROW_GROUP = 8 << 20


class PackError(Exception):
    """Nothing can be packed."""


def write_archive(path: Path) -> pq.ParquetWriter:
    """An archive to write. The exports in it are compressed already."""
    compression = {name: "none" if name == "content" else "zstd" for name in SCHEMA.names}
    return pq.ParquetWriter(path, SCHEMA, compression=compression, use_dictionary=["session"])


def pack(root: Path, archives: Path, megabytes: int = 128) -> tuple[int, list[str]]:
    """Writes the files below `root` into Parquet files with about `megabytes` of exports each.

    The files of a directory are together and in order, and those of a subdirectory are one session.

    Returns:
        how many files were packed, and what is wrong with the others.

    Raises:
        PackError: there is no such directory, or `archives` has files in it.
    """
    if not root.is_dir():
        raise PackError(f"{root}: not a directory.")
    if archives.exists() and any(archives.iterdir()):
        raise PackError(f"{archives}: not empty. Name a new directory.")
    archives.mkdir(parents=True, exist_ok=True)
    problems: list[str] = []
    count = 0
    # Spark does not read names that begin with a dot, so nobody reads half an archive.
    for number, rows in enumerate(_archives(root, megabytes << 20, problems)):
        path = archives / f"exports-{number:05}.parquet"
        hidden = path.with_name(f".{path.name}")
        with write_archive(hidden) as writer:
            for batch in rows:
                writer.write_batch(batch, row_group_size=batch.num_rows)
                count += batch.num_rows
        hidden.rename(path)
    return count, problems


def packed(content: bytes) -> bytes:
    """The export as a11yd reads it from a `.gz`: a tenth to copy from Spark to Python and to a11yd.

    Logs stay as they are.
    """
    is_tree = content.lstrip()[:1] in (b"<", b"{", b"[")
    return zlib.compress(content, 6, wbits=31) if is_tree else content


def _archives(root: Path, size: int, problems: list[str]) -> Iterator[Iterator[pa.RecordBatch]]:
    files = _files(root, problems)
    more = True

    def rows() -> Iterator[pa.RecordBatch]:
        nonlocal more
        total = 0
        batch: list[dict[str, object]] = []
        held = 0
        for path, content in files:
            own, is_state = said_inside(content)
            session = own or directory_of(path)
            batch.append({"path": path, "session": session, "state": is_state, "content": packed(content)})
            held += len(content)
            total += len(content)
            if held >= _ROW_GROUP:
                yield pa.RecordBatch.from_pylist(batch, schema=SCHEMA)
                batch, held = [], 0
            if total >= size:
                break
        else:
            more = False
        if batch:
            yield pa.RecordBatch.from_pylist(batch, schema=SCHEMA)

    while more:
        yield rows()


def _files(root: Path, problems: list[str]) -> Iterator[tuple[str, bytes]]:
    paths: list[str] = []
    for folder, folders, names in os.walk(
        root, onerror=lambda error: problems.append(f"{error.filename}: {error.strerror}.")
    ):
        # Links to directories may lead back up.
        folders[:] = [name for name in folders if not name.startswith(".")]
        paths += [os.path.relpath(os.path.join(folder, name), root) for name in names if not is_left_out(name)]
    for path in list(paths):
        try:
            path.encode()
        except UnicodeEncodeError:
            paths.remove(path)
            problems.append(f"{os.fsencode(path)!r}: its name is not valid UTF-8. Rename it.")
    for path in sorted(paths, key=order):
        file = root / path
        try:
            # Not a pipe, which nobody may ever write.
            if not file.is_file():
                continue
            if file.stat().st_size > LARGEST_EXPORT:
                problems.append(f"{file}: larger than {LARGEST_EXPORT >> 20} MiB. It was left out.")
                continue
            yield path, file.read_bytes()
        except OSError as error:
            problems.append(f"{file}: cannot be read: {error.strerror}. It was left out.")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="a11yd-spark-pack",
        description="Pack a directory of exports into Parquet files for a11yd-spark.",
        epilog="Exit codes: 0 everything is packed, 2 something could not be read, or wrong usage.",
    )
    parser.add_argument("directory", type=Path, metavar="DIRECTORY", help="What a11yd audit would be given.")
    parser.add_argument("archives", type=Path, metavar="ARCHIVES", help="A new directory for the Parquet files.")
    parser.add_argument(
        "--megabytes", type=int, default=128, help="Exports in each file, in MiB before they are packed: 128."
    )
    given = parser.parse_args()
    try:
        count, problems = pack(given.directory, given.archives, given.megabytes)
    except (PackError, OSError) as error:
        print(f"a11yd-spark-pack: {error}", file=sys.stderr)
        return 2
    for problem in problems:
        print(f"a11yd-spark-pack: {problem}", file=sys.stderr)
    print(f"a11yd-spark-pack: {count:,} exports packed into {given.archives}", file=sys.stderr)
    return 2 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
