#include "editor/desktop/panels/repair_panel.h"

#include "analysis/report/repair/words.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/wrapped_text.h"

#include <wx/arrstr.h>
#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <cmath>

namespace pampas::desktop {
namespace {

using Stage = RepairState::Stage;

constexpr int repair_gauge_range = 1000;
constexpr std::size_t most_summary_lines = 4;

wxString verb_of(Stage stage) {
    switch (stage) {
    case Stage::Idle:
        break;
    case Stage::Searching:
        return wx_tr("Stop");
    case Stage::Confirming:
        return wx_tr("Stop at once");
    case Stage::Stopping:
        return wx_tr("Stopping …");
    }
    return wx_tr("Search");
}

wxStaticText* one_line(wxWindow* parent) {
    return new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                            wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
}

void put(wxStaticText& label, const wxString& text) {
    if (label.GetLabelText() != text) {
        label.SetLabelText(text);
        label.SetToolTip(text);
    }
}

} // namespace

RepairPanel::RepairPanel(wxWindow* parent, Actions actions)
    : wxPanel(parent), actions_(std::move(actions)), form_(new RepairForm(this)),
      button_(new wxButton(this, wxID_ANY, verb_of(Stage::Idle))),
      gauge_(new wxGauge(this, wxID_ANY, repair_gauge_range)), status_(one_line(this)),
      summary_(new wxStaticText(this, wxID_ANY, wxString())),
      list_(new ProposalList(this, {.look = [this](auto row) { actions_.look(row); },
                                    .apply = [this](std::size_t row) { actions_.apply(row); }})),
      offer_(new wxPanel(this)), offered_(one_line(offer_)),
      apply_(new wxButton(offer_, wxID_ANY, wx_tr("Apply"), wxDefaultPosition, wxDefaultSize,
                          wxBU_EXACTFIT)) {
    name_for_readers(*gauge_, wx_tr("Progress"));
    name_for_readers(*list_, wx_tr("Proposals"), ReaderRole::List);
    button_->SetToolTip(wx_tr("Search the smallest changes that reach the goal, or stop and see "
                              "what was found (Shift+F5)"));
    apply_->SetToolTip(wx_tr("Change the map so; Undo takes it back"));
    button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { actions_.toggle(); });
    apply_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { apply(); });
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        actions_.look(event.IsShown() ? list_->looked_at() : std::nullopt);
        event.Skip();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        wrap_summary();
        event.Skip();
    });
    lay_out();
    SetSize(GetBestSize()); // lest fields are squeezed until the panel has its place
    gauge_->Hide();
    status_->Hide();
    offer_->Hide();
    set_report(nullptr);
}

wxSizer* RepairPanel::progress_row() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(button_, wxSizerFlags().CenterVertical());
    row->Add(gauge_, wxSizerFlags(1).CenterVertical().Border(wxLEFT, FromDIP(spacing::wide_gap)));
    return row;
}

void RepairPanel::lay_out() {
    const int space = FromDIP(spacing::gap);
    auto* offer = new wxBoxSizer(wxHORIZONTAL);
    offer->Add(offered_, wxSizerFlags(1).CenterVertical().Border(wxALL, space));
    offer->Add(apply_, wxSizerFlags().CenterVertical().Border(wxALL, space));
    offer_->SetSizer(offer);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto below = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, space);
    rows->Add(form_, wxSizerFlags().Expand().Border(wxALL, space));
    rows->Add(progress_row(), below);
    rows->Add(status_, below);
    rows->Add(summary_, below);
    rows->Add(list_, wxSizerFlags(1).Expand());
    rows->Add(offer_, wxSizerFlags().Expand());
    SetSizer(rows);
}

void RepairPanel::apply() {
    if (const auto row = list_->selected()) {
        actions_.apply(*row);
    }
}

void RepairPanel::set_state(const RepairState& state) {
    const bool is_running = state.stage != Stage::Idle;
    if (button_->GetLabel() != verb_of(state.stage)) {
        button_->SetLabel(verb_of(state.stage));
        button_->Enable(state.stage != Stage::Stopping);
        form_->Enable(!is_running);
        gauge_->Show(is_running);
        Layout();
    }
    gauge_->SetValue(static_cast<int>(std::lround(repair_gauge_range * state.share)));
    put(*status_, state.text);
    if (status_->IsShown() == state.text.empty()) {
        status_->Show(!state.text.empty());
        Layout();
    }
}

void RepairPanel::wrap_summary() {
    const int width = GetClientSize().x - FromDIP(2 * spacing::gap);
    const auto lines = wrapped(*summary_, summarized_, width, most_summary_lines);
    put(*summary_, wxJoin(wxArrayString(lines.size(), lines.data()), '\n', '\0'));
}

void RepairPanel::set_report(const std::shared_ptr<const report::RepairReport>& report) {
    summarized_ = report == nullptr ? wxString() : repair_summary(*report);
    wrap_summary();
    summary_->Show(report != nullptr);
    list_->set_empty_text(
        report == nullptr
            ? wx_tr("Search plays many games to find the few spaces that should change for all "
                    "seats to win alike.\n\nPoint at a proposal to see it on the map; what is "
                    "locked stays as it is.")
            : wx_text(report::nothing_words(*report)));
    list_->set_report(report);
    Layout();
}

void RepairPanel::set_offer(const wxString& text, bool possible, bool fresh) {
    put(*offered_, text);
    apply_->Enable(possible);
    list_->set_fresh(fresh);
    if (offer_->IsShown() == text.empty()) {
        offer_->Show(!text.empty());
        Layout();
    }
}

} // namespace pampas::desktop
