#pragma once

#include "editor/desktop/dialogs/handouts.h"

#include <wx/panel.h>

#include <functional>

class wxButton;

namespace pampas::desktop {

/// Buttons by which a comparison leaves the program: as a page in the browser, as a file.
class PageRow : public wxPanel {
  public:
    /// `handout` gives what is to be shown and saved as it is then: its first file is the page.
    PageRow(wxWindow* parent, Handouts::Services services, std::function<Handout()> handout);

    /// Whether there is something to give.
    void offer(bool there_is);
    /// Do nothing while there is nothing to give.
    void open_page() const;
    void save() const;

  private:
    std::function<Handout()> handout_;
    Notice* notice_;
    Handouts giver_;
    wxButton* open_;
    wxButton* save_;
};

} // namespace pampas::desktop
