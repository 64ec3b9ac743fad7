#pragma once

#include "editor/desktop/widgets/text_field.h"

#include <wx/eventfilter.h>

#include <vector>

namespace pampas::desktop {

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
