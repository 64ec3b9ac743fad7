#include "engine/language/layout.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace pampas::language {
namespace {

/// Where the text of a line begins: after its indentation, or after a label and two blanks or more,
/// if that leaves it half of the width.
std::size_t text_begin(std::string_view line, std::size_t width) {
    const std::size_t word = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t gap = std::min(line.find("  ", word), line.size());
    const std::size_t text = std::min(line.find_first_not_of(' ', gap), line.size());
    return text < line.size() && 2 * columns_of(line.substr(0, text)) <= width ? text : word;
}

/// The words of a text; a sign such as `%` stays with its number.
std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> pieces;
    boost::split(pieces, text, boost::is_any_of(" "));
    std::vector<std::string> words;
    for (const std::string& piece : pieces) {
        if (piece.starts_with('%') && !words.empty()) {
            words.back() += " " + piece;
        } else {
            words.push_back(piece);
        }
    }
    return words;
}

std::string wrapped_line(std::string_view line, std::size_t width) {
    if (columns_of(line) <= width) {
        return std::string(line);
    }
    const std::size_t begin = text_begin(line, width);
    const std::size_t indentation = std::min(columns_of(line.substr(0, begin)), width / 2);
    std::string text(line.substr(0, begin));
    std::size_t used = columns_of(text);
    std::string separator;
    for (const std::string& word : words_of(line.substr(begin))) {
        const std::size_t needed = columns_of(word);
        if (!separator.empty() && used + 1 + needed > width) {
            separator = "\n" + std::string(indentation, ' ');
            used = indentation;
        } else {
            used += separator.size();
        }
        text += separator + word;
        used += needed;
        separator.assign(1, ' ');
    }
    return text;
}

} // namespace

// No character takes more columns than bytes, so fmt pads the text with a space for each byte that
// takes none.
std::size_t columns_of(std::string_view line) {
    return 2 * line.size() - fmt::formatted_size("{:{}}", line, line.size());
}

std::string wrapped(std::string_view lines, std::size_t width) {
    std::string text;
    for (std::size_t begin = 0; begin < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', begin), lines.size());
        text += wrapped_line(lines.substr(begin, end - begin), width);
        text += end < lines.size() ? "\n" : "";
        begin = end + 1;
    }
    return text;
}

} // namespace pampas::language
