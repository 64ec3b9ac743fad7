#pragma once

#include <wx/stattext.h>

#include <cstddef>

namespace pampas::desktop {

/// Text in lines as wide as the window; more than `most_lines` are cut off, and the tooltip shows
/// all.
class WrappedText : public wxStaticText {
  public:
    WrappedText(wxWindow* parent, std::size_t most_lines);

    /// Shows this text; an empty one hides the window.
    void say(const wxString& text);
    /// The whole text.
    const wxString& text() const { return text_; }

  private:
    void wrap();

    std::size_t most_lines_;
    wxString text_;
};

} // namespace pampas::desktop
