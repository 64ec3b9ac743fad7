#include "engine/chance/stream.h"

#include <boost/random/seed_seq.hpp>

#include <array>

namespace pampas::chance {

Stream::Stream(std::uint64_t seed, std::uint64_t number) {
    const auto low = [](std::uint64_t value) { return static_cast<std::uint32_t>(value); };
    const auto high = [](std::uint64_t value) { return static_cast<std::uint32_t>(value >> 32U); };
    const std::array words{low(seed), high(seed), low(number), high(number)};
    // Mixes the four words into one number: filling the generator's whole state with `seed_seq`
    // would take a sixth of the time of a random game.
    const boost::random::seed_seq mixing(words.begin(), words.end());
    std::array<std::uint32_t, 2> mixed{};
    mixing.generate(mixed.begin(), mixed.end());
    source_.seed(std::uint64_t{mixed[1]} << 32U | mixed[0]);
}

} // namespace pampas::chance
