#include "analysis/balance/comparison.h"

#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace pampas::balance {
namespace {

std::vector<double> column(std::span<const Observation> observations, std::size_t figure) {
    std::vector<double> values;
    std::ranges::transform(observations, std::back_inserter(values),
                           [figure](const Observation& seen) { return seen[figure]; });
    return values;
}

std::vector<double> differences_of(const std::vector<double>& one,
                                   const std::vector<double>& other) {
    std::vector<double> result(one.size());
    std::ranges::transform(other, one, result.begin(), std::minus());
    return result;
}

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The same if all deals differ equally: by a sign test, because nothing is known of their scatter.
void test_equal(Difference& difference, double deals) {
    difference.p_value = std::exp2(1 - deals);
    if (difference.p_value > significance) {
        difference.interval = {-infinity, infinity};
    }
}

/// Sets interval and p-value of a difference whose means are known.
void test(Difference& difference, const std::vector<double>& values) {
    if (values.size() < 2) {
        difference.interval = {-infinity, infinity};
        return;
    }
    const auto count = static_cast<double>(values.size());
    const double error = std::sqrt(variance(values) / count);
    const double half = student_quantile(count - 1, 0.975) * error;
    difference.interval = {difference.difference - half, difference.difference + half};
    if (error > 0) {
        const double distance = std::abs(difference.difference) / error;
        difference.p_value = 2 * student_tail(count - 1, distance);
    } else if (difference.difference != 0) {
        test_equal(difference, count);
    }
}

void adjust(std::vector<Difference>& all) {
    std::vector<Difference*> ascending;
    ascending.reserve(all.size());
    for (Difference& difference : all) {
        ascending.push_back(&difference);
    }
    std::ranges::stable_sort(ascending, {}, &Difference::p_value);
    double least = 0;
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        const auto left = static_cast<double>(ascending.size() - i);
        least = std::max(least, std::min(1.0, left * ascending[i]->p_value));
        ascending[i]->adjusted = least;
    }
}

} // namespace

bool is_real(const Difference& difference) {
    return difference.adjusted <= significance;
}

std::vector<Difference> differences(std::span<const Observation> one,
                                    std::span<const Observation> other) {
    assert(!one.empty() && one.size() == other.size());
    std::vector<Difference> all(one.front().size());
    for (std::size_t figure = 0; figure < all.size(); ++figure) {
        const std::vector<double> ones = column(one, figure);
        const std::vector<double> others = column(other, figure);
        const std::vector<double> between = differences_of(ones, others);
        all[figure].one = mean(ones);
        all[figure].other = mean(others);
        all[figure].difference = mean(between);
        test(all[figure], between);
    }
    adjust(all);
    return all;
}

double scatter_ratio(std::span<const Observation> one, std::span<const Observation> other) {
    std::vector<double> ratios;
    for (std::size_t figure = 0; figure < one.front().size(); ++figure) {
        const std::vector<double> ones = column(one, figure);
        const std::vector<double> others = column(other, figure);
        const double apart = variance(ones) + variance(others);
        if (apart > 0) {
            ratios.push_back(variance(differences_of(ones, others)) / apart);
        }
    }
    return ratios.empty() ? 1 : mean(ratios);
}

namespace {

using PartOfWhole = std::pair<std::size_t, std::size_t>;

double share(PartOfWhole part_and_whole) {
    const auto [part, whole] = part_and_whole;
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// The figures of one deal on one map.
struct DealFigures {
    std::size_t games = 0;
    Observation figures; ///< means per game
    WinParts wins;       ///< by seat
    std::vector<std::int64_t> points;
};

/// Sums the figures of the games it watches.
class FigureCounter : public GameWatcher {
  public:
    explicit FigureCounter(const rules::Game& game)
        : deal_{0, Observation(game_figures(game.players()).size()),
                WinParts(index(game.players())), std::vector<std::int64_t>(index(game.players()))} {
    }

    void see(const rules::State&, int, const rules::Action& action,
             const rules::Outcome& outcome) override {
        using enum rules::ActionKind;
        actions_ += action.kind == EndTurn ? 0 : 1;
        market_pesos_ += action.kind == PlayAnimal ? outcome.income : 0;
    }
    void end(const rules::State& state) override {
        next_ = 0;
        ++deal_.games;
        count_seats(state);
        count_points(state);
        add(state.round());
        add(std::exchange(actions_, 0));
        add(100 * share(markets_reached(state)));
        add(std::exchange(market_pesos_, 0));
        add(100 * share(spaces_used(state)));
    }

    DealFigures deal() const {
        DealFigures deal = deal_;
        for (double& mean : deal.figures) {
            mean /= static_cast<double>(deal.games);
        }
        return deal;
    }

  private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    /// Adds to the next figure.
    void add(double value) { deal_.figures[next_++] += value; }

    void count_seats(const rules::State& state) {
        const WinParts wins = win_parts(state);
        for (std::size_t seat = 0; seat < wins.size(); ++seat) {
            deal_.wins[seat] += wins[seat];
            add(100 * static_cast<double>(wins[seat]) / whole_win);
        }
        for (int seat = 0; seat < state.players(); ++seat) {
            deal_.points[index(seat)] += state.points(seat);
            add(state.points(seat));
        }
        add(state.points(state.winners().front()));
    }

    void count_points(const rules::State& state) {
        for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
            int sum = 0;
            for (int seat = 0; seat < state.players(); ++seat) {
                sum += state.category_points(seat)[category];
            }
            add(static_cast<double>(sum) / state.players());
        }
    }

    static PartOfWhole markets_reached(const rules::State& state) {
        PartOfWhole reached{0, state.game().board().markets().size()};
        for (std::size_t market = 0; market < reached.second; ++market) {
            bool is_reached = false;
            for (int seat = 0; seat < state.players(); ++seat) {
                is_reached = is_reached || state.position().reaches(seat, market);
            }
            reached.first += is_reached ? 1U : 0U;
        }
        return reached;
    }

    static PartOfWhole spaces_used(const rules::State& state) {
        PartOfWhole used{0, state.game().board().cells()};
        for (std::size_t cell = 0; cell < used.second; ++cell) {
            const bool is_used = !state.position().is_empty(static_cast<rules::Cell>(cell));
            used.first += is_used ? 1U : 0U;
        }
        return used;
    }

    DealFigures deal_; ///< its figures are still sums
    std::size_t next_ = 0;
    int actions_ = 0;      ///< of the current game
    int market_pesos_ = 0; ///< paid by markets in the current game
};

/// Whether all cards are the same, whatever the terrain.
bool have_same_cards(rules::Setup one, const rules::Setup& other) {
    one.terrain = other.terrain;
    return one == other;
}

/// One deal on both maps.
struct ComparedDeal {
    DealFigures one;
    DealFigures other;
    bool has_common_cards = true;

