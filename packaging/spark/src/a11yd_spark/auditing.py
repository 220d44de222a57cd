"""`audit`: from a DataFrame of exports to a DataFrame of findings."""

from collections.abc import Sequence

from pyspark.sql import DataFrame
from pyspark.sql import functions as sql

from a11yd_spark.schema import SCHEMA
from a11yd_spark.sessions import GZIP, STATE, WRAPPER, group, order, run, said_inside
from a11yd_spark.task import auditing

_INPUT = ("path", "session", "meta", "events", "content")
_PLACE = "STRUCT<session: STRING, `group`: STRING, `order`: BINARY>"


def audit(  # noqa: PLR0913 - each has a default
    df: DataFrame,
    binary: str = "a11yd",
    *,
    options: Sequence[str] = (),
    sessions: bool = True,
    partitions: int | None = None,
    timeout: float = 300,
) -> DataFrame:
    """Audits each row of `df` and answers with `SCHEMA`: findings, and one last row for each export.

    Columns of `df` that count, all others are ignored:

    - `path`: what reports call the export.
    - `content`: its bytes, also packed with gzip, or its text.
    - `session`, optional: captures with the same session are a recording.
    - `meta`, `events`, optional: JSON text, see `config/stream.schema.json`.
    - `state`, optional: whether DroidBot wrote it. With this column, nothing looks for a session in the content.

    Args:
        df: exports, such as `spark.read.format("binaryFile")` gives them.
        binary: `a11yd` on the machines of the cluster.
        options: more options for `a11yd audit --stream`, such as `["--rules", "/srv/rules"]`.
        sessions: whether exports may belong to recordings. False saves the shuffle that brings each recording into one
            task; then no export may have a session.
        partitions: how many parts the shuffle makes; None leaves it to Spark.
        timeout: how many seconds a11yd may take for one export before the task fails.
    """
    df = _complete(df)
    if sessions:
        df = _grouped(df, partitions)
    function = auditing([binary, "audit", "--stream", *options], timeout)
    return df.select(*_INPUT).mapInArrow(function, SCHEMA)


def _complete(df: DataFrame) -> DataFrame:
    """The five columns, in their order and with their types."""
    given = set(df.columns)
    for name in ("path", "content"):
        if name not in given:
            raise ValueError(
                f"audit: the DataFrame has no column `{name}`; it has {', '.join(df.columns)}. Rename one."
            )
    types = {"content": "binary", "state": "boolean"}
    names = [*_INPUT, "state"] if "state" in given else _INPUT
    return df.select(
        *(
            (sql.col(name) if name in given else sql.lit(None)).cast(types.get(name, "string")).alias(name)
            for name in names
        )
    )


def _grouped(df: DataFrame, partitions: int | None) -> DataFrame:
    content = sql.col("content")
    is_known = "state" in df.columns
    state = sql.col("state") if is_known else sql.contains(content, sql.lit(STATE))
    # All others need not go through Python.
    may_say_more = sql.contains(content, sql.lit(WRAPPER)) | sql.startswith(content, sql.lit(GZIP))
    inside = sql.lit(None).cast("binary") if is_known else sql.when(may_say_more, content)
    place = sql.udf(_place, _PLACE, useArrow=False)(
        "path", "session", sql.get_json_object("meta", "$.session"), inside, state
    )
    df = df.withColumn("place", place)
    key = sql.col("place.group")
    df = df.repartition(partitions, key) if partitions else df.repartition(key)
    # Captures of one session follow each other, so what a11yd remembers of sessions under way is enough.
    df = df.sortWithinPartitions(key, sql.col("place.order"))
    return df.withColumn("session", sql.col("place.session"))


def _place(
    path: str | None, session: str | None, meta_session: str | None, inside: bytes | None, is_state: bool | None
) -> tuple[str | None, str, bytes]:
    path = path or ""
    own, is_packed_state = said_inside(bytes(inside)) if inside else (None, False)
    if is_state or is_packed_state:
        return None, run(path), order(path)
    session = own or session or meta_session or None
    return session, group(path, session), order(path)
