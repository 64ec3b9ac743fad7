#include "engine/formats/chance_mixer.h"

#include <algorithm>
#include <numeric>

namespace pampas::formats {
namespace {

constexpr std::int32_t certain = 1 << 16;    ///< chances are in 65536ths
constexpr std::int32_t farthest = 2047;      ///< logits are in 256ths, from -farthest to farthest
constexpr std::int32_t first_weight = 23000; ///< in 65536ths; contexts agree more often than not
constexpr std::int32_t slowness = 12800;     ///< of the weights' learning
constexpr std::int32_t most_answers = 60;    ///< behind that, older ones count less

/// The chance of each logit: 65536 / (1 + exp(-logit / 256)), made with the four operations alone,
/// which round alike everywhere.
constexpr auto chances = [] {
    constexpr double step = 1.0039138893383475734; // exp(1 / 256)
    std::array<std::int32_t, 2 * farthest + 1> result{};
    double power = 1;
    for (std::size_t logit = 0; logit <= farthest; ++logit, power *= step) {
        const auto chance = static_cast<std::int32_t>(certain * power / (1 + power) + 0.5);
        result[farthest + logit] = chance;
        result[farthest - logit] = certain - chance;
    }
    return result;
}();

std::int32_t chance_of(std::int32_t logit) {
    return chances[static_cast<std::size_t>(std::clamp(logit, -farthest, farthest) + farthest)];
}

std::int32_t logit_of(std::int32_t chance) {
    const auto found = std::ranges::lower_bound(chances, chance);
    return static_cast<std::int32_t>(found - chances.begin()) - farthest;
}

} // namespace

ChanceMixer::ChanceMixer(std::span<const std::size_t> cases) {
    for (const std::size_t number : cases) {
        contexts_.push_back({std::vector<Case>(number), first_weight, 0});
    }
}

bool ChanceMixer::code(BitCoder& coder, std::span<const std::size_t> at, bool yes) {
    const Chance said = chance(at);
    const bool answer = coder.code(yes, said);
    learn(at, answer, said);
    return answer;
}

Chance ChanceMixer::chance(std::span<const std::size_t> at) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < at.size(); ++i) {
        Context& context = contexts_[i];
        const Case& now = context.cases[at[i]];
        // A case says the less, the fewer answers it has seen.
        context.input = logit_of(now.chance) * (5 * now.answers + 1) / (5 * now.answers + 6);
        sum += std::int64_t{context.input} * context.weight;
    }
    const auto logit =
        static_cast<std::int32_t>(std::clamp<std::int64_t>(sum / certain, -farthest, farthest));
    return static_cast<Chance>(chance_of(logit));
}

void ChanceMixer::learn(std::span<const std::size_t> at, bool yes, Chance said) {
    const std::int32_t answer = yes ? certain : 0;
    const std::int32_t error = answer - static_cast<std::int32_t>(said);
    for (std::size_t i = 0; i < at.size(); ++i) {
        Context& context = contexts_[i];
        context.weight += static_cast<std::int32_t>(std::int64_t{error} * context.input / slowness);
        Case& now = context.cases[at[i]];
        now.answers = std::min(now.answers + 1, most_answers);
        now.chance += (answer - now.chance) * 5 / (5 * now.answers + 3);
        now.chance = std::clamp(now.chance, certain / 512, certain - certain / 512);
    }
}

} // namespace pampas::formats
