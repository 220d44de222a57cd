#pragma once

#include "include/simdjson_cursor.h"

#include <cstring>
#include <string>
#include <vector>

/// Finds a key's number by its first eight bytes, its last eight and its length.
struct ax_json_keys {
  /// One place of the table, all that a look needs in one piece of memory.
  struct Slot {
    uint64_t head = 0;
    /// The last eight bytes; of a shorter key, the head.
    uint64_t tail = 0;
    const char *name = nullptr;
    uint32_t length = 0;
    /// The key's number, -1 where there is none.
    int32_t number = -1;

    /// Most keys have at most sixteen bytes, so that head and tail are all there is of them.
    bool is(uint64_t other, const uint8_t *bytes, size_t size) const {
      if (head != other || length != size) return false;
      if (size <= 8) return true;
      if (tail != last(bytes, size)) return false;
      for (size_t at = 8; at + 8 < size; at++) {
        if (uint8_t(name[at]) != bytes[at]) return false;
      }
      return true;
    }
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

  /// The last eight bytes of a key that has more than eight.
  static uint64_t last(const uint8_t *bytes, size_t length) {
    uint64_t word;
    std::memcpy(&word, bytes + length - 8, 8);
    return word;
  }

  size_t place(uint64_t word, size_t length) const {
    return size_t(((word ^ (uint64_t(length) << 56)) * 0x9E3779B97F4A7C15u) >> 32) & mask;
  }

  __attribute__((always_inline)) int32_t find(const uint8_t *bytes, size_t length) const {
    const uint64_t word = head(bytes, length);
    for (size_t at = place(word, length); slots[at].number >= 0; at = (at + 1) & mask) {
      if (slots[at].is(word, bytes, length)) return slots[at].number;
    }
    return -1;
  }
};
