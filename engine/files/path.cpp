#include "engine/files/path.h"

#include "engine/language/utf8.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/trim.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pampas {
namespace {

/// Bytes; systems allow 255, including an extension and a number.
constexpr std::size_t longest = 100;

bool is_refused(char c) {
    constexpr std::string_view refused = "<>:\"/\\|?*"; // by at least one system
    return static_cast<unsigned char>(c) < ' ' || c == 0x7F ||
           refused.find(c) != std::string_view::npos;
}

/// Whether this names a device on Windows, also with an extension.
bool is_device(const std::string& name) {
    static constexpr std::array<std::string_view, 4> devices{"con", "prn", "aux", "nul"};
    const std::string lower = boost::algorithm::to_lower_copy(name.substr(0, name.find('.')));
    const bool numbered =
        lower.size() == 4 && (lower.starts_with("com") || lower.starts_with("lpt"));
    return std::ranges::find(devices, lower) != devices.end() ||
           (numbered && lower[3] >= '0' && lower[3] <= '9');
}

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

std::string portable_name(std::string title) {
    std::ranges::replace_if(title, is_refused, '-');
    title = utf8::beginning(title, longest);
    boost::algorithm::trim_if(title, [](char c) { return c == ' ' || c == '.'; });
    if (title.empty()) {
        return "-";
    }
    return is_device(title) ? "-" + title : title;
}

std::string free_name(const std::string& name,
                      const std::function<bool(const std::string& name)>& is_taken) {
    int number = 2;
    return free_name(name, is_taken, number);
}

std::string free_name(const std::string& name,
                      const std::function<bool(const std::string& name)>& is_taken, int& number) {
    std::string free = name;
    for (; is_taken(free); ++number) {
        free = fmt::format("{} ({})", without_number(name), number);
    }
    return free;
}

} // namespace pampas
