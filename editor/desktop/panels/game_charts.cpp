#include "editor/desktop/panels/game_charts.h"

#include "analysis/overlays/overlay.h"
#include "analysis/report/games/tables.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "engine/language/number.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace pampas::desktop {
namespace {

using Ink = ColumnPainter::Ink;
using Lettering = ColumnPainter::Lettering;
using report::GamesFigure;
using report::SeatSummary;

// In DIP.
constexpr int row_height = 24;
constexpr int bar_height = 14;
constexpr int swatch = 10;

/// Columns of the table of seats that the bars show.
constexpr std::array<std::string_view, 3> shown_by_bars{"wins", "interval", "points"};

/// Position and scale of a chart's bars.
struct Bars {
    int left = 0;
    int width = 0;
    double most = 1; ///< value of a full-width bar

    double x(double figure) const { return left + width * std::clamp(figure / most, 0.0, 1.0); }
};

wxString seat_label(std::size_t seat) {
    return wx_text(tr("Seat {}", seat + 1));
}

wxString points_text(double points) {
    return wx_text(language::decimal(points, 1));
}

/// The bars between the seats' names and figures as wide as `widest`.
Bars bars_of(const ColumnPainter& painter, const wxString& widest, double most) {
    const int left =
        painter.left() + painter.text_width(seat_label(0)) + painter.dip(spacing::wide_gap);
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

/// Lets a click on a part of a row of this height show the games behind a figure.
void lead_to(ColumnPainter& painter, int from, int to, int height, const GamesFigure& figure,
             const OpenGames& open) {
    painter.link(from, to, height, [figure, open] { open(figure); });
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

/// Draws a line through all rows at an equal share.
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
    const wxString text = wx_text(glossary::title("equal-share", percent(share).utf8_string()));
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

/// Draws a stacked bar of the categories of a seat.
void draw_seat_points(ColumnPainter& painter, const Bars& bars, const report::GamesSummary& summary,
                      std::size_t seat, const OpenGames& open) {
    const double top = painter.y() + painter.dip(row_height - bar_height) / 2.0;
    double sum = 0;
    const auto& categories = summary.seats[seat].categories;
    for (std::size_t category = 0; category < categories.size(); ++category) {
        fill(painter, category_colour(painter, category));
        const double from = bars.x(sum);
        sum += categories[category];
        painter.graphics().DrawRectangle(from, top, bars.x(sum) - from, painter.dip(bar_height));
        lead_to(painter, static_cast<int>(from), static_cast<int>(bars.x(sum)),
                painter.dip(row_height), {GamesFigure::Kind::Category, seat, category}, open);
    }
}

/// The category of scoring with this name; nothing if it is none.
std::optional<std::size_t> category_of(std::string_view name) {
    const auto found = std::ranges::find(rules::category_names, name);
    return found == rules::category_names.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - rules::category_names.begin()));
}

/// Draws a colour of the chart at the left edge of a row of this height.
void draw_swatch(const ColumnPainter& painter, const wxColour& colour, int height) {
    const int side = painter.dip(swatch);
    fill(painter, colour);
    painter.graphics().DrawRectangle(painter.left(), painter.y() + (height - side) / 2.0, side,
                                     side);
}

/// A table drawn on its side: each of its columns is a line, so that it fits into a narrow panel.
class TurnedTable {
  public:
    TurnedTable(ColumnPainter& painter, const report::Table& table, const OpenGames& open)
        : painter_(painter), table_(table), open_(open), first_(painter.left() + titles_width()) {}

    /// Draws a column of the table.
    void draw(std::size_t column, Ink ink = Ink::Text) const {
        const int height = painter_.line_height() + painter_.dip(2);
        const std::string_view id = table_.columns[column].id;
        painter_.explain(glossary::term_of(id));
        if (const auto category = category_of(id)) {
            draw_swatch(painter_, category_colour(painter_, *category), height);
            lead_to(painter_, painter_.left(), first_, height,
                    {GamesFigure::Kind::Category, std::nullopt, *category}, open_);
            for (std::size_t row = 0; row < table_.rows.size(); ++row) {
                lead_to(painter_, row == 0 ? first_ : end(row - 1), end(row), height,
                        {GamesFigure::Kind::Category, row, *category}, open_);
            }
        }
        painter_.write(title(column), painter_.left() + painter_.dip(indent), height, ink);
        for (std::size_t row = 0; row < table_.rows.size(); ++row) {
            painter_.write_right(wx_text(table_.rows[row][column].page_text()), end(row), height,
                                 ink);
        }
        painter_.skip(height);
    }

