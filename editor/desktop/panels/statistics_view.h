#pragma once

#include "analysis/graph/analysis.h"
#include "editor/desktop/widgets/column_view.h"

#include <memory>

namespace pampas::desktop {

/// What the map is made of, in small charts: kinds of spaces, regions of land, ways to markets.
class StatisticsView : public ColumnView {
  public:
    explicit StatisticsView(wxWindow* parent) : ColumnView(parent) {}

    /// Shows what was found, which is fresh from now on.
    void show(std::shared_ptr<const graph::Analysis> analysis);
    /// The map has changed since: all is grey until the next `show`.
    void outdate();

    const graph::Analysis* analysis() const { return analysis_.get(); }

  private:
    void draw_column(ColumnPainter& painter) const override;
    bool is_fresh() const override { return fresh_; }

    std::shared_ptr<const graph::Analysis> analysis_;
    bool fresh_ = false;
};

} // namespace pampas::desktop
