"""What a task of Spark does: one process of a11yd for all of its rows."""

from collections import deque
from collections.abc import Callable, Iterator

import pyarrow as pa

from a11yd_spark.answers import rows
from a11yd_spark.items import Window, windows
from a11yd_spark.process import AuditProcess, AuditProcessError

_ASKED_AHEAD = 2
"""Windows that are asked before an answer is taken, so that a11yd has work while Spark takes rows."""


def auditing(command: list[str], timeout: float) -> Callable[[Iterator[pa.RecordBatch]], Iterator[pa.RecordBatch]]:
    """The function for `mapInArrow`."""

    def audit(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        asked: deque[Window] = deque()
        process: AuditProcess | None = None
        try:
            for batch in batches:
                # An empty partition starts nothing.
                process = process or AuditProcess(command, timeout)
                for window in windows(batch):
                    process.ask(window.lines())
                    asked.append(window)
                    if len(asked) > _ASKED_AHEAD:
                        yield _answer(process, asked)
            while process and asked:
                yield _answer(process, asked)
            if process:
                process.finish()
        finally:
            # Also where Spark wants no more rows, as for `limit`.
            if process:
                process.kill()

    return audit


def _answer(process: AuditProcess, asked: deque[Window]) -> pa.RecordBatch:
    window = asked[0]
    try:
        answer = process.answer()
    except AuditProcessError as error:
        process.kill()
        paths = window.path_at
        number = process.unanswered()
        place = paths[number] if number is not None and number < len(paths) else paths[0]
        raise AuditProcessError(f"at {place} or the next ones: {error}") from None
    asked.popleft()
    return rows(answer, window.rows, window.refused)
