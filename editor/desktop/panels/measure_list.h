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
    wxString value = {};                        ///< right-aligned
    wxString note = {};                         ///< small text below
    std::optional<Tone> tone = {};              ///< tone of its mark; empty for no mark
    bool heading = false;                       ///< whether it is a heading of the rows below
    std::vector<hex::Coordinate> spaces = {};   ///< spaces it refers to
    std::optional<hex::Coordinate> market = {}; ///< market it refers to
    const glossary::Term* term = nullptr;       ///< term that explains it; null if none

    friend bool operator==(const MeasureRow&, const MeasureRow&) = default;
};

/// The measures of a map as rows: problems, worst first; each figure with its rank among published
/// maps; markets, hardest to reach first. Figures that need betweenness show `…` unless the
/// analysis is `complete`.
std::vector<MeasureRow> measure_rows(const graph::Analysis& analysis, bool complete);

/// The rows of the analysis panel; all grey while they belong to an earlier state of the map.
class MeasureList : public TextList {
  public:
    MeasureList(wxWindow* parent, Actions actions);

    /// The rows shown.
    const std::vector<MeasureRow>& measures() const { return measures_; }
    /// Shows these rows; keeps the selected row if it is still among them.
    void set_measures(std::vector<MeasureRow> measures);

  private:
    std::vector<MeasureRow> measures_;
};

} // namespace pampas::desktop
