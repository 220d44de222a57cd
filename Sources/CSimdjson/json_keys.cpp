#include "json_keys.h"

extern "C" ax_json_keys *ax_json_keys_make(const char *const *names, size_t count) {
  auto *keys = new ax_json_keys;
  size_t size = 16;
  while (size < count * 4) size *= 2;
  keys->slots.resize(size);
  keys->mask = size - 1;
  // Slots point into these, so they must stay where they are.
  keys->names.assign(names, names + count);
  for (size_t index = 0; index < count; index++) {
    const std::string &name = keys->names[index];
    const std::string padded = name + std::string(8, '\0');
    const auto *bytes = reinterpret_cast<const uint8_t *>(padded.data());
    const uint64_t word = ax_json_keys::head(bytes, name.size());
    const uint64_t tail = name.size() > 8 ? ax_json_keys::last(bytes, name.size()) : word;
    size_t at = keys->place(word, name.size());
    while (keys->slots[at].number >= 0) at = (at + 1) & keys->mask;
    keys->slots[at] = {word, tail, name.data(), uint32_t(name.size()), int32_t(index)};
  }
  return keys;
}

extern "C" int32_t ax_json_keys_find(const ax_json_keys *keys, const uint8_t *bytes, size_t length) {
  if (length >= 8) return keys->find(bytes, length);
  uint8_t padded[8] = {0};
  std::memcpy(padded, bytes, length);
  return keys->find(padded, length);
}
