"""Archives of exports as DataFrames for `audit`."""

import json
from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as sql

from a11yd_spark.sessions import directory_of, is_left_out

_ROW = "path STRING, session STRING, meta STRING, events STRING, content BINARY"


def directory(spark: SparkSession, root: str) -> DataFrame:
    """The files below a directory. Those of a subdirectory are one session, as for `a11yd audit DIRECTORY`.

    Paths are relative to `root`. Hidden files and pictures are left out, and those that begin with `_`, because Spark
    does not list them.
    """
    files = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(root)
    start = len(_qualified(spark, root)) + 1
    path = sql.substring(sql.col("path"), start + 1, 1 << 20)
    files = files.select(path.alias("path"), "content").where(~sql.udf(is_left_out, "BOOLEAN", useArrow=False)("path"))
    return files.withColumn("session", sql.udf(directory_of, "STRING", useArrow=False)("path"))


def archive(spark: SparkSession, path: str) -> DataFrame:
    """Parquet files with the columns that `audit` knows, such as `a11yd-spark-pack` writes."""
    return spark.read.parquet(path)


def lines(spark: SparkSession, path: str) -> DataFrame:
    """Text files with one item a line, as `a11yd audit --stream` reads it; also packed with gzip or zstd.

    A line that is no item has no content, so its row of the result is an error.
    """
    text = spark.read.text(path).select("value", sql.col("_metadata.file_path").alias("file"))
    return text.mapInArrow(_items, _ROW)


def _items(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    schema = pa.schema(
        [(name, pa.string()) for name in ("path", "session", "meta", "events")] + [("content", pa.binary())]
    )
    for batch in batches:
        texts, files = (batch.column(name) for name in ("value", "file"))
        found = [_item(texts[place].as_py(), files[place].as_py()) for place in range(batch.num_rows)]
        rows = [row for row in found if row is not None]
        yield pa.RecordBatch.from_pylist(rows, schema=schema)


def _item(line: str, file: str) -> dict[str, object] | None:
    if not line.strip():
        return None
    try:
        item = json.loads(line)
        path, meta, events = item["path"], item.get("meta"), item.get("events")
        content = item["export"].encode() if item.get("export") is not None else item.get("base64")
        if isinstance(content, str):
            import binascii  # noqa: PLC0415

            content = binascii.a2b_base64(content, strict_mode=True)
        if not isinstance(path, str):
            raise TypeError("`path` is not a string")
    except (ValueError, RecursionError, TypeError, AttributeError, KeyError):
        start = line if len(line) <= 60 else line[:60] + "…"
        return {"path": f"{file}: the line “{start}”", "content": None}
    as_text = {"meta": meta, "events": events}
    return {
        "path": path,
        "content": content,
        **{key: None if value is None else json.dumps(value) for key, value in as_text.items()},
    }


def _qualified(spark: SparkSession, path: str) -> str:
    """The path as Spark writes it before the names of files."""
    context = spark.sparkContext
    hadoop = context._jvm.org.apache.hadoop.fs.Path(path)  # type: ignore[union-attr]
    system = hadoop.getFileSystem(context._jsc.hadoopConfiguration())
    return str(system.makeQualified(hadoop).toString())
