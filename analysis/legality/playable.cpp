#include "analysis/legality/playable.h"

#include "analysis/legality/legality.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>

namespace pampas::legality {
namespace {

/// The findings that hold for any client.
std::vector<Finding> findings_for_all(const map::Map& map) {
    return findings(map, Client{});
}

bool is_about_market(const Finding& finding) {
    constexpr std::array codes{"market-closed", "market-cut-off"};
    return std::ranges::find(codes, finding.code) != codes.end();
}

} // namespace

std::optional<Finding> obstacle(const map::Map& map) {
    const std::vector<Finding> found = findings_for_all(map);
    const auto unreachable = std::ranges::count_if(found, is_about_market);
    const bool is_any_reachable = unreachable < std::ssize(map.all(map::Space::Market));
    const auto first = std::ranges::find_if(found, [&](const Finding& finding) {
        return finding.severity == Severity::Error &&
               !(is_about_market(finding) && is_any_reachable);
    });
    return first == found.end() ? std::nullopt : std::optional(*first);
}

void require_playable(const map::Map& map, const std::string& file) {
    if (const auto found = obstacle(map)) {
        throw NotPlayable(tr("no games can be played on this map: {}", found->sentence), {}, file);
    }
}

std::vector<Finding> warnings(const map::Map& map) {
    std::vector<Finding> found = findings_for_all(map);
    std::erase_if(found, [](const Finding& each) { return each.severity == Severity::Note; });
    return found;
}

} // namespace pampas::legality
