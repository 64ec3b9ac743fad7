#pragma once

#include "analysis/glossary/glossary.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/frame/menus.h"

#include <wx/weakref.h>

class wxFrame;

namespace pampas::desktop {

class ReferenceWindow;

/// Commands about the program, not a map: preferences, help, and the reference, which explains what
/// the user is looking at.
class ProgramCommands {
  public:
    /// Handles requests for explanations from windows of the frame. Frame and context outlive it.
    ProgramCommands(wxFrame& frame, Context& context);

    void add_to(Handlers& handlers);

  private:
    /// Asks for the preferences, keeps them and applies them.
    void ask_preferences();
    /// Opens the reference at a term; null: where it was left.
    void explain(const glossary::Term* term);
    void explain_focus();

    wxFrame& frame_;
    Context& context_;
    wxWeakRef<ReferenceWindow> reference_;
};

} // namespace pampas::desktop
