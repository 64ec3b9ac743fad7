#include "editor/desktop/table/seat_list.h"

#include "analysis/wording/words.h"
#include "editor/desktop/table/seat_drawing.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "editor/picture/glyphs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <wx/dc.h>

#include <algorithm>
#include <numeric>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int card_side = 24;
constexpr int seat_row_height = 76;
constexpr std::size_t lines_below = 2;

bool has_scorings(const rules::State& state) {
    return state.rules().scoring != rules::ScoringMode::Running;
}

/// The points of the interim scoring; 0 before it.
int interim_points(const rules::State& state, int seat) {
    return !has_scorings(state) ? 0
           : state.over()       ? state.points(seat) - state.score(seat).total()
                                : state.points(seat);
}

/// The points of a seat, with those that its position would score now and with what changed.
std::string points_text(const rules::State& state, int seat, int change) {
    const int points = has_scorings(state) ? interim_points(state, seat) + state.score(seat).total()
                                           : state.points(seat);
    return with_change(wording::points(points), change);
}

/// Where these points come from; what has none is left out.
std::string categories_text(const rules::State& state, int seat) {
    std::vector<std::string> parts;
    if (const int interim = interim_points(state, seat); interim != 0) {
        parts.push_back(tr("interim scoring {}", interim));
    }
    const auto points = state.score(seat).categories();
    for (std::size_t category = 0; category < points.size(); ++category) {
        if (points[category] != 0) {
            parts.push_back(
                fmt::format("{} {}", tr(rules::category_names[category]), points[category]));
        }
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

/// The cards of a hand that a viewer sees: all of them, or those everybody knows.
template <class Deck>
const typename Deck::Counts& seen(const Deck& deck, int seat, bool is_open) {
    return is_open ? deck.hand(seat) : deck.known(seat);
}

int number_of(const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

} // namespace

SeatList::SeatList(wxWindow* parent, std::vector<std::string> bots)
    : RowList(parent, {[](std::size_t) {}, [](std::size_t) {}}), bots_(std::move(bots)) {}

void SeatList::show(const rules::State& state, const rules::Changes& changes,
                    wording::Viewer viewer) {
    rows_.clear();
    for (int seat = 0; seat < state.players(); ++seat) {
        rows_.push_back(
            seat_row(state, changes.seats[static_cast<std::size_t>(seat)], seat, viewer));
    }
    rows_.push_back(supply_row(state));
    SetItemCount(rows_.size());
    Refresh();
}

SeatList::Row SeatList::seat_row(const rules::State& state, const rules::SeatChanges& changes,
                                 int seat, wording::Viewer viewer) const {
    const bool is_open = viewer.value_or(seat) == seat;
    Row row{.title = wx_text(bots_[static_cast<std::size_t>(seat)]),
            .pesos = wx_text(with_change(wording::pesos(state.pesos(seat)), changes.pesos)),
            .points = wx_text(points_text(state, seat, changes.points.total())),
            .below = wx_text(categories_text(state, seat)),
            .is_to_move = !state.over() && state.seat() == seat};
    add_cards(row.cards, seen(state.land(), seat, is_open), false, seat);
    add_cards(row.cards, seen(state.animals(), seat, is_open), true, seat);
    const int hidden = number_of(state.land().hand(seat)) + number_of(state.animals().hand(seat)) -
                       number_of(seen(state.land(), seat, is_open)) -
                       number_of(seen(state.animals(), seat, is_open));
    if (hidden > 0) {
        row.hidden = wx_text(tr("{} hidden", hidden));
    }
    return row;
}

SeatList::Row SeatList::supply_row(const rules::State& state) const {
    Row row{.title = wx_tr("On the table"),
            .below =
                wx_text(tr("Left: cards {} + {}, tiles {}, haciendas {}, chips {}",
                           state.land().supply().size(), state.animals().supply().size(),
                           state.land_tiles_left(), state.haciendas_left(), state.chips_left()))};
    for (const auto kind : state.land().face_up()) {
        if (kind != rules::LandDeck::no_card) {
            row.cards.push_back({kind, false, state.seat()});
        }
    }
    for (const auto kind : state.animals().face_up()) {
        if (kind != rules::AnimalDeck::no_card) {
            row.cards.push_back({kind, true, state.seat()});
        }
    }
    return row;
}

void SeatList::add_cards(std::vector<Card>& cards, const auto& counts, bool are_animals, int seat) {
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] > 0) {
            cards.push_back({static_cast<std::uint8_t>(kind), are_animals, seat,
                             wxString::Format("%d", counts[kind])});
        }
    }
}

