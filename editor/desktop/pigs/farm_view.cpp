#include "editor/desktop/pigs/farm_view.h"

#include "analysis/pigs/words.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <wx/brush.h>
#include <wx/pen.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

using Ink = ColumnPainter::Ink;
using Lettering = ColumnPainter::Lettering;

constexpr int farm_row_height = 22; // in DIP
constexpr double largest_unit = 13; // in DIP

const wxColour grass(0xB9, 0xD9, 0x8C);
const wxColour hedge(0x6E, 0x99, 0x45);
const wxColour skin(0xF4, 0xB5, 0xB8);
const wxColour outline(0x8E, 0x4A, 0x55);
const wxColour snout(0xE0, 0x88, 0x90);
const wxColour cross(0x17, 0x6B, 0x52);

/// A pig seen from above: its body fills the footprint, and its snout tells it from a fence.
void draw_pig(wxGraphicsContext& graphics, const wxRect2DDouble& place, bool is_vaccinated) {
    const double side = std::min(place.m_width, place.m_height);
    const double inset = side * 0.06;
    graphics.SetPen(wxPen(outline, 1));
    graphics.SetBrush(wxBrush(skin));
    graphics.DrawRoundedRectangle(place.m_x + inset, place.m_y + inset, place.m_width - 2 * inset,
                                  place.m_height - 2 * inset, side * 0.3);
    const wxPoint2DDouble centre = place.GetCentre();
    graphics.SetBrush(wxBrush(snout));
    graphics.DrawEllipse(centre.m_x - side * 0.2, centre.m_y - side * 0.15, side * 0.4, side * 0.3);
    graphics.SetBrush(wxBrush(outline));
    for (const double nostril : {-0.09, 0.09}) {
        graphics.DrawEllipse(centre.m_x + (nostril - 0.03) * side, centre.m_y - side * 0.04,
                             side * 0.06, side * 0.08);
    }
    if (is_vaccinated) {
        const double arm = side * 0.14;
        const double x = place.m_x + side * 0.24;
        const double y = place.m_y + side * 0.24;
        graphics.SetPen(wxPen(cross, std::max(2, static_cast<int>(side * 0.1))));
        graphics.StrokeLine(x - arm, y, x + arm, y);
        graphics.StrokeLine(x, y - arm, x, y + arm);
    }
}

} // namespace

FarmView::FarmView(wxWindow* parent) : ColumnView(parent) {
    name_for_readers(*this, wx_tr("Farms"), ReaderRole::Picture);
}

void FarmView::show(const pigs::State& state, pigs::Viewer viewer) {
    state_ = state;
    viewer_ = viewer;
    Refresh();
}

void FarmView::draw_column(ColumnPainter& painter) const {
    if (!state_) {
        return;
    }
    draw_card(painter);
    for (int seat = 0; seat < state_->players(); ++seat) {
        draw_farm(painter, seat);
    }
    draw_market(painter);
}

void FarmView::draw_card(ColumnPainter& painter) const {
    painter.paragraph(wx_text(state_->over() ? pigs::outcome(*state_) : pigs::turn_title(*state_)),
                      0, Ink::Text, Lettering::Bold);
    if (state_->over() || state_->phase() == pigs::Phase::Prepare) {
        return;
    }
    std::string words = pigs::limits_words(state_->card());
    if (const std::string effect = pigs::effect_words(state_->card().effect); !effect.empty()) {
        words += " · " + effect;
    }
    painter.paragraph(wx_text(words));
    std::string season = trn("{} turn to the end of the season",
                             "{} turns to the end of the season", state_->turns_in_season());
    if (const pigs::Card* next = state_->next_card()) {
        season += " · " + tr("next card: {} ({})", next->name, pigs::limits_words(*next));
    }
    painter.paragraph(wx_text(season), 0, Ink::Faint);
}

