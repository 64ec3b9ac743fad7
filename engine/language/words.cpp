#include "engine/language/words.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <boost/locale/encoding_utf.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace pampas::language {
namespace {

constexpr bool is_in(char32_t letter, char32_t first, char32_t last) {
    return letter >= first && letter <= last;
}

/// The small letter of a capital: Latin, Greek or Cyrillic. (The system's own tables go by its
/// locale, and differ from system to system.)
char32_t small(char32_t letter) {
    if (is_in(letter, U'A', U'Z') || (is_in(letter, 0xC0, 0xDE) && letter != 0xD7) ||
        is_in(letter, 0x391, 0x3A9) || is_in(letter, 0x410, 0x42F)) {
        return letter + 0x20;
    }
    if (is_in(letter, 0x400, 0x40F)) {
        return letter + 0x50;
    }
    // Pairs, the capital first.
    if (is_in(letter, 0x100, 0x137) || is_in(letter, 0x14A, 0x177)) {
        return letter | 1;
    }
    if (is_in(letter, 0x139, 0x148) || is_in(letter, 0x179, 0x17E)) {
        return letter + letter % 2;
    }
    return letter;
}

std::u32string lower_case(std::string_view text) {
    auto letters =
        boost::locale::conv::utf_to_utf<char32_t>(text.data(), text.data() + text.size());
    std::ranges::transform(letters, letters.begin(), small);
    return letters;
}

} // namespace

bool has_words(std::string_view text, std::string_view words) {
    std::vector<std::string> each;
    boost::split(each, words, boost::is_any_of(" \t\n"));
    return std::ranges::all_of(each, [all = lower_case(text)](const std::string& word) {
        return all.find(lower_case(word)) != std::u32string::npos;
    });
}

} // namespace pampas::language
