#include "editor/desktop/dialogs/backdrop_dialog.h"

#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/number_field.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>

namespace pampas::desktop {
namespace {

constexpr int largest_scale = 1000;
constexpr int farthest = 50'000;
constexpr int slider_width = 260; // in DIP

} // namespace

BackdropDialog::BackdropDialog(wxWindow* parent, const Placement& placement,
                               std::function<void(const Placement&)> changed)
    : wxDialog(parent, wxID_ANY, wx_tr("Background Picture")), placement_(placement),
      changed_(std::move(changed)) {
    auto* opacity = new wxSlider(this, wxID_ANY, placement.opacity, 0, 100, wxDefaultPosition,
                                 FromDIP(wxSize(slider_width, -1)), wxSL_HORIZONTAL);
    opacity->Bind(wxEVT_SLIDER, [this](wxCommandEvent& event) {
        placement_.opacity = event.GetInt();
        changed_(placement_);
    });
    auto* form = new Form(this);
    form->add(wx_tr("&Opacity"), opacity);
    form->add(wx_tr("&Size in %"), number(placement_.scale, 1, largest_scale));
    form->add(wx_tr("To the &right"), number(placement_.right, -farthest, farthest));
    form->add(wx_tr("&Down"), number(placement_.down, -farthest, farthest));
    auto* notice = new Notice(this);
    lay_out(*this, form, notice, wx_tr("&Keep"));
    notice->say(Tone::Note, wx_tr("In percent of a side of a space"));
    opacity->SetFocus();
}

BackdropDialog::~BackdropDialog() {
    silence(*this);
}

wxWindow* BackdropDialog::number(int& value, int least, int most) {
    wxSpinCtrl* field = number_field(this, value, least, most, [this, &value](int entered) {
        value = entered;
        changed_(placement_);
    });
    field->SetIncrement(5);
    return field;
}

} // namespace pampas::desktop
