"""The lines that are sent to a11yd: one for each export."""

import binascii
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

import pyarrow as pa

LARGEST_EXPORT = 64 << 20
"""In bytes; a11yd refuses larger ones."""

LARGEST_ENVELOPE = 16 << 20
"""What goes into a line beside the export, in bytes: a line of more than 128 MiB would be answered without its id."""

_WINDOW_ROWS = 256
_WINDOW_BYTES = 4 << 20


@dataclass
class Window:
    """Some rows of a batch, asked and answered together."""

    rows: pa.RecordBatch
    refused: dict[int, str] = field(default_factory=dict)
    """Why rows are not sent. Filled while the window is sent, so complete when it is answered."""

    def lines(self) -> Iterator[tuple[bytes, ...]]:
        """The items, each in parts. The id of each is its place in the window."""
        paths = self.rows.column("path").to_pylist()
        sessions, metas, events = (self.rows.column(name).to_pylist() for name in ("session", "meta", "events"))
        contents = self.rows.column("content")
        for number, path in enumerate(paths):
            try:
                head = _head(number, path, sessions[number], metas[number], events[number])
                export = _export(contents[number])
            except ValueError as error:
                self.refused[number] = f"{path}: {error}"
                continue
            yield head, b',"base64":"', export, b'"}\n'

    @property
    def path_at(self) -> list[str]:
        """The path of each row."""
        return [str(path) for path in self.rows.column("path").to_pylist()]


def windows(batch: pa.RecordBatch) -> Iterator[Window]:
    """The rows of a batch, in their order, in parts that are bounded in rows and, beyond one row, in bytes."""
    sizes = pa.compute.binary_length(batch.column("content")).fill_null(0).to_pylist()
    start = size = 0
    for end, bytes_of_row in enumerate(sizes):
        if end > start and (end - start == _WINDOW_ROWS or size + bytes_of_row > _WINDOW_BYTES):
            yield Window(batch.slice(start, end - start))
            start, size = end, 0
        size += bytes_of_row
    if start < len(sizes):
        yield Window(batch.slice(start))


def _head(number: int, path: str | None, session: str | None, meta: str | None, events: str | None) -> bytes:
    if not path:
        raise ValueError("a row without a path. Say in `path` what reports are to call the export.")
    item: dict[str, object] = {"id": number, "path": path}
    known = cast("dict[str, object]", _json("meta", meta, dict) or {})
    known.pop("session", None)
    if session:
        known["session"] = session
    if known:
        item["meta"] = known
    if (happened := _json("events", events, list)) is not None:
        item["events"] = happened
    head = json.dumps(item, separators=(",", ":"))[:-1].encode()
    if len(head) > LARGEST_ENVELOPE:
        raise ValueError(f"more than {LARGEST_ENVELOPE >> 20} MiB beside the export. Leave out `meta` or `events`.")
    return head


def _json(key: str, text: str | None, kind: type) -> object:
    if text is None:
        return None
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"`{key}` is not JSON: {error}.") from None
    if value is not None and not isinstance(value, kind):
        raise ValueError(f"`{key}` is not {'an object' if kind is dict else 'an array'}. See stream.schema.json.")
    return value


def _export(content: pa.Scalar) -> bytes:
    if not content.is_valid:
        raise ValueError("no content. It could not be read when the archive was made.")
    # No copy: the export is in the batch.
    data = content.as_buffer()
    if data.size > LARGEST_EXPORT:
        raise ValueError(f"larger than {LARGEST_EXPORT >> 20} MiB. Leave it out.")
    return binascii.b2a_base64(data, newline=False)
