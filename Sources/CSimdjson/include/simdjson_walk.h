// What simdjson alone needs for a document: the measure that the benchmark holds reading against.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Visits every value of a document once, strings unescaped and numbers as doubles; how many values there are, or -1
/// when it is not JSON. 64 readable bytes must follow the document.
int64_t ax_json_walk(const uint8_t *bytes, size_t length);

#ifdef __cplusplus
}
#endif
