#include "editor/desktop/widgets/progress_row.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/spacing.h"

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <cmath>

namespace pampas::desktop {
namespace {

constexpr int gauge_range = 1000;

} // namespace

ProgressRow::ProgressRow(wxWindow* parent, const wxString& verb, const wxString& name,
                         const std::function<void()>& toggle)
    : parent_(parent), button_(new wxButton(parent, wxID_ANY, verb)),
      gauge_(new wxGauge(parent, wxID_ANY, gauge_range)),
      words_(new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE)) {
    name_for_readers(*gauge_, name);
    button_->Bind(wxEVT_BUTTON, [toggle](wxCommandEvent&) { toggle(); });
    gauge_->Hide();
}

wxSizer* ProgressRow::button_and_gauge() const {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(button_, wxSizerFlags().CenterVertical());
    row->Add(gauge_, wxSizerFlags(1).CenterVertical().ReserveSpaceEvenIfHidden().Border(
                         wxLEFT, parent_->FromDIP(spacing::wide_gap)));
    return row;
}

void ProgressRow::show(const Shown& shown) const {
    const bool needs_layout =
        button_->GetLabelText() != shown.verb || gauge_->IsShown() != shown.running;
    if (button_->GetLabelText() != shown.verb) {
        button_->SetLabel(shown.verb);
    }
    button_->Enable(shown.can_press);
    gauge_->Show(shown.running);
    gauge_->SetValue(static_cast<int>(std::lround(gauge_range * shown.share)));
    if (words_->GetLabelText() != shown.text) {
        words_->SetLabelText(shown.text);
        words_->SetToolTip(shown.text);
    }
    if (needs_layout) {
        parent_->Layout();
    }
}

} // namespace pampas::desktop
