#include "editor/desktop/panels/game_charts.h"

#include "analysis/overlays/scale.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/text.h"

#include <algorithm>
#include <cmath>

namespace pampas::desktop {
namespace {

using Ink = Sheet::Ink;
using Style = Sheet::Style;
using report::SeatSummary;

// In DIP.
constexpr int row_height = 24;
constexpr int bar_height = 14;
constexpr int gap = 8;
constexpr int swatch = 10;

/// Where the bars of a chart begin and how long they may be.
struct Bars {
    int left = 0;
    int width = 0;
    double most = 1; ///< the figure a bar of the whole width stands for

    double x(double figure) const { return left + width * std::clamp(figure / most, 0.0, 1.0); }
};

wxString seat_name(std::size_t seat) {
    return wxString::Format("Seat %d", static_cast<int>(seat) + 1);
}

wxString points_text(double points) {
    return wxString::Format("%.1f", points);
}

/// Bars between the names of the seats and figures as wide as `widest`.
Bars bars_of(const Sheet& sheet, const wxString& widest, double most) {
    const int left = sheet.left() + sheet.text_width(seat_name(0)) + sheet.dip(gap);
    return {left, sheet.right() - left - sheet.text_width(widest) - sheet.dip(gap), most};
}

void heading(Sheet& sheet, const wxString& text, const wxString& remark) {
    sheet.skip(sheet.dip(gap));
    sheet.write(text, sheet.left(), sheet.dip(row_height), Ink::Text, Style::Bold);
    sheet.write_right(remark, sheet.right(), sheet.dip(row_height), Ink::Faint, Style::Small);
    sheet.skip(sheet.dip(row_height));
}

void fill(const Sheet& sheet, const wxColour& colour) {
    sheet.graphics().SetPen(*wxTRANSPARENT_PEN);
    sheet.graphics().SetBrush(wxBrush(colour));
}

/// The end of the scale: so seldom another one that bars seldom jump while games come in.
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

/// What a seat wins, and between which shares the truth lies.
void draw_seat_wins(const Sheet& sheet, const Bars& bars, const SeatSummary& seat) {
    const double top = sheet.y() + sheet.dip(row_height - bar_height) / 2.0;
    const double height = sheet.dip(bar_height);
    const wxColour accent = sheet.colour(Ink::Accent);
    fill(sheet, wxColour(accent.Red(), accent.Green(), accent.Blue(), 110));
    sheet.graphics().DrawRectangle(bars.left, top, bars.x(seat.win_rate) - bars.left, height);
    const double low = bars.x(seat.win_interval.low);
    const double high = bars.x(seat.win_interval.high);
    const double middle = top + height / 2;
    const double cap = height / 4;
    sheet.graphics().SetPen(sheet.graphics().CreatePen(
        wxGraphicsPenInfo(sheet.colour(Ink::Text)).Width(sheet.dip(3) / 2.0)));
    sheet.graphics().StrokeLine(low, middle, high, middle);
    for (const double end : {low, high}) {
        sheet.graphics().StrokeLine(end, middle - cap, end, middle + cap);
    }
    fill(sheet, accent);
    sheet.graphics().DrawRectangle(bars.x(seat.win_rate) - sheet.dip(3) / 2.0, top, sheet.dip(3),
                                   height);
}

/// The line through all rows at the share that each seat should have.
void draw_fair_share(const Sheet& sheet, const Bars& bars, std::size_t seats) {
    const double x = bars.x(1 / static_cast<double>(seats));
    sheet.graphics().SetPen(sheet.graphics().CreatePen(wxGraphicsPenInfo(sheet.colour(Ink::Faint))
                                                           .Width(sheet.dip(1))
                                                           .Style(wxPENSTYLE_SHORT_DASH)));
    sheet.graphics().StrokeLine(x, sheet.y(), x,
                                sheet.y() + sheet.dip(row_height) * static_cast<double>(seats));
}

/// What the line is, centred above it.
void name_fair_share(Sheet& sheet, const Bars& bars, std::size_t seats) {
    const double share = 1 / static_cast<double>(seats);
    const wxString text = "fair share " + percent(share);
    const int width = sheet.text_width(text, Style::Small);
    const int x = static_cast<int>(bars.x(share)) - width / 2;
    sheet.write(text, std::min(x, sheet.right() - width), sheet.line_height(), Ink::Faint,
                Style::Small);
    sheet.skip(sheet.line_height());
}

wxColour category_colour(const Sheet& sheet, std::size_t category) {
    const overlays::Rgb colour = overlays::category(category);
    return sheet.shade(wxColour(colour.red, colour.green, colour.blue));
}

/// A bar made of the categories, one after the other.
void draw_seat_points(const Sheet& sheet, const Bars& bars, const SeatSummary& seat) {
    const double top = sheet.y() + sheet.dip(row_height - bar_height) / 2.0;
    double sum = 0;
    for (std::size_t category = 0; category < seat.categories.size(); ++category) {
        fill(sheet, category_colour(sheet, category));
        const double from = bars.x(sum);
        sum += seat.categories[category];
        sheet.graphics().DrawRectangle(from, top, bars.x(sum) - from, sheet.dip(bar_height));
    }
}

/// The right ends of the table's columns, one for each seat.
int column_end(const Sheet& sheet, std::size_t seat, std::size_t seats) {
    const int first = sheet.left() + sheet.dip(swatch + gap) + sheet.text_width("haciendas");
    const auto room = static_cast<double>(sheet.right() - first);
    return first +
           static_cast<int>(room * static_cast<double>(seat + 1) / static_cast<double>(seats));
}

void draw_table_head(Sheet& sheet, std::size_t seats) {
    sheet.write("Seat", sheet.left() + sheet.dip(swatch + gap), sheet.line_height(), Ink::Faint);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        sheet.write_right(wxString::Format("%d", static_cast<int>(seat) + 1),
                          column_end(sheet, seat, seats), sheet.line_height(), Ink::Faint);
    }
    sheet.skip(sheet.line_height());
}

void draw_category(Sheet& sheet, const report::GamesSummary& summary, std::size_t category) {
    const int height = sheet.line_height() + sheet.dip(2);
    const int side = sheet.dip(swatch);
    fill(sheet, category_colour(sheet, category));
    sheet.graphics().DrawRectangle(sheet.left(), sheet.y() + (height - side) / 2.0, side, side);
    sheet.write(wx_text(rules::category_names[category]), sheet.left() + sheet.dip(swatch + gap),
                height);
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        sheet.write_right(points_text(summary.seats[seat].categories[category]),
                          column_end(sheet, seat, summary.seats.size()), height);
    }
    sheet.skip(height);
}

} // namespace

