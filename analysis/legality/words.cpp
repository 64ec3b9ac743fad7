#include "analysis/legality/words.h"

#include "engine/hex/name.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace pampas::legality {

std::string names(std::span<const hex::Coordinate> spaces) {
    constexpr std::size_t most = 6;
    const std::size_t shown = spaces.size() > most + 1 ? most : spaces.size();
    std::vector<std::string> words;
    std::ranges::transform(spaces.first(shown), std::back_inserter(words), hex::name);
    if (shown < spaces.size()) {
        words.push_back(fmt::format("{} more", spaces.size() - shown));
    }
    if (words.size() < 2) {
        return words.empty() ? "" : words.front();
    }
    const std::string last = words.back();
    words.pop_back();
    return fmt::format("{} and {}", fmt::join(words, ", "), last);
}

std::string counted(std::size_t number, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", number, number == 1 ? one : many);
}

} // namespace pampas::legality
