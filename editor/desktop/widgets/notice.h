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

/// One or two lines on what is wrong or notable in the user's input.
class Notice : public wxPanel {
  public:
    explicit Notice(wxWindow* parent);

    /// Shows a text with the mark of a tone, or nothing.
    void say(Tone tone, const wxString& text);
    void clear();
    /// The text shown; empty if there is none.
    const wxString& text() const { return text_; }
    /// Never takes the keyboard focus.
    bool AcceptsFocusFromKeyboard() const override { return false; }

  private:
    wxSize DoGetBestClientSize() const override;
    void on_paint(wxPaintEvent& event);

    Tone tone_ = Tone::Note;
    wxString text_;
};

/// A line at the edge of a window with a message and one action. Hidden without a message.
class NoticeBar : public wxPanel {
  public:
    /// The action offered.
    struct Offer {
        wxString label;
        wxString tip;
        std::function<void()> run;
        bool compact = false; ///< for a narrow panel: long text is cut off at its end
    };

    NoticeBar(wxWindow* parent, Offer offer);

    /// Shows the text for a while.
    void say(const wxString& text);
    /// Shows the text until `leave`.
    void keep_saying(const wxString& text);
    void leave();
    /// Changes the label of the offer's button.
    void offer(const wxString& label);
    /// Enables or disables the offer's button.
    void allow(bool possible);
    /// The current message; empty if there is none.
    wxString text() const;

  private:
    void show(bool shown);

    wxStaticText* text_;
    wxButton* button_;
    wxTimer timer_;
};

/// The progress of a run: a button that starts and stops it, a gauge while it runs, and a text. The
/// owning window lays them out.
class ProgressRow {
  public:
    /// The state to show.
    struct Shown {
        bool running = false;
        wxString verb = {}; ///< button label
        bool can_press = true;
        double share = 0;   ///< share of the work done, from 0 to 1
        wxString text = {}; ///< the progress or, if nothing is running, the last problem
    };

    /// `name` is the gauge's name for screen readers. `toggle` is called when the button is
    /// pressed.
    ProgressRow(wxWindow* parent, const wxString& verb, const wxString& name,
                const std::function<void()>& toggle);

    /// The controls, for the owner's layout.
    wxButton& button() const { return *button_; }
    wxGauge& gauge() const { return *gauge_; }
    wxStaticText& words() const { return *words_; }
    /// A sizer with the button and the gauge to its right.
    wxSizer* button_and_gauge() const;

    /// Shows a state.
    void show(const Shown& shown) const;

  private:
    wxWindow* parent_;
    wxButton* button_;
    wxGauge* gauge_;
    wxStaticText* words_;
};

} // namespace pampas::desktop
