#include "analysis/pigs/comparison.h"

#include "analysis/pigs/farm_tally.h"
#include "analysis/pigs/series.h"
#include "analysis/pigs/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <numeric>
#include <span>
#include <string>
#include <vector>

namespace pampas::pigs {
namespace {

using balance::Observation;

/// Watches the games of a deal.
class DealWatcher {
  public:
    DealWatcher(const Game& game, simulation::Pairing pairing)
        : game_(&game), tally_(game, pairing) {}

    void begin(std::size_t, const Setup& setup) { tally_.begin(game_->start(setup)); }
    void see(const State& state, int seat, const Action& action, const Outcome& outcome) {
        tally_.see(state, seat, action, outcome);
    }
    void end(const State& state) { tally_.end(state); }

    const FarmTally& tally() const { return tally_; }

  private:
    const Game* game_;
    FarmTally tally_;
};

/// The mean of a figure over all players of all games.
double mean_of_all(const balance::PlayerSums& players, std::size_t figure) {
    std::int64_t sum = 0;
    std::int64_t rows = 0;
    for (std::size_t seat = 0; seat < players.players(); ++seat) {
        sum += players.seat_sum(seat, figure);
        rows += players.seat_rows(seat);
    }
    return ratio(sum, rows);
}

/// In the order of `compared_figures`.
Observation observed(const FarmTally& tally) {
    constexpr double percent = 100;
    Observation figures;
    const auto games = static_cast<double>(tally.seats().games());
    const std::size_t players = tally.players().players();
    for (std::size_t seat = 0; seat < players; ++seat) {
        figures.push_back(percent * tally.seats().wins(seat) / games);
    }
    for (std::size_t seat = 0; seat < players; ++seat) {
        figures.push_back(tally.seats().seats()[seat].points.mean());
    }
    for (std::size_t figure = index(Account::Sales); figure < farm_figures; ++figure) {
        figures.push_back(mean_of_all(tally.players(), figure));
    }
    return figures;
}

/// One deal with both editions.
struct ComparedDeal {
    std::vector<FarmTally> tallies; ///< of both
    bool has_common_cards = true;

    std::size_t games() const { return static_cast<std::size_t>(tallies.front().seats().games()); }
};

FarmTally played(const Game& game, std::span<const Lineup> tables,
                 const simulation::Dealing& dealing, std::size_t deal) {
    DealWatcher watcher(game, dealing.pairing);
    simulation::play_deal(game, tables, dealing, deal, watcher);
    return watcher.tally();
}

void add(balance::PlayedDeals& played, const FarmTally& tally) {
    played.figures.push_back(observed(tally));
    played.tally.add(tally.deals());
}

} // namespace

std::vector<balance::GameFigure> compared_figures(int players) {
    std::vector<balance::GameFigure> figures;
    for (int seat = 1; seat <= players; ++seat) {
        figures.push_back({fmt::format("wins_seat_{}", seat), tr("seat {} wins, %", seat), ""});
    }
    for (int seat = 1; seat <= players; ++seat) {
        figures.push_back({fmt::format("points_seat_{}", seat), tr("seat {}, dollars", seat), ""});
    }
    for (std::size_t figure = index(Account::Sales); figure < farm_figures; ++figure) {
        figures.push_back({figure_key(figure), figure_title(figure), ""});
    }
    return figures;
}

balance::Comparison compare_editions(const Game& one, const Game& other,
                                     const balance::ComparisonPlan& plan,
                                     const simulation::RunControl& control) {
    const simulation::Dealing& dealing = plan.experiment.dealing;
    const std::vector<Lineup> tables = lineups(plan.experiment, one.players());
    const std::size_t games = simulation::games_per_deal(dealing.pairing, one.players());
    const auto deals = simulation::deal_results(
        {0, plan.deals}, plan.experiment.threads, control, [&](std::size_t deal) {
            const std::size_t number = deal * games;
            chance::Stream first(dealing.seed, number);
            chance::Stream second(dealing.seed, number);
            return ComparedDeal{
                {played(one, tables, dealing, deal), played(other, tables, dealing, deal)},
                one.deal(first) == other.deal(second)};
        });
    const balance::PlayedDeals none{{}, balance::DealTally(one.players(), games)};
    balance::Comparison result{none, none};
    for (const ComparedDeal& deal : deals) {
        add(result.one, deal.tallies[0]);
        add(result.other, deal.tallies[1]);
        result.has_common_cards = result.has_common_cards && deal.has_common_cards;
    }
    return result;
}

} // namespace pampas::pigs
