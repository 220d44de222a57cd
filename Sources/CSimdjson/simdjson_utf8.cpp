#include "simdjson_utf8.h"

#include <simdjson.h>

extern "C" bool ax_utf8_is_valid(const uint8_t *bytes, size_t length) {
  return simdjson::validate_utf8(reinterpret_cast<const char *>(bytes), length);
}
