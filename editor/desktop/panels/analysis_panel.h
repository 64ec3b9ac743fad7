#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/panels/measure_list.h"
#include "editor/desktop/widgets/fields.h"

#include <wx/panel.h>

namespace pampas::desktop {

/// The measures of the map, and a choice of overlays.
class AnalysisPanel : public wxPanel {
  public:
    /// `context` must outlive this object.
    AnalysisPanel(wxWindow* parent, Context& context);

    /// Whether the rows match the current map; if not, all is grey.
    bool fresh() const { return fresh_; }
    const std::vector<MeasureRow>& rows() const { return rows_; }

  private:
    void show(const graph::Analysis& analysis, bool complete);
    void outdate();
    void show_choice();
    /// Updates the list if it is visible, since that takes time.
    void refresh();
    Field choice_field();
    /// The index of the chosen overlay in `choice_field`.
    int chosen() const;
    void choose(int number);
    void choose_market();
    void lay(const OverlayChoice& choice);
    std::optional<std::size_t> row_of(hex::Coordinate market) const;
    void pick(std::size_t number);

    Context& context_;
    Form form_;
    MeasureList* list_;
    std::vector<MeasureRow> rows_;
    std::optional<hex::Coordinate> market_; ///< the one whose herd path is shown as an overlay
    bool fresh_ = false;
    Connections connections_;
};

} // namespace pampas::desktop
