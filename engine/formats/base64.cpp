#include "engine/formats/base64.h"

#include <boost/archive/iterators/base64_from_binary.hpp>
#include <boost/archive/iterators/binary_from_base64.hpp>
#include <boost/archive/iterators/transform_width.hpp>

#include <algorithm>
#include <iterator>

namespace pampas::formats {
namespace {

namespace iterators = boost::archive::iterators;

using Letters =
    iterators::base64_from_binary<iterators::transform_width<std::string::const_iterator, 6, 8>>;
using Bytes =
    iterators::transform_width<iterators::binary_from_base64<std::string::const_iterator>, 8, 6>;

constexpr std::string_view blanks = " \t\r\n";

std::string without_blanks(std::string_view text) {
    std::string result;
    std::ranges::copy_if(text, std::back_inserter(result), [](char character) {
        return blanks.find(character) == std::string_view::npos;
    });
    return result;
}

} // namespace

std::string base64(std::string_view bytes) {
    const std::size_t missing = (3 - bytes.size() % 3) % 3;
    const std::string threes = std::string(bytes) + std::string(missing, '\0'); // Boost reads on
    std::string text(Letters(threes.begin()), Letters(threes.end()));
    std::fill_n(text.rbegin(), missing, '=');
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string letters = without_blanks(text);
    const std::size_t missing = letters.ends_with("==") ? 2 : letters.ends_with('=') ? 1 : 0;
    std::fill_n(letters.rbegin(), missing, 'A');
    // Boost takes a "=" for an "A", wherever it is.
    if (letters.size() % 4 != 0 || letters.find('=') != std::string::npos) {
        return std::nullopt;
    }
    try {
        std::string bytes(Bytes(letters.cbegin()), Bytes(letters.cend()));
        bytes.resize(bytes.size() - missing);
        return bytes;
    } catch (const iterators::dataflow_exception&) {
        return std::nullopt;
    }
}

} // namespace pampas::formats
