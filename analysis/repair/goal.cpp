#include "analysis/repair/goal.h"

#include "analysis/legality/legality.h"
#include "analysis/measures/map_findings.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace pampas::repair {
namespace {

std::vector<findings::Finding> wrong_about(const map::Map& map, const legality::Client& client) {
    auto found = measures::map_findings(graph::analyze(map), legality::findings(map, client));
    std::erase_if(found, [](const findings::Finding& finding) {
        return finding.severity == findings::Severity::Note;
    });
    return found;
}

double number_in(std::string_view text, const std::string& goal) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) {
        throw InputError(tr("goal \"{}\": \"{}\" is no number", goal, text));
    }
    return value;
}

bool is_figure(std::string_view key) {
    return std::ranges::find(measures::figures(), key, &measures::Figure::key) !=
           measures::figures().end();
}

} // namespace

Goal Goal::named(const std::string& text) {
    if (text == "gap") {
        return {};
    }
    if (text == "findings") {
        return {.kind = Kind::Findings};
    }
    const std::size_t equals = text.find('=');
    const std::size_t dots = text.find("..", equals == std::string::npos ? 0 : equals);
    const std::string figure = text.substr(0, equals);
    if (equals == std::string::npos || dots == std::string::npos || !is_figure(figure)) {
        throw InputError(tr("goal \"{}\": expected gap, findings or FIGURE=LOW..HIGH, with a "
                            "figure of \"pampas analyze\"",
                            text));
    }
    Goal goal{.kind = Kind::Figure,
              .figure = figure,
              .low = number_in(std::string_view(text).substr(equals + 1, dots - equals - 1), text),
              .high = number_in(std::string_view(text).substr(dots + 2), text)};
    if (!(goal.low <= goal.high)) {
        throw InputError(
            tr("goal \"{}\": there is nothing from {} to {}", text, goal.low, goal.high));
    }
    return goal;
}

double distance(const map::Map& map, const Goal& goal, const legality::Client& client) {
    if (goal.kind == Goal::Kind::Findings) {
        return static_cast<double>(wrong_about(map, client).size());
    }
    if (goal.kind == Goal::Kind::Figure) {
        const auto value = measures::measure(measures::figure(goal.figure), graph::analyze(map));
        return value ? std::max({0.0, goal.low - *value, *value - goal.high})
                     : std::numeric_limits<double>::infinity();
    }
    return 0;
}

std::vector<double> blame(const map::Map& map, const Goal& goal, const legality::Client& client) {
    constexpr double more = 5;
    std::vector<double> result(map.spaces().size(), 1);
    if (goal.kind != Goal::Kind::Findings) {
        return result;
    }
    for (const findings::Finding& finding : wrong_about(map, client)) {
        for (const hex::Coordinate at : finding.spaces) {
            result[map.grid().offset(at)] += more;
            for (const hex::Coordinate beside : map.grid().neighbours(at)) {
                result[map.grid().offset(beside)] += more / 2;
            }
        }
    }
    return result;
}

} // namespace pampas::repair
