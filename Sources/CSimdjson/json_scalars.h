#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

/// What simdjson's first stage leaves to whoever reads a scalar: whether the token really is one.
namespace ax {

inline bool is_space(uint8_t byte) { return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t'; }

inline bool is_blank(const uint8_t *bytes, size_t length) {
  for (size_t at = 0; at < length; at++) {
    if (!is_space(bytes[at])) return false;
  }
  return true;
}

/// Whether the token is exactly this word, white space after it aside.
template <size_t size> inline bool is_word(const uint8_t *token, size_t length, const char (&word)[size]) {
  return length >= size - 1 && std::memcmp(token, word, size - 1) == 0 && is_blank(token + size - 1, length - size + 1);
}

/// The whole number that all of the token is, white space after it aside; false when it is none, or has more digits than
/// a double surely holds.
inline bool whole_number(const uint8_t *token, size_t length, size_t &size, double &number) {
  const size_t start = token[0] == '-';
  size_t at = start;
  uint64_t digits = 0;
  while (at < length && uint8_t(token[at] - '0') < 10) digits = digits * 10 + uint8_t(token[at++] - '0');
  const size_t count = at - start;
  if (count == 0 || count > 15 || (token[start] == '0' && count > 1) || !is_blank(token + at, length - at)) return false;
  size = at;
  number = start ? -double(digits) : double(digits);
  return true;
}

/// Length of the number at the start of the token, or 0 when the token is none.
size_t number_length(const uint8_t *token, size_t length);

/// Resolves escapes; false when one is none. A lone surrogate becomes U+FFFD: exporters cut labels between the two
/// halves of an emoji, and one such label is no reason to drop a screen.
bool unescape(const uint8_t *body, size_t length, std::string &text);

}  // namespace ax
