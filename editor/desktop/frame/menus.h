#pragma once

#include "editor/desktop/widgets/actions.h"

namespace pampas::desktop {

/// How an action is shown at the moment.
struct ActionState {
    std::function<bool()> enabled = {};      ///< none: always
    std::function<bool()> checked = {};      ///< none: it has no mark
    std::function<wxString()> changing = {}; ///< its name, where that changes
};

/// What the commands of the window do. Groups of commands add theirs under their ids; `menus` knows
/// what they are called and where they stand.
class Handlers {
  public:
    /// An action that the menus describe and that can always be done.
    void add(std::string id, std::function<void()> run);
    /// One that can be done while `enabled`.
    void add(std::string id, std::function<bool()> enabled, std::function<void()> run);
    void add(std::string id, ActionState state, std::function<void()> run);
    /// An action with a menu of its own, made each time, in place of what it does.
    void add_submenu(std::string id, std::function<wxMenu*()> submenu);
    /// Actions that describe themselves, such as one for each tool.
    void add(ActionGroup actions);

    const ActionGroup& actions() const { return actions_; }

  private:
    ActionGroup actions_;
};

/// The menus of the window, which have each of these actions once.
std::vector<Menu> menus(const Handlers& handlers);

} // namespace pampas::desktop
