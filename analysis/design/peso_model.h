#pragma once

#include "analysis/balance/choice_model.h"

#include <cstddef>
#include <optional>
#include <span>
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
    /// Where they lie with 95 % confidence; nothing while the games do not tell, as when pesos
    /// are not known to help at all.
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

} // namespace pampas::design
