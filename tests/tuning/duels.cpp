#include "tests/tuning/duels.h"

#include "analysis/balance/win_rate.h"
#include "engine/players/greedy.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/state.h"
#include "engine/simulation/run.h"
#include "tests/tuning/spsa.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>

namespace pampas::tuning {
namespace {

using players::EvaluationWeights;

/// Seats the first player on every other seat.
class Table {
  public:
    Table(std::vector<const Contestant*> seats) : seats_(std::move(seats)) {}

    using Memory = players::MarketFieldCache;

    players::Plan plan(const rules::State& state, Memory& memory, chance::Stream&) const {
        const Contestant& mover = *seats_[static_cast<std::size_t>(state.seat())];
        return players::greedy_plan(state, mover.judge, memory, mover.beam);
    }
    Table rotated() const {
        Table result = *this;
        std::ranges::rotate(result.seats_, result.seats_.begin() + 1);
        return result;
    }
    bool plays(std::size_t seat, const Contestant& one) const { return seats_[seat] == &one; }

  private:
    std::vector<const Contestant*> seats_;
};

/// Each seat's share of a finished game: larger the nearer the seat came to winning.
std::vector<double> near_wins(const rules::State& state) {
    constexpr double near = 8; // points; half of the games are won by less
    std::vector<double> shares;
    double best = 0;
    for (int seat = 0; seat < state.players(); ++seat) {
        best = std::max(best, static_cast<double>(state.points(seat)));
    }
    for (int seat = 0; seat < state.players(); ++seat) {
        shares.push_back(std::exp((state.points(seat) - best) / near));
    }
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares) {
        share /= sum;
    }
    return shares;
}

/// Adds up the first player's results in the games of a deal.
class DuelWatcher {
  public:
    DuelWatcher(std::span<const Table> tables, const Contestant& one)
        : tables_(tables), one_(&one) {}

    void begin(std::size_t number, const rules::Setup&) {
        table_ = &tables_[number % tables_.size()];
    }
    void see(const auto&...) {}
    void end(const rules::State& state) {
        const balance::WinParts won = balance::win_parts(state);
        const std::vector<double> near = near_wins(state);
        for (std::size_t seat = 0; seat < won.size(); ++seat) {
            if (table_->plays(seat, *one_)) {
                sum_.wins += static_cast<double>(won[seat]) / balance::whole_win;
                sum_.near_wins += near[seat];
            }
        }
    }

    const DuelResult& sum() const { return sum_; }

  private:
    std::span<const Table> tables_;
    const Contestant* one_;
    const Table* table_ = nullptr;
    DuelResult sum_;
};

std::vector<Table> tables_of_a_deal(const Contestant& one, const Contestant& other,
                                    std::size_t players) {
    std::vector<const Contestant*> seats;
    for (std::size_t seat = 0; seat < players; ++seat) {
        seats.push_back(seat % 2 == 0 ? &one : &other);
    }
    std::vector<Table> tables{{seats}};
    while (tables.size() < players) {
        tables.push_back(tables.back().rotated());
    }
    return tables;
}

/// Logarithms of the positive weights, and back.
Point point_of(const EvaluationWeights& style) {
    Point point;
    for (const players::Weight& weight : players::all_weights()) {
        if (style.*weight.member > 0) {
            point.push_back(std::log(style.*weight.member));
        }
    }
    return point;
}

EvaluationWeights style_at(EvaluationWeights style, const Point& point) {
    auto coordinate = point.begin();
    for (const players::Weight& weight : players::all_weights()) {
        if (double& value = style.*weight.member; value > 0) {
            value = std::clamp(std::exp(*coordinate++), weight.least, weight.most);
        }
    }
    return style;
}

} // namespace

Arena::Arena(std::span<const map::Map> maps, map::PlayerRange players_asked) {
    const auto rules = rules::ruleset_named("standard");
    for (const map::Map& map : maps) {
        const auto [least, most] = rules::numbers_of_players(rules, map.details().players);
        for (int players = std::max(least, players_asked.least);
             players <= std::min(most, players_asked.most); ++players) {
            tables_.push_back(std::make_unique<const rules::Game>(map, rules, players));
        }
    }
}

DuelResult Arena::duel(const Contestant& one, const Contestant& other, std::uint64_t seed,
                       std::size_t number) const {
    chance::Stream stream(seed, number);
    const rules::Game& game = *tables_[stream.below(tables_.size())];
    const auto players = static_cast<std::size_t>(game.players());
    const simulation::Dealing dealing{stream.below(std::size_t{1} << 32U),
                                      simulation::Pairing::Rotated};
    DuelResult result;
    for (const bool swapped : {false, true}) {
        const auto tables =
            swapped ? tables_of_a_deal(other, one, players) : tables_of_a_deal(one, other, players);
        DuelWatcher watcher(tables, one);
        simulation::play_deal(game, std::span(tables), dealing, 0, watcher);
        const auto games = 2 * static_cast<double>(players);
        result.wins += watcher.sum().wins / games;
        result.near_wins += watcher.sum().near_wins / games;
    }
    return result;
}

std::vector<DuelResult> Arena::duels(const Contestant& one, const Contestant& other,
                                     std::uint64_t seed, std::size_t first, std::size_t end,
                                     std::size_t threads) const {
    std::vector<DuelResult> results(end - first);
    simulation::on_threads({first, end}, threads, {}, [&](std::size_t, std::size_t number) {
        results[number - first] = duel(one, other, seed, number);
        return std::size_t{1};
    });
    return results;
}

EvaluationWeights tuned(const Arena& arena, const EvaluationWeights& start, const Tuning& tuning) {
    const auto contest = [&](const Point& one, const Point& other, std::size_t step) {
        const auto duels =
            arena.duels(style_at(start, one), style_at(start, other), tuning.seed,
                        step * tuning.duels, (step + 1) * tuning.duels, tuning.threads);
        double sum = 0;
        for (const DuelResult& duel : duels) {
            sum += duel.near_wins - 0.5;
        }
        return sum / static_cast<double>(duels.size());
    };
    return style_at(
        start, climbed(point_of(start), {.steps = tuning.steps, .seed = tuning.seed}, contest));
}

Acceptance acceptance(std::span<const DuelResult> duels) {
    constexpr double matters = 0.015;
    constexpr double usual = 0.3; // stakes: the difference that matters over a duel's variance
    constexpr double most = 1.9;
    const double refutes = std::log(20);
    std::map<double, double> wins;
    for (const DuelResult& duel : duels) {
        ++wins[duel.wins];
    }
    std::vector<balance::Seen> won;
    std::vector<balance::Seen> lost;
    for (const auto& [value, times] : wins) {
        won.push_back({value, times});
        lost.push_back({1 - value, times});
    }
    if (balance::log_wealth(won, 0.5, usual, most) >= refutes) {
        return Acceptance::Stronger;
    }
    if (balance::log_wealth(lost, 0.5 - matters, usual, most) >= refutes) {
        return Acceptance::NotStronger;
    }
    return Acceptance::Open;
}

} // namespace pampas::tuning
