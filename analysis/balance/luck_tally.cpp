#include "analysis/balance/luck_tally.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace pampas::balance {
namespace {

using Vector = Eigen::Matrix<double, static_cast<int>(LuckTally::kinds), 1>;
using Matrix =
    Eigen::Matrix<double, static_cast<int>(LuckTally::kinds), static_cast<int>(LuckTally::kinds)>;

constexpr std::size_t first_species = rules::land_card_names.size();

/// Adds one seat's luck: the cards that came, and those to be expected of so many cards from a
/// pile with these numbers of each kind.
void add_luck(std::span<std::int64_t> luck, std::span<const int> came, std::span<const int> pile) {
    const double cards = std::accumulate(came.begin(), came.end(), 0);
    const double all = std::accumulate(pile.begin(), pile.end(), 0);
    for (std::size_t kind = 0; kind < came.size() && all > 0; ++kind) {
        luck[kind] += std::llround(LuckTally::parts_of_card *
                                   (came[kind] - cards * static_cast<double>(pile[kind]) / all));
    }
}

/// Counts the cards by kind.
template <class Counts>
Counts counted(const auto& cards) {
    Counts counts{};
    for (const auto card : cards) {
        ++counts[rules::index(card)];
    }
    return counts;
}

template <std::size_t Kinds>
void add_draw(std::span<std::int64_t> luck, const rules::Deck<Kinds>& deck,
              const rules::CardCounts<Kinds>& box, int players, std::uint8_t drawn) {
    rules::CardCounts<Kinds> came{};
    came[drawn] = 1;
    rules::CardCounts<Kinds> pile = rules::unseen_by_all(deck, box, players);
    ++pile[drawn]; // before the draw it was out as well
    add_luck(luck, came, pile);
}

} // namespace

void LuckTally::Sums::add(const Luck& of_deal, std::int64_t wins_of_deal) {
    ++deals;
    wins += wins_of_deal;
    squared_wins += wins_of_deal * wins_of_deal;
    auto* square = squares.begin();
    for (std::size_t one = 0; one < kinds; ++one) {
        luck[one] += of_deal[one];
        luck_and_wins[one] += of_deal[one] * wins_of_deal;
        for (std::size_t other = one; other < kinds; ++other) {
            *square++ += of_deal[one] * of_deal[other];
        }
    }
}

LuckTally::LuckTally(int players)
    : seats_(static_cast<std::size_t>(players)), luck_(seats_.size()), luck_in_game_(seats_.size()),
      wins_(seats_.size()) {}

void LuckTally::begin(const rules::Game& game, std::size_t deal, const rules::Setup& setup) {
    half_ = deal % halves;
    const rules::Ruleset& rules = game.rules();
    // R9.4: these come to every hand.
    const int pampas = rules.hand_pampas_cards;
    const std::size_t pampas_kind = rules::index(rules::LandCard::Pampas);
    rules::LandCounts land_pile = rules.land_cards;
    land_pile[pampas_kind] -= pampas * game.players();
    for (std::size_t seat = 0; seat < luck_.size(); ++seat) {
        auto land = counted<rules::LandCounts>(setup.hands[seat].land);
        land[pampas_kind] -= pampas;
        const std::span luck = luck_in_game_[seat];
        add_luck(luck.first(first_species), land, land_pile);
        add_luck(luck.subspan(first_species),
                 counted<rules::AnimalCounts>(setup.hands[seat].animal), rules.animal_cards);
    }
}

void LuckTally::see(const rules::State& state, const rules::Action& action,
                    const rules::Outcome& outcome) {
    if (action.item != rules::from_supply) {
        return;
    }
    const std::span luck = luck_in_game_[static_cast<std::size_t>(state.seat())];
    if (action.kind == rules::ActionKind::BuyLand) {
        add_draw(luck.first(first_species), state.land(), state.rules().land_cards, state.players(),
                 outcome.card);
    } else if (action.kind == rules::ActionKind::BuyAnimal) {
        add_draw(luck.subspan(first_species), state.animals(), state.rules().animal_cards,
                 state.players(), outcome.card);
    }
}

