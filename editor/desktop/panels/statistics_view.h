#pragma once

#include "analysis/graph/analysis.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/widgets/column_view.h"

#include <memory>

namespace pampas::desktop {

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
