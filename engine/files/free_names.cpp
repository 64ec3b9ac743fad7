#include "engine/files/free_names.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace pampas {
namespace {

constexpr int first_number = 2; ///< that of the second of several equal names

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

/// The free name, with numbers from `number` on, which becomes the first that was not tried.
std::string free_name_from(int& number, const std::string& name,
                           const std::function<bool(const std::string& name)>& is_taken) {
    std::string free = name;
    for (; is_taken(free); ++number) {
        free = fmt::format("{} ({})", without_number(name), number);
    }
    return free;
}

} // namespace

std::string free_name(const std::string& name,
                      const std::function<bool(const std::string& name)>& is_taken) {
    int number = first_number;
    return free_name_from(number, name, is_taken);
}

std::string FreeNames::give(const std::string& name) {
    int& number = numbers_.try_emplace(key(without_number(name)), first_number).first->second;
    std::string free = free_name_from(
        number, name, [this](const std::string& other) { return given_.contains(key(other)); });
    given_.insert(key(free));
    return free;
}

std::string FreeNames::key(const std::string& name) const {
    return letters_ == Case::Ignored ? boost::algorithm::to_lower_copy(name) : name;
}

} // namespace pampas
