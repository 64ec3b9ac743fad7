#pragma once

#include "editor/desktop/dialogs/picture_choices.h"

#include <functional>

class wxCheckBox;
class wxChoice;

namespace pampas::desktop {

class Form;
class OverlayPicker;

/// A choice among these in a form of `dialog`, below the fields above it; `changed` is told when it
/// is another.
wxChoice* add_choice(Form& form, wxWindow* dialog, const wxString& label,
                     const std::vector<wxString>& entries, int chosen,
                     std::function<void()> changed);

/// A box to tick in a form of `dialog`, below the fields above it; `changed` is told when it is.
wxCheckBox* add_box(Form& form, wxWindow* dialog, const wxString& label, bool ticked,
                    std::function<void()> changed);

/// The fields of a dialog for what a picture shows beside the map's spaces, on paper or not.
class PictureFields {
  public:
    /// Adds them to a form of `dialog`, begun with what was chosen last. `subject` outlives the
    /// dialog; `changed` is told whenever the picture is another one.
    PictureFields(Form& form, wxWindow* dialog, const PictureSubject& subject,
                  const PictureChoices& last, const std::function<void()>& changed);

    PictureChoices choices() const;
    /// The overlay that is chosen; none while it is being made.
    const std::optional<overlays::Overlay>& overlay() const;
    /// What stands above the map; may be empty.
    std::string title() const;
    /// Which fields are of use now; the others are greyed out.
    struct Use {
        bool look = true; ///< coordinates as well
        bool title = true;
        bool overlay = true;
    };
    void enable(Use use);

  private:
    const PictureSubject& subject_;
    wxChoice* look_;
    OverlayPicker* overlay_;
    wxCheckBox* coordinates_;
    wxCheckBox* title_;
};

} // namespace pampas::desktop
