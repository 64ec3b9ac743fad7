#include "analysis/generation/demand.h"

#include "analysis/measures/published.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace pampas::generation {
namespace {

/// A number of spaces that a request may give.
struct Kind {
    std::string_view figure; ///< its key
    std::optional<int> Request::*asked;
    int Demand::*number;
};

constexpr std::array<Kind, 3> kinds{{{"markets", &Request::markets, &Demand::markets},
                                     {"waters", &Request::waters, &Demand::waters},
                                     {"land", &Request::land, &Demand::land}}};

/// Whole numbers, both ends included.
struct Leeway {
    int least = 0;
    int most = 0;
    int wish = 0; ///< which is best
};

/// The number of these spaces among all of a published map, of the map in the middle.
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

/// How many spaces are not asked to be of other kinds.
int open_spaces(const Request& request, const Board& board) {
    int result = static_cast<int>(board.size());
    for (const Kind& kind : kinds) {
        result -= (request.*kind.asked).value_or(0);
    }
    return result;
}

/// What a number may be by the request, before the board is asked.
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

/// The numbers that are left open, the best first; of a wide one those near it.
std::vector<int> numbers_near(const Leeway& leeway) {
    constexpr int farthest = 12; // two of the largest orbits
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
            words.push_back("--target " + words_of(*target));
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
            ? tr("{}: not possible with {} on a board of {}, where spaces come by {}", asked,
                 motion, board.words(), orbits.turns)
            : trn("{2}: not possible with {3} on a board of {4}, where spaces come by {1} but for "
                  "{0} that stays in its place",
                  "{2}: not possible with {3} on a board of {4}, where spaces come by {1} but for "
                  "{0} that stay in their place",
                  orbits.single, orbits.turns, asked, motion, board.words()));
}

void require_room(const Request& request, const Board& board) {
    const int asked =
        request.markets.value_or(1) + request.waters.value_or(0) + request.land.value_or(1);
    if (asked >= static_cast<int>(board.size())) {
        throw InputError(tr("{}: more than the {} spaces of the board, one of which is pampas",
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
    // Where whole orbits are lacking, as many spaces that stay in their place do instead.
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
