#pragma once

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>

class wxStaticText;

namespace pampas::desktop {

/// Tells for a while, at the edge of a panel, what was removed, and offers to undo that.
class RemovalNotice : public wxPanel {
  public:
    RemovalNotice(wxWindow* parent, std::function<void()> undo);

    void say(const wxString& text);
    void leave();
    wxString text() const;

  private:
    void show(bool shown);

    wxStaticText* text_;
    wxTimer timer_;
};

} // namespace pampas::desktop
