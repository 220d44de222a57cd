#include "include/simdjson_cursor.h"

#include "json_keys.h"
#include "json_scalars.h"

#include <memory>
#include <simdjson.h>
#include <vector>

using namespace simdjson;

namespace {

struct Frame {
  bool is_object;
  bool is_fresh;
  ondemand::object_iterator members;
  ondemand::array_iterator elements;
};

constexpr uint64_t ones = 0x0101010101010101u;
constexpr uint64_t highs = 0x8080808080808080u;
uint64_t zero_bytes(uint64_t word) { return (word - ones) & ~word & highs; }

/// Length of the key that starts at `bytes`; sets `escaped` and stops when there is a backslash in it. Stage 1 has
/// made sure that the string ends.
size_t key_length(const uint8_t *bytes, bool &escaped) {
  size_t at = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  while (true) {
    uint64_t word;
    std::memcpy(&word, bytes + at, 8);
    const uint64_t ends = zero_bytes(word ^ (ones * '"')) | zero_bytes(word ^ (ones * '\\'));
    if (ends) {
      at += size_t(__builtin_ctzll(ends)) / 8;
      break;
    }
    at += 8;
  }
#else
  while (bytes[at] != '"' && bytes[at] != '\\') at++;
#endif
  escaped = bytes[at] == '\\';
  return at;
}

}  // namespace

struct ax_json {
  ondemand::parser parser;
  ondemand::document document;
  const uint8_t *bytes;
  size_t length;
  size_t max_depth;
  std::vector<Frame> frames;
  /// A container that was returned and not yet entered or passed.
  bool is_pending = false;
  bool is_pending_root = false;
  bool is_pending_object = false;
  ondemand::value pending;
  bool is_too_deep = false;
  bool is_broken = false;
  std::string scratch;
  std::string key_scratch;

  // Items are filled in place: copying them from function to function was a third of the time of a walk.
  void fail(ax_json_item &item) {
    is_broken = true;
    item.kind = AX_JSON_INVALID;
  }

  /// Fills in what the token says; false when it is no value.
  bool classify(std::string_view raw, ax_json_item &item) {
    item.bytes = nullptr;
    item.length = 0;
    const auto *token = reinterpret_cast<const uint8_t *>(raw.data());
    size_t size = raw.size();
    if (size == 0) return false;
    switch (token[0]) {
      case '{': item.kind = AX_JSON_OBJECT; return true;
      case '[': item.kind = AX_JSON_ARRAY; return true;
      case 'n': item.kind = AX_JSON_NULL; return ax::is_word(token, size, "null");
      case 't': item.kind = AX_JSON_TRUE; return ax::is_word(token, size, "true");
      case 'f': item.kind = AX_JSON_FALSE; return ax::is_word(token, size, "false");
      case '"': {
        while (size > 1 && token[size - 1] != '"') {
          const uint8_t byte = token[size - 1];
          if (byte != ' ' && byte != '\n' && byte != '\r' && byte != '\t') return false;
          size--;
        }
        if (size < 2) return false;
        item.kind = AX_JSON_STRING;
        item.bytes = token + 1;
        item.length = size - 2;
        if (std::memchr(item.bytes, '\\', item.length) == nullptr) return true;
        if (!ax::unescape(item.bytes, item.length, scratch)) return false;
        item.bytes = reinterpret_cast<const uint8_t *>(scratch.data());
        item.length = scratch.size();
        return true;
      }
      default:
        item.kind = AX_JSON_NUMBER;
        item.bytes = token;
        item.length = ax::number_length(token, size);
        return item.length > 0;
    }
  }

  void value(ondemand::value &child, ax_json_item &item) {
    if (!classify(child.raw_json_token(), item)) return fail(item);
    if (item.kind == AX_JSON_STRING) {
      // A string that is left unread would be taken for a key if a colon followed it.
      if (child.get_raw_json_string().error()) return fail(item);
    } else if (item.kind == AX_JSON_OBJECT || item.kind == AX_JSON_ARRAY) {
      pending = child;
      is_pending = true;
      is_pending_object = item.kind == AX_JSON_OBJECT;
    }
  }

  void member(Frame &frame, const ax_json_keys *keys, ax_json_item &item) {
    if (!frame.is_fresh) ++frame.members;
    frame.is_fresh = false;
    if (frame.members == ondemand::object_iterator()) {
      frames.pop_back();
      item.kind = AX_JSON_END;
      return;
    }
    auto result = *frame.members;
    if (result.error()) return fail(item);
    ondemand::field &field = result.value_unsafe();
    bool escaped = false;
    item.key_bytes = reinterpret_cast<const uint8_t *>(field.key().raw());
    item.key_length = key_length(item.key_bytes, escaped);
    if (escaped) {
      size_t full = item.key_length;
      while (item.key_bytes[full] != '"') full += item.key_bytes[full] == '\\' ? 2 : 1;
      if (!ax::unescape(item.key_bytes, full, key_scratch)) return fail(item);
      item.key_length = key_scratch.size();
      key_scratch.append(8, '\0');
      item.key_bytes = reinterpret_cast<const uint8_t *>(key_scratch.data());
    }
    item.key = keys ? keys->find(item.key_bytes, item.key_length) : -1;
    value(field.value(), item);
  }

