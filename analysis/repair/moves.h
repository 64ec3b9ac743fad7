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

/// The allowed changes of a map.
struct Limits {
    static constexpr Bounded<std::size_t> changes_bounds{1, 100, 8};

    std::size_t changes = changes_bounds.usual; ///< maximum number of spaces that may differ
    bool free_counts = false; ///< if false, the number of spaces of each kind is kept
    /// Spaces to keep, in addition to those the map locks.
    std::vector<hex::Coordinate> locked = {};
    legality::Client client;    ///< must not find more errors than before
    bool keep_symmetry = false; ///< whether `repair` keeps the map's `whole_symmetries`
    std::vector<graph::Symmetry> symmetries = {}; ///< whole symmetries to keep
};

/// The symmetries that hold for all spaces of a map; all land counts as one kind. Throws
/// `InputError` naming the closest one when there is none.
std::vector<graph::Symmetry> whole_symmetries(const map::Map& map);

/// Draws random small changes of a map.
class Moves {
  public:
    /// `weights` are the relative frequencies with which spaces change, in reading order.
    Moves(map::Map map, Limits limits, std::vector<double> weights);

    /// `from` with one more change: two spaces of different kinds swap kinds or, with free counts,
    /// one takes the kind of another. Empty if no change within the limits was found.
    std::optional<map::Map> changed(const map::Map& from, chance::Stream& stream) const;
    /// All maps with fewer changes, made by restoring two spaces, or one with free counts.
    std::vector<map::Map> restored(const map::Map& from) const;
    /// The number of spaces that differ from the original map.
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
    std::vector<hex::Coordinate> spaces_; ///< spaces that may change, in reading order
    std::vector<bool> may_change_;        ///< by offset, for every space of the map
    std::vector<double> sums_;            ///< cumulative weights of `spaces_`
    std::ptrdiff_t errors_;               ///< the client's errors on the original map
};

/// A map with extra pesos on top of the rules.
struct Variant {
    map::Map map{};
    design::SeatPesos extra_pesos = {}; ///< by seat; empty means none

    friend bool operator==(const Variant&, const Variant&) = default;
};

/// Makes variants from variants.
class Variations {
  public:
    /// `players` is the number of seats with extra pesos; 0 means none.
    Variations(Moves moves, int players, chance::Stream stream)
        : moves_(std::move(moves)), players_(static_cast<std::size_t>(players)), stream_(stream) {}

    /// `variants` and changed copies without duplicates: `count` in all, or as many as are found.
    std::vector<Variant> with_changes(const std::vector<Variant>& variants, std::size_t count);
    /// `variants` and all their versions with fewer changes, without duplicates.
    std::vector<Variant> with_fewer(const std::vector<Variant>& variants) const;

  private:
    std::optional<Variant> with_change(const Variant& from);
    design::SeatPesos with_pesos(design::SeatPesos pesos);

    Moves moves_;
    std::size_t players_;
    chance::Stream stream_;
};

} // namespace pampas::repair
