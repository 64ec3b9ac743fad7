#pragma once

#include <string_view>

namespace pampas::language {

/// Whether each of the words, which are apart by spaces, is somewhere in the text, in capitals or
/// not; nothing to find: yes. Both are UTF-8.
bool has_words(std::string_view text, std::string_view words);

} // namespace pampas::language
