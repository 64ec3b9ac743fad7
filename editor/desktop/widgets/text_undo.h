#pragma once

#include <wx/eventfilter.h>
#include <wx/string.h>

#include <vector>

class wxWindow;

namespace pampas::desktop {

/// The field that has the keyboard if text can be typed there: a line, several lines or a number;
/// null: there is none.
wxWindow* focused_text_field();

/// Lets text fields undo and redo typing, by the keys that undo steps of the map elsewhere. GTK has
/// no undo for fields.
class TextUndo : public wxEventFilter {
  public:
    TextUndo();
    ~TextUndo() override;
    TextUndo(const TextUndo&) = delete;
    TextUndo& operator=(const TextUndo&) = delete;

    int FilterEvent(wxEvent& event) override;

  private:
    /// Remembers the field's text if it has changed.
    void note(wxWindow* field);
    /// Whether the text continues the word that was being typed.
    bool goes_on(const wxString& text) const;
    void go(wxWindow* field, std::size_t to);

    const wxWindow* field_ = nullptr; ///< the field of the texts; it may no longer exist
    std::vector<wxString> texts_;
    std::size_t now_ = 0;
};

} // namespace pampas::desktop
