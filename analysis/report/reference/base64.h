#pragma once

#include <string>
#include <string_view>

namespace pampas::report {

/// Bytes as text that may stand in a page (RFC 4648).
std::string base64(std::string_view bytes);

} // namespace pampas::report
