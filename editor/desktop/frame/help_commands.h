#pragma once

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/actions.h"

#include <wx/weakref.h>

class wxFrame;

namespace pampas::desktop {

class ReferenceWindow;

/// The `Help` menu, and the reference, which explains what the user is at.
class HelpCommands {
  public:
    struct Hooks {
        /// Explains what is on the map, where the keyboard is on nothing else; null: nothing does.
        std::function<const glossary::Term*()> on_map;
        std::function<void()> welcome;   ///< shows the first page
        std::function<void()> show_keys; ///< shows what keys and mouse do
    };

    /// Answers what windows below the frame want explained. The frame outlives it.
    HelpCommands(wxFrame& frame, Hooks hooks);

    Menu menu();
    /// Opens the reference at a term; without one where it was left.
    void explain(const glossary::Term* term);
    /// The reference, if it has been opened.
    const ReferenceWindow* reference() const { return reference_.get(); }

  private:
    void explain_focus();

    wxFrame& frame_;
    Hooks hooks_;
    wxWeakRef<ReferenceWindow> reference_;
};

} // namespace pampas::desktop
