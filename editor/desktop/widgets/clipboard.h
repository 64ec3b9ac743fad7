#pragma once

#include <optional>
#include <string>

/// The system's clipboard, for text.
namespace pampas::desktop {

/// The text that is there, if it is text.
std::optional<std::string> clipboard_text();

void put_into_clipboard(const std::string& text);

} // namespace pampas::desktop
