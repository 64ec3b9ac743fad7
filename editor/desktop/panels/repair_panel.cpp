#include "editor/desktop/panels/repair_panel.h"

#include "analysis/report/repair/repair.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/arrstr.h>
#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

constexpr std::size_t most_summary_lines = 4;

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
      progress_(this, wx_tr("Search"), wx_tr("Progress"), [this] { actions_.toggle(); }),
      summary_(new wxStaticText(this, wxID_ANY, wxString())),
      list_(new ProposalList(this, {.look = [this](auto row) { actions_.look(row); },
                                    .apply = [this](std::size_t row) { actions_.apply(row); }})),
      offer_(new wxPanel(this)), offered_(one_line(offer_)),
      apply_(new wxButton(offer_, wxID_ANY, wx_tr("Apply"), wxDefaultPosition, wxDefaultSize,
                          wxBU_EXACTFIT)) {
    name_for_readers(*list_, wx_tr("Proposals"), ReaderRole::List);
    progress_.button().SetToolTip(
        wx_tr("Search the smallest changes that reach the goal, or stop and see "
              "what was found (Shift+F5)"));
    apply_->SetToolTip(wx_tr("Change the map so; Undo takes it back"));
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
    progress_.words().Hide();
    offer_->Hide();
    set_report(nullptr);
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
    rows->Add(progress_.button_and_gauge(), below);
    rows->Add(&progress_.words(), below);
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

void RepairPanel::set_state(const ProgressRow::Shown& state) {
    form_->Enable(!state.running);
    progress_.show(state);
    if (progress_.words().IsShown() == state.text.empty()) {
        progress_.words().Show(!state.text.empty());
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
