#include "editor/desktop/widgets/count_strip.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/spaces.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/tone.h"

#include <wx/dcclient.h>

#include <algorithm>

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
        wxArrayString all;
        for (const map::Space space : shown()) {
            all.push_back(words(space));
        }
        name_for_readers(*this, wxJoin(all, ',', '\0'), ReaderRole::Text);
        InvalidateBestSize();
        Refresh();
    }
}

wxString CountStrip::words(map::Space space) const {
    return wxString::Format("%s: %d", title(space), count(space));
}

int CountStrip::count(map::Space space) const {
    return counts_[static_cast<std::size_t>(space)];
}

bool CountStrip::too_many(map::Space space) const {
    return space == map::Space::Water && max_waters_ && count(space) > *max_waters_;
}

wxFont CountStrip::font(map::Space space) const {
    return too_many(space) ? GetFont().Bold() : GetFont();
}

int CountStrip::cell_width(map::Space space) const {
    int width = 0;
    const wxFont lettering = font(space);
    GetTextExtent(wxString::Format("%d", count(space)), &width, nullptr, nullptr, nullptr,
                  &lettering);
    return FromDIP(count_picture_side + spacing::narrow_gap + 2 * spacing::gap) + width;
}

wxSize CountStrip::DoGetBestClientSize() const {
    int width = 0;
    for (const map::Space space : shown()) {
        width += cell_width(space);
    }
    return {width, std::max(FromDIP(count_picture_side), GetCharHeight())};
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
        if (x + cell_width(space) > GetClientSize().x) {
            return;
        }
        const wxBitmap& picture = pictures_[static_cast<std::size_t>(space)];
        dc.DrawBitmap(picture, x,
                      (GetClientSize().y - static_cast<int>(picture.GetLogicalHeight())) / 2, true);
        const bool alarm = too_many(space);
        dc.SetFont(font(space));
        dc.SetTextForeground(alarm ? colour(Tone::Error, GetBackgroundColour())
                                   : GetForegroundColour());
        dc.DrawText(wxString::Format("%d", count(space)),
                    x + FromDIP(count_picture_side + spacing::narrow_gap),
                    (GetClientSize().y - dc.GetCharHeight()) / 2);
        x += cell_width(space);
    }
}

void CountStrip::on_motion(wxMouseEvent& event) {
    int right = 0;
    const auto kinds = shown();
    const auto cell = std::ranges::find_if(kinds, [&](map::Space space) {
        right += cell_width(space);
        return event.GetX() < right;
    });
    const wxString text = cell == kinds.end() ? wxString() : words(*cell);
    if (text != GetToolTipText()) {
        SetToolTip(text);
    }
}

} // namespace pampas::desktop
