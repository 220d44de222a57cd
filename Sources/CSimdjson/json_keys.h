#pragma once

#include "include/simdjson_cursor.h"

#include <cstring>
#include <string>
#include <vector>

/// Finds a key's number by its first eight bytes and its length; one comparison confirms it.
struct ax_json_keys {
  std::vector<std::string> names;
  std::vector<uint64_t> heads;
  std::vector<int32_t> slots;

  /// The eight bytes at `bytes`, those past `length` cleared. At least eight bytes must be readable.
  static uint64_t head(const uint8_t *bytes, size_t length) {
    uint64_t word;
    std::memcpy(&word, bytes, 8);
    return length >= 8 ? word : word & ((uint64_t(1) << (length * 8)) - 1);
  }

  size_t slot(uint64_t word, size_t length) const {
    return size_t(((word ^ (uint64_t(length) << 56)) * 0x9E3779B97F4A7C15u) >> 32) & (slots.size() - 1);
  }

  int32_t find(const uint8_t *bytes, size_t length) const {
    const uint64_t word = head(bytes, length);
    for (size_t at = slot(word, length); slots[at] >= 0; at = (at + 1) & (slots.size() - 1)) {
      const std::string &name = names[size_t(slots[at])];
      if (name.size() == length && heads[size_t(slots[at])] == word
          && (length <= 8 || std::memcmp(name.data() + 8, bytes + 8, length - 8) == 0)) {
        return slots[at];
      }
    }
    return -1;
  }
};
