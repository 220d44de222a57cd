#include "simdjson_walk.h"

#include <simdjson.h>

using namespace simdjson;

namespace {

template <typename Value> int64_t walk(Value &&value) {
  ondemand::json_type type = value.type();
  int64_t count = 1;
  switch (type) {
  case ondemand::json_type::array:
    for (ondemand::value element : value.get_array()) count += walk(element);
    break;
  case ondemand::json_type::object:
    for (auto field : value.get_object()) {
      std::string_view key = field.unescaped_key();
      count += key.empty() ? 0 : walk(ondemand::value(field.value()));
    }
    break;
  case ondemand::json_type::string: {
    std::string_view text = value.get_string();
    // Reading the first byte keeps the unescaping from being optimised away.
    count += !text.empty() && text[0] == '\0';
    break;
  }
  case ondemand::json_type::number: {
    double number = value.get_double();
    count += number != number;
    break;
  }
  case ondemand::json_type::boolean: {
    bool truth = value.get_bool();
    count += truth ? 0 : 0;
    break;
  }
  default: break;
  }
  return count;
}

} // namespace

int64_t ax_json_walk(const uint8_t *bytes, size_t length) {
  // Kept, as the reader keeps its parser: allocation is not what is measured.
  static thread_local ondemand::parser parser;
  try {
    ondemand::document document =
        parser.iterate(padded_string_view(reinterpret_cast<const char *>(bytes), length, length + SIMDJSON_PADDING));
    return walk(document);
  } catch (const simdjson_error &) {
    return -1;
  }
}
