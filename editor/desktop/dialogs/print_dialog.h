#pragma once

#include "editor/desktop/dialogs/picture_fields.h"
#include "editor/picture/sheet.h"

#include <wx/dialog.h>

class wxCheckBox;
class wxChoice;

namespace pampas::desktop {

class PicturePreview;

/// Asks how a map is to stand on paper, and shows it.
class PrintDialog : public wxDialog {
  public:
    /// Begins with what was chosen last; `footer` is what a footer says.
    PrintDialog(wxWindow* parent, PictureSubject subject, std::string footer,
                const PrintChoices& last);
    ~PrintDialog() override;

    /// What is to be printed.
    Print answer() const;

  private:
    wxSizer* fields();
    void update();
    PrintChoices choices() const;
    /// The sheet as it is chosen.
    picture::Sheet sheet() const;

    PictureSubject subject_;
    std::string footer_;
    PrintChoices last_;
    wxChoice* paper_ = nullptr;
    wxChoice* orientation_ = nullptr;
    std::optional<PictureFields> picture_; ///< there once the fields are made
    wxCheckBox* footers_ = nullptr;
    PicturePreview* preview_ = nullptr;
    wxButton* print_ = nullptr;
};

} // namespace pampas::desktop
