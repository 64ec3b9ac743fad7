#include "editor/desktop/panels/game_charts.h"

#include "analysis/overlays/overlay.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

using Ink = ColumnPainter::Ink;
using Lettering = ColumnPainter::Lettering;
using report::SeatSummary;

// In DIP.
constexpr int row_height = 24;
constexpr int bar_height = 14;
constexpr int swatch = 10;

/// Position and scale of a chart's bars.
struct Bars {
    int left = 0;
    int width = 0;
    double most = 1; ///< value of a full-width bar

    double x(double figure) const { return left + width * std::clamp(figure / most, 0.0, 1.0); }
};

wxString seat_name(std::size_t seat) {
    return wx_text(tr("Seat {}", seat + 1));
}

wxString points_text(double points) {
    return wxString::Format("%.1f", points);
}

/// The bars between the seats' names and figures as wide as `widest`.
Bars bars_of(const ColumnPainter& painter, const wxString& widest, double most) {
    const int left =
        painter.left() + painter.text_width(seat_name(0)) + painter.dip(spacing::wide_gap);
    return {left,
            painter.right() - left - painter.text_width(widest) - painter.dip(spacing::wide_gap),
            most};
}

void fill(const ColumnPainter& painter, const wxColour& colour) {
    painter.graphics().SetPen(*wxTRANSPARENT_PEN);
    painter.graphics().SetBrush(wxBrush(colour));
}

/// The end of the scale, one of a few steps so that bars rarely jump while games come in.
double most_wins(const report::GamesSummary& summary) {
    const double fair = 1 / static_cast<double>(summary.seats.size());
    double high = 0;
    for (const SeatSummary& seat : summary.seats) {
        high = std::max(high, seat.win_interval.high);
    }
    for (const double times : {1.5, 2.0, 3.0}) {
        if (times * fair >= high && times * fair < 1) {
            return times * fair;
        }
    }
    return 1;
}

/// Draws a seat's share of wins and its interval.
void draw_seat_wins(const ColumnPainter& painter, const Bars& bars, const SeatSummary& seat) {
    const double top = painter.y() + painter.dip(row_height - bar_height) / 2.0;
    const double height = painter.dip(bar_height);
    const wxColour accent = painter.colour(Ink::Accent);
    fill(painter, wxColour(accent.Red(), accent.Green(), accent.Blue(), 110));
    painter.graphics().DrawRectangle(bars.left, top, bars.x(seat.win_rate) - bars.left, height);
    const double low = bars.x(seat.win_interval.low);
    const double high = bars.x(seat.win_interval.high);
    const double middle = top + height / 2;
    const double cap = height / 4;
    painter.graphics().SetPen(painter.graphics().CreatePen(
        wxGraphicsPenInfo(painter.colour(Ink::Text)).Width(painter.dip(3) / 2.0)));
    painter.graphics().StrokeLine(low, middle, high, middle);
    for (const double end : {low, high}) {
        painter.graphics().StrokeLine(end, middle - cap, end, middle + cap);
    }
    fill(painter, accent);
    painter.graphics().DrawRectangle(bars.x(seat.win_rate) - painter.dip(3) / 2.0, top,
                                     painter.dip(3), height);
}

/// Draws a line through all rows at the fair share.
void draw_fair_share(const ColumnPainter& painter, const Bars& bars, std::size_t seats) {
    const double x = bars.x(1 / static_cast<double>(seats));
    painter.graphics().SetPen(
        painter.graphics().CreatePen(wxGraphicsPenInfo(painter.colour(Ink::Faint))
                                         .Width(painter.dip(1))
                                         .Style(wxPENSTYLE_SHORT_DASH)));
    painter.graphics().StrokeLine(
        x, painter.y(), x, painter.y() + painter.dip(row_height) * static_cast<double>(seats));
}

/// Writes the name of the line, centred above it.
void name_fair_share(ColumnPainter& painter, const Bars& bars, std::size_t seats) {
    const double share = 1 / static_cast<double>(seats);
    const wxString text = wx_text(glossary::title("fair-share", percent(share).utf8_string()));
    const int width = painter.text_width(text, Lettering::Small);
    const int x = static_cast<int>(bars.x(share)) - width / 2;
    painter.write(text, std::min(x, painter.right() - width), painter.line_height(), Ink::Faint,
                  Lettering::Small);
    painter.skip(painter.line_height());
}

