#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/graph/market_paths.h"
#include "analysis/graph/regions.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/widgets/column_view.h"
#include "engine/map/map.h"

#include <map>
#include <memory>

namespace pampas::desktop {
/// How often each distance occurs, those without a way last.
using Distances = std::map<int, int>;

/// Under which `Distances` count what has no way.
inline constexpr int no_way = 1'000'000;

/// Over all pairs of markets.
Distances between_markets(const graph::PathsOfMarkets& markets);

/// Over all markets, to the land nearest to each.
Distances to_land(const graph::PathsOfMarkets& markets);

/// Draws how many spaces there are of each kind that the map has: its picture, a bar, the number
/// and its share of the board.
void draw_counts(ColumnPainter& painter, const map::Counts& counts);

/// Draws the regions of each terrain: a block for each, as long as it is large.
void draw_regions(ColumnPainter& painter, const std::vector<graph::LandChains>& chains);

/// Draws a column for each distance, as high as it is frequent. `chart` is its label in the
/// glossary.
void draw_distances(ColumnPainter& painter, std::string_view chart, const Distances& distances);

/// What the map is made of, in small charts: kinds of spaces, regions of land, ways to markets.
class StatisticsView : public ColumnView {
  public:
    /// `context` outlives it.
    StatisticsView(wxWindow* parent, Context& context);

    const graph::Analysis* analysis() const { return analysis_.get(); }

  private:
    void draw_column(ColumnPainter& painter) const override;
    bool is_fresh() const override { return fresh_; }

    std::shared_ptr<const graph::Analysis> analysis_;
    bool fresh_ = false; ///< when not, all is grey
    Connections connections_;
};

} // namespace pampas::desktop
