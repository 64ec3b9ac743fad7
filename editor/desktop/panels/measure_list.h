#pragma once

#include "analysis/glossary/glossary.h"
#include "analysis/graph/analysis.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/row_list.h"

#include <wx/string.h>

#include <map>
#include <optional>
#include <vector>

namespace pampas::desktop {
/// A line of the analysis panel.
struct MeasureRow {
    wxString text;
    wxString value = {};                        ///< at the right end
    wxString note = {};                         ///< below, in small letters
    std::optional<Tone> tone = {};              ///< of the mark before it; none: no mark
    bool heading = false;                       ///< what follows is about this
    std::vector<hex::Coordinate> spaces = {};   ///< what it is about
    std::optional<hex::Coordinate> market = {}; ///< the market it tells of
    const glossary::Term* term = nullptr;       ///< explains it; null: it explains itself

    friend bool operator==(const MeasureRow&, const MeasureRow&) = default;
};

/// What the measures of a map tell its designer: the news, worst first; each figure with its place
/// among published maps; the markets, those hardest to reach first. Figures that need the
/// betweenness are `…` unless the analysis is `complete`.
std::vector<MeasureRow> measure_rows(const graph::Analysis& analysis, bool complete);

/// The lines of the analysis panel; all grey while they tell of an earlier state of the map.
class MeasureList : public RowList {
  public:
    using RowList::RowList;

    const std::vector<MeasureRow>& rows() const { return rows_; }
    /// Shows these; a row about a market that was selected stays so.
    void set_rows(std::vector<MeasureRow> rows);
    void set_fresh(bool fresh);

  private:
    wxString row_text(std::size_t row) const override;
    const glossary::Term* term_of_row(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t number) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;
    wxColour colour(std::size_t row) const;
    int text_left(const MeasureRow& row) const;
    std::vector<wxString> lines(const MeasureRow& row) const;
    std::vector<wxString> note_lines(const MeasureRow& row) const;

    std::vector<MeasureRow> rows_;
    bool fresh_ = true;
};

} // namespace pampas::desktop
