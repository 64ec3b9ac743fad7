#pragma once

#include <wx/string.h>

#include <optional>

class wxWindow;

namespace pampas::desktop {

/// A field for typed text: a line, several lines or a number.
class TextField {
  public:
    /// The one that has the keyboard, if one has.
    static std::optional<TextField> focused();

    const wxWindow* window() const { return window_; }
    wxString text() const;
    /// Puts this in place of the text, as if it had been typed.
    void set_text(const wxString& text);

  private:
    explicit TextField(wxWindow* window) : window_(window) {}

    wxWindow* window_;
};

} // namespace pampas::desktop
