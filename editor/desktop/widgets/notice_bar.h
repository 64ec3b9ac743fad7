#pragma once

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>

class wxStaticText;

namespace pampas::desktop {

/// Tells for a while, at the edge of a window, what was done, and offers one thing to do about it.
class NoticeBar : public wxPanel {
  public:
    struct Offer {
        wxString label;
        wxString tip;
        std::function<void()> run;
    };

    NoticeBar(wxWindow* parent, Offer offer);

    void say(const wxString& text);
    void leave();
    /// What is told now; empty when nothing is.
    wxString text() const;

  private:
    void show(bool shown);

    wxStaticText* text_;
    wxTimer timer_;
};

} // namespace pampas::desktop
