#include "editor/desktop/dialogs/picture_fields.h"

#include "editor/desktop/dialogs/overlay_picker.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/text.h"

#include <wx/checkbox.h>
#include <wx/choice.h>

#include <utility>

namespace pampas::desktop {

wxChoice* add_choice(Form& form, wxWindow* dialog, const wxString& label,
                     const std::vector<wxString>& entries, int chosen,
                     std::function<void()> changed) {
    auto* choice = new wxChoice(dialog, wxID_ANY);
    choice->Append(entries);
    choice->SetSelection(chosen);
    choice->Bind(wxEVT_CHOICE, [changed = std::move(changed)](wxCommandEvent&) { changed(); });
    form.add(label, choice);
    return choice;
}

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
    look_ =
        add_choice(form, dialog, wx_tr("Spaces &drawn"),
                   {wx_tr("In colour"), wx_tr("In thin lines, to save ink"), wx_tr("As letters")},
                   static_cast<int>(last.look), changed);
    form.add(wx_tr("&Overlay"), overlay_);
    coordinates_ =
        add_box(form, dialog, wx_tr("Coor&dinates on the spaces"), last.coordinates, changed);
    title_ = add_box(form, dialog, wx_tr("&Name of the map above it"), last.title, changed);
}

PictureChoices PictureFields::choices() const {
    return {static_cast<picture::Look>(look_->GetSelection()), coordinates_->GetValue(),
            title_->GetValue(), overlay_->name()};
}

const std::optional<overlays::Overlay>& PictureFields::overlay() const {
    return overlay_->overlay();
}

std::string PictureFields::title() const {
    return title_->GetValue() ? subject_.title : std::string();
}

void PictureFields::enable(Use use) {
    look_->Enable(use.look);
    coordinates_->Enable(use.look);
    title_->Enable(use.title);
    overlay_->Enable(use.overlay);
}

} // namespace pampas::desktop
