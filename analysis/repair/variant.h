#pragma once

#include "analysis/design/compensation.h"
#include "analysis/repair/moves.h"

namespace pampas::repair {

/// A map, and what seats have beside the pesos of its rules.
struct Variant {
    map::Map map{};
    design::SeatPesos extra_pesos = {}; ///< by seat; empty: none

    friend bool operator==(const Variant&, const Variant&) = default;
};

/// Makes variants of variants.
class Variations {
  public:
    /// `players` have extra pesos; 0: nobody has.
    Variations(Moves moves, int players, chance::Stream stream)
        : moves_(std::move(moves)), players_(static_cast<std::size_t>(players)), stream_(stream) {}

    const Moves& moves() const { return moves_; }

    /// These and changed ones, `count` in all or as many as can be found, each once.
    std::vector<Variant> with_changes(const std::vector<Variant>& variants, std::size_t count);
    /// These and all with fewer changes, each once.
    std::vector<Variant> with_fewer(const std::vector<Variant>& variants) const;

  private:
    std::optional<Variant> with_change(const Variant& from);
    design::SeatPesos with_pesos(design::SeatPesos pesos);

    Moves moves_;
    std::size_t players_;
    chance::Stream stream_;
};

} // namespace pampas::repair
