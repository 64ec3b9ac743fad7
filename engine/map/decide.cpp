#include "engine/map/decide.h"

#include <boost/random/mersenne_twister.hpp>
#include <boost/random/uniform_int_distribution.hpp>
#include <boost/range/algorithm/random_shuffle.hpp>

#include <algorithm>

namespace pampas::map {
namespace {

/// Shuffles alike everywhere, which the standard library's distributions do not promise.
void shuffle(auto& items, boost::random::mt19937_64& source) {
    auto draw = [&source](std::ptrdiff_t below) {
        return boost::random::uniform_int_distribution<std::ptrdiff_t>(0, below - 1)(source);
    };
    boost::range::random_shuffle(items, draw);
}

} // namespace

Map decided(const Map& map, std::uint64_t seed) {
    boost::random::mt19937_64 source(seed);
    std::vector<hex::Coordinate> undecided = map.all(Space::Land);
    auto order = terrains; // those first in it get the spaces that are left over
    shuffle(undecided, source);
    shuffle(order, source);

    Map result = map;
    for (std::size_t i = 0; i < undecided.size(); ++i) {
        result.set(undecided[i], order[i % order.size()]);
    }
    return result;
}

} // namespace pampas::map
