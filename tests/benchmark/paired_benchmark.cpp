#include "engine/library/open_map.h"
#include "engine/players/lineup.h"
#include "engine/rules/state.h"
#include "engine/simulation/run.h"
#include "tests/benchmark/setting.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

/// How many games a paired run needs for each game of an unpaired run, for intervals of the same
/// width: the ratio of the variances of a mean.
namespace pampas::simulation {
namespace {

/// The variance of figures of deals.
class Scatter {
  public:
    void add(double value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    double variance() const { return (squares_ - sum_ * sum_ / count_) / (count_ - 1); }

  private:
    double count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

/// Takes each deal as one observation.
class Watcher {
  public:
    Watcher(int players, std::size_t games_per_deal)
        : games_per_deal_(games_per_deal), shares_(static_cast<std::size_t>(players)),
          wins_(shares_.size()) {}

    void begin(std::size_t, const rules::Setup&) {}
    void see(const rules::State&, int, const rules::Action&, const rules::Outcome&) {}
    void end(const rules::State& state) {
        const std::vector<int> winners = state.winners();
        for (const int winner : winners) {
            shares_[static_cast<std::size_t>(winner)] += 1.0 / static_cast<double>(winners.size());
        }
        difference_ += state.points(0) - state.points(state.players() - 1);
        if (++games_ == games_per_deal_) {
            end_deal();
        }
    }

    /// Variances of one game's worth: a mean of n games has this variance over n. Of wins it is the
    /// mean over all seats; of points it is that of the first seat's lead over the last.
    double wins() const {
        double sum = 0;
        for (const Scatter& seat : wins_) {
            sum += seat.variance();
        }
        return sum / static_cast<double>(wins_.size() * games_per_deal_);
    }
    double points() const { return points_.variance() / static_cast<double>(games_per_deal_); }

  private:
    void end_deal() {
        for (std::size_t seat = 0; seat < shares_.size(); ++seat) {
            wins_[seat].add(shares_[seat]);
        }
        points_.add(difference_);
        std::ranges::fill(shares_, 0);
        difference_ = 0;
        games_ = 0;
    }

    std::size_t games_per_deal_;
    std::size_t games_ = 0;
    std::vector<double> shares_;
    double difference_ = 0;
    std::vector<Scatter> wins_;
    Scatter points_;
};

/// The lineup from the environment, starting with each of its bots in turn.
std::vector<players::Lineup> tables(int players) {
    std::istringstream words(setting("PAMPAS_BOTS", "random"));
    std::vector<std::string> bots(std::istream_iterator<std::string>(words), {});
    std::vector<players::Lineup> result;
    for (int step = 0; step < players; ++step) {
        result.emplace_back(bots, players);
        std::ranges::rotate(bots, bots.begin() + 1);
    }
    return result;
}

/// `PAMPAS_MAP` names a map, `PAMPAS_BOTS` the bots (separated by blanks), `PAMPAS_GAMES` the
/// number of games each way. In games that are not paired, bots take seats at random.
void PairedGames(benchmark::State& state) {
    const rules::Game game(library::open_map(setting("PAMPAS_MAP", "maps/windmill.json")),
                           rules::ruleset_named("standard"), static_cast<int>(state.range(0)));
    const auto row = static_cast<std::size_t>(game.players());
    const std::size_t deals = std::stoull(setting("PAMPAS_GAMES", "20000")) / row;
    const auto lineups = tables(game.players());
    for (auto _ : state) {
        std::vector<Watcher> paired(1, Watcher(game.players(), row));
        play_deals(game, std::span(lineups), {1, Pairing::Rotated}, {0, deals}, std::span(paired));
        Watcher plain(game.players(), 1);
        chance::Stream seats(2);
        for (std::size_t number = 0; number < deals * row; ++number) {
            play_match(game, lineups[seats.below(row)], {3}, number, plain);
        }
        state.counters["wins_ratio"] = paired.front().wins() / plain.wins();
        state.counters["points_ratio"] = paired.front().points() / plain.points();
    }
}
BENCHMARK(PairedGames)->DenseRange(2, 5)->Iterations(1)->Unit(benchmark::kSecond);

} // namespace
} // namespace pampas::simulation