void LuckTally::end(const WinParts& wins) {
    for (std::size_t seat = 0; seat < wins.size(); ++seat) {
        wins_[seat] += wins[seat];
        std::ranges::transform(luck_[seat], luck_in_game_[seat], luck_[seat].begin(), std::plus());
    }
    std::ranges::fill(luck_in_game_, Luck{});
}

void LuckTally::end_deal() {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        seats_[seat][half_].add(luck_[seat], wins_[seat]);
    }
    std::ranges::fill(luck_, Luck{});
    std::ranges::fill(wins_, 0);
}

LuckTally::Luck LuckTally::luck(std::size_t seat) const {
    Luck sum{};
    for (const Sums& sums : seats_[seat]) {
        std::ranges::transform(sum, sums.luck, sum.begin(), std::plus());
    }
    return sum;
}

/// The sums of one half of a seat's deals, as matrices.
class LuckTally::Regression {
  public:
    explicit Regression(const Sums& sums)
        : deals_(static_cast<double>(sums.deals)), wins_(static_cast<double>(sums.wins)),
          squared_wins_(static_cast<double>(sums.squared_wins)) {
        const auto* square = sums.squares.begin();
        for (std::size_t one = 0; one < kinds; ++one) {
            const auto row = static_cast<Eigen::Index>(one);
            luck_[row] = static_cast<double>(sums.luck[one]);
            products_[row] = static_cast<double>(sums.luck_and_wins[one]);
            for (auto column = row; column < luck_.size(); ++column) {
                squares_(row, column) = squares_(column, row) = static_cast<double>(*square++);
            }
        }
    }

    double deals() const { return deals_; }

    /// Wins owed to each part of luck, drawn towards 0 as if `doubt` more deals had shown none.
    Vector coefficients() const {
        constexpr double doubt = 500;
        if (deals_ < 2) {
            return Vector::Zero();
        }
        Matrix squares = squares_;
        squares.diagonal() *= 1 + doubt / deals_;
        squares.diagonal().array() += 1; // for cards that there are none of
        return squares.ldlt().solve(products_ - luck_ * (wins_ / deals_));
    }

    /// The sum of wins without what they owe to luck, and that of their squares.
    double sum(const Vector& coefficients) const { return wins_ - coefficients.dot(luck_); }
    double squared_sum(const Vector& coefficients) const {
        return squared_wins_ - 2 * coefficients.dot(products_) +
               coefficients.dot(squares_ * coefficients);
    }

  private:
    double deals_;
    double wins_;
    double squared_wins_;
    Vector luck_;
    Vector products_;
    Matrix squares_;
};

LuckTally::Worth LuckTally::worth(std::size_t seat) const {
    Vector wins = Vector::Zero();
    for (const Sums& sums : seats_[seat]) {
        wins += Regression(sums).coefficients() / static_cast<double>(whole_win) / halves;
    }
    Worth worth{};
    std::ranges::copy(wins, worth.begin());
    return worth;
}

AdjustedWins LuckTally::adjusted(std::size_t seat, const DealTally& deals) const {
    const std::array<Regression, halves> regressions{Regression(seats_[seat][0]),
                                                     Regression(seats_[seat][1])};
    double sum = 0;
    double squares = 0; // of deviations within each half
    double plain_squares = 0;
    for (std::size_t half = 0; half < halves; ++half) {
        const Regression& own = regressions[half];
        const auto deviations = [&](const Vector& coefficients) {
            return own.deals() > 0 ? own.squared_sum(coefficients) -
                                         std::pow(own.sum(coefficients), 2) / own.deals()
                                   : 0;
        };
        const Vector coefficients = regressions[1 - half].coefficients();
        sum += own.sum(coefficients);
        squares += deviations(coefficients);
        plain_squares += deviations(Vector::Zero());
    }
    const auto games = static_cast<double>(deals.games());
    const double rate = std::clamp(sum / static_cast<double>(whole_win) / games, 0.0, 1.0);
    const double left = plain_squares > 0 && squares > 0 ? squares / plain_squares : 1;
    const double trials = games / (deals.design_effect(seat) * left);
    return {rate, wilson(rate * trials, trials)};
}

} // namespace pampas::balance
