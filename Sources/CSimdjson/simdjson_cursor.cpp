#include "include/simdjson_cursor.h"

#include "json_keys.h"
#include "json_scalars.h"

#include <memory>
#include <simdjson.h>
#include <vector>

/// What a walk does once a value: the calls from one to the next cost as much as the work.
#define AX_INLINE inline __attribute__((always_inline))

namespace {

using Tokens = simdjson::internal::dom_parser_implementation;

/// What a token that begins with this byte adds to the number of open containers.
struct Changes {
  int8_t of[256] = {};

  constexpr Changes() {
    of[size_t('{')] = of[size_t('[')] = 1;
    of[size_t('}')] = of[size_t(']')] = -1;
  }
};
constexpr Changes changes;

}  // namespace

/// Walks over the tokens that simdjson's first stage finds: brackets, colons, commas, and where scalars begin.
///
/// The stage has made sure that the bytes are UTF-8 and that every string ends. All else is checked here, token by token.
struct ax_json {
  const uint8_t *bytes;
  size_t length;
  size_t max_depth;
  std::unique_ptr<Tokens> stage;
  /// Offsets of the tokens; the length of the document stands behind the last one, and there lies a zero.
  const uint32_t *tokens = nullptr;
  const uint32_t *tokens_end = nullptr;
  /// The token that is read next.
  const uint32_t *at = nullptr;
  /// The brackets that close the containers that were entered, and how many there are.
  std::vector<uint8_t> closers;
  size_t depth = 0;
  uint8_t closer = 0;
  /// Whether nothing of the innermost container was read.
  bool is_fresh = false;
  /// A container that was returned and not yet entered or passed.
  bool is_pending = false;
  bool is_too_deep = false;
  /// Whether the number that was returned last is a whole one, as nearly all are; then its value.
  bool is_whole = false;
  double whole = 0;
  bool is_broken = false;
  std::string scratch;
  std::string key_scratch;

  // Items are filled in place: copying them from function to function was a third of the time of a walk.
  void fail(ax_json_item &item) {
    is_broken = true;
    item.kind = AX_JSON_INVALID;
  }

  /// Length of the string, without quotes, whose opening quote is the token before `at`; or -1.
  AX_INLINE ptrdiff_t string_length() const {
    const uint8_t *begin = bytes + at[-1];
    const uint8_t *last = bytes + at[0] - 1;
    if (*last == '"' && last > begin) return last - begin - 1;
    while (last > begin && ax::is_space(*last)) last--;
    return last > begin && *last == '"' ? last - begin - 1 : -1;
  }

  /// - is_wanted: whether anybody reads a string; one that nobody does is checked and not copied.
  AX_INLINE void value(ax_json_item &item, bool is_wanted = true) {
    const uint8_t *token = bytes + *at++;
    item.bytes = nullptr;
    item.length = 0;
    switch (token[0]) {
      case '"': {
        const ptrdiff_t size = string_length();
        if (size < 0) return fail(item);
        item.kind = AX_JSON_STRING;
        item.bytes = token + 1;
        item.length = size_t(size);
        if (!ax::has_escape(item.bytes, item.length)) return;
        if (!ax::unescape(item.bytes, item.length, scratch, is_wanted)) return fail(item);
        if (!is_wanted) return;
        item.bytes = reinterpret_cast<const uint8_t *>(scratch.data());
        item.length = scratch.size();
        return;
      }
      case '{':
      case '[':
        item.kind = token[0] == '{' ? AX_JSON_OBJECT : AX_JSON_ARRAY;
        is_pending = true;
        return;
      case 'n':
        item.kind = AX_JSON_NULL;
        if (!ax::is_word(token, token_length(token), "null")) fail(item);
        return;
      case 't':
        item.kind = AX_JSON_TRUE;
        if (!ax::is_word(token, token_length(token), "true")) fail(item);
        return;
      case 'f':
        item.kind = AX_JSON_FALSE;
        if (!ax::is_word(token, token_length(token), "false")) fail(item);
        return;
      default:
        item.kind = AX_JSON_NUMBER;
        item.bytes = token;
        is_whole = ax::whole_number(token, token_length(token), item.length, whole);
        if (is_whole) return;
        item.length = ax::number_length(token, token_length(token));
        if (item.length == 0) fail(item);
    }
  }

  size_t token_length(const uint8_t *token) const { return size_t(bytes + at[0] - token); }

  AX_INLINE void member(const ax_json_keys *keys, ax_json_item &item) {
    if (bytes[*at] != '"') return fail(item);
    item.key_bytes = bytes + *at++ + 1;
    const ptrdiff_t size = string_length();
    if (size < 0 || bytes[*at++] != ':') return fail(item);
    item.key_length = size_t(size);
    item.key = keys ? keys->find(item.key_bytes, item.key_length) : -1;
    // A key that was found as it is written has no escapes.
    if (item.key < 0 && ax::has_escape(item.key_bytes, item.key_length) && !unescape_key(keys, item)) return fail(item);
    // A screenshot is a string of megabytes under a key that no reader knows.
    value(item, !keys || item.key >= 0);
  }

  bool unescape_key(const ax_json_keys *keys, ax_json_item &item) {
    if (!ax::unescape(item.key_bytes, item.key_length, key_scratch)) return false;
    item.key_length = key_scratch.size();
    key_scratch.append(8, '\0');
    item.key_bytes = reinterpret_cast<const uint8_t *>(key_scratch.data());
    item.key = keys ? keys->find(item.key_bytes, item.key_length) : -1;
    return true;
  }

