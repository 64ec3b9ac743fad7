#include "analysis/generation/request.h"
#include "analysis/measures/published.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace pampas::generation {
namespace {

const measures::Figure& figure_named(std::string_view key) {
    const auto found = std::ranges::find(measures::figures(), key, &measures::Figure::key);
    if (found == measures::figures().end()) {
        std::vector<std::string_view> keys;
        std::ranges::transform(measures::figures(), std::back_inserter(keys),
                               &measures::Figure::key);
        throw InputError(tr("--target: there is no figure \"{}\"; there are {}", escaped(key),
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

Target read_target(std::string_view words) {
    const std::size_t equals = std::min(words.find('='), words.size());
    const std::string_view range = words.substr(std::min(equals + 1, words.size()));
    const std::size_t dots = range.find("..");
    const auto low = read_number(range.substr(0, dots));
    const auto high = dots == std::string_view::npos ? low : read_number(range.substr(dots + 2));
    if (!low || !high) {
        throw InputError(
            tr("--target: expected FIGURE=LOW..HIGH, such as markets=18..20, not \"{}\"",
               escaped(words)));
    }
    const Target target{&figure_named(words.substr(0, equals)), *low, *high};
    if (*low > *high) {
        throw InputError(tr("--target {}: nothing lies between these", words_of(target)));
    }
    return target;
}

std::optional<double> Target::missed_by(std::optional<double> value) const {
    return value ? std::optional(std::max({0.0, low - *value, *value - high})) : std::nullopt;
}

std::string words_of(const Target& target) {
    return fmt::format("{}={:g}..{:g}", target.figure->key, target.low, target.high);
}

const Target* target_of(const Request& request, std::string_view figure) {
    const auto found = std::ranges::find(request.targets, figure,
                                         [](const Target& target) { return target.figure->key; });
    return found == request.targets.end() ? nullptr : &*found;
}

double near_by(const measures::Figure& figure) {
    const auto spread = measures::spread(figure, measures::published_maps());
    const double tenth = spread ? (spread->back() - spread->front()) / 10 : 0;
    const double least = figure.decimals == 0 ? 2 : std::pow(10.0, -figure.decimals);
    return std::max(tenth, least);
}

} // namespace pampas::generation
