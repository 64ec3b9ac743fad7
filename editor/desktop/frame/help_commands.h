#pragma once

#include "analysis/glossary/glossary.h"
#include "editor/desktop/context/context.h"

#include <wx/weakref.h>

class wxFrame;

namespace pampas::desktop {

class ReferenceWindow;

/// The `Help` menu, and the reference, which explains what the user is at.
class HelpCommands {
  public:
    /// Answers what windows below the frame want explained. Both outlive it.
    HelpCommands(wxFrame& frame, Context& context);

    Menu menu();
    /// Opens the reference at a term; without one where it was left.
    void explain(const glossary::Term* term);

  private:
    void explain_focus();

    wxFrame& frame_;
    Context& context_;
    wxWeakRef<ReferenceWindow> reference_;
};

} // namespace pampas::desktop
