#include "analysis/description/description.h"

#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace pampas::description {
namespace {

using map::Space;

/// Kinds in the order in which neighbours are listed, the most important for players first.
constexpr std::array told_first{Space::Market, Space::Water,  Space::Mountain,
                                Space::Forest, Space::Meadow, Space::Rocks,
                                Space::Swamp,  Space::Land,   Space::Pampas};

template <Space kind>
constexpr bool is(Space space) {
    return space == kind;
}

/// Predicates for single kinds, indexed by kind.
constexpr std::array<graph::Kinds, map::all_spaces.size()> alone{
    is<Space::Pampas>, is<Space::Mountain>, is<Space::Forest>, is<Space::Meadow>, is<Space::Rocks>,
    is<Space::Swamp>,  is<Space::Land>,     is<Space::Market>, is<Space::Water>,  is<Space::Void>};

std::vector<int> region_sizes(const map::Map& map) {
    std::vector<int> result(map.grid().size());
    for (const graph::Kinds kinds : alone) {
        for (const auto& region : graph::regions(map, kinds).spaces) {
            for (const hex::Coordinate at : region) {
                result[map.grid().offset(at)] = static_cast<int>(region.size());
            }
        }
    }
    return result;
}

/// `market K8; pampas J6, K6 and L7`, and whether the space is at the edge of the board.
std::string surroundings(const map::Map& map, hex::Coordinate at) {
    const auto neighbours = map.grid().neighbours(at);
    std::vector<std::string> parts;
    std::size_t on_board = 0;
    for (const Space kind : told_first) {
        std::vector<hex::Coordinate> spaces;
        std::ranges::copy_if(neighbours, std::back_inserter(spaces),
                             [&](hex::Coordinate space) { return map.at(space) == kind; });
        if (!spaces.empty()) {
            std::ranges::sort(spaces, {}, [&map](auto space) { return map.grid().offset(space); });
            parts.push_back(tr(map::name(kind)) + " " + wording::names(spaces));
        }
        on_board += spaces.size();
    }
    if (on_board < hex::directions.size()) {
        parts.emplace_back(tr("the edge of the board"));
    }
    return fmt::format("{}", fmt::join(parts, "; "));
}

std::string note_on(const map::Map& map, hex::Coordinate at) {
    const auto& notes = map.details().notes;
    const auto note = std::ranges::find(notes, at, &map::Note::at);
    return note == notes.end() ? std::string() : tr("Note: {}", note->text);
}

} // namespace

Description::Description(map::Map map, std::vector<findings::Finding> found)
    : map_(std::move(map)), found_(std::move(found)), region_sizes_(region_sizes(map_)),
      catchments_(graph::catchments(map_)), markets_(map_.all(Space::Market)) {}

std::vector<std::string> Description::of(hex::Coordinate at) const {
    std::vector<std::string> lines{heading(at), region(at), way(at)};
    for (const findings::Finding& finding : found_) {
        if (std::ranges::find(finding.spaces, at) != finding.spaces.end()) {
            lines.push_back(fmt::format("{}: {}",
                                        wording::capitalized(tr(findings::name(finding.severity))),
                                        finding.sentence));
        }
    }
    lines.push_back(note_on(map_, at));
    lines.emplace_back(map_.is_locked(at) ? tr("Locked: no tool changes it") : "");
    std::erase(lines, std::string());
    return lines;
}

std::string Description::heading(hex::Coordinate at) const {
    return tr("{} {}, beside {}", hex::name(at), tr(map::name(map_.at(at))),
              surroundings(map_, at));
}

std::string Description::region(hex::Coordinate at) const {
    const Space kind = map_.at(at);
    if (!graph::is_playable(kind)) {
        return {};
    }
    return trn("Alone: a region of {} space of {}", "In a region of {} spaces of {}",
               region_sizes_[map_.grid().offset(at)], tr(map::name(kind)));
}

std::string Description::way(hex::Coordinate at) const {
    if (!graph::is_playable(map_.at(at)) || markets_.empty()) {
        return {};
    }
    const graph::Catchment& catchment = catchments_[map_.grid().offset(at)];
    if (!catchment.distance) {
        return tr("No path to a market");
    }
    std::vector<hex::Coordinate> nearest;
    nearest.reserve(catchment.markets.size());
    for (const std::size_t market : catchment.markets) {
        nearest.push_back(markets_[market]);
    }
    return trn("{} animal to the nearest market: {}", "{} animals to the nearest market: {}",
               *catchment.distance, wording::names(nearest));
}

} // namespace pampas::description
