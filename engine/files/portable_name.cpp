#include "engine/files/portable_name.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/trim.hpp>
#include <boost/locale/utf.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace pampas {
namespace {

constexpr std::size_t longest = 100; ///< bytes; systems take 255, an ending and a number included

bool is_refused(char c) {
    constexpr std::string_view refused = "<>:\"/\\|?*"; // by one system or another
    return static_cast<unsigned char>(c) < ' ' || c == 0x7F ||
           refused.find(c) != std::string_view::npos;
}

/// Names of devices on Windows, also with an ending.
bool is_device(const std::string& name) {
    static constexpr std::array<std::string_view, 4> devices{"con", "prn", "aux", "nul"};
    const std::string lower = boost::algorithm::to_lower_copy(name.substr(0, name.find('.')));
    const bool numbered =
        lower.size() == 4 && (lower.starts_with("com") || lower.starts_with("lpt"));
    return std::ranges::find(devices, lower) != devices.end() ||
           (numbered && lower[3] >= '0' && lower[3] <= '9');
}

/// The beginning of a UTF-8 text, no character cut.
void shorten(std::string& text) {
    if (text.size() > longest) {
        std::size_t end = longest;
        while (end > 0 && boost::locale::utf::utf_traits<char>::is_trail(text[end])) {
            --end;
        }
        text.resize(end);
    }
}

} // namespace

std::string portable_name(std::string title) {
    std::ranges::replace_if(title, is_refused, '-');
    shorten(title);
    boost::algorithm::trim_if(title, [](char c) { return c == ' ' || c == '.'; });
    if (title.empty()) {
        return "-";
    }
    return is_device(title) ? "-" + title : title;
}

} // namespace pampas
