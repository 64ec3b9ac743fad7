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

/// Finding maps and rules that play well.
namespace pampas::design {

/// Pesos that seats have beside those of the rules, from the seat that begins on.
using SeatPesos = std::vector<int>;

/// A deal whose games were played with certain extra pesos.
struct PesoDeal {
    SeatPesos extra;
    std::vector<double> wins; ///< by seat, a shared win as its part

    std::size_t games() const;
};

/// Pesos that make a seat win as often as the first one.
struct EvenPesos {
    double pesos = 0;
    /// Where they lie with 95 % confidence; nothing while the games do not show it, for example
    /// when pesos are not known to help at all.
    std::optional<balance::Interval> interval;
};

/// How a seat's pesos change its chance to win: a seat wins with a chance in proportion to
/// exp(what the seat is worth + pesos * what a peso is worth).
class PesoModel {
  public:
    /// Fitted to deals, in which extra pesos differ by about `spread`.
    PesoModel(std::span<const PesoDeal> deals, std::size_t players, double spread);

    /// How much a peso adds to the logarithm of a seat's chance to win.
    double peso_worth() const;
    balance::Interval peso_worth_interval() const;

    /// The pesos for which `seat`, from 0, wins as often as the first with none. The interval is
    /// E. C. Fieller's (1954), which is honest also where a peso's worth is hardly known.
    EvenPesos even_pesos(std::size_t seat) const;

    /// The chances of all seats to win with these pesos.
    std::vector<double> chances(const SeatPesos& extra) const;

  private:
    std::vector<double> seat_traits(std::size_t seat, double pesos) const;

    std::size_t players_;
    balance::ChoiceModel model_;
};

/// Which games pesos should even out, and how many games to play for that.
struct CompensationPlan {
    balance::Experiment experiment = balance::usual_experiment();
    int players = rules::players_bounds.usual;
    static constexpr Bounded<std::size_t> games_bounds{1, 10'000'000, 4000};

    std::size_t games = games_bounds.usual; ///< to find the pesos; rounded up to whole deals
    /// To confirm them, with and without the pesos: as many each.
    std::size_t confirming_games = games_bounds.usual / 2;
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
};

/// The seed of the games that confirm what was found.
std::uint64_t fresh_seed(const CompensationPlan& plan);

/// How many games a whole search has.
std::size_t compensation_games(const CompensationPlan& plan);

/// Plays the games of a deal, named by its number, with these extra pesos. Called on any thread.
using PlayDeal = std::function<PesoDeal(std::size_t deal, const SeatPesos& extra)>;

/// A search for pesos: which deals are played with which pesos.
struct PesoSearch {
    SeatPesos purses;        ///< what each seat starts with anyway; none has fewer than no pesos
    std::size_t deals = 100; ///< at least four
    std::uint64_t seed = 1;
    std::size_t threads = 1;
};

/// Finds how pesos change the chances of seats where they even out. In every deal the seats after
/// the first have pesos drawn around those thought even so far, of which there are four guesses;
/// the first quarter of the deals, whose guess was none, does not count in the end. When stopped
/// early what was played counts, at least one deal. Source: C. F. J. Wu, "Efficient sequential
/// designs with binary data" (1985).
struct FoundPesos {
    PesoModel model;
    std::size_t deals = 0; ///< that were played
};
FoundPesos search_pesos(const PesoSearch& search, const PlayDeal& play,
                        const simulation::RunControl& control = {});

/// Whole pesos that make seats win as equally as purses allow; 0 while that is not known.
/// None is more than five times the largest purse.
SeatPesos whole_pesos(const PesoModel& model, const SeatPesos& purses);

/// Extra pesos for later seats, found and confirmed.
struct Compensation {
    PesoModel model;
    SeatPesos extra;       ///< in whole pesos, of the first seat 0
    std::size_t games = 0; ///< that were played to find them
    /// Games with other cards, the same without the pesos and with them. Nothing when it was
    /// stopped before.
    std::optional<balance::Series> without;
    std::optional<balance::Series> with;
    bool interrupted = false;
};

/// Finds the pesos for a ruleset, whose own extra pesos are taken for a part of its rules: what is
/// found comes on top. Throws `InputError` for unknown bots or a wrong number of players, and
/// `simulation::Abandoned`.
Compensation compensate(const map::Map& map, const rules::Ruleset& rules,
                        const CompensationPlan& plan, const simulation::RunControl& control = {});

/// The ruleset with extra pesos on top, for this number of players alone.
rules::Ruleset with_pesos(rules::Ruleset rules, const SeatPesos& extra);

} // namespace pampas::design
