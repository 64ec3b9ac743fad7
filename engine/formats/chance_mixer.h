#pragma once

#include "engine/formats/bit_coder.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// How likely a yes is, learned from answers so far: what several contexts predict, weighted by how
/// well they did (logistic mixing, Mahoney 2005, "Adaptive weighing of context models"). Whole
/// numbers only: a code must be read by the very chances it was written with.
namespace pampas::formats {

class ChanceMixer {
  public:
    /// One number for each context: how many cases it distinguishes.
    explicit ChanceMixer(std::span<const std::size_t> cases);

    /// Codes an answer and learns from it. `at` is the case of each context; `yes` as in
    /// `BitCoder::code`.
    bool code(BitCoder& coder, std::span<const std::size_t> at, bool yes);

  private:
    /// What was answered in a case.
    struct Case {
        std::int32_t chance = 1 << 15; ///< of a yes, in 65536ths
        std::int32_t answers = 0;
    };
    struct Context {
        std::vector<Case> cases;
        std::int32_t weight = 0; ///< in 65536ths
        std::int32_t input = 0;  ///< what it said last, as a logit in 256ths
    };

    Chance chance(std::span<const std::size_t> at);
    void learn(std::span<const std::size_t> at, bool yes, Chance said);

    std::vector<Context> contexts_;
};

} // namespace pampas::formats