  void element(Frame &frame, ax_json_item &item) {
    if (!frame.is_fresh) ++frame.elements;
    frame.is_fresh = false;
    if (!(frame.elements != ondemand::array_iterator())) {
      frames.pop_back();
      item.kind = AX_JSON_END;
      return;
    }
    auto result = *frame.elements;
    if (result.error()) return fail(item);
    item.key = -1;
    item.key_bytes = nullptr;
    item.key_length = 0;
    value(result.value_unsafe(), item);
  }

  bool enter() {
    if (is_broken || !is_pending) return false;
    if (frames.size() >= max_depth) {
      is_too_deep = true;
      is_broken = true;
      return false;
    }
    Frame frame{is_pending_object, true, {}, {}};
    error_code error = SUCCESS;
    if (is_pending_object) {
      ondemand::object object;
      error = is_pending_root ? document.get_object().get(object) : pending.get_object().get(object);
      if (!error) error = object.begin().get(frame.members);
    } else {
      ondemand::array array;
      error = is_pending_root ? document.get_array().get(array) : pending.get_array().get(array);
      if (!error) error = array.begin().get(frame.elements);
    }
    is_pending = is_pending_root = false;
    if (error) {
      is_broken = true;
      return false;
    }
    frames.push_back(frame);
    return true;
  }

  /// Walks through the pending container and all below it.
  bool pass() {
    const size_t depth = frames.size();
    if (!enter()) return false;
    ax_json_item item;
    while (frames.size() > depth) {
      Frame &frame = frames.back();
      frame.is_object ? member(frame, nullptr, item) : element(frame, item);
      if (item.kind == AX_JSON_INVALID) return false;
      if (is_pending && !enter()) return false;
    }
    return true;
  }

  void next(const ax_json_keys *keys, ax_json_item &item) {
    if (is_pending && !pass()) return fail(item);
    if (is_broken || frames.empty()) return fail(item);
    Frame &frame = frames.back();
    frame.is_object ? member(frame, keys, item) : element(frame, item);
  }
};

extern "C" ax_json *ax_json_open(const uint8_t *bytes, size_t length, size_t max_depth) {
  auto json = std::make_unique<ax_json>();
  json->bytes = bytes;
  json->length = length;
  json->max_depth = max_depth;
  if (json->parser.iterate(padded_string_view(bytes, length, length + SIMDJSON_PADDING)).get(json->document)) {
    return nullptr;
  }
  return json.release();
}

extern "C" void ax_json_close(ax_json *json) { delete json; }

extern "C" void ax_json_root(ax_json *json, ax_json_item *found) {
  json->document.rewind();
  json->frames.clear();
  json->is_pending = json->is_pending_root = json->is_broken = false;
  std::string_view token;
  ax_json_item &item = *found;
  item = {AX_JSON_END, -1, nullptr, 0, nullptr, 0};
  if (json->document.raw_json_token().get(token) || !json->classify(token, item)) return json->fail(item);
  const bool is_container = item.kind == AX_JSON_OBJECT || item.kind == AX_JSON_ARRAY;
  const auto *token_end = reinterpret_cast<const uint8_t *>(token.data()) + token.size();
  if (!is_container && token_end != json->bytes + json->length) return json->fail(item);
  json->is_pending_object = item.kind == AX_JSON_OBJECT;
  json->is_pending = json->is_pending_root = is_container;
}

extern "C" bool ax_json_enter(ax_json *json) { return json->enter(); }
extern "C" void ax_json_next(ax_json *json, const ax_json_keys *keys, ax_json_item *item) { json->next(keys, *item); }
extern "C" void ax_json_skip_unchecked(ax_json *json) { json->is_pending = false; }

extern "C" void ax_json_leave(ax_json *json) {
  json->is_pending = false;
  if (!json->frames.empty()) json->frames.pop_back();
}

extern "C" bool ax_json_at_end(ax_json *json) {
  if (json->is_broken || !json->frames.empty() || json->is_pending) return false;
  return json->document.current_location().error() == OUT_OF_BOUNDS;
}

extern "C" bool ax_json_is_too_deep(const ax_json *json) { return json->is_too_deep; }

extern "C" size_t ax_json_offset(ax_json *json) {
  const char *location = nullptr;
  if (json->document.current_location().get(location)) return json->length;
  const auto *at = reinterpret_cast<const uint8_t *>(location);
  return at >= json->bytes && at <= json->bytes + json->length ? size_t(at - json->bytes) : json->length;
}
