#pragma once

#include "editor/desktop/dialogs/paper_fields.h"
#include "editor/picture/export.h"
#include "engine/formats/format.h"

#include <wx/dialog.h>

class wxChoice;
class wxSpinCtrl;
class wxStaticText;

namespace pampas::desktop {

class Notice;
class PicturePreview;

/// Asks what to write a map as, and shows it: of a picture how it will look, of a map file what of
/// the map it does not hold.
class ExportDialog : public wxDialog {
  public:
    /// Begins with what was chosen last.
    ExportDialog(wxWindow* parent, PictureSubject subject, const ExportChoices& last);
    ~ExportDialog() override;

    /// What is to be exported.
    Export answer() const;

  private:
    wxSizer* fields();
    void add_size_fields(Form& form);
    wxSizer* preview();
    void choose_kind();
    void update();
    void show_picture();
    void show_sheets();
    void show_file(const formats::Format& format);
    picture::ExportOptions options() const;

    PictureSubject subject_;
    ExportChoices choices_;
    wxChoice* kind_ = nullptr;
    Form* form_ = nullptr;
    wxSpinCtrl* side_ = nullptr;
    wxSpinCtrl* width_ = nullptr;
    std::optional<PictureFields> picture_; ///< there once the fields are made
    std::optional<PaperFields> paper_;     ///< the same
    PicturePreview* preview_ = nullptr;
    wxStaticText* figure_ = nullptr;
    Notice* notice_ = nullptr;
    wxButton* export_ = nullptr;
};

} // namespace pampas::desktop
