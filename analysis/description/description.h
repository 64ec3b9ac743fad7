#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/market_paths.h"
#include "analysis/graph/regions.h"
#include "engine/map/map.h"

#include <string>
#include <vector>

/// Describes a map in words, above all for people who cannot see it.
namespace pampas::description {

/// Consecutive spaces of one kind in a row.
struct Run {
    hex::Coordinate first;
    int length = 1;
    std::string words; ///< `A to C pampas`, without the row
};

/// The runs of a row without void, in reading order.
std::vector<Run> runs(const map::Map& map, int row);

/// Describes the spaces of a map.
class Description {
  public:
    /// `found` are the findings on the map.
    Description(map::Map map, std::vector<findings::Finding> found);

    const map::Map& map() const { return map_; }

    /// The lines about a space: `K7 forest, beside market K8; pampas J6, K6 and L7`, then its
    /// region, the way to a market, findings and notes about it, and whether it is locked.
    std::vector<std::string> of(hex::Coordinate at) const;

  private:
    std::string heading(hex::Coordinate at) const;
    std::string region(hex::Coordinate at) const;
    std::string way(hex::Coordinate at) const;

    map::Map map_;
    std::vector<findings::Finding> found_;
    std::vector<int> region_sizes_; ///< by offset: size of the space's region of its own kind
    std::vector<graph::Catchment> catchments_;
    std::vector<hex::Coordinate> markets_;
};

} // namespace pampas::description
