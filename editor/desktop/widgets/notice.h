#pragma once

#include "editor/desktop/widgets/look.h"

#include <wx/panel.h>
#include <wx/string.h>
#include <wx/timer.h>

#include <functional>
#include <optional>

class wxButton;
class wxGauge;
class wxSizer;
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

/// How far a run has come: a button that starts and stops it, a gauge while it goes on, and words.
/// The window that has it lays them out.
class ProgressRow {
  public:
    struct Shown {
        bool running = false;
        wxString verb = {}; ///< on the button
        bool can_press = true;
        double share = 0;   ///< that is done, from 0 to 1
        wxString text = {}; ///< also when nothing is running: what went wrong
    };

    /// The gauge has the name for screen readers; `toggle` is called when the button is pressed.
    ProgressRow(wxWindow* parent, const wxString& verb, const wxString& name,
                const std::function<void()>& toggle);

    wxButton& button() const { return *button_; }
    wxGauge& gauge() const { return *gauge_; }
    wxStaticText& words() const { return *words_; }
    /// The button and, right of it, the gauge.
    wxSizer* button_and_gauge() const;

    void show(const Shown& shown) const;

  private:
    wxWindow* parent_;
    wxButton* button_;
    wxGauge* gauge_;
    wxStaticText* words_;
};

} // namespace pampas::desktop