std::string FarmView::choice_words(int seat) const {
    const auto choice = state_->choice(seat);
    if (!choice) {
        return {};
    }
    if (pigs::is_hidden(*state_, seat, viewer_)) {
        return tr("has chosen");
    }
    return state_->phase() == pigs::Phase::Choose
               ? pigs::task_title(*choice)
               : fmt::format("{} × {}", pigs::task_title(*choice), state_->share(seat));
}

std::string FarmView::heading(int seat) const {
    std::string text = tr("Seat {}: {}", seat + 1, names_[pigs::index(seat)]);
    if (seat == state_->seat() && !state_->over()) {
        text = "▶ " + text;
    }
    const std::string choice = choice_words(seat);
    return choice.empty() ? text : text + " · " + choice;
}

void FarmView::draw_farm(ColumnPainter& painter, int seat) const {
    const pigs::Farm& farm = state_->farm(seat);
    const int height = painter.dip(farm_row_height);
    painter.skip(painter.dip(spacing::wide_gap));
    painter.write(wx_text(heading(seat)), painter.left(), height, Ink::Text, Lettering::Bold);
    painter.write_right(wx_text(trn("{} dollar", "{} dollars", farm.money)), painter.right(),
                        height, Ink::Text, Lettering::Bold);
    painter.skip(height);
    draw_meadows(painter, seat);
    std::string owned = pigs::pigs_words(farm.all_pigs());
    if (const std::string items = pigs::items_words(farm.items); !items.empty()) {
        owned += (owned.empty() ? "" : " · ") + items;
    }
    if (seat == state_->first_player()) {
        owned += fmt::format("{}{}", owned.empty() ? "" : " · ", tr("starting player"));
    }
    if (!owned.empty()) {
        painter.paragraph(wx_text(owned), 0, Ink::Faint);
    }
}

void FarmView::draw_meadows(ColumnPainter& painter, int seat) const {
    const pigs::Farm& farm = state_->farm(seat);
    const pigs::Meadows& meadows = state_->game().meadows();
    const pigs::Rectangle& meadow = meadows.measures().meadow;
    const int columns = meadow.width * farm.meadows;
    const double unit = std::min<double>(painter.dip(1) * largest_unit,
                                         static_cast<double>(painter.width()) / columns);
    wxGraphicsContext& graphics = painter.graphics();
    graphics.SetPen(wxPen(hedge, painter.dip(2)));
    graphics.SetBrush(wxBrush(grass));
    for (int number = 0; number < farm.meadows; ++number) {
        graphics.DrawRectangle(painter.left() + number * meadow.width * unit, painter.y(),
                               meadow.width * unit, meadow.height * unit);
    }
    pigs::PigCounts vaccinated = farm.pigs[1];
    const auto placed = meadows.arranged(farm.all_pigs(), farm.meadows);
    for (const pigs::PlacedPig& pig : placed.value_or(std::vector<pigs::PlacedPig>())) {
        auto& left = vaccinated[pigs::index(pig.size)];
        const bool is_vaccinated = left > 0;
        left = static_cast<std::uint8_t>(left - (is_vaccinated ? 1 : 0));
        draw_pig(graphics,
                 {painter.left() + pig.column * unit, painter.y() + pig.row * unit,
                  pig.sides.width * unit, pig.sides.height * unit},
                 is_vaccinated);
    }
    painter.skip(static_cast<int>(meadow.height * unit) + painter.dip(spacing::narrow_gap));
}

void FarmView::draw_market(ColumnPainter& painter) const {
    const pigs::Market& market = state_->market();
    painter.skip(painter.dip(spacing::wide_gap));
    painter.paragraph(wx_tr("Market"), 0, Ink::Text, Lettering::Bold);
    painter.paragraph(wx_text(fmt::format("{} · {} · {}", pigs::pigs_words(market.pigs),
                                          pigs::items_words(market.items),
                                          trn("{} meadow", "{} meadows", int{market.meadows}))));
    painter.paragraph(wx_tr("A cross marks pigs that are vaccinated."), 0, Ink::Faint);
}

} // namespace pampas::desktop
