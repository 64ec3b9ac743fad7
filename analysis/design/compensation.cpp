#include "analysis/design/compensation.h"

#include "analysis/balance/win_rate.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pampas::design {
namespace {

using balance::Choice;
using balance::Cluster;

/// The traits of a seat with extra pesos: an indicator for each seat but the first, then the pesos.
std::vector<double> traits_of(std::size_t players, std::size_t seat, double pesos) {
    std::vector<double> traits(players);
    if (seat > 0) {
        traits[seat - 1] = 1;
    }
    traits.back() = pesos;
    return traits;
}

Cluster choices_of(const PesoDeal& deal) {
    const std::size_t players = deal.wins.size();
    Choice game;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const auto traits = traits_of(players, seat, deal.extra[seat]);
        game.traits.insert(game.traits.end(), traits.begin(), traits.end());
    }
    Cluster choices;
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (deal.wins[seat] > 0) {
            choices.push_back(game);
            choices.back().chosen = seat;
            choices.back().weight = deal.wins[seat];
        }
    }
    return choices;
}

std::vector<Cluster> clusters_of(std::span<const PesoDeal> deals, std::size_t players,
                                 double spread) {
    std::vector<Cluster> clusters;
    std::ranges::transform(deals, std::back_inserter(clusters), choices_of);
    std::vector<double> sizes(players, 1);
    sizes.back() = spread;
    balance::add_made_up_choices(clusters, sizes);
    return clusters;
}

} // namespace

std::size_t PesoDeal::games() const {
    return static_cast<std::size_t>(std::lround(std::reduce(wins.begin(), wins.end())));
}

PesoModel::PesoModel(std::span<const PesoDeal> deals, std::size_t players, double spread)
    : players_(players), model_(clusters_of(deals, players, spread), players) {}

std::vector<double> PesoModel::seat_traits(std::size_t seat, double pesos) const {
    return traits_of(players_, seat, pesos);
}

double PesoModel::peso_worth() const {
    return model_.coefficient(players_ - 1);
}

balance::Interval PesoModel::peso_worth_interval() const {
    return model_.interval(seat_traits(0, 1));
}

EvenPesos PesoModel::even_pesos(std::size_t seat) const {
    const std::vector<double> as_it_is = seat_traits(seat, 0);
    const std::vector<double> peso = seat_traits(0, 1);
    // The pesos x for which seat + x peso may be 0: (seat + x peso)^2 <= margin^2 variance, which
    // is square * x^2 + 2 half * x + rest <= 0.
    const double margin = model_.margin() * model_.margin();
    const double seat_worth = model_.worth(as_it_is);
    const double square = peso_worth() * peso_worth() - margin * model_.covariance(peso, peso);
    const double half = seat_worth * peso_worth() - margin * model_.covariance(as_it_is, peso);
    const double rest = seat_worth * seat_worth - margin * model_.covariance(as_it_is, as_it_is);
    EvenPesos even{-seat_worth / peso_worth(), std::nullopt};
    if (square > 0 && peso_worth() > 0) {
        const double root = std::sqrt(std::max(0.0, half * half - square * rest));
        even.interval = {(-half - root) / square, (-half + root) / square};
    }
    return even;
}

std::vector<double> PesoModel::chances(const SeatPesos& extra) const {
    std::vector<double> result;
    for (std::size_t seat = 0; seat < players_; ++seat) {
        result.push_back(std::exp(model_.worth(seat_traits(seat, extra[seat]))));
    }
    const double sum = std::accumulate(result.begin(), result.end(), 0.0);
    std::ranges::transform(result, result.begin(), [sum](double worth) { return worth / sum; });
    return result;
}

namespace {

/// Stream numbers for drawing pesos, beyond those of any game.
constexpr std::uint64_t first_draw = std::uint64_t{1} << 48U;

constexpr std::size_t guesses = 4;

/// The range of a seat's extra pesos.
struct Range {
    int least;
    int most;
};

Range range_of(const SeatPesos& purses, std::size_t seat) {
    constexpr int times_a_purse = 5;
    const int largest = std::max(4, std::ranges::max(purses));
    return {-purses[seat], times_a_purse * largest};
}

/// Searches for even pesos in four stages of a quarter of the deals each.
class Searcher {
  public:
    Searcher(const PesoSearch& search, const PlayDeal& play, const simulation::RunControl& control)
        : search_(search), play_(play), control_(control), centre_(search.purses.size()),
          spread_(std::max(4, std::ranges::max(search.purses) / 2)) {}

    FoundPesos result() {
        for (std::size_t guess = 1; guess <= guesses && !is_stopped_; ++guess) {
            play_until(search_.deals * guess / guesses);
            if (guess < guesses) {
                centre_ = next_centre(model(0));
            }
        }
        const std::size_t first = search_.deals / guesses;
        return {model(deals_.size() > 2 * first ? first : 0), deals_.size()};
    }

  private:
    /// The model of the deals played from `first` on.
    PesoModel model(std::size_t first) const {
        return {std::span(deals_).subspan(first), centre_.size(), static_cast<double>(spread_)};
    }

    void play_until(std::size_t end) {
        const std::vector<PesoDeal> more =
            simulation::deal_results({deals_.size(), end}, search_.threads, control_,
                                     [this](std::size_t deal) { return play_(deal, drawn(deal)); });
        deals_.insert(deals_.end(), more.begin(), more.end());
        is_stopped_ = deals_.size() < end;
    }

