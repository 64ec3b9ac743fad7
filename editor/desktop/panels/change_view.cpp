#include "editor/desktop/panels/change_view.h"

#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "engine/language/number.h"

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

using Ink = ColumnPainter::Ink;
using Lettering = ColumnPainter::Lettering;

constexpr int change_row_height = 22; // in DIP

bool is_nothing(const std::string& number) {
    return number.find_first_not_of("0.,") == std::string::npos;
}

/// Formats figures and differences multiplied by `scale`.
struct NumberWords {
    double scale = 1;
    int decimals = 1;

    /// A figure, with `plus` if it is above 0.
    std::string of(double figure, const char* plus = "") const {
        const std::string number = language::decimal(scale * figure, decimals);
        return figure < 0 || is_nothing(number) ? number : plus + number;
    }
};

/// No decimals while they would only fluctuate, unless an end known not to be 0 would then read as
/// 0.
NumberWords words_for(const balance::ChangedFigure& figure, double scale) {
    constexpr double wide = 10;
    const NumberWords whole{scale, 0};
    const auto [low, high] = figure.interval;
    const bool reads_like_none = is_nothing(whole.of(low)) || is_nothing(whole.of(high));
    const bool is_wide = scale * (high - low) > wide && !(figure.is_known() && reads_like_none);
    return is_wide ? whole : NumberWords{scale};
}

/// `+2.9 (1.1 to 4.7)`.
wxString difference_text(const balance::ChangedFigure& figure, const NumberWords& words) {
    return wx_text(tr("{} ({} to {})", words.of(figure.difference(), "+"),
                      words.of(figure.interval.low), words.of(figure.interval.high)));
}

/// Draws a row: seat, figure before and after, and the difference with its interval.
void draw_figure(ColumnPainter& painter, std::size_t seat, const balance::ChangedFigure& figure,
                 const wxString& states, const NumberWords& words) {
    const int height = painter.dip(change_row_height);
    const Ink ink = figure.is_known() ? Ink::Text : Ink::Faint;
    const wxString name = wx_text(tr("Seat {}", seat + 1));
    painter.write(name, painter.left(), height);
    painter.write(states,
                  painter.left() + painter.text_width(name) + painter.dip(spacing::wide_gap),
                  height, ink);
    painter.write_right(difference_text(figure, words), painter.right(), height, ink,
                        figure.is_known() ? Lettering::Bold : Lettering::Plain);
    painter.skip(height);
}

/// `19.2 to 22.1 %`.
void draw_wins(ColumnPainter& painter, std::size_t seat, const balance::ChangedFigure& wins) {
    const NumberWords words = words_for(wins, 100);
    const std::string states = tr("{} to {}\u00A0%", words.of(wins.before), words.of(wins.after));
    draw_figure(painter, seat, wins, wx_text(states), words);
}

/// `−2.1 to −0.8`.
void draw_lead(ColumnPainter& painter, std::size_t seat, const balance::ChangedFigure& lead) {
    const NumberWords words = words_for(lead, 1);
    // The numbered placeholders distinguish this text from a range, which other languages express
    // differently.
    const std::string states = tr("{0} to {1}", words.of(lead.before), words.of(lead.after));
    draw_figure(painter, seat, lead, wx_text(states), words);
}

void draw_leads(ColumnPainter& painter, const FoundChange& change) {
    painter.skip(painter.dip(spacing::narrow_gap));
    painter.chart_heading("chart-change-points", wx_tr("ahead of the mean"), change_row_height);
    for (std::size_t seat = 0; seat < change.seats.size(); ++seat) {
        draw_lead(painter, seat, *change.seats[seat].lead);
    }
}

bool is_known(const balance::SeatChange& seat) {
    return seat.wins.is_known() || (seat.lead && seat.lead->is_known());
}

} // namespace

void draw_change(ColumnPainter& painter, const FoundChange& change) {
    painter.chart_heading("chart-change",
                          wx_text(trn("{1} shared deal", "{1} shared deals", change.deals,
                                      grouped(change.deals).utf8_string())),
                          change_row_height);
    for (std::size_t seat = 0; seat < change.seats.size(); ++seat) {
        draw_wins(painter, seat, change.seats[seat].wins);
    }
    if (!change.seats.empty() && change.seats.front().lead) {
        draw_leads(painter, change);
    }
    if (std::ranges::none_of(change.seats, is_known)) {
        painter.skip(painter.dip(spacing::narrow_gap));
        painter.paragraph(wx_tr("No clear difference yet."), 0, Ink::Faint);
    }
}

void ChangeView::show(std::shared_ptr<const FoundChange> change) {
    change_ = std::move(change);
    Refresh();
}

void ChangeView::draw_column(ColumnPainter& painter) const {
    if (change_ != nullptr) {
        draw_change(painter, *change_);
    }
}

} // namespace pampas::desktop
