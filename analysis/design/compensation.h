#pragma once

#include "analysis/balance/choice_model.h"
#include "analysis/balance/series.h"
#include "engine/rules/ruleset.h"
#include "engine/simulation/run.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Search for maps and rules that play well.
namespace pampas::design {

/// Extra pesos by seat, on top of those of the rules, starting with the first seat.
using SeatPesos = std::vector<int>;

/// The result of a deal played with certain extra pesos.
struct PesoDeal {
    SeatPesos extra;
    std::vector<double> wins; ///< by seat; shared wins count in part

    /// The number of games in the deal.
    std::size_t games() const;
};

/// The extra pesos with which a seat wins as often as the first one.
struct EvenPesos {
    double pesos = 0;
    /// The 95 % interval; empty while the games give none, for example when pesos are not shown to
    /// help at all.
    std::optional<balance::Interval> interval;
};

/// Models how pesos change a seat's chance to win: a seat wins with a probability proportional to
/// exp(worth of the seat + pesos * worth of a peso).
class PesoModel {
  public:
    /// Fits the model to deals whose extra pesos vary by about `spread`.
    PesoModel(std::span<const PesoDeal> deals, std::size_t players, double spread);

    /// What a peso adds to the logarithm of a seat's chance to win.
    double peso_worth() const;
    /// The 95 % interval of `peso_worth`.
    balance::Interval peso_worth_interval() const;

    /// The pesos with which `seat` (from 0) wins as often as the first seat without any. The
    /// interval is E. C. Fieller's (1954), which stays valid when the worth of a peso is hardly
    /// known.
    EvenPesos even_pesos(std::size_t seat) const;

    /// Each seat's chance to win with these extra pesos.
    std::vector<double> chances(const SeatPesos& extra) const;

  private:
    std::vector<double> seat_traits(std::size_t seat, double pesos) const;

    std::size_t players_;
    balance::ChoiceModel model_;
};

/// The games to balance by pesos, and the effort.
struct CompensationPlan {
    balance::Experiment experiment = balance::usual_experiment();
    int players = rules::players_bounds.usual;
    static constexpr Bounded<std::size_t> games_bounds{1, 10'000'000, 4000};

    std::size_t games = games_bounds.usual; ///< for finding the pesos; rounded up to whole deals
    /// For confirming the pesos: this many with them and as many without.
    std::size_t confirming_games = games_bounds.usual / 2;
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
};

/// The seed of the confirming games.
std::uint64_t fresh_seed(const CompensationPlan& plan);

/// The number of games of a complete search.
std::size_t compensation_games(const CompensationPlan& plan);

/// Plays the games of deal number `deal` with these extra pesos. Must be thread-safe.
using PlayDeal = std::function<PesoDeal(std::size_t deal, const SeatPesos& extra)>;

/// Parameters of a search for pesos.
struct PesoSearch {
    /// Starting pesos of each seat by the rules; extra pesos never bring one below 0.
    SeatPesos purses;
    std::size_t deals = 100; ///< at least four
    std::uint64_t seed = 1;
    std::size_t threads = 1;
};

/// The result of `search_pesos`.
struct FoundPesos {
    PesoModel model;
    std::size_t deals = 0; ///< deals played
};

/// Finds how pesos change the chances of seats around the point where seats win equally often. In
/// each deal the seats after the first get pesos drawn around the current estimate of even pesos.
/// There are four estimates; the first quarter of the deals starts from 0 and does not count in the
/// end. When stopped early, the deals played so far count, at least one. Source: C. F. J. Wu,
/// "Efficient sequential designs with binary data" (1985).
FoundPesos search_pesos(const PesoSearch& search, const PlayDeal& play,
                        const simulation::RunControl& control = {});

/// Integer pesos that make seats win as equally as purses allow; 0 for a seat while its pesos are
/// unknown. At most five times the largest purse each.
SeatPesos whole_pesos(const PesoModel& model, const SeatPesos& purses);

/// Extra pesos for later seats and their confirmation.
struct Compensation {
    PesoModel model;
    SeatPesos extra;       ///< in whole pesos; 0 for the first seat
    std::size_t games = 0; ///< games played to find them
    /// Confirming games on fresh deals, the same deals without and with the extra pesos. Empty when
    /// stopped before.
    std::optional<balance::Series> without;
    std::optional<balance::Series> with;
    bool interrupted = false;
};

/// Finds extra pesos on top of those the ruleset already gives. Throws `InputError` for unknown
/// bots or a wrong number of players, and `simulation::Abandoned`.
Compensation compensate(const map::Map& map, const rules::Ruleset& rules,
                        const CompensationPlan& plan, const simulation::RunControl& control = {});

/// The ruleset with these extra pesos added, for this number of players only.
rules::Ruleset with_pesos(rules::Ruleset rules, const SeatPesos& extra);

} // namespace pampas::design
