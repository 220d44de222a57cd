#pragma once

#include "include/simdjson_cursor.h"

#include <cstring>
#include <string>
#include <vector>

/// Finds a key's number by its first eight bytes and its length; one comparison confirms it.
struct ax_json_keys {
  /// One place of the table, all that a look needs in one piece of memory.
  struct Slot {
    uint64_t head = 0;
    size_t length = 0;
    const char *name = nullptr;
    /// The key's number, -1 where there is none.
    int32_t number = -1;
  };

  std::vector<std::string> names;
  std::vector<Slot> slots;
  size_t mask = 0;

  /// The eight bytes at `bytes`, those past `length` cleared. At least eight bytes must be readable.
  static uint64_t head(const uint8_t *bytes, size_t length) {
    uint64_t word;
    std::memcpy(&word, bytes, 8);
    return length >= 8 ? word : word & ((uint64_t(1) << (length * 8)) - 1);
  }

  size_t place(uint64_t word, size_t length) const {
    return size_t(((word ^ (uint64_t(length) << 56)) * 0x9E3779B97F4A7C15u) >> 32) & mask;
  }

  int32_t find(const uint8_t *bytes, size_t length) const {
    const uint64_t word = head(bytes, length);
    for (size_t at = place(word, length); slots[at].number >= 0; at = (at + 1) & mask) {
      const Slot &slot = slots[at];
      if (slot.head == word && slot.length == length
          && (length <= 8 || std::memcmp(slot.name + 8, bytes + 8, length - 8) == 0)) {
        return slot.number;
      }
    }
    return -1;
  }
};
