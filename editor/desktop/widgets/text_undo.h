#pragma once

#include <wx/eventfilter.h>
#include <wx/string.h>

#include <optional>
#include <vector>

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

/// Lets fields for text undo and redo what was typed in them, by the keys that undo steps of the
/// map elsewhere. GTK has no undo for them.
class TextUndo : public wxEventFilter {
  public:
    TextUndo();
    ~TextUndo() override;
    TextUndo(const TextUndo&) = delete;
    TextUndo& operator=(const TextUndo&) = delete;

    int FilterEvent(wxEvent& event) override;

  private:
    /// Remembers the field's text if it is new.
    void note(const TextField& field);
    /// Whether the text goes on with the word that was being typed.
    bool goes_on(const wxString& text) const;
    void go(TextField& field, std::size_t to);

    const wxWindow* field_ = nullptr; ///< whose texts they are; perhaps gone
    std::vector<wxString> texts_;
    std::size_t now_ = 0;
};

} // namespace pampas::desktop
