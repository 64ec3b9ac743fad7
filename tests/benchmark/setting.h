#pragma once

#include <cstdlib>
#include <string>

namespace pampas {

/// The value of an environment variable, or `otherwise` if it is not set.
inline std::string setting(const char* name, const char* otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : value;
}

} // namespace pampas
