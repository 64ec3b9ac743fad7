#pragma once

#include <wx/eventfilter.h>
#include <wx/string.h>

#include <vector>

class wxWindow;

namespace pampas::desktop {

/// The focused field, if text can be typed there: a line, several lines or a number; otherwise
/// null.
wxWindow* focused_text_field();

/// Adds undo and redo to text fields, with the keys that undo map edits elsewhere. GTK fields have
/// none.
class TextUndo : public wxEventFilter {
  public:
    TextUndo();
    ~TextUndo() override;
    TextUndo(const TextUndo&) = delete;
    TextUndo& operator=(const TextUndo&) = delete;

    int FilterEvent(wxEvent& event) override;

  private:
    /// Records the field's text if it has changed.
    void note(wxWindow* field);
    /// Whether the text continues the word being typed.
    bool goes_on(const wxString& text) const;
    void go(wxWindow* field, std::size_t to);

    const wxWindow* field_ = nullptr; ///< field of the texts; may no longer exist
    std::vector<wxString> texts_;
    std::size_t now_ = 0;
};

} // namespace pampas::desktop
