#include "engine/files/path.h"

#include "engine/language/utf8.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/trim.hpp>

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

} // namespace pampas
