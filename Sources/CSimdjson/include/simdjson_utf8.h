// Whether bytes are UTF-8, for Swift: its own check copies the text.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether these bytes are valid UTF-8.
bool ax_utf8_is_valid(const uint8_t *bytes, size_t length);

#ifdef __cplusplus
}
#endif
