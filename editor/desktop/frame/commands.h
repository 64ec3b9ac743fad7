#pragma once

#include "editor/desktop/context/signal.h"
#include "editor/desktop/frame/menus.h"
#include "editor/session/origin.h"

#include <filesystem>
#include <memory>
#include <vector>

class wxContextMenuEvent;
class wxFrame;
class wxWindow;

namespace pampas::desktop {

class Context;
class MapWindow;

/// The commands of the window's menus, with their keys.
class Commands {
  public:
    /// `handlers` has the actions of panels. The other arguments outlive it.
    Commands(wxFrame& frame, Context& context, MapWindow& map, Handlers handlers);
    ~Commands();

    /// Asks what to do with each modified map. Returns whether all maps may close now: they are
    /// saved, or the user discards their changes.
    bool ask_to_close_all();
    /// Opens all these places: maps in tabs of their own, records at the table.
    void open_all(const std::vector<session::Place>& places);
    /// Opens files; imports the maps of folders into the library that is shown.
    void take(const std::vector<std::filesystem::path>& dropped);
    /// All actions of the menus.
    ActionTable& actions() { return *actions_; }

  private:
    struct Groups;

    /// Asks for a command by words, and runs it.
    void find_command();
    /// Gives the commands the keys from the configuration.
    void restore_keys();
    void show_keys(wxWindow& above);
    void give_keys(const KeyChoices& choices);
    /// Offers what can be done with the space at the pointer or the cursor, in any view of the map.
    void offer(wxContextMenuEvent& event);

    wxFrame& frame_;
    Context& context_;
    MapWindow& map_;
    std::unique_ptr<Groups> groups_;
    std::unique_ptr<ActionTable> actions_;
    Connections connections_;
};

} // namespace pampas::desktop
