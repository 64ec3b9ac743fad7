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

/// The number of occurrences of each distance; pairs without a path come last.
using Distances = std::map<int, int>;

/// The distance that stands for no path.
inline constexpr int no_way = 1'000'000;

/// The distances of all pairs of markets.
Distances between_markets(const graph::PathsOfMarkets& markets);

/// The distances of all markets to their nearest land.
Distances to_land(const graph::PathsOfMarkets& markets);

/// Charts of the map: kinds of spaces, land regions, paths to markets.
class StatisticsView : public ColumnView {
  public:
    /// `context` must outlive this object.
    StatisticsView(wxWindow* parent, Context& context);

    /// The measures shown; null before the first.
    const graph::Analysis* analysis() const { return analysis_.get(); }

  private:
    void draw_column(ColumnPainter& painter) const override;
    bool is_fresh() const override { return fresh_; }

    std::shared_ptr<const graph::Analysis> analysis_;
    bool fresh_ = false; ///< if false, all is grey
    Connections connections_;
};

} // namespace pampas::desktop
