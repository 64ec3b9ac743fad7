#pragma once

#include "editor/desktop/dialogs/form_dialog.h"
#include "editor/desktop/dialogs/picture_fields.h"
#include "editor/picture/sheet.h"

namespace pampas::desktop {

class PicturePreview;

/// Asks how a map is to stand on paper, and shows it.
class PrintDialog : public FormDialog {
  public:
    /// Begins with what was chosen last; `footer` is what a footer says.
    PrintDialog(wxWindow* parent, PictureSubject subject, std::string footer,
                const PrintChoices& last);

    /// What is to be printed.
    Print answer() const { return {choices_, sheet()}; }

  private:
    Judgement judge() override;
    /// The sheet as it is chosen.
    picture::Sheet sheet() const;

    PictureSubject subject_;
    std::string footer_;
    PrintChoices choices_;
    ChosenOverlay overlay_;
    PicturePreview* preview_;
};

} // namespace pampas::desktop
