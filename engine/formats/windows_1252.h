#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pampas::formats {

/// Windows-1252 bytes as UTF-8. The five bytes the code page leaves open become the control
/// characters of the same number, as browsers read them, so that every byte comes back.
std::string from_windows_1252(std::string_view bytes);

/// UTF-8 text as Windows-1252; nothing when a character has no byte there or the text is not UTF-8.
std::optional<std::string> to_windows_1252(std::string_view text);

} // namespace pampas::formats
