#include "analysis/repair/goal.h"

#include "analysis/legality/legality.h"
#include "analysis/measures/map_findings.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
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

} // namespace

Goal Goal::named(const std::string& text) {
    if (text == "gap") {
        return {};
    }
    if (text == "findings") {
        return {Kind::Findings};
    }
    if (text.find('=') == std::string::npos) {
        throw InputError(
            tr("--goal: expected gap, findings or FIGURE=LOW..HIGH, not \"{}\"", escaped(text)));
    }
    return {Kind::Figure, measures::read_target(text, "--goal")};
}

double distance(const map::Map& map, const Goal& goal, const legality::Client& client) {
    if (goal.kind == Goal::Kind::Findings) {
        return static_cast<double>(wrong_about(map, client).size());
    }
    if (goal.kind == Goal::Kind::Figure) {
        const auto value = measures::measure(*goal.target.figure, graph::analyze(map));
        return goal.target.missed_by(value).value_or(std::numeric_limits<double>::infinity());
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
