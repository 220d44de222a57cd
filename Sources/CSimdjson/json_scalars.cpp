#include "json_scalars.h"

#include "include/simdjson_cursor.h"

#include <charconv>
#include <cmath>
#include <cstring>

namespace {

bool is_digit(uint8_t byte) { return byte >= '0' && byte <= '9'; }

/// Four hexadecimal digits, or -1.
int32_t hex4(const uint8_t *bytes) {
  int32_t unit = 0;
  for (int at = 0; at < 4; at++) {
    const uint8_t byte = bytes[at];
    const uint8_t lower = byte | 0x20;
    if (is_digit(byte)) {
      unit = unit * 16 + (byte - '0');
    } else if (lower >= 'a' && lower <= 'f') {
      unit = unit * 16 + (lower - 'a' + 10);
    } else {
      return -1;
    }
  }
  return unit;
}

void append_utf8(std::string &text, uint32_t scalar) {
  if (scalar < 0x80) {
    text += char(scalar);
  } else if (scalar < 0x800) {
    text += char(0xC0 | (scalar >> 6));
    text += char(0x80 | (scalar & 0x3F));
  } else if (scalar < 0x10000) {
    text += char(0xE0 | (scalar >> 12));
    text += char(0x80 | ((scalar >> 6) & 0x3F));
    text += char(0x80 | (scalar & 0x3F));
  } else {
    text += char(0xF0 | (scalar >> 18));
    text += char(0x80 | ((scalar >> 12) & 0x3F));
    text += char(0x80 | ((scalar >> 6) & 0x3F));
    text += char(0x80 | (scalar & 0x3F));
  }
}

/// The value of a number of at most fifteen digits without an exponent; false for any other. Such a number is a whole one
/// divided by a power of ten, both of which a double holds, so that the quotient is the nearest there is.
bool short_number(const uint8_t *bytes, size_t length, double &number) {
  static constexpr double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
  const bool is_negative = length > 0 && bytes[0] == '-';
  if (length > 15) return false;
  uint64_t digits = 0;
  size_t point = length;
  for (size_t at = is_negative; at < length; at++) {
    if (bytes[at] == '.') {
      point = at + 1;
    } else if (is_digit(bytes[at])) {
      digits = digits * 10 + (bytes[at] - '0');
    } else {
      return false;
    }
  }
  number = double(digits);
  // A division takes as long as all the rest, and most numbers are whole.
  if (point != length) number /= powers[length - point];
  if (is_negative) number = -number;
  return true;
}

}  // namespace

size_t ax::number_length(const uint8_t *token, size_t length) {
  size_t at = 0;
  const auto digits = [&] {
    const size_t start = at;
    while (at < length && is_digit(token[at])) at++;
    return at - start;
  };
  if (at < length && token[at] == '-') at++;
  const bool leading_zero = at < length && token[at] == '0';
  const size_t whole = digits();
  if (whole == 0 || (leading_zero && whole > 1)) return 0;
  if (at < length && token[at] == '.') {
    at++;
    if (digits() == 0) return 0;
  }
  if (at < length && (token[at] | 0x20) == 'e') {
    at++;
    if (at < length && (token[at] == '+' || token[at] == '-')) at++;
    if (digits() == 0) return 0;
  }
  return ax::is_blank(token + at, length - at) ? at : 0;
}

bool ax::unescape(const uint8_t *body, size_t length, std::string &text, bool is_kept) {
  text.clear();
  size_t at = 0;
  while (at < length) {
    const auto *escape = static_cast<const uint8_t *>(std::memchr(body + at, '\\', length - at));
    const size_t plain = escape ? size_t(escape - body) - at : length - at;
    if (is_kept) {
      text.append(reinterpret_cast<const char *>(body + at), plain);
    } else {
      text.clear();
    }
    at += plain;
    if (!escape) break;
    if (at + 1 >= length) return false;
    const uint8_t kind = body[at + 1];
    at += 2;
    switch (kind) {
      case '"': case '\\': case '/': text += char(kind); break;
      case 'b': text += '\b'; break;
      case 'f': text += '\f'; break;
      case 'n': text += '\n'; break;
      case 'r': text += '\r'; break;
      case 't': text += '\t'; break;
      case 'u': {
        if (at + 4 > length) return false;
        const int32_t unit = hex4(body + at);
        if (unit < 0) return false;
        at += 4;
        uint32_t scalar = uint32_t(unit);
        if (unit >= 0xD800 && unit < 0xE000) {
          scalar = 0xFFFD;
          if (unit < 0xDC00 && at + 6 <= length && body[at] == '\\' && body[at + 1] == 'u') {
            const int32_t low = hex4(body + at + 2);
            if (low >= 0xDC00 && low < 0xE000) {
              scalar = 0x10000 + ((uint32_t(unit) - 0xD800) << 10) + (uint32_t(low) - 0xDC00);
              at += 6;
            }
          }
        }
        append_utf8(text, scalar);
        break;
      }
      default: return false;
    }
  }
  return true;
}

extern "C" double ax_json_double(const uint8_t *bytes, size_t length) {
  double number = 0;
  if (short_number(bytes, length, number)) return number;
  const auto *begin = reinterpret_cast<const char *>(bytes);
  const auto result = std::from_chars(begin, begin + length, number);
  if (result.ec == std::errc::result_out_of_range) {
    // from_chars leaves the number alone for 1e400 and for 1e-400; the exponent's sign tells them apart.
    for (size_t at = 0; at + 1 < length; at++) {
      if ((bytes[at] | 0x20) == 'e' && bytes[at + 1] == '-') return 0;
    }
    return length > 0 && bytes[0] == '-' ? -HUGE_VAL : HUGE_VAL;
  }
  return result.ec == std::errc() ? number : std::nan("");
}
