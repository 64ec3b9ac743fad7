#include "engine/files/free_name.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas {
namespace {

/// The name without a number in brackets at its end.
std::string without_number(const std::string& name) {
    const std::size_t at = name.rfind(" (");
    if (at == std::string::npos || at == 0 || !name.ends_with(')')) {
        return name;
    }
    const std::string number = name.substr(at + 2, name.size() - at - 3);
    const bool is_number = !number.empty() && std::ranges::all_of(number, [](char character) {
        return character >= '0' && character <= '9';
    });
    return is_number ? name.substr(0, at) : name;
}

} // namespace

std::string free_name(const std::string& name,
                      const std::function<bool(const std::string& name)>& is_taken) {
    std::string free = name;
    for (int number = 2; is_taken(free); ++number) {
        free = fmt::format("{} ({})", without_number(name), number);
    }
    return free;
}

} // namespace pampas
