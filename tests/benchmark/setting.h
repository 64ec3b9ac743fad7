#pragma once

#include <cstdlib>
#include <string>

namespace pampas {

/// What an environment variable asks of a benchmark, or else what it does unasked.
inline std::string setting(const char* name, const char* otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : value;
}

} // namespace pampas
