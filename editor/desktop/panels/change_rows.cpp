#include "editor/desktop/panels/change_rows.h"

#include "editor/desktop/panels/chart_heading.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace pampas::desktop {
namespace {

using Ink = ColumnPainter::Ink;
using Lettering = ColumnPainter::Lettering;

constexpr int change_row_height = 22; // in DIP

bool is_nothing(const std::string& points) {
    return points.find_first_not_of("0.") == std::string::npos;
}

/// Writes shares and differences in percentage points.
struct PointWords {
    int decimals = 1;

    std::string of(double share) const {
        return fmt::format("{:.{}f}", 100 * std::abs(share), decimals);
    }
    /// With a minus or, before a gain, `plus`.
    std::string signed_of(double difference, const char* plus = "") const {
        const std::string points = of(difference);
        return is_nothing(points) ? points : (difference < 0 ? "\u2212" : plus) + points;
    }
};

/// Whole points while more would only tremble, unless an end that is known not to be 0 would read
/// like it.
PointWords words_for(const balance::SeatChange& seat) {
    constexpr double wide = 0.1;
    const PointWords whole{0};
    const auto [low, high] = seat.interval;
    const bool reads_like_none = is_nothing(whole.of(low)) || is_nothing(whole.of(high));
    const bool is_wide = high - low > wide && !(seat.is_known() && reads_like_none);
    return is_wide ? whole : PointWords{};
}

/// `19.2 to 22.1 %`.
wxString shares_text(const balance::SeatChange& seat) {
    const PointWords words = words_for(seat);
    return wx_text(tr("{} to {}\u00A0%", words.of(seat.before), words.of(seat.after)));
}

/// `+2.9 (1.1 to 4.7)`.
wxString difference_text(const balance::SeatChange& seat) {
    const PointWords words = words_for(seat);
    return wx_text(tr("{} ({} to {})", words.signed_of(seat.difference(), "+"),
                      words.signed_of(seat.interval.low), words.signed_of(seat.interval.high)));
}

void draw_seat_change(ColumnPainter& painter, std::size_t number, const balance::SeatChange& seat) {
    const int height = painter.dip(change_row_height);
    const Ink ink = seat.is_known() ? Ink::Text : Ink::Faint;
    const wxString name = wx_text(tr("Seat {}", number + 1));
    painter.write(name, painter.left(), height);
    painter.write(shares_text(seat),
                  painter.left() + painter.text_width(name) + painter.dip(spacing::wide_gap),
                  height, ink);
    painter.write_right(difference_text(seat), painter.right(), height, ink,
                        seat.is_known() ? Lettering::Bold : Lettering::Plain);
    painter.skip(height);
}

} // namespace

void draw_change(ColumnPainter& painter, const FoundChange& change) {
    write_chart_heading(painter, wx_tr("What your change did"),
                        wx_text(trn("{1} common deal", "{1} common deals", change.deals,
                                    grouped(change.deals).utf8_string())),
                        change_row_height);
    for (std::size_t seat = 0; seat < change.seats.size(); ++seat) {
        draw_seat_change(painter, seat, change.seats[seat]);
    }
    if (std::ranges::none_of(change.seats, &balance::SeatChange::is_known)) {
        painter.skip(painter.dip(spacing::narrow_gap));
        painter.paragraph(wx_tr("No difference is known yet."), 0, Ink::Faint);
    }
}

} // namespace pampas::desktop
