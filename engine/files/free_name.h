#pragma once

#include <functional>
#include <string>

namespace pampas {

/// The name or, if it is taken, the first one with a number behind it that is not: `Honey (2)`. A
/// number that the name has already goes.
std::string free_name(const std::string& name,
                      const std::function<bool(const std::string& name)>& is_taken);

} // namespace pampas
