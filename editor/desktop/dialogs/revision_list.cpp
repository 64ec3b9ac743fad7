#include "editor/desktop/dialogs/revision_list.h"

#include "editor/desktop/widgets/said_time.h"
#include "editor/desktop/widgets/text.h"

#include <wx/control.h>
#include <wx/dc.h>

namespace pampas::desktop {
namespace {

constexpr int padding = 6; // in DIP

} // namespace

RevisionList::RevisionList(wxWindow* parent, Actions actions,
                           std::vector<library::Revision> revisions)
    : RowList(parent, std::move(actions)), revisions_(std::move(revisions)) {
    SetItemCount(revisions_.size());
}

wxCoord RevisionList::OnMeasureItem(std::size_t row) const {
    const int lines = revisions_[row].note.empty() ? 1 : 2;
    return lines * GetCharHeight() + FromDIP(2 * padding);
}

void RevisionList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const {
    const library::Revision& revision = revisions_[row];
    const int gap = FromDIP(padding);
    const int width = place.width - 2 * gap;
    const auto draw = [&](const wxString& text, int y) {
        dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, width), place.x + gap, y);
    };
    dc.SetTextForeground(text_colour(row));
    draw(wxString::Format("Revision %d, ", revision.number) + said_time(revision.saved),
         place.y + gap);
    dc.SetTextForeground(faint_colour(row));
    draw(wx_text(revision.note), place.y + gap + GetCharHeight());
}

} // namespace pampas::desktop
