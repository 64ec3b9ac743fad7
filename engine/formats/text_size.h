#pragma once

#include <cstddef>
#include <string_view>

namespace pampas::formats {

/// The maximum size in bytes of files of all formats but JSON, which hold only a board and few
/// texts. Small lines and elements take many times the memory of their text.
inline constexpr std::size_t max_text_size = std::size_t{4} << 20;

/// Throws `InputError` for larger files.
void check_text_size(std::string_view bytes);

} // namespace pampas::formats
