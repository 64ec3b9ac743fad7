#pragma once

#include "engine/hex/grid.h"
#include "engine/map/space.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pampas::map {

/// A key of a map file that Pampas does not know and keeps as it is.
struct UnknownKey {
    std::string key;
    std::string json; ///< its value, as JSON text

    friend bool operator==(const UnknownKey&, const UnknownKey&) = default;
};

/// What a generator file (`.haz`) says beside its spaces, kept to be written back.
struct HazHeader {
    std::string version = "GRHIG0101"; ///< of the format
    int map_version = 1;
    int row_count = 1; ///< in doubled rows
    std::vector<UnknownKey> unknown;

    friend bool operator==(const HazHeader&, const HazHeader&) = default;
};

/// For how many players a map is made.
struct PlayerRange {
    int least = 2;
    int most = 5;

    friend bool operator==(const PlayerRange&, const PlayerRange&) = default;
};

/// What the designer noted about a space.
struct Note {
    hex::Coordinate at;
    std::string text;

    friend bool operator==(const Note&, const Note&) = default;
};

/// Everything a map says about itself beside its spaces. Text is UTF-8.
struct Details {
    std::string name;
    std::string author;
    std::string description;
    std::optional<PlayerRange> players;
    std::optional<std::string> ruleset; ///< name of the ruleset the map is meant for
    std::optional<HazHeader> haz;
    std::vector<Note> notes;             ///< at most one a space, in reading order
    std::vector<hex::Coordinate> locked; ///< spaces that no tool changes, in reading order
    std::vector<UnknownKey> unknown;

    friend bool operator==(const Details&, const Details&) = default;
};

/// How many spaces of each kind, indexed by `Space`.
using Counts = std::array<int, all_spaces.size()>;

/// A board: a grid with a kind for each space. A plain value; copies are independent.
class Map {
  public:
    /// A blank board of the given size.
    explicit Map(const hex::Grid& grid = {}, Space fill = Space::Pampas)
        : grid_(grid), spaces_(grid.size(), fill) {}

    const hex::Grid& grid() const { return grid_; }
    /// Every space in reading order.
    std::span<const Space> spaces() const { return spaces_; }
    /// `at` must be on the grid.
    Space at(hex::Coordinate at) const { return spaces_[grid_.offset(at)]; }
    void set(hex::Coordinate at, Space space) { spaces_[grid_.offset(at)] = space; }

    const Details& details() const { return details_; }
    Details& details() { return details_; }

    Counts counts() const;
    /// Coordinates of all spaces of one kind, in reading order.
    std::vector<hex::Coordinate> all(Space space) const;
    /// Whether no tool changes this space.
    bool is_locked(hex::Coordinate at) const;

    friend bool operator==(const Map&, const Map&) = default;

  private:
    hex::Grid grid_;
    std::vector<Space> spaces_;
    Details details_;
};

/// Whether games on the one map are games on the other: whatever they say about themselves, their
/// spaces are the same.
bool same_board(const Map& one, const Map& other);

} // namespace pampas::map
