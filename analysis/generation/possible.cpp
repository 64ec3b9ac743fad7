#include "analysis/generation/possible.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/map/transform.h"

#include <algorithm>
#include <array>
#include <limits>

namespace pampas::generation {
namespace {

/// What a figure can be, and why, where it cannot be everything.
struct Bounds {
    std::string_view figure; ///< its key
    double low = 0;
    double high = 0;
    std::string why;
};

double uneven_terrain(int land) {
    const auto [least, most] = std::ranges::minmax(map::even_counts(land));
    return least > 0 ? static_cast<double>(most) / least : 1;
}

std::vector<Bounds> bounds_of(const Board& board, const Demand& demand) {
    constexpr double any = std::numeric_limits<double>::infinity();
    const double land = demand.land;
    const double pampas = static_cast<double>(board.size()) - demand.sum();
    const double rounding = 0.005; // of a figure with two decimals
    const double uneven = uneven_terrain(demand.land);
    const std::string on_board = tr("a board of {}", board.words());
    const std::string on_land = trn("{} land space", "{} land spaces", demand.land);
    const std::string on_markets = trn("{} market", "{} markets", demand.markets);
    const std::string always = tr("what the figure can be at all");
    const double apart = demand.markets > 1 ? 1 : any;
    std::vector<Bounds> bounds{
        {"spaces", static_cast<double>(board.size()), static_cast<double>(board.size()), on_board},
        {"land", land, land, on_land},
        {"waters", static_cast<double>(demand.waters), static_cast<double>(demand.waters),
         trn("{} water space", "{} water spaces", demand.waters)},
        {"markets", static_cast<double>(demand.markets), static_cast<double>(demand.markets),
         on_markets},
        {"accessibility", 0, 1, always},
        {"least_accessibility", 0, 1, always},
        {"herd_distance", 1, pampas, always},
        {"longest_herd_distance", 1, pampas, always},
        {"least_blockers", 0, static_cast<double>(hex::directions.size()), always},
        {"market_distance", apart, pampas, on_markets},
        {"nearest_market", apart, pampas, on_markets},
        {"pampas_regions", 1, pampas, always},
        {"chokepoints", 0, 100, always},
        {"busiest_tenth", 0, 100, always},
        {"land_regions", 1, land, on_land},
        {"largest_land_region", 1, land, on_land},
        {"regions_one_apart", 0, land, on_land},
        {"simultaneous", 0, std::min(land, pampas), on_land},
        {"simultaneous_with_water", 0, demand.waters > 0 ? std::min(land, pampas) : 0,
         trn("{} water space", "{} water spaces", demand.waters)},
        {"uneven_terrain", uneven - rounding, uneven + rounding, on_land}};
    if (board.symmetry()) {
        bounds.push_back(
            {"symmetry", 100, 100, "--symmetry " + std::string(graph::name(*board.symmetry()))});
    } else {
        bounds.push_back({"symmetry", 0, 100, always});
    }
    return bounds;
}

[[noreturn]] void refuse(const Target& target, const std::string& against) {
    throw InputError(tr("--target {} stands against {}", words_of(target), against));
}

void require_within(const Target& target, const Bounds& bounds) {
    if (target.low > bounds.high || target.high < bounds.low) {
        refuse(target, bounds.why);
    }
}

/// Figures of which the one is never greater than the other.
struct Order {
    std::string_view smaller;
    std::string_view greater;
};

constexpr std::array<Order, 4> orders{{{"least_accessibility", "accessibility"},
                                       {"herd_distance", "longest_herd_distance"},
                                       {"nearest_market", "market_distance"},
                                       {"simultaneous_with_water", "simultaneous"}}};

void require_in_order(const Request& request, const Order& order) {
    const Target* smaller = target_of(request, order.smaller);
    const Target* greater = target_of(request, order.greater);
    if (smaller != nullptr && greater != nullptr && smaller->low > greater->high) {
        refuse(*smaller, "--target " + words_of(*greater));
    }
}

void require_no_contradiction(const Request& request) {
    for (const Target& one : request.targets) {
        for (const Target& other : request.targets) {
            if (one.figure == other.figure && one.low > other.high) {
                refuse(one, "--target " + words_of(other));
            }
        }
    }
}

/// As much land as there is has to lie in so many regions of such sizes.
void require_regions(const Request& request, const Demand& demand) {
    const Target* number = target_of(request, "land_regions");
    const Target* largest = target_of(request, "largest_land_region");
    if (number == nullptr || largest == nullptr) {
        return;
    }
    const bool too_much = number->low - 1 + largest->low > demand.land;
    const bool too_little = number->high * largest->high < demand.land;
    if (too_much || too_little) {
        refuse(*number, trn("--target {1} with {0} land space", "--target {1} with {0} land spaces",
                            demand.land, words_of(*largest)));
    }
}

} // namespace

void require_possible(const Request& request, const Board& board, const Demand& demand) {
    require_no_contradiction(request);
    for (const Bounds& bounds : bounds_of(board, demand)) {
        for (const Target& target : request.targets) {
            if (target.figure->key == bounds.figure) {
                require_within(target, bounds);
            }
        }
    }
    std::ranges::for_each(orders, [&](const Order& order) { require_in_order(request, order); });
    require_regions(request, demand);
}

} // namespace pampas::generation