  private:
    static constexpr int indent = swatch + spacing::wide_gap;

    wxString title(std::size_t column) const {
        return wx_text(table_.columns[column].title_in(report::Format::Window));
    }
    int titles_width() const {
        int width = 0;
        for (std::size_t column = 0; column < table_.columns.size(); ++column) {
            width = std::max(width, painter_.text_width(title(column)));
        }
        return painter_.dip(indent) + width;
    }
    /// The right end of the cells of a row.
    int end(std::size_t row) const {
        const auto room = static_cast<double>(painter_.right() - first_);
        return first_ + static_cast<int>(room * static_cast<double>(row + 1) /
                                         static_cast<double>(table_.rows.size()));
    }

    ColumnPainter& painter_;
    const report::Table& table_;
    const OpenGames& open_;
    int first_; ///< where the cells begin
};

/// Draws what the bars of wins and points do not show of each seat.
void draw_table(ColumnPainter& painter, const report::Table& table, const OpenGames& open) {
    const TurnedTable turned(painter, table, open);
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        if (std::ranges::find(shown_by_bars, table.columns[column].id) == shown_by_bars.end()) {
            turned.draw(column, column == 0 ? Ink::Faint : Ink::Text);
        }
    }
}

} // namespace

void draw_wins(ColumnPainter& painter, const report::GamesSummary& summary, const OpenGames& open) {
    painter.chart_heading("chart-wins", wx_tr("seat 1 begins"), row_height);
    const Bars bars = bars_of(painter, percent(1), most_wins(summary));
    name_fair_share(painter, bars, summary.seats.size());
    const int first = painter.y();
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        painter.write(seat_label(seat), painter.left(), painter.dip(row_height));
        draw_seat_wins(painter, bars, summary.seats[seat]);
        painter.write_right(percent(summary.seats[seat].win_rate), painter.right(),
                            painter.dip(row_height));
        lead_to(painter, painter.left(), painter.right(), painter.dip(row_height),
                {GamesFigure::Kind::Wins, seat}, open);
        painter.skip(painter.dip(row_height));
    }
    const int end = painter.y();
    painter.skip(first - end);
    draw_fair_share(painter, bars, summary.seats.size());
    painter.skip(end - first);
}

void draw_points(ColumnPainter& painter, const report::GamesSummary& summary,
                 const OpenGames& open) {
    painter.chart_heading("chart-points-of-seats", wx_tr("mean per game"), row_height);
    const double most = std::ranges::max(summary.seats, {}, &SeatSummary::points).points;
    const Bars bars = bars_of(painter, points_text(100), std::max(most, 1.0));
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        painter.write(seat_label(seat), painter.left(), painter.dip(row_height));
        lead_to(painter, painter.left(), painter.right(), painter.dip(row_height),
                {GamesFigure::Kind::Points, seat}, open);
        draw_seat_points(painter, bars, summary, seat, open);
        painter.write_right(points_text(summary.seats[seat].points), painter.right(),
                            painter.dip(row_height));
        painter.skip(painter.dip(row_height));
    }
    painter.skip(painter.dip(spacing::wide_gap / 2));
    draw_table(painter, report::seats_table(summary, report::Detail::Short), open);
}

void draw_strengths(ColumnPainter& painter, const report::GamesSummary& summary) {
    if (summary.by_strength.empty()) {
        return;
    }
    painter.skip(painter.dip(spacing::wide_gap));
    painter.chart_heading("chart-strength", wx_tr("percentage points"), row_height);
    for (const balance::AtStrength& each : summary.by_strength) {
        const auto [low, high] = each.fairness.gap_interval;
        const bool is_own = each.bots == summary.bots;
        const int height = painter.dip(row_height);
        painter.write(wx_text(each.bots.front()), painter.left(), height);
        painter.write_right(
            wx_text(tr("{} ({} to {})", language::decimal(100 * each.fairness.gap, 1),
                       language::decimal(100 * low, 1), language::decimal(100 * high, 1))),
            painter.right(), height, Ink::Text, is_own ? Lettering::Bold : Lettering::Plain);
        painter.skip(height);
    }
}

} // namespace pampas::desktop
