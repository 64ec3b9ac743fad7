#include "analysis/balance/comparison.h"

#include "analysis/balance/paired_deal.h"

#include <fmt/format.h>

#include <numeric>
#include <utility>

namespace pampas::balance {
namespace {

using Share = std::pair<std::size_t, std::size_t>;

double share(Share part_and_whole) {
    const auto [part, whole] = part_and_whole;
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// Adds up the figures of the games it sees.
class Counter {
  public:
    explicit Counter(const rules::Game& game)
        : sums_(game_figures(game.players()).size()), wins_(index(game.players())),
          points_(index(game.players())) {}

    void begin(std::size_t, const rules::Setup&) {}
    void see(const rules::State&, int, const rules::Action& action, const rules::Outcome& outcome) {
        using enum rules::ActionKind;
        actions_ += action.kind == EndTurn ? 0 : 1;
        market_pesos_ += action.kind == PlayAnimal ? outcome.income : 0;
    }
    void end(const rules::State& state) {
        next_ = 0;
        ++games_;
        count_seats(state);
        count_points(state);
        add(state.round());
        add(std::exchange(actions_, 0));
        add(100 * share(markets_reached(state)));
        add(std::exchange(market_pesos_, 0));
        add(100 * share(spaces_used(state)));
    }

    /// Means of a game.
    Observation figures() const {
        Observation means = sums_;
        for (double& mean : means) {
            mean /= games_;
        }
        return means;
    }
    void add_to(DealTally& tally) const { tally.add_deal(wins_, points_); }

  private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    /// The next figure of the game at hand.
    void add(double value) { sums_[next_++] += value; }

    void count_seats(const rules::State& state) {
        const std::vector<int> winners = state.winners();
        const auto part = SeatFigures::win_parts / std::ssize(winners);
        for (int seat = 0; seat < state.players(); ++seat) {
            const bool has_won = std::ranges::count(winners, seat) > 0;
            wins_[index(seat)] += has_won ? part : 0;
            add(has_won ? 100.0 / static_cast<double>(winners.size()) : 0);
        }
        for (int seat = 0; seat < state.players(); ++seat) {
            points_[index(seat)] += state.points(seat);
            add(state.points(seat));
        }
        add(state.points(winners.front()));
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

    static Share markets_reached(const rules::State& state) {
        Share reached{0, state.game().board().markets().size()};
        for (std::size_t market = 0; market < reached.second; ++market) {
            bool is_reached = false;
            for (int seat = 0; seat < state.players(); ++seat) {
                is_reached = is_reached || state.position().reaches(seat, market);
            }
            reached.first += is_reached ? 1U : 0U;
        }
        return reached;
    }

    static Share spaces_used(const rules::State& state) {
        Share used{0, state.game().board().cells()};
        for (std::size_t cell = 0; cell < used.second; ++cell) {
            const bool is_used = !state.position().is_empty(static_cast<rules::Cell>(cell));
            used.first += is_used ? 1U : 0U;
        }
        return used;
    }

    Observation sums_;
    DealTally::Wins wins_;
    std::vector<std::int64_t> points_;
    std::size_t next_ = 0;
    int games_ = 0;
    int actions_ = 0;      ///< of the game at hand
    int market_pesos_ = 0; ///< and what markets paid in it
};

/// Whether the same cards lie and are held, whatever the terrain.
bool have_same_cards(rules::Setup one, const rules::Setup& other) {
    one.terrain = other.terrain;
    return one == other;
}

bool deals_same_cards(const rules::Game& one, const rules::Game& other, const ComparisonPlan& plan,
                      std::size_t deal) {
    const std::size_t number = deal * plan.bots.size();
    chance::Stream for_one(plan.seed, number);
    chance::Stream for_other(plan.seed, number);
    return have_same_cards(one.deal(for_one), other.deal(for_other));
}

PlayedDeals gathered(const std::vector<Counter>& counters, std::size_t players) {
    PlayedDeals played{{}, DealTally(static_cast<int>(players), players)};
    for (const Counter& counter : counters) {
        played.figures.push_back(counter.figures());
        counter.add_to(played.tally);
    }
    return played;
}

} // namespace

std::vector<GameFigure> game_figures(int players) {
    std::vector<GameFigure> figures;
    for (int seat = 1; seat <= players; ++seat) {
        figures.push_back(
            {fmt::format("wins_seat_{}", seat), fmt::format("seat {} wins, %", seat)});
    }
    for (int seat = 1; seat <= players; ++seat) {
        figures.push_back(
            {fmt::format("points_seat_{}", seat), fmt::format("seat {}, points", seat)});
    }
    figures.push_back({"winner_points", "winner, points"});
    for (const std::string_view category : rules::category_names) {
        figures.push_back(
            {fmt::format("points_{}", category), fmt::format("a player's points of {}", category)});
    }
    figures.push_back({"rounds", "rounds"});
    figures.push_back({"actions", "actions of all players"});
    figures.push_back({"markets_reached", "markets reached, % of them"});
    figures.push_back({"market_pesos", "pesos that markets pay"});
    figures.push_back({"spaces_used", "pampas and land taken, %"});
    return figures;
}

Comparison compare_games(const rules::Game& one, const rules::Game& other,
                         const ComparisonPlan& plan, const simulation::RunControl& control) {
    const players::Lineup lineup(plan.bots, one.players(), plan.thinking);
    std::vector<Counter> of_one(plan.deals, Counter(one));
    std::vector<Counter> of_other(plan.deals, Counter(other));
    simulation::RunControl by_deal{control.stop, {}};
    if (control.progress) {
        by_deal.progress = [&](std::size_t begun) { control.progress(begun * plan.bots.size()); };
    }
    const std::size_t end = simulation::on_threads(
        {plan.seed, 0, plan.deals}, plan.threads, by_deal, [&](std::size_t, std::size_t deal) {
            play_paired_deal(one, lineup, plan.seed, deal, of_one[deal]);
            play_paired_deal(other, lineup, plan.seed, deal, of_other[deal]);
        });
    of_one.resize(end, Counter(one));
    of_other.resize(end, Counter(other));
    bool has_common_cards = true;
    for (std::size_t deal = 0; deal < end; ++deal) {
        has_common_cards = has_common_cards && deals_same_cards(one, other, plan, deal);
    }
    return {gathered(of_one, plan.bots.size()), gathered(of_other, plan.bots.size()),
            has_common_cards};
}

} // namespace pampas::balance
