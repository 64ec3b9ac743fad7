#pragma once

#include "editor/desktop/widgets/actions.h"

namespace pampas::desktop {

/// The current state of an action in menus.
struct ActionState {
    std::function<bool()> enabled = {};      ///< none: always
    std::function<bool()> checked = {};      ///< none: no check mark
    std::function<wxString()> changing = {}; ///< its label, if that changes
};

/// What the commands of the window do. Groups of commands add their actions by id; `menus` knows
/// the labels and places of the actions.
class Handlers {
  public:
    /// Adds an action that the menus describe and that is always enabled.
    void add(std::string id, std::function<void()> run);
    /// Adds an action that is enabled while `enabled` returns true.
    void add(std::string id, std::function<bool()> enabled, std::function<void()> run);
    void add(std::string id, ActionState state, std::function<void()> run);
    /// Adds a submenu, made each time it opens.
    void add_submenu(std::string id, std::function<wxMenu*()> submenu);
    /// Adds actions that describe themselves, such as one for each tool.
    void add(ActionGroup actions);

    const ActionGroup& actions() const { return actions_; }

  private:
    ActionGroup actions_;
};

/// The actions that the map's context menu offers for a space: ids, in groups.
std::span<const std::vector<std::string_view>> space_menu();

/// The actions that the magnification in the status bar offers.
std::span<const std::vector<std::string_view>> magnification_menu();

/// The menus of the window; each of these actions is in them once.
std::vector<Menu> menus(const Handlers& handlers);

} // namespace pampas::desktop
