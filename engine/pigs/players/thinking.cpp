#include "engine/pigs/players/thinking.h"

#include "engine/pigs/sharing.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace pampas::pigs {
namespace {

/// A choice of a seat: its own tile, and the neutral one if it has it.
struct Choice {
    std::uint8_t own = 0;
    std::uint8_t neutral = 0;
};

/// The choices open to a seat.
std::vector<Choice> choices_of(const State& state, int seat) {
    const bool has_neutral = state.neutral_holder() == seat;
    std::vector<Choice> choices;
    for (std::uint8_t own = 1; own <= tasks; ++own) {
        for (std::uint8_t neutral = has_neutral ? 1 : 0; neutral <= (has_neutral ? tasks : 0);
             ++neutral) {
            choices.push_back({own, neutral});
        }
    }
    if (const auto known = state.choice(seat)) {
        const auto tile = static_cast<std::uint8_t>(1 + index(*known));
        const auto neutral = state.neutral_choice();
        const auto placed = static_cast<std::uint8_t>(neutral ? 1 + index(*neutral) : 0);
        choices = {{tile, has_neutral ? placed : std::uint8_t{0}}};
    }
    return choices;
}

/// The game of choosing, played many times.
class Choosing {
  public:
    Choosing(const State& state, const Style& style)
        : state_(state), worth_of_neutral_(style.neutral) {
        for (int seat = 0; seat < state.players(); ++seat) {
            gains_.push_back(gains_of(state, seat, style));
            choices_.push_back(choices_of(state, seat));
            regrets_.emplace_back(choices_.back().size(), 0);
        }
        made_.resize(gains_.size());
    }

    /// The best choice of the seat to move after so many rounds.
    Choice best(std::size_t rounds, chance::Stream& stream) {
        const std::size_t own = index(state_.seat());
        std::vector<std::int64_t> values(choices_[own].size(), 0);
        for (std::size_t round = 0; round < rounds; ++round) {
            for (std::size_t seat = 0; seat < made_.size(); ++seat) {
                made_[seat] = drawn(seat, stream);
            }
            for (std::size_t seat = 0; seat < made_.size(); ++seat) {
                learn(seat);
            }
            if (round >= rounds / 2) { // the first half is to settle
                for (std::size_t choice = 0; choice < values.size(); ++choice) {
                    values[choice] += payoff(own, choice);
                }
            }
        }
        const auto best = std::ranges::max_element(values) - values.begin();
        return choices_[own][static_cast<std::size_t>(best)];
    }

  private:
    /// Regrets are drawn in units of a tenth of a dollar and limited, so that sums of them fit.
    static std::int64_t weight(std::int64_t regret) {
        constexpr std::int64_t unit = 100;
        constexpr std::int64_t most = std::int64_t{1} << 27;
        return std::clamp<std::int64_t>(regret / unit, 0, most);
    }

    /// A choice with a probability in proportion to its regret if that is positive.
    std::size_t drawn(std::size_t seat, chance::Stream& stream) const {
        const std::vector<std::int64_t>& regrets = regrets_[seat];
        std::int64_t sum = 0;
        for (const std::int64_t regret : regrets) {
            sum += weight(regret);
        }
        if (sum == 0) {
            return stream.below(regrets.size());
        }
        auto rank = static_cast<std::int64_t>(stream.below(static_cast<std::size_t>(sum)));
        std::size_t choice = 0;
        while ((rank -= weight(regrets[choice])) >= 0) {
            ++choice;
        }
        return choice;
    }

    void learn(std::size_t seat) {
        const std::int64_t now = payoff(seat, made_[seat]);
        for (std::size_t choice = 0; choice < regrets_[seat].size(); ++choice) {
            regrets_[seat][choice] += payoff(seat, choice) - now;
        }
    }

    /// What a choice brings to a seat if the others choose what they made: its gain above the mean
    /// gain of the others, times their number. A neutral tile that hinders is lost to the other.
    std::int64_t payoff(std::size_t seat, std::size_t choice) const {
        Tiles tiles{
            state_.players(), state_.first_player(), {}, 0, state_.neutral_holder().value_or(0)};
        for (std::size_t other = 0; other < made_.size(); ++other) {
            const Choice& tile = choices_[other][other == seat ? choice : made_[other]];
            tiles.own[other] = tile.own;
            tiles.neutral = std::max(tiles.neutral, tile.neutral);
        }
        const auto times = shares(tiles, state_.card().limits);
        std::int64_t sum = 0;
        for (std::size_t other = 0; other < made_.size(); ++other) {
            const std::int64_t gain = gains_[other][tiles.own[other] - 1U][index(times[other])];
            sum += other == seat ? gain * (state_.players() - 1) : -gain;
        }
        if (tiles.neutral != 0 && tiles.own[1 - index(tiles.holder)] == tiles.neutral) {
            sum += tiles.holder == static_cast<int>(seat) ? -worth_of_neutral_ : worth_of_neutral_;
        }
        return sum;
    }

    const State& state_;
    std::int64_t worth_of_neutral_; ///< of having the neutral tiles in the next turn
    std::vector<Gains> gains_;
    std::vector<std::vector<Choice>> choices_;
    std::vector<std::vector<std::int64_t>> regrets_;
    std::vector<std::size_t> made_; ///< the choices of this round, by seat
};

} // namespace

Plan thinking_plan(const State& state, const Style& style, chance::Stream& stream) {
    if (state.phase() != Phase::Choose) {
        return best_actions(state, style);
    }
    constexpr std::size_t rounds = 400;
    const Choice best = Choosing(state, style).best(rounds, stream);
    Action action = Action::of(ActionKind::Choose, best.own - 1);
    action.neutral = best.neutral;
    return {action};
}

} // namespace pampas::pigs
