#include "analysis/generation/demand.h"

#include "analysis/measures/published.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/map/transform.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace pampas::generation {
namespace {

/// The possible range of a figure, and the reason for it.
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
    const double rounding = 0.005; // for figures with two decimals
    const double uneven = uneven_terrain(demand.land);
    const std::string on_board = tr("a board of {}", board.words());
    const std::string on_land = trn("{} land space", "{} land spaces", demand.land);
    const std::string on_markets = trn("{} market", "{} markets", demand.markets);
    const std::string always = tr("the possible range of the figure");
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
            {"symmetry", 100, 100, tr("the symmetry {}", graph::name(*board.symmetry()))});
    } else {
        bounds.push_back({"symmetry", 0, 100, always});
    }
    return bounds;
}

/// Where one of the request's targets comes from: `--target markets=3..4`, or the map to resemble.
std::string option_of(const Request& request, const Target& target) {
    const bool is_stated =
        &target < request.targets.data() + std::min(request.stated, request.targets.size());
    return is_stated ? "--target " + words_of(target) : tr("{} (from --like)", words_of(target));
}

[[noreturn]] void refuse(const Request& request, const Target& target, const std::string& against) {
    throw InputError(tr("{} conflicts with {}", option_of(request, target), against));
}

void require_within(const Request& request, const Target& target, const Bounds& bounds) {
    if (target.low > bounds.high || target.high < bounds.low) {
        refuse(request, target, bounds.why);
    }
}

/// Two figures of which one never exceeds the other.
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
        refuse(request, *smaller, option_of(request, *greater));
    }
}

void require_no_contradiction(const Request& request) {
    for (const Target& one : request.targets) {
        for (const Target& other : request.targets) {
            if (one.figure == other.figure && one.low > other.high) {
                refuse(request, one, option_of(request, other));
            }
        }
    }
}

/// Throws if the land cannot be divided into the requested number and sizes of regions.
void require_regions(const Request& request, const Demand& demand) {
    const Target* number = target_of(request, "land_regions");
    const Target* largest = target_of(request, "largest_land_region");
    if (number == nullptr || largest == nullptr) {
        return;
    }
    const bool too_much = number->low - 1 + largest->low > demand.land;
    const bool too_little = number->high * largest->high < demand.land;
    if (too_much || too_little) {
        refuse(request, *number,
               trn("{1} with {0} land space", "{1} with {0} land spaces", demand.land,
                   option_of(request, *largest)));
    }
}

} // namespace

void require_possible(const Request& request, const Board& board, const Demand& demand) {
    require_no_contradiction(request);
    for (const Bounds& bounds : bounds_of(board, demand)) {
        for (const Target& target : request.targets) {
            if (target.figure->key == bounds.figure) {
                require_within(request, target, bounds);
            }
        }
    }
    std::ranges::for_each(orders, [&](const Order& order) { require_in_order(request, order); });
    require_regions(request, demand);
}

namespace {

/// A kind of space whose number a request may give.
struct Kind {
    std::string_view figure; ///< its key
    std::optional<int> Request::*asked;
    int Demand::*number;
};

constexpr std::array<Kind, 3> kinds{{{"markets", &Request::markets, &Demand::markets},
                                     {"waters", &Request::waters, &Demand::waters},
                                     {"land", &Request::land, &Demand::land}}};

/// A range of integers, both ends included.
struct Leeway {
    int least = 0;
    int most = 0;
    int wish = 0; ///< the preferred number
};

/// The median share of these spaces among published maps.
double usual_share(std::string_view key) {
    std::vector<double> shares;
    for (const measures::PublishedMap& map : measures::published_maps()) {
        shares.push_back(*value_of(map, measures::figure(key)) /
                         *value_of(map, measures::figure("spaces")));
    }
    std::ranges::sort(shares);
    return shares[shares.size() / 2];
}

int most_of(const Request& request, const Kind& kind, const Board& board) {
    const int spaces = static_cast<int>(board.size());
    return kind.number == &Demand::waters
               ? std::min(spaces, request.client.max_waters.value_or(spaces))
               : spaces;
}

/// The number of spaces not requested to be of other kinds.
int open_spaces(const Request& request, const Board& board) {
    int result = static_cast<int>(board.size());
    for (const Kind& kind : kinds) {
        result -= (request.*kind.asked).value_or(0);
    }
    return result;
}

/// The range a number may have by the request alone.
Leeway leeway_for(const Request& request, const Kind& kind, const Board& board) {
    if (const auto asked = request.*kind.asked) {
        return {*asked, *asked, *asked};
    }
    const int most = most_of(request, kind, board);
    const int usual = std::min(
        static_cast<int>(std::lround(usual_share(kind.figure) * static_cast<double>(board.size()))),
        open_spaces(request, board) / 3);
    const int needed = kind.number == &Demand::waters ? 0 : 1;
    Leeway leeway{needed, std::max(needed, most), usual};
    if (const Target* target = target_of(request, kind.figure)) {
        leeway.least = static_cast<int>(std::ceil(std::clamp(target->low, 0.0, 1e6)));
        leeway.most = static_cast<int>(std::floor(std::clamp(target->high, 0.0, 1e6)));
        leeway.wish = (leeway.least + leeway.most) / 2;
    }
    leeway.wish = std::clamp(leeway.wish, std::min(leeway.least, leeway.most), leeway.most);
    return leeway;
}

/// The numbers in a range, the preferred first; only those near it in a wide range.
std::vector<int> numbers_near(const Leeway& leeway) {
    constexpr int farthest = 12; // the size of two largest orbits
    std::vector<int> result;
    for (int by = 0; by <= farthest; ++by) {
        for (const int number : {leeway.wish + by, leeway.wish - by}) {
            if (number >= leeway.least && number <= leeway.most && (by > 0 || result.empty())) {
                result.push_back(number);
            }
        }
    }
    return result;
}

int distance(const Demand& demand, const std::array<Leeway, 3>& leeways) {
    int result = 0;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        result += std::abs(demand.*kinds[kind].number - leeways[kind].wish);
    }
    return result;
}

