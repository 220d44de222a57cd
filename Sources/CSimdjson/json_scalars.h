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

constexpr uint64_t ones = 0x0101010101010101u;
constexpr uint64_t highs = 0x8080808080808080u;

/// Whether there is a backslash. Reads up to seven bytes further, which the padding allows.
inline __attribute__((always_inline)) bool has_escape(const uint8_t *bytes, size_t length) {
  for (size_t at = 0; at < length; at += 8) {
    uint64_t word;
    std::memcpy(&word, bytes + at, 8);
    word ^= ones * '\\';
    // Exact in its lowest byte that is set, so what is found past the end is told from what is found before it.
    const uint64_t zeros = (word - ones) & ~word & highs;
    if (zeros == 0) continue;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return at + size_t(__builtin_ctzll(zeros)) / 8 < length;
#else
    return std::memchr(bytes + at, '\\', length - at) != nullptr;
#endif
  }
  return false;
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
bool unescape(const uint8_t *body, size_t length, std::string &text, bool is_kept = true);

}  // namespace ax
