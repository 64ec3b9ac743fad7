#pragma once

#include "analysis/glossary/glossary.h"
#include "analysis/graph/analysis.h"
#include "editor/desktop/widgets/tone.h"

#include <wx/string.h>

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

} // namespace pampas::desktop
