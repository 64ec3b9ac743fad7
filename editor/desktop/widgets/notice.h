#pragma once

#include "editor/desktop/widgets/tone.h"

#include <wx/panel.h>

#include <optional>

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

} // namespace pampas::desktop
