#pragma once

#include "analysis/report/games/summary.h"
#include "editor/desktop/widgets/column_view.h"
#include "editor/desktop/workers/played_games.h"

#include <memory>
#include <optional>

namespace pampas::desktop {
/// Draws what a change of the map did to each seat: its share of wins and, of enough deals, its
/// lead in points before and after, and the difference with its interval, faint while it may be
/// none.
void draw_change(ColumnPainter& painter, const FoundChange& change);

/// What games came to: the verdict, who wins how much, where points come from.
class ResultView : public ColumnView {
  public:
    /// What is shown.
    struct Shown {
        std::shared_ptr<const report::GamesSummary> summary;
        bool running = false;
        bool fresh = true; ///< of the map as it is; when not, all is grey
        wxString note;     ///< when it was played, or why it is not fresh
        /// What has become different since the map's last state; none if nothing is known of it.
        std::shared_ptr<const FoundChange> change = {};
    };

    using ColumnView::ColumnView;

    /// Shows games, or why there are none.
    void show(Shown shown);
    void show_nothing(const wxString& why);

    const std::optional<Shown>& shown() const { return shown_; }

  private:
    void draw_column(ColumnPainter& painter) const override;
    bool is_fresh() const override { return !shown_ || shown_->fresh; }

    std::optional<Shown> shown_;
    wxString why_nothing_;
};

} // namespace pampas::desktop
