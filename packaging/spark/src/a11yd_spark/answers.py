"""The rows of the result, from the lines that a11yd answers."""

from collections.abc import Mapping

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.json

from a11yd_spark.schema import ANSWER, ROW

FINDING, SUMMARY, ERROR, NONE = "finding", "summary", "error", "none"


class AnswerError(RuntimeError):
    """The answers are not those of `a11yd audit --stream`: another program, or another version."""


def rows(answer: bytes, asked: pa.RecordBatch, refused: Mapping[int, str]) -> pa.RecordBatch:
    """The answers to a window, in its order.

    Args:
        answer: lines, whose id is the place of the row in `asked`.
        refused: rows that were not sent, and why.

    Raises:
        AnswerError: a row was not answered, or twice.
    """
    lines = _lines(answer)
    if refused:
        ids = sorted(refused)
        errors = pa.table({"id": ids, "error": [refused[number] for number in ids]}, schema=_REFUSED)
        lines = pa.concat_tables([lines, errors], promote_options="default")
        lines = lines.take(pc.sort_indices(lines, sort_keys=[("id", "ascending")]))
    ids = lines.column("id").to_numpy()
    is_finding = pc.is_valid(lines.column("rule"))
    _check(ids[~is_finding.to_numpy()], asked)
    columns = {
        "path": asked.column("path").take(lines.column("id").combine_chunks()),
        "session": asked.column("session").take(lines.column("id").combine_chunks()),
        # The ids ascend, so an answer begins where its id is first.
        "place": pa.array(np.arange(len(ids)) - np.searchsorted(ids, ids, "left"), pa.int64()),
        "entry": pc.case_when(
            pc.make_struct(is_finding, pc.is_valid(lines.column("summary")), pc.is_valid(lines.column("error"))),
            FINDING,
            SUMMARY,
            ERROR,
            NONE,
        ),
    }
    arrays = [columns.get(field.name) for field in ROW]
    arrays = [
        _one(lines.column(field.name) if array is None else array) for field, array in zip(ROW, arrays, strict=True)
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=ROW)


_REFUSED = pa.schema([("id", pa.int64()), ("error", pa.string())])


def _lines(answer: bytes) -> pa.Table:
    if not answer:
        return ANSWER.empty_table()
    try:
        table = pa.json.read_json(
            pa.BufferReader(answer),
            # A line must fit into a block. Threads would take the core that a11yd works on.
            read_options=pa.json.ReadOptions(use_threads=False, block_size=len(answer) + 1),
            parse_options=pa.json.ParseOptions(explicit_schema=ANSWER, unexpected_field_behavior="ignore"),
        )
    except pa.ArrowInvalid as error:
        raise AnswerError(f"a11yd answered with what is not docs/json-lines.md: {error}") from None
    return table.select(ANSWER.names)


def _check(ended: "np.ndarray[tuple[int], np.dtype[np.int64]]", asked: pa.RecordBatch) -> None:
    if np.array_equal(ended, np.arange(asked.num_rows)):
        return
    counts = np.bincount(ended, minlength=asked.num_rows)
    wrong = int(np.argmax(counts != 1))
    path = asked.column("path")[wrong].as_py()
    raise AnswerError(f"{path}: a11yd answered it {counts[wrong]} times, not once. Is it another version?")


def _one(array: "pa.Array | pa.ChunkedArray") -> pa.Array:
    return array.combine_chunks() if isinstance(array, pa.ChunkedArray) else array
