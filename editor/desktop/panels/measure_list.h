#pragma once

#include "analysis/glossary/glossary.h"
#include "analysis/graph/analysis.h"
#include "editor/desktop/widgets/searched_list.h"

#include <wx/string.h>

#include <optional>
#include <vector>

namespace pampas::desktop {

/// A row of the analysis panel.
struct MeasureRow {
    wxString text;
    wxString value = {};                        ///< at the right end
    wxString note = {};                         ///< below, in small letters
    std::optional<Tone> tone = {};              ///< the tone of the mark before it; none: no mark
    bool heading = false;                       ///< a heading of the rows below
    std::vector<hex::Coordinate> spaces = {};   ///< the spaces it is about
    std::optional<hex::Coordinate> market = {}; ///< the market it is about
    const glossary::Term* term = nullptr;       ///< explains it; null: it needs none

    friend bool operator==(const MeasureRow&, const MeasureRow&) = default;
};

/// The measures of a map as rows: what is bad, the worst first; each figure with its place among
/// published maps; the markets, those hardest to reach first. Figures that need the betweenness are
/// `…` unless the analysis is `complete`.
std::vector<MeasureRow> measure_rows(const graph::Analysis& analysis, bool complete);

/// The rows of the analysis panel; all grey while they are of an earlier state of the map.
class MeasureList : public TextList {
  public:
    MeasureList(wxWindow* parent, Actions actions);

    const std::vector<MeasureRow>& measures() const { return measures_; }
    /// Shows these rows; a selected row that is still among them stays selected.
    void set_measures(std::vector<MeasureRow> rows);

  private:
    std::vector<MeasureRow> measures_;
};

} // namespace pampas::desktop
