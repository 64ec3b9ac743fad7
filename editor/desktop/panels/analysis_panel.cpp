#include "editor/desktop/panels/analysis_panel.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/sizer.h>

#include <algorithm>

namespace pampas::desktop {

AnalysisPanel::AnalysisPanel(wxWindow* parent, Context& context)
    : wxPanel(parent), context_(context), form_(*this, {}, Density::Dense) {
    form_.add({choice_field()});
    list_ = new MeasureList(this, {.pick = [this](std::size_t row) { pick(row); },
                                   .activate = [this](std::size_t row) { pick(row); }});
    name_for_readers(*list_, wx_tr("Analysis"));
    list_->set_empty_text(wx_tr("Measuring the map …"));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(form_.sizer(), wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::gap)));
    rows->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(rows);
    also_on(*this, wxEVT_SHOW, [this] { refresh(); });
    Measures& measures = context.measures();
    connections_ = {measures.measured.connect(
                        [this](const Measured& found) { show(*found.analysis, found.complete); }),
                    measures.outdated.connect([this] { outdate(); }),
                    measures.chosen.connect([this] { show_choice(); })};
}

/// A choice of overlays, numbered from 0: none, each kind, the path to a market.
Field AnalysisPanel::choice_field() {
    std::vector<Option<int>> offered{{0, wx_tr("Nothing")}};
    const auto offer = [&offered](const wxString& title, std::string_view label) {
        offered.push_back({static_cast<int>(offered.size()), title, glossary::term_of(label)});
    };
    for (const overlays::Kind& kind : overlays::kinds()) {
        offer(wx_text(glossary::title(kind.name)), kind.name);
    }
    offer(wx_tr("Way to a market"), "way");
    return {.label = wx_tr("Show"),
            .control = fields::choice<int>(
                {[this] { return chosen(); }, [this](int number) { choose(number); }},
                std::move(offered)),
            .tip = wx_tr("What to show over the map")};
}

int AnalysisPanel::chosen() const {
    const OverlayChoice& choice = context_.measures().choice();
    if (const auto* kind = std::get_if<const overlays::Kind*>(&choice)) {
        return static_cast<int>(*kind - overlays::kinds().data()) + 1;
    }
    return market_ ? static_cast<int>(overlays::kinds().size()) + 1 : 0;
}

void AnalysisPanel::show(const graph::Analysis& analysis, bool complete) {
    fresh_ = true;
    rows_ = measure_rows(analysis, complete);
    refresh();
}

void AnalysisPanel::outdate() {
    fresh_ = false;
    list_->set_fresh(false);
}

void AnalysisPanel::refresh() {
    if (IsShown()) {
        list_->set_measures(rows_);
        list_->set_fresh(fresh_);
        // Selecting scrolls, so the selected row is not selected again.
        if (market_ && row_of(*market_) != list_->selected()) {
            list_->select(row_of(*market_));
        }
    }
}

void AnalysisPanel::show_choice() {
    const auto* market = std::get_if<hex::Coordinate>(&context_.measures().choice());
    market_ = market != nullptr ? std::optional(*market) : std::nullopt;
    form_.refresh();
    if (!market_) {
        list_->select(std::nullopt);
    }
    refresh();
}

void AnalysisPanel::choose(int number) {
    const auto kind = static_cast<std::size_t>(number);
    if (kind > overlays::kinds().size()) {
        choose_market();
    } else {
        lay(kind == 0 ? OverlayChoice() : OverlayChoice(&overlays::kinds()[kind - 1]));
    }
}

void AnalysisPanel::lay(const OverlayChoice& choice) {
    context_.measures().choose(choice);
    context_.refresh_actions();
}

/// Chooses the market that is hardest to reach until the user picks another.
void AnalysisPanel::choose_market() {
    const auto first =
        std::ranges::find_if(rows(), [](const MeasureRow& row) { return row.market.has_value(); });
    lay(first == rows().end() ? OverlayChoice() : OverlayChoice(*first->market));
}

std::optional<std::size_t> AnalysisPanel::row_of(hex::Coordinate market) const {
    const auto found = std::ranges::find(rows(), market, &MeasureRow::market);
    return found == rows().end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - rows().begin()));
}

void AnalysisPanel::pick(std::size_t number) {
    const MeasureRow& row = list_->measures()[number];
    if (row.market) {
        lay(*row.market);
    }
    const auto first = row.spaces.empty() ? std::nullopt : std::optional(row.spaces.front());
    context_.point(row.market ? std::vector<hex::Coordinate>() : row.spaces, first);
}

} // namespace pampas::desktop
