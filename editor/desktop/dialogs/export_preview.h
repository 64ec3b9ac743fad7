#pragma once

#include "editor/exchange/job.h"

#include <wx/panel.h>

class wxStaticText;

namespace pampas::desktop {

class PicturePreview;

/// Shows what people get to see of a map that is exported, and how large that is.
class ExportPreview : public wxPanel {
  public:
    explicit ExportPreview(wxWindow* parent);

    /// Throws `InputError` when the job cannot be done.
    void show(const map::Map& map, const exchange::Job& job);

  private:
    void show_picture(const map::Map& seen, const exchange::Job& job);
    void show_sheets(const map::Map& seen, const exchange::Job& job);
    void show_board(const map::Map& seen, const exchange::Job& job);

    PicturePreview* preview_;
    wxStaticText* figure_;
};

} // namespace pampas::desktop
