#include "editor/desktop/panels/analysis_panel.h"

#include "editor/desktop/panels/measure_list.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/text.h"

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

namespace pampas::desktop {

AnalysisPanel::AnalysisPanel(wxWindow* parent, Context& context)
    : wxPanel(parent), context_(context), choice_(new wxChoice(this, wxID_ANY)),
      list_(new MeasureList(this, {.pick = [this](std::size_t row) { pick(row); },
                                   .activate = [this](std::size_t row) { pick(row); }})) {
    choice_->Append(wx_tr("Nothing"));
    for (const overlays::Kind& kind : overlays::kinds()) {
        choice_->Append(wx_text(glossary::title(kind.name)));
    }
    choice_->Append(wx_tr("Way to a market"));
    choice_->SetSelection(0);
    name_for_readers(*choice_, wx_tr("Show"));
    name_for_readers(*list_, wx_tr("Analysis"));
    choice_->SetToolTip(wx_tr("What to lay over the map"));
    explain_control(*choice_, [this] {
        const auto item = static_cast<std::size_t>(choice_->GetSelection());
        return item == 0 ? nullptr
               : item <= overlays::kinds().size()
                   ? glossary::term_of(overlays::kinds()[item - 1].name)
                   : glossary::term_of("way");
    });
    choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { choose(); });
    list_->set_empty_text(wx_tr("Counting the ways …"));

    auto* header = new wxBoxSizer(wxHORIZONTAL);
    header->Add(new wxStaticText(this, wxID_ANY, wx_tr("Show")), wxSizerFlags().CenterVertical());
    header->Add(choice_, wxSizerFlags(1).CenterVertical().Border(wxLEFT, FromDIP(8)));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(header, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    rows->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(rows);
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        refresh();
        event.Skip();
    });
    Measures& measures = context.measures();
    connections_ = {measures.measured.connect(
                        [this](const Measured& found) { show(*found.analysis, found.complete); }),
                    measures.outdated.connect([this] { outdate(); }),
                    measures.chosen.connect([this] { show_choice(); })};
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
        list_->set_rows(rows_);
        list_->set_fresh(fresh_);
        // Selecting scrolls: what was selected before is left where the user has it.
        if (market_ && row_of(*market_) != list_->selected()) {
            list_->select(row_of(*market_));
        }
    }
}

void AnalysisPanel::show_choice() {
    const OverlayChoice& choice = context_.measures().choice();
    const auto kinds = static_cast<int>(overlays::kinds().size());
    int selection = std::holds_alternative<hex::Coordinate>(choice) ? kinds + 1 : 0;
    if (const auto* kind = std::get_if<const overlays::Kind*>(&choice)) {
        selection = static_cast<int>(*kind - overlays::kinds().data()) + 1;
    }
    choice_->SetSelection(selection);
    const auto* market = std::get_if<hex::Coordinate>(&choice);
    market_ = market != nullptr ? std::optional(*market) : std::nullopt;
    if (!market_) {
        list_->select(std::nullopt);
    }
    refresh();
}

void AnalysisPanel::choose() {
    const auto selection = static_cast<std::size_t>(choice_->GetSelection());
    if (selection > overlays::kinds().size()) {
        choose_market();
    } else if (selection == 0) {
        lay({});
    } else {
        lay(&overlays::kinds()[selection - 1]);
    }
}

void AnalysisPanel::lay(const OverlayChoice& choice) {
    context_.measures().choose(choice);
    context_.refresh_actions();
}

/// The one that is hardest to reach, until the user picks another.
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
    const MeasureRow& row = list_->rows()[number];
    if (row.market) {
        lay(*row.market);
    }
    const auto first = row.spaces.empty() ? std::nullopt : std::optional(row.spaces.front());
    context_.point(row.market ? std::vector<hex::Coordinate>() : row.spaces, first);
}

} // namespace pampas::desktop
