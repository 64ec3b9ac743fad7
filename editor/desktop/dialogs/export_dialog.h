#pragma once

#include "editor/desktop/dialogs/paper_fields.h"
#include "editor/exchange/job.h"

#include <wx/dialog.h>

class wxChoice;
class wxSpinCtrl;

namespace pampas::desktop {

class ExportPreview;
class Notice;

/// Asks for whom to write a map and as what, and shows what they get to see; says what is different
/// there, and why a client does not take it.
class ExportDialog : public wxDialog {
  public:
    /// Begins with what was chosen last. `maps`: how many are to be written so; of several
    /// `subject` is one, and shown without an overlay.
    ExportDialog(wxWindow* parent, PictureSubject subject, const ExportChoices& last,
                 std::size_t maps = 1);
    ~ExportDialog() override;

    /// What is to be exported.
    Export answer() const;

  private:
    wxSizer* fields();
    void add_size_fields(Form& form);
    void choose_client();
    void offer_products();
    void choose_product();
    void update();
    void show_job();
    void follow_size(const exchange::Job& job);
    bool has_overlay() const;

    PictureSubject subject_;
    ExportChoices choices_;
    bool several_;
    std::vector<const exchange::Product*> offered_;
    wxChoice* client_ = nullptr;
    wxChoice* product_ = nullptr;
    Form* form_ = nullptr;
    wxSpinCtrl* side_ = nullptr;
    wxSpinCtrl* width_ = nullptr;
    std::optional<PictureFields> picture_; ///< there once the fields are made
    std::optional<PaperFields> paper_;     ///< the same
    ExportPreview* preview_ = nullptr;
    Notice* notice_ = nullptr;
    wxButton* export_ = nullptr;
};

} // namespace pampas::desktop
