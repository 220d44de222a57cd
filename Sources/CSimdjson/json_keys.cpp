#include "json_keys.h"

extern "C" ax_json_keys *ax_json_keys_make(const char *const *names, size_t count) {
  auto *keys = new ax_json_keys;
  size_t size = 16;
  while (size < count * 4) size *= 2;
  keys->slots.assign(size, -1);
  for (size_t index = 0; index < count; index++) {
    std::string name = names[index];
    const size_t length = name.size();
    std::string padded = name + std::string(8, '\0');
    const uint64_t word = ax_json_keys::head(reinterpret_cast<const uint8_t *>(padded.data()), length);
    size_t at = keys->slot(word, length);
    while (keys->slots[at] >= 0) at = (at + 1) & (size - 1);
    keys->slots[at] = int32_t(index);
    keys->heads.push_back(word);
    keys->names.push_back(std::move(name));
  }
  return keys;
}

extern "C" int32_t ax_json_keys_find(const ax_json_keys *keys, const uint8_t *bytes, size_t length) {
  if (length >= 8) return keys->find(bytes, length);
  uint8_t padded[8] = {0};
  std::memcpy(padded, bytes, length);
  return keys->find(padded, length);
}
