"""The columns of the result: those of JSON Lines, and what says where each row belongs."""

import pyarrow as pa

_OUTCOMES = pa.struct([(name, pa.int64()) for name in ("passed", "failed", "cantTell", "inapplicable", "untested")])

_VERDICT = pa.struct(
    [
        ("tool", pa.string()),
        ("check", pa.string()),
        ("outcome", pa.string()),
        ("node", pa.string()),
        ("agrees", pa.bool_()),
    ]
)

_SUMMARY = pa.struct(
    [
        ("platform", pa.string()),
        ("app", pa.string()),
        ("screen", pa.string()),
        ("snapshot", pa.string()),
        ("format", pa.string()),
        ("nodes", pa.int64()),
        ("milliseconds", pa.float64()),
        ("outcomes", _OUTCOMES),
        ("verdicts", pa.list_(_VERDICT)),
        ("cut", pa.struct([("places", pa.int64()), ("depth", pa.int64())])),
        ("language", pa.string()),
        ("languageSource", pa.string()),
    ]
)

FINDING: list[tuple[str, pa.DataType]] = [
    ("rule", pa.string()),
    ("kind", pa.string()),
    ("expectation", pa.string()),
    ("outcome", pa.string()),
    ("impact", pa.string()),
    ("wcag", pa.list_(pa.string())),
    ("platform", pa.string()),
    ("app", pa.string()),
    ("screen", pa.string()),
    ("snapshot", pa.string()),
    ("format", pa.string()),
    ("node", pa.string()),
    ("role", pa.string()),
    ("name", pa.string()),
    ("heard", pa.string()),
    ("bounds", pa.list_(pa.float64())),
    ("identifier", pa.string()),
    ("message", pa.string()),
    ("finding", pa.string()),
    ("change", pa.string()),
    ("steps", pa.list_(pa.string())),
]
"""The keys of a finding, in the order of docs/json-lines.md."""

ANSWER = pa.schema([("id", pa.int64()), *FINDING, ("summary", _SUMMARY), ("error", pa.string())])
"""A line that a11yd answers."""

ROW = pa.schema(
    [
        ("path", pa.string()),
        ("session", pa.string()),
        ("place", pa.int64()),
        ("entry", pa.string()),
        *FINDING,
        ("summary", _SUMMARY),
        ("error", pa.string()),
    ]
)
"""A row of the result."""


def _ddl(kind: pa.DataType) -> str:
    if pa.types.is_list(kind):
        return f"ARRAY<{_ddl(kind.value_type)}>"
    if pa.types.is_struct(kind):
        return f"STRUCT<{', '.join(f'`{field.name}`: {_ddl(field.type)}' for field in kind)}>"
    names = {pa.string(): "STRING", pa.int64(): "BIGINT", pa.float64(): "DOUBLE", pa.bool_(): "BOOLEAN"}
    return names[kind]


SCHEMA = ", ".join(f"`{field.name}` {_ddl(field.type)}" for field in ROW)
"""The same for Spark, as DDL."""
