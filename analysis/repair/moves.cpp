#include "analysis/repair/moves.h"

#include "analysis/legality/legality.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/hex/grid.h"
#include "engine/language/tr.h"
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

std::vector<graph::Symmetry> whole_symmetries(const map::Map& map) {
    std::vector<graph::Symmetry> all = graph::symmetries(map);
    if (all.empty() || !all.front().broken.empty()) {
        throw InputError(
            all.empty() ? tr("the map has no symmetry to keep")
                        : trn("the map has no symmetry to keep: {1} is broken by {0} space",
                              "the map has no symmetry to keep: {1} is broken by {0} spaces",
                              all.front().broken.size(), wording::symmetry(all.front().motion)));
    }
    std::erase_if(all, [](const graph::Symmetry& one) { return !one.broken.empty(); });
    return all;
}

Moves::Moves(map::Map map, Limits limits, std::vector<double> weights)
    : map_(std::move(map)), limits_(std::move(limits)), errors_(errors_of(map_, limits_.client)) {
    double sum = 0;
    for (std::size_t offset = 0; offset < map_.spaces().size(); ++offset) {
        const hex::Coordinate at = map_.grid().coordinate(offset);
        const bool is_locked = map_.is_locked(at) || std::ranges::count(limits_.locked, at) > 0;
        may_change_.push_back(!is_locked && map_.at(at) != Space::Void);
        if (may_change_.back()) {
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

/// Half of the changes are between near spaces: a market that moves a little.
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
    const bool is_exchange = !limits_.free_counts || stream.below(2) == 0;
    map::Map result = from;
    for (const auto& [here, there] : pairs_like(one, other)) {
        result.set(here, from.at(there));
        if (is_exchange) {
            result.set(there, from.at(here));
        }
    }
    return result;
}

/// The images of a space under all kept symmetries; the space itself if there are none.
std::vector<hex::Coordinate> Moves::images(hex::Coordinate at) const {
    std::vector<hex::Coordinate> result;
    for (const auto& [one, other] : pairs_like(at, at)) {
        result.push_back(one);
    }
    return result;
}

/// A pair of spaces and its images, without duplicates. Pairs that share a space cannot all be
/// swapped; `is_symmetric` rejects these.
std::vector<std::array<hex::Coordinate, 2>> Moves::pairs_like(hex::Coordinate one,
                                                              hex::Coordinate other) const {
    std::vector<std::array<hex::Coordinate, 2>> result{{one, other}};
    for (std::size_t next = 0; next < result.size(); ++next) {
        for (const graph::Symmetry& symmetry : limits_.symmetries) {
            const std::array pair{graph::image(map_.grid(), symmetry, result[next][0]),
                                  graph::image(map_.grid(), symmetry, result[next][1])};
            if (std::ranges::count(result, pair) == 0) {
                result.push_back(pair);
            }
        }
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
        const map::Map one = with_as_it_was(from, differences[i].at);
        if (limits_.free_counts) {
            add(one);
        }
        for (std::size_t j = i + 1; j < differences.size(); ++j) {
            if (differences[i].one == differences[j].other &&
                differences[j].one == differences[i].other) {
                add(with_as_it_was(one, differences[j].at));
            }
        }
    }
    return result;
}

map::Map Moves::with_as_it_was(map::Map now, hex::Coordinate at) const {
    for (const hex::Coordinate image : images(at)) {
        now.set(image, map_.at(image));
    }
    return now;
}

std::size_t Moves::changes(const map::Map& now) const {
    return map::differences(map_, now).size();
}

bool Moves::is_allowed(const map::Map& now) const {
    const auto differences = map::differences(map_, now);
    return differences.size() <= limits_.changes &&
           std::ranges::all_of(differences,
                               [this](const map::SpaceDifference& change) {
                                   return may_change_[map_.grid().offset(change.at)];
                               }) &&
           is_symmetric(now) && (limits_.free_counts || now.counts() == map_.counts()) &&
           errors_of(now, limits_.client) <= errors_;
}

bool Moves::is_symmetric(const map::Map& now) const {
    return std::ranges::all_of(limits_.symmetries, [&](const graph::Symmetry& symmetry) {
        for (std::size_t offset = 0; offset < now.spaces().size(); ++offset) {
            const hex::Coordinate at = now.grid().coordinate(offset);
            if (now.at(at) != Space::Void &&
                !map::same_class(now.at(at), now.at(graph::image(now.grid(), symmetry, at)))) {
                return false;
            }
        }
        return true;
    });
}

namespace {

void add_new(Variant variant, std::vector<Variant>& variants) {
    if (std::ranges::find(variants, variant) == variants.end()) {
        variants.push_back(std::move(variant));
    }
}

} // namespace

std::vector<Variant> Variations::with_changes(const std::vector<Variant>& variants,
                                              std::size_t count) {
    std::vector<Variant> result = variants;
    for (std::size_t attempt = 0; attempt < 2 * count && result.size() < count; ++attempt) {
        if (auto changed = with_change(variants[attempt % variants.size()])) {
            add_new(std::move(*changed), result);
        }
    }
    return result;
}

std::optional<Variant> Variations::with_change(const Variant& from) {
    constexpr std::size_t pesos_one_in = 6;
    if (players_ > 0 && stream_.below(pesos_one_in) == 0) {
        return Variant{from.map, with_pesos(from.extra_pesos)};
    }
    auto changed = moves_.changed(from.map, stream_);
    return changed ? std::optional(Variant{std::move(*changed), from.extra_pesos}) : std::nullopt;
}

/// Changes the pesos of one seat by a few; the minimum over seats stays 0.
design::SeatPesos Variations::with_pesos(design::SeatPesos pesos) {
    constexpr std::size_t most = 3;
    pesos.resize(players_);
    int& seat = pesos[stream_.below(players_)];
    const auto more = static_cast<int>(1 + stream_.below(most));
    seat += stream_.below(2) == 0 ? more : -more;
    const int least = std::ranges::min(pesos);
    for (int& each : pesos) {
        each -= least;
    }
    return std::ranges::max(pesos) > 0 ? pesos : design::SeatPesos();
}

std::vector<Variant> Variations::with_fewer(const std::vector<Variant>& variants) const {
    std::vector<Variant> result = variants;
    for (const Variant& variant : variants) {
        for (map::Map& fewer : moves_.restored(variant.map)) {
            add_new({std::move(fewer), variant.extra_pesos}, result);
        }
    }
    return result;
}

} // namespace pampas::repair
