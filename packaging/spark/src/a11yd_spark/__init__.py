"""Audits exported accessibility trees with `a11yd audit --stream` on Apache Spark. See docs/spark.md."""

from a11yd_spark.auditing import audit
from a11yd_spark.schema import SCHEMA

__all__ = ["SCHEMA", "audit"]
