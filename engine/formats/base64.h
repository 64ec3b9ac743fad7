#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pampas::formats {

/// Bytes as text that may stand in a page (RFC 4648).
std::string base64(std::string_view bytes);

/// The bytes that such a text stands for, blanks and line ends passed over; nothing when it is
/// none.
std::optional<std::string> from_base64(std::string_view text);

} // namespace pampas::formats
