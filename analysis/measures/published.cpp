#include "analysis/measures/published.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace pampas::measures {
namespace {

using Json = nlohmann::json;

/// The column of each figure in the file; empty if missing.
std::vector<std::optional<std::size_t>> columns(const Json& file) {
    const auto keys = file.at("figures").get<std::vector<std::string>>();
    std::vector<std::optional<std::size_t>> result;
    for (const Figure& figure : figures()) {
        const auto found = std::ranges::find(keys, figure.key);
        result.push_back(found == keys.end()
                             ? std::nullopt
                             : std::optional(static_cast<std::size_t>(found - keys.begin())));
    }
    return result;
}

std::optional<double> number(const Json& value) {
    return value.is_null() ? std::nullopt : std::optional(value.get<double>());
}

/// The maps' values of a figure, ascending.
std::vector<double> sorted_values(const Figure& figure, std::span<const PublishedMap> maps) {
    std::vector<double> result;
    for (const PublishedMap& map : maps) {
        if (const auto value = value_of(map, figure)) {
            result.push_back(*value);
        }
    }
    std::ranges::sort(result);
    return result;
}

} // namespace

std::optional<double> value_of(const PublishedMap& map, const Figure& figure) {
    return map.values[static_cast<std::size_t>(&figure - figures().data())];
}

std::vector<PublishedMap> read_published(std::string_view json) {
    const Json file = Json::parse(json);
    const auto column_of = columns(file);
    std::vector<PublishedMap> maps;
    for (const Json& map : file.at("maps")) {
        PublishedMap read{map.at("name"), {}};
        for (const auto& column : column_of) {
            read.values.push_back(column ? number(map.at("values").at(*column)) : std::nullopt);
        }
        maps.push_back(std::move(read));
    }
    return maps;
}

const std::vector<PublishedMap>& published_maps() {
    static const std::vector<PublishedMap> maps =
        read_published(resources::find("published/figures.json").value());
    return maps;
}

Rank rank(const Figure& figure, std::optional<double> value) {
    Rank result{figure.key, value};
    if (value) {
        const auto values = sorted_values(figure, published_maps());
        const auto equals = std::ranges::equal_range(values, *value);
        result.below = static_cast<int>(equals.begin() - values.begin());
        result.equal = static_cast<int>(std::ranges::ssize(equals));
        result.above = static_cast<int>(values.end() - equals.end());
    }
    return result;
}

std::vector<Rank> ranks(const graph::Analysis& analysis) {
    std::vector<Rank> result;
    std::ranges::transform(figures(), std::back_inserter(result), [&](const Figure& figure) {
        return rank(figure, measure(figure, analysis));
    });
    return result;
}

int worse(const Rank& rank) {
    switch (figure(rank.figure).worse) {
    case Worse::Less:
        return rank.below;
    case Worse::More:
        return rank.above;
    case Worse::Neither:
        break;
    }
    return 0;
}

bool in_worst_quarter(const Rank& rank) {
    const int all = rank.below + rank.equal + rank.above;
    return rank.value && all > 0 && figure(rank.figure).worse != Worse::Neither &&
           4 * (worse(rank) + rank.equal) <= all;
}

std::optional<std::array<double, 5>> spread(const Figure& figure,
                                            std::span<const PublishedMap> maps) {
    const auto values = sorted_values(figure, maps);
    if (values.empty()) {
        return std::nullopt;
    }
    const auto quartile = [&](std::size_t quarters) {
        return values[(quarters * values.size() + 3) / 4 - 1];
    };
    return std::array{values.front(), quartile(1), quartile(2), quartile(3), values.back()};
}

namespace {

const Figure& figure_named(std::string_view key, std::string_view option) {
    const auto found = std::ranges::find(figures(), key, &Figure::key);
    if (found == figures().end()) {
        std::vector<std::string_view> keys;
        std::ranges::transform(figures(), std::back_inserter(keys), &Figure::key);
        throw InputError(tr("{}: unknown figure \"{}\"; expected one of {}", option, escaped(key),
                            fmt::join(keys, ", ")));
    }
    return *found;
}

/// A finite number that makes up the whole text.
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
        throw InputError(tr("{} {}: the range is empty", option, words_of(target)));
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
