// A forward-only cursor over one JSON document, for Swift: the tokens of simdjson's first stage behind plain C.
//
// Every value that the cursor passes is checked, even one that nobody asks for, unless the caller says so with
// `ax_json_leave` or `ax_json_skip_unchecked`. simdjson's own On-Demand parser lets unread parts go unread; checking them
// beside it meant to look at every token twice.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ax_json ax_json;
typedef struct ax_json_keys ax_json_keys;

/// How many readable bytes must follow the document; the first of them must be 0.
enum { AX_JSON_PADDING = 64 };

typedef enum {
  AX_JSON_END = 0,
  AX_JSON_NULL,
  AX_JSON_FALSE,
  AX_JSON_TRUE,
  AX_JSON_NUMBER,
  AX_JSON_STRING,
  AX_JSON_OBJECT,
  AX_JSON_ARRAY,
  /// Not JSON, or nested deeper than allowed; nothing more can be read.
  AX_JSON_INVALID,
} ax_json_kind;

/// A value, and its key when it is a member of an object. Pointers hold until the cursor moves. After `AX_JSON_END` and
/// `AX_JSON_INVALID` only `kind` means anything.
typedef struct {
  ax_json_kind kind;
  /// Number of the key in the table that was given, -1 for one that is not in it.
  int32_t key;
  /// The key as written, without quotes; escapes are resolved only if `key` was found through them.
  const uint8_t *key_bytes;
  size_t key_length;
  /// A string unescaped, with U+FFFD for lone surrogates, but as written under a key that is not in the table that was
  /// given; a number as written.
  const uint8_t *bytes;
  size_t length;
} ax_json_item;

/// Numbers `names` from 0. Never fails, and is never released: a table belongs to a format.
ax_json_keys *ax_json_keys_make(const char *const *names, size_t count);
/// The number of this key, or -1. Reads no further than `length`.
int32_t ax_json_keys_find(const ax_json_keys *keys, const uint8_t *bytes, size_t length);

/// Opens a document of at most `max_depth` open containers, or returns NULL when its bytes can not begin one: then they
/// are not UTF-8, or a string never ends, or there is nothing.
ax_json *ax_json_open(const uint8_t *bytes, size_t length, size_t max_depth);
void ax_json_close(ax_json *json);

/// The root value; also goes back to the start. A root is entered like any other value.
void ax_json_root(ax_json *json, ax_json_item *item);
/// Goes into the container that was last returned; false when it is none or too deep.
bool ax_json_enter(ax_json *json);
/// The next value of the innermost container that was entered; `AX_JSON_END` closes it. A container that was returned
/// before and not entered is passed, and checked.
void ax_json_next(ax_json *json, const ax_json_keys *keys, ax_json_item *item);
/// Enters the object that was last returned and, when it holds nothing but numbers with these keys, reads them all, each
/// to its key's place, and closes it. Else returns false, and the cursor is where `ax_json_enter` leaves it.
bool ax_json_numbers(ax_json *json, const ax_json_keys *keys, double *numbers);
/// Passes the container that was last returned without looking inside.
void ax_json_skip_unchecked(ax_json *json);
/// Closes the innermost container without looking at the rest of it.
void ax_json_leave(ax_json *json);
/// Whether nothing but white space follows the root, which must be closed.
bool ax_json_at_end(ax_json *json);
/// Whether a container was too deep.
bool ax_json_is_too_deep(const ax_json *json);
/// Offset in bytes of the token the cursor is at.
size_t ax_json_offset(ax_json *json);

/// The value of a number as written: infinite when it does not fit a double.
double ax_json_double(const uint8_t *bytes, size_t length);

#ifdef __cplusplus
}
#endif
