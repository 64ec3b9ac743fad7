#pragma once

#include "analysis/report/games/summary.h"
#include "editor/desktop/widgets/column_view.h"
#include "editor/desktop/workers/played_games.h"

#include <memory>
#include <optional>

namespace pampas::desktop {

/// Results of games: the verdict, who wins how much, where points come from.
class ResultView : public ColumnView {
  public:
    /// What is shown.
    struct Shown {
        std::shared_ptr<const report::GamesSummary> summary;
        bool running = false;
        bool fresh = true; ///< of the map as it is; if not, all is grey
        wxString note;     ///< when the games were played, or why they are not fresh
        /// The effect of the last change of the map; null: not known.
        std::shared_ptr<const FoundChange> change = {};
    };

    using ColumnView::ColumnView;

    /// Shows games.
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
