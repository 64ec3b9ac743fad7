#include "analysis/repair/moves.h"

#include "analysis/legality/legality.h"
#include "engine/hex/axial.h"
#include "engine/map/difference.h"

#include <algorithm>

namespace pampas::repair {
namespace {

using map::Space;

std::ptrdiff_t errors_of(const map::Map& map, const legality::Client& client) {
    return std::ranges::count(legality::findings(map, client), findings::Severity::Error,
                              &findings::Finding::severity);
}

} // namespace

Moves::Moves(map::Map map, Limits limits, std::vector<double> weights)
    : map_(std::move(map)), limits_(std::move(limits)), errors_(errors_of(map_, limits_.client)) {
    double sum = 0;
    for (std::size_t offset = 0; offset < map_.spaces().size(); ++offset) {
        const hex::Coordinate at = map_.grid().coordinate(offset);
        const bool is_locked = map_.is_locked(at) || std::ranges::count(limits_.locked, at) > 0;
        if (!is_locked && map_.at(at) != Space::Void) {
            spaces_.push_back(at);
            sums_.push_back(sum += weights[offset]);
        }
    }
}

hex::Coordinate Moves::drawn(const std::vector<double>& sums, chance::Stream& stream) const {
    constexpr std::size_t fine = 1U << 30U;
    const double at =
        static_cast<double>(stream.below(fine)) / static_cast<double>(fine) * sums.back();
    const auto found = std::ranges::upper_bound(sums, at);
    return spaces_[static_cast<std::size_t>(std::min(found, sums.end() - 1) - sums.begin())];
}

/// Every other change is among neighbours or nearly so: a market that moves a little.
map::Map Moves::proposed(const map::Map& from, chance::Stream& stream) const {
    constexpr int near = 3;
    const hex::Coordinate one = drawn(sums_, stream);
    hex::Coordinate other = drawn(sums_, stream);
    if (stream.below(2) == 0) {
        std::vector<hex::Coordinate> around;
        std::ranges::copy_if(spaces_, std::back_inserter(around), [&](hex::Coordinate at) {
            return hex::distance(hex::axial(map_.grid(), one), hex::axial(map_.grid(), at)) <= near;
        });
        other = around[stream.below(around.size())];
    }
    map::Map result = from;
    result.set(one, from.at(other));
    if (!limits_.free_counts || stream.below(2) == 0) {
        result.set(other, from.at(one));
    }
    return result;
}

std::optional<map::Map> Moves::changed(const map::Map& from, chance::Stream& stream) const {
    constexpr int attempts = 200;
    for (int attempt = 0; attempt < attempts && spaces_.size() > 1; ++attempt) {
        map::Map result = proposed(from, stream);
        if (changes(result) > changes(from) && is_allowed(result)) {
            return result;
        }
    }
    return std::nullopt;
}

std::vector<map::Map> Moves::restored(const map::Map& from) const {
    const auto differences = map::differences(map_, from);
    std::vector<map::Map> result;
    const auto add = [&](const map::Map& map) {
        if (is_allowed(map)) {
            result.push_back(map);
        }
    };
    for (std::size_t i = 0; i < differences.size(); ++i) {
        map::Map one = from;
        one.set(differences[i].at, differences[i].one);
        if (limits_.free_counts) {
            add(one);
        }
        for (std::size_t j = i + 1; j < differences.size(); ++j) {
            if (differences[i].one == differences[j].other &&
                differences[j].one == differences[i].other) {
                map::Map both = one;
                both.set(differences[j].at, differences[j].one);
                add(both);
            }
        }
    }
    return result;
}

std::size_t Moves::changes(const map::Map& now) const {
    return map::differences(map_, now).size();
}

bool Moves::is_allowed(const map::Map& now) const {
    return changes(now) <= limits_.changes &&
           (limits_.free_counts || now.counts() == map_.counts()) &&
           errors_of(now, limits_.client) <= errors_;
}

} // namespace pampas::repair
