#include "analysis/measures/target.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace pampas::measures {
namespace {

const Figure& figure_named(std::string_view key, std::string_view option) {
    const auto found = std::ranges::find(figures(), key, &Figure::key);
    if (found == figures().end()) {
        std::vector<std::string_view> keys;
        std::ranges::transform(figures(), std::back_inserter(keys), &Figure::key);
        throw InputError(tr("{}: there is no figure \"{}\"; there are {}", option, escaped(key),
                            fmt::join(keys, ", ")));
    }
    return *found;
}

/// A finite number that is all of the words.
std::optional<double> read_number(std::string_view words) {
    double number = 0;
    const char* end = words.data() + words.size();
    const auto [read, error] = std::from_chars(words.data(), end, number);
    return error == std::errc() && read == end && std::isfinite(number) ? std::optional(number)
                                                                        : std::nullopt;
}

} // namespace

Target read_target(std::string_view words, std::string_view option) {
    const std::size_t equals = std::min(words.find('='), words.size());
    const std::string_view range = words.substr(std::min(equals + 1, words.size()));
    const std::size_t dots = range.find("..");
    const auto low = read_number(range.substr(0, dots));
    const auto high = dots == std::string_view::npos ? low : read_number(range.substr(dots + 2));
    if (!low || !high) {
        throw InputError(tr("{}: expected FIGURE=LOW..HIGH, such as markets=18..20, not \"{}\"",
                            option, escaped(words)));
    }
    const Target target{&figure_named(words.substr(0, equals), option), *low, *high};
    if (*low > *high) {
        throw InputError(tr("{} {}: nothing lies between these", option, words_of(target)));
    }
    return target;
}

std::optional<double> Target::missed_by(std::optional<double> value) const {
    return value ? std::optional(std::max({0.0, low - *value, *value - high})) : std::nullopt;
}

std::string words_of(const Target& target) {
    return fmt::format("{}={:g}..{:g}", target.figure->key, target.low, target.high);
}

} // namespace pampas::measures
