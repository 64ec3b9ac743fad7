#include "engine/chance/stream.h"

#include <boost/random/seed_seq.hpp>

#include <array>

namespace pampas::chance {

Stream::Stream(std::uint64_t seed, std::uint64_t number) {
    const auto low = [](std::uint64_t value) { return static_cast<std::uint32_t>(value); };
    const auto high = [](std::uint64_t value) { return static_cast<std::uint32_t>(value >> 32U); };
    const std::array words{low(seed), high(seed), low(number), high(number)};
    boost::random::seed_seq mixed(words.begin(), words.end());
    source_.seed(mixed);
}

} // namespace pampas::chance
