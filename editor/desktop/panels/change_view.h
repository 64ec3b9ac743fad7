#pragma once

#include "editor/desktop/widgets/column_view.h"
#include "editor/desktop/workers/played_games.h"

#include <memory>

namespace pampas::desktop {

/// Draws the effect of a map change on each seat: share of wins and, from enough deals, lead in
/// points, before and after; and the difference with its interval, faint while it may be 0.
void draw_change(ColumnPainter& painter, const FoundChange& change);

/// Shows the effect of a map change on each seat.
class ChangeView : public ColumnView {
  public:
    explicit ChangeView(wxWindow* parent) : ColumnView(parent) {}

    /// Shows an effect, or nothing.
    void show(std::shared_ptr<const FoundChange> change);
    /// What is shown; null if nothing.
    const std::shared_ptr<const FoundChange>& shown() const { return change_; }

  private:
    void draw_column(ColumnPainter& painter) const override;
    bool is_fresh() const override { return true; }

    std::shared_ptr<const FoundChange> change_;
};

} // namespace pampas::desktop
