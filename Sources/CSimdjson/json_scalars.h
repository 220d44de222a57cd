#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

/// What simdjson's first stage leaves to whoever reads a scalar: whether the token really is one.
namespace ax {

/// Whether the token is exactly this word, white space after it aside.
bool is_word(const uint8_t *token, size_t length, const char *word);

/// Length of the number at the start of the token, or 0 when the token is none.
size_t number_length(const uint8_t *token, size_t length);

/// Resolves escapes; false when one is none. A lone surrogate becomes U+FFFD: exporters cut labels between the two
/// halves of an emoji, and one such label is no reason to drop a screen.
bool unescape(const uint8_t *body, size_t length, std::string &text);

}  // namespace ax
