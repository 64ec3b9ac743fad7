#include "engine/map/difference.h"

#include <algorithm>
#include <functional>

namespace pampas::map {
namespace {

Space space_or_void(const Map& map, hex::Coordinate at) {
    return map.grid().contains(at) ? map.at(at) : Space::Void;
}

} // namespace

std::vector<SpaceDifference> differences(const Map& one, const Map& other) {
    std::vector<SpaceDifference> found;
    const int rows = std::max(one.grid().rows, other.grid().rows);
    const int columns = std::max(one.grid().columns, other.grid().columns);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const hex::Coordinate at{column, row};
            const Space was = space_or_void(one, at);
            const Space is = space_or_void(other, at);
            if (was != is) {
                found.push_back({at, was, is});
            }
        }
    }
    return found;
}

std::vector<KindDifference> by_kind(std::span<const SpaceDifference> differences) {
    std::vector<KindDifference> kinds;
    for (const SpaceDifference& difference : differences) {
        const auto same = std::ranges::find_if(kinds, [&](const KindDifference& kind) {
            return kind.one == difference.one && kind.other == difference.other;
        });
        if (same == kinds.end()) {
            kinds.push_back({difference.one, difference.other, 1});
        } else {
            ++same->count;
        }
    }
    std::ranges::stable_sort(kinds, std::greater(), &KindDifference::count);
    return kinds;
}

std::string words(const KindDifference& difference) {
    const auto& [one, other, count] = difference;
    if (one == Space::Void) {
        return trn("{} space is new: {}", "{} spaces are new: {}", count, tr(name(other)));
    }
    if (other == Space::Void) {
        return trn("{} space is gone: {}", "{} spaces are gone: {}", count, tr(name(one)));
    }
    return trn("{} {} became {}", "{} {} became {}", count, tr(name(one)), tr(name(other)));
}

} // namespace pampas::map
