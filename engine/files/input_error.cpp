#include "engine/files/input_error.h"

#include "engine/language/tr.h"

#include <boost/locale/utf.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace pampas {
namespace {

std::string one_line(const std::string& message, const std::string& place,
                     const std::string& file) {
    std::string result;
    for (const std::string& part : {file, place}) {
        if (!part.empty()) {
            result += escaped(part) + ": ";
        }
    }
    return result + escaped(message);
}

/// Length in bytes of the well-formed UTF-8 character at the start of `text`; 0 if there is none.
std::size_t utf8_length(std::string_view text) {
    using boost::locale::utf::utf_traits;
    auto next = text.begin();
    const auto character = utf_traits<char>::decode(next, text.end());
    const bool is_one =
        character != boost::locale::utf::illegal && character != boost::locale::utf::incomplete;
    return is_one ? static_cast<std::size_t>(next - text.begin()) : 0;
}

/// What systems say most often.
[[maybe_unused]] constexpr std::array reasons{tr_later("No such file or directory"),
                                              tr_later("Permission denied"),
                                              tr_later("Is a directory"),
                                              tr_later("Not a directory"),
                                              tr_later("File exists"),
                                              tr_later("No space left on device"),
                                              tr_later("Disk quota exceeded"),
                                              tr_later("File too large"),
                                              tr_later("File name too long"),
                                              tr_later("Read-only file system"),
                                              tr_later("Input/output error"),
                                              tr_later("Too many levels of symbolic links"),
                                              tr_later("Resource temporarily unavailable")};

/// C1 controls (U+0080 to U+009F) steer terminals as C0 do.
bool is_control(std::string_view character) {
    const auto first = static_cast<unsigned char>(character[0]);
    return first < 0x20 || first == 0x7f ||
           (first == 0xc2 && static_cast<unsigned char>(character[1]) < 0xa0);
}

} // namespace

InputError::InputError(std::string message, std::string place, std::string file)
    : std::runtime_error(one_line(message, place, file)), message_(std::move(message)),
      place_(std::move(place)), file_(std::move(file)) {}

InputError InputError::in_file(std::string_view file) const {
    return InputError(message_, place_, file_.empty() ? std::string(file) : file_);
}

std::string reason_of(const std::error_code& error) {
    return tr(std::string_view(error.message()));
}

std::string escaped(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length > 0 && !is_control(text.substr(0, length))) {
            result += text.substr(0, length);
        } else if (text[0] == '\n') {
            result += "\\n";
        } else if (text[0] == '\t') {
            result += "\\t";
        } else {
            for (const char byte : text.substr(0, std::max<std::size_t>(length, 1))) {
                result += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
            }
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) {
            return false;
        }
        text.remove_prefix(length);
    }
    return true;
}

} // namespace pampas
