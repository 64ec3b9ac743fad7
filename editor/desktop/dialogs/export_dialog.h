#pragma once

#include "editor/desktop/dialogs/form_dialog.h"
#include "editor/desktop/dialogs/picture_dialogs.h"

namespace pampas::desktop {

class PicturePreview;
using ExportPreview = CaptionedPreview<PicturePreview>;

/// Asks for whom to export a map and in which format, and shows what they will see; says what
/// differs there, and why a client does not accept it.
class ExportDialog : public FormDialog {
  public:
    /// Begins with the choices of the last time. `maps` is how many maps to export; of several,
    /// `subject` is one, shown without an overlay.
    ExportDialog(wxWindow* parent, PictureSubject subject, const ExportChoices& last,
                 std::size_t maps = 1);

    /// What the user wants to export.
    Export answer() const;

  private:
    std::vector<Field> fields();
    std::vector<Field> size_fields();
    Judgement judge() override;
    bool is(exchange::ProductKind kind) const;
    bool has_overlay() const;
    void follow_size(const exchange::Job& job);

    PictureSubject subject_;
    ExportChoices choices_;
    bool several_;
    int side_;  ///< as shown: of a hex, in pixels
    int width_; ///< as shown: of the picture
    ChosenOverlay overlay_;
    ExportPreview* preview_;
};

/// Chooses a client. If it is another one, chooses the product that the client reads itself,
/// whatever was chosen before. An empty name: no particular client.
void choose_client(ExportChoices& choices, const std::string& client);

/// The chosen client; nothing: no particular client.
std::optional<legality::Client> client_of(const ExportChoices& choices);

/// The job for these choices and a map with this title. `overlay` belongs to the map; jobs for a
/// client leave it out.
exchange::Job job_for(const ExportChoices& choices, overlays::Overlay overlay,
                      const std::string& title);

} // namespace pampas::desktop
