#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/market_paths.h"
#include "analysis/graph/regions.h"
#include "engine/map/map.h"

#include <string>
#include <vector>

/// A map described in words, above all for people who cannot see it.
namespace pampas::description {

/// Spaces of one kind beside each other in a row.
struct Run {
    hex::Coordinate first;
    int length = 1;
    std::string words; ///< `A to C pampas`, without the row
};

/// A row of the board, void left out, as one reads it.
std::vector<Run> runs(const map::Map& map, int row);

/// What can be said of each space of a map as it is.
class Description {
  public:
    /// `found` is what is found about the map.
    Description(map::Map map, std::vector<findings::Finding> found);

    const map::Map& map() const { return map_; }

    /// Lines about a space of the map: `K7 forest, beside market K8; pampas J6, K6 and L7`, then
    /// its region, the way to a market, what is found and noted about it, and whether it is locked.
    std::vector<std::string> of(hex::Coordinate at) const;

  private:
    std::string heading(hex::Coordinate at) const;
    std::string region(hex::Coordinate at) const;
    std::string way(hex::Coordinate at) const;

    map::Map map_;
    std::vector<findings::Finding> found_;
    std::vector<int> region_sizes_; ///< of the region of one kind that a space is in, by offset
    std::vector<graph::Catchment> catchments_;
    std::vector<hex::Coordinate> markets_;
};

} // namespace pampas::description
