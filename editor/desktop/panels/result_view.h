#pragma once

#include "analysis/report/games/summary.h"
#include "editor/desktop/panels/game_charts.h"
#include "editor/desktop/widgets/column_view.h"
#include "editor/desktop/workers/played_games.h"

#include <memory>
#include <optional>
#include <utility>

namespace pampas::desktop {

/// Results of games: verdict, shares of wins, sources of points.
class ResultView : public ColumnView {
  public:
    /// The results to show.
    struct Shown {
        std::shared_ptr<const report::GamesSummary> summary;
        bool running = false;
        bool fresh = true; ///< whether they belong to the current map; if not, all is grey
        wxString note;     ///< when the games were played, or why they are outdated
        /// The effect of the last change of the map; null if unknown.
        std::shared_ptr<const FoundChange> change = {};
    };

    /// `open` shows the games behind a figure of what is shown.
    ResultView(wxWindow* parent, OpenGames open) : ColumnView(parent), open_(std::move(open)) {}

    /// Shows results.
    void show(Shown shown);
    /// Shows only the reason why there are no results.
    void show_nothing(const wxString& why);

    /// What is shown; empty without results.
    const std::optional<Shown>& shown() const { return shown_; }

  private:
    void draw_column(ColumnPainter& painter) const override;
    bool is_fresh() const override { return !shown_ || shown_->fresh; }

    OpenGames open_;
    std::optional<Shown> shown_;
    wxString why_nothing_;
};

} // namespace pampas::desktop
