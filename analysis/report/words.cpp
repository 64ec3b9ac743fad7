#include "analysis/report/words.h"

#include <array>

namespace pampas::report {

std::string spelled(std::size_t number) {
    constexpr std::array<std::string_view, 13> words{"zero", "one",    "two",   "three", "four",
                                                     "five", "six",    "seven", "eight", "nine",
                                                     "ten",  "eleven", "twelve"};
    return number > 0 && number < words.size() ? std::string(words[number])
                                               : std::to_string(number);
}

std::string capitalized(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

} // namespace pampas::report
