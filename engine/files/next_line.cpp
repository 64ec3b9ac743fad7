#include "engine/files/next_line.h"

namespace pampas {

std::optional<std::string> next_line(std::streambuf& bytes, std::size_t most) {
    constexpr int end = std::char_traits<char>::eof();
    int byte = bytes.sbumpc();
    if (byte == end) {
        return std::nullopt;
    }
    std::string line;
    for (; byte != '\n' && byte != end && line.size() <= most; byte = bytes.sbumpc()) {
        line += static_cast<char>(byte);
    }
    return line;
}

} // namespace pampas
