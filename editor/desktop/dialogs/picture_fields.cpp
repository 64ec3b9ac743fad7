#include "editor/desktop/dialogs/picture_fields.h"

#include "editor/desktop/dialogs/overlay_picker.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/text.h"

#include <wx/checkbox.h>

#include <utility>

namespace pampas::desktop {

wxCheckBox* add_box(Form& form, wxWindow* dialog, const wxString& label, bool ticked,
                    std::function<void()> changed) {
    auto* box = new wxCheckBox(dialog, wxID_ANY, label);
    box->SetValue(ticked);
    box->Bind(wxEVT_CHECKBOX, [changed = std::move(changed)](wxCommandEvent&) { changed(); });
    form.AddSpacer(0);
    form.Add(box);
    return box;
}

PictureFields::PictureFields(Form& form, wxWindow* dialog, const PictureSubject& subject,
                             const PictureChoices& last, const std::function<void()>& changed)
    : subject_(subject), overlay_(new OverlayPicker(dialog, subject, last.overlay, changed)) {
    form.add(wx_tr("&Overlay"), overlay_);
    coordinates_ =
        add_box(form, dialog, wx_tr("Coor&dinates on the spaces"), last.coordinates, changed);
    title_ = add_box(form, dialog, wx_tr("&Name of the map above it"), last.title, changed);
}

PictureChoices PictureFields::choices() const {
    return {coordinates_->GetValue(), title_->GetValue(), overlay_->name()};
}

const std::optional<overlays::Overlay>& PictureFields::overlay() const {
    return overlay_->overlay();
}

std::string PictureFields::title() const {
    return title_->GetValue() ? subject_.title : std::string();
}

void PictureFields::enable(bool enabled) {
    for (wxWindow* field : std::initializer_list<wxWindow*>{overlay_, coordinates_, title_}) {
        field->Enable(enabled);
    }
}

} // namespace pampas::desktop
