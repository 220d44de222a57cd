"""What `a11yd-spark` gives to spark-submit: an archive in, Parquet out."""

import argparse
import sys

from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as sql

from a11yd_spark import sources
from a11yd_spark.auditing import audit
from a11yd_spark.command import arguments


def main(words: list[str]) -> int:
    """Runs the job: 0, or 2 if something could not be read."""
    given = arguments().parse_args(words)
    spark = (
        SparkSession.builder.appName(f"a11yd {given.input}")
        # By default each small file weighs as much as 4 MiB, so that a task would have 32 of them and hardly begin.
        .config("spark.sql.files.openCostInBytes", "64KB")
        # A row is an export. 10,000 in a batch, as by default, would be a gigabyte.
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "256")
        # A task that is tried again must leave nothing of its first try.
        .config("spark.hadoop.mapreduce.fileoutputcommitter.algorithm.version", "1")
        .getOrCreate()
    )
    try:
        df, has_sessions = _input(spark, given)
        found = audit(
            df,
            given.binary,
            options=["--rules", given.rules] if given.rules else [],
            sessions=has_sessions,
            partitions=given.partitions,
            timeout=given.timeout,
        )
        found.write.mode("overwrite" if given.overwrite else "error").parquet(given.output)
        return _say(spark.read.parquet(given.output), given.output)
    except AnalysisException as error:
        print(f"a11yd-spark: {error.getMessage()} (INPUT was read with --type {given.type}.)", file=sys.stderr)
        return 2
    finally:
        spark.stop()


def _input(spark: SparkSession, given: argparse.Namespace) -> tuple[DataFrame, bool]:
    """The exports, and whether they may be of recordings."""
    if given.type == "lines":
        return sources.lines(spark, given.input), True
    if given.type == "directory":
        return sources.directory(spark, given.input), True
    df = sources.archive(spark, given.input)
    # Only this column is read. Our archives say there what wrappers say inside of the exports.
    return df, "session" not in df.columns or not df.where(sql.col("session").isNotNull()).isEmpty()


def _say(found: DataFrame, output: str) -> int:
    counts = found.groupBy(
        sql.when(sql.col("entry") == "finding", sql.col("outcome")).otherwise(sql.col("entry"))
    ).count()
    count = {str(name): int(number) for name, number in counts.collect()}
    errors = count.get("error", 0)
    exports = count.get("summary", 0) + count.get("none", 0) + errors
    print(
        f"a11yd-spark: {exports:,} exports, {count.get('failed', 0):,} failures, "
        f"{count.get('cantTell', 0):,} cannot tell, {errors:,} could not be audited: see {output}",
        file=sys.stderr,
    )
    return 2 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
