#include "editor/desktop/widgets/count_strip.h"

#include "editor/desktop/widgets/space_names.h"
#include "editor/desktop/widgets/space_picture.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/tone.h"

#include <wx/dcclient.h>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int count_picture_side = 16;

} // namespace

CountStrip::CountStrip(wxWindow* parent) : wxWindow(parent, wxID_ANY) {
    const int side = FromDIP(count_picture_side);
    for (const map::Space space : map::all_spaces) {
        pictures_.push_back(space_picture(space, side, GetContentScaleFactor()));
    }
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    Bind(wxEVT_MOTION, &CountStrip::on_motion, this);
}

void CountStrip::set_counts(const map::Counts& counts, std::optional<int> max_waters) {
    if (counts != counts_ || max_waters != max_waters_) {
        counts_ = counts;
        max_waters_ = max_waters;
        Refresh();
    }
}

int CountStrip::count(map::Space space) const {
    return counts_[static_cast<std::size_t>(space)];
}

bool CountStrip::too_many(map::Space space) const {
    return space == map::Space::Water && max_waters_ && count(space) > *max_waters_;
}

int CountStrip::cell_width() const {
    return FromDIP(count_picture_side + 4 * spacing::narrow_gap) + GetTextExtent("0000").x;
}

std::vector<map::Space> CountStrip::shown() const {
    std::vector<map::Space> result;
    for (const map::Space space : map::all_spaces) {
        if (space != map::Space::Void && count(space) > 0) {
            result.push_back(space);
        }
    }
    return result;
}

void CountStrip::on_paint() {
    wxPaintDC dc(this);
    int x = 0;
    for (const map::Space space : shown()) {
        const wxBitmap& picture = pictures_[static_cast<std::size_t>(space)];
        dc.DrawBitmap(picture, x,
                      (GetClientSize().y - static_cast<int>(picture.GetLogicalHeight())) / 2, true);
        const bool alarm = too_many(space);
        dc.SetFont(alarm ? GetFont().Bold() : GetFont());
        dc.SetTextForeground(alarm ? colour(Tone::Error, GetBackgroundColour())
                                   : GetForegroundColour());
        dc.DrawText(wxString::Format("%d", count(space)),
                    x + FromDIP(count_picture_side + spacing::narrow_gap),
                    (GetClientSize().y - dc.GetCharHeight()) / 2);
        x += cell_width();
    }
}

void CountStrip::on_motion(wxMouseEvent& event) {
    const auto kinds = shown();
    const auto cell = static_cast<std::size_t>(event.GetX() / cell_width());
    const wxString text = cell < kinds.size()
                              ? wxString::Format("%s: %d", title(kinds[cell]), count(kinds[cell]))
                              : wxString();
    if (text != GetToolTipText()) {
        SetToolTip(text);
    }
}

} // namespace pampas::desktop
