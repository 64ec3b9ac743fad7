#include "editor/desktop/experiments/made_maps.h"

#include "analysis/wording/words.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"

#include <wx/control.h>
#include <wx/dc.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

const wxSize made_picture_size(136, 116); // in DIP

/// What maps of a gallery differ in: its axes, and how the land lies.
constexpr std::array<std::string_view, 4> told_figures{"accessibility", "nearest_market",
                                                       "land_regions", "simultaneous"};

/// `10 land regions`.
wxString figure_line(const generation::Candidate& map, const measures::Figure& figure) {
    return wx_text(tr("{} {}", value_text(figure, map.value(figure)), tr(figure.words)));
}

} // namespace

void MadeMaps::set_found(std::shared_ptr<const generation::Found> found) {
    found_ = std::move(found);
    pictures_.clear();
    const std::size_t count = found_ == nullptr ? 0 : found_->maps.size();
    SetItemCount(count);
    select(count == 0 ? std::nullopt : std::optional(std::size_t{0}));
    Refresh();
}

const generation::Candidate* MadeMaps::chosen() const {
    return selected() ? &found_->maps[*selected()] : nullptr;
}

std::vector<wxString> MadeMaps::lines(std::size_t row) const {
    const generation::Candidate& map = found_->maps[row];
    std::vector<wxString> lines{wx_text(map.map.details().name)};
    if (!map.fairnesses.empty()) {
        lines.push_back(
            wx_text(wording::capitalized(wording::gap_words(design::widest(map.fairnesses)))));
    }
    for (const std::string_view key : told_figures) {
        lines.push_back(figure_line(map, measures::figure(key)));
    }
    return lines;
}

const wxBitmap& MadeMaps::picture(std::size_t row) const {
    wxBitmap& bitmap = pictures_[row];
    if (!bitmap.IsOk()) {
        bitmap =
            map_bitmap(found_->maps[row].map, FromDIP(made_picture_size), GetContentScaleFactor());
    }
    return bitmap;
}

wxString MadeMaps::row_text(std::size_t row) const {
    const auto told = lines(row);
    return wxJoin(wxArrayString(told.size(), told.data()), ',', '\0');
}

wxCoord MadeMaps::OnMeasureItem(std::size_t) const {
    return FromDIP(made_picture_size.y + 2 * spacing::wide_gap);
}

void MadeMaps::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const {
    const int gap = FromDIP(spacing::wide_gap);
    const wxSize room = FromDIP(made_picture_size);
    const wxBitmap& board = picture(row);
    const wxSize size = board.GetLogicalSize();
    dc.DrawBitmap(board, place.x + gap + (room.x - size.x) / 2,
                  place.y + (place.height - size.y) / 2, true);
    const auto told = lines(row);
    const int left = place.x + 2 * gap + room.x;
    const int line = GetCharHeight() + FromDIP(2);
    int y = place.y + (place.height - static_cast<int>(told.size()) * line) / 2;
    for (const wxString& text : told) {
        const bool is_name = &text == &told.front();
        dc.SetFont(is_name ? GetFont().Bold() : GetFont());
        dc.SetTextForeground(is_name ? text_colour(row) : faint_colour(row));
        dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, place.GetRight() - gap - left),
                    left, y);
        y += line;
    }
}

} // namespace pampas::desktop
