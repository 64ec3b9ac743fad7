#include "analysis/design/trial.h"

#include "analysis/review/chances.h"
#include "engine/chance/stream.h"

#include <algorithm>
#include <cmath>

namespace pampas::design {
namespace {

/// The results of a deal by seat.
struct PlayedDeal {
    balance::WinParts wins;
    std::vector<std::int64_t> points;
    std::size_t counts = 0; ///< see `games_of_deal`

    std::size_t games() const { return counts; }
};

/// Collects the results of a deal's games.
class DealWatcher : public balance::GameWatcher {
  public:
    DealWatcher(const TrialPlan& plan, int players)
        : rounds_(plan.rounds), deal_{balance::WinParts(static_cast<std::size_t>(players)),
                                      std::vector<std::int64_t>(static_cast<std::size_t>(players)),
                                      games_of_deal(plan, players)} {}

    bool has_seen_enough(const rules::State& state) const override {
        return rounds_ && state.round() > *rounds_;
    }
    void end(const rules::State& state) override {
        if (state.over()) {
            balance::share_win(state.winners(), deal_.wins);
        } else {
            share_chances(judge_.chances(state));
        }
        for (int seat = 0; seat < state.players(); ++seat) {
            deal_.points[static_cast<std::size_t>(seat)] += state.points(seat);
        }
    }

    const PlayedDeal& deal() const { return deal_; }

  private:
    /// Shares a win in whole parts.
    void share_chances(const review::Chances& chances) {
        double sum = 0;
        std::int64_t shared = 0;
        for (std::size_t seat = 0; seat < chances.size(); ++seat) {
            sum += chances[seat];
            const std::int64_t up_to_here = std::llround(sum * balance::whole_win);
            deal_.wins[seat] += up_to_here - shared;
            shared = up_to_here;
        }
    }

    std::optional<int> rounds_;
    review::ChanceJudge judge_;
    PlayedDeal deal_;
};

/// One deal on one map for one number of players.
struct Assignment {
    std::size_t trial;
    std::size_t table;
    std::size_t deal;
};

} // namespace

Trial::Trial(const map::Map& map, const rules::Ruleset& rules, const TrialPlan& plan) {
    for (const int players : plan.players) {
        games_.push_back(std::make_unique<const rules::Game>(map, rules, players));
        tallies_.emplace_back(players,
                              simulation::games_per_deal(plan.experiment.dealing.pairing, players));
    }
}

std::size_t Trial::games_played() const {
    std::int64_t games = 0;
    for (const balance::DealTally& tally : tallies_) {
        games += tally.games();
    }
    return static_cast<std::size_t>(games);
}

std::vector<Trial*> pointers_to(std::vector<Trial>& trials) {
    std::vector<Trial*> result;
    result.reserve(trials.size());
    for (Trial& trial : trials) {
        result.push_back(&trial);
    }
    return result;
}

TrialPlan on_stream(TrialPlan plan, std::uint64_t stream) {
    chance::Stream seeds(plan.experiment.dealing.seed, stream);
    plan.experiment.dealing.seed = seeds.below(std::size_t{1} << 32U);
    return plan;
}

std::size_t games_of_deal(const TrialPlan& plan, int players) {
    return plan.rounds ? 1 : simulation::games_per_deal(plan.experiment.dealing.pairing, players);
}

std::size_t games_of_deal(const TrialPlan& plan) {
    std::size_t games = 0;
    for (const int players : plan.players) {
        games += games_of_deal(plan, players);
    }
    return games;
}

std::size_t deals_for(const TrialPlan& plan, std::size_t games) {
    std::size_t deals = 1;
    for (const int players : plan.players) {
        const std::size_t of_deal = games_of_deal(plan, players);
        deals = std::max(deals, (games + of_deal - 1) / of_deal);
    }
    return deals;
}

bool play_deals(std::span<Trial* const> trials, std::size_t deals, const TrialPlan& plan,
                const simulation::RunControl& control) {
    std::vector<std::vector<players::Lineup>> lineups;
    lineups.reserve(plan.players.size());
    for (const int players : plan.players) {
        lineups.push_back(plan.experiment.lineups(players));
    }
    std::vector<Assignment> assignments;
    for (std::size_t trial = 0; trial < trials.size(); ++trial) {
        for (std::size_t table = 0; table < plan.players.size(); ++table) {
            for (std::size_t deal = 0; deal < deals; ++deal) {
                assignments.push_back({trial, table, trials[trial]->deals() + deal});
            }
        }
    }
    const auto play = [&](std::size_t number) {
        const auto [trial, table, deal] = assignments[number];
        const rules::Game& game = *trials[trial]->games()[table];
        DealWatcher watcher(plan, game.players());
        balance::watch_deal(game, lineups[table], plan.experiment.dealing, deal, watcher, control);
        return watcher.deal();
    };
    const auto played =
        simulation::deal_results({0, assignments.size()}, plan.experiment.threads, control, play);
    if (played.size() < assignments.size()) {
        return false;
    }
    for (std::size_t number = 0; number < played.size(); ++number) {
        const auto& [trial, table, deal] = assignments[number];
        trials[trial]->add(table, played[number].wins, played[number].points);
    }
    return true;
}

bool play_in_step(std::span<Trial* const> trials, std::size_t deals, const TrialPlan& plan,
                  const simulation::RunControl& control) {
    constexpr std::size_t assignments_at_once = 100;
    const std::size_t at_once =
        std::max(assignments_at_once / std::max(trials.size(), std::size_t{1}), std::size_t{1});
    for (std::size_t played = 0; played < deals; played += at_once) {
        if (!play_deals(trials, std::min(at_once, deals - played), plan, control)) {
            return false;
        }
    }
    return true;
}

Fairnesses fairnesses(const Trial& trial, double tolerance) {
    Fairnesses result;
    for (const balance::DealTally& tally : trial.tallies()) {
        result.push_back(balance::fairness(tally, tolerance));
    }
    return result;
}

Judgement judged(const map::Map& map, const rules::Ruleset& rules, const TrialPlan& plan,
                 double tolerance, std::size_t most_games, const simulation::RunControl& control) {
    Judgement result;
    for (const int players : plan.players) {
        const rules::Game game(map, rules, players);
        const balance::Series series = balance::play_series(game,
                                                            {.experiment = plan.experiment,
                                                             .games = most_games,
                                                             .until_verdict = true,
                                                             .tolerance = tolerance},
                                                            control);
        result.fairnesses.push_back(balance::fairness(series.tally.deals(), tolerance));
        result.games += static_cast<std::size_t>(series.tally.deals().games());
    }
    return result;
}

bool are_fair(const Fairnesses& fairnesses) {
    return std::ranges::all_of(fairnesses, [](const balance::Fairness& fairness) {
        return fairness.verdict == balance::Verdict::Fair;
    });
}

const balance::Fairness& widest(const Fairnesses& fairnesses) {
    return *std::ranges::max_element(fairnesses, {}, &balance::Fairness::gap);
}

} // namespace pampas::design
