#pragma once

#include <string>

namespace pampas {

/// A file name that every system takes, as like a title (UTF-8) as can be; without an ending.
std::string portable_name(std::string title);

} // namespace pampas
