#pragma once

#include "engine/hex/grid.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::map {

/// The kind of a space (R1.1).
enum class Space : std::uint8_t {
    Pampas,
    Mountain,
    Forest,
    Meadow,
    Rocks,
    Swamp,
    Land, ///< land with undecided terrain (R1.4)
    Market,
    Water,
    Void ///< not part of the board
};

/// All kinds of spaces in display order.
inline constexpr std::array<Space, 10> all_spaces{
    Space::Pampas, Space::Mountain, Space::Forest, Space::Meadow, Space::Rocks,
    Space::Swamp,  Space::Land,     Space::Market, Space::Water,  Space::Void};

/// The five terrains of land.
inline constexpr std::array<Space, 5> terrains{Space::Mountain, Space::Forest, Space::Meadow,
                                               Space::Rocks, Space::Swamp};

/// Whether land tiles are played here with a terrain card: a terrain or undecided land.
constexpr bool is_land(Space space) {
    return space >= Space::Mountain && space <= Space::Land;
}

/// Whether two kinds belong to the same class: all land is one class, whatever its terrain.
constexpr bool same_class(Space one, Space other) {
    return one == other || (is_land(one) && is_land(other));
}

/// The name in JSON and in messages, such as `forest`.
constexpr std::string_view name(Space space) {
    constexpr std::array<const char*, all_spaces.size()> names{
        tr_later("pampas"), tr_later("mountain"), tr_later("forest"), tr_later("meadow"),
        tr_later("rocks"),  tr_later("swamp"),    tr_later("land"),   tr_later("market"),
        tr_later("water"),  tr_later("void")};
    return names[static_cast<std::size_t>(space)];
}

/// A key of a map file that Pampas does not know but preserves.
struct UnknownKey {
    std::string key;
    std::string json; ///< its value, as JSON text

    friend bool operator==(const UnknownKey&, const UnknownKey&) = default;
};

/// The contents of a generator file (`.haz`) besides its spaces, kept for writing it back.
struct HazHeader {
    std::string version = "GRHIG0101"; ///< of the format
    int map_version = 1;
    int row_count = 1; ///< in doubled rows
    std::vector<UnknownKey> unknown;

    friend bool operator==(const HazHeader&, const HazHeader&) = default;
};

/// The numbers of players a map is made for.
struct PlayerRange {
    int least = 2;
    int most = 5;

    friend bool operator==(const PlayerRange&, const PlayerRange&) = default;
};

/// A designer's note on a space.
struct Note {
    hex::Coordinate at;
    std::string text;

    friend bool operator==(const Note&, const Note&) = default;
};

/// Everything a map file states besides its spaces. Text is UTF-8.
struct Details {
    std::string name;
    std::string author;
    std::string description;
    std::optional<PlayerRange> players;
    std::optional<std::string> ruleset; ///< name of the ruleset the map is meant for
    std::optional<HazHeader> haz;
    std::vector<Note> notes;             ///< at most one per space, in reading order
    std::vector<hex::Coordinate> locked; ///< spaces that tools must not change, in reading order
    std::vector<UnknownKey> unknown;

    friend bool operator==(const Details&, const Details&) = default;
};

/// The number of spaces of each kind, indexed by `Space`.
using Counts = std::array<int, all_spaces.size()>;

/// A board: a grid with a kind for each space, and details. A plain value; copies are independent.
class Map {
  public:
    /// A map filled with one kind of space.
    explicit Map(const hex::Grid& grid = {}, Space fill = Space::Pampas)
        : grid_(grid), spaces_(grid.size(), fill) {}

    const hex::Grid& grid() const { return grid_; }
    /// All spaces in reading order.
    std::span<const Space> spaces() const { return spaces_; }
    /// `at` must be on the grid.
    Space at(hex::Coordinate at) const { return spaces_[grid_.offset(at)]; }
    void set(hex::Coordinate at, Space space) { spaces_[grid_.offset(at)] = space; }

    const Details& details() const { return details_; }
    Details& details() { return details_; }

    /// The number of spaces of each kind.
    Counts counts() const;
    /// All spaces of one kind, in reading order.
    std::vector<hex::Coordinate> all(Space space) const;
    /// Whether tools must not change this space.
    bool is_locked(hex::Coordinate at) const;

    friend bool operator==(const Map&, const Map&) = default;

  private:
    hex::Grid grid_;
    std::vector<Space> spaces_;
    Details details_;
};

/// Whether games on one map are also games on the other: equal grid and spaces, whatever the
/// details.
bool same_board(const Map& one, const Map& other);

/// The spaces of the grid reachable from `start` through spaces for which `inside(Coordinate)` is
/// true, without duplicates, `start` first. `inside(start)` must be true.
template <class Inside>
std::vector<hex::Coordinate> region(const hex::Grid& grid, hex::Coordinate start, Inside inside) {
    std::vector<bool> seen(grid.size());
    std::vector<hex::Coordinate> spaces{start};
    seen[grid.offset(start)] = true;
    for (std::size_t next = 0; next < spaces.size(); ++next) {
        for (const hex::Coordinate neighbour : grid.neighbours(spaces[next])) {
            if (!seen[grid.offset(neighbour)] && inside(neighbour)) {
                seen[grid.offset(neighbour)] = true;
                spaces.push_back(neighbour);
            }
        }
    }
    return spaces;
}

/// The connected spaces of one kind that include `at`, in reading order. `at` must be on the map.
inline std::vector<hex::Coordinate> region_of_kind(const Map& map, hex::Coordinate at) {
    auto spaces = region(map.grid(), at, [&map, kind = map.at(at)](hex::Coordinate other) {
        return map.at(other) == kind;
    });
    std::ranges::sort(spaces);
    return spaces;
}

} // namespace pampas::map
