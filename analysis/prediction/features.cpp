#include "analysis/prediction/features.h"

#include "analysis/graph/market_paths.h"
#include "analysis/graph/stop.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <vector>

namespace pampas::prediction {
namespace {

using map::Space;

constexpr std::array<std::string_view, std::tuple_size_v<Features>> words{
    "most markets that one pampas space beside land touches",
    "whether that is three or more",
    "markets that the eighth-best such space touches",
    "pampas spaces, logarithm",
    "nearness of markets to the best land space (a market at herd distance d counts 1/2^d)",
    "most markets one animal from one land space, mean of terrains",
    "markets at most two animals from land, logarithm",
    "pampas spaces beside land that touch three or more markets, logarithm",
};

double logarithm(std::size_t count) {
    return std::log1p(static_cast<double>(count));
}

std::size_t neighbours_of(const map::Map& map, std::size_t offset, const auto& counts) {
    return static_cast<std::size_t>(std::ranges::count_if(
        map.grid().neighbours(map.grid().coordinate(offset)),
        [&](hex::Coordinate at) { return map.grid().contains(at) && counts(map.at(at)); }));
}

/// For each pampas space beside land, the number of adjacent markets, descending.
std::vector<std::size_t> markets_at_spaces(const map::Map& map) {
    std::vector<std::size_t> result;
    for (std::size_t offset = 0; offset < map.spaces().size(); ++offset) {
        const bool is_at_land =
            map.spaces()[offset] == Space::Pampas && neighbours_of(map, offset, map::is_land) > 0;
        if (is_at_land) {
            result.push_back(
                neighbours_of(map, offset, [](Space space) { return space == Space::Market; }));
        }
    }
    std::ranges::sort(result, std::greater());
    return result;
}

/// The position of markets relative to land.
struct Reach {
    double best_nearness = 0;
    /// Markets one animal away from a land space: maximum per terrain, mean over terrains.
    double one_animal_away = 0;
    std::size_t two_animals_away = 0; ///< markets at most two animals away from land
};

Reach reach(const map::Map& map, const std::stop_token& stop) {
    Reach result;
    std::vector<double> nearness(map.spaces().size());
    std::vector<double> beside(map.spaces().size());
    for (std::size_t market = 0; market < map.spaces().size(); ++market) {
        if (map.spaces()[market] != Space::Market) {
            continue;
        }
        graph::go_on_unless(stop);
        bool is_near = false;
        const auto distances = graph::distances_to(map, map.grid().coordinate(market));
        for (std::size_t offset = 0; offset < distances.size(); ++offset) {
            if (distances[offset] && map::is_land(map.spaces()[offset])) {
                nearness[offset] += std::exp2(-*distances[offset]);
                beside[offset] += *distances[offset] == 1 ? 1 : 0;
                is_near = is_near || *distances[offset] <= 2;
            }
        }
        result.two_animals_away += is_near ? 1 : 0;
    }
    std::map<Space, double> most;
    for (std::size_t offset = 0; offset < map.spaces().size(); ++offset) {
        const Space space = map.spaces()[offset];
        if (map::is_land(space)) {
            result.best_nearness = std::max(result.best_nearness, nearness[offset]);
            most[space] = std::max(most[space], beside[offset]);
        }
    }
    for (const auto& [terrain, markets] : most) {
        result.one_animal_away += markets / static_cast<double>(most.size());
    }
    return result;
}

} // namespace

std::span<const std::string_view, std::tuple_size_v<Features>> feature_words() {
    return words;
}

std::optional<Features> features(const map::Map& map, const std::stop_token& stop) {
    const bool is_played_on = map.counts()[static_cast<std::size_t>(Space::Market)] > 0 &&
                              std::ranges::any_of(map.spaces(), map::is_land);
    if (!is_played_on) {
        return std::nullopt;
    }
    constexpr std::size_t many = 3;
    constexpr std::size_t eighth = 7;
    const std::vector<std::size_t> markets = markets_at_spaces(map);
    const std::size_t most = markets.empty() ? 0 : markets.front();
    const auto rich = static_cast<std::size_t>(
        std::ranges::count_if(markets, [](std::size_t count) { return count >= many; }));
    const Reach ways = reach(map, stop);
    return Features{
        static_cast<double>(most),
        most >= many ? 1.0 : 0.0,
        markets.size() > eighth ? static_cast<double>(markets[eighth]) : 0.0,
        logarithm(static_cast<std::size_t>(map.counts()[static_cast<std::size_t>(Space::Pampas)])),
        ways.best_nearness,
        ways.one_animal_away,
        logarithm(ways.two_animals_away),
        logarithm(rich)};
}

} // namespace pampas::prediction
