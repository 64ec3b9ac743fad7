#pragma once

#include <boost/random/mersenne_twister.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>

/// Random draws that are the same on every platform, which the distributions of the standard
/// library do not guarantee. The clock is never a seed.
namespace pampas::chance {

/// A stream of random draws, determined by a seed and a number.
class Stream {
  public:
    /// Stream `number` of a seed: game i of a run draws from (seed, i).
    explicit Stream(std::uint64_t seed, std::uint64_t number = 0);

    /// A uniform integer from 0 to `bound` - 1. 0 < `bound` <= 2^32.
    std::size_t below(std::size_t bound) {
        // D. Lemire, "Fast random integer generation in an interval" (2019): the upper half of the
        // product is the draw. Boost's distribution divides twice per draw, which would take half
        // of a random player's time.
        std::uint64_t product = upper_half(source_()) * bound;
        if (lower_half(product) < bound) {
            const std::uint64_t unfair = (std::uint64_t{1} << 32U) % bound;
            while (lower_half(product) < unfair) {
                product = upper_half(source_()) * bound;
            }
        }
        return product >> 32U;
    }

  private:
    static constexpr std::uint64_t upper_half(std::uint64_t word) { return word >> 32U; }
    static constexpr std::uint64_t lower_half(std::uint64_t word) { return word & 0xFFFF'FFFFU; }

    boost::random::mt19937_64 source_;
};

/// Shuffles a random access range; all orders are equally likely.
void shuffle(auto&& items, Stream& stream) {
    const auto first = items.begin();
    for (auto left = static_cast<std::size_t>(items.end() - first); left > 1; --left) {
        const auto drawn = static_cast<std::ptrdiff_t>(stream.below(left));
        std::swap(first[static_cast<std::ptrdiff_t>(left - 1)], first[drawn]);
    }
}

} // namespace pampas::chance