wxBitmap SeatList::picture(const Card& card, int side) const {
    const double scale = GetContentScaleFactor();
    if (card.is_animal) {
        const auto species = static_cast<rules::Species>(card.kind);
        return piece_picture(picture::animal_glyph(card.seat, species), side, scale);
    }
    const bool is_pampas = static_cast<rules::LandCard>(card.kind) == rules::LandCard::Pampas;
    return space_picture(is_pampas ? map::Space::Pampas : map::terrains[card.kind], side, scale);
}

wxString SeatList::row_text(std::size_t row) const {
    const Row& shown = rows_[row];
    wxString text = row + 1 < rows_.size() ? wx_text(wording::seat(row)) : wxString();
    const auto add = [&text](const wxString& part) {
        text += (text.empty() || part.empty() ? "" : ", ") + part;
    };
    add(shown.title);
    add(shown.pesos);
    add(shown.points);
    for (const Card& card : shown.cards) {
        const std::string_view name =
            card.is_animal ? rules::species_names[card.kind] : rules::land_card_names[card.kind];
        add(card.count + (card.count.empty() ? "" : " ") + wx_text(tr(name)));
    }
    add(shown.hidden);
    add(shown.below);
    return text;
}

// Seats always have room for two lines, so that nothing moves when they need the second.
wxCoord SeatList::OnMeasureItem(std::size_t row) const {
    const bool is_seat = row + 1 < rows_.size();
    return FromDIP(seat_row_height) + (is_seat ? line_below() : 0);
}

int SeatList::line_below() const {
    wxClientDC dc(const_cast<SeatList*>(this)); // to measure only
    dc.SetFont(GetFont().Smaller());
    return dc.GetCharHeight();
}

int SeatList::whole_height() const {
    int height = 0;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        height += OnMeasureItem(row);
    }
    return height;
}

// Cards that have no room at their usual size are smaller.
void SeatList::draw_cards(wxDC& dc, const wxRect& place, const Row& row) const {
    dc.SetFont(GetFont());
    const int digit = dc.GetTextExtent("0").x;
    const int gap = FromDIP(spacing::narrow_gap);
    const int before_hidden = row.cards.empty() ? 0 : FromDIP(spacing::gap);
    const int room = place.width - before_hidden - dc.GetTextExtent(row.hidden).x;
    const int each = room / std::max(1, static_cast<int>(row.cards.size()));
    const int side = std::min(FromDIP(card_side), each - digit - gap);
    const int text_top = place.y + (FromDIP(card_side) - GetCharHeight()) / 2;
    int x = place.x;
    for (const Card& card : row.cards) {
        dc.DrawBitmap(picture(card, side), x, place.y + (FromDIP(card_side) - side) / 2, true);
        dc.DrawText(card.count, x + side, text_top);
        x += side + (card.count.empty() ? 0 : digit) + gap;
    }
    dc.DrawText(row.hidden, x + before_hidden, text_top);
}

void SeatList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t number) const {
    const Row& row = rows_[number];
    const int gap = FromDIP(spacing::gap);
    const int side = FromDIP(disc_side);
    const bool is_seat = number + 1 < rows_.size();
    int left = place.x + gap;
    int y = place.y + gap / 2;
    if (is_seat) {
        draw_disc(dc, *this, {left, y, side, side}, static_cast<int>(number), row.is_to_move);
    }
    left += side + gap;
    dc.SetTextForeground(text_colour(number));
    dc.SetFont(row.is_to_move || !is_seat ? GetFont().Bold() : GetFont());
    const int middle = y + (side - GetCharHeight()) / 2;
    const int right = place.GetRight() - gap;
    dc.DrawText(row.title, left, middle);
    dc.SetFont(GetFont().Bold());
    const int points = dc.GetTextExtent(row.points).x;
    dc.DrawText(row.points, right - points, middle);
    dc.SetFont(GetFont());
    const int pesos_right = right - std::max(points, dc.GetTextExtent("000 (+00) points").x) - gap;
    dc.DrawText(row.pesos, pesos_right - dc.GetTextExtent(row.pesos).x, middle);
    y += side + gap / 2;
    draw_cards(dc, {left, y, right - left, side}, row);
    dc.SetFont(GetFont().Smaller());
    dc.SetTextForeground(faint_colour(number));
    y += FromDIP(card_side);
    for (const wxString& line :
         wrapped(*this, row.below, right - left, is_seat ? lines_below : 1, dc.GetFont())) {
        dc.DrawText(line, left, y);
        y += dc.GetCharHeight();
    }
}

} // namespace pampas::desktop
