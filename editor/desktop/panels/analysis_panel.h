#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/panels/measure_list.h"

#include <wx/panel.h>

class wxChoice;

namespace pampas::desktop {

class MeasureList;

/// What the map offers before a card is dealt, and a choice of what to lay over it.
class AnalysisPanel : public wxPanel {
  public:
    /// `context` outlives it.
    AnalysisPanel(wxWindow* parent, Context& context);

    /// Whether the rows are of the map as it is; when not, all is grey.
    bool fresh() const { return fresh_; }
    const std::vector<MeasureRow>& rows() const { return rows_; }

  private:
    void show(const graph::Analysis& analysis, bool complete);
    void outdate();
    void show_choice();
    /// Brings the list up to date, which takes its time, if it can be seen.
    void refresh();
    void choose();
    void choose_market();
    void lay(const OverlayChoice& choice);
    std::optional<std::size_t> row_of(hex::Coordinate market) const;
    void pick(std::size_t number);

    Context& context_;
    wxChoice* choice_;
    MeasureList* list_;
    std::vector<MeasureRow> rows_;
    std::optional<hex::Coordinate> market_; ///< the one whose way is laid over the map
    bool fresh_ = false;
    Connections connections_;
};

} // namespace pampas::desktop