    SeatPesos drawn(std::size_t deal) const {
        chance::Stream stream(search_.seed, first_draw + deal);
        SeatPesos extra = centre_;
        for (std::size_t seat = 1; seat < extra.size(); ++seat) {
            const auto step = static_cast<int>(stream.below(2 * index(spread_) + 1));
            extra[seat] = std::max(extra[seat] + step - spread_, -search_.purses[seat]);
        }
        return extra;
    }

    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    /// The centre of the next draws; its step is limited, as early estimates may be far off.
    SeatPesos next_centre(const PesoModel& model) const {
        SeatPesos next = whole_pesos(model, search_.purses);
        for (std::size_t seat = 0; seat < next.size(); ++seat) {
            next[seat] =
                std::clamp(next[seat], centre_[seat] - 2 * spread_, centre_[seat] + 2 * spread_);
        }
        return next;
    }

    const PesoSearch& search_;
    const PlayDeal& play_;
    const simulation::RunControl& control_;
    SeatPesos centre_;
    int spread_; ///< half-range of the pesos drawn around the centre
    std::vector<PesoDeal> deals_;
    bool is_stopped_ = false;
};

/// Counts the wins of a deal's games.
struct WinCounter : balance::GameWatcher {
    explicit WinCounter(int players) : wins(static_cast<std::size_t>(players)) {}

    void end(const rules::State& state) override { balance::share_win(state.winners(), wins); }

    balance::WinParts wins;
};

/// The wins of a deal's games by seat.
std::vector<double> wins_of_deal(const rules::Game& game, std::span<const players::Lineup> lineups,
                                 const simulation::Dealing& dealing, std::size_t deal,
                                 const simulation::RunControl& control) {
    WinCounter counter(game.players());
    balance::watch_deal(game, lineups, dealing, deal, counter, control);
    std::vector<double> wins;
    for (const std::int64_t parts : counter.wins) {
        wins.push_back(static_cast<double>(parts) / balance::whole_win);
    }
    return wins;
}

SeatPesos purses_of(const rules::Ruleset& rules, int players) {
    SeatPesos purses;
    for (int seat = 0; seat < players; ++seat) {
        purses.push_back(rules.start_pesos + rules.extra_pesos[static_cast<std::size_t>(seat)]);
    }
    return purses;
}

std::size_t search_deals(const CompensationPlan& plan) {
    return std::max(
        guesses, simulation::deals_for(plan.games, plan.experiment.dealing.pairing, plan.players));
}

balance::SeriesPlan confirming(const CompensationPlan& plan) {
    balance::SeriesPlan series{plan.experiment};
    series.experiment.dealing.seed = fresh_seed(plan);
    series.games = plan.confirming_games;
    series.tolerance = plan.tolerance;
    return series;
}

/// Plays the confirming games, unless stopped before.
std::optional<balance::Series> confirm(const rules::Game& game, const CompensationPlan& plan,
                                       const simulation::RunControl& control) {
    if (control.is_stopped()) {
        return std::nullopt;
    }
    return play_series(game, confirming(plan), control);
}

} // namespace

std::uint64_t fresh_seed(const CompensationPlan& plan) {
    return plan.experiment.dealing.seed + 1;
}

std::size_t compensation_games(const CompensationPlan& plan) {
    const auto games = simulation::games_per_deal(plan.experiment.dealing.pairing, plan.players);
    return search_deals(plan) * games + 2 * most_games(confirming(plan), plan.players);
}

FoundPesos search_pesos(const PesoSearch& search, const PlayDeal& play,
                        const simulation::RunControl& control) {
    return Searcher(search, play, control).result();
}

SeatPesos whole_pesos(const PesoModel& model, const SeatPesos& purses) {
    SeatPesos pesos(purses.size());
    for (std::size_t seat = 1; seat < pesos.size(); ++seat) {
        const EvenPesos even = model.even_pesos(seat);
        if (even.interval) {
            const auto [least, most] = range_of(purses, seat);
            pesos[seat] =
                static_cast<int>(std::lround(std::clamp<double>(even.pesos, least, most)));
        }
    }
    return pesos;
}

rules::Ruleset with_pesos(rules::Ruleset rules, const SeatPesos& extra) {
    rules.least_players = rules.most_players = static_cast<int>(extra.size());
    std::ranges::transform(extra, rules.extra_pesos, rules.extra_pesos.begin(), std::plus());
    return rules;
}

Compensation compensate(const map::Map& map, const rules::Ruleset& rules,
                        const CompensationPlan& plan, const simulation::RunControl& control) {
    const rules::Game game(map, rules, plan.players);
    const balance::Experiment& experiment = plan.experiment;
    const std::vector<players::Lineup> lineups = experiment.lineups(plan.players);
    const PesoSearch search{purses_of(rules, plan.players), search_deals(plan),
                            experiment.dealing.seed, experiment.threads};
    const PlayDeal play = [&](std::size_t deal, const SeatPesos& extra) {
        const rules::Game changed(map, with_pesos(rules, extra), plan.players);
        return PesoDeal{extra, wins_of_deal(changed, lineups, experiment.dealing, deal, control)};
    };
    const auto [model, deals] = search_pesos(search, play, control);
    const std::size_t games = deals * lineups.size();
    Compensation result{model, whole_pesos(model, search.purses), games, {}, {}};
    result.without = confirm(game, plan, control);
    const rules::Game even(map, with_pesos(rules, result.extra), plan.players);
    result.with = confirm(even, plan, control);
    result.interrupted = control.is_stopped();
    return result;
}

} // namespace pampas::design