  AX_INLINE void element(ax_json_item &item) {
    item.key = -1;
    item.key_bytes = nullptr;
    item.key_length = 0;
    value(item);
  }

  /// The next value of the innermost container; nothing may be pending.
  AX_INLINE void step(const ax_json_keys *keys, ax_json_item &item) {
    const uint8_t byte = bytes[*at];
    if (byte == closer) {
      at++;
      close();
      item.kind = AX_JSON_END;
      return;
    }
    if (!is_fresh) {
      if (byte != ',') return fail(item);
      at++;
    }
    is_fresh = false;
    closer == '}' ? member(keys, item) : element(item);
  }

  void close() {
    depth--;
    closer = depth == 0 ? 0 : closers[depth - 1];
    is_fresh = false;
  }

  bool enter() {
    if (is_broken || !is_pending) return false;
    if (depth >= max_depth) {
      is_too_deep = true;
      is_broken = true;
      return false;
    }
    // In ASCII a closing bracket comes two places behind its opening one.
    closer = bytes[at[-1]] + 2;
    if (closers.size() == depth) closers.resize(depth * 2 + 32);
    closers[depth++] = closer;
    is_fresh = true;
    is_pending = false;
    return true;
  }

  /// Walks through the pending container and all below it.
  bool pass() {
    const size_t outside = depth;
    if (!enter()) return false;
    ax_json_item item;
    while (depth > outside) {
      step(nullptr, item);
      if (item.kind == AX_JSON_INVALID) return false;
      if (is_pending && !enter()) return false;
    }
    return true;
  }

  /// Goes behind the bracket that closes as many containers, whatever is inside.
  void skip(size_t open) {
    const uint32_t *token = at;
    while (open > 0 && token < tokens_end) {
      // It takes four tokens to close four containers, so where so many are open none of these is looked at alone.
      while (open > 4 && tokens_end - token >= 4) {
        open += size_t(change(token[0]) + change(token[1]) + change(token[2]) + change(token[3]));
        token += 4;
      }
      open += size_t(change(*token++));
    }
    at = token;
  }

  /// What the token at this offset adds to the number of open containers.
  ptrdiff_t change(uint32_t offset) const { return changes.of[bytes[offset]]; }

  bool numbers(const ax_json_keys *keys, double *found) {
    if (!enter()) return false;
    const uint32_t *start = at;
    ax_json_item item;
    while (true) {
      step(keys, item);
      if (item.kind == AX_JSON_END) return true;
      if (item.kind != AX_JSON_NUMBER || item.key < 0) break;
      found[item.key] = is_whole ? whole : ax_json_double(item.bytes, item.length);
    }
    // Back to where the object was entered: whoever asks sees what is there value by value.
    at = start;
    is_fresh = true;
    is_pending = is_broken = false;
    return false;
  }

  void next(const ax_json_keys *keys, ax_json_item &item) {
    if (is_pending && !pass()) return fail(item);
    if (is_broken || depth == 0) return fail(item);
    step(keys, item);
  }

  bool open() {
    if (simdjson::get_active_implementation()->create_dom_parser_implementation(length, 1, stage)) return false;
    if (stage->stage1(bytes, length, simdjson::stage1_mode::regular)) return false;
    tokens = at = stage->structural_indexes.get();
    tokens_end = tokens + stage->n_structural_indexes;
    return true;
  }
};

extern "C" ax_json *ax_json_open(const uint8_t *bytes, size_t length, size_t max_depth) {
  auto json = std::make_unique<ax_json>();
  json->bytes = bytes;
  json->length = length;
  json->max_depth = max_depth;
  return json->open() ? json.release() : nullptr;
}

extern "C" void ax_json_close(ax_json *json) { delete json; }

extern "C" void ax_json_root(ax_json *json, ax_json_item *item) {
  json->at = json->tokens;
  json->depth = 0;
  json->is_pending = json->is_broken = false;
  json->element(*item);
  if (!json->is_pending && json->at != json->tokens_end) json->fail(*item);
}

extern "C" bool ax_json_enter(ax_json *json) { return json->enter(); }
extern "C" void ax_json_next(ax_json *json, const ax_json_keys *keys, ax_json_item *item) { json->next(keys, *item); }

extern "C" bool ax_json_numbers(ax_json *json, const ax_json_keys *keys, double *numbers) {
  return json->numbers(keys, numbers);
}

extern "C" void ax_json_skip_unchecked(ax_json *json) {
  if (json->is_pending) json->skip(1);
  json->is_pending = false;
}

extern "C" void ax_json_leave(ax_json *json) {
  if (json->depth == 0) return;
  // What comes after the root matters to nobody who has left it.
  if (json->depth > 1) json->skip(json->is_pending ? 2 : 1);
  json->is_pending = false;
  json->close();
}

extern "C" bool ax_json_at_end(ax_json *json) {
  return !json->is_broken && json->depth == 0 && !json->is_pending && json->at == json->tokens_end;
}

extern "C" bool ax_json_is_too_deep(const ax_json *json) { return json->is_too_deep; }

extern "C" size_t ax_json_offset(ax_json *json) {
  if (json->at == json->tokens) return json->tokens[0];
  // A string and a bracket that was entered or that closes lie behind the cursor; any other value is where it is.
  const uint32_t last = json->at[-1];
  const uint8_t byte = json->bytes[last];
  const bool is_behind = byte == '"' || byte == '}' || byte == ']' || ((byte == '{' || byte == '[') && !json->is_pending);
  return is_behind ? *json->at : last;
}
