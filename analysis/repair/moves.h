#pragma once

#include "analysis/design/compensation.h"
#include "analysis/graph/symmetries.h"
#include "analysis/legality/client.h"
#include "engine/chance/stream.h"
#include "engine/files/bounded.h"
#include "engine/map/map.h"

#include <array>
#include <optional>
#include <vector>

namespace pampas::repair {

/// What changes of a map are allowed.
struct Limits {
    static constexpr Bounded<std::size_t> changes_bounds{1, 100, 8};

    std::size_t changes = changes_bounds.usual; ///< spaces that may differ from the map, at most
    bool free_counts = false; ///< otherwise there are as many spaces of each kind as before
    std::vector<hex::Coordinate> locked = {}; ///< that stay as they are, beside those of the map
    legality::Client client;                  ///< that must not find more errors than before
    bool keep_symmetry = false;               ///< `repair` has the map's `whole_symmetries` stay
    std::vector<graph::Symmetry> symmetries = {}; ///< of all of the map, that stay so
};

/// The symmetries that all spaces of a map have, all land counting as one kind. Throws
/// `InputError` when there is none, with the one that comes nearest.
std::vector<graph::Symmetry> whole_symmetries(const map::Map& map);

/// Draws small changes of a map.
class Moves {
  public:
    /// `weights` of the map's spaces, in reading order: those that weigh more change more often.
    Moves(map::Map map, Limits limits, std::vector<double> weights);

    /// A map with one change more: two spaces of different kinds have their kinds exchanged or,
    /// where counts are free, one has the kind of another. Nothing when none was found that
    /// the limits allow.
    std::optional<map::Map> changed(const map::Map& from, chance::Stream& stream) const;
    /// All maps with fewer changes: two spaces, or where counts are free one, are as they were.
    std::vector<map::Map> restored(const map::Map& from) const;
    /// How many spaces are not as they were.
    std::size_t changes(const map::Map& now) const;

  private:
    bool is_allowed(const map::Map& now) const;
    bool is_symmetric(const map::Map& now) const;
    std::vector<hex::Coordinate> images(hex::Coordinate at) const;
    std::vector<std::array<hex::Coordinate, 2>> pairs_like(hex::Coordinate one,
                                                           hex::Coordinate other) const;
    map::Map with_as_it_was(map::Map now, hex::Coordinate at) const;
    hex::Coordinate drawn(const std::vector<double>& sums, chance::Stream& stream) const;
    map::Map proposed(const map::Map& from, chance::Stream& stream) const;

    map::Map map_;
    Limits limits_;
    std::vector<hex::Coordinate> spaces_; ///< that may change, in reading order
    std::vector<bool> may_change_;        ///< the same for each space of the map
    std::vector<double> sums_;            ///< of their weights, up to each
    std::ptrdiff_t errors_;               ///< that the client finds on the map
};

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
