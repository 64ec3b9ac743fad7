#pragma once

#include "editor/desktop/context/signal.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/session/origin.h"

#include <filesystem>
#include <memory>
#include <vector>

class wxFrame;

namespace pampas::desktop {

class Context;
class MapWindow;
class Panes;

/// What the menus of the window offer.
class Commands {
  public:
    /// All outlive it.
    Commands(wxFrame& frame, Context& context, MapWindow& map, Panes& panes);
    ~Commands();

    /// Whether all maps may go: they are saved, or the user does not mind.
    bool all_may_go();
    /// Opens all these, beside each other.
    void open_all(const std::vector<session::Place>& places);
    /// Opens files; brings what is in folders into the library that is shown.
    void take(const std::vector<std::filesystem::path>& dropped);
    /// Offers what editors that were stopped have left unsaved.
    void offer_unsaved_work();
    /// All actions, as the menus have them.
    ActionTable& actions();

  private:
    struct Groups;

    std::unique_ptr<Groups> groups_;
    std::unique_ptr<ActionTable> actions_;
    Connections connections_;
};

} // namespace pampas::desktop
