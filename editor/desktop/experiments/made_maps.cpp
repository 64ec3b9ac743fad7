#include "editor/desktop/experiments/made_maps.h"

#include "analysis/measures/figures.h"
#include "analysis/prediction/prediction.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"

#include <wx/control.h>
#include <wx/dc.h>
#include <wx/settings.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <numeric>

namespace pampas::desktop {
namespace {

const wxSize made_picture_size(136, 116); // in DIP

/// The figures shown: the gallery's axes, and how the land lies.
constexpr std::array<std::string_view, 4> shown_figures{"accessibility", "nearest_market",
                                                        "land_regions", "simultaneous"};

enum MadeOrder : std::size_t { AsFound, Gap, FirstFigure };

/// `10 land regions`.
wxString figure_line(const measures::Figure& figure, std::optional<double> value) {
    return wx_text(tr("{} {}", value_text(figure, value), tr(figure.words)));
}

wxString guess_line(double gap) {
    return wx_text(tr("Gap of about {:.0f} percentage points, a rough guess", 100 * gap));
}

std::optional<double> guess(const map::Map& map) {
    const auto features = prediction::features(map);
    const auto players = map.details().players;
    std::optional<double> widest;
    if (features && players) {
        for (int count = players->least; count <= players->most; ++count) {
            if (const auto predicted = prediction::predict(*features, count)) {
                widest = std::max(widest.value_or(0), predicted->gap);
            }
        }
    }
    return widest;
}

} // namespace

std::optional<double> MadeGallery::gap(std::size_t map) const {
    const design::Fairnesses& played = found.maps[map].fairnesses;
    return played.empty() ? guesses[map] : std::optional(design::widest(played).gap);
}

MadeGallery with_guesses(generation::Found found) {
    MadeGallery result{std::move(found)};
    for (const generation::Candidate& made : result.found.maps) {
        result.guesses.push_back(made.fairnesses.empty() ? guess(made.map) : std::nullopt);
    }
    return result;
}

std::vector<wxString> made_orders() {
    std::vector<wxString> orders{wx_tr("As found"), wx_tr("Gap")};
    for (const std::string_view key : shown_figures) {
        orders.push_back(wx_text(wording::capitalized(tr(measures::figure(key).words))));
    }
    return orders;
}

void MadeMaps::set_gallery(std::shared_ptr<const MadeGallery> gallery) {
    gallery_ = std::move(gallery);
    pictures_.clear();
    maps_.resize(gallery_ == nullptr ? 0 : gallery_->found.maps.size());
    sort_rows();
    SetItemCount(maps_.size());
    select(maps_.empty() ? std::nullopt : std::optional(std::size_t{0}));
    InvalidateBestSize();
    Refresh();
}

void MadeMaps::sort(std::size_t order) {
    order_ = order;
    const auto map = selected() ? std::optional(maps_[*selected()]) : std::nullopt;
    sort_rows();
    if (map) {
        select(static_cast<std::size_t>(std::ranges::find(maps_, *map) - maps_.begin()));
    }
    Refresh();
}

void MadeMaps::sort_rows() {
    std::iota(maps_.begin(), maps_.end(), std::size_t{0});
    std::ranges::stable_sort(maps_, {}, [this](std::size_t map) {
        return rank(map).value_or(std::numeric_limits<double>::max());
    });
}

std::optional<double> MadeMaps::rank(std::size_t map) const {
    switch (order_) {
    case AsFound:
        return static_cast<double>(map);
    case Gap:
        return gallery_->gap(map);
    default:
        const auto value =
            gallery_->found.maps[map].value(measures::figure(shown_figures[order_ - FirstFigure]));
        return value ? std::optional(-*value) : std::nullopt;
    }
}

const generation::Candidate& MadeMaps::map_of(std::size_t row) const {
    return gallery_->found.maps[maps_[row]];
}

const generation::Candidate* MadeMaps::chosen() const {
    return selected() ? &map_of(*selected()) : nullptr;
}

std::optional<wxString> MadeMaps::gap_line(std::size_t map) const {
    const design::Fairnesses& played = gallery_->found.maps[map].fairnesses;
    if (!played.empty()) {
        return wx_text(wording::capitalized(wording::gap_words(design::widest(played))));
    }
    const auto gap = gallery_->gap(map);
    return gap ? std::optional(guess_line(*gap)) : std::nullopt;
}

std::vector<wxString> MadeMaps::lines(std::size_t row) const {
    const generation::Candidate& map = map_of(row);
    std::vector<wxString> lines{wx_text(map.map.details().name)};
    if (const auto gap = gap_line(maps_[row])) {
        lines.push_back(*gap);
    }
    for (const std::string_view key : shown_figures) {
        const measures::Figure& figure = measures::figure(key);
        lines.push_back(figure_line(figure, map.value(figure)));
    }
    return lines;
}

const wxBitmap& MadeMaps::picture(std::size_t row) const {
    wxBitmap& bitmap = pictures_[maps_[row]];
    if (!bitmap.IsOk()) {
        bitmap = map_bitmap(map_of(row).map, FromDIP(made_picture_size), GetContentScaleFactor());
    }
    return bitmap;
}

wxSize MadeMaps::DoGetBestClientSize() const {
    constexpr double wide = 100; // no figure has more digits
    std::vector<wxString> texts{guess_line(1)};
    for (const std::string_view key : shown_figures) {
        texts.push_back(figure_line(measures::figure(key), wide));
    }
    for (std::size_t row = 0; row < maps_.size(); ++row) {
        std::ranges::copy(lines(row), std::back_inserter(texts));
    }
    int width = 0;
    const wxFont bold = GetFont().Bold();
    for (const wxString& text : texts) {
        int extent = 0;
        GetTextExtent(text, &extent, nullptr, nullptr, nullptr, &bold);
        width = std::max(width, extent);
    }
    return {width + FromDIP(made_picture_size.x + 4 * spacing::wide_gap) +
                wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this),
            RowList::DoGetBestClientSize().y};
}

wxString MadeMaps::row_text(std::size_t row) const {
    const auto lines_of_row = lines(row);
    return wxJoin(wxArrayString(lines_of_row.size(), lines_of_row.data()), ',', '\0');
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
    const auto lines_of_row = lines(row);
    const int left = place.x + 2 * gap + room.x;
    const int line = GetCharHeight() + FromDIP(2);
    int y = place.y + (place.height - static_cast<int>(lines_of_row.size()) * line) / 2;
    for (const wxString& text : lines_of_row) {
        const bool is_name = &text == &lines_of_row.front();
        dc.SetFont(is_name ? GetFont().Bold() : GetFont());
        dc.SetTextForeground(is_name ? text_colour(row) : faint_colour(row));
        dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, place.GetRight() - gap - left),
                    left, y);
        y += line;
    }
}

} // namespace pampas::desktop
