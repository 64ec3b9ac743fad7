#pragma once

#include "editor/desktop/widgets/tone.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <optional>

class wxStaticText;

namespace pampas::desktop {

/// Room for a line or two that tell what is wrong with what was entered, or remarkable about it.
class Notice : public wxPanel {
  public:
    explicit Notice(wxWindow* parent);

    void say(Tone tone, const wxString& text);
    void clear();
    /// What is said now; empty when nothing is.
    const wxString& text() const { return text_; }
    /// It is only read.
    bool AcceptsFocusFromKeyboard() const override { return false; }

  private:
    wxSize DoGetBestClientSize() const override;
    void on_paint(wxPaintEvent& event);

    Tone tone_ = Tone::Note;
    wxString text_;
};

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
