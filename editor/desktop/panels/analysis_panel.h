#pragma once

#include "editor/desktop/panels/measure_rows.h"
#include "editor/desktop/workers/analysis_worker.h"

#include <wx/panel.h>

#include <functional>

class wxChoice;

namespace pampas::desktop {

class MeasureList;

/// What the map offers before a card is dealt, and a choice of what to lay over it.
class AnalysisPanel : public wxPanel {
  public:
    struct Actions {
        /// The user wants this laid over the map.
        std::function<void(const OverlayChoice&)> choose;
        /// Points at spaces, or at none any more; scrolls to `look_at`, one of them.
        std::function<void(const std::vector<hex::Coordinate>& spaces,
                           std::optional<hex::Coordinate> look_at)>
            point;
    };

    AnalysisPanel(wxWindow* parent, Actions actions);

    /// Shows what was found, which is fresh from now on.
    void show(const graph::Analysis& analysis, bool complete);
    /// The map has changed since: all is grey until the next `show`.
    void outdate();
    /// Shows what was chosen; calls no action.
    void set_choice(const OverlayChoice& choice);

    bool fresh() const { return fresh_; }
    const std::vector<MeasureRow>& rows() const { return rows_; }

  private:
    /// Brings the list up to date, which takes its time, if it can be seen.
    void refresh();
    void choose();
    void choose_market() const;
    std::optional<std::size_t> row_of(hex::Coordinate market) const;
    void pick(std::size_t number);

    Actions actions_;
    wxChoice* choice_;
    MeasureList* list_;
    std::vector<MeasureRow> rows_;
    std::optional<hex::Coordinate> market_; ///< the one whose way is laid over the map
    bool fresh_ = false;
};

} // namespace pampas::desktop
