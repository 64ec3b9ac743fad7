#pragma once

#include "editor/desktop/context/signal.h"
#include "editor/desktop/frame/menus.h"
#include "editor/session/origin.h"

#include <filesystem>
#include <memory>
#include <vector>

class wxFrame;
class wxWindow;

namespace pampas::desktop {

class Context;
class MapWindow;

/// What the menus of the window offer, and the keys of it.
class Commands {
  public:
    /// All but `handlers`, which has what panels offer, outlive it.
    Commands(wxFrame& frame, Context& context, MapWindow& map, Handlers handlers);
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
    ActionTable& actions() { return *actions_; }

  private:
    struct Groups;

    /// Asks for a command by words, and does it.
    void find_command();
    /// Gives the commands the keys that are kept.
    void restore_keys();
    void show_keys(wxWindow& above);
    void give_keys(const KeyChoices& choices);

    wxFrame& frame_;
    Context& context_;
    MapWindow& map_;
    std::unique_ptr<Groups> groups_;
    std::unique_ptr<ActionTable> actions_;
    Connections connections_;
};

} // namespace pampas::desktop
