#pragma once

#include <wx/string.h>

#include <functional>

class wxButton;
class wxGauge;
class wxSizer;
class wxStaticText;
class wxWindow;

namespace pampas::desktop {

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