    std::size_t games() const { return one.games; }
};

/// Plays deals on both maps.
class ComparisonRunner {
  public:
    ComparisonRunner(const rules::Game& one, const rules::Game& other, const Experiment& experiment,
                     const simulation::RunControl& control)
        : one_(one), other_(other), dealing_(experiment.dealing),
          lineups_(experiment.lineups(one.players())), control_(control) {}

    ComparedDeal play(std::size_t deal) const {
        return {figures_of(one_, deal), figures_of(other_, deal), has_common_cards(deal)};
    }

  private:
    DealFigures figures_of(const rules::Game& game, std::size_t deal) const {
        FigureCounter counter(game);
        watch_deal(game, lineups_, dealing_, deal, counter, control_);
        return counter.deal();
    }

    bool has_common_cards(std::size_t deal) const {
        const std::size_t number =
            deal * simulation::games_per_deal(dealing_.pairing, one_.players());
        chance::Stream for_one(dealing_.seed, number);
        chance::Stream for_other(dealing_.seed, number);
        return have_same_cards(one_.deal(for_one), other_.deal(for_other));
    }

    const rules::Game& one_;
    const rules::Game& other_;
    simulation::Dealing dealing_;
    std::vector<players::Lineup> lineups_;
    const simulation::RunControl& control_;
};

void add(PlayedDeals& played, const DealFigures& deal) {
    played.figures.push_back(deal.figures);
    played.tally.add_deal(deal.wins, deal.points);
}

} // namespace

std::vector<GameFigure> game_figures(int players) {
    std::vector<GameFigure> figures;
    for (int seat = 1; seat <= players; ++seat) {
        figures.push_back(
            {fmt::format("wins_seat_{}", seat), tr("seat {} wins, %", seat), "wins_seat"});
    }
    for (int seat = 1; seat <= players; ++seat) {
        figures.push_back(
            {fmt::format("points_seat_{}", seat), tr("seat {}, points", seat), "points_seat"});
    }
    figures.push_back({"winner_points", tr("winner, points"), "winner_points"});
    for (const std::string_view category : rules::category_names) {
        figures.push_back({fmt::format("points_{}", category),
                           tr("a player's points from {}", tr(category)), "points_category"});
    }
    figures.push_back({"rounds", tr("rounds"), "rounds"});
    figures.push_back({"actions", tr("actions of all players"), "actions"});
    figures.push_back({"markets_reached", tr("markets reached, %"), "markets_reached"});
    figures.push_back({"market_pesos", tr("pesos paid by markets"), "market_pesos"});
    figures.push_back({"spaces_used", tr("pampas and land taken, %"), "spaces_used"});
    return figures;
}

Comparison compare_games(const rules::Game& one, const rules::Game& other,
                         const ComparisonPlan& plan, const simulation::RunControl& control) {
    const ComparisonRunner runner(one, other, plan.experiment, control);
    const auto deals =
        simulation::deal_results({0, plan.deals}, plan.experiment.threads, control,
                                 [&](std::size_t deal) { return runner.play(deal); });
    const PlayedDeals none{{}, DealTally(one.players(), deals.front().games())};
    Comparison result{none, none};
    for (const ComparedDeal& deal : deals) {
        add(result.one, deal.one);
        add(result.other, deal.other);
        result.has_common_cards = result.has_common_cards && deal.has_common_cards;
    }
    return result;
}

} // namespace pampas::balance
