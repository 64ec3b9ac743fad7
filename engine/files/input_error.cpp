#include "engine/files/input_error.h"

#include "engine/language/tr.h"
#include "engine/language/utf8.h"

#include <fmt/format.h>

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

/// The most common reasons, listed for translation.
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

/// C1 controls (U+0080 to U+009F) control terminals just like C0 controls.
constexpr bool is_control(char32_t character) {
    return character < 0x20 || (character >= 0x7f && character < 0xa0);
}

} // namespace

InputError::InputError(std::string message, std::string place, std::string file)
    : std::runtime_error(one_line(message, place, file)), message_(std::move(message)),
      place_(std::move(place)), file_(std::move(file)) {}

InputError InputError::in_file(std::string_view file) const {
    return InputError(message_, place_, file_.empty() ? std::string(file) : file_);
}

InputError system_error(const std::filesystem::path& path, const char* failure,
                        const std::error_code& reason) {
    return InputError(tr("{}: {}", tr(failure), tr(std::string_view(reason.message()))), {},
                      path.empty() ? "\"\"" : path.string());
}

std::string escaped(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const utf8::Character next = utf8::take(text);
        if (next.is_valid && !is_control(next.code)) {
            result += next.bytes;
        } else if (next.bytes == "\n") {
            result += "\\n";
        } else if (next.bytes == "\t") {
            result += "\\t";
        } else {
            for (const char byte : next.bytes) {
                result += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
            }
        }
    }
    return result;
}

} // namespace pampas