wxColour category_colour(const ColumnPainter& painter, std::size_t category) {
    const overlays::Rgb colour = overlays::category(category);
    return painter.shade(wxColour(colour.red, colour.green, colour.blue));
}

/// Draws a stacked bar of the categories.
void draw_seat_points(const ColumnPainter& painter, const Bars& bars, const SeatSummary& seat) {
    const double top = painter.y() + painter.dip(row_height - bar_height) / 2.0;
    double sum = 0;
    for (std::size_t category = 0; category < seat.categories.size(); ++category) {
        fill(painter, category_colour(painter, category));
        const double from = bars.x(sum);
        sum += seat.categories[category];
        painter.graphics().DrawRectangle(from, top, bars.x(sum) - from, painter.dip(bar_height));
    }
}

wxString category_name(std::size_t category) {
    return wx_text(tr(rules::category_names[category]));
}

int widest_category(const ColumnPainter& painter) {
    int width = 0;
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        width = std::max(width, painter.text_width(category_name(category)));
    }
    return width;
}

/// The right end of a seat's column in the table.
int column_end(const ColumnPainter& painter, std::size_t seat, std::size_t seats) {
    const int first =
        painter.left() + painter.dip(swatch + spacing::wide_gap) + widest_category(painter);
    const auto room = static_cast<double>(painter.right() - first);
    return first +
           static_cast<int>(room * static_cast<double>(seat + 1) / static_cast<double>(seats));
}

void draw_table_head(ColumnPainter& painter, std::size_t seats) {
    painter.write(wx_tr("Seat"), painter.left() + painter.dip(swatch + spacing::wide_gap),
                  painter.line_height(), Ink::Faint);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        painter.write_right(wxString::Format("%d", static_cast<int>(seat) + 1),
                            column_end(painter, seat, seats), painter.line_height(), Ink::Faint);
    }
    painter.skip(painter.line_height());
}

void draw_category(ColumnPainter& painter, const report::GamesSummary& summary,
                   std::size_t category) {
    const int height = painter.line_height() + painter.dip(2);
    const int side = painter.dip(swatch);
    painter.explain(glossary::term_of(rules::category_names[category]));
    fill(painter, category_colour(painter, category));
    painter.graphics().DrawRectangle(painter.left(), painter.y() + (height - side) / 2.0, side,
                                     side);
    painter.write(category_name(category), painter.left() + painter.dip(swatch + spacing::wide_gap),
                  height);
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        painter.write_right(points_text(summary.seats[seat].categories[category]),
                            column_end(painter, seat, summary.seats.size()), height);
    }
    painter.skip(height);
}

} // namespace

void draw_wins(ColumnPainter& painter, const report::GamesSummary& summary) {
    painter.chart_heading("chart-wins", wx_tr("seat 1 begins"), row_height);
    const Bars bars = bars_of(painter, percent(1), most_wins(summary));
    name_fair_share(painter, bars, summary.seats.size());
    const int first = painter.y();
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        painter.write(seat_name(seat), painter.left(), painter.dip(row_height));
        draw_seat_wins(painter, bars, summary.seats[seat]);
        painter.write_right(percent(summary.seats[seat].win_rate), painter.right(),
                            painter.dip(row_height));
        painter.skip(painter.dip(row_height));
    }
    const int end = painter.y();
    painter.skip(first - end);
    draw_fair_share(painter, bars, summary.seats.size());
    painter.skip(end - first);
}

void draw_points(ColumnPainter& painter, const report::GamesSummary& summary) {
    painter.chart_heading("chart-points-of-seats", wx_tr("mean of a game"), row_height);
    const double most = std::ranges::max(summary.seats, {}, &SeatSummary::points).points;
    const Bars bars = bars_of(painter, points_text(100), std::max(most, 1.0));
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        painter.write(seat_name(seat), painter.left(), painter.dip(row_height));
        draw_seat_points(painter, bars, summary.seats[seat]);
        painter.write_right(points_text(summary.seats[seat].points), painter.right(),
                            painter.dip(row_height));
        painter.skip(painter.dip(row_height));
    }
    painter.skip(painter.dip(spacing::wide_gap / 2));
    draw_table_head(painter, summary.seats.size());
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        draw_category(painter, summary, category);
    }
}

} // namespace pampas::desktop
