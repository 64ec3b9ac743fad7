#pragma once

#include <boost/random/mersenne_twister.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>

/// Random draws that come out alike on every platform, which the standard library's distributions
/// do not promise. The clock is never a seed.
namespace pampas::chance {

/// A stream of random draws, all of them settled by its two numbers.
class Stream {
  public:
    /// Stream number `number` of a seed: game i of a run draws from (seed, i).
    explicit Stream(std::uint64_t seed, std::uint64_t number = 0);

    /// A whole number from 0 to `bound` - 1, each as likely. 0 < `bound` <= 2^32.
    std::size_t below(std::size_t bound) {
        // D. Lemire, "Fast random integer generation in an interval" (2019): the product's upper
        // half is the draw. Boost's distribution divides twice for each, half of a random player's
        // time.
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

/// Puts the items of a random access range into an order that is as likely as any other.
void shuffle(auto&& items, Stream& stream) {
    const auto first = items.begin();
    for (auto left = static_cast<std::size_t>(items.end() - first); left > 1; --left) {
        const auto drawn = static_cast<std::ptrdiff_t>(stream.below(left));
        std::swap(first[static_cast<std::ptrdiff_t>(left - 1)], first[drawn]);
    }
}

} // namespace pampas::chance
