#pragma once

#include "editor/desktop/widgets/look.h"

#include <wx/panel.h>
#include <wx/string.h>
#include <wx/timer.h>

#include <functional>

class wxButton;
class wxGauge;
class wxSizer;
class wxStaticText;
namespace pampas::desktop {

/// Room for one or two lines about what is wrong or notable in the user's input.
class Notice : public wxPanel {
  public:
    explicit Notice(wxWindow* parent);

    void say(Tone tone, const wxString& text);
    void clear();
    /// The text it shows; empty when it shows none.
    const wxString& text() const { return text_; }
    /// It does not take the keyboard.
    bool AcceptsFocusFromKeyboard() const override { return false; }

  private:
    wxSize DoGetBestClientSize() const override;
    void on_paint(wxPaintEvent& event);

    Tone tone_ = Tone::Note;
    wxString text_;
};

/// A line at the edge of a window that says something and offers to do one thing about it. Hidden
/// while it says nothing.
class NoticeBar : public wxPanel {
  public:
    struct Offer {
        wxString label;
        wxString tip;
        std::function<void()> run;
        bool compact = false; ///< a small button and a text cut at its end: for a narrow panel
    };

    NoticeBar(wxWindow* parent, Offer offer);

    /// Says it for a while.
    void say(const wxString& text);
    /// Says it until `leave`.
    void keep_saying(const wxString& text);
    void leave();
    /// Whether the offer can be taken.
    void allow(bool possible);
    /// What it says now; empty when that is nothing.
    wxString text() const;

  private:
    void show(bool shown);

    wxStaticText* text_;
    wxButton* button_;
    wxTimer timer_;
};

/// The progress of a run: a button that starts and stops it, a gauge while it runs, and words. The
/// owning window lays them out.
class ProgressRow {
  public:
    struct Shown {
        bool running = false;
        wxString verb = {}; ///< on the button
        bool can_press = true;
        double share = 0;   ///< of the work that is done, from 0 to 1
        wxString text = {}; ///< the progress; when nothing is running, what went wrong
    };

    /// `name` is the gauge's name for screen readers. `toggle` is called when the button is
    /// pressed.
    ProgressRow(wxWindow* parent, const wxString& verb, const wxString& name,
                const std::function<void()>& toggle);

    wxButton& button() const { return *button_; }
    wxGauge& gauge() const { return *gauge_; }
    wxStaticText& words() const { return *words_; }
    /// A sizer with the button and, right of it, the gauge.
    wxSizer* button_and_gauge() const;

    void show(const Shown& shown) const;

  private:
    wxWindow* parent_;
    wxButton* button_;
    wxGauge* gauge_;
    wxStaticText* words_;
};

} // namespace pampas::desktop
