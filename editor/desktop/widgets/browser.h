#pragma once

#include <filesystem>

namespace pampas::desktop {

/// Shows the page in a file in the user's browser; whether that could be started.
bool show_in_browser(const std::filesystem::path& page);

} // namespace pampas::desktop
