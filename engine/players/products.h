#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// Sums of products of small numbers, with the instructions of x86-64 that multiply pairs of them.
/// Other processors compute the same numbers without.
namespace pampas::players {

using Small = std::int16_t;

/// Adds to each sum the products of two weights with two factors. The sums must fit.
template <std::size_t count>
void add_products(std::array<std::int32_t, count>& sums,
                  const std::array<std::array<Small, 2>, count>& weights,
                  const std::array<Small, 2>& factors) {
#ifdef __SSE2__
    constexpr std::size_t step = sizeof(__m128i) / sizeof(std::int32_t);
    static_assert(count % step == 0);
    const __m128i both = _mm_set1_epi32(std::bit_cast<std::int32_t>(factors));
    for (std::size_t i = 0; i < count; i += step) {
        auto* sum = reinterpret_cast<__m128i*>(&sums[i]);
        const auto* pairs = reinterpret_cast<const __m128i*>(&weights[i]);
        const __m128i products = _mm_madd_epi16(_mm_loadu_si128(pairs), both);
        _mm_storeu_si128(sum, _mm_add_epi32(_mm_loadu_si128(sum), products));
    }
#else
    for (std::size_t i = 0; i < count; ++i) {
        sums[i] += weights[i][0] * factors[0] + weights[i][1] * factors[1];
    }
#endif
}

/// The sum of the products of numbers at the same place. Two neighbouring products must fit into 32
/// bits together.
template <std::size_t count>
std::int64_t sum_of_products(const std::array<Small, count>& numbers,
                             const std::array<Small, count>& factors) {
    std::int64_t sum = 0;
#ifdef __SSE2__
    constexpr std::size_t step = sizeof(__m128i) / sizeof(Small);
    static_assert(count % step == 0);
    for (std::size_t i = 0; i < count; i += step) {
        const auto block = [i](const auto& of) {
            return _mm_loadu_si128(reinterpret_cast<const __m128i*>(&of[i]));
        };
        std::array<std::int32_t, step / 2> pairs;
        _mm_storeu_si128(reinterpret_cast<__m128i*>(pairs.data()),
                         _mm_madd_epi16(block(numbers), block(factors)));
        for (const std::int32_t pair : pairs) {
            sum += pair;
        }
    }
#else
    for (std::size_t i = 0; i < count; ++i) {
        sum += std::int32_t{numbers[i]} * factors[i];
    }
#endif
    return sum;
}

} // namespace pampas::players
