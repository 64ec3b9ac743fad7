#pragma once

#include "analysis/glossary/glossary.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/frame/menus.h"

#include <wx/weakref.h>

class wxFrame;

namespace pampas::desktop {

class ReferenceWindow;

/// What is about the program and not about a map: preferences, help, and the reference, which
/// explains what the user is at.
class ProgramCommands {
  public:
    /// Explains what windows below the frame ask for. Both outlive it.
    ProgramCommands(wxFrame& frame, Context& context);

    void add_to(Handlers& handlers);

  private:
    /// Asks for the preferences, keeps them and lets them take effect.
    void ask_preferences();
    /// Opens the reference at a term; without one where it was left.
    void explain(const glossary::Term* term);
    void explain_focus();

    wxFrame& frame_;
    Context& context_;
    wxWeakRef<ReferenceWindow> reference_;
};

} // namespace pampas::desktop