std::optional<Demand> nearest(const std::array<Leeway, 3>& leeways, const Board& board) {
    std::optional<Demand> best;
    const FreeOrbits orbits(board);
    for (const int markets : numbers_near(leeways[0])) {
        for (const int waters : numbers_near(leeways[1])) {
            for (const int land : numbers_near(leeways[2])) {
                const Demand demand{markets, waters, land};
                if (can_be_met(demand, orbits) &&
                    (!best || distance(demand, leeways) < distance(*best, leeways))) {
                    best = demand;
                }
            }
        }
    }
    return best;
}

std::string asked_words(const Request& request) {
    std::vector<std::string> words;
    for (const Kind& kind : kinds) {
        if (const auto asked = request.*kind.asked) {
            words.push_back(fmt::format("--{} {}", kind.figure, *asked));
        } else if (const Target* target = target_of(request, kind.figure)) {
            words.push_back(option_of(request, *target));
        }
    }
    return words.empty() ? tr("a market and land") : fmt::format("{}", fmt::join(words, ", "));
}

[[noreturn]] void refuse_numbers(const Request& request, const Board& board) {
    const FreeOrbits orbits(board);
    const std::string asked = asked_words(request);
    if (!board.symmetry()) {
        throw InputError(tr("{}: not possible on a board of {}", asked, board.words()));
    }
    const std::string_view motion = graph::name(*board.symmetry());
    throw InputError(
        orbits.single == 0
            ? tr("{}: not possible with {} on a board of {}, where spaces come in groups of {}",
                 asked, motion, board.words(), orbits.turns)
            : trn("{2}: not possible with {3} on a board of {4}, where spaces come in groups of "
                  "{1}, apart from {0} that stays in its place",
                  "{2}: not possible with {3} on a board of {4}, where spaces come in groups of "
                  "{1}, apart from {0} that stay in their place",
                  orbits.single, orbits.turns, asked, motion, board.words()));
}

void require_room(const Request& request, const Board& board) {
    const int asked =
        request.markets.value_or(1) + request.waters.value_or(0) + request.land.value_or(1);
    if (asked >= static_cast<int>(board.size())) {
        throw InputError(
            tr("{}: too many for the {} spaces of the board, one of which must be pampas",
               asked_words(request), board.size()));
    }
}

} // namespace

FreeOrbits::FreeOrbits(const Board& board) : turns(static_cast<int>(board.turns())) {
    whole = static_cast<int>(std::ranges::count(board.orbits(), board.turns(), &Orbit::size));
    single = static_cast<int>(board.orbits().size()) - whole;
}

bool can_be_met(const Demand& demand, const FreeOrbits& orbits) {
    int singles = 0;
    int wholes = 0;
    for (const Kind& kind : kinds) {
        singles += demand.*kind.number % orbits.turns;
        wholes += demand.*kind.number / orbits.turns;
    }
    // Missing whole orbits can be replaced by single spaces.
    singles += std::max(0, wholes - orbits.whole) * orbits.turns;
    return singles <= orbits.single;
}

Demand demand_for(const Request& request, const Board& board) {
    require_room(request, board);
    std::array<Leeway, 3> leeways;
    std::ranges::transform(kinds, leeways.begin(),
                           [&](const Kind& kind) { return leeway_for(request, kind, board); });
    const auto found = nearest(leeways, board);
    if (!found || found->sum() >= static_cast<int>(board.size())) {
        refuse_numbers(request, board);
    }
    return *found;
}

} // namespace pampas::generation
