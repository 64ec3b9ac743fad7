#pragma once

#include "editor/desktop/dialogs/form_dialog.h"
#include "editor/desktop/dialogs/picture_dialogs.h"

namespace pampas::desktop {

class PicturePreview;
using ExportPreview = CaptionedPreview<PicturePreview>;

/// Asks for whom to write a map and as what, and shows what they get to see; says what is different
/// there, and why a client does not take it.
class ExportDialog : public FormDialog {
  public:
    /// Begins with what was chosen last. `maps`: how many are to be written so; of several
    /// `subject` is one, and shown without an overlay.
    ExportDialog(wxWindow* parent, PictureSubject subject, const ExportChoices& last,
                 std::size_t maps = 1);

    /// What is to be exported.
    Export answer() const;

  private:
    std::vector<Field> fields();
    std::vector<Field> size_fields();
    Judgement judge() override;
    void choose_client(const std::string& client);
    bool is(exchange::ProductKind kind) const;
    bool has_overlay() const;
    void follow_size(const exchange::Job& job);

    PictureSubject subject_;
    ExportChoices choices_;
    bool several_;
    int side_;  ///< as shown: of a hexagon, in pixels
    int width_; ///< as shown: of the picture
    ChosenOverlay overlay_;
    ExportPreview* preview_;
};

/// The client that was chosen; none: none in particular.
std::optional<legality::Client> client_of(const ExportChoices& choices);

/// What was chosen, for a map of this title. `overlay` is one of the map; what a client shows is
/// without.
exchange::Job job_for(const ExportChoices& choices, overlays::Overlay overlay,
                      const std::string& title);

} // namespace pampas::desktop
