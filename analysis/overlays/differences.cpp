#include "analysis/overlays/differences.h"

#include "analysis/overlays/overlay.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <cmath>

namespace pampas::overlays {
namespace {

/// Of differences in the one direction.
constexpr int steps_a_side = 3;

class Differences {
  public:
    Differences(const rules::Board& board, const Sides& sides) : board_(board), sides_(sides) {}

    Overlay overlay() {
        for (std::size_t cell = 0; cell < board_.cells(); ++cell) {
            spaces_.push_back({board_.at(static_cast<rules::Cell>(cell)), sides_.at_cell(cell)});
        }
        for (std::size_t market = 0; market < board_.markets().size(); ++market) {
            spaces_.push_back({board_.markets()[market], sides_.at_market(market)});
        }
        std::ranges::sort(spaces_, {}, &SpaceRates::at);
        for (const SpaceRates& space : spaces_) {
            const double real = space.rates.is_real() ? std::abs(space.rates.difference()) : 0;
            range_ = std::max(range_, real);
        }
        return {marks(), caption(), legend(), summary()};
    }

  private:
    struct SpaceRates {
        hex::Coordinate at;
        Rates rates;
    };

    /// How many steps a difference is from none: `steps_a_side` for the largest.
    int step(double difference) const {
        const double steps = std::abs(difference) / range_ * steps_a_side;
        return std::clamp(static_cast<int>(std::ceil(steps)), 0, steps_a_side);
    }

    /// Of `step`, or of as many in the other direction.
    static Rgb colour(int step) { return good_to_bad((1 - double(step) / steps_a_side) / 2); }

    Rgb colour_of(double difference) const {
        return colour(difference < 0 ? -step(difference) : step(difference));
    }

    std::string caption() const {
        return tr("of 100 games, {} compared with {}", sides_.ours, sides_.theirs);
    }

    std::vector<Mark> marks() const {
        std::vector<Mark> marks;
        for (const auto& [at, rates] : spaces_) {
            const double shown = rates.is_real() ? rates.difference() : 0;
            marks.push_back({at, colour_of(shown), "", hover(rates)});
        }
        return marks;
    }

    std::string hover(const Rates& rates) const {
        const double ours = 100 * rates.ours;
        const double theirs = 100 * rates.theirs;
        return rates.is_real()
                   ? tr("{} {:.1f} %, {} {:.1f} %", sides_.ours, ours, sides_.theirs, theirs)
                   : tr("{} {:.1f} %, {} {:.1f} %, which chance may have made", sides_.ours, ours,
                        sides_.theirs, theirs);
    }

    std::vector<Meaning> legend() const {
        std::vector<Meaning> legend{{colour(0), tr("alike, but for chance")}};
        for (int step = 1; is_any_real() && step <= steps_a_side; ++step) {
            legend.insert(legend.begin(), meaning(step));
            legend.push_back(meaning(-step));
        }
        return legend;
    }

    Meaning meaning(int step) const {
        const double each = 100 * range_ / steps_a_side;
        const double least = (std::abs(step) - 1) * each;
        const double most = std::abs(step) * each;
        return {colour(step), step > 0 ? tr("{:.0f} to {:.0f} oftener", least, most)
                                       : tr("{:.0f} to {:.0f} rarer", least, most)};
    }

    bool is_any_real() const {
        return std::ranges::any_of(spaces_,
                                   [](const SpaceRates& space) { return space.rates.is_real(); });
    }

    std::string summary() const {
        if (!is_any_real()) {
            return tr("{} and {} lie alike, but for chance", sides_.ours, sides_.theirs);
        }
        const auto& most = *std::ranges::max_element(spaces_, {}, [](const SpaceRates& space) {
            return space.rates.is_real() ? std::abs(space.rates.difference()) : 0;
        });
        return tr("They differ most at {}: {}", hex::name(most.at), hover(most.rates));
    }

    const rules::Board& board_;
    const Sides& sides_;
    std::vector<SpaceRates> spaces_;
    double range_ = 0.01;
};

} // namespace

Overlay differences(const rules::Board& board, const Sides& sides) {
    return Differences(board, sides).overlay();
}

double rate(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

double error_apart(double ours, double theirs, double weight, double games) {
    const double difference = ours - theirs;
    return std::sqrt((ours + weight * theirs - difference * difference) / std::max(games, 1.0));
}

double error_together(double ours, double theirs, double games) {
    return std::sqrt((ours * (1 - ours) + theirs * (1 - theirs)) / std::max(games, 1.0));
}

} // namespace pampas::overlays