void draw_wins(Sheet& sheet, const report::GamesSummary& summary) {
    heading(sheet, "Wins", "seat 1 begins");
    const Bars bars = bars_of(sheet, percent(1), most_wins(summary));
    name_fair_share(sheet, bars, summary.seats.size());
    const int first = sheet.y();
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        sheet.write(seat_name(seat), sheet.left(), sheet.dip(row_height));
        draw_seat_wins(sheet, bars, summary.seats[seat]);
        sheet.write_right(percent(summary.seats[seat].win_rate), sheet.right(),
                          sheet.dip(row_height));
        sheet.skip(sheet.dip(row_height));
    }
    const int end = sheet.y();
    sheet.skip(first - end);
    draw_fair_share(sheet, bars, summary.seats.size());
    sheet.skip(end - first);
}

void draw_points(Sheet& sheet, const report::GamesSummary& summary) {
    heading(sheet, "Points", "mean of a game");
    const double most = std::ranges::max(summary.seats, {}, &SeatSummary::points).points;
    const Bars bars = bars_of(sheet, points_text(100), std::max(most, 1.0));
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        sheet.write(seat_name(seat), sheet.left(), sheet.dip(row_height));
        draw_seat_points(sheet, bars, summary.seats[seat]);
        sheet.write_right(points_text(summary.seats[seat].points), sheet.right(),
                          sheet.dip(row_height));
        sheet.skip(sheet.dip(row_height));
    }
    sheet.skip(sheet.dip(gap / 2));
    draw_table_head(sheet, summary.seats.size());
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        draw_category(sheet, summary, category);
    }
}

} // namespace pampas::desktop
