#pragma once

#include "editor/desktop/context/context.h"

class wxWindow;

namespace pampas::desktop {

/// Prints the open map.
class PrintCommands {
  public:
    /// Both outlive it.
    PrintCommands(wxWindow& window, Context& context) : window_(window), context_(context) {}

    /// For the `File` menu.
    Action action();

  private:
    void print();
    std::string footer() const;

    wxWindow& window_;
    Context& context_;
};

} // namespace pampas::desktop
