#pragma once

#include "editor/desktop/frame/file_commands.h"

#include <vector>

namespace pampas::desktop {

/// What is done with several maps at once: those that are open, and those that are to be opened.
class OpenMapCommands {
  public:
    /// Both outlive it.
    OpenMapCommands(Context& context, FileCommands& files) : context_(context), files_(files) {}

    /// For the `File` menu.
    ActionGroup actions();
    /// Whether all maps may go: they are saved, or the user does not mind.
    bool all_may_go();
    /// Opens all these, beside each other, when `window` comes to it.
    void open_all(wxWindow& window, const std::vector<session::Place>& places);
    /// Offers what editors that were stopped have left unsaved.
    void offer_unsaved_work();

  private:
    void close();

    Context& context_;
    FileCommands& files_;
};

} // namespace pampas::desktop
